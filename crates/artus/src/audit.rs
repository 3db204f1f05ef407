//! What must be true of every situation, whoever claims it: no piece lost, no card doubled, no turn out of step.

use crate::cards::CardSet;
use crate::deck::Deck;
use crate::state::{Artus, Flow, Open, Options, Phase};
use crate::vocab::{Category, Kind, Metal, Mode};
use std::fmt::Display;
use table::{Clause, Fault, Seat};

/// How many cards a seat must have played and received by now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    pub(crate) played: u8,
    pub(crate) received: u8,
}

fn demand(
    holds: bool,
    clause: &'static str,
    at: &str,
    found: impl Display,
    expected: impl Display,
) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::value(Some(Clause(clause)), at, found, expected)) }
}

/// A range for a person: `3`, or `1–4`.
fn range(from: u8, to: u8) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

impl Flow {
    /// How far a seat is from the start player, clockwise.
    fn distance(&self, seat: Seat, players: usize) -> usize {
        (seat.index() + players - self.start.index()) % players
    }

    /// How many knights a seat has placed by now (ART-5.1, ART-5.3).
    fn placed(&self, seat: Seat, options: &Options) -> u8 {
        let distance = |seat: Seat| self.distance(seat, options.players());
        match self.phase {
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal => 0,
            // The right neighbour of the start player is first, the start player last.
            Phase::Place => self.round - 1 + u8::from(distance(seat) > distance(self.active)),
            Phase::Play | Phase::Draw | Phase::Reveal(_) | Phase::Over => options.knights_each(),
        }
    }

    /// The cards a seat must have played and received by now (ART-13.4, ART-14.9).
    pub(crate) fn due(&self, seat: Seat, options: &Options) -> Due {
        let (players, mode) = (options.players(), options.mode);
        let all: u8 = Kind::ALL.into_iter().filter(|&kind| mode.uses(kind)).map(Deck::count).sum();
        let dealt: u8 = Kind::ALL.into_iter().map(|kind| mode.dealt(kind)).sum();
        let each = mode.cards_per_turn();
        let finished = match self.phase {
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal => return Due { played: 0, received: 0 },
            Phase::Place => 0,
            Phase::Over => mode.rounds(),
            Phase::Play | Phase::Draw | Phase::Reveal(_) => {
                let before = self.distance(seat, players) < self.distance(self.active, players);
                self.round - 1 + u8::from(before)
            }
        };
        let (played_now, drawn_now) = match self.phase {
            Phase::Play if seat == self.active => (self.done, 0),
            Phase::Draw | Phase::Reveal(_) if seat == self.active => (each, self.done),
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Place | Phase::Over => (0, 0),
            Phase::Play | Phase::Draw | Phase::Reveal(_) => (0, 0),
        };
        let received = (dealt + finished * each + drawn_now).min(all);
        Due { played: finished * each + played_now, received }
    }

    /// Whether round, start player and player on turn can be what they say.
    pub(crate) fn check(&self, options: &Options) -> Result<(), Fault> {
        let Self { phase, start, active, round, done } = *self;
        let players = options.players();
        for (at, seat) in [("turn.start_player", start), ("turn.player", active)] {
            demand(seat.index() < players, "ART-1.3", at, seat, format!("1–{players}"))?;
        }
        let (rounds, clause) = match phase {
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal => (1..=1, "ART-5.1"),
            Phase::Place => (1..=options.knights_each(), "ART-5.3"),
            Phase::Play => (1..=options.mode.rounds(), options.mode.either("ART-6.1", "ART-14.9")),
            // In the last rounds no card is left to draw.
            Phase::Draw | Phase::Reveal(_) => {
                (1..=options.rounds_with_draws(), options.mode.either("ART-13.4", "ART-14.9"))
            }
            Phase::Over => (options.mode.rounds()..=options.mode.rounds(), "ART-16.1"),
        };
        let expected = range(*rounds.start(), *rounds.end());
        demand(rounds.contains(&round), clause, "turn.round", round, expected)?;
        let most = match phase {
            Phase::Play | Phase::Draw | Phase::Reveal(_) => options.mode.cards_per_turn() - 1,
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Place | Phase::Over => 0,
        };
        demand(done <= most, "ART-14.3", "turn.done", done, range(0, most))?;
        let (first, fixed) =
            (Seat::new(0), |at, seat, other| demand(seat == other, "ART-16.2", at, seat, other));
        match phase {
            Phase::StartPlayer => {
                fixed("turn.start_player", start, first)?;
                fixed("turn.player", active, first)
            }
            Phase::FirstKing | Phase::Deal => fixed("turn.player", active, first),
            Phase::Over => fixed("turn.player", active, start),
            Phase::Place | Phase::Play | Phase::Draw | Phase::Reveal(_) => Ok(()),
        }
    }
}

