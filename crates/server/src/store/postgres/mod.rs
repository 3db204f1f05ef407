//! The store in PostgreSQL, for houses that outgrow one file. Every operation is a transaction of its own on one of a
//! few connections, run by threads of the store: it completes even if the caller's future is dropped.
//!
//! Where SQLite runs one job after the other, here rows are locked before they are read. The rules: a change of a table
//! locks its row; a change of a person's tokens locks the person's row; the token of the sender is locked until their
//! change commits. PostgreSQL detects remaining deadlocks, and one of the transactions is retried.

mod acts;
mod administration;
mod appending;
mod changes;
mod error;
mod expiry;
mod lease;
mod operations;
mod password;
mod people;
mod personal_data;
mod remote_changes;
mod renewal;
mod rows;
mod schema;
mod sessions;
mod shards;
mod statements;
mod table_lifecycle;
mod tally;
mod transacting;
mod upkeep;

use super::measures::Measures;
use super::{Answer, StoreAddress, StoreError};
use appending::Appending;
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, PoolError, QueueMode, RecyclingMethod};
pub(super) use error::text as error_text;
use futures_util::future::BoxFuture;
use lease::Lease;
pub use lease::LeaseHolder;
pub use remote_changes::RemoteChange;
use schema::Schema;
pub use shards::{HOUSE_SHARD, Ownership, SHARDS, ShardOwner, shard_of};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
pub use tally::Tally;
use tokio::runtime::Runtime;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::Instant;
use tokio_postgres::{Config, NoTls};
use tokio_util::task::TaskTracker;
use transacting::{TURNS, query, transaction};

/// How many connections a house has for all but appending moves. PostgreSQL has a process for each, and more
/// of them than it has cores do not make it faster: they are for those that wait, for a lock or for a disk.
const CONNECTIONS: usize = 4;

/// How long to wait for a connection, a new one included.
const PATIENCE: Duration = Duration::from_secs(8);

/// How long a transaction may take. PostgreSQL's own statement timeout is shorter, but it does not help against a
/// frozen machine or a commit that waits for a disk.
const TRANSACTION_TIMEOUT: Duration = Duration::from_secs(35);

/// How often a transaction is tried that fails because of a concurrent one.
const TRIES: u32 = 10;

/// Settings of every connection. A commit is on disk before it is confirmed, whatever the database's default;
/// and a process that is stopped in the middle of a transaction holds its locks for a second and a half, not
/// forever. A machine that loses its power or its network says nothing: the database drops its connections
/// after half a minute, not after the two hours of the system, so that they do not use up those it has.
const SETTINGS: &str = "-c synchronous_commit=on -c default_transaction_isolation=read\\ committed \
    -c idle_in_transaction_session_timeout=1500 -c lock_timeout=8000 -c statement_timeout=30000 \
    -c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000";

/// A store in a PostgreSQL database. Clones share the same store.
#[derive(Clone)]
pub struct Postgres(Arc<Inner>);

struct Inner {
    /// The runtime of the connections; `None` once it is dropped.
    runtime: Option<Runtime>,
    pool: Pool,
    turns: Semaphore,
    /// Operations under way.
    tasks: TaskTracker,
    closed: AtomicBool,
    measures: Measures,
    salt: [u8; 32],
    /// The schema this program knows.
    schema: Schema,
    lease: Lease,
    appending: Appending,
    /// The remote changes that were read before.
    seen_remote_changes: Mutex<HashSet<i64>>,
}

/// The kind of a transaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Read only; all its queries see the same snapshot.
    Read,
    /// It may change something.
    Write,
    /// It changes a table, for a node that has its shard under this epoch.
    Table { shard: usize, epoch: i64 },
}

impl Postgres {
    /// Opens a database, and migrates its schema.
    pub fn open(address: &StoreAddress) -> Result<Self, StoreError> {
        Self::open_with(address, Schema::own(), true)
    }

