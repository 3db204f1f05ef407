//! Territories go to whoever has most manors there (MER-15.14 to MER-15.16).

use crate::event::Event;
use crate::points::Points;
use crate::seams;
use crate::state::Open;
use table::{Journal, Seat};

impl Open {
    pub(super) fn score_environs(&mut self, journal: &mut Journal<Event>) {
        let (environs, rows) = (self.environs, self.layout.rows);
        for (terrain, sites) in environs.territories(rows) {
            let manors_of = |seat: Seat| self.strength_in_territory(seat, sites);
            let (leaders, most) = self.leaders(manors_of);
            let Some(first) = sites.iter().next().filter(|_| most > 0) else { continue };
            let mut manors = [0; 4];
            Seat::all(self.players()).for_each(|seat| manors[seat.index()] = manors_of(seat));
            journal.note(|| Event::Territory { terrain, sites, manors, leaders });
            let (tiles, sharers) = (sites.len(), leaders.len() as u8);
            for seat in leaders.iter() {
                let reason = Points::Territory { terrain, first, tiles, sharers };
                self.score_points(seat, i32::from(tiles / sharers), reason, journal);
            }
            seams::territory_scored(self, sites, leaders, journal);
        }
    }
}
