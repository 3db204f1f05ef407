//! Which node decides about which tables. Every table belongs to one of 64 shards, by its id; everything that is not
//! about one table (people, tokens, lists, opening a table) is shard 0. A shard has one node, and an epoch that grows
//! whenever it changes hands.
//!
//! Shards rather than tables have owners: there are as many rows to look at, whether a house has ten tables
//! or a million, and they are fenced in the same way. Every change of a table checks the epoch of its shard
//! in its own transaction and locks that row until it commits; a process that takes the shard needs the lock,
//! and then reads the table.
//!
//! A node takes shards that have no node, up to its part, and gives back what it has above that. It keeps its shards as
//! long as it keeps its lease (`lease.rs`): only then are they taken without its doing.

use super::lease::RENEW_EVERY;
use super::statements::execute;
use super::{Inner, Kind, Postgres, transaction};
use crate::store::Answer;
use deadpool_postgres::Object;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use tokio::sync::watch;
use tokio::time::timeout;

/// How many shards there are; as in `migrations/002_nodes.sql`.
pub const SHARDS: usize = 65;

/// The shard of everything that is not about one table.
pub const HOUSE_SHARD: usize = 0;

/// The shard of a table. It is the same in every version of the program: FNV-1a, in 64 bits.
pub fn shard_of(table: &str) -> usize {
    let hash = table.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    1 + ((hash ^ hash >> 32) % (SHARDS as u64 - 1)) as usize
}

/// A node that has a shard.
#[derive(Clone, PartialEq, Eq)]
pub struct ShardOwner {
    /// The epoch of its lease.
    pub node: i64,
    /// Where other nodes reach it.
    pub address: SocketAddr,
    /// What another node shows it, to be believed.
    pub secret: [u8; 32],
}

/// Hides the secret.
impl fmt::Debug for ShardOwner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ShardOwner")
            .field("node", &self.node)
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// Who has which shard, as this node saw last.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ownership {
    /// The node of each shard; empty before the first look.
    pub owners: Vec<Option<Arc<ShardOwner>>>,
    /// The shards this node has above its part, to be given back.
    pub surplus: Vec<usize>,
}

impl Ownership {
    /// The node that has a shard.
    pub fn owner(&self, shard: usize) -> Option<&Arc<ShardOwner>> {
        self.owners.get(shard)?.as_ref()
    }
}

/// The shards, as this node knows them.
pub(super) struct Shards {
    /// The epochs of those it has; negative for those it gives back, 0 for the others. What it gives back under one
    /// epoch it may have taken again under the next.
    held: [AtomicI64; SHARDS],
    seen: watch::Sender<Arc<Ownership>>,
    is_retired: AtomicBool,
}

impl Shards {
    pub(super) fn new() -> Self {
        Self {
            held: [const { AtomicI64::new(0) }; SHARDS],
            seen: watch::Sender::default(),
            is_retired: AtomicBool::new(false),
        }
    }

    /// Lets everybody look again at who has which shard, although nothing has changed.
    pub(super) fn look_again(&self) {
        self.seen.send_modify(|_| ());
    }

    pub(super) fn epoch(&self, shard: usize) -> i64 {
        self.held.get(shard).map_or(0, |held| held.load(Ordering::SeqCst)).max(0)
    }
}

/// A shard as the database has it.
struct Row {
    number: usize,
    epoch: i64,
    node: Option<i64>,
    owner: Option<Arc<ShardOwner>>,
}

impl Postgres {
    /// The kind of a transaction that changes a table. It is refused unless the table's shard is still held as it is
    /// now.
    pub(super) fn change_of(&self, table: &str) -> Kind {
        let shard = shard_of(table);
        Kind::Table { shard, epoch: self.0.lease.shards.epoch(shard) }
    }

    /// Whether another node has the shard of this table.
    pub(super) fn is_elsewhere(&self, table: &str) -> bool {
        self.as_node().0 > 0 && self.0.lease.shards.epoch(shard_of(table)) == 0
    }

