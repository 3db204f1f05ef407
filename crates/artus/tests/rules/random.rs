//! Whole random games of Artus, for what must hold in every game.

use artus::{Artus, Move, Options};
use table::{Actor, Playthrough};

/// A whole random game.
pub(crate) fn random_game(options: &Options, seed: u64) -> Playthrough<Artus> {
    suite::random_game(options, seed)
}

/// A whole random game; `look` sees every decision of a player before it is made, with what is offered.
pub(crate) fn watched_game(
    options: &Options,
    seed: u64,
    look: impl FnMut(&Artus, Actor, &[Move]),
) -> Playthrough<Artus> {
    suite::watched_game(options, seed, look)
}
