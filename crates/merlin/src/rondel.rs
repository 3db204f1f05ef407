//! The rondel: 24 spaces in a ring, and what each of them lets a player do (sections 1 and 5).

use crate::named::named;
use crate::vocab::{Colour, Direction, Kind};
use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// A space of the rondel: of the outer ring, 0 to 23 clockwise (MER-1.3), or of the inner ring, `i0` to `i12`
/// (ARU-3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many spaces the outer ring has, whichever it is (MER-1.3, INT-1.2); the inner one never has more.
    pub const COUNT: u8 = 24;

    /// The space of the outer ring with this index, if there is one.
    pub const fn new(index: u8) -> Option<Self> {
        Self::on(Ring::Outer, index)
    }

    /// The space of a ring with this index, if there can be one.
    pub const fn on(ring: Ring, index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(ring as u8 * Self::COUNT + index)) } else { None }
    }

    /// All spaces of the outer ring, clockwise.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The ring it lies on.
    #[inline]
    pub const fn ring(self) -> Ring {
        if self.0 < Self::COUNT { Ring::Outer } else { Ring::Inner }
    }

    /// Its index on its ring.
    #[inline]
    pub const fn index(self) -> usize {
        match self.ring() {
            Ring::Outer => self.0 as usize,
            Ring::Inner => (self.0 - Self::COUNT) as usize,
        }
    }

    /// The space so many steps away on a ring of this length, whatever stands there (MER-5.4).
    #[inline]
    pub(crate) const fn beside(self, steps: u8, direction: Direction, length: u8) -> Self {
        let steps = match direction {
            Direction::Clockwise => steps,
            Direction::CounterClockwise => length - steps % length,
        };
        Self(self.ring() as u8 * Self::COUNT + (self.index() as u8 + steps) % length)
    }

    /// The opposite space of the outer ring (MER-13.14, INT-7.13).
    pub const fn opposite(self) -> Self {
        Self((self.index() as u8 + Self::COUNT / 2) % Self::COUNT)
    }

    /// The space of the principality with this place in the ring (MER-1.5).
    pub const fn of_principality(place: usize) -> Self {
        Self(place as u8 * 4)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ring() {
            Ring::Outer => write!(f, "{}", self.index()),
            Ring::Inner => write!(f, "i{}", self.index()),
        }
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "space {self}")
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let all = (0..2 * Self::COUNT).map(Self);
        let found = all.into_iter().find(|space| space.to_string() == text);
        found.ok_or_else(|| Unreadable::new("space", text))
    }
}

/// A space of the outer ring is its number.
impl serde::Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.ring() {
            Ring::Outer => serializer.serialize_u8(self.0),
            Ring::Inner => serializer.collect_str(self),
        }
    }
}

impl table::Described for Space {
    fn shape() -> table::Shape {
        table::Shape::Either(vec![table::Shape::Number(Some(0), Some(Self::COUNT - 1)), table::Shape::Text])
    }
}

named! {
    /// The two rings of spaces (MER-1.3, ARU-1.1).
    Ring, "ring" {
        /// The ring of the base game, on which knights and Merlin walk.
        Outer = "outer",
        /// Arthur's ring.
        Inner = "inner",
    }

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
        /// Manors in the environs; only with Arthur (ARU-6.6).
        Manor = "manor",
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

impl Counted {
    /// What the VP spaces of the base game count (MER-1.6).
    pub const BASE: [Self; 4] = [Self::Shield, Self::Flag, Self::Material, Self::Influence];
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
    /// Something out of a principality with an influence marker of the player (MER-8.4, MER-8.6).
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
    /// Something that a module brings.
    #[serde(untagged)]
    Module(crate::modules::SpaceKind),
}

impl SpaceKind {
    /// Its identifier in the components file.
    pub fn id(self) -> &'static str {
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
            Self::Module(own) => own.id(),
        }
    }
}