    /// The epoch under which this node has a shard, if nobody else can have taken it yet.
    pub fn shard_epoch(&self, shard: usize) -> Option<i64> {
        let epoch = self.0.lease.shards.epoch(shard);
        (epoch > 0 && self.0.lease.is_current()).then_some(epoch)
    }

    /// Who has which shard, as this node sees it.
    pub fn ownership(&self) -> watch::Receiver<Arc<Ownership>> {
        self.0.lease.shards.seen.subscribe()
    }

    /// The epoch of this node, and what others show it to be believed.
    pub fn as_node(&self) -> (i64, [u8; 32]) {
        (self.0.lease.epoch.load(Ordering::SeqCst), self.0.lease.secret)
    }

    /// Whether other nodes ran the house when this one joined them.
    pub fn found_others(&self) -> bool {
        self.0.lease.found_others.load(Ordering::SeqCst)
    }

    /// Begins to give a shard back: no change of its tables begins any more. Returns its epoch, if this node has it.
    pub fn stop_holding(&self, shard: usize) -> Option<i64> {
        let held = self.0.lease.shards.held.get(shard)?;
        let leave = |epoch: i64| (epoch > 0).then_some(-epoch);
        held.fetch_update(Ordering::SeqCst, Ordering::SeqCst, leave).ok()
    }

    /// Takes no further shards, and leaves its part to the others: this node is about to end.
    pub fn retire(&self) -> Answer<()> {
        self.0.lease.shards.is_retired.store(true, Ordering::SeqCst);
        let node = self.as_node().0;
        transaction!(self, Kind::Write, |tx| {
            execute(&tx, "UPDATE node SET leaving = TRUE WHERE epoch = $1", &[&node]).await.map(drop)
        })
    }

    /// Gives shards back that it had under these epochs, once nothing of them is in memory. Changes that have begun are
    /// completed: a process that takes a shard waits for them.
    pub fn give_back(&self, shards: &[(usize, i64)]) -> Answer<()> {
        let node = self.as_node().0;
        let (numbers, epochs): (Vec<i64>, Vec<i64>) =
            shards.iter().map(|(shard, epoch)| (*shard as i64, *epoch)).unzip();
        transaction!(self, Kind::Write, |tx| {
            let give = "UPDATE shard SET node = NULL FROM unnest($1::bigint[], $2::bigint[]) AS given (number, epoch)
                WHERE shard.number = given.number AND shard.epoch = given.epoch AND node = $3";
            execute(&tx, give, &[&numbers, &epochs, &node]).await.map(drop)
        })
    }
}

impl Inner {
    /// Takes shards that have no node, as far as they are this one's part, and sees who has the others.
    pub(super) async fn look_after_shards(&self, epoch: i64) {
        let Ok(Ok(mut client)) = timeout(RENEW_EVERY, self.lease.own.get()).await else { return };
        match timeout(RENEW_EVERY, self.look(&mut client, epoch)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::debug!(error = super::error::text(&error), "cannot read the shards"),
            // The state of the connection is unknown: use another one next time.
            Err(_) => drop(Object::take(client)),
        }
    }

