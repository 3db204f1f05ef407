//! The interface played through its keys and looked at on a terminal that is only a buffer.

mod advice;
mod camelot;
mod games;
mod lists;
mod menus;
mod merlin;
mod screens;
mod secrets;
mod undo;

use super::app::{App, Screen, Services};
use super::opening::set_up;
use super::saved_games::{Saved, SavedGames};
use super::session::{PAUSE, Session, Stage};
use super::theme::Theme;
use super::{Start, Table};
use crate::args::Player;
use crate::failure::{Failure, Outcome};
use ::games::GameId;
use bots::Level;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::cell::{Cell as Flag, RefCell};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use table::{game_of_record, generator};
use words::Words;

/// The sizes every screen is looked at in.
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Saved games in memory, which can be told to fail.
#[derive(Clone, Default)]
struct Memory {
    records: Rc<RefCell<BTreeMap<PathBuf, String>>>,
    full: Rc<Flag<bool>>,
}

impl Memory {
    /// The only record that is saved.
    fn record(&self) -> String {
        self.records.borrow().values().next().expect("a game was begun").clone()
    }
}

impl SavedGames for Memory {
    fn list(&self) -> Vec<Saved> {
        let saved = |(path, text): (&PathBuf, &String)| Saved {
            name: path.display().to_string(),
            path: path.clone(),
            game: game_of_record(text).and_then(|id| id.parse().ok()),
            seats: vec!["Anna".to_owned(), "bot:random".to_owned()],
            moves: text.lines().count(),
        };
        self.records.borrow().iter().map(saved).collect()
    }

    fn read(&self, path: &Path) -> io::Result<String> {
        self.records.borrow().get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn new_file(&self, _words: Words, name: &str) -> Outcome<PathBuf> {
        let number = self.records.borrow().len();
        Ok(PathBuf::from(format!("{name}-{number}")))
    }

    fn write(&self, _words: Words, path: &Path, record: &str) -> Outcome {
        if self.full.get() {
            return Err(Failure::machine("no game can be saved".to_owned()));
        }
        self.records.borrow_mut().insert(path.to_owned(), record.to_owned());
        Ok(())
    }
}

fn words(lang: &str) -> Words {
    Words::new(lang).expect("the language exists")
}

fn services(lang: &str, saves: &Memory, seed: u64) -> Services {
    let (saves, chance) = (Box::new(saves.clone()), Box::new(generator(seed)));
    Services { words: words(lang), saves, chance, hint_iterations: 30 }
}

/// `Anna`, `Bert`, … for persons, `-` for bots, `+` for one that takes a while.
fn players(seats: &[&str]) -> Vec<Player> {
    let player = |seat: &&str| match *seat {
        "-" => Player::Bot(Level::Random),
        "+" => Player::Bot(Level::Skilled),
        name => Player::Person(name.to_owned()),
    };
    seats.iter().map(player).collect()
}

/// A new game of The Future of Camelot.
fn camelot_table(lang: &str, saves: &Memory, seats: &[&str], sides: &str, heroes: &str) -> Table {
    let number = seats.len().to_string();
    let chosen = [("players", number.as_str()), ("sides", sides), ("heroes", heroes)];
    let options = GameId::Camelot.options_text(chosen);
    let table = set_up(words(lang), saves, GameId::Camelot, &options, players(seats));
    table.expect("memory can be written").expect("the options are those of Camelot")
}

/// The interface at a new game of The Future of Camelot.
fn in_castle(lang: &str, seats: &[&str], sides: &str, heroes: &str, seed: u64) -> App {
    let saves = Memory::default();
    let table = camelot_table(lang, &saves, seats, sides, heroes);
    App::new(services(lang, &saves, seed), Theme::COLOURED, Start::Table(table))
}

/// A new game of Merlin.
fn merlin_table(lang: &str, saves: &Memory, seats: &[&str]) -> Table {
    let number = seats.len().to_string();
    let options = GameId::Merlin.options_text([("players", number.as_str())]);
    let table = set_up(words(lang), saves, GameId::Merlin, &options, players(seats));
    table.expect("memory can be written").expect("the options are those of Merlin")
}

/// The interface at a new game of Merlin.
fn at_rondel(lang: &str, seats: &[&str], seed: u64) -> App {
    let saves = Memory::default();
    let table = merlin_table(lang, &saves, seats);
    App::new(services(lang, &saves, seed), Theme::COLOURED, Start::Table(table))
}

/// A new game of Artus.
fn new_table(lang: &str, saves: &Memory, seats: &[&str], advanced: bool) -> Table {
    let mode = if advanced { "advanced" } else { "beginner" };
    let number = seats.len().to_string();
    let options = GameId::Artus.options_text([("players", number.as_str()), ("mode", mode)]);
    let table = set_up(words(lang), saves, GameId::Artus, &options, players(seats));
    table.expect("memory can be written").expect("the options are those of Artus")
}

/// The interface at a new game of Artus.
fn at_table(lang: &str, saves: &Memory, seats: &[&str], advanced: bool, seed: u64) -> App {
    let table = new_table(lang, saves, seats, advanced);
    App::new(services(lang, saves, seed), Theme::COLOURED, Start::Table(table))
}

fn press(app: &mut App, key: KeyCode) {
    app.key(KeyEvent::new(key, KeyModifiers::NONE));
}

fn type_text(app: &mut App, text: &str) {
    text.chars().for_each(|letter| press(app, KeyCode::Char(letter)));
}

fn session(app: &App) -> &Session {
    match app.screen() {
        Screen::Table(session) => session,
        Screen::Menu(_) => panic!("nobody sits at a table"),
    }
}

/// What is seen on a terminal of this size.
fn look(app: &App, (columns, rows): (u16, u16)) -> Buffer {
    let mut terminal =
        Terminal::new(TestBackend::new(columns, rows)).expect("a buffer can always be drawn on");
    terminal.draw(|frame| super::draw::draw(frame, app)).expect("a buffer can always be drawn on");
    terminal.backend().buffer().clone()
}

/// The letters of a screen, one line for each row.
fn read(screen: &Buffer) -> String {
    let row = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>();
    screen.content().chunks(usize::from(screen.area.width)).map(row).collect::<Vec<_>>().join("\n")
}

/// What is read on the smallest terminal.
fn small(app: &App) -> String {
    read(&look(app, SIZES[0]))
}

/// Lets bots move until a person has to do something, or the game is over.
fn wait(app: &mut App) {
    for _ in 0..10_000 {
        match app.due() {
            Some(due) => app.tick(due),
            None => return,
        }
    }
    panic!("the bots go on for ever");
}

/// Goes on with Enter until this stage is reached.
fn go_to(app: &mut App, reached: impl Fn(&Stage) -> bool) {
    for _ in 0..10_000 {
        wait(app);
        if reached(session(app).stage()) {
            return;
        }
        press(app, KeyCode::Enter);
    }
    panic!("the stage is never reached");
}

/// Whether a card is to be chosen.
fn is_card_choice(stage: &Stage) -> bool {
    matches!(stage, Stage::Choosing(choosing) if choosing.has_steps())
}

#[test]
fn time_that_is_not_up_moves_nobody() {
    let mut app = at_table("en", &Memory::default(), &["-", "-"], false, 1);
    let before = session(&app).events().len();
    app.tick(PAUSE / 2);
    assert_eq!(session(&app).events().len(), before);
    app.tick(PAUSE / 2);
    assert_eq!(session(&app).events().len(), before + 1, "the first knight is placed");
}
