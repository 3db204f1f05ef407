//! The tables in memory: loaded from the store on request, evicted when unused.

use crate::clock::Clock;
use crate::drawing::PageCache;
use crate::house::House;
use crate::live_table::LiveTable;
use crate::reopening::{self, without_panic};
use crate::store::{Cause, ChatMessage, SetAside, StoreError, StoredTable};
use games::GameId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The tables in memory.
pub(crate) struct Memory {
    loaded: Mutex<LoadedTables>,
    /// The tables that cannot be opened, and why.
    aside: Mutex<HashMap<String, SetAside>>,
    /// The clock of the house.
    pub(crate) clock: Clock,
    /// When the house was opened: no clock ran before that.
    pub(crate) opened: i64,
    /// The rendered pages of all tables.
    pub(crate) pages: Arc<PageCache>,
}

/// What is stored of a table besides its game.
pub(crate) struct TableExtras {
    pub(crate) chat: Vec<ChatMessage>,
    /// Mutes: reader and person.
    pub(crate) muted: Vec<(i64, i64)>,
    /// The table of the rematch.
    pub(crate) rematch: Option<String>,
}

/// A table in memory, and the epoch of its shard when it was read; see [`House::epoch_of`].
struct Loaded {
    live: Arc<LiveTable>,
    epoch: i64,
}

#[derive(Default)]
struct LoadedTables {
    tables: HashMap<String, Loaded>,
    /// Counts evictions: what was read from the store before the last one may be out of date.
    evictions: u64,
}

impl LoadedTables {
    /// A table, if it is there. One that was dropped, or read under another epoch, is evicted: it has to be read again.
    fn find(&mut self, id: &str, epoch: i64) -> Option<Arc<LiveTable>> {
        let found = self.tables.get(id)?;
        if found.live.is_dropped() || found.epoch != epoch {
            found.live.drop_from_memory();
            self.tables.remove(id);
            self.evictions += 1;
            return None;
        }
        Some(Arc::clone(&found.live))
    }
}

impl Memory {
    pub(crate) fn new(clock: Clock, opened: i64) -> Self {
        Self { loaded: Mutex::default(), aside: Mutex::default(), clock, opened, pages: Arc::default() }
    }

    fn loaded(&self) -> MutexGuard<'_, LoadedTables> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn aside(&self) -> MutexGuard<'_, HashMap<String, SetAside>> {
        self.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets a table aside, and logs it once.
    pub(crate) fn set_aside(&self, id: &str, reason: &SetAside) {
        if self.aside().insert(id.to_owned(), reason.clone()).is_none() {
            tracing::error!(table = id, %reason, "a table was set aside: it cannot be opened and stays as it is");
        }
    }

    pub(crate) fn all(&self) -> Vec<Arc<LiveTable>> {
        self.loaded().tables.values().map(|found| Arc::clone(&found.live)).collect()
    }
}

impl House {
    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.memory().loaded().tables.len()
    }

    /// How many tables were set aside because they cannot be opened.
    pub fn tables_set_aside(&self) -> usize {
        self.memory().aside().len()
    }

    /// A table, loaded from the store if it is not in memory. One that another process has is a copy that nobody keeps
    /// up to date: it counts as dropped from the start, so it can be read, but neither watched nor changed.
    pub async fn table(&self, id: &str) -> Result<Option<Arc<LiveTable>>, StoreError> {
        if let Some(reason) = self.memory().aside().get(id) {
            return Err(reason.clone().into());
        }
        loop {
            let Some(epoch) = self.epoch_of(id) else {
                let copy = self.load(id).await?;
                return Ok(copy.map(|live| {
                    live.drop_from_memory();
                    Arc::new(live)
                }));
            };
            let evictions = {
                let mut loaded = self.memory().loaded();
                if let Some(live) = loaded.find(id, epoch) {
                    live.touch();
                    return Ok(Some(live));
                }
                loaded.evictions
            };
            let Some(live) = self.load(id).await? else { return Ok(None) };
            let mut loaded = self.memory().loaded();
            // There must only be one instance of each table, and another request may have been faster. Nor may a table
            // that was loaded, played and evicted meanwhile come back in an old state.
            if let Some(quicker) = loaded.find(id, epoch) {
                return Ok(Some(quicker));
            }
            if loaded.evictions == evictions && self.epoch_of(id) == Some(epoch) {
                let live = Arc::new(live);
                loaded.tables.insert(id.to_owned(), Loaded { live: Arc::clone(&live), epoch });
                return Ok(Some(live));
            }
        }
    }

