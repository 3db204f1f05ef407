//! One file for each command, and what they share.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod balance;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod components;
mod findings;
mod folder;
pub(crate) mod health;
pub(crate) mod learn;
pub(crate) mod man;
pub(crate) mod merge;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod position;
mod progress;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod serve;
mod shards;
pub(crate) mod simulate;
pub(crate) mod store;
pub(crate) mod verify;

use crate::args::{Setup, all_games};
use crate::failure::{Failure, Outcome};
use crate::out;
use games::{GameId, Listed};
use serde_json::{Value, json};
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use table::{Fault, Scores, Turn, game_of_record};
use words::Words;

/// The game of this name.
pub(crate) fn game(words: Words, name: &str) -> Outcome<GameId> {
    name.parse().map_err(|_| {
        let args = [("game", name.into()), ("games", all_games().into())];
        Failure::input(words.say_with("cli-error-game", &args))
    })
}

/// The game a record is of. Where the text does not tell, the reader of the first game says what is wrong with it.
pub(crate) fn game_of(record: &str) -> GameId {
    game_of_record(record).and_then(|id| id.parse().ok()).unwrap_or(GameId::ALL[0])
}

/// No file we read is larger; whatever is, is not one of ours.
const LARGEST: u64 = 4 * 1024 * 1024;

/// The text of a file; `-` is standard input.
pub(crate) fn read(words: Words, path: &Path) -> Outcome<String> {
    String::from_utf8(bytes(words, path)?).map_err(|_| {
        let args = [("file", path.display().to_string().into())];
        Failure::input(words.say_with("cli-error-not-text", &args))
    })
}

/// The bytes of a file; `-` is standard input.
pub(crate) fn bytes(words: Words, path: &Path) -> Outcome<Vec<u8>> {
    let failed = |error: std::io::Error| Failure::file(words, path, &error);
    let mut bytes = Vec::new();
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(fs::File::open(path).map_err(failed)?)
    };
    source.take(LARGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > LARGEST {
        let args = [("file", path.display().to_string().into())];
        return Err(Failure::input(words.say_with("cli-error-too-large", &args)));
    }
    Ok(bytes)
}

/// The components to play with: those of the program, or those of a file; what is unusual about them is told.
pub(crate) fn components<G: Listed>(words: Words, path: Option<&Path>) -> Outcome<&'static G::Components> {
    let Some(path) = path else { return Ok(G::printed()) };
    let text = read(words, path)?;
    let components = G::read_components(&text).map_err(|fault| Failure::in_file(words, path, &fault))?;
    for warning in G::warnings(components) {
        let args = [("file", path.display().to_string().into()), ("fault", words.fault(warning).into())];
        eprintln!("tafelrunde: {}", words.say_with("cli-warning", &args));
    }
    Ok(components)
}

/// The options given on the command line, as the game reads them.
pub(crate) fn options<G: Listed>(words: Words, setup: &Setup) -> Outcome<G::Options> {
    let components = components::<G>(words, setup.components.as_deref())?;
    let text = options_text(G::GAME, setup);
    G::read_options(&text, components).map_err(|fault| Failure::fault(words, &fault))
}

/// How the flags of the command line become options of a game.
fn options_text(game: GameId, setup: &Setup) -> String {
    let players = setup.players.as_deref().map(|number| ("players", number));
    let mode = setup.advanced.then_some(("mode", "advanced"));
    // What is no pair stays a key alone, for the game to refuse.
    let set = setup.set.iter().map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    game.options_text(players.into_iter().chain(mode).chain(set))
}

/// Options as JSON: `players=4 mode=advanced` becomes `{"players": 4, "mode": "advanced"}`.
pub(crate) fn options_json(options: &impl std::fmt::Display) -> Value {
    let text = options.to_string();
    let parts = text.split(' ').filter_map(|part| part.split_once('='));
    parts
        .map(|(key, value)| {
            (key.to_owned(), value.parse::<i64>().map_or_else(|_| json!(value), |number| json!(number)))
        })
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// Whose turn it is, as JSON.
pub(crate) fn turn_json(turn: Turn) -> Value {
    match turn {
        Turn::Seats(seats) => json!({ "who": "seats", "seats": seats }),
        Turn::Chance => json!({ "who": "chance" }),
        Turn::Over => json!({ "who": "nobody", "over": true }),
    }
}

/// Scores with their breakdown, as JSON.
pub(crate) fn scores_json(scores: &Scores, turn: Turn) -> Value {
    let line = |line: &table::Line| {
        let parts: serde_json::Map<String, Value> =
            line.parts.iter().map(|&(category, points)| (category.to_owned(), json!(points))).collect();
        json!({ "seat": line.seat, "total": line.total(), "parts": parts })
    };
    json!({ "lines": scores.lines.iter().map(line).collect::<Vec<_>>(), if turn == Turn::Over { "winners" } else { "leaders" }: scores.winners })
}

/// A fault as JSON.
pub(crate) fn fault_json(words: Words, fault: &Fault) -> Value {
    json!({ "line": fault.line(), "key": fault.at(), "clause": fault.clause(), "message": words.fault(fault) })
}

/// Prints JSON with indents.
pub(crate) fn print_json(value: &Value) {
    out::line(format_args!("{value:#}"));
}

/// Writes a file that must not exist yet, unless `force`: into a file beside it first, so that a full disk leaves what
/// was there.
pub(crate) fn write_new(words: Words, path: &Path, text: &str, force: bool) -> Outcome {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || {
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(text.as_bytes())?;
        let kept = if force { file.persist(path) } else { file.persist_noclobber(path) };
        kept.map(drop).map_err(|error| error.error)
    };
    write().map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            Failure::input(words.say_with("cli-error-exists", &[("file", path.display().to_string().into())]))
        }
        _ => Failure::file(words, path, &error),
    })
}
