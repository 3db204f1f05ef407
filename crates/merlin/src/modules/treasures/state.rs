//! The things of the module: fifteen terrain tiles with an effect, where they lie, and two neutral staffs
//! (TRE-1.1 to TRE-1.6).

use crate::named::named;
use crate::sites::Site;
use crate::state::Open;
use crate::vocab::{Kind, Terrain};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use table::{Unreadable, bit_set};

/// A new terrain tile, named by its place in the components file: `t01` to `t15` (TRE-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Treasure(NonZeroU8);

impl Treasure {
    /// How many there are (TRE-1.1).
    pub const COUNT: usize = 15;

    /// The tile with this place in the components file, counted from 0.
    pub fn new(index: usize) -> Option<Self> {
        let number = u8::try_from(index + 1).ok().filter(|_| index < Self::COUNT)?;
        NonZeroU8::new(number).map(Self)
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::new)
    }

    /// Its place in the components file, counted from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "t{:02}", self.0)
    }
}

impl fmt::Debug for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Treasure {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|treasure| treasure.to_string() == text);
        found.ok_or_else(|| Unreadable::new("terrain tile", text))
    }
}

table::text_in_json!(Treasure);

bit_set! {
    /// A set of new terrain tiles, in the order of the components file.
    pub(super) TreasureSet(u16) of Treasure, all Treasure::COUNT, len usize, index |treasure| treasure.index(),
    nth |place| Treasure(NonZeroU8::MIN.saturating_add(place as u8))
}

named! {
    /// What a discard tile asks for (TRE-1.4).
    Given, "kind of piece" {
        /// A flag.
        Flag = "flag",
        /// A shield.
        Shield = "shield",
        /// A material.
        Material = "material",
        /// An influence marker in a principality.
        Influence = "influence",
    }
}

impl Given {
    /// The kind of item, unless an influence marker is given.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Flag => Some(Kind::Flag),
            Self::Shield => Some(Kind::Shield),
            Self::Material => Some(Kind::Material),
            Self::Influence => None,
        }
    }
}

/// What happens when a manor is built on a tile (TRE-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Excalibur, and a traitor leaves (TRE-4.1).
    Excalibur,
    /// The Grail, and an apple (TRE-4.2).
    Grail,
    /// A neutral staff (TRE-4.3).
    MerlinStaff,
    /// A number of points, and an apple (TRE-4.8).
    PointsAndApple(u8),
    /// An item of both kinds out of one principality (TRE-4.9).
    Influence([Kind; 2]),
    /// Everybody else gives up a piece of one of the two kinds (TRE-5.1).
    Discard([Given; 2]),
}

impl Effect {
    /// Its identifier in the components file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Excalibur => "excalibur",
            Self::Grail => "grail",
            Self::MerlinStaff => "merlin_staff",
            Self::PointsAndApple(_) => "points_and_apple",
            Self::Influence(_) => "influence",
            Self::Discard(_) => "discard",
        }
    }
}

/// What a tile shows (TRE-1.1, TRE-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TreasureTile {
    /// Its terrain.
    pub terrain: Terrain,
    /// What happens when a manor is built on it.
    pub effect: Effect,
}

/// Where the tiles are, and how many neutral staffs were won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    pub(super) laid: [Option<Treasure>; Site::COUNT as usize],
    /// The tiles that were removed at the setup (TRE-2.3).
    pub(super) removed: TreasureSet,
    pub(super) staffs_won: u8,
}

impl State {
    /// The neutral staffs (TRE-1.6).
    pub const STAFFS: u8 = 2;

    /// The treasure tile at a position, if one lies there.
    pub const fn at(&self, site: Site) -> Option<Treasure> {
        self.laid[site.index()]
    }

    /// Whether a tile was removed at the setup (TRE-2.3).
    pub const fn is_removed(&self, treasure: Treasure) -> bool {
        self.removed.contains(treasure)
    }

    /// The tiles that were removed at the setup.
    pub fn removed(&self) -> impl Iterator<Item = Treasure> {
        self.removed.iter()
    }

    /// How many neutral staffs are left beside the environs (TRE-2.5).
    pub const fn staffs_left(&self) -> u8 {
        Self::STAFFS - self.staffs_won
    }

    /// How many neutral staffs were won, spent ones too (TRE-4.5).
    pub const fn staffs_won(&self) -> u8 {
        self.staffs_won
    }
}

impl Open {
    /// What a treasure tile shows.
    pub fn treasure(&self, treasure: Treasure) -> TreasureTile {
        self.options.components.modules.treasures.tiles[treasure.index()]
    }

    /// The treasure tiles of a terrain that neither lie in the environs nor were removed.
    pub(super) fn treasures_left(&self, terrain: Terrain) -> impl Iterator<Item = Treasure> {
        let state = &self.modules.treasures;
        let elsewhere = |treasure| state.is_removed(treasure) || state.laid.contains(&Some(treasure));
        Treasure::all()
            .filter(move |&treasure| self.treasure(treasure).terrain == terrain && !elsewhere(treasure))
    }
}
