//! The modules of the big box, each in a folder of its own, and the enums in which their moves, frames and events stand
//! side by side.
//!
//! A base `match` has one arm for all modules, listed last, and hands on to these enums; from here it goes to
//! the module. So a new module changes no base file. What a module has to provide is in [`contracts`], what the base
//! asks them in [`crate::seams`].

pub mod arthur;
pub mod caerleon;
mod components;
pub(crate) mod contracts;
pub mod decree;
pub mod favor;
pub mod gold;
pub mod knights;
pub mod market;
pub mod morgana;
mod set;
pub mod treasures;

pub use components::Components;
pub use contracts::Nothing;
pub use set::{Module, Modules, Variant, Variants};

use crate::actions::Beginning;
use crate::dice::Pips;
use crate::event::Event as AnyEvent;
use crate::frames::{Frame as AnyFrame, Held};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::Space;
use crate::state::{Merlin, Open};
use crate::vocab::{Category, Figure, Power};
use contracts::{
    ModuleEvent, ModuleFrame, ModuleMove, ModulePoints, ModuleRefusal, ModuleScoring, ModuleSetup,
    ModuleSpace, ModuleUnit,
};
use std::fmt;
use std::str::FromStr;
use table::{Clause, Described, Eye, Journal, Moves, Shape, Turn as Deciding, Unreadable};

/// Does the same with whichever module it is of.
macro_rules! for_any_module {
    ($value:expr, $own:ident => $does:expr) => {
        match $value {
            Self::Favor($own) => $does,
            Self::Arthur($own) => $does,
            Self::Knights($own) => $does,
            Self::Gold($own) => $does,
            Self::Market($own) => $does,
            Self::Caerleon($own) => $does,
            Self::Morgana($own) => $does,
            Self::Treasures($own) => $does,
            Self::Decree($own) => $does,
        }
    };
}

/// An enum with one variant for each module, in their order.
macro_rules! side_by_side {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[expect(missing_docs, reason = "the variants are the modules")]
        pub enum $name {
            Favor(favor::$name),
            Arthur(arthur::$name),
            Knights(knights::$name),
            Gold(gold::$name),
            Market(market::$name),
            Caerleon(caerleon::$name),
            Morgana(morgana::$name),
            Treasures(treasures::$name),
            Decree(decree::$name),
        }
    };
}

/// What such an enum looks like in JSON: an object whose one key is the id of the module.
macro_rules! described_by_module {
    ($name:ident) => {
        impl Described for $name {
            fn shape() -> Shape {
                let shape = |module| match module {
                    Module::Favor => favor::$name::shape(),
                    Module::Arthur => arthur::$name::shape(),
                    Module::Knights => knights::$name::shape(),
                    Module::Gold => gold::$name::shape(),
                    Module::Market => market::$name::shape(),
                    Module::Caerleon => caerleon::$name::shape(),
                    Module::Morgana => morgana::$name::shape(),
                    Module::Treasures => treasures::$name::shape(),
                    Module::Decree => decree::$name::shape(),
                };
                contracts::shape_by_module(shape)
            }
        }
    };
}

/// The text of such an enum: the id of the module, then the text of its own.
macro_rules! with_text {
    ($name:ident, $what:literal) => {
        impl $name {
            /// Whose it is.
            pub const fn module(self) -> Module {
                match self {
                    Self::Favor(_) => Module::Favor,
                    Self::Arthur(_) => Module::Arthur,
                    Self::Knights(_) => Module::Knights,
                    Self::Gold(_) => Module::Gold,
                    Self::Market(_) => Module::Market,
                    Self::Caerleon(_) => Module::Caerleon,
                    Self::Morgana(_) => Module::Morgana,
                    Self::Treasures(_) => Module::Treasures,
                    Self::Decree(_) => Module::Decree,
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} ", self.module())?;
                for_any_module!(self, own => own.fmt(f))
            }
        }

        impl FromStr for $name {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<Self, Unreadable> {
                let (module, rest) = text.split_once(' ').ok_or_else(|| Unreadable::new($what, text))?;
                let read = match module.parse().map_err(|_| Unreadable::new($what, text))? {
                    Module::Favor => rest.parse().map(Self::Favor),
                    Module::Arthur => rest.parse().map(Self::Arthur),
                    Module::Knights => rest.parse().map(Self::Knights),
                    Module::Gold => rest.parse().map(Self::Gold),
                    Module::Market => rest.parse().map(Self::Market),
                    Module::Caerleon => rest.parse().map(Self::Caerleon),
                    Module::Morgana => rest.parse().map(Self::Morgana),
                    Module::Treasures => rest.parse().map(Self::Treasures),
                    Module::Decree => rest.parse().map(Self::Decree),
                };
                read.map_err(|_: Unreadable| Unreadable::new($what, text))
            }
        }

        table::text_in_json!($name);
    };
}

