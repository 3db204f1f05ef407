//! The things of the module: 24 tiles, where they are, and who knows what lies in the stacks (DEC-1.1,
//! DEC-2.1, section 5).

use crate::state::Open;
use crate::vocab::{Colour, Item};
use std::fmt;
use std::str::FromStr;
use table::{Seat, SeatSet, Unreadable, bit_set};

/// A decree tile, named by its place in the components file: `d01` to `d24` (DEC-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decree(u8);

impl Decree {
    /// How many there are (DEC-1.1).
    pub const COUNT: usize = 24;

    /// The tile with this place in the components file, counted from 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Decrees::ALL.iter()
    }

    /// Its place in the components file, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Decree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{:02}", self.0 + 1)
    }
}

impl fmt::Debug for Decree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Decree {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|decree| decree.to_string() == text);
        found.ok_or_else(|| Unreadable::new("decree tile", text))
    }
}

table::text_in_json!(Decree);

/// What a tile shows (DEC-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// A shield, a material or a flag of a colour.
    Item(Item),
    /// A number of points.
    Points(u8),
}

bit_set! {
    /// A set of decree tiles, in the order of the components file.
    pub Decrees(u32) of Decree, all Decree::COUNT, len u8, index |decree| decree.0, nth |place| Decree(place as u8)
}

/// What everybody sees of the module (DEC-5.1, DEC-5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    pub(super) stacks: [u8; 6],
    pub(super) looked: [SeatSet; 6],
    pub(super) owned: [Decrees; 4],
    pub(super) gone: Decrees,
}

impl State {
    /// The tiles of a stack at the start (DEC-2.1).
    pub const STACK: u8 = 4;
    /// The points for three decrees (DEC-4.9).
    pub const POINTS_FOR_THREE: u8 = 5;

    pub(super) fn at_the_start() -> Self {
        Self { stacks: [Self::STACK; 6], ..Self::default() }
    }

    /// How many tiles lie in a principality.
    pub const fn stack(&self, colour: Colour) -> u8 {
        self.stacks[colour.index()]
    }

    /// Who has looked at the stack of a principality (DEC-5.3).
    pub const fn looked(&self, colour: Colour) -> SeatSet {
        self.looked[colour.index()]
    }

    /// The decrees in front of a player (DEC-3.7).
    pub const fn owned(&self, seat: Seat) -> Decrees {
        self.owned[seat.index()]
    }

    /// The decrees that left the game (DEC-4.10).
    pub const fn gone(&self) -> Decrees {
        self.gone
    }

    /// The decrees that everybody sees or has seen: in front of players, and out of the game.
    pub(super) fn seen_by_all(&self) -> Decrees {
        self.owned.iter().fold(self.gone, |all, &owned| all.union(owned))
    }
}

/// What one seat alone knows: the tiles that lie in the stacks it has looked at (DEC-5.2). Tiles are taken
/// openly, so whoever has looked once knows the stack from then on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Secret {
    pub(super) known: [Decrees; 6],
}

impl Secret {
    /// The tiles of a stack, as far as the seat has looked at it.
    pub const fn known(&self, colour: Colour) -> Decrees {
        self.known[colour.index()]
    }

    /// All tiles that the seat knows to lie in stacks.
    pub(super) fn all(&self) -> Decrees {
        self.known.iter().fold(Decrees::EMPTY, |all, &known| all.union(known))
    }
}

impl Open {
    /// What a decree tile shows.
    pub fn decree(&self, decree: Decree) -> Shown {
        self.options.components.modules.decree.tiles[decree.index()]
    }
}
