//! Reads the file of a lesson and says what is wrong with it.

use crate::{Lesson, Step, Task, Text, Topic};
use games::{GameId, Listed, Visitor};
use serde::Deserialize;
use table::Seat;
use thiserror::Error;

/// Why a file is no lesson.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unfit {
    /// It cannot be read.
    #[error("{0}")]
    Shape(String),
    /// Its game is not known.
    #[error("there is no game called {0:?}")]
    Game(String),
    /// Its options do not fit the game.
    #[error("the options do not fit the game: {0}")]
    Options(String),
    /// The learner's seat is not at the table.
    #[error("seat {seat} is not one of {players}")]
    Seat {
        /// The seat.
        seat: usize,
        /// How many there are.
        players: usize,
    },
    /// The setting it teaches is none of its game.
    #[error("the game has no setting called {0:?}")]
    Setting(String),
    /// It teaches a module and a setting.
    #[error("a lesson teaches one thing: `module` or `setting`")]
    Topics,
    /// A step asks for nothing, or for two things.
    #[error(
        "step {0}: a step that is to be tapped or played needs `ask`, and either `tap` or `play`; a step to be read has none of them"
    )]
    Task(usize),
    /// A lesson without steps, or one that ends with a task.
    #[error("the last step is to be read: it leads to the game")]
    End,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    title: Text,
    about: Text,
    minutes: u8,
    module: Option<String>,
    setting: Option<String>,
    options: String,
    seat: usize,
    before: String,
    steps: Vec<FileStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileStep {
    chapter: Option<Text>,
    say: Text,
    ask: Option<Text>,
    tap: Option<String>,
    play: Option<Vec<String>>,
    why: Option<Text>,
    clause: Option<String>,
    #[serde(default)]
    point: Vec<String>,
    #[serde(default)]
    then: String,
}

/// The lines of a text that say something.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// How many seats a table with these options has.
struct Players<'a>(&'a str);

impl Visitor for Players<'_> {
    type Out = Result<usize, String>;

    fn visit<G: Listed>(self) -> Self::Out {
        let options = G::read_options(self.0, G::printed()).map_err(|fault| fault.to_string())?;
        Ok(G::setup(&options).players())
    }
}

impl FileStep {
    fn into_step(self, number: usize) -> Result<Step, Unfit> {
        let task = match (self.tap, self.play, &self.ask) {
            (None, None, None) => Task::Read,
            (Some(tap), None, Some(_)) => Task::Tap(tap),
            (None, Some(play), Some(_)) if !play.is_empty() => {
                Task::Play(play.iter().map(|choice| lines(choice)).collect())
            }
            _ => return Err(Unfit::Task(number)),
        };
        let Self { chapter, say, ask, why, clause, point, then, .. } = self;
        Ok(Step { chapter, say, ask, task, why, clause, point, then: lines(&then) })
    }
}

impl Lesson {
    /// Reads a lesson whose file has this name.
    ///
    /// # Errors
    /// What is wrong with it. Whether its moves can be played is seen by playing them: [`Lesson::game_at`].
    pub fn read(id: &str, text: &str) -> Result<Self, Unfit> {
        let file: File = toml::from_str(text).map_err(|error| Unfit::Shape(error.to_string()))?;
        let game: GameId = file.game.parse().map_err(|_| Unfit::Game(file.game.clone()))?;
        let players = game.visit(Players(&file.options)).map_err(Unfit::Options)?;
        if !(1..=players).contains(&file.seat) {
            return Err(Unfit::Seat { seat: file.seat, players });
        }
        let topic = Topic::read(game, file.module, file.setting)?;
        let steps = file.steps.into_iter().enumerate().map(|(index, step)| step.into_step(index + 1));
        let steps = steps.collect::<Result<Vec<_>, _>>()?;
        if steps.last().is_none_or(|last| last.task != Task::Read) {
            return Err(Unfit::End);
        }
        Ok(Self {
            game,
            id: id.to_owned(),
            title: file.title,
            about: file.about,
            minutes: file.minutes,
            topic,
            options: file.options,
            players,
            seat: Seat::new(file.seat - 1),
            before: lines(&file.before),
            steps,
        })
    }
}
