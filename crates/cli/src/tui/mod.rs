//! The terminal interface (being built: for now a stub with its interface).

use crate::args::Player;
use crate::failure::Outcome;
use crate::saves::Saves;
use games::{AnyView, Face};
use std::path::PathBuf;
use words::Words;

/// A game and the file it is saved in.
pub(crate) struct Table {
    pub(crate) face: Box<dyn Face>,
    pub(crate) players: Vec<Player>,
    pub(crate) path: PathBuf,
}

/// Where to begin.
pub(crate) enum Start {
    Menu,
    Table(Table),
}

/// Takes over the terminal until the person leaves.
pub(crate) fn run(_words: Words, _saves: Saves, start: Start) -> Outcome {
    if let Start::Table(table) = start {
        println!("{} {:?} {}", table.face.game(), table.players, table.path.display());
    }
    Ok(())
}

/// The table as plain text.
pub(crate) fn picture(_words: Words, _view: &AnyView<'_>, _names: &[String]) -> String {
    String::new()
}
