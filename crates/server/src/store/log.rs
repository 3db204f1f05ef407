//! The log of a store in WAL mode. A thread runs the checkpoints, so that no commit waits for them, and truncates the
//! log after something was erased, because the log still contains the old data.

use super::{FolderLock, StoreError};
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The log is truncated at most this often.
const PAUSE: Duration = Duration::from_secs(1);

/// Truncating blocks writers while it waits for readers, such as a backup: so it gives up soon and tries again later.
const PATIENCE: Duration = Duration::from_millis(50);

/// The thread for checkpoints of the log.
pub(super) struct Log {
    wake: SyncSender<()>,
    /// Whether the log has to be truncated.
    must_truncate: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Log {
    /// Starts the thread with a connection of its own. The lock of the folder is held until that is closed.
    pub(super) fn start(connection: Connection, lock: Option<Arc<FolderLock>>) -> Result<Self, StoreError> {
        connection.busy_timeout(PATIENCE)?;
        let (wake, woken) = sync_channel(1);
        let must_truncate = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&must_truncate);
        let work = move || {
            run_checkpoints(&connection, &woken, &asked);
            drop(connection);
            drop(lock);
        };
        let thread = std::thread::Builder::new().name("store-log".to_owned()).spawn(work)?;
        Ok(Self { wake, must_truncate, thread })
    }

    /// Requests a checkpoint.
    pub(super) fn request_checkpoint(&self) {
        // If a request is pending already, it covers this one as well.
        let _ = self.wake.try_send(());
    }

    /// Requests that the log is truncated.
    pub(super) fn request_truncate(&self) {
        self.must_truncate.store(true, Ordering::SeqCst);
        self.request_checkpoint();
    }

    /// Ends the thread, and waits until its connection is closed.
    pub(super) fn end(self) {
        drop(self.wake);
        if self.thread.join().is_err() {
            tracing::error!("the thread that looks after the log of the store has panicked");
        }
    }
}

/// Runs checkpoints on request, until the channel is closed. Should one fail or come too late, the committing thread
/// does it by itself; see `wal_autocheckpoint` in the schema.
fn run_checkpoints(connection: &Connection, woken: &Receiver<()>, must_truncate: &AtomicBool) {
    let mut last: Option<Instant> = None;
    let mut is_due = false;
    loop {
        let request = if is_due {
            let wait = last.map_or(Duration::ZERO, |last| PAUSE.saturating_sub(last.elapsed()));
            woken.recv_timeout(wait)
        } else {
            woken.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        if request == Err(RecvTimeoutError::Disconnected) {
            return;
        }
        is_due |= must_truncate.swap(false, Ordering::SeqCst);
        if let Err(error) = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())) {
            tracing::warn!(%error, "a checkpoint failed; changes wait in the write-ahead log");
        }
        if is_due && last.is_none_or(|last| last.elapsed() >= PAUSE) {
            last = Some(Instant::now());
            is_due = !truncate(connection);
        }
    }
}

/// Truncates the log; whether that worked. It does not while somebody reads from it.
pub(super) fn truncate(connection: &Connection) -> bool {
    let is_busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0));
    match is_busy {
        Ok(is_busy) => !is_busy,
        Err(error) => {
            tracing::warn!(%error, "the log of the store could not be emptied yet");
            false
        }
    }
}
