//! How a contestant loses a game without playing it to its end.

use std::fmt;

/// Why a game was forfeited. Bots of the house never do; a program from outside may.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Forfeit {
    /// The program could not be started.
    NotStarted(String),
    /// It did not answer in time.
    Silent {
        /// How long was waited.
        milliseconds: u64,
    },
    /// It ended instead of answering.
    Gone,
    /// Its answer was longer than any answer is.
    TooLong {
        /// How many bytes an answer may have.
        most: usize,
    },
    /// Its answer was no JSON.
    NotJson(String),
    /// Its answer was JSON, but not what was asked for.
    NotAnAnswer(String),
    /// It speaks another version of the protocol.
    OtherProtocol(String),
    /// What it answered cannot be read as a move of this game.
    UnreadableMove(String),
    /// It answered a move that was not offered.
    NotOffered(String),
}

impl Forfeit {
    /// A short name that never changes.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::NotStarted(_) => "not_started",
            Self::Silent { .. } => "silent",
            Self::Gone => "gone",
            Self::TooLong { .. } => "too_long",
            Self::NotJson(_) => "not_json",
            Self::NotAnAnswer(_) => "not_an_answer",
            Self::OtherProtocol(_) => "other_protocol",
            Self::UnreadableMove(_) => "unreadable_move",
            Self::NotOffered(_) => "not_offered",
        }
    }
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.id();
        match self {
            Self::Gone => f.write_str(id),
            Self::Silent { milliseconds } => write!(f, "{id}: {milliseconds} ms"),
            Self::TooLong { most } => write!(f, "{id}: more than {most} bytes"),
            Self::NotStarted(found)
            | Self::NotJson(found)
            | Self::NotAnAnswer(found)
            | Self::OtherProtocol(found)
            | Self::UnreadableMove(found)
            | Self::NotOffered(found) => write!(f, "{id}: {found:?}"),
        }
    }
}

impl std::error::Error for Forfeit {}
