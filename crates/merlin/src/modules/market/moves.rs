//! Moves, the frame, events, refusals and the unit of the module, with their texts.

use super::state::Marker;
use crate::dice::Pips;
use crate::missions::{Mission, MissionCard};
use crate::modules;
use crate::sites::Site;
use crate::vocab::{Colour, Item};
use std::fmt;
use std::str::FromStr;
use table::{Clause, Eye, Seat, Unreadable};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Visit the market and take this marker (MKT-2.1).
    Visit(Marker),
    /// Make the turn with a labourer that shows this (MKT-5.2).
    Labourer(Pips),
    /// Take no further turn in this round (MKT-5.8).
    Decline,
    /// Turn the chosen die to this with an apple-mistletoe marker (MKT-6.1).
    Apple(Pips),
    /// Complete a mission, and ignore requirements with so much mistletoe and so many markers (MKT-6.1, GLD-3.2).
    Complete(Mission, u8, u8),
    /// The same for a second mission (MER-13.8).
    Second(Mission, u8, u8),
    /// Put a plus marker under the influence marker just placed (MKT-4.2).
    Plus,
    /// In a scoring: repel a traitor of this colour with the shield marker and keep the shield (MKT-3.5).
    Repel(Colour),
    /// Return the marker in place of this item (MKT-3.5).
    Return(Item),
    /// Build a manor and pay with the material marker of this colour (MKT-3.5).
    Build(Site, Colour),
    /// Take back an influence marker with the plus marker under it (INT-6.5).
    TakeBack(Colour),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Visit(marker) => write!(f, "visit {marker}"),
            Self::Labourer(pips) => write!(f, "labourer {pips}"),
            Self::Decline => f.write_str("decline"),
            Self::Apple(pips) => write!(f, "apple {pips}"),
            Self::Complete(mission, mistletoe, markers) => {
                write!(f, "complete {mission} {mistletoe} {markers}")
            }
            Self::Second(mission, mistletoe, markers) => write!(f, "second {mission} {mistletoe} {markers}"),
            Self::Plus => f.write_str("plus"),
            Self::Repel(colour) => write!(f, "repel {colour}"),
            Self::Return(item) => write!(f, "return {item}"),
            Self::Build(site, colour) => write!(f, "build {site} {colour}"),
            Self::TakeBack(colour) => write!(f, "take_back {colour}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["visit", ..] => text["visit".len()..].trim_start().parse().map(Self::Visit),
            ["labourer", pips] => pips.parse().map(Self::Labourer),
            ["decline"] => Ok(Self::Decline),
            ["apple", pips] => pips.parse().map(Self::Apple),
            ["complete", mission, mistletoe, markers] => {
                Ok(Self::Complete(mission.parse()?, few(mistletoe)?, few(markers)?))
            }
            ["second", mission, mistletoe, markers] => {
                Ok(Self::Second(mission.parse()?, few(mistletoe)?, few(markers)?))
            }
            ["plus"] => Ok(Self::Plus),
            ["repel", colour] => colour.parse().map(Self::Repel),
            ["return", kind, colour] => Ok(Self::Return(Item::new(kind.parse()?, colour.parse()?))),
            ["build", site, colour] => Ok(Self::Build(site.parse()?, colour.parse()?)),
            ["take_back", colour] => colour.parse().map(Self::TakeBack),
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

/// At most as many as a card has requirements.
fn few(text: &str) -> Result<u8, Unreadable> {
    let found = (0..=MissionCard::MOST as u8).find(|count| count.to_string() == text);
    found.ok_or_else(|| Unreadable::new("number", text))
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Market(own))
    }
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// This player may put a plus marker under the influence marker just placed there (MKT-4.2).
    Plus(Seat, Colour),
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plus(seat, colour) => write!(f, "plus {seat} {colour}"),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["plus", seat, colour] => Ok(Self::Plus(seat.parse()?, colour.parse()?)),
            _ => Err(Unreadable::new("thing that is due", text)),
        }
    }
}

impl From<Frame> for crate::frames::Frame {
    fn from(own: Frame) -> Self {
        Self::Module(modules::Frame::Market(own))
    }
}

/// What a turn can be made with besides a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// A day labourer (MKT-5.2).
    Labourer,
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Labourer => f.write_str("labourer"),
        }
    }
}

