//! Where thinking ahead stops.

use crate::Judge;
use table::{Seat, Turn};

/// Counts the turns of a seat while a game is played on.
pub(crate) struct Horizon {
    turns: u32,
    settled: bool,
}

impl Horizon {
    /// The end of so many turns of a seat, the one it is in included.
    pub(crate) const fn after(turns: u32) -> Self {
        Self { turns, settled: false }
    }

    /// Whether it is time to judge; asked after every move.
    pub(crate) fn is_reached<G: Judge>(&mut self, game: &G, seat: Seat) -> bool {
        if game.turn() == Turn::Over {
            return true;
        }
        let settled = game.is_settled(seat);
        if settled && !self.settled {
            self.turns = self.turns.saturating_sub(1);
        }
        self.settled = settled;
        self.turns == 0
    }
}
