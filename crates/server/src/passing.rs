//! Several people around one device: it shows the hand of one of them, and nobody's while it is passed on.

use crate::live_table::LiveTable;
use crate::snapshot::Snapshot;
use std::sync::Arc;
use table::{Actor, Seat, Turn};

/// From where somebody looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Facing {
    /// They have no seat here.
    Nowhere,
    /// From this seat.
    Seat(Seat),
    /// They hold several seats, and what is secret is covered until whoever is next has the device.
    Covered(Option<Seat>),
}

impl Snapshot {
    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: i64) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(move |seat| self.seats[seat.index()].person == Some(person))
    }

    /// From where a person looks. Whoever holds several seats looks from the one they have uncovered last, until
    /// another of them is on turn.
    pub(crate) fn facing(&self, person: i64) -> Facing {
        let mut own = self.seats_of(person);
        let Some(first) = own.next() else { return Facing::Nowhere };
        if own.next().is_none() {
            return Facing::Seat(first);
        }
        let turn = self.running.turn();
        let uncovered = self.uncovered.get(&person).copied();
        let mut due = self.seats_of(person).filter(|&seat| turn.includes(Actor::Seat(seat)));
        match (uncovered, due.next()) {
            _ if turn == Turn::Over => Facing::Seat(uncovered.unwrap_or(first)),
            (Some(seat), None) => Facing::Seat(seat),
            (Some(seat), Some(next)) if seat == next || due.any(|next| next == seat) => Facing::Seat(seat),
            (_, next) => Facing::Covered(next),
        }
    }

    /// The seat for which a person decides: the one they look from if it is on turn, otherwise the first of theirs that is.
    pub(crate) fn acting_seat(&self, person: i64) -> Option<Seat> {
        let turn = self.running.turn();
        let shown = match self.facing(person) {
            Facing::Seat(seat) => Some(seat),
            Facing::Nowhere | Facing::Covered(_) => None,
        };
        let mut due =
            shown.into_iter().chain(self.seats_of(person)).filter(|&seat| turn.includes(Actor::Seat(seat)));
        due.next().or_else(|| self.seats_of(person).next())
    }
}

impl LiveTable {
    /// The device of a person shows what this seat of theirs may know, or nothing secret. Nothing of it is kept: after
    /// a restart everything is covered.
    pub(crate) fn uncover(&self, person: i64, seat: Option<Seat>) {
        self.change(|next| {
            let uncovered = Arc::make_mut(&mut next.uncovered);
            match seat {
                Some(seat) => uncovered.insert(person, seat),
                None => uncovered.remove(&person),
            };
        });
    }
}
