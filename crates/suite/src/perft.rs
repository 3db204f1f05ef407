//! Helpers for perft tests, whose numbers change when a rule does.

use std::fs;
use std::path::PathBuf;
use table::{Game, perft};

/// The ways to make 1, 2, 3 … moves.
pub fn ways<G: Game, const DEPTHS: usize>(game: &G) -> [u64; DEPTHS] {
    std::array::from_fn(|depth| perft(game, depth as u32 + 1))
}

/// The text of a file in a folder of a crate.
///
/// # Panics
/// If there is none.
pub fn file(of: &str, folder: &str, name: &str) -> String {
    let file = PathBuf::from(of).join(folder).join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The game of a position.
///
/// # Panics
/// If it is none.
pub fn position<G: Game>(text: &str) -> G {
    G::from_position(text, G::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}
