//! `tafelrunde play`: a game at this terminal.

use crate::args::{Play, Player, Setup};
use crate::commands::{components, game, game_of, options, read};
use crate::failure::{Failure, Outcome};
use crate::saves::Saves;
use crate::tui::{self, Start, Table};
use games::{Listed, Visitor, open_record};
use std::io::IsTerminal;
use std::path::PathBuf;
use words::Words;

/// The choice of what to play.
pub(crate) fn menu(words: Words) -> Outcome {
    at_terminal(words)?;
    tui::run(words, Saves::open(words)?, Start::Menu)
}

pub(crate) fn run(words: Words, args: Play) -> Outcome {
    let saves = Saves::open(words)?;
    let table = match (&args.resume, &args.game) {
        (Some(name), _) => resume(words, &saves, name, args.components)?,
        (None, Some(name)) => {
            let game = game(words, name)?;
            game.visit(New { words, saves: &saves, args })?
        }
        (None, None)
            if args.seats.is_empty() && args.players.is_none() && !args.advanced && args.set.is_empty() =>
        {
            return menu(words);
        }
        (None, None) => return Err(Failure::input(words.say("cli-error-play-what"))),
    };
    at_terminal(words)?;
    tui::run(words, saves, Start::Table(table))
}

/// The terminal game needs a terminal to draw on and to read keys from.
fn at_terminal(words: Words) -> Outcome {
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        return Ok(());
    }
    Err(Failure::input(words.say("cli-error-terminal")))
}

struct New<'a> {
    words: Words,
    saves: &'a Saves,
    args: Play,
}

impl Visitor for New<'_> {
    type Out = Outcome<Table>;

    fn visit<G: Listed>(self) -> Outcome<Table> {
        let Self { words, saves, args } = self;
        let given = args.seats.iter().map(|seat| Player::read(seat)).collect::<Result<Vec<_>, _>>();
        let mut players = given.map_err(|problem| {
            let levels = bots::Level::ALL.map(|level| format!("bot:{level}")).join(", ");
            let args = [("bot", problem.text.into()), ("bots", levels.into())];
            let key = if problem.what == "bot" { "cli-error-bot" } else { "cli-error-seat-name" };
            Failure::input(words.say_with(key, &args))
        })?;
        // As many seats as are named, unless a number is given; whoever is not named is a bot.
        let named = (players.len() > 1).then(|| players.len().to_string());
        let setup = Setup {
            game: G::ID.to_owned(),
            players: args.players.or(named),
            advanced: args.advanced,
            set: args.set,
            components: args.components,
        };
        let options = options::<G>(words, &setup)?;
        let seats = G::setup(&options).players();
        if players.len() > seats {
            let numbers = [("named", players.len().into()), ("seats", seats.into())];
            return Err(Failure::input(words.say_with("cli-error-seats", &numbers)));
        }
        if players.is_empty() {
            players.push(Player::Person(words.say("cli-you")));
        }
        players.resize(seats, Player::Bot(bots::Level::QUICK));
        at_terminal(words)?;
        Ok(Table::begin::<G>(options, players, saves.new_file(words, G::ID)?))
    }
}

fn resume(words: Words, saves: &Saves, name: &str, components: Option<PathBuf>) -> Outcome<Table> {
    let path = saves
        .find(name)
        .ok_or_else(|| Failure::input(words.say_with("cli-error-save", &[("save", name.into())])))?;
    let text = read(words, &path)?;
    game_of(&text).visit(Resume { words, path, text, components })
}

struct Resume {
    words: Words,
    path: PathBuf,
    text: String,
    components: Option<PathBuf>,
}

impl Visitor for Resume {
    type Out = Outcome<Table>;

    fn visit<G: Listed>(self) -> Outcome<Table> {
        let Self { words, path, text, components: file } = self;
        let components = components::<G>(words, file.as_deref())?;
        let game = open_record::<G>(&text, components)
            .map_err(|error| Failure::record::<G>(words, &path, &error))?;
        Ok(Table::go_on(game, path))
    }
}
