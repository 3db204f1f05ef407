//! How an operation becomes a transaction, or a query without one: on a connection of the store, in turn,
//! with a limit of time and with retries.

use super::error::TxError;
use super::{Inner, Kind, TRANSACTION_TIMEOUT, TRIES};
use crate::store::StoreError;
use deadpool_postgres::{Object, Transaction};
use std::time::Duration;
use tokio::sync::SemaphorePermit;
use tokio::time::timeout;
use tokio_postgres::IsolationLevel;

/// How many of them run at a time. If many people sit down at once, more would take the processors from those who play.
pub(super) const TURNS: usize = 1;

/// How long one waits for its turn. Then it begins anyway: others may be waiting for a lock.
const TURN_WITHIN: Duration = Duration::from_millis(50);

impl Inner {
    /// A connection, and the turn to use it.
    pub(super) async fn client_in_turn(&self) -> Result<(Option<SemaphorePermit<'_>>, Object), StoreError> {
        let turn = timeout(TURN_WITHIN, self.turns.acquire()).await.ok().and_then(Result::ok);
        Ok((turn, self.client().await?))
    }

    /// Begins a transaction.
    pub(super) async fn begin<'a>(
        &self,
        client: &'a mut Object,
        kind: Kind,
    ) -> Result<Transaction<'a>, TxError> {
        let begin = client.build_transaction();
        let begin = match kind {
            Kind::Read => begin.isolation_level(IsolationLevel::RepeatableRead).read_only(true),
            Kind::Write | Kind::Table { .. } => begin,
        };
        let tx = begin.start().await?;
        if kind != Kind::Read {
            self.lease.check(&tx, kind).await?;
        }
        Ok(tx)
    }

    /// Ends a transaction; `None` if it has to be retried.
    pub(super) async fn end<T>(
        &self,
        tx: Transaction<'_>,
        kind: Kind,
        outcome: Result<T, TxError>,
        tries: u32,
    ) -> Option<Result<T, StoreError>> {
        let (done, is_uncommitted) = match outcome {
            // A commit without a response may have succeeded: it must not be retried.
            Ok(found) => (tx.commit().await.map(|()| found).map_err(TxError::from), kind == Kind::Read),
            Err(error) => {
                // If this fails as well, the connection is gone, and the transaction with it.
                drop(tx.rollback().await);
                (Err(error), true)
            }
        };
        match done {
            Ok(found) => Some(Ok(found)),
            Err(error) => self.error_unless_retried(error, is_uncommitted, tries).map(Err),
        }
    }

    /// The error for a database that does not respond.
    pub(super) fn timeout_error(&self) -> StoreError {
        self.measures.failed.inc();
        StoreError::Failed(format!("PostgreSQL: no answer for {} s", TRANSACTION_TIMEOUT.as_secs()))
    }

    /// The error of a transaction; `None` if it has to be retried.
    pub(super) fn error_unless_retried(
        &self,
        error: TxError,
        is_uncommitted: bool,
        tries: u32,
    ) -> Option<StoreError> {
        let is_worth_it = error.is_conflict() || is_uncommitted && error.is_disconnected();
        if is_worth_it && tries < TRIES {
            return None;
        }
        if matches!(error, TxError::Database(_)) {
            self.measures.failed.inc();
        }
        Some(error.into())
    }
}

/// Runs an operation in a transaction of its own, with retries: `transaction!(store, kind, |tx| work)`. The work only
/// borrows its data, because it may run more than once.
macro_rules! transaction {
    ($store:expr, $kind:expr, |$tx:ident| $work:expr) => {
        $crate::store::postgres::transacting::attempts!($store, |inner, client, tries| {
            let $tx = match inner.begin(&mut client, $kind).await {
                Ok(begun) => begun,
                Err(error) => return inner.error_unless_retried(error, true, tries).map(Err),
            };
            let outcome: $crate::store::postgres::error::TxResult<_> = async { $work }.await;
            inner.end($tx, $kind, outcome, tries).await
        })
    };
}
pub(super) use transaction;

/// Runs a single query, with retries: `query!(store, |client| work)`. Without the messages that begin and end
/// a transaction, of which there is no need.
macro_rules! query {
    ($store:expr, |$client:ident| $work:expr) => {
        $crate::store::postgres::transacting::attempts!($store, |inner, client, tries| {
            let $client = &client;
            let outcome: $crate::store::postgres::error::TxResult<_> = async { $work }.await;
            match outcome {
                Ok(found) => Some(Ok(found)),
                Err(error) => inner.error_unless_retried(error, true, tries).map(Err),
            }
        })
    };
}
pub(super) use query;

/// Attempts something on a connection until it says that it has an answer.
macro_rules! attempts {
    ($store:expr, |$inner:ident, $client:ident, $tries:ident| $attempt:block) => {{
        let $inner = std::sync::Arc::clone(&$store.0);
        $store.spawn(async move {
            let started = tokio::time::Instant::now();
            let mut $tries = 0;
            loop {
                $tries += 1;
                #[allow(unused_mut, reason = "a query changes nothing about its connection")]
                let (_turn, mut $client) = $inner.client_in_turn().await?;
                // Boxed, so that a timeout is compiled once for each type of answer, not for each operation.
                let attempt: futures_util::future::BoxFuture<'_, Option<Result<_, $crate::store::StoreError>>> =
                    Box::pin(async $attempt);
                let answer =
                    match tokio::time::timeout($crate::store::postgres::TRANSACTION_TIMEOUT, attempt).await {
                        Ok(answer) => answer,
                        Err(_) => {
                            // The state of the connection is unknown: nobody else may use it.
                            drop(deadpool_postgres::Object::take($client));
                            Some(Err($inner.timeout_error()))
                        }
                    };
                if let Some(answer) = answer {
                    $inner.measures.commits.observe(started.elapsed().as_secs_f64());
                    return answer;
                }
            }
        })
    }};
}
pub(super) use attempts;
