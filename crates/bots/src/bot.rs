//! What a bot is, and the ones there are.

use std::fmt;
use std::str::FromStr;
use table::{Game, Rng, Unreadable, choose};

/// A player that decides by itself.
pub trait Bot<G: Game> {
    /// One of the offered moves.
    fn choose(&mut self, view: G::View<'_>, offers: &[G::Move], rng: &mut dyn Rng) -> G::Move;
}

/// Takes any offered move, each equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: G::View<'_>, offers: &[G::Move], rng: &mut dyn Rng) -> G::Move {
        choose(offers, rng)
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any offered move.
    Random,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 1] = [Self::Random];

    /// Its name on the command line and in records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// A player of this level.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::ALL.into_iter().find(|level| level.id() == text);
        found.ok_or_else(|| Unreadable::new("bot", text))
    }
}
