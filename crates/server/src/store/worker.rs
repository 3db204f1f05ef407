//! The thread that owns the connection of a store. It runs all waiting jobs in one transaction and answers after the
//! commit: under load many moves share one commit, and no answer comes before its move is durable.

use super::log::{self, Log};
use super::measures::Measures;
use super::{FolderLock, StoreError, files};
use rusqlite::Connection;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Instant;
use tokio::sync::oneshot;

/// A job gets the connection, or the error if no transaction could be started. The reply it returns is called after the
/// commit, with the commit's error if any.
pub(super) type Job = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Reply + Send>;
/// What a job does with the connection.
pub(super) type Work<T> = Box<dyn FnOnce(&Connection) -> Result<T, StoreError> + Send>;
pub(super) type Reply = Box<dyn FnOnce(Option<&StoreError>) + Send>;

/// A message to the thread.
pub(super) enum Message {
    Do(Job),
    /// Closes the file, and signals when that is done.
    Close(oneshot::Sender<()>),
}

/// The state of the thread.
pub(super) struct Worker {
    pub(super) connection: Connection,
    /// The log of the file; `None` if another process runs its checkpoints, or there is none.
    pub(super) log: Option<Log>,
    pub(super) lock: Option<Arc<FolderLock>>,
    /// Whether something was erased that is still in the log.
    pub(super) erased: Arc<AtomicBool>,
    pub(super) measures: Measures,
}

impl Worker {
    /// Works until all senders are gone, or the store is to be closed.
    pub(super) fn work(self, waiting: mpsc::Receiver<Message>) {
        let Self { connection, log, lock, erased, measures } = self;
        let mut jobs_done = 0;
        let closed = loop {
            let Ok(first) = waiting.recv() else { break None };
            let first = match first {
                Message::Do(job) => job,
                Message::Close(done) => break Some(done),
            };
            let (done, closed) = run_batch(&connection, first, &waiting, &measures);
            jobs_done += done;
            if let Some(log) = &log {
                if erased.swap(false, Ordering::SeqCst) {
                    log.request_truncate();
                } else if jobs_done >= JOBS_PER_CHECKPOINT {
                    jobs_done = 0;
                    log.request_checkpoint();
                }
            }
            if closed.is_some() {
                break closed;
            }
        };
        // Later requests fail because the channel is closed.
        drop(waiting);
        if let (Some(_), Some(log)) = (&closed, log) {
            log.end();
            leave_no_trace(&connection);
        }
        drop(connection);
        drop(lock);
        // The receiver may be gone.
        closed.map(|done| done.send(()));
    }
}

/// The number of jobs after which a checkpoint is requested.
const JOBS_PER_CHECKPOINT: usize = 500;

/// Runs a job and all waiting ones in one transaction, and replies; returns how many jobs that were, and the sender if
/// the store is to be closed now.
fn run_batch(
    connection: &Connection,
    first: Job,
    waiting: &mpsc::Receiver<Message>,
    measures: &Measures,
) -> (usize, Option<oneshot::Sender<()>>) {
    let started = Instant::now();
    let begun = run(connection, "BEGIN IMMEDIATE").map_err(StoreError::from);
    let open = || begun.clone().map(|()| connection);
    let mut replies = vec![first(open())];
    let mut closed = None;
    // The limit keeps the first one from waiting long.
    for order in waiting.try_iter().take(255) {
        match order {
            Message::Do(job) => replies.push(job(open())),
            Message::Close(done) => {
                closed = Some(done);
                break;
            }
        }
    }
    let done = begun.clone().and_then(|()| run(connection, "COMMIT").map_err(StoreError::from));
    let error = done.err().inspect(|_| {
        // The whole batch is rolled back, and all its jobs get the error.
        measures.failed.inc();
        if begun.is_ok() {
            let _ = connection.execute_batch("ROLLBACK");
        }
    });
    measures.commits.observe(started.elapsed().as_secs_f64());
    let count = replies.len();
    replies.into_iter().for_each(|reply| reply(error.as_ref()));
    (count, closed)
}

/// Rewrites the file if something was erased since the last time, and truncates the log. Erased data is overwritten at
/// once, but where SQLite has moved a row within its page before, a copy may be left in the unused part of the page.
fn leave_no_trace(connection: &Connection) {
    let rewritten = || -> Result<(), rusqlite::Error> {
        if connection.query_row("SELECT erased FROM house", [], |row| row.get(0))? {
            rewrite(connection)?;
            connection.execute_batch("UPDATE house SET erased = 0")?;
        }
        Ok(())
    };
    if let Err(error) = rewritten() {
        tracing::warn!(%error, "the store could not be written anew: traces of what was erased may be left in it, until a backup made now is restored");
    }
    log::truncate(connection);
}

/// Up to this size in bytes SQLite rewrites a store in memory; a larger one needs a temporary file.
const IN_MEMORY: i64 = 64 << 20;

/// Rewrites the file. Temporary files of SQLite stay in the folder of the store, which nobody else may read.
fn rewrite(connection: &Connection) -> Result<(), rusqlite::Error> {
    /// The temporary folder is the same for all connections of the process.
    static ALONE: Mutex<()> = Mutex::new(());
    if files::size(connection)? <= IN_MEMORY {
        return connection.execute_batch("VACUUM");
    }
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = connection.path().map(|path| files::folder_of(Path::new(path)).to_owned());
    let folder = folder.as_deref().and_then(Path::to_str).unwrap_or_default();
    connection.pragma_update(None, "temp_store_directory", folder)?;
    let written = connection.execute_batch("PRAGMA temp_store = FILE; VACUUM");
    connection.pragma_update(None, "temp_store_directory", "")?;
    written
}

/// Runs a statement that is needed for every job or commit: prepared once, then cached.
fn run(connection: &Connection, statement: &str) -> Result<(), rusqlite::Error> {
    connection.prepare_cached(statement)?.execute([]).map(drop)
}

pub(super) fn in_savepoint<T>(connection: &Connection, work: Work<T>) -> Result<T, StoreError> {
    run(connection, "SAVEPOINT job")?;
    let outcome = work(connection);
    if outcome.is_err() {
        run(connection, "ROLLBACK TO job")?;
    }
    run(connection, "RELEASE job")?;
    outcome
}
