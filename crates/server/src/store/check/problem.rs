//! What can be wrong with a store. Each problem has a code for programs; none reveals hidden cards or secrets.

use crate::store::SetAside;

/// A problem, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The table; `None` if it is about the whole store.
    pub table: Option<String>,
    /// The problem.
    pub problem: Problem,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// SQLite complains about the file.
    Damaged(String),
    /// The file is not a store.
    NoStore,
    /// A newer program has written it.
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// A restore of the folder was interrupted.
    RestoreInterrupted,
    /// Rows refer to missing rows.
    References {
        /// The table of these rows.
        from: String,
        /// The table of the missing rows.
        to: String,
        /// How many rows.
        count: i64,
    },
    /// Tokens of the wrong length.
    Tokens {
        /// How many.
        count: i64,
    },
    /// The table cannot be opened.
    SetAside(SetAside),
    /// The game has begun, but some of its seats are free.
    FreeSeats,
    /// A bot of an unknown level.
    Bot(String),
    /// There are fewer moves than were taken over from another game.
    Given {
        /// How many were taken over.
        given: usize,
        /// How many there are.
        found: usize,
    },
    /// Moves were made although the game has not begun.
    NotBegun,
    /// The game is over, but it is not marked so.
    Over,
}

impl Problem {
    /// The code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Damaged(_) | Self::SetAside(SetAside::Damaged) => "damaged",
            Self::NoStore => "no-store",
            Self::Newer { .. } => "newer",
            Self::RestoreInterrupted => "restore-interrupted",
            Self::References { .. } => "references",
            Self::Tokens { .. } => "tokens",
            Self::SetAside(SetAside::Unreadable(_)) => "unreadable",
            Self::SetAside(SetAside::Gap(_)) => "gap",
            Self::SetAside(SetAside::NoGame(_)) => "no-game",
            Self::SetAside(SetAside::Options(_)) => "options",
            Self::SetAside(SetAside::Seats { .. }) => "seats",
            Self::SetAside(SetAside::Move(_)) => "move",
            Self::SetAside(SetAside::Panic) => "panic",
            Self::SetAside(SetAside::End) => "end",
            Self::SetAside(SetAside::Rules { .. }) => "rules",
            Self::SetAside(SetAside::Components(_)) => "components",
            Self::FreeSeats => "free-seats",
            Self::Bot(_) => "bot",
            Self::Given { .. } => "given",
            Self::NotBegun => "not-begun",
            Self::Over => "over",
        }
    }
}
