//! Appending moves, by far the most frequent change: one call of the database for each
//! (`migrations/003_versions.sql`), and one statement, and so one transaction, for all that arrive within a
//! few milliseconds: messages and commits cost the database, and the process, more than the moves in them.

use super::error::{TxError, TxResult};
use super::lease::Fence;
use super::statements::Values;
use super::{Inner, Kind, Postgres, TRANSACTION_TIMEOUT, pool};
use crate::store::{Answer, Conflict, Credential, StoreError, StoredMove};
use deadpool_postgres::{Object, Pool};
use futures_util::future::join_all;
use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_util::task::task_tracker::TaskTrackerToken;

/// How many transactions append moves at the same time, each on a connection of its own: nothing else makes
/// moves wait for one. One or two are enough, unless a commit takes long.
const WRITERS: usize = 4;

/// How long after a transaction the next one begins, at the earliest: what arrives meanwhile goes along. A
/// move that comes alone waits for nothing.
const PACE: Duration = Duration::from_millis(5);

/// The most calls in a transaction.
const MOST: usize = 24;

const CALL: &str = "SELECT append_moves($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";

/// All calls of a transaction, each with its part of the moves. A writer waits for locks of others only
/// shortly: then each is appended alone, and the next writer goes on.
const CALLS: &str = "SELECT place, append_moves(node, shard, epoch, token, person, game, expected,
        ($8::text[])[first:last], ($9::bigint[])[first:last], ($10::bigint[])[first:last], ends)
    FROM set_config('lock_timeout', '250ms', TRUE),
        unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bigint[], $6::text[], $7::bigint[],
            $11::int[], $12::int[], $13::bool[]) WITH ORDINALITY
        AS called (node, shard, epoch, token, person, game, expected, first, last, ends, place)";

/// Moves that wait for a transaction, and the connections for them.
pub(super) struct Appending {
    queue: Mutex<Queue>,
    pool: Pool,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<PendingAppend>,
    /// Whether a task takes them, as long as there are any.
    is_served: bool,
    /// When all of them were taken last; nothing if some were left, who have waited long enough.
    taken: Option<Instant>,
}

impl Appending {
    pub(super) fn new(address: &str) -> Result<Self, StoreError> {
        Ok(Self { queue: Mutex::default(), pool: pool(address, WRITERS)? })
    }

    pub(super) fn close(&self) {
        self.pool.close();
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds moves; whether a task has to be started that takes them.
    fn add(&self, waiting: PendingAppend) -> bool {
        let mut queue = self.queue();
        queue.waiting.push_back(waiting);
        !std::mem::replace(&mut queue.is_served, true)
    }

    /// Those who wait longest; `None` once nobody waits.
    fn take(&self, most: usize) -> Option<Vec<PendingAppend>> {
        let mut queue = self.queue();
        let some = queue.waiting.len().min(most);
        queue.is_served = some > 0;
        if !queue.is_served {
            return None;
        }
        let taken = queue.waiting.drain(..some).collect();
        queue.taken = queue.waiting.is_empty().then(Instant::now);
        Some(taken)
    }

    /// Waits until the next transaction may begin.
    async fn keep_pace(&self) {
        let next = self.queue().taken.map(|taken| taken + PACE);
        if let Some(next) = next.filter(|next| *next > Instant::now()) {
            sleep_until(next).await;
        }
    }
}

struct PendingAppend {
    appended: Appended,
    answer: oneshot::Sender<Result<(), StoreError>>,
    /// The store is not closed before it has an answer.
    _under_way: TaskTrackerToken,
}

impl PendingAppend {
    fn answer(self, answer: Result<(), StoreError>) {
        // The receiver may be gone.
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
        let appended = Appended { kind: self.change_of(&table), by, table, after, moves, ends };
        let (answer, answered) = oneshot::channel();
        match (&self.0.runtime, self.0.closed.load(Ordering::SeqCst)) {
            (Some(runtime), false) => {
                let waiting = PendingAppend { appended, answer, _under_way: self.0.tasks.token() };
                if self.0.appending.add(waiting) {
                    runtime.spawn(Arc::clone(&self.0).append_waiting());
                }
            }
            (None, _) | (_, true) => drop(answer.send(Err(StoreError::Failed("closed".to_owned())))),
        }
        let gave_up = |_| Err(StoreError::Failed("the store gave up a transaction".to_owned()));
        Box::pin(async move { answered.await.unwrap_or_else(gave_up) })
    }
}

impl Inner {
    /// Begins transactions, one after the other, until no moves wait.
    async fn append_waiting(self: Arc<Self>) {
        loop {
            self.appending.keep_pace().await;
            let client = self.client_of(&self.appending.pool).await;
            // Without a connection nobody waits for the next attempt.
            let most = if client.is_ok() { MOST } else { usize::MAX };
            let Some(batch) = self.appending.take(most) else { return };
            let inner = Arc::clone(&self);
            // In a task of its own: the next transaction need not wait for this one.
            tokio::spawn(async move {
                let alone = inner.append(client, batch).await;
                inner.append_each_alone(alone).await;
            });
        }
    }

    /// Appends and answers. If the database fails at one of them, each is to be appended alone, and returned: only that
    /// one is at fault. The connection is free again then: a job that waits for a lock delays no other.
    async fn append(
        &self,
        client: Result<Object, StoreError>,
        batch: Vec<PendingAppend>,
    ) -> Vec<PendingAppend> {
        let Some(answers) = self.append_together(client, &batch).await else { return batch };
        for (waiting, answer) in batch.into_iter().zip(answers) {
            waiting.answer(answer);
        }
        Vec::new()
    }

