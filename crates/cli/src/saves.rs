//! Where the games of this terminal are kept, each as one record.

use crate::failure::{Failure, Outcome};
use games::GameId;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use table::game_of_record;
use words::Words;

/// The folder of saved games.
#[derive(Clone, Debug)]
pub(crate) struct Saves {
    folder: PathBuf,
}

/// A saved game.
#[derive(Clone, Debug)]
pub(crate) struct Save {
    /// Its name: that of the file, without the ending.
    pub(crate) name: String,
    /// The file.
    pub(crate) path: PathBuf,
    /// Which game it is, if the head of the file can be read.
    pub(crate) game: Option<GameId>,
    /// Who plays.
    pub(crate) seats: Vec<String>,
    /// How many moves have been made.
    pub(crate) moves: usize,
    changed: SystemTime,
}

impl Save {
    fn read(path: PathBuf) -> Option<Self> {
        let name = path.file_stem()?.to_string_lossy().into_owned();
        let changed = fs::metadata(&path).and_then(|file| file.modified()).ok()?;
        let text = fs::read_to_string(&path).ok()?;
        // Whatever lies in the folder and is no record of ours is none of our business.
        let game = Some(game_of_record(&text)?.parse().ok()?);
        let seats =
            text.lines().filter_map(|line| Some(line.strip_prefix("seat ")?.split_once(' ')?.1.to_owned()));
        let seats: Vec<String> = seats.collect();
        let moves =
            text.lines().last().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or_default();
        Some(Self { name, path, game, seats, moves, changed })
    }

    /// One line about the game.
    pub(crate) fn describe(&self, words: Words) -> String {
        let args = [
            ("name", self.name.as_str().into()),
            ("game", self.game.map(|game| words.game(game)).unwrap_or_default().into()),
            ("seats", self.seats.join(", ").into()),
            ("moves", self.moves.into()),
        ];
        words.say_with("cli-save", &args)
    }
}

/// The folder of this person: `TAFELRUNDE_HOME` if set, else the usual place for data.
pub(crate) fn home(words: Words) -> Outcome<PathBuf> {
    let home = std::env::var_os("TAFELRUNDE_HOME").map(PathBuf::from);
    let home = home.or_else(|| dirs::data_dir().map(|data| data.join("tafelrunde")));
    home.ok_or_else(|| Failure::machine(words.say("cli-error-no-home")))
}

impl Saves {
    /// The folder of saved games.
    pub(crate) fn open(words: Words) -> Outcome<Self> {
        let folder = home(words)?.join("games");
        fs::create_dir_all(&folder).map_err(|error| Failure::file(words, &folder, &error))?;
        Ok(Self { folder })
    }

    /// All saved games, the one played last first.
    pub(crate) fn list(&self) -> Vec<Save> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let records = entries
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|end| end == "record"));
        let mut saves: Vec<Save> = records.filter_map(Save::read).collect();
        saves.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.name.cmp(&b.name)));
        saves
    }

    /// The file of a saved game, by name; an empty name or `last` means the one played last.
    pub(crate) fn find(&self, name: &str) -> Option<PathBuf> {
        let mut saves = self.list().into_iter();
        let found = if name.is_empty() || name == "last" {
            saves.next()
        } else {
            saves.find(|save| save.name == name)
        };
        found.map(|save| save.path)
    }

    /// A file for a new game. A name that is taken gets a number, so nothing is ever overwritten.
    pub(crate) fn new_file(&self, words: Words, name: &str) -> Outcome<PathBuf> {
        let clean: String =
            name.chars().map(|c| if c.is_alphanumeric() || c == '-' { c } else { '-' }).collect();
        let clean = clean.trim_matches('-');
        let clean = if clean.is_empty() { "game" } else { clean };
        // `last` is what the game played last is called.
        for number in u32::from(clean == "last") + 1.. {
            let file =
                if number == 1 { format!("{clean}.record") } else { format!("{clean}-{number}.record") };
            let path = self.folder.join(file);
            match fs::File::create_new(&path) {
                Ok(_) => return Ok(path),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(Failure::file(words, &path, &error)),
            }
        }
        unreachable!("some number is free")
    }

    /// Writes a record whole: into a file beside it first, so that a crash leaves the old one or the new one.
    pub(crate) fn write(&self, words: Words, path: &Path, record: &str) -> Outcome {
        let write = || {
            let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
            file.write_all(record.as_bytes())?;
            file.as_file().sync_all()?;
            file.persist(path).map_err(|error| error.error)?;
            Ok(())
        };
        write().map_err(|error| Failure::file(words, path, &error))
    }
}