    async fn look(&self, client: &mut Object, epoch: i64) -> Result<(), tokio_postgres::Error> {
        let count = "SELECT COUNT(*) FILTER (WHERE until > clock_timestamp() AND address IS NOT NULL AND NOT leaving),
            COUNT(*) FILTER (WHERE until <= clock_timestamp()) FROM node";
        let statement = client.prepare_cached(count).await?;
        let counted = client.query_one(&statement, &[]).await?;
        let (live, silent): (i64, i64) = (counted.try_get(0)?, counted.try_get(1)?);
        let part = SHARDS.div_ceil(usize::try_from(live).unwrap_or(1).max(1));
        let mut rows = rows(client).await?;
        let own = |rows: &[Row]| rows.iter().filter(|row| row.node == Some(epoch)).count();
        let is_free = |row: &Row| row.node.is_none();
        let takes = !self.lease.shards.is_retired.load(Ordering::SeqCst) && self.lease.may_take();
        if takes && own(&rows) < part && (silent > 0 || rows.iter().any(is_free)) {
            self.claim(client, epoch, part - own(&rows)).await?;
            rows = self::rows(client).await?;
        }
        for row in &rows {
            let Some(held) = self.lease.shards.held.get(row.number) else { continue };
            match (row.node == Some(epoch), held.load(Ordering::SeqCst)) {
                // Taken now; or earlier, when the database did not respond in time.
                (true, ..=0) if held.load(Ordering::SeqCst) != -row.epoch => {
                    held.store(row.epoch, Ordering::SeqCst);
                }
                (false, ..=0) => held.store(0, Ordering::SeqCst),
                (false, 1..) if self.lease.epoch.load(Ordering::SeqCst) == epoch => {
                    self.lease.lost.send_replace(true);
                }
                _ => {}
            }
        }
        let above = own(&rows).saturating_sub(part);
        // Shard 0 stays where it is as long as possible: what that node has in memory, others do not.
        let held = rows.iter().rev().filter(|row| row.node == Some(epoch) && row.number != HOUSE_SHARD);
        let surplus = held.take(above).map(|row| row.number).collect();
        let now = Arc::new(Ownership { owners: rows.into_iter().map(|row| row.owner).collect(), surplus });
        self.lease.shards.seen.send_if_modified(|seen| {
            let is_new = *seen != now;
            if is_new {
                *seen = now;
            }
            is_new
        });
        Ok(())
    }

    /// Takes up to so many shards that have no node, and those of nodes that were silent for too long. Nothing is
    /// waited for: a node that is just being renewed, or a shard of which a change is under way, is looked at again
    /// next time.
    async fn claim(&self, client: &mut Object, epoch: i64, most: usize) -> Result<(), tokio_postgres::Error> {
        let tx = client.transaction().await?;
        let silent = "DELETE FROM node WHERE epoch IN
            (SELECT epoch FROM node WHERE until <= clock_timestamp() AND epoch <> $1 FOR UPDATE SKIP LOCKED)";
        tx.execute(&tx.prepare_cached(silent).await?, &[&epoch]).await?;
        let take = "UPDATE shard SET epoch = epoch + 1 + floor(random() * 1000000)::bigint, node = $1
            WHERE number IN (SELECT number FROM shard WHERE node IS NULL ORDER BY number LIMIT $2 FOR UPDATE SKIP LOCKED)";
        tx.execute(&tx.prepare_cached(take).await?, &[&epoch, &(most as i64)]).await?;
        tx.commit().await
    }
}

async fn rows(client: &Object) -> Result<Vec<Row>, tokio_postgres::Error> {
    let query = "SELECT number, shard.epoch, shard.node, address, secret
        FROM shard LEFT JOIN node ON node.epoch = shard.node ORDER BY number";
    let found = client.query(&client.prepare_cached(query).await?, &[]).await?;
    found
        .iter()
        .map(|row| {
            let (number, epoch, node): (i64, i64, Option<i64>) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let address: Option<String> = row.try_get(3)?;
            let secret: Option<Vec<u8>> = row.try_get(4)?;
            let owner = || {
                let secret = secret?.try_into().ok()?;
                Some(Arc::new(ShardOwner { node: node?, address: address?.parse().ok()?, secret }))
            };
            Ok(Row { number: number as usize, epoch, node, owner: owner() })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_spread_over_the_shards_and_stay_there() {
        let mut counts = [0; SHARDS];
        for _ in 0..SHARDS * 100 {
            counts[shard_of(&crate::ids::random_letters(12))] += 1;
        }
        assert_eq!(counts[HOUSE_SHARD], 0);
        assert!(counts[1..].iter().all(|count| (40..180).contains(count)), "{counts:?}");
        // A stored table must be in the same shard for every program that runs at the same time.
        assert_eq!(["", "a", "aaaa", "abcdefghijkl"].map(shard_of), [2, 1, 27, 39]);
    }
}
