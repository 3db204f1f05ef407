//! A change of a table between the store and its viewers: it is committed first and published afterwards. If anything
//! goes wrong in between (a dropped future, a panic, a store error), memory must not differ from the store: the table
//! is dropped from memory and read again.

use crate::live_table::{ChangeError, LiveTable};
use crate::store::{Answer, Store, StoreError, StoredGame};
use std::collections::BTreeSet;
use table::Turn;
use tokio::sync::MutexGuard;

/// A change that is committed, or may be, and is not published yet. If dropped before [`finish`](Self::finish), it
/// drops the table from memory.
#[must_use = "what is committed has to be shown"]
pub(crate) struct Commit<'a> {
    live: &'a LiveTable,
    shown: bool,
}

impl Commit<'_> {
    /// The change is published.
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
    /// The lock for changes of the table. Refused once the table was dropped from memory: it may have been read again
    /// already.
    pub(crate) async fn lock_changes(&self) -> Result<MutexGuard<'_, ()>, ChangeError> {
        let lock = self.change_lock.lock().await;
        match (self.is_dropped(), self.stored.closed) {
            (true, _) => Err(ChangeError::Stale),
            (false, true) => Err(ChangeError::Closed),
            (false, false) => Ok(lock),
        }
    }

    /// Whether the table was dropped from memory, because the store may differ.
    pub(crate) fn is_dropped(&self) -> bool {
        self.snapshot().dropped
    }

    /// Waits until the store has committed a change; then the caller publishes it. Call it with the change lock held.
    pub(crate) async fn commit(
        &self,
        store: &dyn Store,
        answer: Answer<()>,
    ) -> Result<Commit<'_>, ChangeError> {
        let commit = Commit { live: self, shown: false };
        match answer.await {
            Ok(()) => Ok(commit),
            Err(StoreError::Conflict(conflict)) => {
                tracing::error!(table = self.stored.id, %conflict, "the store holds something else: reading the table again");
                Err(ChangeError::Stale)
            }
            // Nothing was written.
            Err(error @ (StoreError::NotAllowed | StoreError::NothingToDo)) => {
                commit.finish();
                Err(ChangeError::Store(error))
            }
            Err(
                error @ (StoreError::Failed(_)
                | StoreError::SetAside(_)
                | StoreError::Newer { .. }
                | StoreError::Older { .. }),
            ) => {
                // It is unknown whether the change was committed. If the store does not respond, viewers keep the
                // snapshot they have; should the store differ, the next change is a conflict.
                match self.matches_store(store).await {
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
                Err(ChangeError::Store(error))
            }
        }
    }

    /// Whether the store holds what the snapshot shows.
    async fn matches_store(&self, store: &dyn Store) -> Result<bool, StoreError> {
        let id = &self.stored.id;
        let muted: BTreeSet<(i64, i64)> = store.muted(id.clone()).await?.into_iter().collect();
        let rematch = store.rematch_of(id.clone()).await?;
        let Some((table, moves, chat)): Option<StoredGame> = store.table(id.clone()).await? else {
            return Ok(false);
        };
        let snapshot = self.snapshot();
        let lines = moves.into_iter().map(|made| made.line);
        let over = self.is_played() && snapshot.running.turn() == Turn::Over;
        Ok(lines.eq(snapshot.running.lines_since(0))
            && (table.begun, table.over || !over) == (snapshot.begun, true)
            && (&table.seats, &chat) == (&*snapshot.seats, &*snapshot.chat)
            && rematch.as_deref() == snapshot.rematch.as_deref()
            && muted == self.mutes.pairs())
    }

    /// Drops the table from memory: the next request reads it from the store, and viewers are told to reload.
    pub(crate) fn drop_from_memory(&self) {
        self.change(|next| next.dropped = true);
    }
}
