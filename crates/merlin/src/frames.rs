//! What is due, as a stack of small values: the top says who decides what, and what lies below is waiting for it.
//!
//! A frame that only waits (an execution, the end of a turn, a step of a scoring) is done as soon as nothing lies on
//! it any more; [`crate::flow`] then goes on with what follows.

use crate::modules;
use crate::named::named;
use crate::rondel::Space;
use crate::vocab::{Colour, Figure};
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;
use table::{Seat, Unreadable};

/// Declares steps: those of the base game, by their names, and those of modules.
macro_rules! steps {
    ($($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$of:meta])* $variant:ident = $id:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$of])* $variant,)+
            /// A step of a module.
            Module(modules::$name),
        }

        impl $name {
            /// Those of the base game, in order.
            pub const BASE: [Self; [$($id),+].len()] = [$(Self::$variant),+];
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant => f.write_str($id),)+
                    Self::Module(own) => own.fmt(f),
                }
            }
        }

        impl FromStr for $name {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<Self, Unreadable> {
                match text {
                    $($id => Ok(Self::$variant),)+
                    _ => text.parse().map(Self::Module).map_err(|_| Unreadable::new($what, text)),
                }
            }
        }

        table::text_in_json!($name);
    )+};
}

steps! {
    /// A step of the setup that chance carries out, one piece at a time (section 2); modules add theirs to the layout.
    SetupStep, "step of the setup" {
        /// Three missions are turned up (MER-2.5).
        Display = "display",
        /// The terrain tiles are laid out (MER-2.8).
        Environs = "environs",
        /// The start player is drawn (MER-2.12).
        StartPlayer = "start_player",
        /// The starting tiles are dealt and carried out (MER-2.13, MER-2.14).
        StartingTiles = "starting_tiles",
        /// Three traitors are attached to each castle (MER-2.16).
        Traitors = "traitors",
        /// Four missions are dealt to each hand (MER-2.17).
        Hands = "hands",
    }

    /// A step of a scoring (MER-15.1); modules add theirs to the layout.
    ScoringStep, "step of a scoring" {
        /// Traitors are repelled, or cost points.
        Traitors = "traitors",
        /// Territories.
        Environs = "environs",
        /// Principalities.
        Influence = "influence",
        /// Vassals in principalities.
        Vassals = "vassals",
    }
}

named! {
    /// A window of the turn, in which free actions are possible (MER-4.2).
    Window, "window" {
        /// Before the die is chosen.
        Start = "start",
        /// The die is chosen, the figure not yet moved.
        Die = "die",
        /// The figure has moved, the action has not begun.
        Moved = "moved",
        /// The action was performed once and may be repeated with a staff.
        Between = "between",
        /// The action is finished or forfeited.
        After = "after",
    }

    /// Where a card of the mission deck goes.
    Destination, "destination of a card" {
        /// Face up to the free place of the display (MER-12.15).
        Display = "display",
        /// Unseen by the others into the hand of the player on turn (MER-12.16).
        Hand = "hand",
    }
}

/// Something that is due, or waits for what is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Chance sets the table up.
    Setup(SetupStep),
    /// Chance rolls the dice of all players (MER-2.18, MER-14.3).
    Dice,
    /// The player on turn acts freely or closes the window.
    Window(Window),
    /// An execution of the action is under way; then comes window `between` or `after`.
    Execution,
    /// The player on turn begins the second execution (MER-6.13).
    Repeat,
    /// The player on turn takes an item for the one returned (MER-10.2).
    Exchange,
    /// The player on turn may discard a second mission (MER-10.5).
    SecondDiscard,
    /// The player on turn may choose the gift of a tower (MER-11.19).
    Tower,
    /// The turn ends once the missions are replaced (MER-4.8).
    TurnEnd,
    /// The player on turn takes so many missions, one after the other (MER-10.6, MER-12.14).
    Replace(u8),
    /// Chance shows the top card of the mission deck.
    Card(Destination),
    /// A step of a scoring is under way; then comes the next one.
    Scoring(ScoringStep),
    /// This player may repel traitors with flags (MER-15.4).
    RepelTraitors(Seat),
    /// Chance draws new traitors for all players (MER-15.11).
    NewTraitors,
    /// The owner of the Grail may use it in this principality (MER-15.21).
    Grail(Colour),
    /// Nothing any more (section 16).
    Over,
    /// Something that only a module knows.
    Module(modules::Frame),
}

