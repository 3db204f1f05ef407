//! Where thinking ahead stops, and what has come of it by then.

use crate::Judge;
use crate::judge::Outcome;
use table::{Seat, Turn};

/// Watches a game that is played on, and judges it at the end of each turn of a seat until it has seen enough.
///
/// What is near is surer, what is far tells more: all these judgements count alike.
pub(crate) struct Horizon {
    turns: u32,
    settled: bool,
    sum: Outcome,
    judgements: u32,
}

impl Horizon {
    /// The end of so many turns of a seat, the one it is in included.
    pub(crate) const fn after(turns: u32) -> Self {
        Self { turns, settled: false, sum: Outcome::NOTHING, judgements: 0 }
    }

    /// Whether enough is seen; to be asked after every move, and no more once it was.
    pub(crate) fn is_reached<G: Judge>(&mut self, game: &G, seat: Seat) -> bool {
        let (over, settled) = (game.turn() == Turn::Over, game.is_settled(seat));
        if over || settled && !self.settled {
            self.turns = if over { 0 } else { self.turns.saturating_sub(1) };
            self.sum.add(&Outcome::of(game));
            self.judgements += 1;
        }
        self.settled = settled;
        self.turns == 0
    }

    /// What was seen, on average.
    pub(crate) fn outcome(&self) -> Outcome {
        self.sum.shared_by(self.judgements)
    }
}
