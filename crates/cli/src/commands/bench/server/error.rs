//! Why the house could not be measured.

use crate::failure::Failure;
use std::io;
use words::Words;

/// Why the house could not be measured.
#[derive(Debug)]
pub(super) enum BenchError {
    /// A connection, or the process of the house, failed.
    Io(io::Error),
    /// The address of a house cannot be used.
    Address(String),
    /// The process of the house did not say where it is.
    NotOpen(String),
    /// The house answered something else than it should.
    Answer {
        /// What was asked for.
        asked: String,
        /// The status of the answer.
        status: u16,
    },
    /// The house lets nobody change things that often.
    TooFast,
}

impl From<io::Error> for BenchError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl BenchError {
    /// An answer that was not the expected one.
    pub(super) fn answer(asked: &str, status: u16) -> Self {
        if status == 429 { Self::TooFast } else { Self::Answer { asked: asked.to_owned(), status } }
    }

    /// For the person at the terminal.
    pub(super) fn told(self, words: Words) -> Failure {
        match self {
            Self::Io(error) => Failure::machine(
                words.say_with("cli-bench-server-io", &[("error", error.to_string().into())]),
            ),
            Self::Address(url) => {
                Failure::input(words.say_with("cli-error-bench-url", &[("url", url.into())]))
            }
            Self::NotOpen(said) => {
                Failure::machine(words.say_with("cli-bench-server-not-open", &[("said", said.into())]))
            }
            Self::Answer { asked, status } => {
                let values = [("asked", asked.into()), ("status", status.into())];
                Failure::machine(words.say_with("cli-bench-server-answer", &values))
            }
            Self::TooFast => Failure::no(words.say("cli-bench-server-too-fast")),
        }
    }
}
