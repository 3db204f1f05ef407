//! Why a change of a table was refused or failed.

use crate::sealing::WordProblem;
use crate::store::StoreError;
use games::AnyRefusal;
use table::{NoUndo, Unreadable};

/// Why a change was refused or failed.
#[derive(Clone, Debug)]
pub enum ChangeError {
    /// The page was out of date: reload.
    Stale,
    /// The seat or the table is somebody else's.
    NotYours,
    /// Whoever opened a waiting table cannot leave it: they may cancel it.
    OwnerCannotLeave,
    /// The game has not begun.
    NotBegun,
    /// The game is over, so nobody can leave it.
    Over,
    /// The move cannot be parsed.
    Unreadable(Unreadable),
    /// The move is against the rules.
    Refused(AnyRefusal),
    /// The game was ended early: by an admin, because everybody left, or because all bots resigned.
    Closed,
    /// The game is still running.
    NotOver,
    /// A bot still sees a chance to win, or somebody else plays as well.
    NotResigned,
    /// The decision cannot be undone.
    NoUndo(NoUndo),
    /// The seat is taken, or the game has begun.
    Taken,
    /// The promised table was already opened.
    PromiseUsed,
    /// The chat of the table, or the person's share of it, is full.
    ChatFull,
    /// A word for the dice was refused.
    Word(WordProblem),
    /// It could not be committed, so it did not happen.
    Store(StoreError),
}

impl From<StoreError> for ChangeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
