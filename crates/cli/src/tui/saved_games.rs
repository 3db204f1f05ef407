//! Where the table keeps its records: what the interface needs of the saved games, and no more.

use crate::failure::Outcome;
use crate::saves::Saves;
use games::GameId;
use std::io;
use std::path::{Path, PathBuf};
use words::Words;

/// A saved game, as the menu lists it.
#[derive(Clone, Debug)]
pub(crate) struct Saved {
    /// Its name.
    pub(crate) name: String,
    /// Its file.
    pub(crate) path: PathBuf,
    /// Which game it is, if that can be told.
    pub(crate) game: Option<GameId>,
    /// Who plays, as the record writes it.
    pub(crate) seats: Vec<String>,
    /// How many moves have been made.
    pub(crate) moves: usize,
}

/// The place of the saved games.
pub(crate) trait SavedGames {
    /// All saved games, the one played last first.
    fn list(&self) -> Vec<Saved>;
    /// The text of a record.
    fn read(&self, path: &Path) -> io::Result<String>;
    /// A file for a new game.
    fn new_file(&self, words: Words, name: &str) -> Outcome<PathBuf>;
    /// Writes a record.
    fn write(&self, words: Words, path: &Path, record: &str) -> Outcome;
}

impl SavedGames for Saves {
    fn list(&self) -> Vec<Saved> {
        let saved = |save: crate::saves::Save| Saved {
            name: save.name,
            path: save.path,
            game: save.game,
            seats: save.seats,
            moves: save.moves,
        };
        Self::list(self).into_iter().map(saved).collect()
    }

    fn read(&self, path: &Path) -> io::Result<String> {
        std::fs::read_to_string(path)
    }

    fn new_file(&self, words: Words, name: &str) -> Outcome<PathBuf> {
        Self::new_file(self, words, name)
    }

    fn write(&self, words: Words, path: &Path, record: &str) -> Outcome {
        Self::write(self, words, path, record)
    }
}