impl FromStr for Unit {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "labourer" {
            Ok(Self::Labourer)
        } else {
            Err(Unreadable::new("thing to make a turn with", text))
        }
    }
}

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does it")]
    pub enum Event {
        /// A coin was paid, and a marker taken from the market board (MKT-2.1).
        Visited { seat: Seat, marker: Marker },
        /// A shield or material marker was given back to the market board (MKT-3.3).
        MarkerReturned { seat: Seat, marker: Marker },
        /// A plus marker was put under the influence marker just placed (MKT-4.2).
        PlusPlaced { seat: Seat, colour: Colour },
        /// Plus markers returned from under influence markers to the market board (MKT-4.5, INT-6.5).
        PlusReturned { seat: Seat, colour: Colour, markers: u8 },
        /// The turn is made with a labourer (MKT-5.2).
        LabourerUsed { seat: Seat, pips: Pips },
        /// A player takes no further turn in this round (MKT-5.8).
        Declined { seat: Seat },
        /// A number of labourers returned to the market board (MKT-5.9).
        LabourersReturned { labourers: u8 },
        /// An apple-mistletoe marker turned the chosen die (MKT-6.1).
        AppleSpent { seat: Seat, from: Pips, to: Pips },
        /// A number of apple-mistletoe markers let requirements of a mission be ignored (MKT-6.1).
        MistletoeSpent { seat: Seat, mission: Mission, markers: u8 },
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::Visited { .. } => "MKT-2.1",
            Self::MarkerReturned { .. } => "MKT-3.3",
            Self::PlusPlaced { .. } => "MKT-4.2",
            Self::PlusReturned { .. } => "MKT-4.5",
            Self::LabourerUsed { .. } => "MKT-5.2",
            Self::Declined { .. } => "MKT-5.8",
            Self::LabourersReturned { .. } => "MKT-5.9",
            Self::AppleSpent { .. } | Self::MistletoeSpent { .. } => "MKT-6.1",
        })
    }

    /// All of it is public (MKT-1.4).
    fn seen_by(&self, _: Eye) -> Self {
        *self
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Market(own))
    }
}

/// A reason why a move of the module, or of a mission, is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The market was already visited in this turn (MKT-2.1).
    AlreadyVisited,
    /// A mission was completed in this turn (MKT-2.3).
    AfterMission,
    /// The market was visited in this turn, so no mission can be completed (MKT-2.3).
    AfterVisit,
    /// The player has no coin (MKT-2.5).
    NoCoin,
    /// The marker does not lie on the market board (MKT-2.1).
    NotOnBoard(Marker),
    /// The player does not own the marker for this item (MKT-3.5).
    NoMarker(Item),
    /// The player has nothing but the marker, so there is no choice (MKT-3.5).
    OnlyMarker(Item),
    /// All these shields are needed, so there is no choice (MKT-3.5).
    AllNeeded(Colour),
    /// The player has no influence marker with, or none without a plus marker there (INT-6.5).
    NoOtherMarker(Colour),
    /// The player has no labourer with so many pips (MKT-5.2).
    NoLabourer(Pips),
    /// A labourer is no die (MKT-5.5).
    NoDie,
    /// A labourer moves the player's knight by its pips and in no other way (INT-7.12).
    OwnWayOnly,
    /// A labourer is no die that could be exchanged (INT-3.6).
    NotPoisoned,
    /// Only who has nothing but labourers left can decline (MKT-5.8).
    CannotDecline,
    /// A mission was completed, or the market visited, so the turn goes on (INT-2.5).
    TurnBegun,
    /// The player has no apple-mistletoe marker, or too few (MKT-6.1).
    TooFewFruits,
    /// The exact number of requirements to be ignored (MKT-6.1).
    NotSoMany(Mission),
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::AlreadyVisited | Self::NotOnBoard(_) => "MKT-2.1",
            Self::AfterMission | Self::AfterVisit => "MKT-2.3",
            Self::NoCoin => "MKT-2.5",
            Self::NoMarker(_) | Self::OnlyMarker(_) | Self::AllNeeded(_) => "MKT-3.5",
            Self::NoOtherMarker(_) => "INT-6.5",
            Self::NoLabourer(_) => "MKT-5.2",
            Self::NoDie => "MKT-5.5",
            Self::OwnWayOnly => "INT-7.12",
            Self::NotPoisoned => "INT-3.6",
            Self::CannotDecline => "MKT-5.8",
            Self::TurnBegun => "INT-2.5",
            Self::TooFewFruits | Self::NotSoMany(_) => "MKT-6.1",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Market(own))
    }
}
