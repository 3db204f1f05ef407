//! The lease of a process on the store. Several processes may run one house (a *node* is one of them); a command that
//! copies the store has it to itself.
//!
//! A lease is a row with an epoch that only grows, and a time until which it lasts. A process renews it; one that has
//! been silent for too long loses it: another process deletes the row, and takes the tables (see `shards.rs`). Every
//! change checks, in its own transaction, that its lease or shard is still that of its process, and locks the row until
//! it commits. So a process that was stopped, hung or cut off, and comes back after another has taken over, changes
//! nothing any more, whatever its clock says. Time only decides when the next may take over, and it is the time of the
//! database.
//!
//! A process that is cut off cannot know whether another has taken over. It considers the lease lost as soon as it may
//! be: when its duration has passed since the last successful renewal was requested. So it never serves outdated data.
//!
//! A database that is down, as after a crash, is down for all, and says so by refusing connections. A process
//! waits for it then, and serves nothing meanwhile; if its row is still there afterwards, nobody has taken
//! anything, and it goes on with what it has in memory. For a moment nobody takes what others have had, so
//! that all can say that they are there. A replica that has taken the place of the database may lack the last
//! commits: then the process ends.

use super::error::TxResult;
use super::renewal::{Renewal, timeline};
use super::shards::Shards;
use super::statements::{execute, exists, row, value};
use super::{Inner, Kind, Postgres, pool, pool_error, transaction};
use crate::ids::random_secret;
use crate::store::{Answer, StoreError};
use deadpool_postgres::{Object, Pool, PoolError, Transaction};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, timeout, timeout_at};

/// How long a lease lasts without renewal, in milliseconds: so long a dead process keeps others waiting.
pub(super) const LEASE_MS: i64 = 2_000;
const LEASE: Duration = Duration::from_millis(LEASE_MS.unsigned_abs());

/// How often it is renewed, and how often processes look at the leases of the others.
pub(super) const RENEW_EVERY: Duration = Duration::from_millis(500);
pub(super) const POLL_EVERY: Duration = Duration::from_millis(250);

/// How long a process waits for a database that is down. What others have changed is told for longer
/// (`remote_changes.rs`).
const DOWN: Duration = Duration::from_secs(20);

/// How long processes have to renew their leases once a database is back that was down.
const ALL_RENEW: Duration = Duration::from_secs(1);

/// The epoch of a process that has released its lease: all its further changes are refused.
const RELEASED: i64 = -1;

/// A process with a lease, or one that wants it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaseHolder {
    /// The epoch of its lease; 0 if it has none.
    pub epoch: i64,
    /// A description of the process, for people.
    pub holder: String,
    /// Where other processes reach it; `None` if it is not a house, such as a command that copies the store: then it
    /// has the store to itself.
    pub address: Option<SocketAddr>,
}

/// The row that a change depends on, and keeps locked until it commits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fence {
    /// None: this process has no lease, as a command beside the house, or it changes nothing.
    Open,
    /// The lease of this process.
    Node(i64),
    /// A shard under the epoch under which this process has it.
    Shard { shard: usize, epoch: i64 },
}

/// The lease of this process.
pub(super) struct Lease {
    /// The epoch it has taken; 0 while it has none, as in a command beside the house.
    pub(super) epoch: AtomicI64,
    /// Whether it is a node, which has some of the shards.
    is_node: AtomicBool,
    /// Whether other nodes ran the house when it joined them.
    pub(super) found_others: AtomicBool,
    pub(super) lost: watch::Sender<bool>,
    /// Until when nobody else can have taken it.
    ends: Mutex<Option<Instant>>,
    /// Until when nothing is taken from processes whose leases are over: the database was down for all.
    all_renew: Mutex<Option<Instant>>,
    /// The history of the database on which it was taken, if it tells.
    timeline: Mutex<Option<String>>,
    /// A connection of its own, so that renewals never wait for busy ones.
    pub(super) own: Pool,
    /// Proves to this node that a request was forwarded by another one.
    pub(super) secret: [u8; 32],
    pub(super) shards: Shards,
}

