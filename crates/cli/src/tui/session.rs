//! A game at this terminal: whose turn it is, who may see the screen, and what happens by itself.

mod advice;
mod undo;

use super::Table;
use super::app::Services;
use super::board;
use super::choosing::{Answer, Choosing};
use super::log::{Note, NoteKind};
use super::opening::names;
use crate::args::Player;
use crate::failure::Failure;
use advice::Advice;
use bots::{Level, Style};
use games::{AnyEvent, AnyMove, AnyView};
use ratatui::crossterm::event::KeyCode;
use std::thread::JoinHandle;
use std::time::Duration;
use table::{Eye, Rng, Seat, Turn, generator};
use words::Words;

/// How long a bot seems to think.
pub(crate) const PAUSE: Duration = Duration::from_millis(400);
/// How long the table waits before it goes on by itself after a person's move, so that it can be taken back.
pub(crate) const GRACE: Duration = Duration::from_millis(1200);

/// How often a bot that takes a while is asked whether it has decided.
const ASK_AGAIN: Duration = Duration::from_millis(30);

/// What is going on at the table.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    /// The keyboard goes to this person; until then nothing secret is shown.
    HandOver(Seat),
    /// This person chooses a move.
    Choosing(Choosing),
    /// This person has a single move, which is made without asking.
    Forced(Seat, AnyMove),
    /// This person's turn is over and can be looked at once more before the keyboard is passed on.
    Done(Seat),
    /// Others move.
    Watching,
    /// The game is over.
    Over,
}

/// What the table asks of the interface around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    /// Nothing.
    Nothing,
    /// Tell the person something.
    Tell(String),
    /// Back to the menu.
    Menu,
}

/// A game at this terminal.
pub(crate) struct Session {
    table: Table,
    names: Vec<String>,
    /// Who has the keyboard, and so whose secrets may be on the screen; nobody between two persons.
    holder: Option<Seat>,
    stage: Stage,
    due: Option<Duration>,
    /// A bot that has not decided yet.
    thinking: Option<JoinHandle<Option<AnyMove>>>,
    /// What a master was asked by the person who chooses.
    advice: Option<Advice>,
    paused: bool,
    events: Vec<AnyEvent>,
    /// How many events had happened before the last decision.
    before_last: usize,
    notes: Vec<Note>,
    /// Whether the final scores lie over the table.
    pub(crate) shows_result: bool,
    /// The record could not be written.
    pub(crate) unsaved: Option<Failure>,
}

impl Session {
    /// Sits down at a table, new or resumed.
    pub(crate) fn new(table: Table, services: &mut Services) -> Self {
        let mut session = Self {
            names: names(services.words, &table.players),
            holder: None,
            stage: Stage::Watching,
            due: None,
            thinking: None,
            advice: None,
            paused: false,
            events: Vec::new(),
            before_last: 0,
            notes: Vec::new(),
            shows_result: true,
            unsaved: None,
            table,
        };
        session.settle(services, PAUSE);
        session.before_last = session.events.len();
        session.save(services);
        session
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// What the seats are called.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    pub(crate) const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Whether bots wait until they are let go on.
    pub(crate) const fn is_paused(&self) -> bool {
        self.paused
    }

    /// What happened so far, as the person at the keyboard may know it.
    pub(crate) fn events(&self) -> &[AnyEvent] {
        &self.events
    }

    /// What the last decision brought about.
    pub(crate) fn recent(&self) -> &[AnyEvent] {
        self.events.get(self.before_last..).unwrap_or_default()
    }

    pub(crate) fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The table as the person at the keyboard may see it.
    pub(crate) fn view(&self) -> AnyView<'_> {
        self.table.game.view(self.eye())
    }

    /// Whose knowledge may be on the screen.
    pub(crate) fn eye(&self) -> Eye {
        match (self.persons().as_slice(), self.holder) {
            // Alone among bots there is nobody to hide anything from.
            ([only], _) => Eye::Seat(*only),
            (_, Some(holder)) => Eye::Seat(holder),
            (_, None) => Eye::Spectator,
        }
    }

    /// The seats of persons at this terminal.
    pub(crate) fn persons(&self) -> Vec<Seat> {
        let seats = Seat::all(self.table.players.len());
        seats.filter(|seat| matches!(self.player(*seat), Player::Person(_))).collect()
    }

