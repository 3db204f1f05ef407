//! Errors of the store.

/// Errors of the store.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// It failed. The text is for the log.
    #[error("{0}")]
    Failed(String),
    /// A newer program has written the file.
    #[error(
        "the store was written by a newer program: its schema has the number {found}, this program knows {known}; \
         use that program again, or restore a backup made before the upgrade"
    )]
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The house that has the file open is an older program, so the file must not be migrated.
    #[error(
        "the house on this store is an earlier program: its schema has the number {found}, this program needs {known}; \
         restart it with this program first"
    )]
    Older {
        /// The version of its schema.
        found: i64,
        /// The version this program needs.
        known: i64,
    },
    /// A change was refused because the store holds something else than it was based on.
    #[error("{0}")]
    Conflict(#[from] Conflict),
    /// The sender was signed out, banned or deleted meanwhile, or may not do that any more.
    #[error("store: whoever asked may not do that any more")]
    NotAllowed,
    /// The target does not exist; nothing has changed.
    #[error("store: there is nothing to do that to")]
    NothingToDo,
    /// A table cannot be opened, now or later.
    #[error("the table is set aside: {0}")]
    SetAside(#[from] SetAside),
}

/// Why a table is set aside: its data stays as it is, and all other tables open. No reason contains a secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetAside {
    /// SQLite finds the file damaged where the table is stored.
    #[error("the file of the store is damaged")]
    Damaged,
    /// A part of it cannot be parsed.
    #[error("its {0} cannot be read")]
    Unreadable(&'static str),
    /// A move is missing.
    #[error("move {0} is missing")]
    Gap(usize),
    /// It is a game this program does not know.
    #[error("there is no game {0:?}")]
    NoGame(String),
    /// The game cannot be played with these options.
    #[error("its options cannot be played: {0}")]
    Options(String),
    /// The number of seats does not fit its game.
    #[error("it has {found} seats, its game has {expected}")]
    Seats {
        /// How many seats its game has.
        expected: usize,
        /// How many are stored.
        found: usize,
    },
    /// The rules refuse a move, counted from 1.
    #[error("move {0} cannot be played again")]
    Move(usize),
    /// The rules panic while the moves are replayed.
    #[error("the rules panic while it is played again")]
    Panic,
    /// It is marked as over, but its last moves are missing.
    #[error("it is over, but its moves do not lead to the end")]
    End,
    /// It uses a version of the rules that this program does not play.
    #[error("it was begun with version {begun} of its rules, this program plays {known}")]
    Rules {
        /// The version it was begun with.
        begun: u32,
        /// The version this program plays.
        known: u32,
    },
    /// It uses components that are not stored, or that this program cannot read.
    #[error("it was begun with the components {0}, which this program does not have")]
    Components(String),
}

impl SetAside {
    /// Whether another program could open the table: its data is not damaged.
    pub const fn is_of_another_program(&self) -> bool {
        match self {
            Self::NoGame(_) | Self::Rules { .. } | Self::Components(_) => true,
            Self::Damaged
            | Self::Unreadable(_)
            | Self::Gap(_)
            | Self::Options(_)
            | Self::Seats { .. }
            | Self::Move(_)
            | Self::Panic
            | Self::End => false,
        }
    }
}

/// How the stored table differs from what a change was based on.
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
        /// How many moves are stored.
        found: usize,
    },
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else sits there, or the game has begun.
    #[error("the seats have changed")]
    Seats,
    /// There is a rematch already.
    #[error("there is a rematch already")]
    Rematch,
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
