//! Moves, frames, events and refusals of the module, with their texts.

use super::state::District;
use crate::modules;
use crate::named::named;
use crate::pieces::Way;
use crate::vocab::{Colour, Kind, Vassal};
use std::fmt;
use std::str::FromStr;
use table::{Clause, Eye, Seat, Unreadable};

/// A decision of chance or of a player. Items are taken and returned by the moves of the base game, apples
/// and mistletoe by those of the gold module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance: this district lies on the next principality (CRL-1.4).
    Lay(District),
    /// This vassal leaves its place to the deployed one (CRL-3.6).
    SendHome(Vassal),
    /// Give a coin to the mint for an item (CRL-4.10).
    GiveCoin,
    /// Take a coin for the item given (CRL-4.10).
    TakeCoin,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(district) => write!(f, "lay {district}"),
            Self::SendHome(vassal) => write!(f, "send_home {vassal}"),
            Self::GiveCoin => f.write_str("give_coin"),
            Self::TakeCoin => f.write_str("take_coin"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("lay", district)) => district.parse().map(Self::Lay),
            Some(("send_home", vassal)) => vassal.parse().map(Self::SendHome),
            None if text == "give_coin" => Ok(Self::GiveCoin),
            None if text == "take_coin" => Ok(Self::TakeCoin),
            Some(_) | None => Err(Unreadable::new("move", text)),
        }
    }
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Caerleon(own))
    }
}

/// What is due in a district.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Both places are taken by vassals of other types: the player on turn chooses who leaves (CRL-3.6).
    SendHome {
        /// Which vassal was deployed.
        vassal: Vassal,
        /// Where it stood before; `None` is the castle.
        from: Option<Colour>,
        /// Where it stands now.
        to: Colour,
        /// By which action it came.
        way: Way,
    },
    /// The player on turn takes so many items of this kind, one after the other (CRL-4.2 to CRL-4.4).
    Take(Kind, u8),
    /// The player on turn takes so many apples or mistletoe, one after the other (CRL-4.7).
    Fruit(u8),
    /// The player on turn may carry out so many exchanges, and gives a piece for the next one (CRL-4.9).
    Give(u8),
    /// The player on turn takes an item, or a coin, for the item given; so many exchanges may follow (CRL-4.10).
    ForItem(u8),
    /// The player on turn takes an item for the coin given; so many exchanges may follow (CRL-4.10).
    ForCoin(u8),
}

impl Frame {
    /// Whether pieces are exchanged at the trader.
    pub(crate) const fn trades(self) -> bool {
        match self {
            Self::Give(_) | Self::ForItem(_) | Self::ForCoin(_) => true,
            Self::SendHome { .. } | Self::Take(..) | Self::Fruit(_) => false,
        }
    }
}

/// The ways in which a vassal can be deployed, by their names in texts.
const WAYS: [(Way, &str); 3] =
    [(Way::Principality, "principality"), (Way::Influence, "influence"), (Way::Relocated, "relocated")];

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SendHome { vassal, from, to, way } => {
                let way = WAYS.iter().find(|(known, _)| known == way).map_or("", |(_, name)| name);
                write!(f, "send_home {vassal} {} {to} {way}", from.map_or("castle", Colour::id))
            }
            Self::Take(kind, left) => write!(f, "take {kind} {left}"),
            Self::Fruit(left) => write!(f, "fruit {left}"),
            Self::Give(left) => write!(f, "give {left}"),
            Self::ForItem(left) => write!(f, "for_item {left}"),
            Self::ForCoin(left) => write!(f, "for_coin {left}"),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("thing that is due", text);
        let number = |digits: &str| {
            let few = (0..=District::TRADES).find(|number| number.to_string() == digits);
            few.ok_or_else(unreadable)
        };
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["send_home", vassal, from, to, way] => {
                let from = if from == "castle" { None } else { Some(from.parse()?) };
                let found = WAYS.into_iter().find(|&(_, name)| name == way);
                let (way, _) = found.ok_or_else(unreadable)?;
                Ok(Self::SendHome { vassal: vassal.parse()?, from, to: to.parse()?, way })
            }
            ["take", kind, left] => Ok(Self::Take(kind.parse()?, number(left)?)),
            ["fruit", left] => number(left).map(Self::Fruit),
            ["give", left] => number(left).map(Self::Give),
            ["for_item", left] => number(left).map(Self::ForItem),
            ["for_coin", left] => number(left).map(Self::ForCoin),
            _ => Err(unreadable()),
        }
    }
}

impl From<Frame> for crate::frames::Frame {
    fn from(own: Frame) -> Self {
        Self::Module(modules::Frame::Caerleon(own))
    }
}

named! {
    /// A step of the setup.
    SetupStep, "step of the setup" {
        /// In the variant chance lays out the districts (CRL-1.4).
        Districts = "districts",
    }
}

impl From<SetupStep> for crate::frames::SetupStep {
    fn from(own: SetupStep) -> Self {
        Self::Module(modules::SetupStep::Caerleon(own))
    }
}

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does it")]
    pub enum Event {
        /// A district was laid on a principality (CRL-1.4).
        Laid { colour: Colour, district: District },
        /// A player has chosen which vassal leaves a district (CRL-3.6).
        SentHome { seat: Seat, owner: Seat, vassal: Vassal, from: Colour },
        /// A vassal gains nothing in this district: its store is empty, or there is nothing to exchange
        /// (CRL-4.8, CRL-4.9).
        NothingGained { seat: Seat, vassal: Vassal, district: District },
        /// A coin was given at the trader (CRL-4.10).
        CoinGiven { seat: Seat },
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::Laid { .. } => "CRL-1.4",
            Self::SentHome { .. } => "CRL-3.6",
            Self::NothingGained { district: District::Trader, .. } => "CRL-4.9",
            Self::NothingGained { .. } => "CRL-4.8",
            Self::CoinGiven { .. } => "CRL-4.10",
        })
    }

    /// All of it is public.
    fn seen_by(&self, _: Eye) -> Self {
        *self
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Caerleon(own))
    }
}

/// A reason why a move in a district is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// This vassal stands on none of the two places that are taken (CRL-3.6).
    NotInTheWay(Vassal, Colour),
    /// There is no coin to give (CRL-4.10).
    NoCoin,
    /// The mint has no coin (CRL-4.10).
    MintEmpty,
    /// A coin cannot be exchanged for a coin (CRL-4.11).
    CoinForCoin,
    /// Apples and mistletoe cannot be exchanged (CRL-4.11).
    NoFruit,
    /// Nothing could be taken for it (CRL-4.10).
    NothingToTake,
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::NotInTheWay(..) => "CRL-3.6",
            Self::NoCoin | Self::MintEmpty | Self::NothingToTake => "CRL-4.10",
            Self::CoinForCoin | Self::NoFruit => "CRL-4.11",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Caerleon(own))
    }
}
