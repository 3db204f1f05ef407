//! `master`: asks the network that was taught the game. Where there is none it is a patient expert.

use crate::expert::{Expert, InTime, Prospect, best};
use crate::network_player::NetworkPlayer;
use crate::{Bot, Imagine, Judge, Style};
use table::Rng;

/// Thinks with a network: in trees, or by playing turns on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Master {
    pub(crate) style: Style,
}

impl Master {
    /// How many offers are followed to the end of the turn.
    const WIDTH: usize = 24;
    /// How many of the turns found are played on.
    const CANDIDATES: usize = 8;
    /// To the end of how many own turns, the one it is in included.
    pub(crate) const AHEAD: u32 = 2;
    /// A turn continued with a network counts as this many iterations: it looks at all offers of two turns.
    const ITERATIONS: u32 = 12;
    /// Where it plays like an expert, its budget is multiplied by this.
    const PATIENCE: u32 = 4;
}

impl Master {
    /// The offers it has thought about, the best first.
    pub(crate) fn prospects<G: Judge>(
        self,
        known: &dyn Imagine<G>,
        budget: u32,
        rng: &mut dyn Rng,
    ) -> Vec<Prospect<G::Move>> {
        let game = known.imagine(rng);
        match (game.network(), G::MASTER_TREE_TURNS_AHEAD) {
            (Some(network), Some(ahead)) => {
                let expert = Expert::asking(network, ahead, 1).liking(self.style);
                expert.prospects(known, game.iterations(budget), rng)
            }
            (Some(network), None) => {
                let (width, candidates, ahead) = (Self::WIDTH, Self::CANDIDATES, Self::AHEAD);
                let player = NetworkPlayer { network, width, candidates, ahead, style: self.style };
                player.prospects(known, game.iterations(budget) / Self::ITERATIONS, rng)
            }
            (None, _) => {
                InTime { style: self.style }.prospects(known, budget.saturating_mul(Self::PATIENCE), rng)
            }
        }
    }
}

impl<G: Judge> Bot<G> for Master {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        best(known, || self.prospects(known, budget, rng))
    }
}
