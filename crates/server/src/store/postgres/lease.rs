//! The lease: which process runs the house. Several may be started on one database; one of them holds the lease, the
//! others wait.
//!
//! A lease is a row with an epoch that only grows. A process that takes it raises the epoch. Every change checks, in
//! its own transaction, that the epoch is still that of its process, and locks the row until it commits. So a process
//! that was stopped, hung or cut off, and comes back after another has taken over, changes nothing any more, whatever
//! its clock says. Time only decides when the next may take over, and it is the time of the database.
//!
//! A process that is cut off cannot know whether another has taken over. It considers the lease lost as soon as it may
//! be: when its duration has passed since the last successful renewal was requested. So it never serves outdated data.

use super::error::TxResult;
use super::statements::{execute, exists, row, value};
use super::{Inner, Kind, Postgres, pool, schema, transaction};
use crate::store::{Answer, StoreError};
use deadpool_postgres::{Pool, Transaction};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

/// How long a lease lasts without renewal, in milliseconds: so long a dead process keeps others waiting.
const LEASE_MS: i64 = 2_000;

/// How often it is renewed, and how often waiting processes check it.
const RENEW_EVERY: Duration = Duration::from_millis(500);
const POLL_EVERY: Duration = Duration::from_millis(250);

/// The epoch of a process that has released its lease: all its further changes are refused.
const RELEASED: i64 = -1;

/// A process that runs the house, or wants to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Runner {
    /// The epoch of its lease; 0 if it has none.
    pub epoch: i64,
    /// A description of the process, for people.
    pub holder: String,
    /// Where other processes reach it; `None` if it is not a house, such as a command that copies the store.
    pub address: Option<SocketAddr>,
}

/// The lease of this process.
pub(super) struct Lease {
    /// The epoch it has taken; 0 while it has none, as in a command beside the house.
    epoch: AtomicI64,
    lost: watch::Sender<bool>,
    /// A connection of its own, so that renewals never wait for busy ones.
    own: Pool,
}

impl Lease {
    pub(super) fn new(address: &str) -> Result<Self, StoreError> {
        Ok(Self { epoch: AtomicI64::new(0), lost: watch::Sender::new(false), own: pool(address, 1)? })
    }

    /// Refuses a change if another process has taken the lease. None can until the end of the transaction.
    pub(super) async fn check(&self, tx: &Transaction<'_>) -> TxResult<()> {
        let epoch = self.epoch.load(Ordering::SeqCst);
        if epoch == 0 || exists(tx, "SELECT 1 FROM lease WHERE epoch = $1 FOR KEY SHARE", &[&epoch]).await? {
            return Ok(());
        }
        self.lost.send_replace(true);
        Err(StoreError::Failed("another process runs the house by now".to_owned()).into())
    }
}

/// Takes the lease if it is free and returns its epoch, or returns who holds it. The row is locked only once it looks
/// free: frequent locks would delay all changes of the running house. Refused if another version of the program has
/// migrated the database meanwhile.
///
/// The epoch grows by a random step: if two processes take the lease in two copies of one database, as after a failover
/// that lost the last commits, they get different epochs.
async fn take(tx: &Transaction<'_>, this: &Runner) -> TxResult<Result<i64, Runner>> {
    let seen = "SELECT epoch, holder, address FROM lease WHERE until > clock_timestamp()";
    for lock in ["", " FOR UPDATE"] {
        if !lock.is_empty() {
            execute(tx, "SELECT 1 FROM lease FOR UPDATE", &[]).await?;
        }
        if let Some(held) = row(tx, seen, &[]).await? {
            let address = held.try_get::<_, Option<String>>(2)?.and_then(|text| text.parse().ok());
            return Ok(Err(Runner { epoch: held.try_get(0)?, holder: held.try_get(1)?, address }));
        }
    }
    schema::refuse_other(tx).await?;
    let take =
        "UPDATE lease SET epoch = epoch + 1 + floor(random() * 1000000)::bigint, holder = $1, address = $2,
        until = clock_timestamp() + $3 * interval '1 millisecond' RETURNING epoch";
    let address = this.address.map(|address| address.to_string());
    Ok(Ok(value(tx, take, &[&this.holder, &address, &(LEASE_MS as f64)]).await?))
}