    /// Drops tables from memory because the store has changed: the next request reads them again, and viewers are told
    /// to reload.
    pub(crate) fn drop_tables(&self, tables: &[String]) {
        let mut loaded = self.memory().loaded();
        for found in tables.iter().filter_map(|id| loaded.tables.get(id)) {
            found.live.drop_from_memory();
        }
        // What is being read from the store right now may be out of date.
        loaded.evictions += 1;
        // A table that was set aside may be deleted now.
        let mut aside = self.memory().aside();
        for id in tables {
            aside.remove(id);
        }
    }

    /// Drops and evicts the tables that another process is to have.
    pub(crate) fn drop_tables_if(&self, is_gone: impl Fn(&str) -> bool) {
        let mut loaded = self.memory().loaded();
        loaded.tables.retain(|id, found| {
            let goes = is_gone(id);
            if goes {
                found.live.drop_from_memory();
            }
            !goes
        });
        loaded.evictions += 1;
        // The next process finds out by itself.
        self.memory().aside().retain(|id, _| !is_gone(id));
    }

    /// Whether a table is known not to open: it was tried, or it uses rules that this program does not play. For all
    /// others that is only known once they are opened.
    pub(crate) fn cannot_open(&self, table: &StoredTable) -> bool {
        let plays = table.game.parse().is_ok_and(|game: GameId| game.rules_version() == table.pins.rules);
        !plays || self.memory().aside().contains_key(&table.id)
    }

    /// The tables that cannot be opened, and why.
    pub(crate) fn list_set_aside(&self) -> Vec<(String, SetAside)> {
        let aside = self.memory().aside();
        let mut all: Vec<(String, SetAside)> =
            aside.iter().map(|(id, why)| (id.clone(), why.clone())).collect();
        all.sort_by(|one, other| one.0.cmp(&other.0));
        all
    }

    /// Loads a table from the store. One that cannot be opened is set aside: it is not read again, and stays as it is.
    async fn load(&self, id: &str) -> Result<Option<LiveTable>, StoreError> {
        // A damaged file is not worth a retry.
        let loaded = self.read(id).await.map_err(|error| match error {
            StoreError::Failed(_) if error.cause() == Cause::Damaged => SetAside::Damaged.into(),
            other => other,
        });
        if let Err(StoreError::SetAside(reason)) = &loaded {
            self.memory().set_aside(id, reason);
        }
        loaded
    }

    async fn read(&self, id: &str) -> Result<Option<LiveTable>, StoreError> {
        let (muted, rematch) = (self.store().muted(id.to_owned()), self.store().rematch_of(id.to_owned()));
        let Some((stored, moves, chat)) = self.store().table(id.to_owned()).await? else { return Ok(None) };
        let kept = reopening::components(self.store(), &stored).await?;
        let (game, running) = reopening::reopen(&stored, &moves, kept.as_deref())?;
        let extras = TableExtras { chat, muted: muted.await?, rematch: rematch.await? };
        let memory = self.memory();
        let live = without_panic(|| Ok(LiveTable::new(stored, game, running, &moves, extras, memory)))?;
        Ok(Some(live))
    }

    /// Evicts a table, unless somebody holds it; whether it is out of memory now.
    pub(crate) fn evict(&self, id: &str) -> bool {
        let mut loaded = self.memory().loaded();
        if loaded.tables.get(id).is_some_and(|found| Arc::strong_count(&found.live) > 1) {
            return false;
        }
        loaded.tables.remove(id);
        // A load under way has to be repeated.
        loaded.evictions += 1;
        true
    }

    /// Evicts the tables that nobody holds and nobody has requested for a while; how many. They can be loaded again
    /// unchanged. A game with a running clock stays.
    pub fn evict_idle(&self) -> usize {
        let patience = i64::try_from(self.config().put_away_after.as_millis()).unwrap_or(i64::MAX);
        let before = self.config().clock.now().saturating_sub(patience);
        let mut loaded = self.memory().loaded();
        let all = loaded.tables.len();
        loaded.tables.retain(|_, Loaded { live, .. }| {
            !live.is_dropped() && (Arc::strong_count(live) > 1 || live.is_needed(before))
        });
        let count = all - loaded.tables.len();
        if count > 0 {
            loaded.evictions += 1;
        }
        count
    }
}
