//! The store in one SQLite file, in WAL mode, which survives a killed process; a commit is on the disk. Every operation
//! is a job for the thread that owns the connection.

use super::log::Log;
use super::measures::Measures;
use super::rows::{stored_game, tables};
use super::worker::{Job, Message, Work, Worker, in_savepoint};
use super::{
    Answer, ChatMessage, Credential, FolderLock, NewAccount, Person, SigningIn, Store, StoreError,
    StoredGame, StoredMove, StoredSeat, StoredTable, changes, files, people, schema,
};
use prometheus_client::registry::Registry;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, InterruptHandle, OptionalExtension, params};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use tokio::sync::oneshot;

/// A store in one file.
#[derive(Clone)]
pub struct Sqlite {
    messages: mpsc::Sender<Message>,
    /// Whether something was erased that is still in the log.
    erased: Arc<AtomicBool>,
    measures: Measures,
    interrupt: Arc<InterruptHandle>,
    pub(super) salt: [u8; 32],
}

impl Sqlite {
    /// Opens or creates the file, readable by its owner only.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_holding(path, None)
    }

    /// Opens a file in a folder this process has locked. The lock is released only after every connection is closed:
    /// the last one removes the log by its name, which could be another process's by then.
    pub fn open_locked(path: &Path, lock: FolderLock) -> Result<Self, StoreError> {
        Self::open_holding(path, Some(Arc::new(lock)))
    }

    fn open_holding(path: &Path, lock: Option<Arc<FolderLock>>) -> Result<Self, StoreError> {
        files::prepare(path)?;
        let connection = Connection::open(path)?;
        schema::prepare(&connection)?;
        let log = Log::start(Connection::open(path)?, lock.clone())?;
        Self::start(connection, Some(log), lock)
    }

    /// Opens a file while a house has it open. Its schema must be current: nothing is migrated. The log stays when this
    /// is closed, because a restore may have put another store in its place by then.
    pub fn open_beside(path: &Path) -> Result<Self, StoreError> {
        let connection = Connection::open(path)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        schema::prepare_beside(&connection)?;
        Self::start(connection, None, None)
    }

    /// A store in memory, for tests.
    pub fn in_memory() -> Result<Self, StoreError> {
        let connection = Connection::open_in_memory()?;
        schema::prepare(&connection)?;
        Self::start(connection, None, None)
    }

    /// Starts the worker thread. Without `log` another process runs the checkpoints.
    fn start(
        connection: Connection,
        log: Option<Log>,
        lock: Option<Arc<FolderLock>>,
    ) -> Result<Self, StoreError> {
        let measures = Measures::new();
        connection.set_prepared_statement_cache_capacity(64);
        let salt = connection.query_row("SELECT value FROM salt", [], |row| row.get(0))?;
        let (messages, waiting) = mpsc::channel::<Message>();
        let erased = Arc::new(AtomicBool::new(false));
        let interrupt = Arc::new(connection.get_interrupt_handle());
        let worker =
            Worker { connection, log, lock, erased: Arc::clone(&erased), measures: measures.clone() };
        std::thread::Builder::new().name("store".to_owned()).spawn(move || worker.work(waiting))?;
        Ok(Self { messages, erased, measures, interrupt, salt })
    }

    pub(super) fn job<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Answer<T> {
        self.refusable(move |connection| work(connection).map_err(StoreError::from))
    }

    /// A job that is refused unless the credential is still valid.
    pub(super) fn job_by<T: Send + 'static>(
        &self,
        by: Credential,
        work: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Answer<T> {
        self.refusable(move |connection| {
            by.check(connection)?;
            work(connection).map_err(StoreError::from)
        })
    }

    /// A change of a table, refused unless the credential is still valid; bots and chance have none.
    pub(super) fn change_by(
        &self,
        by: Option<Credential>,
        work: impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Answer<()> {
        self.refusable(move |connection| {
            by.map_or(Ok(()), |by| by.check(connection))?;
            work(connection)
        })
    }

    /// A job that may erase something, which must remain neither in the file nor in its log; `work` says whether it
    /// has.
    pub(super) fn erasing<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<(T, bool), StoreError> + Send + 'static,
    ) -> Answer<T> {
        let erased = Arc::clone(&self.erased);
        self.refusable(move |connection| {
            let (outcome, has_erased) = work(connection)?;
            if has_erased {
                connection.prepare_cached("UPDATE house SET erased = 1 WHERE erased = 0")?.execute([])?;
                erased.store(true, Ordering::SeqCst);
            }
            Ok(outcome)
        })
    }

    /// A job that can be refused for other reasons than an error of SQLite.
    pub(super) fn refusable<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        self.order(Box::new(work))
    }

    /// Compiled for each type of answer, not for each job.
    fn order<T: Send + 'static>(&self, work: Work<T>) -> Answer<T> {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // A job that fails is rolled back.
            let outcome = connection.and_then(|open| in_savepoint(open, work));
            Box::new(move |commit| {
                let answer = match commit {
                    Some(error) => Err(error.clone()),
                    None => outcome,
                };
                // The receiver may be gone; then nobody needs the answer.
                let _ = sender.send(answer);
            })
        });
        let sent = self.messages.send(Message::Do(job));
        Box::pin(async move {
            sent.map_err(|_| StoreError::Failed("closed".to_owned()))?;
            receiver.await.map_err(|_| StoreError::Failed("closed".to_owned()))?
        })
    }
}

