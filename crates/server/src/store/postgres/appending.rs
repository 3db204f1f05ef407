//! Appending moves, by far the most frequent change: one call of the database for each (`migrations/003_versions.sql`), and
//! one transaction for all that arrive while earlier ones commit, because a commit costs the database more than the moves
//! in it.

use super::error::{TxError, TxResult};
use super::lease::Fence;
use super::{Inner, Kind, Postgres, TRANSACTION_TIMEOUT};
use crate::store::{Answer, Conflict, Credential, StoreError, StoredMove};
use deadpool_postgres::Object;
use futures_util::future::{join_all, join3};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Semaphore, oneshot};
use tokio::time::{Instant, timeout};

/// How many transactions append moves at the same time.
const WRITERS: usize = 4;

/// The most calls in a transaction: so few that `join_all` polls, and so sends, all of them at once.
const MOST: usize = 24;

/// A writer waits for locks of others only shortly: then each is appended alone, and the next writer goes on.
const BEGIN: &str = "BEGIN; SET LOCAL lock_timeout = '250ms'";

const CALL: &str = "SELECT append_moves($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";

/// Moves that wait for a transaction. Whoever appends adds theirs and becomes a writer, unless a writer has taken them
/// with others in the meantime.
pub(super) struct Appending {
    waiting: Mutex<Vec<Waiting>>,
    writers: Semaphore,
}

impl Appending {
    pub(super) fn new() -> Self {
        Self { waiting: Mutex::default(), writers: Semaphore::new(WRITERS) }
    }

    fn add(&self, waiting: Waiting) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).push(waiting);
    }

    /// Those who wait longest.
    fn take(&self) -> Vec<Waiting> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let some = waiting.len().min(MOST);
        waiting.drain(..some).collect()
    }
}

struct Waiting {
    appended: Appended,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Waiting {
    fn answer(self, answer: Result<(), StoreError>) {
        // Whoever asked may be gone.
        drop(self.answer.send(answer));
    }
}

/// Moves to be appended.
struct Appended {
    kind: Kind,
    by: Option<Credential>,
    table: String,
    /// How many moves the table has.
    after: usize,
    moves: Vec<StoredMove>,
    /// Whether they end the game.
    ends: bool,
}

impl Postgres {
    /// Appends moves to the `after` moves a table has.
    pub(super) fn append_moves(
        &self,
        by: Option<Credential>,
        table: String,
        after: usize,
        moves: Vec<StoredMove>,
        ends: bool,
    ) -> Answer<()> {
        let (inner, kind) = (Arc::clone(&self.0), self.change_of(&table));
        let appended = Appended { kind, by, table, after, moves, ends };
        self.spawn(async move {
            let (answer, mut answered) = oneshot::channel();
            inner.appending.add(Waiting { appended, answer });
            let gave_up = |_| Err(StoreError::Failed("the store gave up a transaction".to_owned()));
            loop {
                let writer = tokio::select! {
                    biased;
                    answer = &mut answered => return answer.unwrap_or_else(gave_up),
                    writer = inner.appending.writers.acquire() => writer,
                };
                let batch = inner.appending.take();
                if batch.is_empty() {
                    // Another writer has it.
                    drop(writer);
                    return answered.await.unwrap_or_else(gave_up);
                }
                let alone = inner.append(batch).await;
                // Whoever waits for a lock now holds nobody else up.
                drop(writer);
                inner.append_each_alone(alone).await;
            }
        })
    }
}

impl Inner {
    /// Appends and answers. If the database fails at one of them, each is to be appended alone, and returned: only that
    /// one is at fault.
    async fn append(&self, batch: Vec<Waiting>) -> Vec<Waiting> {
        let Some(answers) = self.append_together(&batch).await else { return batch };
        for (waiting, answer) in batch.into_iter().zip(answers) {
            waiting.answer(answer);
        }
        Vec::new()
    }

    async fn append_each_alone(&self, batch: Vec<Waiting>) {
        let alone = |waiting: Waiting| async {
            let answer = self.append_alone(&waiting.appended).await;
            waiting.answer(answer);
        };
        join_all(batch.into_iter().map(alone)).await;
    }

