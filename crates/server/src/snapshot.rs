//! Immutable snapshots of a table, each with a few earlier situations.

use crate::clocks::Clocks;
use crate::memo::Memo;
use crate::shown::shown_names;
use crate::store::{ChatMessage, StoredSeat};
use games::RunningGame;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use table::Seat;
use words::Words;

/// How many earlier situations a snapshot keeps, so that moves made quickly are shown one by one.
pub(crate) const MAX_EARLIER: usize = 12;

/// The whole state of a table at one moment. It never changes; a change makes a new one.
#[derive(Clone)]
pub struct Snapshot {
    /// Counts the changes.
    pub version: u64,
    /// The game.
    pub running: Arc<dyn RunningGame>,
    /// The latest situations before this one.
    pub(crate) earlier: VecDeque<Earlier>,
    /// Who sits where.
    pub seats: Arc<Vec<StoredSeat>>,
    /// Whether the game has begun.
    pub begun: bool,
    /// Whether the owner of the table cannot come back.
    pub(crate) owner_departed: bool,
    /// Whether this was dropped from memory because the store may differ: viewers have to request the table again.
    pub(crate) dropped: bool,
    /// Which seats are watched, or were a moment ago.
    pub present: Vec<bool>,
    /// The chat.
    pub chat: Arc<Vec<ChatMessage>>,
    /// The table of the rematch.
    pub(crate) rematch: Option<Arc<str>>,
    /// The number of spectators as shown; see `presence.rs`.
    pub(crate) watchers: u32,
    /// Which seat is shown to people who hold several.
    pub(crate) uncovered: Arc<BTreeMap<i64, Seat>>,
    /// How long each seat has thought.
    pub clocks: Clocks,
    /// What drawing it has computed so far, shared by all viewers.
    pub(crate) memo: Arc<Memo>,
}

impl Snapshot {
    /// The names of the seats for a reader: a seat without a name is shown as a number in their language.
    pub(crate) fn names(&self, words: Words) -> Vec<String> {
        shown_names(words, &self.seats)
    }

    /// The next snapshot, still without changes.
    pub(crate) fn next(&self) -> Self {
        Self { version: self.version + 1, memo: Arc::new(self.memo.next()), ..self.clone() }
    }

    /// Its situation, to be kept as an earlier one.
    pub(crate) fn situation(&self) -> Earlier {
        let Self { version, running, memo, .. } = self;
        let (running, memo) = (Arc::clone(running), Arc::clone(memo));
        Earlier { version: *version, running, memo }
    }

    /// The same snapshot with an earlier situation of the game.
    pub(crate) fn with(&self, situation: &Earlier) -> Self {
        let Earlier { version, running, memo } = situation.clone();
        Self { version, running, memo, ..self.clone() }
    }
}

/// A situation that was the newest before.
#[derive(Clone)]
pub(crate) struct Earlier {
    pub(crate) version: u64,
    pub(crate) running: Arc<dyn RunningGame>,
    pub(crate) memo: Arc<Memo>,
}