impl Postgres {
    /// Takes the lease for this process if it is free, renews it until the store is closed, and returns its epoch;
    /// otherwise returns who holds it.
    pub fn try_hold(&self, this: Runner) -> Answer<Result<i64, Runner>> {
        let asked = Instant::now();
        let taken: Answer<Result<i64, Runner>> = transaction!(self, Kind::Write, |tx| take(&tx, &this).await);
        let store = self.clone();
        // In a task, so that it completes even if the caller is dropped: a lease that was taken is renewed and
        // released.
        self.spawn(async move {
            let taken = taken.await?;
            if let (Ok(epoch), Some(runtime)) = (&taken, &store.0.runtime) {
                store.0.lease.epoch.store(*epoch, Ordering::SeqCst);
                runtime.spawn(renew(std::sync::Arc::downgrade(&store.0), *epoch, asked));
            }
            Ok(taken)
        })
    }

    /// Waits until this process may run the house; returns its epoch. `waits` is called repeatedly with the current
    /// holder. An unreachable database is waited for; one migrated by another version of the program is an error.
    pub async fn hold(&self, this: &Runner, waits: impl Fn(&Runner)) -> Result<i64, StoreError> {
        loop {
            match self.try_hold(this.clone()).await {
                Ok(Ok(epoch)) => return Ok(epoch),
                Ok(Err(held)) => waits(&held),
                Err(error @ (StoreError::Newer { .. } | StoreError::Older { .. })) => return Err(error),
                Err(error) => tracing::warn!(%error, "nobody knows who runs the house"),
            }
            tokio::time::sleep(POLL_EVERY).await;
        }
    }

    /// Whether another process has taken the lease from this one, or may have.
    pub fn is_lost(&self) -> bool {
        *self.0.lease.lost.borrow()
    }

    /// Waits until another process has taken the lease from this one, or may have.
    pub async fn lost(&self) {
        let mut lost = self.0.lease.lost.subscribe();
        // The sender lives as long as we do.
        drop(lost.wait_for(|lost| *lost).await);
    }
}

impl Inner {
    /// Releases the lease, so that nobody has to wait until it expires.
    pub(super) async fn release(&self) {
        let epoch = self.lease.epoch.swap(RELEASED, Ordering::SeqCst);
        if epoch <= 0 {
            return;
        }
        let given_back = async {
            let client = self.lease.own.get().await.ok()?;
            let release = "UPDATE lease SET until = NULL, holder = NULL, address = NULL WHERE epoch = $1";
            client.execute(release, &[&epoch]).await.ok()
        };
        if given_back.await.is_none() {
            tracing::warn!("the lease could not be given back; it ends by itself in {LEASE_MS} ms");
        }
    }

    /// Renews the lease; whether it is still ours, or `None` if the database does not respond.
    async fn renew(&self, epoch: i64) -> Option<bool> {
        let renew = "UPDATE lease SET until = clock_timestamp() + $2 * interval '1 millisecond' WHERE epoch = $1 AND until IS NOT NULL";
        let client = self.lease.own.get().await.ok()?;
        match tokio::time::timeout(RENEW_EVERY, client.execute(renew, &[&epoch, &(LEASE_MS as f64)])).await {
            Ok(renewed) => renewed.ok().map(|count| count == 1),
            Err(_) => {
                // The state of the connection is unknown: use another one next time.
                drop(deadpool_postgres::Object::take(client));
                None
            }
        }
    }
}

/// Renews the lease of a store until the store is closed or the lease is lost. `asked` is when the last renewal was
/// requested, which is not later than when the database granted it.
async fn renew(store: std::sync::Weak<Inner>, epoch: i64, mut asked: Instant) {
    loop {
        tokio::time::sleep(RENEW_EVERY).await;
        let Some(store) = store.upgrade() else { return };
        if store.lease.epoch.load(Ordering::SeqCst) != epoch {
            return;
        }
        let (now, ends) = (Instant::now(), asked + Duration::from_millis(LEASE_MS.unsigned_abs()));
        let renewed = timeout_at(ends, store.renew(epoch)).await.ok().flatten();
        match renewed {
            Some(true) => asked = now,
            Some(false) => {}
            None if Instant::now() < ends => {}
            None => tracing::error!(
                "the database was silent for {LEASE_MS} ms: another process may run the house by now"
            ),
        }
        let is_over = renewed == Some(false)
            || Instant::now() >= asked + Duration::from_millis(LEASE_MS.unsigned_abs());
        if is_over && store.lease.epoch.load(Ordering::SeqCst) == epoch {
            store.lease.lost.send_replace(true);
            return;
        }
    }
}

#[cfg(test)]
#[path = "lease_model.rs"]
mod model;
