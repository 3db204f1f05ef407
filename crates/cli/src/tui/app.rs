//! The whole state of the interface, and what keys and time do to it. Nothing here draws or waits.

use super::log::{self, Reading};
use super::menu::{Menu, MenuAction};
use super::pick::{Cursor, Scroll};
use super::rules::RuleBook;
use super::saved_games::SavedGames;
use super::session::{Request, Session, Stage};
use super::theme::Theme;
use super::{Start, Table};
use crate::failure::{Failure, Outcome};
use games::GameId;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;
use table::Rng;
use words::Words;

/// What every module of the interface needs.
pub(crate) struct Services {
    /// The language of the reader.
    pub(crate) words: Words,
    /// Where games are kept.
    pub(crate) saves: Box<dyn SavedGames>,
    /// What decides chance, and what bots leave to it.
    pub(crate) chance: Box<dyn Rng>,
    /// How many iterations a master computes for a hint.
    pub(crate) hint_iterations: u32,
}

/// The interface.
pub(crate) struct App {
    services: Services,
    theme: Theme,
    screen: Screen,
    overlays: Vec<Overlay>,
    left: bool,
    failure: Option<Failure>,
}

/// What fills the screen.
pub(crate) enum Screen {
    /// The choice of what to play.
    Menu(Menu),
    /// A game.
    Table(Box<Session>),
}

/// What lies over the screen; time stands still below it.
pub(crate) enum Overlay {
    /// The keys and the signs.
    Help,
    /// Something to be told.
    Tell(String),
    /// The rules.
    Rules(RuleBook),
    /// The log.
    Log(Reading),
    /// Everything on the table, in lines.
    Sheet(Scroll),
    /// Whether to leave the table.
    Leave,
}

impl App {
    /// The interface before its first key.
    pub(crate) fn new(mut services: Services, theme: Theme, start: Start) -> Self {
        let screen = match start {
            Start::Menu => Screen::Menu(Menu::new()),
            Start::Table(table) => Screen::Table(Box::new(Session::new(table, &mut services))),
        };
        Self { services, theme, screen, overlays: Vec::new(), left: false, failure: None }
    }

    pub(crate) const fn words(&self) -> Words {
        self.services.words
    }

    pub(crate) const fn theme(&self) -> Theme {
        self.theme
    }

    pub(crate) const fn screen(&self) -> &Screen {
        &self.screen
    }

    pub(crate) fn overlays(&self) -> &[Overlay] {
        &self.overlays
    }

    /// Whether the person has left.
    pub(crate) const fn has_left(&self) -> bool {
        self.left
    }

    /// What it all came to: a record that could not be written is a failure.
    pub(crate) fn outcome(mut self) -> Outcome {
        self.keep_failure();
        self.failure.map_or(Ok(()), Err)
    }

    /// How long until something happens by itself.
    pub(crate) fn due(&self) -> Option<Duration> {
        match &self.screen {
            Screen::Table(session) if self.overlays.is_empty() => session.due(),
            Screen::Table(_) | Screen::Menu(_) => None,
        }
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, elapsed: Duration) {
        if let (Screen::Table(session), true) = (&mut self.screen, self.overlays.is_empty()) {
            session.tick(elapsed, &mut self.services);
        }
    }

    /// What a key does.
    pub(crate) fn key(&mut self, event: KeyEvent) {
        let key = event.code;
        if event.modifiers.contains(KeyModifiers::CONTROL) {
            // Every move is saved as it is made, so there is nothing to ask.
            self.left |= key == KeyCode::Char('c');
            return;
        }
        match key {
            KeyCode::F(2) => self.switch_language(),
            _ if !self.overlays.is_empty() => self.key_above(key),
            KeyCode::F(1) => self.overlays.push(Overlay::Help),
            _ => self.key_below(key),
        }
    }

    fn key_below(&mut self, key: KeyCode) {
        match &mut self.screen {
            Screen::Menu(menu) => {
                let action = menu.key(key, &self.services);
                self.run(action);
            }
            Screen::Table(session) => {
                let eyes_only = matches!(session.stage(), Stage::HandOver(_));
                match key {
                    KeyCode::Char('?') => self.overlays.push(Overlay::Help),
                    KeyCode::Char('q') => self.overlays.push(Overlay::Leave),
                    KeyCode::Char('r') => self.open_rules(None),
                    KeyCode::Char('l') | KeyCode::PageUp if !eyes_only => {
                        let length = self.log().len();
                        let cursor = Cursor::at(length.saturating_sub(1));
                        self.overlays.push(Overlay::Log(Reading { cursor }));
                    }
                    KeyCode::Char('c') if !eyes_only => self.overlays.push(Overlay::Sheet(Scroll::default())),
                    _ => match session.key(key, &mut self.services) {
                        Request::Nothing => {}
                        Request::Tell(text) => self.overlays.push(Overlay::Tell(text)),
                        Request::Menu => self.back_to_menu(),
                    },
                }
            }
        }
    }

