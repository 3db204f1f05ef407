//! Moves, frames and steps of the module, with their texts.

use super::state::Pict;
use crate::frames::Held;
use crate::missions::Mission;
use crate::modules;
use crate::sites::Site;
use crate::vocab::{Direction, Figure, Terrain, Vassal};
use std::fmt;
use std::str::FromStr;
use table::{Seat, Unreadable};

/// A decision of chance or of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance: this Pict is turned up (ARU-1.10, ARU-4.3).
    Pict(Pict),
    /// Return a flag to move a space more (ARU-5.1).
    More,
    /// Return a flag to move a space less (ARU-5.1).
    Less,
    /// Return a flag, so that the chosen die moves this figure (ARU-5.7).
    Switch(Figure),
    /// Take the signet ring, and complete this mission whatever it requires (ARU-3.8).
    Ring(Mission),
    /// Move Merlin so many spaces (ARU-3.17).
    Merlin(Direction, u8),
    /// Move Arthur one space (ARU-6.2).
    Step(Direction),
    /// Replace the manor there by one of the player's (ARU-3.19).
    Replace(Site),
    /// Take this Pict (ARU-4.1).
    Take(Pict),
    /// Build the manor of a Pict there (ARU-4.8).
    Manor(Site),
    /// This vassal acts once more (ARU-6.4).
    Activate(Vassal),
    /// This manor stays in its territory (ARU-7.3).
    Keep(Site),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pict(pict) => write!(f, "pict {pict}"),
            Self::More => f.write_str("more"),
            Self::Less => f.write_str("less"),
            Self::Switch(figure) => write!(f, "switch {figure}"),
            Self::Ring(mission) => write!(f, "ring {mission}"),
            Self::Merlin(direction, steps) => write!(f, "merlin {direction} {steps}"),
            Self::Step(direction) => write!(f, "step {direction}"),
            Self::Replace(site) => write!(f, "replace {site}"),
            Self::Take(pict) => write!(f, "take {pict}"),
            Self::Manor(site) => write!(f, "manor {site}"),
            Self::Activate(vassal) => write!(f, "activate {vassal}"),
            Self::Keep(site) => write!(f, "keep {site}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["pict", pict] => pict.parse().map(Self::Pict),
            ["more"] => Ok(Self::More),
            ["less"] => Ok(Self::Less),
            ["switch", figure] => figure.parse().map(Self::Switch),
            ["ring", mission] => mission.parse().map(Self::Ring),
            ["merlin", direction, steps] => {
                let few = (1..=9_u8).find(|few| few.to_string() == steps);
                let steps = few.ok_or_else(|| Unreadable::new("number of spaces", steps))?;
                Ok(Self::Merlin(direction.parse()?, steps))
            }
            ["step", direction] => direction.parse().map(Self::Step),
            ["replace", site] => site.parse().map(Self::Replace),
            ["take", pict] => pict.parse().map(Self::Take),
            ["manor", site] => site.parse().map(Self::Manor),
            ["activate", vassal] => vassal.parse().map(Self::Activate),
            ["keep", site] => site.parse().map(Self::Keep),
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Arthur(own))
    }
}

/// What is due by a space, a Pict or a scoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// An action waits for the one that its extra move brought about (ARU-2.13).
    Waits(Held),
    /// The player on turn begins the action that an extra move has reached, or forfeits it (ARU-2.13).
    Reached,
    /// The player on turn builds the manor of a Pict on this terrain (ARU-4.8).
    Manor(Terrain),
    /// Chance refills the display (ARU-4.3).
    Refill,
    /// This player chooses which manor stays in the territory of this one (ARU-7.3).
    Keep(Seat, Site),
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Waits(Held { figure, space, executions, elsewhere }) => {
                let elsewhere = if *elsewhere { " elsewhere" } else { "" };
                write!(f, "waits {figure} {space} {executions}{elsewhere}")
            }
            Self::Reached => f.write_str("reached"),
            Self::Manor(terrain) => write!(f, "manor {terrain}"),
            Self::Refill => f.write_str("refill"),
            Self::Keep(seat, site) => write!(f, "keep {seat} {site}"),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        let waits = |figure: &str, space: &str, executions: &str, elsewhere| {
            let few = (1..=2_u8).find(|few| few.to_string() == executions);
            let executions = few.ok_or_else(|| Unreadable::new("thing that is due", text))?;
            Ok(Self::Waits(Held { figure: figure.parse()?, space: space.parse()?, executions, elsewhere }))
        };
        match parts[..] {
            ["waits", figure, space, executions] => waits(figure, space, executions, false),
            ["waits", figure, space, executions, "elsewhere"] => waits(figure, space, executions, true),
            ["reached"] => Ok(Self::Reached),
            ["manor", terrain] => terrain.parse().map(Self::Manor),
            ["refill"] => Ok(Self::Refill),
            ["keep", seat, site] => Ok(Self::Keep(seat.parse()?, site.parse()?)),
            _ => Err(Unreadable::new("thing that is due", text)),
        }
    }
}

impl From<Frame> for crate::frames::Frame {
    fn from(own: Frame) -> Self {
        Self::Module(modules::Frame::Arthur(own))
    }
}

crate::named::named! {
    /// A step of the setup.
    SetupStep, "step of the setup" {
        /// Four Picts are revealed (ARU-1.10).
        Picts = "picts",
    }

    /// A step of a scoring.
    ScoringStep, "step of a scoring" {
        /// One manor of each player stays in each territory (ARU-7.2).
        CleanUp = "clean_up",
        /// The Picts are scored (ARU-7.6).
        Picts = "picts",
    }
}

impl From<SetupStep> for crate::frames::SetupStep {
    fn from(own: SetupStep) -> Self {
        Self::Module(modules::SetupStep::Arthur(own))
    }
}

impl From<ScoringStep> for crate::frames::ScoringStep {
    fn from(own: ScoringStep) -> Self {
        Self::Module(modules::ScoringStep::Arthur(own))
    }
}
