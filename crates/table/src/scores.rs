//! Points, with where they came from.

use crate::{Seat, SeatSet};
use smallvec::SmallVec;

/// The points of one seat, by category.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose points.
    pub seat: Seat,
    /// Category and points; the categories are those of the game, always all of them and in the same order.
    pub parts: SmallVec<[(&'static str, i32); 17]>,
}

impl Line {
    /// The sum of all categories.
    pub fn total(&self) -> i32 {
        self.parts.iter().map(|&(_, points)| points).sum()
    }
}

/// The points of all seats and, once the game is over, who has won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    /// One line for each seat, in seat order.
    pub lines: SmallVec<[Line; Seat::MOST]>,
    /// Who would win if the game ended now, ties broken as the game says.
    pub winners: SeatSet,
}

impl Scores {
    /// The points of a seat.
    pub fn total(&self, seat: Seat) -> i32 {
        self.lines[seat.index()].total()
    }
}
