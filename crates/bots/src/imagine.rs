//! Where a bot's knowledge comes from: all it can ask about the game it plays.

use table::{Game, Knowledge, Moves, Rng, Seat};

/// What a bot may ask. There is no way from here to the game itself, only to games that may be it.
pub trait Imagine<G: Game> {
    /// Whose decision it is.
    fn seat(&self) -> Seat;
    /// What the seat sees.
    fn view(&self) -> G::View<'_>;
    /// What the seat is offered.
    fn offers(&self) -> Moves<G::Move>;
    /// A game that the seat cannot tell from the true one.
    fn imagine(&self, rng: &mut dyn Rng) -> G;
}

impl<G: Game> Imagine<G> for Knowledge<'_, G> {
    fn seat(&self) -> Seat {
        Knowledge::seat(self)
    }

    fn view(&self) -> G::View<'_> {
        Knowledge::view(self)
    }

    fn offers(&self) -> Moves<G::Move> {
        Knowledge::offers(self)
    }

    fn imagine(&self, rng: &mut dyn Rng) -> G {
        Knowledge::imagine(self, rng)
    }
}
