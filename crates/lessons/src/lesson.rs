//! A lesson as a value: its steps, and the game as it stands at any of them.

use crate::{Place, Topic};
use games::{AnyMove, GameId, Listed, RunningGame, Visitor, open_lines};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::Seat;

/// A sentence in every language, by its tag: `de`, `en`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Text(pub(crate) BTreeMap<String, String>);

impl Text {
    /// The sentence in a language; a test makes sure that none is missing.
    pub fn say(&self, lang: &str) -> &str {
        self.0.get(lang).or_else(|| self.0.values().next()).map_or("", String::as_str)
    }

    /// The languages it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// What the learner is to do in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Read, and go on.
    Read,
    /// Make one tap on the way to a move, as `data-pick` names it.
    Tap(String),
    /// Make one of these decisions; each is the list of moves that are confirmed together.
    Play(Vec<Vec<String>>),
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The heading of the chapter that begins here.
    pub chapter: Option<Text>,
    /// What the teacher says.
    pub say: Text,
    /// What the learner is to do, in words; nothing where there is only something to read.
    pub ask: Option<Text>,
    /// What the learner is to do.
    pub task: Task,
    /// The short answer to "Why?".
    pub why: Option<Text>,
    /// The clause that says so exactly.
    pub clause: Option<String>,
    /// What to point at, as selectors of the page; where something glows it is pointed at anyway.
    pub point: Vec<String>,
    /// What happens after the step, as lines of a record: the moves of the others and of chance.
    pub then: Vec<String>,
}

/// A guided game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The game.
    pub game: GameId,
    /// Its name in links: that of its file.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What it is about, in a sentence.
    pub about: Text,
    /// How long it takes.
    pub minutes: u8,
    /// What it teaches.
    pub topic: Topic,
    /// The options of the game, as in a record.
    pub options: String,
    /// How many seats the table has.
    pub players: usize,
    /// Where the learner sits.
    pub seat: Seat,
    /// What has happened before the first step, as lines of a record.
    pub before: Vec<String>,
    /// The steps.
    pub steps: Vec<Step>,
}

/// Plays lines of a record; otherwise the number of the first line that does not fit, counted from 1.
struct Replay<'a> {
    options: &'a str,
    lines: &'a [String],
}

impl Visitor for Replay<'_> {
    type Out = Result<Box<dyn RunningGame>, usize>;

    fn visit<G: Listed>(self) -> Self::Out {
        let options = G::read_options(self.options, G::printed()).map_err(|_| 0_usize)?;
        open_lines::<G>(options, Vec::new(), self.lines.iter().map(String::as_str))
    }
}

impl Lesson {
    /// Everything that has happened when the learner is at a place, as lines of a record.
    pub fn lines(&self, place: &Place) -> Vec<String> {
        let mut lines = self.before.clone();
        let mut ways = place.way.iter();
        for step in self.steps.iter().take(place.step) {
            if let Task::Play(choices) = &step.task {
                let chosen = if choices.len() > 1 { ways.next().copied().unwrap_or_default() } else { 0 };
                let moves = choices.get(chosen).into_iter().flatten();
                lines.extend(moves.map(|line| format!("{} {line}", self.seat)));
            }
            lines.extend(step.then.iter().cloned());
        }
        lines
    }

    /// The game as it stands at a place.
    ///
    /// # Errors
    /// The number of the first line that the rules refuse, counted from 1; 0 if the options do not fit. Files
    /// that came with the program have been checked.
    pub fn game_at(&self, place: &Place) -> Result<Box<dyn RunningGame>, usize> {
        self.game.visit(Replay { options: &self.options, lines: &self.lines(place) })
    }

    /// The decisions the lesson wants next at a place, each as the list of moves that are confirmed together:
    /// those of this step, or of the one that its tap leads to.
    pub fn wanted(&self, place: &Place) -> &[Vec<String>] {
        let mut ahead = self.steps.iter().skip(place.step).take_while(|step| step.task != Task::Read);
        let next = ahead.find_map(|step| match &step.task {
            Task::Play(choices) => Some(&choices[..]),
            Task::Read | Task::Tap(_) => None,
        });
        next.unwrap_or_default()
    }

    /// What may be chosen at a place: of all that is offered only what leads to the next decision of the lesson.
    pub fn allowed(&self, place: &Place, game: &dyn RunningGame) -> Vec<AnyMove> {
        let first = |choice: &Vec<String>| choice.first().and_then(|line| game.read_move(line).ok());
        let wanted: Vec<AnyMove> = self.wanted(place).iter().filter_map(first).collect();
        game.offers(self.seat).into_iter().filter(|offer| wanted.contains(offer)).collect()
    }

    /// The taps that earlier steps have led to and no decision has used up.
    pub fn taps(&self, place: &Place) -> Vec<&str> {
        let mut taps: Vec<&str> = Vec::new();
        for step in self.steps.iter().take(place.step) {
            match &step.task {
                Task::Tap(tap) => taps.push(tap),
                Task::Play(_) => taps.clear(),
                Task::Read => {}
            }
        }
        taps
    }

    /// The step at a place; none behind the last one.
    pub fn step(&self, place: &Place) -> Option<&Step> {
        self.steps.get(place.step)
    }

    /// The place after a step: for a decision among several, with the one that was made.
    pub fn after(&self, place: &Place, chosen: usize) -> Place {
        let mut next = Place { step: (place.step + 1).min(self.steps.len() - 1), way: place.way.clone() };
        if let Some(Step { task: Task::Play(choices), .. }) = self.step(place)
            && choices.len() > 1
        {
            next.way.push(chosen.min(choices.len() - 1));
        }
        next
    }

    /// The place before one.
    pub fn before(&self, place: &Place) -> Option<Place> {
        let step = place.step.checked_sub(1)?;
        let way = place.way.iter().copied().take(self.choices_before(step)).collect();
        Some(Place { step, way })
    }

    /// Whether the learner can be at a place.
    pub fn has(&self, place: &Place) -> bool {
        let choices = self.steps.iter().take(place.step).filter_map(|step| match &step.task {
            Task::Play(choices) if choices.len() > 1 => Some(choices.len()),
            Task::Play(_) | Task::Read | Task::Tap(_) => None,
        });
        let choices: Vec<usize> = choices.collect();
        place.step < self.steps.len()
            && choices.len() == place.way.len()
            && place.way.iter().zip(choices).all(|(&chosen, choices)| chosen < choices)
    }

    /// How many decisions among several lie before a step.
    fn choices_before(&self, step: usize) -> usize {
        let several = |step: &&Step| matches!(&step.task, Task::Play(choices) if choices.len() > 1);
        self.steps.iter().take(step).filter(several).count()
    }

    /// The chapters with the steps they begin at.
    pub fn chapters(&self) -> impl Iterator<Item = (usize, &Text)> {
        self.steps.iter().enumerate().filter_map(|(at, step)| Some((at, step.chapter.as_ref()?)))
    }
}