impl Mode {
    /// The clause that holds in this mode (ART-1.4).
    const fn either(self, beginner: &'static str, advanced: &'static str) -> &'static str {
        match self {
            Self::Beginner => beginner,
            Self::Advanced => advanced,
        }
    }
}

impl Options {
    /// The number of rounds in which cards are drawn (ART-13.4, ART-14.9).
    fn rounds_with_draws(&self) -> u8 {
        let drawn = |kind| if self.mode.uses(kind) { Deck::count(kind) - self.mode.dealt(kind) } else { 0 };
        Kind::ALL.into_iter().map(drawn).sum::<u8>() / self.mode.cards_per_turn()
    }
}

impl Open {
    /// Whether all figures and rings are there, each once (section 2, ART-4.9, ART-11.9).
    fn check_table(&self) -> Result<(), Fault> {
        let table = &self.table;
        let seated = table.knights.iter().chain(&table.royals).map(|chairs| chairs.len()).sum::<usize>();
        demand(seated == table.occupied().len(), "ART-3.1", "chairs", seated, table.occupied().len())?;
        let before_the_king = matches!(self.flow.phase, Phase::StartPlayer | Phase::FirstKing);
        let each = if before_the_king { 0 } else { 2 };
        for metal in Metal::ALL {
            let found = table.royals(metal).len();
            demand(
                found == each,
                "ART-2.1",
                "chairs",
                format!("{found} × {metal}"),
                format!("{each} × {metal}"),
            )?;
        }
        let kings = usize::from(table.metal(table.king).is_some());
        demand(
            kings == each / 2,
            "ART-2.2",
            "chairs",
            format!("{kings} × king"),
            format!("{} × king", each / 2),
        )?;
        let princes = (table.royals[0].union(table.royals[1])).len().saturating_sub(1);
        let mut ringed = table.two_rings;
        ringed.remove(table.king);
        let valid = ringed == table.two_rings && ringed.is_subset(table.royals[0].union(table.royals[1]));
        demand(
            valid && ringed.len() <= princes,
            "ART-11.9",
            "chairs",
            table.two_rings.iter().map(|chair| chair.to_string()).collect::<Vec<_>>().join(", "),
            "prince silver 2, prince bronze 2",
        )?;
        for seat in [0, 1, 2, 3].map(Seat::new) {
            let playing = seat.index() < self.players();
            let due = if playing { self.flow.placed(seat, &self.options) } else { 0 };
            let clause = if self.flow.phase == Phase::Place { "ART-5.3" } else { "ART-4.9" };
            let (found, expected) = (table.knights(seat).len(), usize::from(due));
            let text = |count: usize| format!("{count} × knight {seat}");
            demand(found == expected, clause, "chairs", text(found), text(expected))?;
        }
        Ok(())
    }
}

impl Artus {
    pub(crate) fn check(&self) -> Result<(), Fault> {
        self.open.flow.check(&self.open.options)?;
        self.open.check_table()?;
        for seat in [0, 1, 2, 3].map(Seat::new) {
            if seat.index() < self.open.players() {
                self.check_cards(seat)?;
            }
        }
        if self.open.flow.phase == Phase::Deal {
            self.check_deal()?;
        }
        if let Phase::Reveal(kind) = self.open.flow.phase {
            let left = self.open.pile(self.open.flow.active, kind);
            let some = |&kind: &Kind| self.open.pile(self.open.flow.active, kind) > 0;
            let piles = Kind::ALL.into_iter().filter(some).map(Kind::id).collect::<Vec<_>>().join(", ");
            demand(left > 0, "ART-13.2", "turn.pile", kind, piles)?;
        }
        Ok(())
    }

