//! The ring of 28 chairs, and sets of them (ART-1.1).

use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// One of the 28 chairs, numbered 0–27 clockwise (ART-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Chair(u8);

impl Chair {
    /// How many chairs stand around the table (ART-18.1).
    pub const COUNT: u8 = 28;

    /// The chair with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All chairs, clockwise from 0.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The chair this many steps on: clockwise, or counter-clockwise if negative (ART-1.2).
    pub const fn step(self, steps: i8) -> Self {
        Self((self.0 as i16 + steps as i16).rem_euclid(Self::COUNT as i16) as u8)
    }

    /// How many chairs clockwise of `other` this one is.
    pub const fn clockwise_of(self, other: Self) -> usize {
        let ahead = self.0 + Self::COUNT - other.0;
        (if ahead >= Self::COUNT { ahead - Self::COUNT } else { ahead }) as usize
    }

    /// The chair opposite.
    pub const fn opposite(self) -> Self {
        self.step(Self::COUNT as i8 / 2)
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chair {}", self.0)
    }
}

impl FromStr for Chair {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let chair = text.parse().ok().and_then(Self::new).filter(|chair| chair.to_string() == text);
        chair.ok_or_else(|| Unreadable::new("chair", text))
    }
}

/// A set of chairs, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ChairSet(u32);

impl ChairSet {
    /// No chair.
    pub const EMPTY: Self = Self(0);
    const WHOLE: u32 = (1 << Chair::COUNT) - 1;

    /// The set of one chair.
    pub const fn only(chair: Chair) -> Self {
        Self(1 << chair.0)
    }

    /// Adds a chair.
    pub const fn insert(&mut self, chair: Chair) {
        self.0 |= 1 << chair.0;
    }

    /// Takes a chair out.
    pub const fn remove(&mut self, chair: Chair) {
        self.0 &= !(1 << chair.0);
    }

    /// Whether the chair belongs to the set.
    #[inline]
    pub const fn contains(self, chair: Chair) -> bool {
        self.0 & (1 << chair.0) != 0
    }

    /// How many chairs the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no chair.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The chairs of either set.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The chairs of both sets.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The chairs that do not belong to the set.
    pub const fn complement(self) -> Self {
        Self(!self.0 & Self::WHOLE)
    }

    /// Whether every chair of this set belongs to the other.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first chair of the set met when going counter-clockwise from `start`, `start` itself being last.
    pub const fn first_before(self, start: Chair) -> Option<Chair> {
        let below = self.0 & ((1 << start.0) - 1);
        let bits = if below != 0 { below } else { self.0 };
        if bits == 0 { None } else { Some(Chair(31 - bits.leading_zeros() as u8)) }
    }

    /// The chairs in ascending order.
    #[inline]
    pub const fn iter(self) -> Chairs {
        Chairs(self.0)
    }
}

/// The chairs of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Chairs(u32);

impl Iterator for Chairs {
    type Item = Chair;

    #[inline]
    fn next(&mut self) -> Option<Chair> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Chair(lowest))
    }
}

impl FromIterator<Chair> for ChairSet {
    fn from_iter<I: IntoIterator<Item = Chair>>(chairs: I) -> Self {
        let mut set = Self::EMPTY;
        chairs.into_iter().for_each(|chair| set.insert(chair));
        set
    }
}

impl Serialize for ChairSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Debug for ChairSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Chair::number)).finish()
    }
}