    /// Opens a database as a later program would, whose schema has these further migrations: their statements, and
    /// whether they expand the schema. For tests of upgrades.
    #[doc(hidden)]
    pub fn open_as_later(
        address: &StoreAddress,
        further: &[(&'static str, bool)],
    ) -> Result<Self, StoreError> {
        Self::open_with(address, Schema::later(further), true)
    }

    /// Opens a database while a house has it open: its schema must be current already.
    pub fn open_beside(address: &StoreAddress) -> Result<Self, StoreError> {
        Self::open_with(address, Schema::own(), false)
    }

    fn open_with(address: &StoreAddress, schema: Schema, migrates: bool) -> Result<Self, StoreError> {
        // On a thread of its own: the caller may be on a runtime, where blocking on another one is not allowed.
        let opened = std::thread::scope(|scope| {
            scope.spawn(|| Self::connect(address.with_password(), schema, migrates)).join()
        });
        opened.unwrap_or_else(|_| Err(StoreError::Failed("the store panicked while it opened".to_owned())))
    }

    fn connect(address: &str, schema: Schema, migrates: bool) -> Result<Self, StoreError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("store")
            .enable_all()
            .build()?;
        let pool = pool(address, CONNECTIONS)?;
        let (salt, was_down) = runtime.block_on(prepare(&pool, &schema, migrates))?;
        let lease = Lease::new(address)?;
        if was_down {
            lease.let_all_renew();
        }
        Ok(Self(Arc::new(Inner {
            runtime: Some(runtime),
            pool,
            turns: Semaphore::new(TURNS),
            tasks: TaskTracker::new(),
            closed: AtomicBool::new(false),
            measures: Measures::new(),
            salt,
            schema,
            lease,
            appending: Appending::new(address)?,
            seen_remote_changes: Mutex::default(),
        })))
    }

    /// A connection of its own, to copy the whole store.
    pub(super) async fn connection(&self) -> Result<Object, StoreError> {
        self.0.client().await
    }

    /// Runs an operation to its end on the threads of the store.
    fn spawn<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Answer<T> {
        let (sender, receiver) = oneshot::channel();
        let started = self.start(Box::pin(async move {
            // The receiver may be gone; then nobody needs the answer.
            let _ = sender.send(work.await);
        }));
        answer(started, receiver)
    }

    /// Starts a task on the threads of the store. Tasks are all of one type, because each type is much to compile.
    fn start(&self, task: BoxFuture<'static, ()>) -> Result<(), StoreError> {
        match (&self.0.runtime, self.0.closed.load(Ordering::SeqCst)) {
            (Some(runtime), false) => {
                self.0.tasks.spawn_on(task, runtime.handle());
                Ok(())
            }
            (None, _) | (_, true) => Err(StoreError::Failed("closed".to_owned())),
        }
    }
}

/// The answer of a task, once it has one.
fn answer<T: Send + 'static>(
    started: Result<(), StoreError>,
    receiver: oneshot::Receiver<Result<T, StoreError>>,
) -> Answer<T> {
    Box::pin(async move {
        started?;
        receiver.await.map_err(|_| StoreError::Failed("the store gave up".to_owned()))?
    })
}

impl Drop for Inner {
    fn drop(&mut self) {
        // The last handle may be dropped on another runtime, where blocking is not allowed.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A pool of connections to a database, none of them opened yet.
fn pool(address: &str, connections: usize) -> Result<Pool, StoreError> {
    let wrong = |error: tokio_postgres::Error| StoreError::Failed(error::text(&error));
    let mut config: Config = address.parse().map_err(wrong)?;
    password::complete(&mut config, |name| std::env::var(name).ok());
    let options = config.get_options().map(|own| format!("{own} ")).unwrap_or_default();
    config.options(format!("{options}{SETTINGS}"));
    if config.get_application_name().is_none() {
        config.application_name("tafelrunde");
    }
    config.connect_timeout(Duration::from_secs(5));
    // Notice a cut network although no error is reported.
    config.tcp_user_timeout(Duration::from_secs(4));
    config.keepalives_idle(Duration::from_secs(4));
    config.keepalives_interval(Duration::from_secs(1));
    config.keepalives_retries(3);
    let recycling_method = RecyclingMethod::Fast;
    let manager = Manager::from_config(config, NoTls, ManagerConfig { recycling_method });
    Pool::builder(manager)
        .max_size(connections)
        // One that was used just now has its statements and rows at hand.
        .queue_mode(QueueMode::Lifo)
        .runtime(deadpool_postgres::Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE))
        .build()
        .map_err(|error| StoreError::Failed(error.to_string()))
}

/// Prepares a database for the house; returns its salt. Waits for a database that is just being started, and
/// tells whether it has waited.
async fn prepare(pool: &Pool, schema: &Schema, migrates: bool) -> Result<([u8; 32], bool), StoreError> {
    let (until, mut was_down) = (Instant::now() + PATIENCE, false);
    loop {
        let prepared = match pool.get().await {
            Ok(mut client) => schema.prepare(&mut client, migrates).await,
            Err(PoolError::Backend(error)) => Err(error.into()),
            Err(error) => Err(pool_error(error).into()),
        };
        match prepared {
            Err(error) if error.is_disconnected() && Instant::now() < until => {
                was_down = true;
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            done => return done.map(|salt| (salt, was_down)).map_err(StoreError::from),
        }
    }
}

/// Why there is no connection.
fn pool_error(error: PoolError) -> StoreError {
    StoreError::Failed(match error {
        PoolError::Backend(error) => error::text(&error),
        PoolError::Timeout(_)
        | PoolError::Closed
        | PoolError::NoRuntimeSpecified
        | PoolError::PostCreateHook(_) => format!("PostgreSQL: {error}"),
    })
}

impl Inner {
    async fn client(&self) -> Result<Object, StoreError> {
        self.client_of(&self.pool).await
    }

    /// A connection from a pool. Waits for a database that is just being restarted.
    async fn client_of(&self, pool: &Pool) -> Result<Object, StoreError> {
        let until = Instant::now() + PATIENCE;
        loop {
            match pool.get().await {
                Ok(client) => return Ok(client),
                Err(PoolError::Backend(_)) if Instant::now() < until => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                Err(error) => {
                    self.measures.failed.inc();
                    return Err(pool_error(error));
                }
            }
        }
    }
}