    /// Whether a seat's cards are where they can be by now (ART-13.4, ART-14.9).
    fn check_cards(&self, seat: Seat) -> Result<(), Fault> {
        let at = |part: &str| format!("seat.{seat}.{part}");
        let (played, hand) = (self.open.played(seat), self.secret[seat.index()].hand);
        demand(
            played.intersection(hand).is_empty(),
            "ART-2.4",
            &at("hand"),
            self.ids(played.intersection(hand)).join(", "),
            "-",
        )?;
        let mode = self.open.options.mode;
        let (clause, first_hand) = (mode.either("ART-13.4", "ART-14.9"), mode.either("ART-4.12", "ART-14.2"));
        let mut played_beyond_the_deal = 0;
        for kind in Kind::ALL.into_iter().filter(|&kind| !mode.uses(kind)) {
            let found = Deck::of(kind).intersection(played.union(hand)).len();
            demand(found == 0, "ART-4.11", &at("hand"), format!("{found} × {kind}"), format!("0 × {kind}"))?;
            for part in [Category::Scorings, Category::Penalties] {
                let points = self.open.points(seat, part);
                let at = format!("seat.{seat}.points.{}", part.id());
                demand(points == 0, "ART-4.11", &at, points, 0)?;
            }
        }
        for kind in Kind::ALL {
            let received = Deck::of(kind).intersection(played.union(hand)).len();
            let least = if self.is_dealt() { usize::from(mode.dealt(kind)) } else { 0 };
            let (found, expected) = (format!("{received} × {kind}"), format!("≥ {least} × {kind}"));
            demand(received >= least, first_hand, &at("hand"), found, expected)?;
            let played = Deck::of(kind).intersection(played).len();
            played_beyond_the_deal += played.saturating_sub(usize::from(mode.dealt(kind)));
            let pile = if mode.uses(kind) { usize::from(Deck::count(kind)) - received } else { 0 };
            let counted = usize::from(self.open.pile(seat, kind));
            demand(counted == pile, "ART-17.1", &at("hand"), counted, pile)?;
        }
        // What is drawn at the end of a turn can be played in the next one at the earliest.
        let turns = played.len().div_ceil(usize::from(mode.cards_per_turn()));
        let most = usize::from(mode.cards_per_turn()) * turns.saturating_sub(1);
        let (found, holds) = (played_beyond_the_deal, played_beyond_the_deal <= most);
        demand(holds, mode.either("ART-6.2", "ART-14.7"), &at("played"), found, format!("≤ {most}"))?;
        let due = self.open.flow.due(seat, &self.open.options);
        demand(played.len() == usize::from(due.played), clause, &at("played"), played.len(), due.played)?;
        if matches!(self.open.flow.phase, Phase::StartPlayer | Phase::FirstKing) {
            demand(hand.is_empty(), first_hand, &at("hand"), hand.len(), 0)?;
        }
        if self.is_dealt() {
            let held = due.received - due.played;
            demand(hand.len() == usize::from(held), clause, &at("hand"), hand.len(), held)?;
        }
        Ok(())
    }

    const fn is_dealt(&self) -> bool {
        match self.open.flow.phase {
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal => false,
            Phase::Place | Phase::Play | Phase::Draw | Phase::Reveal(_) | Phase::Over => true,
        }
    }

    /// While cards are dealt, the seats receive theirs one after the other.
    fn check_deal(&self) -> Result<(), Fault> {
        let due = self.receiver();
        let clause = self.open.options.mode.either("ART-4.12", "ART-14.2");
        demand(due.is_some(), clause, "turn.phase", "deal", "place")?;
        for seat in Seat::all(self.open.players()) {
            for kind in Kind::ALL {
                let whole = self.open.options.mode.dealt(kind);
                let fits = match due {
                    Some(next) if (seat, kind) < next => self.open.held(seat, kind) == whole,
                    Some(next) if (seat, kind) > next => self.open.held(seat, kind) == 0,
                    Some(_) | None => true,
                };
                let at = format!("seat.{seat}.hand");
                let wanted = if due.is_some_and(|next| (seat, kind) > next) { 0 } else { whole };
                let found = format!("{} × {kind}", self.open.held(seat, kind));
                demand(fits, clause, &at, found, format!("{wanted} × {kind}"))?;
            }
        }
        Ok(())
    }

    /// Sets the sizes of the piles to what hands and played cards leave in them.
    pub(crate) fn count_piles(&mut self) {
        for seat in Seat::all(self.open.players()) {
            for kind in Kind::ALL.into_iter().filter(|&kind| self.open.options.mode.uses(kind)) {
                let gone: CardSet = self.open.played(seat).union(self.secret[seat.index()].hand);
                let left = Deck::of(kind).without(gone).len() as u8;
                self.open.piles[seat.index()][kind.index()] = left;
            }
        }
    }
}
