//! One of several processes that run a house together (a *node*): which tables it decides about, how it takes over
//! those of others and hands its own on, and what it hears of changes elsewhere. A house with a file of its own, or
//! alone on its database, has everything.
//!
//! What lives in memory (snapshots, viewers, hints, thinking bots, drawn pages) lives at the node that has the table,
//! and nowhere else; requests are forwarded there (`forwarding.rs`).

use crate::forwarding::Forwarder;
use crate::house::House;
use crate::lan;
use crate::store::{HOUSE_SHARD, Postgres, RemoteChange, SHARDS, StoreError, shard_of};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How often a node reads what others have changed. A person signed out at one node is signed out everywhere within
/// a second.
const READ_EVERY: Duration = Duration::from_millis(250);

/// How long requests under way may delay that their table is handed on.
const HAND_ON_WITHIN: Duration = Duration::from_secs(1);

/// How often old rows about remote changes are deleted.
const FORGET_EVERY: Duration = Duration::from_secs(60);

/// The address for other nodes to reach this one, which listens at `bind`.
pub(crate) fn reached_at(bind: SocketAddr) -> SocketAddr {
    if !bind.ip().is_unspecified() {
        return bind;
    }
    SocketAddr::new(lan::network().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), bind.port())
}

/// This process as a node.
pub(crate) struct Nodes {
    pub(crate) store: Postgres,
    /// Where other nodes reach this one.
    pub(crate) address: SocketAddr,
    pub(crate) forwarder: Forwarder,
    /// How many requests are under way here, by shard.
    busy: [AtomicUsize; SHARDS],
}

impl Nodes {
    pub(crate) fn new(store: Postgres, address: SocketAddr) -> Self {
        Self { store, address, forwarder: Forwarder::new(), busy: [const { AtomicUsize::new(0) }; SHARDS] }
    }

    /// Begins a request about a shard, if this node has it. The shard is not handed on before the guard is dropped,
    /// unless that takes too long.
    pub(crate) fn begin(&self, shard: usize) -> Option<RequestGuard<'_>> {
        let count = self.busy.get(shard)?;
        count.fetch_add(1, Ordering::SeqCst);
        let guard = RequestGuard(count);
        self.store.shard_epoch(shard).is_some().then_some(guard)
    }

    /// Whether another node, or this one, is at this address.
    pub(crate) fn is_at(&self, address: IpAddr) -> bool {
        let seen = self.store.ownership();
        let seen = seen.borrow();
        seen.owners.iter().flatten().any(|owner| owner.address.ip() == address.to_canonical())
    }

    /// The shards this node has, with their epochs.
    fn held(&self) -> [i64; SHARDS] {
        std::array::from_fn(|shard| self.store.shard_epoch(shard).unwrap_or(0))
    }
}

/// Guard of a request under way.
pub(crate) struct RequestGuard<'a>(&'a AtomicUsize);

impl Drop for RequestGuard<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl House {
    /// The epoch under which this process has a table; `None` if another has it. A table that is read under one epoch
    /// is outdated under the next.
    pub(crate) fn epoch_of(&self, table: &str) -> Option<i64> {
        match self.nodes() {
            None => Some(0),
            Some(nodes) => nodes.store.shard_epoch(shard_of(table)),
        }
    }

    /// Whether this process looks after what is not about one table.
    pub(crate) fn has_house_shard(&self) -> bool {
        self.nodes().is_none_or(|nodes| nodes.store.shard_epoch(HOUSE_SHARD).is_some())
    }

    /// Reopens the running games of this process; how many. A node goes on to take over and hand on tables as others
    /// come and go.
    pub async fn open_tables(&self) -> Result<usize, StoreError> {
        let Some(nodes) = self.nodes() else { return self.reopen_running().await };
        tokio::spawn(self.clone().run_remote_changes());
        let (mut seen, mut known) = (nodes.store.ownership(), [0; SHARDS]);
        tokio::select! {
            // The sender lives as long as the store.
            _ = seen.wait_for(|seen| !seen.owners.is_empty()) => {}
            () = nodes.store.lost() => {
                return Err(StoreError::Failed("another process may have the tables by now".to_owned()));
            }
        }
        let reopened = self.reopen_new_shards(&mut known).await?;
        tokio::spawn(self.clone().run_shards(known));
        Ok(reopened)
    }

    /// Reopens the running games of the shards that this node has taken since the last call; how many.
    async fn reopen_new_shards(&self, known: &mut [i64; SHARDS]) -> Result<usize, StoreError> {
        let Some(nodes) = self.nodes() else { return Ok(0) };
        let held = nodes.held();
        let is_new = |shard: usize| held[shard] != known[shard] && held[shard] > 0;
        if !(0..SHARDS).any(is_new) {
            *known = held;
            return Ok(0);
        }
        let reopened = self.reopen_running_if(|id| is_new(shard_of(id))).await?;
        let count = held.iter().filter(|epoch| **epoch > 0).count();
        tracing::info!(shards = count, reopened, "this process has taken tables");
        *known = held;
        Ok(reopened)
    }

