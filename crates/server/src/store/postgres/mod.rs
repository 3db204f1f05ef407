//! The store in PostgreSQL, for houses that outgrow one file. Every question is a transaction of its own on one of a few
//! connections, done by threads of the store: it comes to its end, whether whoever asked waits for the answer or not.
//!
//! Where SQLite does one thing after the other, here rows are locked before they are looked at. The rules: a change of a
//! table locks its row; a change of what somebody is recognised by locks their row; whoever asks for a change has their
//! token locked until it is kept. Two that still get into each other's way are found by PostgreSQL, and one tries again.

mod acts;
mod administration;
mod changes;
mod expiry;
mod gathering;
mod lease;
mod leaving;
mod operations;
mod people;
mod rows;
mod schema;
mod sessions;
mod statements;
mod trouble;
mod upkeep;

use super::measures::Measures;
use super::{Answer, StoreAddress, StoreError};
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Transaction};
use lease::Lease;
pub use lease::Runner;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::time::Instant;
use tokio_postgres::{Config, IsolationLevel, NoTls};
use tokio_util::task::TaskTracker;
use trouble::Trouble;
pub(super) use trouble::text as trouble_text;

/// How many connections a house has. PostgreSQL has a process for each, and more of them than it has cores for do not make
/// it faster.
const CONNECTIONS: usize = 8;

/// How long a connection is waited for, a new one included.
const PATIENCE: Duration = Duration::from_secs(8);

/// How long a transaction may take. PostgreSQL ends a statement sooner; but a machine that is frozen ends none, and neither does a
/// commit that waits for a disk.
const LONGEST: Duration = Duration::from_secs(35);

/// How often a transaction is tried that got into another one's way.
const TRIES: u32 = 10;

/// What every connection is set to. An answer comes after the commit is on the disk, whatever the database does otherwise;
/// and a process that is stopped in the middle of a transaction holds its locks for a second and a half, not for ever.
const SETTINGS: &str = "-c synchronous_commit=on -c default_transaction_isolation=read\\ committed \
    -c idle_in_transaction_session_timeout=1500 -c lock_timeout=8000 -c statement_timeout=30000";

/// A store in a database of PostgreSQL. Cloning it gives another handle to the same one.
#[derive(Clone)]
pub struct Postgres(Arc<Inner>);

struct Inner {
    /// What the connections live on; nothing once it is dropped.
    runtime: Option<Runtime>,
    pool: Pool,
    /// What is being done.
    tasks: TaskTracker,
    closed: AtomicBool,
    measures: Measures,
    salt: [u8; 32],
    lease: Lease,
}

/// What a transaction may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// All its queries find the same state, and it changes nothing.
    Read,
    /// It may change something.
    Write,
}

impl Postgres {
    /// Opens a database, and brings its schema up to date.
    pub fn open(address: &StoreAddress) -> Result<Self, StoreError> {
        Self::open_with(address, true)
    }

    /// Opens the database beside the house that is open on it: its schema has to be the one of this program already.
    pub fn open_beside(address: &StoreAddress) -> Result<Self, StoreError> {
        Self::open_with(address, false)
    }

    fn open_with(address: &StoreAddress, migrates: bool) -> Result<Self, StoreError> {
        // On a thread of its own: whoever calls may be on a runtime, and must not wait there for another one.
        let opened = std::thread::scope(|scope| {
            scope.spawn(|| Self::connect(address.with_password(), migrates)).join()
        });
        opened.unwrap_or_else(|_| Err(StoreError::Failed("the store panicked while it opened".to_owned())))
    }

    fn connect(address: &str, migrates: bool) -> Result<Self, StoreError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("store")
            .enable_all()
            .build()?;
        let pool = pool(address, CONNECTIONS)?;
        let salt = runtime.block_on(prepare(&pool, migrates))?;
        Ok(Self(Arc::new(Inner {
            runtime: Some(runtime),
            pool,
            tasks: TaskTracker::new(),
            closed: AtomicBool::new(false),
            measures: Measures::new(),
            salt,
            lease: Lease::new(address)?,
        })))
    }

    /// A connection of its own for whoever copies the whole store.
    pub(super) async fn connection(&self) -> Result<Object, StoreError> {
        self.0.client().await
    }

    /// Does something on the threads of the store, to its end.
    fn spawn<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Answer<T> {
        let closed = || StoreError::Failed("closed".to_owned());
        let started = match (&self.0.runtime, self.0.closed.load(Ordering::SeqCst)) {
            (Some(runtime), false) => Ok(self.0.tasks.spawn_on(work, runtime.handle())),
            (None, _) | (_, true) => Err(closed()),
        };
        Box::pin(async move {
            let failed = |error| StoreError::Failed(format!("the store gave up: {error}"));
            started?.await.map_err(failed)?
        })
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        // The last handle may be dropped on another runtime, where nobody may wait.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Connections to a database, none of them made yet.
fn pool(address: &str, connections: usize) -> Result<Pool, StoreError> {
    let wrong = |error: tokio_postgres::Error| StoreError::Failed(trouble::text(&error));
    let mut config: Config = address.parse().map_err(wrong)?;
    let options = config.get_options().map(|own| format!("{own} ")).unwrap_or_default();
    config.options(format!("{options}{SETTINGS}"));
    if config.get_application_name().is_none() {
        config.application_name("tafelrunde");
    }
    config.connect_timeout(Duration::from_secs(5));
    // A network that was cut is noticed although nothing is said to be wrong.
    config.tcp_user_timeout(Duration::from_secs(4));
    config.keepalives_idle(Duration::from_secs(4));
    config.keepalives_interval(Duration::from_secs(1));
    config.keepalives_retries(3);
    let recycling_method = RecyclingMethod::Fast;
    let manager = Manager::from_config(config, NoTls, ManagerConfig { recycling_method });
    Pool::builder(manager)
        .max_size(connections)
        .runtime(deadpool_postgres::Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE))
        .build()
        .map_err(|error| StoreError::Failed(error.to_string()))
}

