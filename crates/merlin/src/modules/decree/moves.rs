//! Moves, frames, events, refusals and points of the module, with their texts.

use super::state::{Decree, Decrees};
use crate::dice::Pips;
use crate::die_steps::SteppedDie;
use crate::modules;
use crate::vocab::{Category, Colour, Item, Vassal};
use std::fmt;
use std::str::FromStr;
use table::{Clause, Eye, Private, Seat, Unreadable};

/// A decision of chance or of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Let the deployed vassal act (DEC-3.1).
    Act,
    /// Look at the stack and take a decree in place of the act (DEC-3.4).
    Look,
    /// Chance: the next tile of a stack at which nobody has looked before is this one (DEC-2.1).
    Show(Decree),
    /// Chance: a stack at which others have looked is shown as it is (DEC-3.4).
    ShowAll,
    /// Take this tile from the stack (DEC-3.4).
    Take(Decree),
    /// Discard one decree, so that a die shows this (DEC-4.3): `die chosen 4`, `die own 3 4`.
    Die(SteppedDie, Pips),
    /// Discard two decrees and take this item (DEC-4.7).
    Item(Item),
    /// Discard two decrees and place an influence marker (DEC-4.7).
    Influence(Colour),
    /// Discard three decrees and score points (DEC-4.9).
    Points,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act => f.write_str("act"),
            Self::Look => f.write_str("look"),
            Self::Show(decree) => write!(f, "show {decree}"),
            Self::ShowAll => f.write_str("show all"),
            Self::Take(decree) => write!(f, "take {decree}"),
            Self::Die(die, pips) => write!(f, "die {die} {pips}"),
            Self::Item(item) => write!(f, "item {item}"),
            Self::Influence(colour) => write!(f, "influence {colour}"),
            Self::Points => f.write_str("points"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["act"] => Ok(Self::Act),
            ["look"] => Ok(Self::Look),
            ["show", "all"] => Ok(Self::ShowAll),
            ["show", decree] => decree.parse().map(Self::Show),
            ["take", decree] => decree.parse().map(Self::Take),
            ["die", "chosen", to] => Ok(Self::Die(SteppedDie::Chosen, to.parse()?)),
            ["die", die, from, to] => {
                Ok(Self::Die(SteppedDie::Unused(die.parse()?, from.parse()?), to.parse()?))
            }
            ["item", kind, colour] => Ok(Self::Item(Item::new(kind.parse()?, colour.parse()?))),
            ["influence", colour] => colour.parse().map(Self::Influence),
            ["points"] => Ok(Self::Points),
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Decree(own))
    }
}

/// What is due on a principality space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// The player on turn lets the vassal act, or looks at the stack (DEC-3.1).
    Instead {
        /// Which vassal was deployed.
        vassal: Vassal,
        /// Where it stood before; `None` is the castle.
        from: Option<Colour>,
        /// Where it stands now.
        to: Colour,
    },
    /// Chance shows the stack of this principality to the player on turn (DEC-3.4).
    Look(Colour),
    /// The player on turn takes a tile from this stack (DEC-3.4).
    Take(Colour),
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Instead { vassal, from, to } => {
                write!(f, "instead {vassal} {} {to}", from.map_or("castle", Colour::id))
            }
            Self::Look(colour) => write!(f, "look {colour}"),
            Self::Take(colour) => write!(f, "take {colour}"),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["instead", vassal, from, to] => {
                let from = if from == "castle" { None } else { Some(from.parse()?) };
                Ok(Self::Instead { vassal: vassal.parse()?, from, to: to.parse()? })
            }
            ["look", colour] => colour.parse().map(Self::Look),
            ["take", colour] => colour.parse().map(Self::Take),
            _ => Err(Unreadable::new("thing that is due", text)),
        }
    }
}

impl From<Frame> for crate::frames::Frame {
    fn from(own: Frame) -> Self {
        Self::Module(modules::Frame::Decree(own))
    }
}

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does it")]
    pub enum Event {
        /// A player has looked at a stack; what lies in it is theirs alone to know (DEC-3.4, DEC-5.3).
        Looked { seat: Seat, colour: Colour, decrees: Private<Decrees> },
        /// A decree was taken and shown; what it shows follows (DEC-3.6, DEC-3.7).
        Taken { seat: Seat, colour: Colour, decree: Decree },
        /// The supply had no such item; the decree stays with the player all the same (DEC-3.6, DEC-3.7).
        SupplyEmpty { seat: Seat, item: Item },
        /// Decrees were discarded for a decree action, which follows (DEC-4.1, DEC-4.10).
        Discarded { seat: Seat, decrees: Decrees },
        /// A decree changed a die by one (DEC-4.3).
        DieChanged { seat: Seat, die: SteppedDie, from: Pips, to: Pips },
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::Looked { .. } => "DEC-3.4",
            Self::Taken { .. } => "DEC-3.6",
            Self::SupplyEmpty { .. } => "DEC-3.7",
            Self::Discarded { .. } => "DEC-4.10",
            Self::DieChanged { .. } => "DEC-4.3",
        })
    }

    /// What lies in a stack is known to whoever looked (DEC-5.2).
    fn seen_by(&self, eye: Eye) -> Self {
        match *self {
            Self::Looked { seat, colour, decrees } => {
                Self::Looked { seat, colour, decrees: decrees.seen_by(eye) }
            }
            public @ (Self::Taken { .. }
            | Self::SupplyEmpty { .. }
            | Self::Discarded { .. }
            | Self::DieChanged { .. }) => public,
        }
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Decree(own))
    }
}

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub enum Points {
        /// A decree that shows points (DEC-3.6).
        Decree { decree: Decree },
        /// Three decrees (DEC-4.9).
        ThreeDecrees,
    }
}

impl modules::contracts::ModulePoints for Points {
    fn category(self) -> Category {
        match self {
            Self::Decree { .. } | Self::ThreeDecrees => Category::Decrees,
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::Decree { .. } => "DEC-3.6",
            Self::ThreeDecrees => "DEC-4.9",
        })
    }
}

impl From<Points> for crate::points::Points {
    fn from(own: Points) -> Self {
        Self::Module(modules::Points::Decree(own))
    }
}

/// A reason why a move of the module is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The stack has been looked at, and does not have this tile (DEC-3.4).
    NotInStack(Decree, Colour),
    /// The stack has been looked at, so the vassal no longer acts (DEC-3.4).
    Bound(Colour),
    /// The player has fewer decrees than the action costs (DEC-4.1).
    TooFew {
        /// What it costs.
        needed: u8,
        /// What the player has.
        owned: u8,
    },
    /// A decree changes a die by one (DEC-4.3).
    NotByOne(Pips, Pips),
    /// There is no step between 6 and 1 (DEC-4.4).
    NoStep(Pips, Pips),
    /// No unused die of this kind shows this (DEC-4.5).
    NoUnusedDie(crate::dice::Die, Pips),
    /// A decree serves own dice and Merlin dice only (DEC-4.6).
    OtherDie,
    /// No influence marker is left on the castle (DEC-4.7).
    NoMarker,
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::NotInStack(..) | Self::Bound(_) => "DEC-3.4",
            Self::TooFew { .. } => "DEC-4.1",
            Self::NotByOne(..) => "DEC-4.3",
            Self::NoStep(..) => "DEC-4.4",
            Self::NoUnusedDie(..) => "DEC-4.5",
            Self::OtherDie => "DEC-4.6",
            Self::NoMarker => "DEC-4.7",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Decree(own))
    }
}