side_by_side! {
    /// A move of a module.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    Move
}
side_by_side! {
    /// A frame of a module.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Frame
}
side_by_side! {
    /// A step of the setup that a module adds.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    SetupStep
}
side_by_side! {
    /// A step of a scoring that a module adds.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    ScoringStep
}
side_by_side! {
    /// What a turn can be made with besides a die (INT-2.1).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Unit
}
side_by_side! {
    /// A kind of space that a module brings.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[serde(untagged)]
    SpaceKind
}
side_by_side! {
    /// An event of a module.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[serde(rename_all = "snake_case")]
    Event
}
side_by_side! {
    /// A refusal of a module.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Refusal
}
side_by_side! {
    /// What a module gives points for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[serde(rename_all = "snake_case")]
    Points
}

described_by_module!(Event);
described_by_module!(Points);

with_text!(Move, "move");
with_text!(Frame, "thing that is due");
with_text!(SetupStep, "step of the setup");
with_text!(ScoringStep, "step of a scoring");
with_text!(Unit, "thing to make a turn with");

/// Hands functions on to the module.
macro_rules! delegate {
    ($name:ident as $contract:ident { $($(#[$doc:meta])* fn $does:ident($($arg:ident: $type:ty),*) -> $out:ty;)* }) => {
        impl $name {
            $($(#[$doc])* pub(crate) fn $does(self, $($arg: $type),*) -> $out {
                for_any_module!(self, own => $contract::$does(own, $($arg),*))
            })*
        }
    };
}

delegate! { Move as ModuleMove {
    fn refusal(game: &Merlin) -> Option<AnyRefusal>;
    fn make(game: &mut Merlin, journal: &mut Journal<AnyEvent>) -> ();
    fn moment() -> Clause;
} }
delegate! { Frame as ModuleFrame {
    fn turn(open: &Open) -> Deciding;
    fn offer(game: &Merlin, out: &mut Moves<AnyMove>) -> ();
    fn refusal(game: &Merlin, choice: AnyMove) -> Option<AnyRefusal>;
    fn likelihood(game: &Merlin, choice: AnyMove) -> u32;
    fn draws_evenly() -> bool;
    fn make(game: &mut Merlin, choice: AnyMove, journal: &mut Journal<AnyEvent>) -> ();
    fn settle(open: &mut Open, journal: &mut Journal<AnyEvent>) -> bool;
    fn clause() -> Clause;
    fn can_lie_on(below: &[AnyFrame], game: &Merlin) -> bool;
    fn held() -> Option<Held>;
    fn begins_action() -> bool;
} }
delegate! { SetupStep as ModuleSetup {
    fn is_due(open: &Open) -> bool;
    fn turn(open: &Open) -> Deciding;
    fn offer(game: &Merlin, out: &mut Moves<AnyMove>) -> ();
    fn likelihood(game: &Merlin, choice: AnyMove) -> u32;
    fn refusal(game: &Merlin, choice: AnyMove) -> Option<AnyRefusal>;
    fn receive(game: &mut Merlin, choice: AnyMove, journal: &mut Journal<AnyEvent>) -> ();
    fn finish(open: &mut Open) -> ();
    fn clause() -> Clause;
} }
delegate! { ScoringStep as ModuleScoring {
    fn begin(open: &mut Open, journal: &mut Journal<AnyEvent>) -> ();
} }
delegate! { SpaceKind as ModuleSpace {
    fn lapses(game: &Merlin, space: Space) -> Option<Clause>;
    fn offer(game: &Merlin, space: Space, out: &mut Moves<AnyMove>) -> ();
    fn refusal(game: &Merlin, space: Space, beginning: Beginning) -> Option<AnyRefusal>;
    fn builds() -> bool;
    fn begin(game: &mut Merlin, space: Space, beginning: Beginning, journal: &mut Journal<AnyEvent>) -> ();
} }
delegate! { Unit as ModuleUnit {
    fn figure() -> Option<Figure>;
    fn refusal() -> AnyRefusal;
    fn refusal_of_other_way() -> AnyRefusal;
    fn refusal_of_poison() -> Option<AnyRefusal>;
    fn refusal_before_use(choice: AnyMove) -> Option<AnyRefusal>;
} }
delegate! { Refusal as ModuleRefusal {
    fn clause() -> Clause;
} }

impl Move {
    /// Whether it changes the die chosen for this turn, and nothing else.
    pub fn turns_die(self) -> bool {
        for_any_module!(self, own => ModuleMove::turns_die(own))
    }

    /// The power of the flag that it costs, if it costs one (ARU-5.1, ARU-5.7).
    pub fn uses_flag(self) -> Option<Power> {
        for_any_module!(self, own => ModuleMove::uses_flag(own))
    }

    /// The number with which the turn is made, where the move takes the place of choosing a die (MKT-5.2).
    pub fn in_place_of_die(self) -> Option<Pips> {
        for_any_module!(self, own => ModuleMove::in_place_of_die(own))
    }

    /// Whether it changes that die as an apple does, with a piece that is none (MKT-6.1).
    pub fn serves_as_apple(self) -> bool {
        for_any_module!(self, own => ModuleMove::serves_as_apple(own))
    }

    /// Whether this move, as the only one offered, is made without asking.
    pub fn is_formality(self) -> bool {
        for_any_module!(self, own => ModuleMove::is_formality(own))
    }
}

impl SpaceKind {
    /// Its identifier in the components file.
    pub fn id(self) -> &'static str {
        for_any_module!(self, own => ModuleSpace::id(own))
    }
}

impl Event {
    /// The clause the event follows from.
    pub fn clause(&self) -> Clause {
        for_any_module!(self, own => ModuleEvent::clause(own))
    }

    pub(crate) fn seen_by(&self, eye: Eye) -> Self {
        match self {
            Self::Favor(own) => Self::Favor(own.seen_by(eye)),
            Self::Arthur(own) => Self::Arthur(own.seen_by(eye)),
            Self::Knights(own) => Self::Knights(own.seen_by(eye)),
            Self::Gold(own) => Self::Gold(own.seen_by(eye)),
            Self::Market(own) => Self::Market(own.seen_by(eye)),
            Self::Caerleon(own) => Self::Caerleon(own.seen_by(eye)),
            Self::Morgana(own) => Self::Morgana(own.seen_by(eye)),
            Self::Treasures(own) => Self::Treasures(own.seen_by(eye)),
            Self::Decree(own) => Self::Decree(own.seen_by(eye)),
        }
    }
}

impl Points {
    /// Where the points stand in the breakdown of the score.
    pub fn category(self) -> Category {
        for_any_module!(self, own => ModulePoints::category(own))
    }

    /// The clause by which the points are given.
    pub fn clause(self) -> Clause {
        for_any_module!(self, own => ModulePoints::clause(own))
    }
}

/// A field for each module, in their order.
macro_rules! field_each {
    ($(#[$doc:meta])* $name:ident of $type:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        #[expect(missing_docs, reason = "the fields are the modules")]
        pub struct $name {
            pub favor: favor::$type,
            pub arthur: arthur::$type,
            pub knights: knights::$type,
            pub gold: gold::$type,
            pub market: market::$type,
            pub caerleon: caerleon::$type,
            pub morgana: morgana::$type,
            pub treasures: treasures::$type,
            pub decree: decree::$type,
        }

        impl $name {
            /// Whether every module that is off has left its part untouched.
            pub(crate) fn only_of(&self, modules: Modules) -> bool {
                let untouched = Self::default();
                Module::ALL.into_iter().filter(|&module| !modules.contains(module)).all(|module| match module {
                    Module::Favor => self.favor == untouched.favor,
                    Module::Arthur => self.arthur == untouched.arthur,
                    Module::Knights => self.knights == untouched.knights,
                    Module::Gold => self.gold == untouched.gold,
                    Module::Market => self.market == untouched.market,
                    Module::Caerleon => self.caerleon == untouched.caerleon,
                    Module::Morgana => self.morgana == untouched.morgana,
                    Module::Treasures => self.treasures == untouched.treasures,
                    Module::Decree => self.decree == untouched.decree,
                })
            }
        }
    };
}

field_each! {
    /// What the modules have on the board and before the players, for everybody to see.
    States of State
}
field_each! {
    /// What one seat alone knows of the modules.
    Secrets of Secret
}
field_each! {
    /// What has happened in a turn so far that only a module asks for.
    Turns of Turn
}