/// Prepares a database for the house; its salt. One that is just being started is waited for.
async fn prepare(pool: &Pool, migrates: bool) -> Result<[u8; 32], StoreError> {
    let until = Instant::now() + PATIENCE;
    loop {
        let prepared = match pool.get().await {
            Ok(mut client) => schema::prepare(&mut client, migrates).await,
            Err(PoolError::Backend(error)) => Err(error.into()),
            Err(error) => Err(unreachable(error).into()),
        };
        match prepared {
            Err(trouble) if trouble.is_disconnected() && Instant::now() < until => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            done => return done.map_err(StoreError::from),
        }
    }
}

/// Why there is no connection.
fn unreachable(error: PoolError) -> StoreError {
    StoreError::Failed(match error {
        PoolError::Backend(error) => trouble::text(&error),
        PoolError::Timeout(_)
        | PoolError::Closed
        | PoolError::NoRuntimeSpecified
        | PoolError::PostCreateHook(_) => format!("PostgreSQL: {error}"),
    })
}

impl Inner {
    /// A connection nobody else uses. A database that is just being started again is waited for.
    async fn client(&self) -> Result<Object, StoreError> {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.pool.get().await {
                Ok(client) => return Ok(client),
                Err(PoolError::Backend(_)) if Instant::now() < until => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                Err(error) => {
                    self.measures.failed.inc();
                    return Err(unreachable(error));
                }
            }
        }
    }

    /// Begins a transaction.
    async fn begin<'a>(&self, client: &'a mut Object, kind: Kind) -> Result<Transaction<'a>, Trouble> {
        let begin = client.build_transaction();
        let begin = match kind {
            Kind::Read => begin.isolation_level(IsolationLevel::RepeatableRead).read_only(true),
            Kind::Write => begin,
        };
        let tx = begin.start().await?;
        if kind == Kind::Write {
            self.lease.check(&tx).await?;
        }
        Ok(tx)
    }

    /// Ends a transaction; the answer, unless it has to be tried again.
    async fn end<T>(
        &self,
        tx: Transaction<'_>,
        kind: Kind,
        outcome: Result<T, Trouble>,
        tries: u32,
    ) -> Option<Result<T, StoreError>> {
        let (done, is_unkept) = match outcome {
            // A change whose commit was not answered may be kept: whoever asked has to look.
            Ok(found) => (tx.commit().await.map(|()| found).map_err(Trouble::from), kind == Kind::Read),
            Err(trouble) => {
                // Should this fail as well, the connection is gone, and the transaction with it.
                drop(tx.rollback().await);
                (Err(trouble), true)
            }
        };
        match done {
            Ok(found) => Some(Ok(found)),
            Err(trouble) => self.give_up(trouble, is_unkept, tries).map(Err),
        }
    }

    /// What is said of a database that does not answer.
    fn hangs(&self) -> StoreError {
        self.measures.failed.inc();
        StoreError::Failed(format!("PostgreSQL: no answer for {} s", LONGEST.as_secs()))
    }

    /// Why nothing came of a transaction, unless it has to be tried again.
    fn give_up(&self, trouble: Trouble, is_unkept: bool, tries: u32) -> Option<StoreError> {
        let is_worth_it = trouble.is_in_the_way() || is_unkept && trouble.is_disconnected();
        if is_worth_it && tries < TRIES {
            return None;
        }
        if matches!(trouble, Trouble::Database(_)) {
            self.measures.failed.inc();
        }
        Some(trouble.into())
    }
}

/// Does something in a transaction of its own, again if PostgreSQL asks for that: `transaction!(store, kind, |tx| work)`.
/// The work only borrows what it needs, because it may be done more than once.
macro_rules! transaction {
    ($store:expr, $kind:expr, |$tx:ident| $work:expr) => {{
        let inner = std::sync::Arc::clone(&$store.0);
        $store.spawn(async move {
            let started = tokio::time::Instant::now();
            let mut tries = 0;
            loop {
                tries += 1;
                let mut client = inner.client().await?;
                let attempt = async {
                    let $tx = match inner.begin(&mut client, $kind).await {
                        Ok(begun) => begun,
                        Err(trouble) => return inner.give_up(trouble, true, tries).map(Err),
                    };
                    let outcome: $crate::store::postgres::trouble::Done<_> = async { $work }.await;
                    inner.end($tx, $kind, outcome, tries).await
                };
                let answer = match tokio::time::timeout($crate::store::postgres::LONGEST, attempt).await {
                    Ok(answer) => answer,
                    Err(_) => {
                        // Nobody knows what becomes of it, and nobody else shall wait on this connection.
                        drop(deadpool_postgres::Object::take(client));
                        Some(Err(inner.hangs()))
                    }
                };
                if let Some(answer) = answer {
                    inner.measures.commits.observe(started.elapsed().as_secs_f64());
                    return answer;
                }
            }
        })
    }};
}
use transaction;
