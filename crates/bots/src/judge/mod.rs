//! What a situation is worth, in points: one file for each game.
//!
//! A judge looks at a game that somebody imagined. It may look at everything there, because what was hidden from the
//! imagining seat is made up; bots average over several such games.

mod artus;
mod camelot;
mod merlin;

use games::Listed;
use table::{Rng, Seat, Turn};

/// A game whose situations can be judged.
pub trait Judge: Listed {
    /// A lead at the end of a game that is won clearly: about the usual distance between equal players.
    const CLEAR_LEAD: f64;

    /// What a seat can expect to have at the end: its points, and the worth of what is not points yet.
    fn worth(&self, seat: Seat) -> f64;

    /// Whether nothing is under way that would make it wrong to judge now from the point of view of a seat: usually,
    /// that its turn is over.
    fn is_settled(&self, seat: Seat) -> bool {
        match self.turn() {
            Turn::Seats(seats) => !seats.contains(seat),
            Turn::Chance => false,
            Turn::Over => true,
        }
    }

    /// What a player usually does where looking one move ahead tells nothing; `None` where it does.
    fn habit(&self, _seat: Seat, _offers: &[Self::Move], _rng: &mut dyn Rng) -> Option<Self::Move> {
        None
    }
}

/// How far a seat is ahead of the others: of the best of them and of their mean, half and half. The mean alone would not
/// care who wins, the best alone would not care about anybody else.
pub(crate) fn lead<G: Judge>(game: &G, seat: Seat) -> f64 {
    let players = game.players();
    let (mut best, mut sum) = (f64::NEG_INFINITY, 0.0);
    for other in Seat::all(players).filter(|&other| other != seat) {
        let worth = game.worth(other);
        best = best.max(worth);
        sum += worth;
    }
    game.worth(seat) - (best + sum / (players - 1) as f64) / 2.0
}
