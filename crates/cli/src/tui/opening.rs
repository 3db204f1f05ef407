//! Sitting down: a table set up anew, or one reopened from its record, and what everybody at it is called.

use super::Table;
use super::saved_games::SavedGames;
use crate::args::Player;
use crate::failure::Outcome;
use games::{GameId, Listed, Visitor, open_record};
use std::path::Path;
use table::game_of_record;
use words::Words;

/// A new game at a table for these players.
pub(crate) fn set_up(
    words: Words,
    saves: &dyn SavedGames,
    game: GameId,
    options: &str,
    players: Vec<Player>,
) -> Outcome<Result<Table, String>> {
    game.visit(SetUp { words, saves, options, players })
}

struct SetUp<'a> {
    words: Words,
    saves: &'a dyn SavedGames,
    options: &'a str,
    players: Vec<Player>,
}

impl Visitor for SetUp<'_> {
    type Out = Outcome<Result<Table, String>>;

    fn visit<G: Listed>(self) -> Self::Out {
        let Self { words, saves, options, players } = self;
        let options = match G::read_options(options, G::printed()) {
            Ok(options) => options,
            Err(fault) => return Ok(Err(words.fault(&fault))),
        };
        Ok(Ok(Table::begin::<G>(options, players, saves.new_file(words, G::ID)?)))
    }
}

/// The table of a record; where it cannot be reopened, a sentence that says why.
pub(crate) fn reopen(words: Words, saves: &dyn SavedGames, path: &Path) -> Result<Table, String> {
    let unreadable = |error: std::io::Error| {
        let args = [("file", path.display().to_string().into()), ("error", error.to_string().into())];
        words.say_with("tui-unreadable-file", &args)
    };
    let text = saves.read(path).map_err(unreadable)?;
    let game = game_of_record(&text).and_then(|id| id.parse().ok());
    let game: GameId = game
        .ok_or_else(|| words.say_with("tui-not-a-record", &[("file", path.display().to_string().into())]))?;
    game.visit(Reopen { words, path, text: &text })
}

struct Reopen<'a> {
    words: Words,
    path: &'a Path,
    text: &'a str,
}

impl Visitor for Reopen<'_> {
    type Out = Result<Table, String>;

    fn visit<G: Listed>(self) -> Self::Out {
        let Self { words, path, text } = self;
        let game = open_record::<G>(text, G::printed()).map_err(|error| words.record_error(&error, &[]))?;
        Ok(Table::go_on(game, path.to_owned()))
    }
}

/// What the seats are called: persons by their names, bots by names out of the legends that nobody else has.
pub(crate) fn names(words: Words, players: &[Player]) -> Vec<String> {
    let taken: Vec<&String> = players
        .iter()
        .filter_map(|player| match player {
            Player::Person(name) => Some(name),
            Player::Bot(_) => None,
        })
        .collect();
    let legends = (1..=9).map(|number| words.say(&format!("tui-bot-{number}")));
    let mut free = legends.filter(|legend| !taken.contains(&legend));
    let name = |player: &Player| match player {
        Player::Person(name) => name.clone(),
        Player::Bot(level) => free.next().unwrap_or_else(|| level.to_string()),
    };
    players.iter().map(name).collect()
}
