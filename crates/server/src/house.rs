//! The house: all tables, and what they share.

use crate::changes::RunningChanges;
use crate::config::Config;
use crate::downtime::KnownDowntimes;
use crate::health::Health;
use crate::ids::{random_letters, random_secret};
use crate::limits::Limits;
use crate::live_table::{ChangeError, LiveTable};
use crate::memory::Memory;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::passwords::Passwords;
use crate::people::People;
use crate::pictures::Pictures;
use crate::promise::{OpenedIds, Promise};
use crate::sealing::is_ready;
use crate::sessions::RecentTokenUses;
use crate::shown::distinct;
use crate::store::{Credential, Postgres, Store, StoreError, StoredMove, StoredSeat, StoredTable};
use crate::thinking::Thinking;
use crate::visits::Visits;
use games::{GameId, Pins, RunningGame};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use table::Turn;
use tokio::sync::{Semaphore, watch};

/// The running server with its store. Clones share the same house.
#[derive(Clone)]
pub struct House {
    inner: Arc<Inner>,
}

struct Inner {
    config: Config,
    store: Arc<dyn Store>,
    memory: Memory,
    people: People,
    limits: Limits,
    passwords: Passwords,
    metrics: Metrics,
    changes: RunningChanges,
    health: Health,
    /// Set when the house closes: streams end, bots stop.
    closing: watch::Sender<bool>,
    streams: AtomicUsize,
    /// Limits exports of personal data to one at a time.
    exports: Semaphore,
    recent_token_uses: RecentTokenUses,
    /// Threads on which bots compute.
    thinking: Thinking,
    pictures: Pictures,
    visits: Visits,
    downtimes: KnownDowntimes,
    /// The key from which secrets of tables are derived; it never leaves this process.
    key: [u8; 32],
    opened_ids: OpenedIds,
    /// This process as one of several that run the house.
    nodes: Option<Nodes>,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Which game.
    pub game: GameId,
    /// Its options, as the game writes them.
    pub options: String,
    /// Who opens it.
    pub owner: i64,
    /// The token they were recognised by; `None` if the house itself opens the table.
    pub by: Option<Credential>,
    /// The hash of their address, if it is known.
    pub address_hash: Option<i64>,
    /// Whether it is in the public list.
    pub listed: bool,
    /// Seconds for each player; `None` without a clock.
    pub clock: Option<u32>,
    /// Whether its bots move without a pause.
    pub instant: bool,
    /// Whether players may request hints.
    pub hints: bool,
    /// The seats; free ones are empty.
    pub seats: Vec<StoredSeat>,
    /// Moves to start from, as lines of a record: none, or those of another game.
    pub moves: Vec<String>,
}

