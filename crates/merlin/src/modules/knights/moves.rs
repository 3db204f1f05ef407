//! Moves, frames, events and points of the module, with their texts.

use super::state::Ally;
use crate::dice::Pips;
use crate::die_steps::SteppedDie;
use crate::missions::{Mission, MissionCard};
use crate::modules;
use crate::named::named;
use crate::rondel::{Counted, Space};
use crate::sites::Site;
use crate::vocab::{Category, Colour, Item, Vassal};
use std::fmt;
use std::str::FromStr;
use table::{Clause, Eye, Seat, Unreadable};

/// A decision of a player; an ally can also be dealt by chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Choose this ally from the stack in hand, or be dealt it (KRT-1.5, KRT-1.11).
    Ally(Ally),
    /// Tristram: a knight die shows this (KRT-3.1): `movement chosen 4`, `movement own 3 5`.
    Movement(SteppedDie, Pips),
    /// Gawain: another die than a knight die shows this (KRT-5.1): `special merlin 2 6`.
    Special(SteppedDie, Pips),
    /// Galahad: this item in place of the one due, or of those the influence space gives (KRT-9.1).
    Wild(Item),
    /// Bors: the knight goes to the space of this principality (KRT-10.1).
    Portal(Colour),
    /// Gaheris: a castle under the manor just built (KRT-11.1).
    Castle,
    /// Percival: complete a mission with another colour for one requirement, and so much mistletoe and so many
    /// apple-mistletoe markers for others (KRT-12.1, INT-4.4).
    Complete(Mission, Help),
    /// The same for a second mission, with the power of a flag (KRT-12.1, MER-13.8).
    Second(Mission, Help),
    /// Bedivere: a card of the hand for one of the display (KRT-13.3).
    Swap(Mission, Mission),
    /// Kay: a tile beside the influence marker just placed (KRT-14.1).
    Influence,
}

/// What else than a colour change tile is spent on a mission (INT-4.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Help {
    /// Mistletoe (GLD-3.1).
    pub mistletoe: u8,
    /// Apple-mistletoe markers (MKT-6.1).
    pub markers: u8,
}

impl fmt::Display for Help {
    /// Nothing, or ` 1 0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() { Ok(()) } else { write!(f, " {} {}", self.mistletoe, self.markers) }
    }
}

