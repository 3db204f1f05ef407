//! The page of a table: the board, the hand, the choices, the players, the log and the chat, as one reader sees them.

pub(super) use super::log::log;
use super::new_table::bot_described;
use super::{ending, follow, frame, head, hint, lobby, stage, talk};
use crate::drawing::{Page, Placeholders, cached, key, shared_page};
use crate::error::Failure;
use crate::hints::HintState;
use crate::house::House;
use crate::live_table::LiveTable;
use crate::mutes::Muted;
use crate::play::table_and_person;
use crate::reader::Reader;
use crate::shared_device::Facing;
use crate::simultaneous::still_chooses;
use crate::snapshot::Snapshot;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use boards::{Clock, Sitter};
use bots::{Level, Style};
use games::AnyMove;
use maud::{Markup, html};
use std::cell::OnceCell;
use std::cmp::Ordering;
use std::hash::Hash;
use std::sync::Arc;
use table::{Actor, Eye, Seat, Turn};

/// A table and its reader: everything a page is drawn from.
pub(crate) struct Look<'a> {
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
    /// The names of the seats, once somebody asks for them; see [`Look::names`].
    pub(crate) names: OnceCell<Vec<String>>,
    /// From where the reader looks, once somebody asks for it; see [`Look::facing`].
    pub(crate) facing: OnceCell<Facing>,
    /// What all parts of the page depend on, once one is asked for; see [`Look::part`].
    pub(crate) common: OnceCell<u64>,
}

impl<'a> Look<'a> {
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
            facing: OnceCell::new(),
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
    fn facing(&self) -> Facing {
        let person = self.reader.person.as_ref();
        let find_out = || person.map_or(Facing::Nowhere, |person| self.snapshot.facing(person.id));
        *self.facing.get_or_init(find_out)
    }

    /// Whether the reader sits at the table.
    pub(crate) fn sits(&self) -> bool {
        self.facing() != Facing::Nowhere
    }

    /// The seat the reader looks from; none while several of their own are covered.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.facing() {
            Facing::Seat(seat) => Some(seat),
            Facing::Nowhere | Facing::Covered(_) => None,
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
    fn is_due_since(&self, seen: Option<usize>) -> bool {
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

    pub(super) fn my_turn(&self) -> bool {
        if self.past {
            return false;
        }
        let turn = self.snapshot.running.turn();
        !self.live.stored.closed && self.own_seats().any(|seat| turn.includes(Actor::Seat(seat)))
    }
}

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    let (live, _) = table_and_person(&house, &reader, &id).await?;
    let (snapshot, at) = (live.snapshot(), reader.at(format!("/t/{id}")));
    let look = Look::new(&at, &live, &snapshot);
    let body = html! {
        div.table-page data-table=(id) data-ask={ "/t/" (id) "/explain" } data-seated=[look.sits().then_some("yes")] data-my-turn=(reader.words.say("server-your-turn"))
            data-lost=(reader.words.say("server-lost")) { (shared_page(&look, snapshot.version).text()) }
    };
    Ok(frame(&reader, &reader.words.game(live.game), "table", &body))
}

/// The maximum number of taps of one decision; older ones are ignored.
const MOST_TAPS: usize = 512;

/// The taps of the reader in this decision, one per line.
#[derive(serde::Deserialize)]
pub(crate) struct Taps {
    #[serde(default)]
    taps: String,
    /// The name of the page that the browser shows: then the response is a diff from it.
    base: Option<String>,
    /// The number of moves on the page that was tapped. Taps of an earlier decision are ignored.
    seen: Option<usize>,
    /// The number of moves of an earlier situation to show.
    to: Option<usize>,
}

/// The inner part of the page after some taps.
pub(crate) async fn fragment(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(query): Query<Taps>,
) -> Result<Response, Failure> {
    let (live, _) = table_and_person(&house, &reader, &id).await?;
    let snapshot = live.snapshot();
    let reader = reader.at(format!("/t/{id}"));
    let plain = Look::new(&reader, &live, &snapshot);
    let all: Vec<&str> = query.taps.lines().filter(|_| plain.is_due_since(query.seen)).collect();
    let taps: Vec<String> =
        all[all.len().saturating_sub(MOST_TAPS)..].iter().map(|&tap| tap.to_owned()).collect();
    let page = match query.to.and_then(|to| follow::past(&plain, to)) {
        Some(then) => draw(&Look { past: true, ..Look::new(&reader, &live, &then) }),
        None => draw(&Look { taps: &taps, ..Look::new(&reader, &live, &snapshot) }),
    };
    let Some(base) = query.base else { return Ok(page.text().into_response()) };
    let shown = shared_page(&plain, snapshot.version);
    let from = Some(&*shown).filter(|page| page.is_named(&base));
    Ok(page.steps_from(from).into_response())
}

/// Everything that changes on the page of a table: who waits there, and once all seats are taken the game.
pub(crate) fn draw(look: &Look<'_>) -> Page {
    let snapshot = look.snapshot;
    if !snapshot.begun {
        return Page::new(&lobby::content(look), &look.placeholders);
    }
    let text = html! {
        div.content id="table" data-version=(snapshot.version) data-seen=(snapshot.running.moves_made())
            data-seat=[look.seat()] data-turn=[look.my_turn().then_some("mine")]
            data-over=[look.is_over().then_some("yes")] data-hold=[look.hold.then_some("600")]
            data-tapped=[(!look.taps.is_empty()).then_some("yes")] data-since=[follow::since(look)] data-past=[look.past.then_some("yes")] {
            (head::head(look))
            (head::spectating(look))
            (head::resigning(look))
            @if look.is_over() { (ending::ending(look)) }
            (cover(look))
            (stage::stage(look))
            p.announce role="status" aria-live="polite" { (announcement(look)) }
            (talk::toast(look))
        }
    };
    Page::new(&text, &look.placeholders)
}

