//! How the table is laid for one game: plain data, written down at the setup and only read afterwards.
//!
//! The base game lays what its components say. A module edits this data (another rondel, another die, other powers
//! of flags, another step of the scorings) instead of asking questions in the flow.

use crate::components::Components;
use crate::dice::{Dice, Die};
use crate::frames::{ScoringStep, SetupStep};
use crate::rondel::{Space, SpaceKind};
use crate::vocab::{Colour, Power};

/// The table as it is laid for one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// The spaces of the rondel, clockwise (MER-1.4).
    pub rondel: [SpaceKind; Space::COUNT as usize],
    /// The principalities, clockwise (MER-1.2).
    pub ring: [Colour; 6],
    /// The kinds of a player's dice, by their places (MER-1.16).
    pub dice: [Die; Dice::COUNT],
    /// How often a roll may show one value (MER-2.18).
    pub max_equal: u8,
    /// The power of each colour of flag, by colour (MER-1.8).
    pub powers: [Power; 6],
    /// The rows of the environs (MER-2.8).
    pub rows: u8,
    /// What chance sets up, in order (section 2).
    pub setup: [SetupStep; 6],
    /// The steps of a scoring, in order (MER-15.1).
    pub scoring: [ScoringStep; 4],
}

impl Layout {
    /// The base game for this many players.
    pub fn new(components: &Components, players: usize) -> Self {
        Self {
            rondel: components.rondel,
            ring: components.ring,
            dice: [Die::Own, Die::Own, Die::Own, Die::Merlin],
            max_equal: 2,
            powers: components.powers,
            rows: if players == 4 { 4 } else { 3 },
            setup: SetupStep::ALL,
            scoring: ScoringStep::ALL,
        }
    }

    /// What a space lets a player do.
    pub const fn kind(&self, space: Space) -> SpaceKind {
        self.rondel[space.index()]
    }

    /// The colour of the flags with this power (MER-1.8).
    pub fn flag(&self, power: Power) -> Colour {
        let found = Colour::ALL.into_iter().find(|colour| self.powers[colour.index()] == power);
        found.expect("MER-1.8: every power belongs to one colour")
    }

    /// The place of a principality in the ring.
    fn place(&self, colour: Colour) -> usize {
        self.ring
            .iter()
            .position(|&other| other == colour)
            .expect("MER-1.2: every principality is in the ring")
    }

    /// The space of a principality (MER-1.5).
    pub fn space_of(&self, colour: Colour) -> Space {
        Space::of_principality(self.place(colour))
    }

    /// The two neighbours of a principality, counter-clockwise and clockwise (MER-1.2).
    pub fn neighbours(&self, colour: Colour) -> [Colour; 2] {
        let place = self.place(colour);
        [self.ring[(place + 5) % 6], self.ring[(place + 1) % 6]]
    }

    /// The step of a scoring that follows, if any does.
    pub(crate) fn step_after(&self, step: ScoringStep) -> Option<ScoringStep> {
        self.scoring.iter().copied().skip_while(|&other| other != step).nth(1)
    }

    /// The step of the setup that follows, if any does.
    pub(crate) fn setup_after(&self, step: SetupStep) -> Option<SetupStep> {
        self.setup.iter().copied().skip_while(|&other| other != step).nth(1)
    }
}
