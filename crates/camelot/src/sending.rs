//! Phase 2 of a round: everybody closes a fist in secret (section 5, CAM-18.3).

use crate::due::Phase;
use crate::event::Event;
use crate::moves::{Fists, Move};
use crate::refusal::Refusal;
use crate::state::{Camelot, Open};
use table::{Journal, Moves, Private, Seat};

impl Open {
    /// The most knights a colour may ever send (CAM-5.2).
    pub const MOST_SENT: u8 = 3;
}

/// The most each colour of a player may send (CAM-5.2, CAM-5.4).
fn limits(open: &Open, seat: Seat) -> (u8, Option<u8>) {
    let mut colours = open.colours_of(seat).map(|colour| open.pieces(colour).screen.min(Open::MOST_SENT));
    (colours.next().unwrap_or(0), colours.next())
}

pub(crate) fn offer(open: &Open, seat: Seat, out: &mut Moves<Move>) {
    let (first, second) = limits(open, seat);
    for first in 0..=first {
        match second {
            None => out.push(Move::Send(Fists { first, second: None })),
            Some(most) => {
                out.extend((0..=most).map(|second| Move::Send(Fists { first, second: Some(second) })))
            }
        }
    }
}

pub(crate) fn refusal(open: &Open, seat: Seat, fists: Fists) -> Option<Refusal> {
    let mut colours = open.colours_of(seat);
    let (first, second) = (colours.next()?, colours.next());
    let most = |colour| open.pieces(colour).screen.min(Open::MOST_SENT);
    let too_many = |colour, knights: u8| {
        (knights > most(colour)).then_some(Refusal::TooManySent { colour, most: most(colour) })
    };
    match (second, fists.second) {
        (None, None) => too_many(first, fists.first),
        (Some(second), Some(knights)) => too_many(first, fists.first).or_else(|| too_many(second, knights)),
        (None, Some(_)) => Some(Refusal::FistsNeeded { colours: 1 }),
        (Some(_), None) => Some(Refusal::FistsNeeded { colours: 2 }),
    }
}

impl Camelot {
    /// A player closes the fist: that is public, what is in it is not (CAM-5.6, CAM-5.7). When all are closed, the
    /// colour at the bottom of the track predicts first (CAM-5.9, CAM-6.1).
    pub(crate) fn close_fist(&mut self, seat: Seat, fists: Fists, journal: &mut Journal<Event>) {
        let numbers = [Some(fists.first), fists.second];
        for (colour, knights) in self.open.colours_of(seat).zip(numbers.into_iter().flatten()) {
            self.secret[colour.index()].fist = knights;
        }
        self.open.flow.chosen.insert(seat);
        journal.note(|| Event::FistClosed { seat, knights: Private::to(seat, fists) });
        if self.open.flow.chosen.len() == self.open.players() {
            let flow = &mut self.open.flow;
            (flow.phase, flow.place) = (Phase::Predictions, self.open.order.len() as u8 - 1);
        }
    }
}
