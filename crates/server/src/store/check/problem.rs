//! What can be wrong with a store. Each problem has a code for programs; none tells hidden cards or secrets.

use crate::store::SetAside;

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// At which table; nothing if it is about the whole store.
    pub table: Option<String>,
    /// What.
    pub problem: Problem,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// SQLite complains about the file.
    Damaged(String),
    /// The file holds no house.
    NoStore,
    /// A newer program has written it.
    Newer {
        /// The number of its schema.
        found: i64,
        /// The newest number this program knows.
        known: i64,
    },
    /// A restore of the folder was interrupted.
    RestoreInterrupted,
    /// Rows name others that are not there.
    References {
        /// The table of these rows.
        from: String,
        /// The table of the rows that are missing.
        to: String,
        /// How many rows.
        count: i64,
    },
    /// Tokens by which nobody can be recognised.
    Tokens {
        /// How many.
        count: i64,
    },
    /// The table cannot be opened.
    SetAside(SetAside),
    /// Some seats are taken and some free, although the game has begun.
    FreeSeats,
    /// A bot of a level there is not.
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
    /// The game is over, and the store says that it goes on.
    Over,
}

impl Problem {
    /// What programs know it by.
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
