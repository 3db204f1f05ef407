//! Why the store did not do what was asked.

/// The store did not do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// It failed. The words are for the log.
    #[error("store: {0}")]
    Failed(String),
    /// A change was refused, because the store holds something else than whoever asked for it believed.
    #[error("store: {0}")]
    Conflict(#[from] Conflict),
}

/// How what is kept of a table differs from what a change was based on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Conflict {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// It has another number of moves.
    #[error("the change follows {expected} moves, the table has {found}")]
    Moves {
        /// How many moves the change follows.
        expected: usize,
        /// How many moves are kept.
        found: usize,
    },
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else sits there, or the game has begun.
    #[error("the seats have changed")]
    Seats,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(error.to_string())
    }
}
