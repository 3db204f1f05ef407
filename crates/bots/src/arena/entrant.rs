//! Contestants with their names, and the bots of the house among them.

use super::{Contestant, Forfeit, Place, Player, Sight};
use crate::{Level, decide};
use games::AnyMove;
use table::Rng;

/// A contestant under its name in tables.
pub struct Entrant {
    /// The name.
    pub name: String,
    /// Who it is.
    pub contestant: Box<dyn Contestant>,
}

impl std::fmt::Debug for Entrant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Entrant").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A bot of the house.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OfTheHouse {
    /// How well it plays.
    pub level: Level,
    /// How many iterations it may think about a decision; otherwise what its level has.
    pub budget: Option<u32>,
}

impl Contestant for OfTheHouse {
    fn sit_down(&self, _place: &Place<'_>, _rng: &mut dyn Rng) -> Result<Box<dyn Player + '_>, Forfeit> {
        Ok(Box::new(*self))
    }
}

impl Player for OfTheHouse {
    /// The one place where the arena asks a bot of the house.
    fn decide(&mut self, sight: &Sight<'_>, rng: &mut dyn Rng) -> Result<AnyMove, Forfeit> {
        let choice = decide(self.level, sight.face(), sight.seat(), rng);
        Ok(choice.expect("nobody is asked out of turn"))
    }
}
