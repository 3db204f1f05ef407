//! A change of a table between the store and everybody who looks: it is committed first and shown then. Whatever comes in
//! between (a future that is dropped, a panic, a store that fails), memory does not stay different from the store: the
//! table is dropped from memory and read again.

use crate::live_table::{LiveTable, NotDone};
use crate::store::{Answer, Kept, Store, StoreError};
use std::collections::BTreeSet;
use table::Turn;
use tokio::sync::MutexGuard;

/// A change that is committed, or may be, and is not shown yet. Dropped before [`finish`](Self::finish), it takes the
/// table out of memory.
#[must_use = "what is committed has to be shown"]
pub(crate) struct Commit<'a> {
    live: &'a LiveTable,
    shown: bool,
}

impl Commit<'_> {
    /// Everybody sees the change by now.
    pub(crate) fn finish(mut self) {
        self.shown = true;
    }
}

impl Drop for Commit<'_> {
    fn drop(&mut self) {
        if !self.shown {
            self.live.drop_from_memory();
        }
    }
}

impl LiveTable {
    /// The lock of whoever changes the table, one at a time. It is refused once the table was dropped from memory:
    /// somebody else may have read it again already.
    pub(crate) async fn lock_changes(&self) -> Result<MutexGuard<'_, ()>, NotDone> {
        let lock = self.change_lock.lock().await;
        match (self.is_dropped(), self.stored.closed) {
            (true, _) => Err(NotDone::Stale),
            (false, true) => Err(NotDone::Closed),
            (false, false) => Ok(lock),
        }
    }

    /// Whether the table was dropped from memory, because the store may hold something else.
    pub(crate) fn is_dropped(&self) -> bool {
        self.snapshot().dropped
    }

    /// Waits until the store has committed a change; then the caller shows it. Called under the lock of changes.
    pub(crate) async fn commit(&self, store: &dyn Store, answer: Answer<()>) -> Result<Commit<'_>, NotDone> {
        let commit = Commit { live: self, shown: false };
        match answer.await {
            Ok(()) => Ok(commit),
            Err(StoreError::Conflict(conflict)) => {
                tracing::error!(table = self.stored.id, %conflict, "the store holds something else: reading the table again");
                Err(NotDone::Stale)
            }
            // Nothing was written.
            Err(error @ (StoreError::NotAllowed | StoreError::NothingToDo)) => {
                commit.finish();
                Err(NotDone::Store(error))
            }
            Err(
                error @ (StoreError::Failed(_)
                | StoreError::SetAside(_)
                | StoreError::Newer { .. }
                | StoreError::Older { .. }),
            ) => {
                // Nobody knows whether the change was kept. While the store is silent, lookers keep what they have; should
                // it turn out to be something else, the next change is a conflict.
                match self.is_as_kept(store).await {
                    Ok(false) | Err(StoreError::SetAside(_) | StoreError::Conflict(_)) => drop(commit),
                    Ok(true)
                    | Err(
                        StoreError::Failed(_)
                        | StoreError::NotAllowed
                        | StoreError::NothingToDo
                        | StoreError::Newer { .. }
                        | StoreError::Older { .. },
                    ) => commit.finish(),
                }
                Err(NotDone::Store(error))
            }
        }
    }

    /// Whether the store holds what everybody sees.
    async fn is_as_kept(&self, store: &dyn Store) -> Result<bool, StoreError> {
        let id = &self.stored.id;
        let muted: BTreeSet<(i64, i64)> = store.muted(id.clone()).await?.into_iter().collect();
        let rematch = store.rematch_of(id.clone()).await?;
        let Some((table, moves, said)): Option<Kept> = store.table(id.clone()).await? else {
            return Ok(false);
        };
        let snapshot = self.snapshot();
        let lines = moves.into_iter().map(|made| made.line);
        let over = self.is_played() && snapshot.running.turn() == Turn::Over;
        Ok(lines.eq(snapshot.running.lines_since(0))
            && (table.begun, table.over || !over) == (snapshot.begun, true)
            && (&table.seats, &said) == (&*snapshot.seats, &*snapshot.said)
            && rematch.as_deref() == snapshot.rematch.as_deref()
            && muted == self.mutes.pairs())
    }

    /// Whoever asks for the table from now on gets what the store holds; whoever looks is told to ask again.
    pub(crate) fn drop_from_memory(&self) {
        self.change(|next| next.dropped = true);
    }
}
