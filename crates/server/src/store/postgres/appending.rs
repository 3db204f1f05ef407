//! Appending moves in one call of the database (`migrations/003_versions.sql`): a transaction of its own, without the
//! messages in between that other changes need. It is by far the most frequent change.

use super::error::{TxError, TxResult};
use super::lease::Fence;
use super::{Inner, Kind, Postgres, TRANSACTION_TIMEOUT};
use crate::store::{Answer, Conflict, Credential, StoreError, StoredMove};
use deadpool_postgres::Object;
use std::sync::Arc;
use tokio::time::{Instant, timeout};

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
            let (started, mut tries) = (Instant::now(), 0);
            loop {
                tries += 1;
                let mut client = inner.client().await?;
                let answer = match timeout(TRANSACTION_TIMEOUT, appended.call(&inner, &mut client)).await {
                    // A call without a response may have succeeded: it must not be retried.
                    Ok(Err(error)) => inner.error_unless_retried(error, false, tries).map(Err),
                    Ok(Ok(())) => Some(Ok(())),
                    Err(_) => {
                        // The state of the connection is unknown: nobody else may use it.
                        drop(Object::take(client));
                        Some(Err(inner.timeout_error()))
                    }
                };
                if let Some(answer) = answer {
                    inner.measures.commits.observe(started.elapsed().as_secs_f64());
                    if answer.is_ok() {
                        inner.measures.moves.inc_by(appended.moves.len() as u64);
                    }
                    return answer;
                }
            }
        })
    }
}

impl Appended {
    async fn call(&self, store: &Inner, client: &mut Object) -> TxResult<()> {
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
        let call = "SELECT append_moves($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
        let statement = client.prepare_cached(call).await?;
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
