//! A point for each vassal in a principality (MER-15.26).

use crate::event::Event;
use crate::points::Points;
use crate::state::Open;
use table::{Journal, Seat};

impl Open {
    pub(super) fn score_vassals(&mut self, journal: &mut Journal<Event>) {
        for seat in Seat::all(self.players()) {
            let vassals = self.castle(seat).vassals_on_board();
            if vassals > 0 {
                self.score_points(seat, vassals.into(), Points::Vassals { vassals }, journal);
            }
        }
    }
}