impl Lease {
    pub(super) fn new(address: &str) -> Result<Self, StoreError> {
        Ok(Self {
            epoch: AtomicI64::new(0),
            is_node: AtomicBool::new(false),
            found_others: AtomicBool::new(false),
            lost: watch::Sender::new(false),
            ends: Mutex::new(None),
            all_renew: Mutex::new(None),
            timeline: Mutex::new(None),
            own: pool(address, 1)?,
            secret: random_secret(),
            shards: Shards::new(),
        })
    }

    /// What a change of this kind depends on; refused if another process has the table.
    pub(super) fn fence(&self, kind: Kind) -> Result<Fence, StoreError> {
        let node = self.epoch.load(Ordering::SeqCst);
        match kind {
            _ if node == 0 => Ok(Fence::Open),
            Kind::Read => Ok(Fence::Open),
            Kind::Table { shard, epoch } if self.is_node.load(Ordering::SeqCst) => match epoch {
                0 => Err(self.refusal(Fence::Shard { shard, epoch })),
                _ => Ok(Fence::Shard { shard, epoch }),
            },
            Kind::Write | Kind::Table { .. } => Ok(Fence::Node(node)),
        }
    }

    /// Why a change is refused whose fence is not there any more.
    pub(super) fn refusal(&self, fence: Fence) -> StoreError {
        if let Fence::Shard { shard, epoch } = fence
            && (epoch == 0 || self.shards.epoch(shard) != epoch)
        {
            // It was given back; or it was taken away, and this process does not know yet.
            return StoreError::Failed("another process has this table by now".to_owned());
        }
        self.lost.send_replace(true);
        StoreError::Failed("another process runs the house by now".to_owned())
    }

    /// Refuses a change if another process may make it instead. None can until the end of the transaction.
    pub(super) async fn check(&self, tx: &Transaction<'_>, kind: Kind) -> TxResult<()> {
        let fence = self.fence(kind)?;
        let is_there = match fence {
            Fence::Open => true,
            Fence::Shard { shard, epoch } => {
                let held = "SELECT 1 FROM shard WHERE number = $1 AND epoch = $2 FOR KEY SHARE";
                exists(tx, held, &[&(shard as i64), &epoch]).await?
            }
            Fence::Node(epoch) => {
                exists(tx, "SELECT 1 FROM node WHERE epoch = $1 FOR KEY SHARE", &[&epoch]).await?
            }
        };
        if is_there { Ok(()) } else { Err(self.refusal(fence).into()) }
    }

