//! Why a change of a table was not made.

use crate::sealing::WordProblem;
use crate::store::StoreError;
use games::AnyRefusal;
use table::{NoUndo, Unreadable};

/// Why a change was not made.
#[derive(Clone, Debug)]
pub enum NotDone {
    /// The page was older than the table: look again.
    Stale,
    /// The game has not begun, or the seat is not of this person.
    NotYours,
    /// The move cannot be read.
    Unreadable(Unreadable),
    /// The move is against the rules.
    Refused(AnyRefusal),
    /// Whoever runs the house has ended the game.
    Closed,
    /// The game goes on.
    NotOver,
    /// Nothing can be undone.
    NoUndo(NoUndo),
    /// The seat is taken, or the game has begun.
    Taken,
    /// The table that was promised was opened before.
    PromiseUsed,
    /// So much was said at the table, or by this person, that nothing is added.
    TalkFull,
    /// A word for the dice is not taken.
    Word(WordProblem),
    /// It could not be kept, so it did not happen.
    Store(StoreError),
}

impl From<StoreError> for NotDone {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
