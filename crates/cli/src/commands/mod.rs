//! One file for each command, and what they share.

pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod components;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod verify;

use crate::args::{Setup, all_games};
use crate::failure::{Failure, Outcome};
use crate::out;
use games::{GameId, Listed};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use table::{Fault, Scores, Turn};
use words::Words;

/// The game of this name.
pub(crate) fn game(words: Words, name: &str) -> Outcome<GameId> {
    name.parse().map_err(|_| {
        let args = [("game", name.into()), ("games", all_games().into())];
        Failure::input(words.say_with("cli-error-game", &args))
    })
}

/// The text of a file.
pub(crate) fn read(words: Words, path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| Failure::file(words, path, &error))
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
    let text = options_text(G::GAME, setup.players.as_deref(), setup.advanced);
    G::read_options(&text, components).map_err(|fault| Failure::fault(words, &fault))
}

/// How the flags of the command line become options of a game.
pub(crate) fn options_text(game: GameId, players: Option<&str>, advanced: bool) -> String {
    match game {
        GameId::Artus => {
            let players = players.unwrap_or("4").replace(char::is_whitespace, "_");
            format!("players={players} mode={}", if advanced { "advanced" } else { "beginner" })
        }
    }
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
pub(crate) fn scores_json(scores: &Scores) -> Value {
    let line = |line: &table::Line| {
        let parts: serde_json::Map<String, Value> =
            line.parts.iter().map(|&(category, points)| (category.to_owned(), json!(points))).collect();
        json!({ "seat": line.seat, "total": line.total(), "parts": parts })
    };
    json!({ "lines": scores.lines.iter().map(line).collect::<Vec<_>>(), "winners": scores.winners })
}

/// A fault as JSON.
pub(crate) fn fault_json(words: Words, fault: &Fault) -> Value {
    json!({ "line": fault.line(), "clause": fault.clause(), "message": words.fault(fault) })
}

/// Prints JSON with indents.
pub(crate) fn print_json(value: &Value) {
    out::line(format_args!("{value:#}"));
}

/// Writes a file that must not exist yet, unless `force`.
pub(crate) fn write_new(words: Words, path: &Path, text: &str, force: bool) -> Outcome {
    if path.exists() && !force {
        let args = [("file", path.display().to_string().into())];
        return Err(Failure::input(words.say_with("cli-error-exists", &args)));
    }
    fs::write(path, text).map_err(|error| Failure::file(words, path, &error))
}
