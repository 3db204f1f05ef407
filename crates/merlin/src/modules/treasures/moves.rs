//! Moves, frames, events and points of the module, with their texts.

use super::state::Treasure;
use crate::modules;
use crate::named::named;
use crate::sites::Site;
use crate::vocab::{Category, Colour};
use std::fmt;
use std::str::FromStr;
use table::{Clause, Eye, Seat, Unreadable};

/// A decision of chance or of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance: this tile is removed at the setup (TRE-2.3).
    Remove(Treasure),
    /// Chance: the tile laid out last is this one (TRE-2.4).
    Lay(Treasure),
    /// Take the items an influence tile shows from this principality (TRE-4.9).
    From(Colour),
    /// Take an influence marker back from this principality (TRE-5.5).
    TakeBack(Colour),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Remove(treasure) => write!(f, "remove {treasure}"),
            Self::Lay(treasure) => write!(f, "lay {treasure}"),
            Self::From(colour) => write!(f, "from {colour}"),
            Self::TakeBack(colour) => write!(f, "take_back {colour}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("remove", treasure)) => treasure.parse().map(Self::Remove),
            Some(("lay", treasure)) => treasure.parse().map(Self::Lay),
            Some(("from", colour)) => colour.parse().map(Self::From),
            Some(("take_back", colour)) => colour.parse().map(Self::TakeBack),
            Some(_) | None => Err(Unreadable::new("move", text)),
        }
    }
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Treasures(own))
    }
}

/// What is due by a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Chance says which treasure tile was laid here (TRE-2.4).
    Which(Site),
    /// The builder chooses the traitor that leaves (TRE-4.1).
    Traitor,
    /// The builder chooses a principality for this tile (TRE-4.9).
    Influence(Site),
    /// This player gives up a piece for this tile (TRE-5.2).
    Discard(Site, Seat),
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Which(site) => write!(f, "which {site}"),
            Self::Traitor => f.write_str("traitor"),
            Self::Influence(site) => write!(f, "influence {site}"),
            Self::Discard(site, seat) => write!(f, "discard {site} {seat}"),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["which", site] => site.parse().map(Self::Which),
            ["traitor"] => Ok(Self::Traitor),
            ["influence", site] => site.parse().map(Self::Influence),
            ["discard", site, seat] => Ok(Self::Discard(site.parse()?, seat.parse()?)),
            _ => Err(Unreadable::new("thing that is due", text)),
        }
    }
}

impl From<Frame> for crate::frames::Frame {
    fn from(own: Frame) -> Self {
        Self::Module(modules::Frame::Treasures(own))
    }
}

named! {
    /// A step of the setup.
    SetupStep, "step of the setup" {
        /// With 2 or 3 players a new tile of each terrain is removed (TRE-2.2, TRE-2.3).
        Removed = "removed",
    }
}

impl From<SetupStep> for crate::frames::SetupStep {
    fn from(own: SetupStep) -> Self {
        Self::Module(modules::SetupStep::Treasures(own))
    }
}

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does or suffers it")]
    pub enum Event {
        /// A tile was removed at the setup (TRE-2.3).
        Removed { treasure: Treasure },
        /// The tile laid out last is this one (TRE-2.4).
        Laid { site: Site, treasure: Treasure },
        /// A manor was built on a new tile; its special action follows (TRE-3.1).
        Triggered { seat: Seat, site: Site, treasure: Treasure },
        /// A neutral staff was won (TRE-4.3).
        StaffWon { seat: Seat },
        /// The tile brings nothing: no staff is left, or there is no influence (TRE-4.3, TRE-4.11).
        NothingGained { seat: Seat, clause: Clause },
        /// An influence marker was given up (TRE-5.5).
        MarkerGiven { seat: Seat, colour: Colour },
        /// A player has nothing of what is asked for (TRE-5.6).
        NothingGiven { seat: Seat },
    }
}

impl Event {
    pub(super) const fn clause_id(&self) -> Clause {
        Clause(match self {
            Self::Removed { .. } => "TRE-2.3",
            Self::Laid { .. } => "TRE-2.4",
            Self::Triggered { .. } => "TRE-3.1",
            Self::StaffWon { .. } => "TRE-4.3",
            Self::NothingGained { clause, .. } => return *clause,
            Self::MarkerGiven { .. } => "TRE-5.5",
            Self::NothingGiven { .. } => "TRE-5.6",
        })
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        self.clause_id()
    }

    /// All of it is public (TRE-2.3, TRE-5.2).
    fn seen_by(&self, _: Eye) -> Self {
        *self
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Treasures(own))
    }
}

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub enum Points {
        /// A points-and-apple tile (TRE-4.8).
        Tile { site: Site },
    }
}

impl modules::contracts::ModulePoints for Points {
    fn category(self) -> Category {
        match self {
            Self::Tile { .. } => Category::Treasures,
        }
    }

    fn clause(self) -> Clause {
        match self {
            Self::Tile { .. } => Clause("TRE-4.8"),
        }
    }
}

impl From<Points> for crate::points::Points {
    fn from(own: Points) -> Self {
        Self::Module(modules::Points::Treasures(own))
    }
}

/// A reason why a move of the module is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The tile asks for other kinds of pieces (TRE-5.1).
    NotAsked(Site),
    /// There is no influence marker of the player in this principality (TRE-5.5).
    NoMarkerThere(Colour),
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::NotAsked(_) => "TRE-5.1",
            Self::NoMarkerThere(_) => "TRE-5.5",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Treasures(own))
    }
}
