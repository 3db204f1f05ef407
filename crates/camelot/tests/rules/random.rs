//! Whole random games of Camelot, for what must hold in every game.

use camelot::{Camelot, Move, Options};
use table::{Actor, Playthrough};

/// A whole random game.
pub(crate) fn random_game(options: &Options, seed: u64) -> Playthrough<Camelot> {
    suite::random_game(options, seed)
}

/// A whole random game; `look` sees every decision of a player before it is made, with what is offered.
pub(crate) fn watched_game(
    options: &Options,
    seed: u64,
    look: impl FnMut(&Camelot, Actor, &[Move]),
) -> Playthrough<Camelot> {
    suite::watched_game(options, seed, look)
}