    fn key_above(&mut self, key: KeyCode) {
        let length = self.log().len();
        let Some(top) = self.overlays.last_mut() else { return };
        match top {
            Overlay::Help | Overlay::Tell(_) => {
                self.overlays.pop();
            }
            Overlay::Sheet(scroll) => {
                if !scroll.key(key) {
                    self.overlays.pop();
                }
            }
            Overlay::Rules(book) => {
                if !book.key(key) {
                    self.overlays.pop();
                }
            }
            Overlay::Log(reading) => match key {
                KeyCode::Esc | KeyCode::Char('l' | 'q') => {
                    self.overlays.pop();
                }
                KeyCode::Enter | KeyCode::Char('r') => {
                    let place = reading.cursor.place(length);
                    let clause = self.log().into_iter().nth(place).and_then(|entry| entry.clause);
                    self.open_rules(clause.map(|clause| clause.0));
                }
                _ => {
                    reading.cursor.key(key, length);
                }
            },
            Overlay::Leave => match key {
                KeyCode::Enter | KeyCode::Char('y' | 'j') => self.left = true,
                KeyCode::Char('m') => self.back_to_menu(),
                KeyCode::Esc | KeyCode::Char('n' | 'q') => {
                    self.overlays.pop();
                }
                _ => {}
            },
        }
    }

    /// The log as the person at the keyboard may know it.
    pub(crate) fn log(&self) -> Vec<log::Entry> {
        match &self.screen {
            Screen::Menu(_) => Vec::new(),
            Screen::Table(session) => {
                log::sentences(self.words(), session.events(), session.notes(), session.names())
            }
        }
    }

    /// The game being played, or the first of the house.
    fn game(&self) -> GameId {
        match &self.screen {
            Screen::Menu(_) => GameId::ALL[0],
            Screen::Table(session) => session.table().game.game(),
        }
    }

    /// The options of the game being played.
    fn options(&self) -> Option<String> {
        match &self.screen {
            Screen::Menu(_) => None,
            Screen::Table(session) => Some(session.table().game.options()),
        }
    }

    /// Opens the rules at a clause, or at that of the last event.
    fn open_rules(&mut self, clause: Option<&str>) {
        let last = match &self.screen {
            Screen::Menu(_) => None,
            Screen::Table(session) => session.events().last().map(|event| event.clause().0),
        };
        let book = RuleBook::new(self.words(), self.game(), self.options().as_deref(), clause.or(last));
        self.overlays.push(Overlay::Rules(book));
    }

    fn run(&mut self, action: MenuAction) {
        match action {
            MenuAction::Nothing => {}
            MenuAction::Sit(table) => self.sit_down(table),
            MenuAction::Tell(text) => self.overlays.push(Overlay::Tell(text)),
            MenuAction::Rules => self.open_rules(None),
            MenuAction::Help => self.overlays.push(Overlay::Help),
            MenuAction::Language => self.switch_language(),
            MenuAction::Leave => self.left = true,
        }
    }

    fn sit_down(&mut self, table: Table) {
        self.screen = Screen::Table(Box::new(Session::new(table, &mut self.services)));
    }

    fn back_to_menu(&mut self) {
        self.keep_failure();
        self.overlays.clear();
        self.screen = Screen::Menu(Menu::new());
    }

    /// A table that is left takes the knowledge with it that its record was not written.
    fn keep_failure(&mut self) {
        if let Screen::Table(session) = &mut self.screen
            && let Some(failure) = session.unsaved.take()
        {
            self.failure = Some(failure);
        }
    }

    fn switch_language(&mut self) {
        let languages = Words::languages();
        let now = languages.iter().position(|&lang| lang == self.words().lang()).unwrap_or_default();
        if let Some(words) = languages.get((now + 1) % languages.len()).and_then(|lang| Words::new(lang)) {
            self.services.words = words;
        }
        if let Screen::Table(session) = &mut self.screen {
            session.rename(self.services.words);
        }
        // A book is in one language: the other one is opened at the same clause.
        let (game, options) = (self.game(), self.options());
        for overlay in &mut self.overlays {
            if let Overlay::Rules(book) = overlay {
                let clause = book.open().map(|rule| rule.id.clone());
                *book = RuleBook::new(self.services.words, game, options.as_deref(), clause.as_deref());
            }
        }
    }
}