impl House {
    /// A house with this store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Self {
        Self::with(config, store, None)
    }

    /// A house that this process runs together with others, who reach it at this address. The store has a lease.
    pub fn among_others(config: Config, store: &Postgres, address: SocketAddr) -> Self {
        let nodes = Nodes::new(store.clone(), address);
        Self::with(config, Arc::new(store.clone()), Some(nodes))
    }

    fn with(config: Config, store: Arc<dyn Store>, nodes: Option<Nodes>) -> Self {
        let passwords = Passwords::new();
        let metrics = Metrics::new(|registry| {
            store.register(registry);
            let help = "Password hashes computed, for new passwords and for sign-ins";
            registry.register("passwords", help, passwords.computed.clone());
        });
        let clock = config.clock.clone();
        // If others have run the house already, its clocks have been running.
        let others = nodes.as_ref().is_some_and(|nodes| nodes.store.found_others());
        let opened = if others { 0 } else { clock.now() };
        let inner = Inner {
            thinking: Thinking::new(&config),
            limits: Limits::new(&config.clock),
            config,
            store,
            memory: Memory::new(clock, opened),
            people: People::new(),
            pictures: Pictures::new(),
            visits: Visits::default(),
            downtimes: KnownDowntimes::default(),
            passwords,
            metrics,
            changes: RunningChanges::new(),
            health: Health::new(),
            closing: watch::Sender::new(false),
            streams: AtomicUsize::new(0),
            exports: Semaphore::new(1),
            recent_token_uses: RecentTokenUses::default(),
            key: random_secret(),
            opened_ids: OpenedIds::default(),
            nodes,
        };
        Self { inner: Arc::new(inner) }
    }

    /// Its settings.
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    /// Its store.
    pub fn store(&self) -> &dyn Store {
        &*self.inner.store
    }

    pub(crate) fn memory(&self) -> &Memory {
        &self.inner.memory
    }

    pub(crate) fn people(&self) -> &People {
        &self.inner.people
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.inner.limits
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.inner.passwords
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.inner.metrics
    }

    pub(crate) fn changes(&self) -> &RunningChanges {
        &self.inner.changes
    }

    pub(crate) fn exports(&self) -> &Semaphore {
        &self.inner.exports
    }

    pub(crate) fn recent_token_uses(&self) -> &RecentTokenUses {
        &self.inner.recent_token_uses
    }

    pub(crate) fn health(&self) -> &Health {
        &self.inner.health
    }

    pub(crate) fn visits(&self) -> &Visits {
        &self.inner.visits
    }

    pub(crate) fn known_downtimes(&self) -> &KnownDowntimes {
        &self.inner.downtimes
    }

    pub(crate) fn pictures(&self) -> &Pictures {
        &self.inner.pictures
    }

    pub(crate) fn thinking(&self) -> &Thinking {
        &self.inner.thinking
    }

    pub(crate) fn key(&self) -> &[u8; 32] {
        &self.inner.key
    }

    pub(crate) fn opened_ids(&self) -> &OpenedIds {
        &self.inner.opened_ids
    }

    pub(crate) fn nodes(&self) -> Option<&Nodes> {
        self.inner.nodes.as_ref()
    }

    /// How many streams are open.
    pub fn streams(&self) -> &AtomicUsize {
        &self.inner.streams
    }

    /// A receiver that is set when the house closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.inner.closing.subscribe()
    }

    /// Ends all streams and stops all bots.
    pub fn close(&self) {
        self.inner.closing.send_replace(true);
    }

    /// Opens a table; the game begins at once if every seat is taken.
    pub async fn open(&self, opening: Opening) -> Result<Arc<LiveTable>, ChangeError> {
        self.open_as(self.promise(), opening).await
    }

    /// Opens the table that was promised, with the promised dice.
    pub async fn open_as(&self, promise: Promise, opening: Opening) -> Result<Arc<LiveTable>, ChangeError> {
        let pins = opening.game.pins();
        self.open_with(promise, opening, pins).await
    }

    /// Opens a table with the rules version and components of another one.
    pub(crate) async fn open_with(
        &self,
        promise: Promise,
        opening: Opening,
        pins: Pins,
    ) -> Result<Arc<LiveTable>, ChangeError> {
        let by = opening.by;
        let (stored, moves) = self.stored(promise, opening, pins)?;
        let live = self.add_table(by, stored, moves).await?;
        self.advance(&live).await;
        Ok(live)
    }

    /// A table as it will be stored, and the moves it starts with.
    pub(crate) fn stored(
        &self,
        promise: Promise,
        opening: Opening,
        pins: Pins,
    ) -> Result<(StoredTable, Vec<StoredMove>), ChangeError> {
        if !self.use_up(&promise) {
            return Err(ChangeError::PromiseUsed);
        }
        let begun = is_ready(&opening.seats);
        let mut seats: Vec<StoredSeat> = Vec::with_capacity(opening.seats.len());
        for seat in opening.seats {
            // Free seats have no name yet.
            let others = seats.iter().map(|other| other.name.as_str());
            let name = if seat.is_taken() { distinct(&seat.name, others) } else { String::new() };
            seats.push(StoredSeat { name, ..seat });
        }
        let (given, at) = (opening.moves.len(), self.config().clock.now());
        let moves = opening.moves.into_iter().map(|line| StoredMove { line, at, thought: 0 }).collect();
        let stored = StoredTable {
            id: promise.id,
            game: opening.game.id().to_owned(),
            options: opening.options,
            owner: opening.owner,
            address_hash: opening.address_hash,
            listed: opening.listed,
            clock: opening.clock,
            secret: promise.secret,
            opened: at,
            begun,
            over: false,
            closed: false,
            winner: None,
            given,
            instant: opening.instant,
            hints: opening.hints,
            pins,
            proof: None,
            seats,
        };
        Ok((stored, moves))
    }

    /// Stores the game of a record: nobody sits there, but it can be viewed, and continued at another table. Its seats
    /// get these names, because those in the record may be anything.
    pub async fn import(
        &self,
        game: GameId,
        by: Credential,
        address_hash: Option<i64>,
        running: &dyn RunningGame,
        names: Vec<String>,
    ) -> Result<Arc<LiveTable>, ChangeError> {
        let at = self.config().clock.now();
        let seat = |name: String| StoredSeat { name, ..StoredSeat::default() };
        let stored = StoredTable {
            id: random_letters(12),
            game: game.id().to_owned(),
            options: running.options(),
            owner: by.person,
            address_hash,
            listed: false,
            clock: None,
            secret: random_secret(),
            opened: at,
            begun: true,
            over: running.turn() == Turn::Over,
            closed: false,
            winner: None,
            given: running.moves_made(),
            instant: false,
            hints: true,
            pins: game.pins(),
            proof: running.proof().cloned(),
            seats: names.into_iter().map(seat).collect(),
        };
        let moves =
            running.lines_since(0).into_iter().map(|line| StoredMove { line, at, thought: 0 }).collect();
        self.add_table(Some(by), stored, moves).await
    }

    async fn add_table(
        &self,
        by: Option<Credential>,
        stored: StoredTable,
        moves: Vec<StoredMove>,
    ) -> Result<Arc<LiveTable>, ChangeError> {
        let id = stored.id.clone();
        self.store().add_table(by, stored, moves).await?;
        self.metrics().opened.inc();
        // The owner may have been deleted right away, and the table with them.
        self.table(&id).await?.ok_or(ChangeError::Stale)
    }

    /// A table at which chance is not on turn, unless the store fails.
    pub(crate) async fn advanced_table(&self, id: &str) -> Result<Option<Arc<LiveTable>>, StoreError> {
        // What another request has dropped meanwhile is loaded again.
        for _ in 0..3 {
            let Some(live) = self.table(id).await? else { return Ok(None) };
            if live.could_begin() || live.waits_for_chance() {
                self.advance(&live).await;
            }
            if !live.is_dropped() {
                return Ok(Some(live));
            }
        }
        self.table(id).await
    }

    /// Advances a table: lets chance throw if it is on turn, at the start of a game or after a failed commit, and wakes
    /// the bots. An error is only logged: the next request tries again.
    pub async fn advance(&self, live: &Arc<LiveTable>) {
        if live.could_begin() || live.waits_for_chance() {
            let (house, begun) = (self.clone(), Arc::clone(live));
            let begin = async move {
                begun.begin_if_ready(house.store()).await?;
                begun.begin(house.store()).await
            };
            // The request may be dropped at any time; the change must not be.
            let done = self.run_to_the_end(begin).await;
            match done {
                Ok(Ok(()) | Err(ChangeError::Stale)) => {}
                Ok(Err(error)) => tracing::error!(?error, "a table could not go on yet"),
                Err(panic) => tracing::error!(%panic, "a table could not go on"),
            }
        }
        self.wake(live);
    }
}
