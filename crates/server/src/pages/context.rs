//! What a page of a table is drawn from: the table, its situation, and what the reader may see of it.

use crate::drawing::{Placeholders, cached, key};
use crate::hints::HintState;
use crate::live_table::LiveTable;
use crate::mutes::Muted;
use crate::reader::Reader;
use crate::shared_device::ViewedSeat;
use crate::simultaneous::still_chooses;
use crate::snapshot::Snapshot;
use boards::{Clock, Sitter};
use bots::{Level, Style};
use games::AnyMove;
use maud::Markup;
use std::cell::OnceCell;
use std::cmp::Ordering;
use std::hash::Hash;
use std::sync::Arc;
use table::{Actor, Eye, Seat, Turn};

/// A table and its reader: everything a page is drawn from.
pub(crate) struct PageContext<'a> {
    /// The reader.
    pub reader: &'a Reader,
    /// The table.
    pub live: &'a Arc<LiveTable>,
    /// The situation at the table.
    pub snapshot: &'a Snapshot,
    /// The people whom the reader has muted.
    pub muted: Muted,
    /// The taps of the reader in this decision.
    pub taps: &'a [String],
    /// Whether the browser shows this version for a while before the next one.
    pub hold: bool,
    /// Whether this is an earlier situation, where nothing can be chosen.
    pub past: bool,
    /// The second that clocks show, since 1970.
    pub second: i64,
    /// The parts that templates refer to.
    pub placeholders: Placeholders,
    /// The names of the seats, once somebody asks for them; see [`PageContext::names`].
    pub(crate) names: OnceCell<Vec<String>>,
    /// From where the reader looks, once somebody asks for it; see [`PageContext::viewed_seat`].
    pub(crate) viewed_seat: OnceCell<ViewedSeat>,
    /// What all parts of the page depend on, once one is asked for; see [`PageContext::part`].
    pub(crate) common: OnceCell<u64>,
}

impl<'a> PageContext<'a> {
    /// A reader looks at a snapshot of a table.
    pub(crate) fn new(reader: &'a Reader, live: &'a Arc<LiveTable>, snapshot: &'a Snapshot) -> Self {
        let muted = reader.person.as_ref().map(|person| live.mutes.of(person.id)).unwrap_or_default();
        Self {
            reader,
            live,
            snapshot,
            muted,
            taps: &[],
            hold: false,
            past: false,
            second: live.clock.now() / 1000,
            placeholders: Placeholders::default(),
            names: OnceCell::new(),
            viewed_seat: OnceCell::new(),
            common: OnceCell::new(),
        }
    }

    /// The reader's own seats: several where people share a screen.
    pub(super) fn own_seats(&self) -> impl Iterator<Item = Seat> {
        let person = self.reader.person.as_ref();
        person.into_iter().flat_map(|person| self.snapshot.seats_of(person.id))
    }

    /// Whether the reader holds several seats.
    pub(super) fn shares_screen(&self) -> bool {
        self.own_seats().nth(1).is_some()
    }

    /// From where the reader looks.
    pub(super) fn viewed_seat(&self) -> ViewedSeat {
        let person = self.reader.person.as_ref();
        let find_out = || person.map_or(ViewedSeat::None, |person| self.snapshot.viewed_seat(person.id));
        *self.viewed_seat.get_or_init(find_out)
    }

    /// Whether the reader sits at the table.
    pub(crate) fn sits(&self) -> bool {
        self.viewed_seat() != ViewedSeat::None
    }

    /// The seat the reader looks from; none while several of their own are covered.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.viewed_seat() {
            ViewedSeat::Seat(seat) => Some(seat),
            ViewedSeat::None | ViewedSeat::Covered(_) => None,
        }
    }

    /// What the reader may know.
    pub(crate) fn eye(&self) -> Eye {
        self.seat().map_or(Eye::Spectator, Eye::Seat)
    }

    /// The names of the seats.
    pub(crate) fn names(&self) -> &[String] {
        self.names.get_or_init(|| self.snapshot.names(self.reader.words))
    }

    /// A part of the page that others may see as well, or that stays while others change; see [`cached`]. It
    /// may show the names of the seats, which change when somebody else sits down.
    pub(super) fn part(
        &self,
        name: &'static str,
        depends_on: impl Hash,
        draw: impl Fn() -> Markup,
    ) -> Markup {
        let common = *self.common.get_or_init(|| key((self.live.pages.table(), self.names())));
        cached(&self.placeholders, name, self.reader.words, (common, depends_on), draw)
    }

    /// The seat that may ask for a hint here: the reader's own, while it is on turn.
    pub(super) fn hinted_seat(&self) -> Option<Seat> {
        self.seat().filter(|_| self.live.stored.hints && self.snapshot.begun && self.my_turn())
    }

    /// The state of the request for a hint of that seat.
    pub(crate) fn hint(&self) -> Option<HintState> {
        self.live.hints.of(self.hinted_seat()?, &self.snapshot.running)
    }

    /// Whether the page shows a running clock.
    pub(crate) fn clock_runs(&self) -> bool {
        self.live.stored.clock.is_some() && self.snapshot.begun && !self.is_over()
    }

    /// Who sits at the table: which are bots, and how long everybody may still think.
    pub(super) fn sitters(&self) -> Vec<Sitter> {
        let (snapshot, turn) = (self.snapshot, self.snapshot.running.turn());
        let clock = |seat: Seat| {
            let runs = !self.is_over() && turn.includes(Actor::Seat(seat));
            let running = if runs { snapshot.clocks.thinking(seat, self.second * 1000) } else { 0 };
            let limit = i64::from(self.live.stored.clock?) * 1000;
            Some(Clock { left: (limit - snapshot.clocks.thought(seat) - running).max(0), runs })
        };
        // A level of another version of the program is still a bot's.
        let level = |level: &String| level.parse().unwrap_or(Level::QUICK);
        let sitter = |(seat, bot): (Seat, Option<Level>)| Sitter {
            bot: bot.map(Level::id),
            style: bot.map(|level| (self.live.game, Style::of(level, seat).id())),
            clock: clock(seat),
        };
        let bots = snapshot.seats.iter().map(|own| own.bot.as_ref().map(level));
        Seat::all(snapshot.seats.len()).zip(bots).map(sitter).collect()
    }

    /// What the reader may choose from now.
    pub(super) fn offers(&self) -> Vec<AnyMove> {
        let seat = self.seat().filter(|_| !self.past && !self.live.stored.closed);
        seat.map(|seat| self.snapshot.running.offers(seat)).unwrap_or_default()
    }

    /// Whether the reader still has the decision they had after `seen` moves: others may have chosen
    /// simultaneously, or taken their choice back.
    pub(super) fn is_due_since(&self, seen: Option<usize>) -> bool {
        let (running, Some(seen)) = (&*self.snapshot.running, seen) else { return true };
        let Some(seat) = self.seat() else { return false };
        match running.moves_made().cmp(&seen) {
            Ordering::Equal => true,
            Ordering::Greater => still_chooses(running, seat, seen),
            Ordering::Less => {
                matches!(running.turn(), Turn::Seats(choosing) if choosing.len() > 1 && choosing.contains(seat))
            }
        }
    }

    /// Whether it is the turn of one of the reader's seats.
    pub(super) fn my_turn(&self) -> bool {
        if self.past {
            return false;
        }
        let turn = self.snapshot.running.turn();
        !self.live.stored.closed && self.own_seats().any(|seat| turn.includes(Actor::Seat(seat)))
    }
}
