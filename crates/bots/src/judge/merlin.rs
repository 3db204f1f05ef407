//! What a situation of Merlin is worth.

use crate::Judge;
use merlin::Merlin;
use table::{Game, Seat};

impl Judge for Merlin {
    const CLEAR_LEAD: f64 = 15.0;

    fn worth(&self, seat: Seat) -> f64 {
        f64::from(self.scores().total(seat))
    }
}
