//! What a situation of The Future of Camelot is worth.

use crate::Judge;
use camelot::Camelot;
use table::{Game, Seat};

impl Judge for Camelot {
    const CLEAR_LEAD: f64 = 15.0;

    fn worth(&self, seat: Seat) -> f64 {
        f64::from(self.scores().total(seat))
    }
}
