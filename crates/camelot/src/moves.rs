//! Every decision of the game as a value, and its text (section 21).
//!
//! | text | decision |
//! |---|---|
//! | `* side red B`, `* eldest 2`, `* card blue` | chance: an A/B tile, the first to choose, the next magician card |
//! | `* mission one_red`, `* merlin 3`, `* grail foot` | chance: a mission card, a Merlin tile, a grail tile |
//! | `* reveal` | what was hidden is shown: the fists, the tiles Percival looks at, the tiles behind the screens |
//! | `colour red` | choose a colour (expert variant) |
//! | `send 2`, `send 2 0` | close the fist, with two players both fists, in the order of the colours |
//! | `predict 8` | predict the number of knights in all fists |
//! | `take two_red_green` | take a mission card |
//! | `fetch 2` | take knights back from the Hinterland |
//! | `place red rt_05` | carry out a shield on a field |
//! | `return red` | carry out a shield for which there is no field: the knight goes back behind the screen |
//! | `extra hinterland tr_33`, `extra screen tr_33` | place an extra knight |
//! | `bonus tree` | choose a line bonus |
//! | `draw` | draw grail tiles as usual, instead of choosing them with Percival |
//! | `tile foot` | choose a grail tile with Percival |
//! | `hero place blue rt_05`, `hero choose`, `hero remove one_red`, `hero black ch_3a`, `hero score` | use the hero |
//! | `magician tr_32` | place the magician in end scoring |
//! | `decline` | decline what is optional: an extra knight, a line bonus, the hero, the magician |

use crate::colours::Colour;
use crate::fields::Field;
use crate::missions::Mission;
use crate::vocab::{Bonus, Part, Room, Shield, Side, Source};
use std::fmt;
use std::str::FromStr;
use table::{Seat, Unreadable};

/// A decision of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance: the A/B tile of a room (CAM-17.2).
    Side(Room, Side),
    /// Chance: this player chooses a colour first (CAM-17.5).
    Eldest(Seat),
    /// Chance: the next magician card (CAM-3.8).
    Card(Colour),
    /// Chance: a mission card is revealed (CAM-4.1).
    Mission(Mission),
    /// Chance: the Merlin tile taken has these points (CAM-6.11).
    Merlin(u8),
    /// Chance: a grail tile is drawn (CAM-8.8).
    Grail(Part),
    /// What was hidden is shown: the fists are opened (CAM-6.7), Percival sees the grail tiles (CAM-16.14), the Merlin
    /// tiles are revealed (CAM-15.22). Nobody decides it; it is a move of its own so that the decision before it tells
    /// nobody anything and can be taken back.
    Reveal,
    /// Choose a colour (CAM-21.12).
    Colour(Colour),
    /// Close the fist, or both fists (CAM-21.1).
    Send(Fists),
    /// Predict the number of knights in all fists (CAM-21.2).
    Predict(u8),
    /// Take a mission card (CAM-21.3).
    Take(Mission),
    /// Take so many knights back from the Hinterland (CAM-21.4).
    Fetch(u8),
    /// Carry out a shield: place its knight on a field (CAM-21.5 to CAM-21.7).
    Place(Shield, Field),
    /// Carry out a shield that has no legal field: its knight goes back behind the screen (CAM-7.11).
    Return(Shield),
    /// Place an extra knight (CAM-21.8).
    Extra(Source, Field),
    /// Choose a line bonus (CAM-21.9).
    Bonus(Bonus),
    /// Draw the grail tiles that are due instead of choosing them (CAM-16.14).
    Draw,
    /// Choose a grail tile (CAM-16.14).
    Tile(Part),
    /// Use the hero (CAM-21.10).
    Hero(HeroUse),
    /// Place the magician (CAM-21.11).
    Magician(Field),
    /// Decline what is optional: extra knight, line bonus, hero, magician.
    Decline,
}

table::described! {
    /// How many knights a player sends: for the one colour, or for both with two players (CAM-5.1, CAM-18.3).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
    pub struct Fists {
        /// For the player's first colour, in the order red, yellow, green, blue, violet.
        pub first: u8,
        /// For the player's second colour, with two players.
        pub second: Option<u8>,
    }
}

