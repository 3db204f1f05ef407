//! The ring of 28 chairs, and sets of them (ART-1.1).

use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use table::{Described, Shape, Unreadable, bit_set};

/// One of the 28 chairs, numbered 0–27 clockwise (ART-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Chair(u8);

impl Described for Chair {
    fn shape() -> Shape {
        Shape::Number(Some(0), Some(Self::COUNT - 1))
    }
}

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

bit_set! {
    /// A set of chairs.
    pub ChairSet(u32) of Chair, all Chair::COUNT as usize, len usize,
    index |chair| chair.0, nth |place| Chair(place as u8), debug |chair| chair.0
}

impl ChairSet {
    /// The first chair of the set met when going counter-clockwise from `start`, `start` itself being last.
    pub const fn first_before(self, start: Chair) -> Option<Chair> {
        let below = self.0 & ((1 << start.0) - 1);
        let bits = if below != 0 { below } else { self.0 };
        if bits == 0 { None } else { Some(Chair(31 - bits.leading_zeros() as u8)) }
    }
}