    fn ends(&self) -> Option<Instant> {
        *self.ends.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn renewed(&self, asked: Instant) {
        *self.ends.lock().unwrap_or_else(PoisonError::into_inner) = Some(asked + LEASE);
    }

    /// Gives all processes time to renew their leases: the database is back.
    pub(super) fn let_all_renew(&self) {
        let until = Instant::now() + ALL_RENEW;
        *self.all_renew.lock().unwrap_or_else(PoisonError::into_inner) = Some(until);
    }

    /// Whether a lease that is over may be taken from its process.
    pub(super) fn may_take(&self) -> bool {
        let until = *self.all_renew.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_none_or(|until| Instant::now() >= until)
    }

    /// Whether nobody else can have taken it yet. A process that was stopped and goes on knows this at once.
    pub(super) fn is_current(&self) -> bool {
        !*self.lost.borrow() && self.ends().is_none_or(|ends| Instant::now() < ends)
    }
}

/// Takes a lease and returns its epoch, or returns who is in the way: for a node that is a process that has the store
/// to itself, for such a process everybody. Refused if another version of the program has migrated the database
/// meanwhile.
///
/// The epoch grows by a random step: if two processes take a lease in two copies of one database, as after a failover
/// that lost the last commits, they get different epochs.
async fn take(tx: &Transaction<'_>, this: &LeaseHolder, store: &Inner) -> TxResult<Result<i64, LeaseHolder>> {
    let lease = &store.lease;
    // Others that start at this moment wait.
    execute(tx, "SELECT 1 FROM lease FOR UPDATE", &[]).await?;
    let is_alone = this.address.is_none();
    let seen = "SELECT epoch, holder, address FROM node
        WHERE until > clock_timestamp() AND ($1 OR address IS NULL) ORDER BY epoch LIMIT 1";
    if let Some(held) = row(tx, seen, &[&is_alone]).await? {
        let address = held.try_get::<_, Option<String>>(2)?.and_then(|text| text.parse().ok());
        return Ok(Err(LeaseHolder { epoch: held.try_get(0)?, holder: held.try_get(1)?, address }));
    }
    store.schema.refuse_other(tx, is_alone).await?;
    let silent = "DELETE FROM node WHERE until <= clock_timestamp() AND ($1 OR address IS NULL)";
    execute(tx, silent, &[&is_alone]).await?;
    if is_alone {
        // What nodes that come back late have begun is waited for, and what they begin now is refused.
        execute(tx, "SELECT 1 FROM shard ORDER BY number FOR UPDATE", &[]).await?;
        execute(tx, "UPDATE shard SET epoch = epoch + 1 + floor(random() * 1000000)::bigint", &[]).await?;
    }
    let others = exists(tx, "SELECT 1 FROM node WHERE until > clock_timestamp() LIMIT 1", &[]).await?;
    lease.found_others.store(others, Ordering::SeqCst);
    let step = "UPDATE lease SET epoch = epoch + 1 + floor(random() * 1000000)::bigint RETURNING epoch";
    let epoch: i64 = value(tx, step, &[]).await?;
    let add = "INSERT INTO node (epoch, holder, address, secret, schema, until)
        VALUES ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 millisecond')";
    let address = this.address.map(|address| address.to_string());
    let secret = lease.secret.as_slice();
    let known = store.schema.newest();
    execute(tx, add, &[&epoch, &this.holder, &address, &secret, &known, &(LEASE_MS as f64)]).await?;
    Ok(Ok(epoch))
}

impl Postgres {
    /// Takes a lease for this process if nobody is in the way, renews it until the store is closed, and returns its
    /// epoch; otherwise returns who is.
    pub fn try_hold(&self, this: LeaseHolder) -> Answer<Result<i64, LeaseHolder>> {
        let store = self.clone();
        // In a task, so that it completes even if the caller is dropped: a lease that was taken is renewed and
        // released.
        self.spawn(async move {
            // The connection for renewals has to be there before the lease, which lasts for a short time only.
            let own = store.0.lease.own.get().await.map_err(pool_error)?;
            let timeline = timeline(&own).await;
            drop(own);
            *store.0.lease.timeline.lock().unwrap_or_else(PoisonError::into_inner) = timeline;
            let (asked, is_node) = (Instant::now(), this.address.is_some());
            let lease_of = store.clone();
            let taken: Answer<Result<i64, LeaseHolder>> =
                transaction!(store, Kind::Write, |tx| take(&tx, &this, &lease_of.0).await);
            let taken = taken.await?;
            if let (Ok(epoch), Some(runtime)) = (&taken, &store.0.runtime) {
                store.0.lease.renewed(asked);
                store.0.lease.is_node.store(is_node, Ordering::SeqCst);
                store.0.lease.epoch.store(*epoch, Ordering::SeqCst);
                runtime.spawn(keep(std::sync::Arc::downgrade(&store.0), *epoch, asked));
            }
            Ok(taken)
        })
    }

    /// Waits until this process may run the house, with others or alone; returns its epoch. `waits` is called
    /// repeatedly with whoever is in the way. An unreachable database is waited for; one migrated by another version of
    /// the program is an error.
    pub async fn hold(&self, this: &LeaseHolder, waits: impl Fn(&LeaseHolder)) -> Result<i64, StoreError> {
        loop {
            match self.try_hold(this.clone()).await {
                Ok(Ok(epoch)) => return Ok(epoch),
                Ok(Err(held)) => waits(&held),
                Err(error @ (StoreError::Newer { .. } | StoreError::Older { .. })) => return Err(error),
                Err(error) => tracing::warn!(%error, "cannot read who holds the lease"),
            }
            tokio::time::sleep(POLL_EVERY).await;
        }
    }

    /// Whether another process has taken what this one had, or may have.
    pub fn is_lost(&self) -> bool {
        *self.0.lease.lost.borrow()
    }

