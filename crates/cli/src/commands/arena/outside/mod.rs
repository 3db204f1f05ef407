//! Programs from outside as contestants: JSON lines over standard input and output, as `docs/bot-protocol.md` says.
//!
//! Every game gets a program of its own in every seat: one that stayed would know the chance of the next game of the
//! set, and the hands of the others at its table.

mod program;
mod protocol;

use bots::arena::{Contestant, Ending, Forfeit, Place, Player, Sight};
use games::AnyMove;
use program::Program;
use std::io;
use std::process::Stdio;
use std::time::Duration;
use table::Rng;

/// A program that plays.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Outside {
    /// The program and its arguments.
    command: Vec<String>,
    /// How long it may think about an answer.
    patience: Duration,
}

impl Outside {
    /// The program of a command line, found and startable: it is started once, hears nothing but the end of its input,
    /// and what it says to that is not shown.
    pub(crate) fn find(command: &str, patience: Duration) -> io::Result<Self> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let command = words.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
        Program::start(&command, Stdio::null()).map(drop)?;
        Ok(Self { command, patience })
    }
}

impl Contestant for Outside {
    fn sit_down(&self, place: &Place<'_>, rng: &mut dyn Rng) -> Result<Box<dyn Player + '_>, Forfeit> {
        let program = Program::start(&self.command, Stdio::inherit())
            .map_err(|error| Forfeit::NotStarted(error.to_string()))?;
        program.say(&protocol::hello(place, self.patience, rng));
        protocol::read_hello(&program.hear(self.patience)?)?;
        Ok(Box::new(Guest { program, patience: self.patience, asked: 0 }))
    }
}

/// A program in a seat.
struct Guest {
    program: Program,
    patience: Duration,
    asked: u64,
}

impl Player for Guest {
    fn decide(&mut self, sight: &Sight<'_>, _rng: &mut dyn Rng) -> Result<AnyMove, Forfeit> {
        self.asked += 1;
        self.program.say(&protocol::question(self.asked, sight));
        protocol::read_answer(&self.program.hear(self.patience)?, sight)
    }

    fn hear_the_end(&mut self, ending: Ending<'_>) {
        self.program.say(&protocol::end(ending));
    }
}
