//! Starting the server, and stopping it without losing anything.

use crate::config::Config;
use crate::connections::answer;
use crate::house::House;
use crate::metrics::metrics;
use crate::nodes::reached_at;
use crate::routes::app;
use crate::stopping::Deadlines;
use crate::store::{
    FolderLock, Holder, LeaseHolder, NotLocked, Postgres, STORE_FILE, Sqlite, Store, StoreAddress,
    StoreError, complete_restore, make_folder,
};
use futures_util::future::BoxFuture;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Why the server cannot start, or has stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error("{0}")]
    Data(io::Error),
    /// The folder is in use, or cannot be locked.
    #[error(transparent)]
    Lock(#[from] NotLocked),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Cannot listen on the address.
    #[error("{0}")]
    Bind(io::Error),
    /// Cannot listen on the address of the metrics.
    #[error("metrics: {0}")]
    Metrics(io::Error),
    /// Another process has the tables of this one by now, or may have.
    #[error("another process has the tables of this one by now, or may have")]
    Replaced,
}

/// Serves until the process is told to stop. `ready` is called with the address once all running games are reopened.
/// Earlier requests are answered, too; meanwhile `/ready` says that the house is starting.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr) + Send) -> Result<(), ServeError> {
    serve_until_stopped(config, Box::new(ready)).await
}

/// What is called once the house is open.
type Ready<'a> = Box<dyn FnOnce(SocketAddr) + Send + 'a>;

/// Neither generic nor an `async fn`: so all of it is compiled here and not once more for each caller.
fn serve_until_stopped(config: Config, ready: Ready<'_>) -> BoxFuture<'_, Result<(), ServeError>> {
    Box::pin(serve_store(config, ready))
}

async fn serve_store(config: Config, ready: Ready<'_>) -> Result<(), ServeError> {
    let is_proxied = config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    if is_proxied && config.client_header.is_none() {
        tracing::warn!("behind a proxy without client_header: all visitors share the limits of one address");
    }
    // Before the house is taken: a process that cannot listen must not take it from one that can.
    let measured = match config.metrics {
        Some(address) => Some(TcpListener::bind(address).await.map_err(ServeError::Metrics)?),
        None => None,
    };
    match config.store.clone() {
        None => {
            let (store, listener) = open_folder(&config).await?;
            let house = House::new(config, Arc::new(store));
            let stop = async {
                stop_signal().await;
                Deadlines::from_now()
            };
            serve_house(house, (listener, measured), Box::pin(stop), ready).await
        }
        Some(database) => {
            let Some((store, listener, stop)) = join_database(&config, &database).await? else {
                return Ok(());
            };
            let address = reached_at(listener.local_addr().map_err(ServeError::Bind)?);
            let lost = store.clone();
            let stop = async move {
                tokio::select! {
                    () = stop => Deadlines::from_now(),
                    () = lost.lost() => {
                        tracing::error!("other processes have the tables of this one by now, or may have");
                        Deadlines::of_replaced()
                    }
                }
            };
            let house = House::among_others(config, &store, address);
            serve_house(house, (listener, measured), Box::pin(stop), ready).await?;
            if store.is_lost() { Err(ServeError::Replaced) } else { Ok(()) }
        }
    }
}

/// Locks the data folder for this process, and opens the store in it.
async fn open_folder(config: &Config) -> Result<(Sqlite, TcpListener), ServeError> {
    make_folder(&config.data).map_err(ServeError::Data)?;
    let mut lock = FolderLock::take(&config.data, Some(config.bind))?;
    if let Some(replaced) = complete_restore(&config.data).map_err(ServeError::Data)? {
        tracing::warn!(replaced = %replaced.display(), "an interrupted restore is complete now");
    }
    let listener = TcpListener::bind(config.bind).await.map_err(ServeError::Bind)?;
    let address = listener.local_addr().map_err(ServeError::Bind)?;
    lock.listening_at(address, config.public_url.clone()).map_err(NotLocked::Io)?;
    Ok((Sqlite::open_locked(&config.data.join(STORE_FILE), lock)?, listener))
}

/// Opens a database, and joins the processes that run its house; `None` if it is told to stop before. Connections that
/// arrive while a command has the database to itself wait. Also returns the signal to stop, for which it listens from
/// before it joins.
async fn join_database(
    config: &Config,
    database: &StoreAddress,
) -> Result<Option<(Postgres, TcpListener, StopSignal)>, ServeError> {
    let store = Postgres::open(database)?;
    let listener = TcpListener::bind(config.bind).await.map_err(ServeError::Bind)?;
    let address = reached_at(listener.local_addr().map_err(ServeError::Bind)?);
    let holder = Holder::this_process(Some(address), config.public_url.clone()).to_string();
    let this = LeaseHolder { epoch: 0, holder, address: Some(address) };
    let waits = |held: &LeaseHolder| tracing::info!(holder = held.holder, "waiting for a command to end");
    let mut stop = stop_signal();
    tokio::select! {
        joined = store.hold(&this, waits) => {
            let epoch = joined?;
            tracing::info!(epoch, %address, others = store.found_others(), "this process runs the house");
            Ok(Some((store, listener, stop)))
        }
        () = &mut stop => {
            // It may just have taken the lease.
            store.close().await?;
            Ok(None)
        }
    }
}

/// Serves until told to stop.
async fn serve_house(
    house: House,
    (listener, measured): (TcpListener, Option<TcpListener>),
    stop_requested: BoxFuture<'static, Deadlines>,
    ready: Ready<'_>,
) -> Result<(), ServeError> {
    let address = listener.local_addr().map_err(ServeError::Bind)?;
    house.health().set_starting(true);
    if let Some(listener) = measured {
        // The metrics do not delay the shutdown.
        tokio::spawn(answer(
            listener,
            metrics(house.clone()),
            house.clone(),
            Box::pin(std::future::pending()),
        ));
    }
    house.note_running().await?;
    let closing = house.clone();
    let stop = async move {
        let deadlines = stop_requested.await;
        tracing::info!("closing");
        // Streams would never end by themselves.
        closing.close();
        deadlines
    };
    let mut answering = pin!(answer(listener, app(house.clone()), house.clone(), Box::pin(stop)));
    let opened = tokio::select! {
        running = house.open_tables() => Ok(running?),
        deadlines = &mut answering => Err(deadlines),
    };
    let deadlines = match opened {
        Err(deadlines) => deadlines,
        Ok(running) => {
            tracing::info!(%address, running, "open");
            house.health().set_starting(false);
            tokio::spawn(house.clone().run_housekeeping());
            tokio::spawn(house.clone().run_retention());
            tokio::spawn(house.clone().send_heartbeats());
            ready(address);
            answering.await
        }
    };
    house.end(deadlines).await;
    Ok(())
}

/// The signal to stop, whenever it comes.
type StopSignal = BoxFuture<'static, ()>;

/// Listens for Ctrl-C, and for the signal a service manager sends, from now on. A signal is lost if nobody listens but
/// somebody has before: so this is called once.
fn stop_signal() -> StopSignal {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let (Ok(mut terminate), Ok(mut interrupt)) =
            (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
        {
            return Box::pin(async move {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = interrupt.recv() => {}
                }
            });
        }
    }
    Box::pin(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