    /// Who sits in a seat.
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat.index()]
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, elapsed: Duration, services: &mut Services) {
        let Some(due) = self.due() else { return };
        match due.checked_sub(elapsed).filter(|left| !left.is_zero()) {
            Some(left) => self.due = Some(left),
            None => self.go_on(services),
        }
    }

    /// What a key does.
    pub(crate) fn key(&mut self, key: KeyCode, services: &mut Services) -> Request {
        if let Some(request) = self.advice_key(key, services) {
            return request;
        }
        if key == KeyCode::Char('u') && !matches!(self.stage, Stage::HandOver(_)) {
            return self.undo(services);
        }
        match &mut self.stage {
            Stage::Choosing(choosing) => {
                let seat = choosing.seat;
                match choosing.key(key) {
                    Answer::Chosen(choice) => return self.play(seat, choice, services),
                    Answer::Looked | Answer::Unused => {}
                }
            }
            Stage::HandOver(seat) if matches!(key, KeyCode::Enter) => {
                self.holder = Some(*seat);
                self.settle(services, PAUSE);
            }
            Stage::Done(_) if matches!(key, KeyCode::Enter) => {
                self.holder = None;
                self.settle(services, PAUSE);
            }
            Stage::Watching | Stage::Forced(..) => match key {
                // Not Enter, which would choose something if it came a moment too late.
                KeyCode::Char(' ') => self.go_on(services),
                KeyCode::Char('p') => self.paused = !self.paused,
                _ => {}
            },
            Stage::Over => match key {
                KeyCode::Tab | KeyCode::Enter => self.shows_result = !self.shows_result,
                KeyCode::Char('m') => return Request::Menu,
                _ => {}
            },
            Stage::HandOver(_) | Stage::Done(_) => {}
        }
        Request::Nothing
    }

    /// Makes the move that is due by itself.
    fn go_on(&mut self, services: &mut Services) {
        self.due = None;
        match self.stage {
            Stage::Forced(seat, choice) => {
                self.notes.push(Note { after: self.events.len(), kind: NoteKind::Forced });
                // What is offered as the only move is not refused.
                self.play(seat, choice, services);
            }
            Stage::Watching => {
                let bots = self.turn().into_iter().filter_map(|seat| match self.player(seat) {
                    Player::Bot(level) => Some((seat, *level)),
                    Player::Person(_) => None,
                });
                let Some((seat, level)) = bots.into_iter().next() else { return };
                if let Some(choice) = self.think(seat, level, services) {
                    self.play(seat, choice, services);
                }
            }
            Stage::Choosing(_) => self.ask_master_again(),
            Stage::HandOver(_) | Stage::Done(_) | Stage::Over => {}
        }
    }

    /// What a bot decides. One that takes a while thinks beside the interface and is asked again later.
    fn think(&mut self, seat: Seat, level: Level, services: &mut Services) -> Option<AnyMove> {
        let bot = (level, Style::of(level, seat));
        if level <= Level::QUICK {
            return bots::decide(bot, self.table.game.as_ref(), seat, services.chance.as_mut());
        }
        let thinking = self.thinking.take().unwrap_or_else(|| {
            let (game, mut rng) = (self.table.game.fork(), generator(services.chance.next_u64()));
            std::thread::spawn(move || bots::decide(bot, game.as_ref(), seat, &mut rng))
        });
        if thinking.is_finished() {
            return thinking.join().expect("a bot does not panic");
        }
        self.thinking = Some(thinking);
        self.due = Some(ASK_AGAIN);
        None
    }

    fn play(&mut self, seat: Seat, choice: AnyMove, services: &mut Services) -> Request {
        let before = self.events.len();
        if let Err(refusal) = self.table.game.play(seat, choice) {
            return Request::Tell(services.words.refusal(&refusal, &self.names));
        }
        self.before_last = before;
        let person = matches!(self.player(seat), Player::Person(_));
        self.settle(services, if person { GRACE } else { PAUSE });
        self.save(services);
        Request::Nothing
    }

    /// Who has to decide.
    fn turn(&self) -> Vec<Seat> {
        match self.table.game.turn() {
            Turn::Seats(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Finds out what is going on now: after every move, and whenever the keyboard changes hands.
    fn settle(&mut self, services: &mut Services, pause: Duration) {
        self.table.game.let_chance_move(services.chance.as_mut());
        let turn = self.turn();
        let persons = self.persons();
        let to_decide = turn.iter().copied().find(|seat| persons.contains(seat));
        self.due = None;
        // Whatever somebody thinks of is not what is going on now.
        self.thinking = None;
        self.advice = None;
        self.stage = match (to_decide, self.holder) {
            _ if turn.is_empty() => {
                self.holder = None;
                Stage::Over
            }
            (Some(seat), holder) if persons.len() == 1 || holder == Some(seat) => {
                self.holder = Some(seat);
                self.ask(services.words, seat, pause)
            }
            // Nobody else comes before the screen while it shows somebody's secrets.
            (_, Some(holder)) if persons.len() > 1 => Stage::Done(holder),
            (Some(seat), _) => Stage::HandOver(seat),
            (None, _) => {
                self.due = Some(pause);
                Stage::Watching
            }
        };
        self.events = self.table.game.events_since(0, self.eye());
    }

    fn ask(&mut self, words: Words, seat: Seat, pause: Duration) -> Stage {
        if let Some((_, only)) = self.table.game.formality().filter(|&(due, _)| due == seat) {
            self.due = Some(pause);
            return Stage::Forced(seat, only);
        }
        let offers = self.table.game.offers(seat);
        let view = self.table.game.view(Eye::Seat(seat));
        Stage::Choosing(Choosing::new(words, seat, offers, |offer| board::is_usual(&view, offer)))
    }

    fn save(&mut self, services: &Services) {
        let record = self.table.game.record();
        self.unsaved = services.saves.write(services.words, &self.table.path, &record).err();
    }

    /// Another language.
    pub(crate) fn rename(&mut self, words: Words) {
        self.names = names(words, &self.table.players);
    }
}
