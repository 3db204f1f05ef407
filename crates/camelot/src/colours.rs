//! Player colours, the acting units of the game (CAM-1.3, CAM-1.4), and where their points come from.

use crate::vocab::Room;
use table::{Seat, bit_set, named};

named! {
    /// A player colour: the acting unit that owns knights, a magician, a screen and a score (CAM-1.3).
    Colour, "colour" {
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Violet.
        Violet = "violet",
    }
}

impl Colour {
    /// How many colours there are.
    pub const COUNT: usize = Self::ALL.len();
}

bit_set! {
    /// A set of colours.
    pub ColourSet(u8) of Colour
}

/// Who plays which colour: what it takes to tell of people where the rules tell of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Owners {
    pub(crate) by_colour: [Option<Seat>; Colour::COUNT],
    /// Whether colours are chosen in turn, as in the expert variant (CAM-17.3).
    pub(crate) chosen_in_turn: bool,
}

impl Owners {
    /// Who plays a colour; nobody if it is not in play, or nobody has chosen it yet.
    pub const fn of(&self, colour: Colour) -> Option<Seat> {
        self.by_colour[colour as usize]
    }

    /// Whether the order of choosing colours is the order on the track, so that CAM-3.8 does not apply (CAM-17.4).
    pub const fn are_chosen_in_turn(&self) -> bool {
        self.chosen_in_turn
    }

    /// Whether a player has more than one colour, as with two players (CAM-18.1).
    pub fn has_several(&self, seat: Seat) -> bool {
        self.by_colour.iter().filter(|&&owner| owner == Some(seat)).count() > 1
    }
}

named! {
    /// Where points come from: the categories of the score's breakdown.
    Category, "category" {
        /// Places, and the loss for having no knight, in the red room (step 1 of end scoring).
        RedRoom = "red_room",
        /// Fields, tournament tiles and line bonuses of the green room.
        GreenRoom = "green_room",
        /// Fields of the blue room.
        BlueRoom = "blue_room",
        /// Losses by completed groups of Intrigue (CAM-12.11).
        Intrigue = "intrigue",
        /// Fields of the yellow room.
        YellowRoom = "yellow_room",
        /// Fields of the secret room, and the loss for having no knight there (CAM-15.28).
        SecretRoom = "secret_room",
        /// Special missions (CAM-7.15).
        Missions = "missions",
        /// What heroes bring and cost (CAM-16.17, CAM-16.18).
        Heroes = "heroes",
        /// Merlin tiles (CAM-15.22).
        Merlin = "merlin",
        /// Knights behind the screen (CAM-15.23).
        Knights = "knights",
        /// Grail sets (CAM-15.26).
        Grail = "grail",
    }
}

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