impl Help {
    fn read(mistletoe: &str, markers: &str) -> Result<Self, Unreadable> {
        let most = MissionCard::MOST as u8;
        let number = |text: &str| (0..=most).find(|count| count.to_string() == text);
        let help = number(mistletoe).zip(number(markers));
        let help = help.map(|(mistletoe, markers)| Self { mistletoe, markers });
        let unreadable = || Unreadable::new("number", format!("{mistletoe} {markers}"));
        help.filter(|&help| help != Self::default()).ok_or_else(unreadable)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ally(ally) => write!(f, "ally {ally}"),
            Self::Movement(die, pips) => write!(f, "movement {die} {pips}"),
            Self::Special(die, pips) => write!(f, "special {die} {pips}"),
            Self::Wild(item) => write!(f, "wild {item}"),
            Self::Portal(colour) => write!(f, "portal {colour}"),
            Self::Castle => f.write_str("castle"),
            Self::Complete(mission, help) => write!(f, "complete {mission}{help}"),
            Self::Second(mission, help) => write!(f, "second {mission}{help}"),
            Self::Swap(given, taken) => write!(f, "swap {given} {taken}"),
            Self::Influence => f.write_str("influence"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        let unused = |die: &str, from: &str| Ok(SteppedDie::Unused(die.parse()?, from.parse()?));
        match parts[..] {
            ["ally", ally] => ally.parse().map(Self::Ally),
            ["movement", "chosen", to] => Ok(Self::Movement(SteppedDie::Chosen, to.parse()?)),
            ["movement", die, from, to] => Ok(Self::Movement(unused(die, from)?, to.parse()?)),
            ["special", "chosen", to] => Ok(Self::Special(SteppedDie::Chosen, to.parse()?)),
            ["special", die, from, to] => Ok(Self::Special(unused(die, from)?, to.parse()?)),
            ["wild", kind, colour] => Ok(Self::Wild(Item::new(kind.parse()?, colour.parse()?))),
            ["portal", colour] => colour.parse().map(Self::Portal),
            ["castle"] => Ok(Self::Castle),
            ["complete", mission] => Ok(Self::Complete(mission.parse()?, Help::default())),
            ["complete", mission, mistletoe, markers] => {
                Ok(Self::Complete(mission.parse()?, Help::read(mistletoe, markers)?))
            }
            ["second", mission] => Ok(Self::Second(mission.parse()?, Help::default())),
            ["second", mission, mistletoe, markers] => {
                Ok(Self::Second(mission.parse()?, Help::read(mistletoe, markers)?))
            }
            ["swap", given, taken] => Ok(Self::Swap(given.parse()?, taken.parse()?)),
            ["influence"] => Ok(Self::Influence),
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Knights(own))
    }
}

/// Something due by an ally.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Lancelot: this vassal acts a second time in this principality, without a decision (KRT-6.2).
    SecondAct(Vassal, Colour),
    /// Galahad: this item is due, or one of its kind from elsewhere (KRT-9.1).
    Wild(Item),
    /// Gaheris: a castle may be put under this manor (KRT-11.1).
    Castle(Site),
    /// Gaheris: the first of two gifts of a tower (KRT-11.2).
    FirstGift,
    /// Gaheris: the second one, not from where the first came (KRT-11.2, KRT-11.3).
    SecondGift(Option<Colour>),
    /// Kay: a tile may be added in this principality (KRT-14.1).
    Influence(Colour),
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SecondAct(vassal, colour) => write!(f, "second_act {vassal} {colour}"),
            Self::Wild(item) => write!(f, "wild {item}"),
            Self::Castle(site) => write!(f, "castle {site}"),
            Self::FirstGift => f.write_str("first_gift"),
            Self::SecondGift(None) => f.write_str("second_gift"),
            Self::SecondGift(Some(colour)) => write!(f, "second_gift {colour}"),
            Self::Influence(colour) => write!(f, "influence {colour}"),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["second_act", vassal, colour] => Ok(Self::SecondAct(vassal.parse()?, colour.parse()?)),
            ["wild", kind, colour] => Ok(Self::Wild(Item::new(kind.parse()?, colour.parse()?))),
            ["castle", site] => site.parse().map(Self::Castle),
            ["first_gift"] => Ok(Self::FirstGift),
            ["second_gift"] => Ok(Self::SecondGift(None)),
            ["second_gift", colour] => Ok(Self::SecondGift(Some(colour.parse()?))),
            ["influence", colour] => colour.parse().map(Self::Influence),
            _ => Err(Unreadable::new("thing that is due", text)),
        }
    }
}

impl From<Frame> for crate::frames::Frame {
    fn from(own: Frame) -> Self {
        Self::Module(modules::Frame::Knights(own))
    }
}

named! {
    /// A step of the setup.
    SetupStep, "step of the setup" {
        /// The allies are chosen or dealt (KRT-1.4).
        Allies = "allies",
    }
}