/// The screen between two people who share a device: it shows only what all may know, until the next one confirms.
fn cover(look: &Look<'_>) -> Markup {
    let (words, Facing::Covered(Some(next))) = (look.reader.words, look.facing()) else { return html! {} };
    let name = look.names()[next.index()].as_str();
    html! {
        section.cover id="cover" aria-labelledby="pass" {
            span.shield aria-hidden="true" { (stage::shield(look, next)) }
            h2 id="pass" { (words.say_with("server-pass", &[("name", name.into())])) }
            p { (words.say_with("server-pass-hint", &[("name", name.into())])) }
            form data-send="/uncover" {
                input type="hidden" name="seat" value=(next.index() + 1);
                // Focused, so that Enter confirms.
                button.primary data-rest autofocus { (words.say(stage::own_things(look))) }
            }
        }
    }
}

/// Whether the player of a seat is present: a filled or hollow mark, and words for screen readers. A bot
/// shows its face, level and style.
pub(crate) fn presence(look: &Look<'_>, number: usize) -> Markup {
    let (words, is_there, seat) =
        (look.reader.words, look.snapshot.present[number], &look.snapshot.seats[number]);
    let label = words.say(if is_there { "people-here" } else { "people-away" });
    html! {
        @if let Some(level) = &seat.bot {
            @let label = bot_described(words, look.live.game, level, Seat::new(number));
            span.face role="img" aria-label=(label) title=(label) { (boards::beast(Seat::new(number))) }
        } @else if seat.person.is_some() {
            span class=(if is_there { "presence there" } else { "presence" }) role="img" aria-label=(label) title=(label) {}
        }
    }
}

/// The buttons to go back and to confirm the chosen move, with the points it brings at once.
pub(super) fn confirm(look: &Look<'_>, choice: Option<AnyMove>) -> Markup {
    confirm_as(look, choice, None, None)
}

/// The same with a button that says what it does, where a few words are enough, and with what is to be done
/// while nothing is put together.
pub(super) fn confirm_as(
    look: &Look<'_>,
    choice: Option<AnyMove>,
    label: Option<String>,
    prompt: Option<String>,
) -> Markup {
    let (words, snapshot, seat) = (look.reader.words, look.snapshot, look.seat());
    let points =
        choice.as_ref().and_then(|choice| words.brings(choice, &snapshot.running.view(look.eye()), seat?));
    confirm_all(look, choice.as_slice(), points, label, prompt)
}

/// The same for several moves that are made one after the other, and what they bring together.
pub(super) fn confirm_all(
    look: &Look<'_>,
    choices: &[AnyMove],
    points: Option<i32>,
    label: Option<String>,
    prompt: Option<String>,
) -> Markup {
    let (words, snapshot) = (look.reader.words, look.snapshot);
    let lines: Vec<String> = choices.iter().map(ToString::to_string).collect();
    // Of several own seats it may be the last one that decided, not the one on turn.
    let may_undo = look.own_seats().any(|seat| snapshot.running.undo_to(seat).is_ok());
    let said = || -> Option<String> {
        let (choice, seat) = (choices.last()?, look.seat()?);
        Some(words.choice(choice, &snapshot.running.view(look.eye()), seat, look.names()))
    };
    let plays = look.sits() && !look.is_over() && !look.past;
    html! {
        @if plays { div.confirm {
            @if let Some(said) = said() { p.said id="said" { (said) } }
            button type="button" data-undo disabled[!may_undo && look.taps.is_empty()] {
                (words.say(if look.taps.is_empty() { "server-undo" } else { "server-cancel" }))
            }
            (hint::hint(look, choices))
            // Screen readers find it in the list of choices.
            @if let Some(prompt) = prompt.filter(|_| lines.is_empty()) { p.prompt aria-hidden="true" { (prompt) } }
            @if !lines.is_empty() {
                button.primary type="button" data-play=(lines.join("\n")) aria-describedby="said" {
                    (label.unwrap_or_else(|| words.say("server-confirm")))
                    @if let Some(points) = points { " " b { (points_on_button(words, points)) } }
                }
            }
        } }
        p.problem role="alert" id="problem" data-keep {}
    }
}

/// The points on a button; nothing if they are 0.
pub(in crate::pages) fn points_on_button(words: words::Words, points: i32) -> String {
    match points {
        0 => words.say_with("explain-points", &[("count", points.into())]),
        _ => words.signed(points),
    }
}

/// The latest event and whose turn it is, for screen readers.
fn announcement(look: &Look<'_>) -> String {
    if let Some(hint) = hint::announcement(look) {
        return hint;
    }
    let words = look.reader.words;
    if let Facing::Covered(Some(next)) = look.facing() {
        return words.say_with("server-pass", &[("name", look.names()[next.index()].as_str().into())]);
    }
    let (_, newest) = look.snapshot.running.newest_events(1, look.eye());
    let last = newest.first().map(|event| words.event(event, look.names())).unwrap_or_default();
    let begins = newest.first().is_some_and(|event| matches!(event.begins_turn(), Some(Some(_))));
    if look.my_turn() && begins {
        words.say("server-your-turn")
    } else if look.my_turn() {
        format!("{last} {}", words.say("server-your-turn"))
    } else {
        last
    }
}
