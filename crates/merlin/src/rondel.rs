//! The rondel: 24 spaces in a ring, and what each of them lets a player do (sections 1 and 5).

use crate::dice::Pips;
use crate::named::named;
use crate::vocab::{Colour, Direction, Kind};
use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// A space of the rondel, 0 to 23 clockwise (MER-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many spaces there are (MER-1.3).
    pub const COUNT: u8 = 24;

    /// The space with this index, if there is one.
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// All spaces, clockwise.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Its index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space so many steps away (MER-5.4).
    pub const fn step(self, pips: Pips, direction: Direction) -> Self {
        let steps = match direction {
            Direction::Clockwise => pips.get(),
            Direction::CounterClockwise => Self::COUNT - pips.get(),
        };
        Self((self.0 + steps) % Self::COUNT)
    }

    /// The opposite space (MER-13.14).
    pub const fn opposite(self) -> Self {
        Self((self.0 + Self::COUNT / 2) % Self::COUNT)
    }

    /// The space of the principality with this place in the ring (MER-1.5).
    pub const fn of_principality(place: usize) -> Self {
        Self(place as u8 * 4)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "space {}", self.0)
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|space| space.to_string() == text);
        found.ok_or_else(|| Unreadable::new("space", text))
    }
}

impl serde::Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

named! {
    /// What a VP space counts (MER-8.1, MER-8.2).
    Counted, "thing counted" {
        /// Shields on the castle.
        Shield = "shield",
        /// Flags on the castle.
        Flag = "flag",
        /// Materials on the castle.
        Material = "material",
        /// Influence markers in principalities.
        Influence = "influence",
    }

    /// What an influence space gives (MER-8.4, MER-8.6).
    Gained, "thing gained" {
        /// A flag.
        Flag = "flag",
        /// A material.
        Material = "material",
        /// A shield.
        Shield = "shield",
        /// A vassal is deployed.
        Vassal = "vassal",
    }
}

impl Gained {
    /// The kind of item, unless a vassal is deployed instead.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Flag => Some(Kind::Flag),
            Self::Material => Some(Kind::Material),
            Self::Shield => Some(Kind::Shield),
            Self::Vassal => None,
        }
    }
}

/// What a space lets a player do (MER-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SpaceKind {
    /// Deploy a vassal in this principality (section 7).
    Principality(Colour),
    /// Points (MER-8.1, MER-8.2).
    Vp(Counted),
    /// Something out of a principality with an own influence marker (MER-8.4, MER-8.6).
    Influence(Gained),
    /// Excalibur, and a traitor leaves (MER-9.1).
    Excalibur,
    /// The Grail, and an apple (MER-9.4).
    Grail,
    /// A vassal goes to a neighbouring principality (MER-9.9).
    Relocate,
    /// One item for another (MER-10.1).
    Exchange,
    /// Other mission cards (MER-10.5).
    Mission,
    /// Build a manor (MER-11.14).
    Build,
}

impl SpaceKind {
    /// Its identifier in the components file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Principality(_) => "principality",
            Self::Vp(_) => "vp",
            Self::Influence(_) => "influence",
            Self::Excalibur => "excalibur",
            Self::Grail => "grail",
            Self::Relocate => "relocate",
            Self::Exchange => "exchange",
            Self::Mission => "mission",
            Self::Build => "build",
        }
    }
}