impl Store for Sqlite {
    fn add_person(&self, name: String, token: [u8; 32]) -> Answer<Person> {
        self.job(move |connection| people::add(connection, name, token))
    }

    fn sign_in(&self, person: i64, password: String, token: [u8; 32]) -> Answer<SigningIn> {
        self.job(move |connection| people::sign_in(connection, person, &password, token))
    }

    fn add_token_by(&self, by: [u8; 32], token: [u8; 32]) -> Answer<bool> {
        self.job(move |connection| people::add_token_by(connection, by, token))
    }

    fn remove_token(&self, token: [u8; 32]) -> Answer<()> {
        self.job(move |connection| people::remove_token(connection, token))
    }

    fn set_link(&self, by: Credential, link: Option<[u8; 32]>, stay: [u8; 32]) -> Answer<bool> {
        self.job_by(by, move |connection| people::set_link(connection, by, link, stay))
    }

    fn has_link(&self, person: i64) -> Answer<bool> {
        self.job(move |connection| people::has_link(connection, person))
    }

    fn rename(&self, by: Credential, name: String) -> Answer<()> {
        self.job_by(by, move |connection| people::rename(connection, by.person, &name))
    }

    fn forget_unused(&self, person: i64) -> Answer<()> {
        self.job(move |connection| people::forget_unused(connection, person).map(drop))
    }

    fn add_account(&self, by: Credential, new: NewAccount, token: [u8; 32]) -> Answer<bool> {
        self.job_by(by, move |connection| people::add_account(connection, by.person, &new, token))
    }

    fn add_person_with_account(&self, new: NewAccount, token: [u8; 32]) -> Answer<Option<Person>> {
        self.job(move |connection| people::add_with_account(connection, new, token))
    }

    fn account(&self, account: String) -> Answer<Option<(Person, String)>> {
        self.job(move |connection| people::account(connection, &account))
    }

    fn set_password(&self, by: Credential, old: String, new: String, token: [u8; 32]) -> Answer<bool> {
        self.job_by(by, move |connection| people::change_password(connection, by.person, &old, &new, token))
    }

    fn add_table(&self, by: Option<Credential>, table: StoredTable, moves: Vec<StoredMove>) -> Answer<()> {
        self.change_by(by, move |connection| changes::add_table(connection, &table, &moves))
    }

    fn table(&self, id: String) -> Answer<Option<StoredGame>> {
        self.refusable(move |connection| stored_game(connection, &id))
    }