    /// Appends in one transaction, sent at once. `None` if the database failed at one of the calls: nothing was done.
    async fn append_together(&self, batch: &[Waiting]) -> Option<Vec<Result<(), StoreError>>> {
        let started = Instant::now();
        let all = |error: StoreError| Some(batch.iter().map(|_| Err(error.clone())).collect());
        let client = match self.client().await {
            Ok(client) => client,
            Err(error) => return all(error),
        };
        // Known before the transaction begins: no call waits within it.
        timeout(TRANSACTION_TIMEOUT, client.prepare_cached(CALL)).await.ok()?.ok()?;
        let calls = join_all(batch.iter().map(|waiting| waiting.appended.call(self, &client)));
        // They are sent in the order in which they are polled first.
        let sent = join3(client.batch_execute(BEGIN), calls, client.batch_execute("COMMIT"));
        let Ok((begun, called, committed)) = timeout(TRANSACTION_TIMEOUT, sent).await else {
            // The state of the connection is unknown: nobody else may use it.
            drop(Object::take(client));
            return all(self.timeout_error());
        };
        // After an error of the database a commit takes everything back.
        if called.iter().any(|answer| answer.as_ref().is_err_and(TxError::is_of_database)) {
            return None;
        }
        self.measures.commits.observe(started.elapsed().as_secs_f64());
        // Without an answer to the commit it may have succeeded: it must not be retried.
        if let Err(error) = begun.and(committed) {
            self.measures.failed.inc();
            return all(TxError::from(error).into());
        }
        let answers = called.into_iter().zip(batch).map(|(answer, waiting)| {
            if answer.is_ok() {
                self.measures.moves.inc_by(waiting.appended.moves.len() as u64);
            }
            answer.map_err(StoreError::from)
        });
        Some(answers.collect())
    }

    /// Appends in a transaction of its own, with retries.
    async fn append_alone(&self, appended: &Appended) -> Result<(), StoreError> {
        let (started, mut tries) = (Instant::now(), 0);
        loop {
            tries += 1;
            let client = self.client().await?;
            let answer = match timeout(TRANSACTION_TIMEOUT, appended.call(self, &client)).await {
                // A call without a response may have succeeded: it must not be retried.
                Ok(Err(error)) => self.error_unless_retried(error, false, tries).map(Err),
                Ok(Ok(())) => Some(Ok(())),
                Err(_) => {
                    // The state of the connection is unknown: nobody else may use it.
                    drop(Object::take(client));
                    Some(Err(self.timeout_error()))
                }
            };
            if let Some(answer) = answer {
                self.measures.commits.observe(started.elapsed().as_secs_f64());
                if answer.is_ok() {
                    self.measures.moves.inc_by(appended.moves.len() as u64);
                }
                return answer;
            }
        }
    }
}

impl Appended {
    async fn call(&self, store: &Inner, client: &Object) -> TxResult<()> {
        let fence = store.lease.fence(self.kind)?;
        let (node, shard) = match fence {
            Fence::Open => (None, None),
            Fence::Node(epoch) => (Some(epoch), None),
            Fence::Shard { shard, epoch } => (None, Some((shard as i64, epoch))),
        };
        let (number, epoch) = shard.unzip();
        let token = self.by.map(|by| by.token);
        let token = token.as_ref().map(<[u8; 32]>::as_slice);
        let person = self.by.map(|by| by.person);
        let lines: Vec<&str> = self.moves.iter().map(|made| made.line.as_str()).collect();
        let times: Vec<i64> = self.moves.iter().map(|made| made.at).collect();
        let thoughts: Vec<i64> = self.moves.iter().map(|made| made.thought).collect();
        let after = self.after as i64;
        let statement = client.prepare_cached(CALL).await?;
        let found = client
            .query_one(
                &statement,
                &[
                    &node,
                    &number,
                    &epoch,
                    &token,
                    &person,
                    &self.table,
                    &after,
                    &lines,
                    &times,
                    &thoughts,
                    &self.ends,
                ],
            )
            .await?;
        match found.try_get::<_, i64>(0)? {
            -1 => Err(store.lease.refusal(fence).into()),
            -2 => Err(StoreError::NotAllowed.into()),
            -3 => Err(Conflict::NoTable.into()),
            -4 => Err(Conflict::Over.into()),
            found if found == after => Ok(()),
            found => Err(TxError::from(Conflict::Moves { expected: self.after, found: found as usize })),
        }
    }
}
