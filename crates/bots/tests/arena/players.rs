//! Contestants that do as the tests need.

use bots::arena::{Contestant, Ending, Entrant, Forfeit, Place, Player, Sight};
use games::AnyMove;
use std::sync::{Arc, Mutex};
use table::Rng;

/// Which of the offered moves somebody takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Habit {
    /// The first, without ever asking its generator.
    First,
    /// The first, after drawing as many random words as there are moves.
    FirstAfterDrawing,
    /// The last.
    Last,
    /// None: it forfeits after some decisions.
    Gone { after: usize },
}

/// What a player saw at its first decision, and how its game ended.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Note {
    pub(crate) seat: usize,
    pub(crate) options: String,
    pub(crate) first: String,
    pub(crate) ending: Option<Heard>,
}

/// What a player heard at the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Heard {
    /// The points of a number of seats.
    Played(usize),
    /// Who forfeited the game.
    Forfeited(usize),
}

/// Somebody with a habit, who writes down what is seen.
#[derive(Clone)]
pub(crate) struct Habitual {
    habit: Habit,
    notes: Arc<Mutex<Vec<Note>>>,
}

impl Habitual {
    pub(crate) fn new(habit: Habit) -> Self {
        Self { habit, notes: Arc::default() }
    }

    /// What was written down so far.
    pub(crate) fn notes(&self) -> Vec<Note> {
        self.notes.lock().unwrap().clone()
    }

    pub(crate) fn entrant(&self, name: &str) -> Entrant {
        Entrant { name: name.to_owned(), contestant: Box::new(self.clone()) }
    }
}

pub(crate) fn entrant(habit: Habit, name: &str) -> Entrant {
    Habitual::new(habit).entrant(name)
}

struct Sitting<'a> {
    contestant: &'a Habitual,
    note: Note,
    decisions: usize,
}

impl Contestant for Habitual {
    fn sit_down(&self, place: &Place<'_>, _rng: &mut dyn Rng) -> Result<Box<dyn Player + '_>, Forfeit> {
        let note = Note {
            seat: place.seat.index(),
            options: place.options.to_owned(),
            first: String::new(),
            ending: None,
        };
        Ok(Box::new(Sitting { contestant: self, note, decisions: 0 }))
    }
}

impl Player for Sitting<'_> {
    fn decide(&mut self, sight: &Sight<'_>, rng: &mut dyn Rng) -> Result<AnyMove, Forfeit> {
        let offers = sight.offers();
        assert!(offers.len() > 1, "decisions with one move alone are not asked for");
        assert_eq!(sight.seat().index(), self.note.seat);
        if self.note.first.is_empty() {
            self.note.first = format!("{:?} {offers:?}", sight.view());
        }
        self.decisions += 1;
        match self.contestant.habit {
            Habit::First => Ok(offers[0]),
            Habit::FirstAfterDrawing => {
                let _ = offers.iter().map(|_| rng.next_u64()).fold(0, u64::wrapping_add);
                Ok(offers[0])
            }
            Habit::Last => Ok(offers[offers.len() - 1]),
            Habit::Gone { after } if self.decisions > after => Err(Forfeit::Gone),
            Habit::Gone { .. } => Ok(offers[0]),
        }
    }

    fn hear_the_end(&mut self, ending: Ending<'_>) {
        let heard = match ending {
            Ending::Played(scores) => Heard::Played(scores.lines.len()),
            Ending::Forfeited(seat) => Heard::Forfeited(seat.index()),
        };
        let note = Note { ending: Some(heard), ..self.note.clone() };
        self.contestant.notes.lock().unwrap().push(note);
    }
}
