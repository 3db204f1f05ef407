//! Moves, events, refusals and points of the module, with their texts.

use crate::dice::{Die, Pips};
use crate::missions::Mission;
use crate::modules;
use crate::named::named;
use crate::vocab::Category;
use std::fmt;
use std::str::FromStr;
use table::{Clause, Eye, Seat, Unreadable};

named! {
    /// What an apple/mistletoe space gives (GLD-4.1).
    Fruit, "fruit" {
        /// An apple.
        Apple = "apple",
        /// A mistletoe.
        Mistletoe = "mistletoe",
    }
}

/// The die a coin changes (GLD-2.4).
pub use crate::die_steps::SteppedDie as Coined;

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Spend a coin, so that a die shows this (GLD-2.1): `coin chosen 4`, `coin own 3 4`.
    Coin(Coined, Pips),
    /// Complete a mission and spend so much mistletoe, one for each requirement that is not met (GLD-3.1, GLD-3.2).
    Complete(Mission, u8),
    /// The same for a second mission, with the power of a flag (GLD-3.1, MER-13.8).
    Second(Mission, u8),
    /// Take an apple or a mistletoe from its supply (GLD-4.1).
    Take(Fruit),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Coin(die, pips) => write!(f, "coin {die} {pips}"),
            Self::Complete(mission, mistletoe) => write!(f, "complete {mission} {mistletoe}"),
            Self::Second(mission, mistletoe) => write!(f, "second {mission} {mistletoe}"),
            Self::Take(fruit) => write!(f, "take {fruit}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["coin", "chosen", to] => Ok(Self::Coin(Coined::Chosen, to.parse()?)),
            ["coin", die, from, to] => {
                Ok(Self::Coin(Coined::Unused(die.parse()?, from.parse()?), to.parse()?))
            }
            ["complete", mission, mistletoe] => Ok(Self::Complete(mission.parse()?, some(mistletoe)?)),
            ["second", mission, mistletoe] => Ok(Self::Second(mission.parse()?, some(mistletoe)?)),
            ["take", fruit] => fruit.parse().map(Self::Take),
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

/// As much mistletoe as a card has requirements.
fn some(text: &str) -> Result<u8, Unreadable> {
    let found = (1..=crate::missions::MissionCard::MOST as u8).find(|count| count.to_string() == text);
    found.ok_or_else(|| Unreadable::new("number", text))
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Gold(own))
    }
}

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does it")]
    pub enum Event {
        /// A coin was spent to change a die by one (GLD-2.1).
        CoinSpent { seat: Seat, die: Coined, from: Pips, to: Pips },
        /// Mistletoe was spent to ignore so many requirements of a mission, which is completed next (GLD-3.1).
        MistletoeSpent { seat: Seat, mission: Mission, mistletoe: u8 },
        /// A coin was taken from the supply (GLD-4.2).
        CoinTaken { seat: Seat },
        /// A mistletoe was taken from the supply (GLD-4.1).
        MistletoeTaken { seat: Seat },
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::CoinSpent { .. } => "GLD-2.1",
            Self::MistletoeSpent { .. } => "GLD-3.1",
            Self::CoinTaken { .. } => "GLD-4.2",
            Self::MistletoeTaken { .. } => "GLD-4.1",
        })
    }

    /// All of it is public (GLD-1.5).
    fn seen_by(&self, _: Eye) -> Self {
        *self
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Gold(own))
    }
}

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub enum Points {
        /// Coins left at the end (GLD-2.8).
        Coins { coins: u8 },
    }
}

impl modules::contracts::ModulePoints for Points {
    fn category(self) -> Category {
        match self {
            Self::Coins { .. } => Category::Coins,
        }
    }

    fn clause(self) -> Clause {
        match self {
            Self::Coins { .. } => Clause("GLD-2.8"),
        }
    }
}

impl From<Points> for crate::points::Points {
    fn from(own: Points) -> Self {
        Self::Module(modules::Points::Gold(own))
    }
}

/// A reason why a move of the module is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The player has no coin (GLD-2.1).
    NoCoin,
    /// A coin changes a die by one (GLD-2.1).
    NotByOne(Pips, Pips),
    /// There is no step between 6 and 1 (GLD-2.3).
    NoStep(Pips, Pips),
    /// No unused die of this kind shows this (GLD-2.5).
    NoUnusedDie(Die, Pips),
    /// More requirements are not met than the player has mistletoe (GLD-3.1).
    NotEnoughMistletoe(Mission),
    /// More requirements are not met than the player spends mistletoe (GLD-3.1).
    TooLittleMistletoe(Mission),
    /// Fewer requirements are to be ignored than mistletoe would be spent (GLD-3.1).
    NothingToIgnore(Mission),
    /// The supply has none of this (GLD-1.7).
    SupplyEmpty(Fruit),
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::NoCoin | Self::NotByOne(..) => "GLD-2.1",
            Self::NoStep(..) => "GLD-2.3",
            Self::NoUnusedDie(..) => "GLD-2.5",
            Self::NotEnoughMistletoe(_) | Self::TooLittleMistletoe(_) | Self::NothingToIgnore(_) => "GLD-3.1",
            Self::SupplyEmpty(_) => "GLD-1.7",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Gold(own))
    }
}