    fn components(&self, game: String, hash: String) -> Answer<Option<String>> {
        self.job(move |connection| {
            let query = "SELECT text FROM components WHERE game = ? AND sum = ?";
            connection.prepare_cached(query)?.query_row([game, hash], |row| row.get(0)).optional()
        })
    }

    fn set_seats(
        &self,
        by: Option<Credential>,
        id: String,
        before: Vec<StoredSeat>,
        seats: Vec<StoredSeat>,
        begun: bool,
    ) -> Answer<()> {
        self.change_by(by, move |connection| changes::set_seats(connection, &id, &before, &seats, begun))
    }

    fn append(
        &self,
        by: Option<Credential>,
        id: String,
        after: usize,
        moves: Vec<StoredMove>,
        over: bool,
    ) -> Answer<()> {
        let kept = self.measures.moves.clone();
        self.change_by(by, move |connection| {
            changes::append(connection, &id, after, &moves, over)?;
            kept.inc_by(moves.len() as u64);
            Ok(())
        })
    }

    fn take_back(&self, by: Option<Credential>, id: String, from: usize, to: usize) -> Answer<()> {
        self.change_by(by, move |connection| changes::take_back(connection, &id, from, to))
    }

    fn say(&self, by: Option<Credential>, id: String, message: ChatMessage) -> Answer<()> {
        self.change_by(by, move |connection| changes::say(connection, &id, &message))
    }

    fn waiting(&self, limit: usize) -> Answer<Vec<StoredTable>> {
        self.job(move |connection| {
            // A table at which only words are missing waits for nobody else.
            let rest =
                "WHERE listed = 1 AND begun = 0 AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id
                AND seat.person IS NULL AND seat.bot IS NULL) ORDER BY opened DESC LIMIT ?";
            tables(connection, rest, [limit as i64])
        })
    }

    fn tables_of(&self, person: i64, limit: usize) -> Answer<Vec<StoredTable>> {
        self.job(move |connection| {
            let rest = "WHERE id IN (SELECT game FROM seat WHERE person = ?1) OR owner = ?1 ORDER BY opened DESC LIMIT ?2";
            tables(connection, rest, params![person, limit as i64])
        })
    }

    fn running(&self) -> Answer<Vec<String>> {
        self.job(|connection| {
            let mut query = connection.prepare_cached("SELECT id FROM game WHERE begun = 1 AND over = 0")?;
            query.query_map([], |row| row.get(0))?.collect()
        })
    }

    fn count_open(&self) -> Answer<i64> {
        self.job(|connection| {
            let count = "SELECT COUNT(*) FROM game WHERE over = 0";
            connection.prepare_cached(count)?.query_row([], |row| row.get::<_, i64>(0))
        })
    }

    fn mute(&self, by: Credential, id: String, person: i64, muted: bool) -> Answer<()> {
        self.job_by(by, move |connection| people::mute(connection, &id, by.person, person, muted))
    }

    fn muted(&self, id: String) -> Answer<Vec<(i64, i64)>> {
        self.job(move |connection| people::muted(connection, &id))
    }

    fn close(&self) -> Answer<()> {
        let (sender, receiver) = oneshot::channel();
        // If the thread has ended, the store is closed already.
        let sent = self.messages.send(Message::Close(sender)).is_ok();
        Box::pin(async move {
            if sent {
                let _ = receiver.await;
            }
            Ok(())
        })
    }

    fn interrupt(&self) {
        self.interrupt.interrupt();
    }

    fn probe(&self) -> Answer<()> {
        self.job(|connection| {
            let write =
                "INSERT INTO health (id, probes) VALUES (1, 1) ON CONFLICT DO UPDATE SET probes = probes + 1";
            connection.prepare_cached(write)?.execute([]).map(drop)
        })
    }

    fn register(&self, metrics: &mut Registry) {
        self.measures.register(metrics);
    }
}
