//! What a master would do in the place of the person who chooses, thought of beside the interface.

use super::{ASK_AGAIN, Request, Session, Stage};
use crate::tui::app::Services;
use bots::Hint;
use ratatui::crossterm::event::KeyCode;
use std::thread::JoinHandle;
use std::time::Duration;
use table::{Rng, Seat, generator};

/// How far a master that was asked has come.
pub(super) enum Advice {
    /// It thinks.
    Thinking(JoinHandle<Vec<Hint>>),
    /// What it has found for a seat, the best first.
    Found(Seat, Vec<Hint>),
}

impl Session {
    /// Whether a master thinks for the person who chooses.
    pub(crate) const fn is_advised_soon(&self) -> bool {
        matches!(self.advice, Some(Advice::Thinking(_)))
    }

    /// What a master has found, and for whom.
    pub(crate) fn advice(&self) -> Option<(Seat, &[Hint])> {
        match &self.advice {
            Some(Advice::Found(seat, hints)) => Some((*seat, hints)),
            Some(Advice::Thinking(_)) | None => None,
        }
    }

    /// What a key does about a hint: `h` asks for one; while hints are shown a number plays one of them, and
    /// every other key puts them away. Nothing if the key means something else.
    pub(super) fn advice_key(&mut self, key: KeyCode, services: &mut Services) -> Option<Request> {
        let Stage::Choosing(choosing) = &self.stage else { return None };
        let seat = choosing.seat;
        match (&self.advice, key) {
            (Some(Advice::Found(..)), KeyCode::Char('u')) => None,
            (Some(Advice::Found(_, hints)), _) => {
                let number = if let KeyCode::Char(digit) = key { digit.to_digit(10) } else { None };
                let place = number.and_then(|number| number.checked_sub(1));
                let chosen = place.and_then(|place| hints.get(place as usize)).map(|hint| hint.choice);
                self.advice = None;
                Some(chosen.map_or(Request::Nothing, |choice| self.play(seat, choice, services)))
            }
            (None, KeyCode::Char('h')) if self.table.game.offers(seat).len() < 2 => {
                Some(Request::Tell(services.words.say("hint-nothing-to-choose")))
            }
            (None, KeyCode::Char('h')) => {
                let (game, mut rng) = (self.table.game.fork(), generator(services.chance.next_u64()));
                let budget = services.hint_iterations;
                let think = move || bots::hints(game.as_ref(), seat, budget, &mut rng);
                self.advice = Some(Advice::Thinking(std::thread::spawn(think)));
                self.due = Some(ASK_AGAIN);
                Some(Request::Nothing)
            }
            (Some(Advice::Thinking(_)), KeyCode::Char('h')) => Some(Request::Nothing),
            (Some(Advice::Thinking(_)) | None, _) => None,
        }
    }

    /// Looks whether the master has decided.
    pub(super) fn ask_master_again(&mut self) {
        let Stage::Choosing(choosing) = &self.stage else { return };
        let seat = choosing.seat;
        self.advice = match self.advice.take() {
            Some(Advice::Thinking(thinking)) if thinking.is_finished() => {
                Some(Advice::Found(seat, thinking.join().expect("a master does not panic")))
            }
            Some(Advice::Thinking(thinking)) => {
                self.due = Some(ASK_AGAIN);
                Some(Advice::Thinking(thinking))
            }
            other => other,
        };
    }

    /// How long until something happens by itself. Whoever lets the bots wait does not let the master wait.
    pub(crate) fn due(&self) -> Option<Duration> {
        self.due.filter(|_| !self.paused || self.is_advised_soon())
    }
}
