//! What other processes have changed and this one may have in memory: somebody's tokens, name or rights, or a
//! table whose rows were changed by somebody else than the node that has it, such as the deletion of a
//! player. Every such change writes a row in its own transaction (people and tokens: by triggers, so none can
//! be forgotten), and every node reads the new rows a few times a second.
//!
//! There is no `LISTEN`: a stream is fed by the node that has its table, so nothing else needs to be woken, and a
//! quarter of a second is soon enough for these. Reading a row twice does no harm.

use super::error::TxResult;
use super::statements::{execute, rows};
use super::{Kind, Postgres, query, transaction};
use crate::store::Answer;
use deadpool_postgres::Transaction;
use std::collections::HashSet;
use std::sync::PoisonError;

/// Something that was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RemoteChange {
    /// The tokens, name or rights of a person.
    Person(i64),
    /// The rows of a table.
    Table(String),
    /// A table was opened, whose shard this node may have.
    Opened(String),
}

/// Writes that a table was opened.
pub(super) async fn tell_of_opened(tx: &Transaction<'_>, table: &str) -> TxResult<()> {
    execute(tx, "INSERT INTO news (game, opened) VALUES ($1, TRUE)", &[&table]).await.map(drop)
}

/// Writes that tables have changed.
pub(super) async fn tell_of_tables(tx: &Transaction<'_>, tables: &[String]) -> TxResult<()> {
    if tables.is_empty() {
        return Ok(());
    }
    execute(tx, "INSERT INTO news (game) SELECT unnest($1::text[])", &[&tables]).await.map(drop)
}

impl Postgres {
    /// What was changed since the last call. Rows are numbered when they are written, not when they are committed: so
    /// all of the last minute are read, which is longer than a transaction takes, and those seen before are left out.
    pub fn remote_changes(&self) -> Answer<Vec<RemoteChange>> {
        let found: Answer<Vec<(i64, RemoteChange)>> = query!(self, |client| {
            let query = "SELECT id, person, game, opened FROM news WHERE at > clock_timestamp() - interval '1 minute'";
            let mut found = Vec::new();
            for row in rows(client, query, &[]).await? {
                let (id, person, game): (i64, Option<i64>, Option<String>) =
                    (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
                let table = if row.try_get(3)? { RemoteChange::Opened } else { RemoteChange::Table };
                found.extend(person.map(|person| (id, RemoteChange::Person(person))));
                found.extend(game.map(|game| (id, table(game))));
            }
            Ok(found)
        });
        let store = self.clone();
        Box::pin(async move {
            let found = found.await?;
            let mut seen = store.0.seen_remote_changes.lock().unwrap_or_else(PoisonError::into_inner);
            let now: HashSet<i64> = found.iter().map(|(id, _)| *id).collect();
            let new = found.into_iter().filter(|(id, _)| !seen.contains(id)).map(|(_, news)| news).collect();
            *seen = now;
            Ok(new)
        })
    }

    /// Deletes old rows, which everybody has read.
    pub fn forget_remote_changes(&self) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| {
            let old = "DELETE FROM news WHERE at < clock_timestamp() - interval '10 minutes'";
            execute(&tx, old, &[]).await.map(drop)
        })
    }
}
