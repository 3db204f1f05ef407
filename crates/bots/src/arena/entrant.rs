//! Contestants with their names, and the bots of the house among them.

use super::{Contestant, Forfeit, Place, Player, Sight};
use crate::cheater::{Cheating, decide_with_everything};
use crate::expert::Expert;
use crate::{Bot, Judge, Level, Network, NetworkPlayer, Style};
use games::{AnyKnowledge, AnyMove};
use table::{Knowledge, Rng};

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
    /// What it likes.
    pub style: Style,
    /// The number of iterations for a decision, an upper limit except for experts; by default that of its
    /// level at a table.
    pub budget: Option<u32>,
}

impl Contestant for OfTheHouse {
    fn sit_down(&self, _place: &Place<'_>, _rng: &mut dyn Rng) -> Result<Box<dyn Player + '_>, Forfeit> {
        Ok(Box::new(*self))
    }
}

impl Player for OfTheHouse {
    fn decide(&mut self, sight: &Sight<'_>, rng: &mut dyn Rng) -> Result<AnyMove, Forfeit> {
        Ok(match sight.running().knowledge(sight.seat()) {
            AnyKnowledge::Artus(known) => self.ask(known, rng),
            AnyKnowledge::Camelot(known) => self.ask(known, rng),
            AnyKnowledge::Merlin(known) => self.ask(known, rng),
        })
    }
}

impl OfTheHouse {
    /// The one place where the arena asks a bot of the house.
    fn ask<G: Judge>(self, known: Knowledge<'_, G>, rng: &mut dyn Rng) -> AnyMove {
        G::wrap_move(self.level.compete(self.style, &known, self.budget, rng))
    }
}

/// A player that asks a network; it must be one for the game and the number of players.
#[derive(Clone, Copy, Debug)]
pub struct WithNetwork {
    /// Whom it asks.
    pub network: &'static Network,
    /// How many offers are followed to the end of the turn.
    pub width: usize,
    /// How many of the best turns are played on.
    pub candidates: usize,
    /// How often, all together.
    pub tries: u32,
    /// To the end of how many own turns.
    pub ahead: u32,
}

impl Contestant for WithNetwork {
    fn sit_down(&self, _place: &Place<'_>, _rng: &mut dyn Rng) -> Result<Box<dyn Player + '_>, Forfeit> {
        Ok(Box::new(*self))
    }
}

impl Player for WithNetwork {
    fn decide(&mut self, sight: &Sight<'_>, rng: &mut dyn Rng) -> Result<AnyMove, Forfeit> {
        let Self { network, width, candidates, tries, ahead } = *self;
        let mut player = NetworkPlayer { network, width, candidates, ahead, style: Style::Balanced };
        Ok(match sight.running().knowledge(sight.seat()) {
            AnyKnowledge::Artus(known) => AnyMove::Artus(player.choose(&known, tries, rng)),
            AnyKnowledge::Camelot(known) => AnyMove::Camelot(player.choose(&known, tries, rng)),
            AnyKnowledge::Merlin(known) => AnyMove::Merlin(player.choose(&known, tries, rng)),
        })
    }
}

/// An expert that judges with a network; it must be one for the game and the number of players.
#[derive(Clone, Copy, Debug)]
pub struct InTrees {
    /// Whom it asks.
    pub network: &'static Network,
    /// How many of its turns it looks ahead.
    pub turns_ahead: u32,
    /// In how many imagined games it looks through the rest of the turn first.
    pub worlds: u32,
    /// How many iterations it may think about a decision; otherwise 1,200.
    pub budget: Option<u32>,
}

impl Contestant for InTrees {
    fn sit_down(&self, _place: &Place<'_>, _rng: &mut dyn Rng) -> Result<Box<dyn Player + '_>, Forfeit> {
        Ok(Box::new(*self))
    }
}

impl Player for InTrees {
    fn decide(&mut self, sight: &Sight<'_>, rng: &mut dyn Rng) -> Result<AnyMove, Forfeit> {
        let mut expert = Expert::asking(self.network, self.turns_ahead, self.worlds);
        let budget = self.budget.unwrap_or_else(|| Level::Expert.budget());
        Ok(match sight.running().knowledge(sight.seat()) {
            AnyKnowledge::Artus(known) => AnyMove::Artus(expert.choose(&known, budget, rng)),
            AnyKnowledge::Camelot(known) => AnyMove::Camelot(expert.choose(&known, budget, rng)),
            AnyKnowledge::Merlin(known) => AnyMove::Merlin(expert.choose(&known, budget, rng)),
        })
    }
}

/// A bot that sees everything: it tells what hidden information is worth to an expert or a master. It exists
/// here alone; no table can seat it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cheater {
    /// Who thinks.
    pub level: Cheating,
    /// How many iterations it may think about a decision; otherwise what its level has.
    pub budget: Option<u32>,
}

impl Contestant for Cheater {
    fn sit_down(&self, _place: &Place<'_>, _rng: &mut dyn Rng) -> Result<Box<dyn Player + '_>, Forfeit> {
        Ok(Box::new(*self))
    }
}

impl Player for Cheater {
    fn decide(&mut self, sight: &Sight<'_>, rng: &mut dyn Rng) -> Result<AnyMove, Forfeit> {
        Ok(decide_with_everything(self.level, sight.running(), sight.seat(), self.budget, rng))
    }
}
