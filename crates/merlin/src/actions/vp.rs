//! The VP spaces (MER-8.1 to MER-8.3).

use crate::castle::Castle;
use crate::event::Event;
use crate::points::Points;
use crate::rondel::{Counted, Space};
use crate::seams;
use crate::state::Open;
use crate::vocab::Kind;
use table::Journal;

impl Castle {
    /// How many pieces a VP space counts; influence markers on the castle do not count (MER-8.1, MER-8.2, ARU-6.6).
    pub fn counted(&self, counted: Counted) -> u8 {
        match counted {
            Counted::Shield => self.items.of_kind(Kind::Shield),
            Counted::Flag => self.items.of_kind(Kind::Flag),
            Counted::Material => self.items.of_kind(Kind::Material),
            Counted::Influence => self.influence_on_board(),
            Counted::Manor => self.manors.len(),
        }
    }
}

pub(crate) fn perform(open: &mut Open, space: Space, counted: Counted, journal: &mut Journal<Event>) {
    let seat = open.active;
    let points = i32::from(open.holdings(seat).counted(counted));
    open.score_points(seat, points, Points::Space { space, counted }, journal);
    seams::vp_space_performed(open, space, counted, journal);
}