impl Frame {
    /// The module that alone knows it.
    pub(crate) const fn module(self) -> Option<modules::Module> {
        match self {
            Self::Module(own) => Some(own.module()),
            Self::Setup(SetupStep::Module(own)) => Some(own.module()),
            Self::Scoring(ScoringStep::Module(own)) => Some(own.module()),
            Self::Setup(_)
            | Self::Scoring(_)
            | Self::Dice
            | Self::Window(_)
            | Self::Execution
            | Self::Repeat
            | Self::Exchange
            | Self::SecondDiscard
            | Self::Tower
            | Self::TurnEnd
            | Self::Replace(_)
            | Self::Card(_)
            | Self::RepelTraitors(_)
            | Self::NewTraitors
            | Self::Grail(_)
            | Self::Over => None,
        }
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(step) => write!(f, "setup {step}"),
            Self::Dice => f.write_str("dice"),
            Self::Window(window) => write!(f, "window {window}"),
            Self::Execution => f.write_str("execution"),
            Self::Repeat => f.write_str("repeat"),
            Self::Exchange => f.write_str("exchange"),
            Self::SecondDiscard => f.write_str("second_discard"),
            Self::Tower => f.write_str("tower"),
            Self::TurnEnd => f.write_str("turn_end"),
            Self::Replace(missions) => write!(f, "replace {missions}"),
            Self::Card(destination) => write!(f, "card {destination}"),
            Self::Scoring(step) => write!(f, "scoring {step}"),
            Self::RepelTraitors(seat) => write!(f, "repel_traitors {seat}"),
            Self::NewTraitors => f.write_str("new_traitors"),
            Self::Grail(colour) => write!(f, "grail {colour}"),
            Self::Over => f.write_str("over"),
            Self::Module(own) => own.fmt(f),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest))) {
            ("setup", Some(step)) => step.parse().map(Self::Setup),
            ("dice", None) => Ok(Self::Dice),
            ("window", Some(window)) => window.parse().map(Self::Window),
            ("execution", None) => Ok(Self::Execution),
            ("repeat", None) => Ok(Self::Repeat),
            ("exchange", None) => Ok(Self::Exchange),
            ("second_discard", None) => Ok(Self::SecondDiscard),
            ("tower", None) => Ok(Self::Tower),
            ("turn_end", None) => Ok(Self::TurnEnd),
            ("replace", Some(missions @ ("1" | "2" | "3" | "4"))) => {
                missions.parse().map(Self::Replace).map_err(|_| Unreadable::new("number", missions))
            }
            ("card", Some(destination)) => destination.parse().map(Self::Card),
            ("scoring", Some(step)) => step.parse().map(Self::Scoring),
            ("repel_traitors", Some(seat)) => seat.parse().map(Self::RepelTraitors),
            ("new_traitors", None) => Ok(Self::NewTraitors),
            ("grail", Some(colour)) => colour.parse().map(Self::Grail),
            ("over", None) => Ok(Self::Over),
            _ => text.parse().map(Self::Module),
        }
    }
}

/// An action that waits until the one that its extra move brought about is over (ARU-2.7, ARU-2.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// The figure that came to its space.
    pub figure: Figure,
    /// Its space.
    pub space: Space,
    /// How often it was begun.
    pub executions: u8,
    /// Whether it was gained with the power of a different action (MER-13.17).
    pub elsewhere: bool,
}

/// Which part of the game is under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Setup(SetupStep),
    Rolling,
    Turn,
    Scoring,
    Over,
}

/// How many frames can lie on each other. The base game needs three: a turn's end, a replacement, a card.
/// With modules an action can bring about another one (ARU-2.13): the longest chain goes from Arthur to
/// Merlin, back, by a Pict and a staff once more, and ends with a lady who acts twice, whose marker takes a
/// plus marker and a tile of Kay. That makes twelve; a law checks that [`SPARE_PLACES`] are left at any time.
const CAPACITY: usize = 16;

/// How many places are left free between two moves.
const SPARE_PLACES: usize = 2;

/// The frames, bottom first. Never empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack(table::Stack<Frame, CAPACITY>);

impl Stack {
    /// The most frames that lie on each other between two moves.
    pub(crate) const DEEPEST: usize = CAPACITY - SPARE_PLACES;

    /// This frame alone.
    pub(crate) const fn of(frame: Frame) -> Self {
        let mut stack = table::Stack::empty(Frame::Over);
        stack.push(frame);
        Self(stack)
    }

    /// What is due.
    pub const fn top(&self) -> Frame {
        match self.0.top() {
            Some(frame) => frame,
            // Never empty: the bottom frame is replaced, not taken off.
            None => Frame::Over,
        }
    }

    /// The frames of the action under way: those of the innermost one, if extra moves have brought about others
    /// (ARU-2.13).
    pub(crate) fn innermost(&self) -> &[Frame] {
        let mut frames = self.0.all();
        while let [Frame::Execution, Frame::Module(own), rest @ ..] = frames
            && own.held().is_some()
        {
            frames = rest;
        }
        frames
    }

    /// Whether the action under way was brought about by another one, which goes on afterwards (ARU-2.13).
    pub fn is_nested(&self) -> bool {
        self.innermost().len() < self.0.all().len()
    }

    /// The actions that wait for the one under way, the first one first (ARU-2.13).
    pub(crate) fn held(&self) -> impl Iterator<Item = Held> {
        self.0.all().iter().filter_map(|frame| match frame {
            Frame::Module(own) => own.held(),
            _ => None,
        })
    }

    /// Which part of the game is under way: the bottom frame says it.
    pub(crate) fn part(&self) -> Part {
        match self.0.all().first().copied().unwrap_or(Frame::Over) {
            Frame::Setup(step) => Part::Setup(step),
            Frame::Dice => Part::Rolling,
            Frame::Window(_)
            | Frame::Execution
            | Frame::Repeat
            | Frame::Exchange
            | Frame::SecondDiscard
            | Frame::Tower
            | Frame::TurnEnd
            | Frame::Replace(_)
            | Frame::Card(_) => Part::Turn,
            Frame::Scoring(_) | Frame::RepelTraitors(_) | Frame::NewTraitors | Frame::Grail(_) => {
                Part::Scoring
            }
            Frame::Over => Part::Over,
            // Frames of modules lie on others.
            Frame::Module(_) => Part::Turn,
        }
    }
}

impl Deref for Stack {
    type Target = table::Stack<Frame, CAPACITY>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Stack {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
