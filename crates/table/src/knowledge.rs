//! What one seat knows of a game, as a value for players who must not know more.

use crate::{Actor, Eye, Game, Moves, Rng, Seat};
use std::fmt;

/// A game as one seat knows it: its view, its offers, and possible games.
///
/// The game itself is in a private field. Code that has only a `Knowledge` therefore decides alike in any two games
/// that look alike from this seat, given the same random words: [`laws::obey`](crate::laws::obey) checks that view,
/// offers and imagined games are then the same.
pub struct Knowledge<'a, G> {
    truth: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What this seat knows of this game.
    pub const fn of(seat: Seat, truth: &'a G) -> Self {
        Self { truth, seat }
    }

    /// Whose knowledge it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How the game was set up.
    pub fn options(&self) -> G::Options {
        self.truth.options()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View<'a> {
        self.truth.view(Eye::Seat(self.seat))
    }

    /// What the seat is offered; nothing unless it has to decide.
    pub fn offers(&self) -> Moves<G::Move> {
        let mut offers = Moves::new();
        self.truth.moves(Actor::Seat(self.seat), &mut offers);
        offers
    }

    /// A game that may be the true one for all the seat knows: everything hidden is drawn anew.
    pub fn imagine(&self, rng: &mut (impl Rng + ?Sized)) -> G {
        let mut rng = rng;
        self.truth.resample(self.seat, &mut rng)
    }
}

// Not derived: a derived `Debug` would print the true game.
impl<G> fmt::Debug for Knowledge<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Knowledge").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<G> Clone for Knowledge<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Knowledge<'_, G> {}
