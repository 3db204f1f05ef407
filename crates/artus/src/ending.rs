//! Scores and winners (sections 12 and 16).

use crate::state::Open;
use crate::vocab::Category;
use table::{Line, Scores, Seat, SeatSet};

impl Open {
    /// Everybody with the most points; there is no tie-break (ART-16.4).
    pub(crate) fn winners(&self) -> SeatSet {
        let best = Seat::all(self.players()).map(|seat| self.score(seat)).max();
        Seat::all(self.players()).filter(|&seat| Some(self.score(seat)) == best).collect()
    }

    /// All scores with where the points came from.
    pub fn scores(&self) -> Scores {
        let line = |seat: Seat| Line {
            seat,
            parts: Category::ALL.iter().map(|&part| (part.id(), self.points(seat, part))).collect(),
        };
        Scores { lines: Seat::all(self.players()).map(line).collect(), winners: self.winners() }
    }
}
