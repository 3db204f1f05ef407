//! The end of the game: what is left is counted, and somebody has won (section 16).

use crate::event::Event;
use crate::frames::Frame;
use crate::points::Points;
use crate::seams;
use crate::state::Open;
use table::{Journal, Line, Scores, Seat, SeatSet};

/// What a staff is worth (MER-16.1).
const STAFF: u8 = 2;
/// How many items make a point (MER-16.2).
const ITEMS_FOR_A_POINT: u8 = 3;

impl Open {
    /// Apples, staffs and items bring their points, and nothing else (MER-16.1 to MER-16.3).
    pub(super) fn end_game(&mut self, journal: &mut Journal<Event>) {
        seams::last_round_over(self, journal);
        journal.note(|| Event::FinalPoints);
        for seat in Seat::all(self.players()) {
            let castle = self.holdings(seat);
            let (apples, staffs, items) = (castle.apples, castle.staffs, castle.items.total());
            let all = [
                (apples, Points::Apples { apples }),
                (staffs * STAFF, Points::Staffs { staffs }),
                (items / ITEMS_FOR_A_POINT, Points::Items { items }),
            ];
            for (points, reason) in all.into_iter().filter(|&(points, _)| points > 0) {
                self.score_points(seat, points.into(), reason, journal);
            }
            seams::count_end_points(self, seat, journal);
        }
        self.due.restart(Frame::Over);
        let winners = self.winners();
        journal.note(|| Event::Over { winners });
    }

    /// Everybody with the most points; there is no tie-break (MER-16.5).
    fn winners(&self) -> SeatSet {
        let best = Seat::all(self.players()).map(|seat| self.score(seat)).max();
        Seat::all(self.players()).filter(|&seat| Some(self.score(seat)) == best).collect()
    }

    /// All scores with where the points came from.
    pub fn scores(&self) -> Scores {
        let line = |seat: Seat| Line {
            seat,
            parts: self.layout.categories.iter().map(|&part| (part.id(), self.points(seat, part))).collect(),
        };
        Scores { lines: Seat::all(self.players()).map(line).collect(), winners: self.winners() }
    }
}