impl From<SetupStep> for crate::frames::SetupStep {
    fn from(own: SetupStep) -> Self {
        Self::Module(modules::SetupStep::Knights(own))
    }
}

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does it")]
    pub enum Event {
        /// An ally was chosen from a stack (KRT-1.5).
        AllyChosen { seat: Seat, ally: Ally },
        /// An ally was dealt (KRT-1.11).
        AllyDealt { seat: Seat, ally: Ally },
        /// The marshal stands in the principality where the knight starts (KRT-6.1).
        MarshalPlaced { seat: Seat, colour: Colour },
        /// Tristram changed a knight die (KRT-3.1).
        Moved { seat: Seat, die: SteppedDie, from: Pips, to: Pips },
        /// Gawain turned a die (KRT-5.1).
        Turned { seat: Seat, die: SteppedDie, from: Pips, to: Pips },
        /// The vassal acts twice in the principality of the marshal (KRT-6.2).
        ActsTwice { seat: Seat, vassal: Vassal, colour: Colour },
        /// The defence tile of this colour lies on Gareth (KRT-7.1).
        Defended { seat: Seat, colour: Colour },
        /// The ally tile of this kind of space lies on Geraint (KRT-8.2).
        Performed { seat: Seat, counted: Counted },
        /// A wild tile was spent; this item is taken next (KRT-9.1).
        WildSpent { seat: Seat, item: Item },
        /// The item due is not there, and none was taken from elsewhere (KRT-9.4).
        NothingTaken { seat: Seat, item: Item },
        /// The knight went through a portal (KRT-10.1).
        Portal { seat: Seat, from: Space, to: Space },
        /// A castle was put under a manor (KRT-11.1).
        CastlePlaced { seat: Seat, site: Site },
        /// A requirement of a mission, which is completed next, counts in another colour (KRT-12.1).
        ColourChanged { seat: Seat, mission: Mission, from: Colour, to: Colour },
        /// A card of the hand was exchanged for one of the display (KRT-13.3).
        Swapped { seat: Seat, given: Mission, taken: Mission },
        /// A tile of Kay was added to an influence marker (KRT-14.1).
        InfluenceAdded { seat: Seat, colour: Colour },
        /// The tiles of Kay came back from a principality that was scored (KRT-14.5).
        InfluenceReturned { seat: Seat, colour: Colour, tiles: u8 },
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::AllyChosen { .. } => "KRT-1.5",
            Self::AllyDealt { .. } => "KRT-1.11",
            Self::MarshalPlaced { .. } => "KRT-6.1",
            Self::Moved { .. } => "KRT-3.1",
            Self::Turned { .. } => "KRT-5.1",
            Self::ActsTwice { .. } => "KRT-6.2",
            Self::Defended { .. } => "KRT-7.1",
            Self::Performed { .. } => "KRT-8.2",
            Self::WildSpent { .. } => "KRT-9.1",
            Self::NothingTaken { .. } => "KRT-9.4",
            Self::Portal { .. } => "KRT-10.1",
            Self::CastlePlaced { .. } => "KRT-11.1",
            Self::ColourChanged { .. } => "KRT-12.1",
            Self::Swapped { .. } => "KRT-13.3",
            Self::InfluenceAdded { .. } => "KRT-14.1",
            Self::InfluenceReturned { .. } => "KRT-14.5",
        })
    }

    /// All of it is public (KRT-1.9, KRT-2.6, KRT-13.3).
    fn seen_by(&self, _: Eye) -> Self {
        *self
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Knights(own))
    }
}

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub enum Points {
        /// A traitor of this colour was repelled for the first time (KRT-7.1).
        Defence { colour: Colour },
        /// The number of defence tiles on Gareth at the end (KRT-7.5).
        DefenceTiles { tiles: u8 },
        /// A victory point space was performed (KRT-8.1).
        Space { counted: Counted },
        /// The number of ally tiles on Geraint at the end (KRT-8.6).
        AllyTiles { tiles: u8 },
    }
}

impl modules::contracts::ModulePoints for Points {
    fn category(self) -> Category {
        match self {
            Self::Defence { .. }
            | Self::DefenceTiles { .. }
            | Self::Space { .. }
            | Self::AllyTiles { .. } => Category::Allies,
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::Defence { .. } => "KRT-7.1",
            Self::DefenceTiles { .. } => "KRT-7.5",
            Self::Space { .. } => "KRT-8.1",
            Self::AllyTiles { .. } => "KRT-8.6",
        })
    }
}

impl From<Points> for crate::points::Points {
    fn from(own: Points) -> Self {
        Self::Module(modules::Points::Knights(own))
    }
}