    /// Takes over and hands on shards until the house closes; then hands all of them on.
    async fn run_shards(self, mut known: [i64; SHARDS]) {
        let Some(nodes) = self.nodes() else { return };
        let (mut closing, mut seen) = (self.closing(), nodes.store.ownership());
        // A new receiver counts what is there as seen: others may have joined while tables were being reopened.
        seen.mark_changed();
        loop {
            tokio::select! {
                changed = seen.changed() => if changed.is_err() { return },
                _ = closing.wait_for(|closing| *closing) => break,
            }
            let surplus = seen.borrow_and_update().surplus.clone();
            if !surplus.is_empty() {
                self.hand_on(nodes, surplus).await;
            }
            if let Err(error) = self.reopen_new_shards(&mut known).await {
                tracing::error!(%error, "some tables that were taken over are not open yet");
                sleep(READ_EVERY).await;
                seen.mark_changed();
            }
        }
        if let Err(error) = nodes.store.retire().await {
            tracing::warn!(%error, "cannot tell other processes yet that this one ends");
        }
        let held = nodes.held();
        self.hand_on(nodes, (0..SHARDS).filter(|shard| held[*shard] > 0).collect()).await;
    }

    /// Hands shards on: new requests wait for the next node, those under way are answered, viewers are told to connect
    /// again, and then another node may take them.
    async fn hand_on(&self, nodes: &Nodes, shards: Vec<usize>) {
        let stop = |shard: usize| Some((shard, nodes.store.stop_holding(shard)?));
        let given: Vec<(usize, i64)> = shards.into_iter().filter_map(stop).collect();
        if given.is_empty() {
            return;
        }
        let (until, pause) = (Instant::now() + HAND_ON_WITHIN, Duration::from_millis(2));
        let is_busy = |(shard, _): &(usize, i64)| nodes.busy[*shard].load(Ordering::SeqCst) > 0;
        while given.iter().any(is_busy) && Instant::now() < until {
            sleep(pause).await;
        }
        self.drop_tables_if(|id| given.iter().any(|(shard, _)| *shard == shard_of(id)));
        // Nobody serves them until that is done.
        while let Err(error) = nodes.store.give_back(&given).await {
            tracing::warn!(%error, "tables cannot be handed on yet");
            if nodes.store.is_lost() || *self.closing().borrow() {
                return;
            }
            sleep(READ_EVERY).await;
        }
        tracing::info!(shards = given.len(), "this process has handed tables on");
    }

    /// Reads what others have changed, until the store is closed.
    async fn run_remote_changes(self) {
        let Some(nodes) = self.nodes() else { return };
        let mut forgotten = Instant::now();
        loop {
            sleep(READ_EVERY).await;
            match nodes.store.remote_changes().await {
                Ok(changes) => self.take_note(changes),
                Err(_) if *self.closing().borrow() => return,
                Err(error) => tracing::debug!(%error, "cannot read what other processes have changed"),
            }
            if self.has_house_shard() && forgotten.elapsed() > FORGET_EVERY {
                forgotten = Instant::now();
                let tallies = nodes.store.forget_tallies(self.hour_of_tallies() - 1);
                if let (Err(error), _) | (_, Err(error)) =
                    (nodes.store.forget_remote_changes().await, tallies.await)
                {
                    tracing::debug!(%error, "cannot delete old rows about remote changes");
                }
            }
        }
    }

    /// Drops from memory what others have changed.
    fn take_note(&self, changes: Vec<RemoteChange>) {
        let (mut people, mut tables, mut opened) = (Vec::new(), Vec::new(), Vec::new());
        for one in changes {
            match one {
                RemoteChange::Person(person) => people.push(person),
                RemoteChange::Table(table) => tables.push(table),
                // It may be in memory already, and people at it: then nothing is to be done.
                RemoteChange::Opened(table) => opened.push(table),
            }
        }
        if !people.is_empty() {
            self.evict_after_token_changes_of(&people);
        }
        if !tables.is_empty() {
            self.drop_tables(&tables);
        }
        tables.append(&mut opened);
        tables.retain(|table| self.epoch_of(table).is_some());
        if !tables.is_empty() {
            let house = self.clone();
            // Bots and clocks go on, even if nobody looks.
            tokio::spawn(async move {
                for table in tables {
                    house.reload(&table).await;
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_processes_are_told_an_address_of_this_machine() {
        let plain: SocketAddr = "192.0.2.11:7777".parse().unwrap();
        assert_eq!(reached_at(plain), plain);
        let any = reached_at("0.0.0.0:7777".parse().unwrap());
        assert!(!any.ip().is_unspecified() && any.port() == 7777, "{any}");
    }
}
