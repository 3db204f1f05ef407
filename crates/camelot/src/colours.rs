//! Player colours, the acting units of the game (CAM-1.3, CAM-1.4), and where their points come from.

use crate::vocab::{Room, ids};
use std::fmt;
use std::str::FromStr;
use table::{Seat, Unreadable};

/// A player colour: the acting unit that owns knights, a magician, a screen and a score (CAM-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Violet.
    Violet,
}

ids!(Colour, "colour", [Red = "red", Yellow = "yellow", Green = "green", Blue = "blue", Violet = "violet"]);

impl Colour {
    /// How many colours there are.
    pub const COUNT: usize = Self::ALL.len();
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ColourSet(u8);

impl ColourSet {
    /// No colour.
    pub const EMPTY: Self = Self(0);

    /// Adds a colour.
    pub const fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Whether the colour belongs to the set.
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    /// How many colours the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no colour.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours of the set.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}

impl FromIterator<Colour> for ColourSet {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut set = Self::EMPTY;
        colours.into_iter().for_each(|colour| set.insert(colour));
        set
    }
}

impl fmt::Debug for ColourSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Who plays which colour: what it takes to tell of people where the rules tell of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Owners(pub(crate) [Option<Seat>; Colour::COUNT]);

impl Owners {
    /// Who plays a colour; nobody if it is not in play, or nobody has chosen it yet.
    pub const fn of(&self, colour: Colour) -> Option<Seat> {
        self.0[colour as usize]
    }

    /// Whether a player has more than one colour, as with two players (CAM-18.1).
    pub fn has_several(&self, seat: Seat) -> bool {
        self.0.iter().filter(|&&owner| owner == Some(seat)).count() > 1
    }
}

/// Where points come from: the categories of the score's breakdown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Category {
    /// Places, and the loss for having no knight, in the red room (step 1 of end scoring).
    RedRoom,
    /// Fields, tournament tiles and line bonuses of the green room.
    GreenRoom,
    /// Fields of the blue room.
    BlueRoom,
    /// Losses by completed groups of Intrigue (CAM-12.11).
    Intrigue,
    /// Fields of the yellow room.
    YellowRoom,
    /// Fields of the secret room, and the loss for having no knight there (CAM-15.28).
    SecretRoom,
    /// Special missions (CAM-7.15).
    Missions,
    /// What heroes bring and cost (CAM-16.17, CAM-16.18).
    Heroes,
    /// Merlin tiles (CAM-15.22).
    Merlin,
    /// Knights behind the screen (CAM-15.23).
    Knights,
    /// Grail sets (CAM-15.26).
    Grail,
}

ids!(
    Category,
    "category",
    [
        RedRoom = "red_room",
        GreenRoom = "green_room",
        BlueRoom = "blue_room",
        Intrigue = "intrigue",
        YellowRoom = "yellow_room",
        SecretRoom = "secret_room",
        Missions = "missions",
        Heroes = "heroes",
        Merlin = "merlin",
        Knights = "knights",
        Grail = "grail",
    ]
);

impl Category {
    /// How many categories there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The category of the fields of a room.
    pub const fn of(room: Room) -> Self {
        match room {
            Room::Red => Self::RedRoom,
            Room::Green => Self::GreenRoom,
            Room::Blue => Self::BlueRoom,
            Room::Yellow => Self::YellowRoom,
            Room::Secret => Self::SecretRoom,
        }
    }
}
