//! What can be asked about on the boards of The Future of Camelot, by the text the drawing gives it.

use super::signs::Sign;
use ::camelot::{Colour, Field, Mission, Room, Shield};
use ::table::Unreadable;
use std::fmt;
use std::str::FromStr;

/// A thing that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// A sign that means the same wherever it stands: `sign tree`.
    Sign(Sign),
    /// A field with whoever stands on it: `field rt_05`.
    Field(Field),
    /// A room: `room red`.
    Room(Room),
    /// A number of the throne room: `number 8`.
    Number(u8),
    /// The magician of a colour, on a number or on the order track: `magician red`.
    Magician(Colour),
    /// A mission card: `mission two_red_green`.
    Mission(Mission),
    /// A shield of a mission card: `shield red`.
    Shield(Shield),
    /// The hero of a colour: `hero red`.
    Hero(Colour),
    /// The points of a colour: `score red`.
    Score(Colour),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sign(sign) => write!(f, "sign {sign}"),
            Self::Field(field) => write!(f, "field {field}"),
            Self::Room(room) => write!(f, "room {room}"),
            Self::Number(number) => write!(f, "number {number}"),
            Self::Magician(colour) => write!(f, "magician {colour}"),
            Self::Mission(mission) => write!(f, "mission {mission}"),
            Self::Shield(shield) => write!(f, "shield {shield}"),
            Self::Hero(colour) => write!(f, "hero {colour}"),
            Self::Score(colour) => write!(f, "score {colour}"),
        }
    }
}

impl FromStr for Subject {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("subject", text);
        let (kind, rest) = text.split_once(' ').ok_or_else(unreadable)?;
        match kind {
            "sign" => rest.parse().map(Self::Sign),
            "field" => rest.parse().map(Self::Field),
            "room" => rest.parse().map(Self::Room),
            "number" => rest
                .parse()
                .ok()
                .filter(|&number| number <= ::camelot::Components::HIGHEST_NUMBER)
                .map(Self::Number)
                .ok_or_else(unreadable),
            "magician" => rest.parse().map(Self::Magician),
            "mission" => rest.parse().map(Self::Mission),
            "shield" => rest.parse().map(Self::Shield),
            "hero" => rest.parse().map(Self::Hero),
            "score" => rest.parse().map(Self::Score),
            _ => Err(unreadable()),
        }
    }
}
