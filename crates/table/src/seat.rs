//! Seats around a table, and sets of them.

use crate::Unreadable;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A place at the table, in clockwise order. People and texts count seats from 1, arrays from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game of the house has.
    pub const MOST: usize = 5;

    /// The seat with this index, counted from 0.
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MOST, "a table has at most five seats");
        Self(index as u8)
    }

    /// The index of this seat in an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table for this many players, clockwise.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players).map(Self::new)
    }

    /// The left neighbour: the next seat clockwise.
    pub const fn left(self, players: usize) -> Self {
        let next = self.index() + 1;
        Self::new(if next == players { 0 } else { next })
    }

    /// The right neighbour: the next seat counter-clockwise.
    pub const fn right(self, players: usize) -> Self {
        Self::new(if self.0 == 0 { players - 1 } else { self.index() - 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {self}")
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let seat = Self::all(Self::MOST).find(|seat| seat.to_string() == text);
        seat.ok_or_else(|| Unreadable::new("seat", text))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

crate::bit_set! {
    /// A set of seats, clockwise.
    pub SeatSet(u8) of Seat, all Seat::MOST, len usize, index |seat| seat.0, nth |place| Seat(place as u8)
}
