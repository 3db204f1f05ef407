//! Whether a network can be asked about a game: files come from anywhere.

use super::{Kind, Network};
use crate::Judge;
use crate::inputs::inputs;
use std::fmt;
use table::Seat;

/// Why a network cannot be asked about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It was taught another game, this one.
    Game(String),
    /// The number of players it is for, and that of the game.
    Players(usize, usize),
    /// The numbers of inputs and parts of judgements it reads, and those the game has: it was made by another version.
    Inputs([usize; 2], [usize; 2]),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(is) => write!(f, "the network was taught {is}"),
            Self::Players(is, wanted) => write!(f, "the network is for {is} players, not for {wanted}"),
            Self::Inputs(is, wanted) => write!(f, "the network reads {is:?} inputs, the game has {wanted:?}"),
        }
    }
}

impl std::error::Error for Misfit {}

impl Network {
    /// Whether it can be asked about games with these options.
    ///
    /// # Errors
    /// If it was taught another game, is for another number of players, or reads other inputs.
    pub fn fits<G: Judge>(&self, options: &G::Options) -> Result<(), Misfit> {
        if self.game != G::ID {
            return Err(Misfit::Game(self.game.clone()));
        }
        let game = G::setup(options);
        let players = G::SEATS.unwrap_or(game.players());
        if self.players != players {
            return Err(Misfit::Players(self.players, players));
        }
        let inputs = inputs(&game, Seat::new(0));
        let parts = match self.kind {
            Kind::Points => 0,
            Kind::Judged => inputs.parts().len(),
        };
        let (is, wanted) = ([self.inputs(), self.parts], [inputs.count(), parts]);
        if is == wanted { Ok(()) } else { Err(Misfit::Inputs(is, wanted)) }
    }
}
