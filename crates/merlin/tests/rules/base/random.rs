//! Whole random games of Merlin, for what must hold in every game.

use merlin::{Merlin, Move, Options};
use table::{Actor, Playthrough};

/// A whole random game.
pub(crate) fn random_game(options: &Options, seed: u64) -> Playthrough<Merlin> {
    suite::random_game(options, seed)
}

/// A whole random game; `look` sees every decision of a player before it is made, with what is offered.
pub(crate) fn watched_game(
    options: &Options,
    seed: u64,
    look: impl FnMut(&Merlin, Actor, &[Move]),
) -> Playthrough<Merlin> {
    suite::watched_game(options, seed, look)
}
