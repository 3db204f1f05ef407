//! The thread that owns the connection of a store. It takes all jobs that wait, does them in one transaction and answers
//! after the commit: under load many moves share one commit, and no answer comes before its move is safe.

use super::log::{self, Log};
use super::measures::Measures;
use super::{FolderLock, StoreError, files};
use rusqlite::Connection;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Instant;
use tokio::sync::oneshot;

/// Does something with the connection, unless no transaction could be begun; what it returns is called after the commit, with the commit's error if any.
pub(super) type Job = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Reply + Send>;
pub(super) type Reply = Box<dyn FnOnce(Option<&StoreError>) + Send>;

/// What the thread that owns the connection is told.
pub(super) enum Order {
    Do(Job),
    /// Close the file, and tell when that is done.
    Close(oneshot::Sender<()>),
}

/// What the thread works with.
pub(super) struct Worker {
    pub(super) connection: Connection,
    /// The log of the file; nothing where somebody else looks after it, or there is none.
    pub(super) log: Option<Log>,
    pub(super) lock: Option<Arc<FolderLock>>,
    /// Whether something was erased that still stands in the log.
    pub(super) erased: Arc<AtomicBool>,
    pub(super) measures: Measures,
}

impl Worker {
    /// Works until nobody can ask any more, or until the store is to be closed.
    pub(super) fn work(self, waiting: mpsc::Receiver<Order>) {
        let Self { connection, log, lock, erased, measures } = self;
        let mut jobs_done = 0;
        let closed = loop {
            let Ok(first) = waiting.recv() else { break None };
            let first = match first {
                Order::Do(job) => job,
                Order::Close(done) => break Some(done),
            };
            let (done, closed) = do_together(&connection, first, &waiting, &measures);
            jobs_done += done;
            if let Some(log) = &log {
                if erased.swap(false, Ordering::SeqCst) {
                    log.empty();
                } else if jobs_done >= CARRIED {
                    jobs_done = 0;
                    log.carry_over();
                }
            }
            if closed.is_some() {
                break closed;
            }
        };
        // Whoever asks from now on is told that the store is closed.
        drop(waiting);
        if let (Some(_), Some(log)) = (&closed, log) {
            log.end();
            leave_no_trace(&connection);
        }
        drop(connection);
        drop(lock);
        // Whoever asked may have gone.
        closed.map(|done| done.send(()));
    }
}

/// After so many jobs their changes are carried over.
const CARRIED: usize = 500;

/// Does a job and whatever waits by now in one transaction, and tells everybody; how many jobs that were, and whether the
/// store is to be closed now.
fn do_together(
    connection: &Connection,
    first: Job,
    waiting: &mpsc::Receiver<Order>,
    measures: &Measures,
) -> (usize, Option<oneshot::Sender<()>>) {
    let started = Instant::now();
    let begun = run(connection, "BEGIN IMMEDIATE").map_err(StoreError::from);
    let open = || begun.clone().map(|()| connection);
    let mut replies = vec![first(open())];
    let mut closed = None;
    // The bound keeps the first one from waiting long.
    for order in waiting.try_iter().take(255) {
        match order {
            Order::Do(job) => replies.push(job(open())),
            Order::Close(done) => {
                closed = Some(done);
                break;
            }
        }
    }
    let done = begun.clone().and_then(|()| run(connection, "COMMIT").map_err(StoreError::from));
    let error = done.err().inspect(|_| {
        // Nothing of the batch is kept; everybody in it is told.
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

/// Writes the file anew if something was erased since the last time, and empties the log. What is erased is overwritten at
/// once, but where SQLite has moved a row within its page before, a copy may be left in the unused part of the page.
fn leave_no_trace(connection: &Connection) {
    let rewritten = || -> Result<(), rusqlite::Error> {
        if connection.query_row("SELECT erased FROM house", [], |row| row.get(0))? {
            write_anew(connection)?;
            connection.execute_batch("UPDATE house SET erased = 0")?;
        }
        Ok(())
    };
    if let Err(error) = rewritten() {
        tracing::warn!(%error, "the store could not be written anew: traces of what was erased may be left in it, until a backup made now is restored");
    }
    log::truncate(connection);
}

/// Up to so many bytes SQLite writes a store anew in memory; a larger one gets a file.
const IN_MEMORY: i64 = 64 << 20;

/// Writes the file anew. What SQLite needs for that besides stays in the folder of the store, which nobody else may read.
fn write_anew(connection: &Connection) -> Result<(), rusqlite::Error> {
    /// The folder is the same for all connections of the process.
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

/// A statement that is needed for every job or every commit: read once, then kept.
fn run(connection: &Connection, statement: &str) -> Result<(), rusqlite::Error> {
    connection.prepare_cached(statement)?.execute([]).map(drop)
}

pub(super) fn in_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    run(connection, "SAVEPOINT job")?;
    let outcome = work(connection);
    if outcome.is_err() {
        run(connection, "ROLLBACK TO job")?;
    }
    run(connection, "RELEASE job")?;
    outcome
}
