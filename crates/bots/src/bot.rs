//! What a bot is, and the one that does not think.

use crate::Imagine;
use table::{Game, Rng, choose};

/// A player that decides by itself.
pub trait Bot<G: Game> {
    /// One of the offered moves. The bot may look at `budget` iterations of whatever it does over and over; it never
    /// looks at a clock, so the same words of chance give the same decision on any machine.
    ///
    /// # Panics
    /// If nothing is offered.
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move;
}

/// Takes any offered move, each equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, known: &dyn Imagine<G>, _budget: u32, rng: &mut dyn Rng) -> G::Move {
        choose(&known.offers(), rng)
    }
}