    async fn append_each_alone(&self, batch: Vec<PendingAppend>) {
        let alone = |waiting: PendingAppend| async {
            let answer = self.append_alone(&waiting.appended).await;
            waiting.answer(answer);
        };
        join_all(batch.into_iter().map(alone)).await;
    }

    /// Appends in one transaction. `None` if the database failed at one of the calls: nothing was done.
    async fn append_together(
        &self,
        client: Result<Object, StoreError>,
        batch: &[PendingAppend],
    ) -> Option<Vec<Result<(), StoreError>>> {
        let started = Instant::now();
        let all = |error: StoreError| Some(batch.iter().map(|_| Err(error.clone())).collect());
        let client = match client {
            Ok(client) => client,
            Err(error) => return all(error),
        };
        let fences: Vec<_> = batch.iter().map(|waiting| self.lease.fence(waiting.appended.kind)).collect();
        let Ok(called) = timeout(TRANSACTION_TIMEOUT, calls(&client, batch, &fences)).await else {
            // The state of the connection is unknown: nobody else may use it.
            drop(Object::take(client));
            return all(self.timeout_error());
        };
        let found = match called {
            Ok(found) => found,
            Err(error) if error.is_undone() => return None,
            // Without an answer it may have succeeded: it must not be retried.
            Err(error) => {
                self.measures.failed.inc();
                return all(error.into());
            }
        };
        self.measures.commits.observe(started.elapsed().as_secs_f64());
        let mut found = found.into_iter();
        let answers = batch.iter().zip(fences).map(|(waiting, fence)| {
            let fence = fence?;
            let found = found.next().expect("there is one for each call");
            let answer = waiting.appended.answer(self, fence, found);
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

/// Calls the database for all that are not refused already; what each call has returned.
async fn calls(
    client: &Object,
    batch: &[PendingAppend],
    fences: &[Result<Fence, StoreError>],
) -> TxResult<Vec<i64>> {
    let called = || {
        let allowed =
            batch.iter().zip(fences).filter_map(|(waiting, fence)| Some((waiting, fence.as_ref().ok()?)));
        allowed.map(|(waiting, fence)| (&waiting.appended, rows_of(*fence)))
    };
    let nodes: Vec<Option<i64>> = called().map(|(_, (node, ..))| node).collect();
    let shards: Vec<Option<i64>> = called().map(|(_, (_, shard, _))| shard).collect();
    let epochs: Vec<Option<i64>> = called().map(|(_, (.., epoch))| epoch).collect();
    let by = || called().map(|(appended, _)| appended.by.as_ref());
    let tokens: Vec<Option<&[u8]>> = by().map(|by| Some(by?.token.as_slice())).collect();
    let people: Vec<Option<i64>> = by().map(|by| Some(by?.person)).collect();
    let tables: Vec<&str> = called().map(|(appended, _)| appended.table.as_str()).collect();
    let expected: Vec<i64> = called().map(|(appended, _)| appended.after as i64).collect();
    let ends: Vec<bool> = called().map(|(appended, _)| appended.ends).collect();
    let moves = || called().flat_map(|(appended, _)| &appended.moves);
    let lines: Vec<&str> = moves().map(|made| made.line.as_str()).collect();
    let times: Vec<i64> = moves().map(|made| made.at).collect();
    let thoughts: Vec<i64> = moves().map(|made| made.thought).collect();
    // The moves of each call, counted from 1.
    let last: Vec<i32> = called()
        .scan(0, |last, (appended, _)| {
            *last += appended.moves.len() as i32;
            Some(*last)
        })
        .collect();
    let first: Vec<i32> =
        called().zip(&last).map(|((appended, _), last)| last - appended.moves.len() as i32 + 1).collect();
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    let statement = client.prepare_cached(CALLS).await?;
    let values: Values<'_> = &[
        &nodes, &shards, &epochs, &tokens, &people, &tables, &expected, &lines, &times, &thoughts, &first,
        &last, &ends,
    ];
    let mut found = vec![None; tables.len()];
    for row in client.query(&statement, values).await? {
        let place: i64 = row.try_get(0)?;
        if let Some(one) = found.get_mut((place - 1) as usize) {
            *one = Some(row.try_get::<_, i64>(1)?);
        }
    }
    let missing = || StoreError::Failed("the database has not answered for all moves".to_owned()).into();
    found.into_iter().collect::<Option<_>>().ok_or_else(missing)
}

/// The rows that a change depends on: the lease of its process, or its shard under an epoch.
fn rows_of(fence: Fence) -> (Option<i64>, Option<i64>, Option<i64>) {
    match fence {
        Fence::Open => (None, None, None),
        Fence::Node(epoch) => (Some(epoch), None, None),
        Fence::Shard { shard, epoch } => (None, Some(shard as i64), Some(epoch)),
    }
}

impl Appended {
    async fn call(&self, store: &Inner, client: &Object) -> TxResult<()> {
        let fence = store.lease.fence(self.kind)?;
        let (node, number, epoch) = rows_of(fence);
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
        self.answer(store, fence, found.try_get(0)?)
    }

    /// What a call has returned, as an answer.
    fn answer(&self, store: &Inner, fence: Fence, found: i64) -> TxResult<()> {
        match found {
            -1 => Err(store.lease.refusal(fence).into()),
            -2 => Err(StoreError::NotAllowed.into()),
            -3 => Err(Conflict::NoTable.into()),
            -4 => Err(Conflict::Over.into()),
            found if found == self.after as i64 => Ok(()),
            found => Err(TxError::from(Conflict::Moves { expected: self.after, found: found as usize })),
        }
    }
}
