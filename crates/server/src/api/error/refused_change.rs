//! What is answered when a change of a table is refused.

use super::{Code, Problem};
use crate::live_table::ChangeError;
use crate::sealing::WordProblem;
use words::Words;

impl Problem {
    /// A refused change.
    pub(crate) fn refused_change(words: Words, names: &[String], why: ChangeError) -> Self {
        match why {
            ChangeError::Stale | ChangeError::PromiseUsed | ChangeError::ChatFull => {
                Self::new(words, Code::Stale)
            }
            ChangeError::NotYours => Self::new(words, Code::NotYourSeat),
            ChangeError::OwnerCannotLeave => Self::new(words, Code::OpenedByYou),
            ChangeError::NotBegun => Self::new(words, Code::NotBegun),
            ChangeError::Over => Self::new(words, Code::GameOver),
            ChangeError::Closed => Self::with(Code::NotYourTurn, words.say("server-closed")),
            ChangeError::NotOver => Self::with(Code::NotOver, words.say("around-not-over")),
            ChangeError::NotResigned => Self::with(Code::NotOver, words.say("around-not-resigned")),
            ChangeError::Taken => Self::new(words, Code::SeatTaken),
            ChangeError::Word(WordProblem::Copied) => {
                Self::with(Code::BadWord, words.say("server-word-copied"))
            }
            ChangeError::Word(WordProblem::SeatsFree) => {
                Self::with(Code::NotBegun, words.say("server-word-early"))
            }
            ChangeError::Word(WordProblem::Begun) => Self::new(words, Code::HasBegun),
            ChangeError::Word(WordProblem::Wrong) => Self::new(words, Code::WrongWord),
            ChangeError::Store(error) => Self::store(words, &error),
            ChangeError::Unreadable(problem) => Self::with(Code::UnreadableMove, words.unreadable(&problem)),
            ChangeError::NoUndo(why) => Self::with(Code::NoUndo, words.no_undo(why)),
            ChangeError::Refused(refusal) => Self {
                clause: Some(refusal.clause().0),
                ..Self::with(Code::Refused, words.refusal(&refusal, names))
            },
        }
    }
}
