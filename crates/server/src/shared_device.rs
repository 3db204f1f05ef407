//! Several people sharing one device: it shows the hand of one of them, and no hand while it is handed over.

use crate::live_table::LiveTable;
use crate::snapshot::Snapshot;
use std::sync::Arc;
use table::{Actor, Seat, Turn};

/// What a person sees of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ViewedSeat {
    /// They have no seat here.
    None,
    /// The view of this seat.
    Seat(Seat),
    /// They have several seats, and secrets are covered until the next player has the device.
    Covered(Option<Seat>),
}

impl Snapshot {
    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: i64) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(move |seat| self.seats[seat.index()].person == Some(person))
    }

    /// What a person sees. Somebody with several seats sees the one they uncovered last, until another of them is on
    /// turn.
    pub(crate) fn viewed_seat(&self, person: i64) -> ViewedSeat {
        let mut own = self.seats_of(person);
        let Some(first) = own.next() else { return ViewedSeat::None };
        if own.next().is_none() {
            return ViewedSeat::Seat(first);
        }
        let turn = self.running.turn();
        let uncovered = self.uncovered.get(&person).copied();
        let mut due = self.seats_of(person).filter(|&seat| turn.includes(Actor::Seat(seat)));
        match (uncovered, due.next()) {
            _ if turn == Turn::Over => ViewedSeat::Seat(uncovered.unwrap_or(first)),
            (Some(seat), None) => ViewedSeat::Seat(seat),
            (Some(seat), Some(next)) if seat == next || due.any(|next| next == seat) => {
                ViewedSeat::Seat(seat)
            }
            (_, next) => ViewedSeat::Covered(next),
        }
    }

    /// The seat a person decides for: the one they see if it is on turn, otherwise the first of theirs that is.
    pub(crate) fn acting_seat(&self, person: i64) -> Option<Seat> {
        let turn = self.running.turn();
        let shown = match self.viewed_seat(person) {
            ViewedSeat::Seat(seat) => Some(seat),
            ViewedSeat::None | ViewedSeat::Covered(_) => None,
        };
        let mut due =
            shown.into_iter().chain(self.seats_of(person)).filter(|&seat| turn.includes(Actor::Seat(seat)));
        due.next().or_else(|| self.seats_of(person).next())
    }
}

impl LiveTable {
    /// Sets which of a person's seats their device shows; `None` covers all. It is not stored: after a restart
    /// everything is covered.
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
