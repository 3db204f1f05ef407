//! Moves, frames, events, refusals and points of the module, with their texts.

use super::state::Ability;
use crate::missions::Mission;
use crate::modules;
use crate::named::named;
use crate::rondel::Counted;
use crate::sites::Site;
use crate::vocab::{Category, Colour, Vassal};
use std::fmt;
use std::str::FromStr;
use table::{Clause, Eye, Seat, Unreadable};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Take the points of the completed card (FAV-2.2).
    Points,
    /// Learn this ability with the completed card (FAV-2.3).
    Learn(Ability),
    /// The builder's ability: a second manor, paid with a material of this colour (FAV-6.1).
    Build(Site, Colour),
    /// The shield-bearer's ability: repel a traitor of this colour (FAV-7.1).
    Repel(Colour),
    /// The flag-bearer's ability: these pieces are counted, and a point more (FAV-8.1).
    Count(Counted),
    /// The lady's ability: deploy this vassal in this principality, as the first or the second of two (FAV-9.2).
    Deploy(Vassal, Colour),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points => f.write_str("points"),
            Self::Learn(ability) => write!(f, "learn {ability}"),
            Self::Build(site, colour) => write!(f, "build {site} {colour}"),
            Self::Repel(colour) => write!(f, "repel {colour}"),
            Self::Count(counted) => write!(f, "count {counted}"),
            Self::Deploy(vassal, colour) => write!(f, "deploy {vassal} {colour}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["points"] => Ok(Self::Points),
            ["learn", column, row] => Ok(Self::Learn(Ability::new(column.parse()?, row.parse()?))),
            ["build", site, colour] => Ok(Self::Build(site.parse()?, colour.parse()?)),
            ["repel", colour] => colour.parse().map(Self::Repel),
            ["count", counted] => counted.parse().map(Self::Count),
            ["deploy", vassal, colour] => Ok(Self::Deploy(vassal.parse()?, colour.parse()?)),
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Favor(own))
    }
}

/// What is due by a mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Whoever completed this mission chooses between its points and an ability (FAV-2.1).
    Reward(Mission),
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reward(mission) => write!(f, "reward {mission}"),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("reward", mission)) => mission.parse().map(Self::Reward),
            Some(_) | None => Err(Unreadable::new("move", text)),
        }
    }
}

impl From<Frame> for crate::frames::Frame {
    fn from(own: Frame) -> Self {
        Self::Module(modules::Frame::Favor(own))
    }
}

named! {
    /// A step of a scoring.
    ScoringStep, "step of a scoring" {
        /// Seals are turned back (FAV-5.2).
        Seals = "seals",
    }
}

impl From<ScoringStep> for crate::frames::ScoringStep {
    fn from(own: ScoringStep) -> Self {
        Self::Module(modules::ScoringStep::Favor(own))
    }
}

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does it")]
    pub enum Event {
        /// An ability was learned in place of the points of a card (FAV-2.3).
        Learned { seat: Seat, ability: Ability },
        /// A special ability is used; its seal is turned over (FAV-5.1).
        Used { seat: Seat, ability: Ability },
        /// No vassal can be deployed as the second one (FAV-9.4).
        NoSecondDeployment { seat: Seat },
        /// The seal of an ability was turned back after a scoring (FAV-5.2).
        TurnedBack { seat: Seat, ability: Ability },
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::Learned { .. } => "FAV-2.3",
            Self::Used { .. } => "FAV-5.1",
            Self::NoSecondDeployment { .. } => "FAV-9.4",
            Self::TurnedBack { .. } => "FAV-5.2",
        })
    }

    /// All of it is public (FAV-1.4).
    fn seen_by(&self, _: Eye) -> Self {
        *self
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Favor(own))
    }
}

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub enum Points {
        /// A mission with the symbol of a column whose first row was learned (FAV-3.1).
        PlusOne { mission: Mission, symbol: Vassal },
        /// A traitor repelled with the shield-bearer's ability (FAV-7.1).
        Repelled { colour: Colour },
        /// The flag-bearer's ability on a VP space (FAV-8.2).
        AnyPoints,
    }
}

impl modules::contracts::ModulePoints for Points {
    fn category(self) -> Category {
        match self {
            Self::PlusOne { .. } | Self::Repelled { .. } | Self::AnyPoints => Category::Favor,
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::PlusOne { .. } => "FAV-3.1",
            Self::Repelled { .. } => "FAV-7.1",
            Self::AnyPoints => "FAV-8.2",
        })
    }
}

impl From<Points> for crate::points::Points {
    fn from(own: Points) -> Self {
        Self::Module(modules::Points::Favor(own))
    }
}

/// A reason why a move of the module is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The card has the symbol of another column (FAV-2.3).
    OtherColumn(Ability, Mission),
    /// The card has fewer points than the row asks for (FAV-2.4).
    RowTooHigh(Ability, Mission),
    /// The ability was learned before (FAV-2.3).
    LearnedBefore(Ability),
    /// The player has not learned the ability.
    NotLearned(Ability),
    /// The seal of the ability is turned over (FAV-5.1).
    Blocked(Ability),
    /// No space of this rondel counts these pieces (FAV-8.3).
    NotCounted(Counted),
    /// No figure came onto the space; the action was gained with a flag (FAV-5.6).
    NoFigureCame(Ability),
    /// The action is no build space, or nothing was built there yet (FAV-6.1).
    NothingBuilt,
    /// No second manor can be built (FAV-6.3).
    NoSecondManor,
    /// A staff was spent on the action (FAV-6.4, FAV-9.5).
    StaffSpent(Ability),
    /// The ability excludes a staff (FAV-6.4, FAV-9.5).
    NoStaff(Ability),
    /// The second vassal has to be deployed first (FAV-9.2).
    DeploymentDue,
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::OtherColumn(..) | Self::LearnedBefore(_) => "FAV-2.3",
            Self::RowTooHigh(..) => "FAV-2.4",
            Self::NotLearned(ability) => ability.clause(),
            Self::Blocked(_) => "FAV-5.1",
            Self::NotCounted(_) => "FAV-8.3",
            Self::NoFigureCame(_) => "FAV-5.6",
            Self::NothingBuilt => "FAV-6.1",
            Self::NoSecondManor => "FAV-6.3",
            Self::StaffSpent(Ability { column: Vassal::Lady, .. })
            | Self::NoStaff(Ability { column: Vassal::Lady, .. }) => "FAV-9.5",
            Self::StaffSpent(_) | Self::NoStaff(_) => "FAV-6.4",
            Self::DeploymentDue => "FAV-9.2",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Favor(own))
    }
}