/// How a hero is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HeroUse {
    /// Carry out a shield in another room: side 1 of Kay, Percival, Tristan and Lancelot (CAM-16.7), side 2 of Lancelot
    /// (CAM-16.20).
    Place(Shield, Field),
    /// Choose the grail tiles that are due: Percival, side 2 (CAM-16.14).
    Choose,
    /// Remove a mission card from the display: Kay, side 2 (CAM-16.11), and Mordred, side 1 (CAM-16.12).
    Remove(Mission),
    /// Pay 2 points and place the black knight: Mordred, side 2 (CAM-16.17).
    Black(Field),
    /// Score 3 points for two knights in one room: Tristan, side 2 (CAM-16.18).
    Score,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side(room, side) => write!(f, "side {room} {side}"),
            Self::Eldest(seat) => write!(f, "eldest {seat}"),
            Self::Card(colour) => write!(f, "card {colour}"),
            Self::Mission(mission) => write!(f, "mission {mission}"),
            Self::Merlin(points) => write!(f, "merlin {points}"),
            Self::Grail(part) => write!(f, "grail {part}"),
            Self::Reveal => f.write_str("reveal"),
            Self::Colour(colour) => write!(f, "colour {colour}"),
            Self::Send(Fists { first, second: None }) => write!(f, "send {first}"),
            Self::Send(Fists { first, second: Some(second) }) => write!(f, "send {first} {second}"),
            Self::Predict(number) => write!(f, "predict {number}"),
            Self::Take(mission) => write!(f, "take {mission}"),
            Self::Fetch(knights) => write!(f, "fetch {knights}"),
            Self::Place(shield, field) => write!(f, "place {shield} {field}"),
            Self::Return(shield) => write!(f, "return {shield}"),
            Self::Extra(source, field) => write!(f, "extra {source} {field}"),
            Self::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Self::Draw => f.write_str("draw"),
            Self::Tile(part) => write!(f, "tile {part}"),
            Self::Hero(HeroUse::Place(shield, field)) => write!(f, "hero place {shield} {field}"),
            Self::Hero(HeroUse::Choose) => f.write_str("hero choose"),
            Self::Hero(HeroUse::Remove(mission)) => write!(f, "hero remove {mission}"),
            Self::Hero(HeroUse::Black(field)) => write!(f, "hero black {field}"),
            Self::Hero(HeroUse::Score) => f.write_str("hero score"),
            Self::Magician(field) => write!(f, "magician {field}"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        match parts[..] {
            ["side", room, side] => Ok(Self::Side(room.parse()?, side.parse()?)),
            ["eldest", seat] => seat.parse().map(Self::Eldest),
            ["card", colour] => colour.parse().map(Self::Card),
            ["mission", mission] => mission.parse().map(Self::Mission),
            ["merlin", points] => number(points).map(Self::Merlin),
            ["grail", part] => part.parse().map(Self::Grail),
            ["reveal"] => Ok(Self::Reveal),
            ["colour", colour] => colour.parse().map(Self::Colour),
            ["send", first] => Ok(Self::Send(Fists { first: number(first)?, second: None })),
            ["send", first, second] => {
                Ok(Self::Send(Fists { first: number(first)?, second: Some(number(second)?) }))
            }
            ["predict", total] => number(total).map(Self::Predict),
            ["take", mission] => mission.parse().map(Self::Take),
            ["fetch", knights] => number(knights).map(Self::Fetch),
            ["place", shield, field] => Ok(Self::Place(shield.parse()?, field.parse()?)),
            ["return", shield] => shield.parse().map(Self::Return),
            ["extra", source, field] => Ok(Self::Extra(source.parse()?, field.parse()?)),
            ["bonus", bonus] => bonus.parse().map(Self::Bonus),
            ["draw"] => Ok(Self::Draw),
            ["tile", part] => part.parse().map(Self::Tile),
            ["hero", "place", shield, field] => {
                Ok(Self::Hero(HeroUse::Place(shield.parse()?, field.parse()?)))
            }
            ["hero", "choose"] => Ok(Self::Hero(HeroUse::Choose)),
            ["hero", "remove", mission] => mission.parse().map(HeroUse::Remove).map(Self::Hero),
            ["hero", "black", field] => field.parse().map(HeroUse::Black).map(Self::Hero),
            ["hero", "score"] => Ok(Self::Hero(HeroUse::Score)),
            ["magician", field] => field.parse().map(Self::Magician),
            ["decline"] => Ok(Self::Decline),
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

/// A number as it is written: no sign, no leading zero, so that every move has one text.
fn number(text: &str) -> Result<u8, Unreadable> {
    let read = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    read.ok_or_else(|| Unreadable::new("number", text))
}
