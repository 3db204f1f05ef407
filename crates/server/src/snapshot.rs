//! A snapshot of a table: what is the case there at one moment, and the few situations before it.

use crate::clocks::Clocks;
use crate::memo::Memo;
use crate::shown::shown_names;
use crate::store::{Said, StoredSeat};
use games::RunningGame;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use table::Seat;
use words::Words;

/// How many earlier situations a snapshot keeps, so that moves made quickly are shown one after the other.
pub(crate) const KEPT: usize = 12;

/// Everything that is the case at a table at one moment. It never changes; a change makes a new one.
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
    /// Whether whoever opened the table cannot come back.
    pub(crate) owner_is_gone: bool,
    /// Whether this was dropped from memory because the store may hold something else: whoever looks has to ask for the
    /// table again.
    pub(crate) dropped: bool,
    /// From which seats somebody looks, or did so a moment ago.
    pub present: Vec<bool>,
    /// What was said.
    pub said: Arc<Vec<Said>>,
    /// The table at which the game is played again.
    pub(crate) rematch: Option<Arc<str>>,
    /// How many look on who do not sit here, as it is shown; see `presence.rs`.
    pub(crate) watchers: u32,
    /// Which of their seats people who hold several look from.
    pub(crate) uncovered: Arc<BTreeMap<i64, Seat>>,
    /// How long everybody has thought.
    pub clocks: Clocks,
    /// What drawing it has computed so far, for all its readers.
    pub(crate) memo: Arc<Memo>,
}

impl Snapshot {
    /// The names of the seats as a reader reads them: whoever was not named has a number in their language.
    pub(crate) fn names(&self, words: Words) -> Vec<String> {
        shown_names(words, &self.seats)
    }

    /// The snapshot after this one, as long as nothing is different in it.
    pub(crate) fn next(&self) -> Self {
        Self { version: self.version + 1, memo: Arc::new(self.memo.next()), ..self.clone() }
    }

    /// Its situation of the game, to be kept while the next is the newest.
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

/// A situation that was the newest one before.
#[derive(Clone)]
pub(crate) struct Earlier {
    pub(crate) version: u64,
    pub(crate) running: Arc<dyn RunningGame>,
    pub(crate) memo: Arc<Memo>,
}