    /// Waits until another process has taken what this one had, or may have.
    pub async fn lost(&self) {
        let mut lost = self.0.lease.lost.subscribe();
        // The sender lives as long as we do.
        drop(lost.wait_for(|lost| *lost).await);
    }
}

impl Inner {
    /// Releases the lease and all shards, so that nobody has to wait until it expires.
    pub(super) async fn release(&self) {
        let epoch = self.lease.epoch.swap(RELEASED, Ordering::SeqCst);
        if epoch <= 0 {
            return;
        }
        let given_back = async {
            let client = self.lease.own.get().await.ok()?;
            client.execute("DELETE FROM node WHERE epoch = $1", &[&epoch]).await.ok()
        };
        if given_back.await.is_none() {
            tracing::warn!("the lease could not be given back; it ends by itself in {LEASE_MS} ms");
        }
    }

    /// Renews the lease. If the database was down, it must be the same as before.
    async fn renew(&self, epoch: i64, was_down: bool) -> Renewal {
        let renew =
            "UPDATE node SET until = clock_timestamp() + $2 * interval '1 millisecond' WHERE epoch = $1";
        let client = match self.lease.own.get().await {
            Ok(client) => client,
            Err(PoolError::Backend(error)) => return Renewal::failed(error),
            Err(_) => return Renewal::Silence,
        };
        let ask = async {
            let renewed = client.execute(renew, &[&epoch, &(LEASE_MS as f64)]).await?;
            Ok((renewed, if was_down { timeline(&client).await } else { None }))
        };
        match timeout(RENEW_EVERY, ask).await {
            Ok(Ok((1, now))) if was_down => {
                let before = self.lease.timeline.lock().unwrap_or_else(PoisonError::into_inner).clone();
                if now.is_some() && now == before { Renewal::Done } else { Renewal::Gone }
            }
            Ok(Ok((1, _))) => Renewal::Done,
            Ok(Ok(_)) => Renewal::Gone,
            Ok(Err(error)) => Renewal::failed(error),
            Err(_) => {
                // The state of the connection is unknown: use another one next time.
                drop(Object::take(client));
                Renewal::Silence
            }
        }
    }
}

/// Renews the lease of a store until the store is closed or the lease is lost; a node looks after its shards besides.
/// `asked` is when the last renewal was requested, which is not later than when the database granted it.
async fn keep(store: std::sync::Weak<Inner>, epoch: i64, mut asked: Instant) {
    // When the database was asked for the answer that came last; "it is down" counts as an answer.
    let (mut heard, mut is_down) = (asked, false);
    loop {
        {
            let Some(store) = store.upgrade() else { return };
            if store.lease.epoch.load(Ordering::SeqCst) != epoch {
                return;
            }
            if store.lease.is_node.load(Ordering::SeqCst) && !is_down {
                store.look_after_shards(epoch).await;
            }
        }
        tokio::time::sleep(POLL_EVERY).await;
        if asked.elapsed() < RENEW_EVERY && !is_down {
            continue;
        }
        let Some(store) = store.upgrade() else { return };
        if store.lease.epoch.load(Ordering::SeqCst) != epoch {
            return;
        }
        let now = Instant::now();
        let renewed =
            timeout_at(heard + LEASE, store.renew(epoch, is_down)).await.unwrap_or(Renewal::Silence);
        match renewed {
            Renewal::Done => {
                if is_down {
                    let ms = asked.elapsed().as_millis();
                    tracing::warn!(ms, "the database is back, and this process still has its tables");
                    store.lease.let_all_renew();
                }
                store.lease.renewed(now);
                if is_down {
                    // A reader of what this process has may have found nothing in the meantime.
                    store.lease.shards.look_again();
                }
                (asked, heard, is_down) = (now, now, false);
            }
            Renewal::Down if store.lease.is_node.load(Ordering::SeqCst) => {
                if !is_down {
                    tracing::warn!(
                        "the database is down: nothing is served after {LEASE_MS} ms, until it is back"
                    );
                }
                (heard, is_down) = (now, true);
            }
            Renewal::Gone | Renewal::Down | Renewal::Silence => {}
        }
        let is_silent = heard.elapsed() >= LEASE;
        if is_silent {
            tracing::error!(
                "the database was silent for {LEASE_MS} ms: another process may run the house by now"
            );
        }
        let is_over = renewed == Renewal::Gone || is_silent || asked.elapsed() >= DOWN;
        if is_over && store.lease.epoch.load(Ordering::SeqCst) == epoch {
            store.lease.lost.send_replace(true);
            return;
        }
    }
}

#[cfg(test)]
#[path = "lease_model.rs"]
mod model;
