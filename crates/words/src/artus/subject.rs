//! What can be asked about on the board of Artus, by the text the drawing gives it.

use ::artus::{Card, Chair, Kind};
use ::table::{Seat, Unreadable};
use std::fmt;
use std::str::FromStr;

/// A thing that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// A chair with the plate before it: `chair 12`.
    Chair(Chair),
    /// Whoever sits on a chair: `figure 12`.
    Figure(Chair),
    /// A plate of the turntable, counted from the crown: `plate 4`.
    Plate(u8),
    /// The chairs with a crown behind them: `crowns`.
    Crowns,
    /// The carpet: `carpet`.
    Carpet,
    /// The middle of the table: `turn`.
    Turn,
    /// A card: `card knight_3_6`.
    Card(Card),
    /// A pile of the reader or of somebody else: `pile 1 knight`.
    Pile(Seat, Kind),
    /// The cards of a kind in a hand: `held 1 knight`.
    Held(Seat, Kind),
    /// The rings nobody wears: `rings`.
    Rings,
    /// The tokens of 50 points of a seat: `tokens 1`.
    Tokens(Seat),
    /// The laurel of whoever leads: `lead`.
    Lead,
    /// The points of a seat: `score 1`.
    Score(Seat),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chair(chair) => write!(f, "chair {chair}"),
            Self::Figure(chair) => write!(f, "figure {chair}"),
            Self::Plate(plate) => write!(f, "plate {plate}"),
            Self::Crowns => f.write_str("crowns"),
            Self::Carpet => f.write_str("carpet"),
            Self::Turn => f.write_str("turn"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Pile(seat, kind) => write!(f, "pile {seat} {kind}"),
            Self::Held(seat, kind) => write!(f, "held {seat} {kind}"),
            Self::Rings => f.write_str("rings"),
            Self::Tokens(seat) => write!(f, "tokens {seat}"),
            Self::Lead => f.write_str("lead"),
            Self::Score(seat) => write!(f, "score {seat}"),
        }
    }
}

impl FromStr for Subject {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("subject", text);
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["chair", chair] => chair.parse().map(Self::Chair),
            ["figure", chair] => chair.parse().map(Self::Figure),
            ["plate", plate] => plate
                .parse()
                .ok()
                .filter(|plate| *plate < Chair::COUNT)
                .map(Self::Plate)
                .ok_or_else(unreadable),
            ["crowns"] => Ok(Self::Crowns),
            ["carpet"] => Ok(Self::Carpet),
            ["turn"] => Ok(Self::Turn),
            ["card", card] => card.parse().map(Self::Card),
            ["pile", seat, kind] => Ok(Self::Pile(seat.parse()?, kind.parse()?)),
            ["held", seat, kind] => Ok(Self::Held(seat.parse()?, kind.parse()?)),
            ["rings"] => Ok(Self::Rings),
            ["tokens", seat] => seat.parse().map(Self::Tokens),
            ["lead"] => Ok(Self::Lead),
            ["score", seat] => seat.parse().map(Self::Score),
            _ => Err(unreadable()),
        }
    }
}
