//! Accepts connections, even when the process has no file descriptor left. A few descriptors are held in reserve, so
//! that a client who connects then gets a response, and health checks still work.

use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep, timeout};

/// How many descriptors are held in reserve.
const RESERVE: usize = 8;

/// How often the log repeats that there are none left.
const LOG_EVERY: Duration = Duration::from_secs(60);

/// How long to wait before the next try when even the reserve is empty.
const PAUSE: Duration = Duration::from_millis(100);

/// An accepted connection.
pub(crate) struct Accepted {
    pub(crate) connection: TcpStream,
    pub(crate) address: SocketAddr,
    /// It uses a descriptor from the reserve and must be closed soon.
    pub(crate) borrowed: bool,
}

pub(crate) struct Accepting {
    listener: TcpListener,
    reserve: Vec<File>,
    logged: Option<Instant>,
}

impl Accepting {
    /// Accepts connections from a listener.
    pub(crate) fn new(listener: TcpListener) -> Self {
        let mut accepting = Self { listener, reserve: Vec::with_capacity(RESERVE), logged: None };
        accepting.fill_reserve();
        accepting
    }

    /// The next connection. Cancel safe.
    pub(crate) async fn next(&mut self) -> Accepted {
        let mut borrowed = false;
        loop {
            if !borrowed {
                self.fill_reserve();
            }
            let accepted = if borrowed {
                // The client may have hung up by now; then the descriptor goes back into the reserve.
                match timeout(PAUSE, self.listener.accept()).await {
                    Ok(accepted) => accepted,
                    Err(_) => {
                        borrowed = false;
                        continue;
                    }
                }
            } else {
                self.listener.accept().await
            };
            let error = match accepted {
                Ok((connection, address)) => return Accepted { connection, address, borrowed },
                Err(error) => error,
            };
            if is_transient(&error) {
                continue;
            }
            self.log_shortage(&error);
            // The connection waits in the kernel's queue: with a free descriptor it is accepted at once.
            borrowed = self.reserve.pop().is_some();
            if !borrowed {
                sleep(PAUSE).await;
            }
        }
    }

    /// Fills the reserve, as far as the process has descriptors left.
    fn fill_reserve(&mut self) {
        while self.reserve.len() < RESERVE {
            let Some(file) = placeholder() else { return };
            self.reserve.push(file);
        }
    }

    fn log_shortage(&mut self, error: &io::Error) {
        if self.logged.is_none_or(|logged| logged.elapsed() >= LOG_EVERY) {
            self.logged = Some(Instant::now());
            tracing::error!(%error, "no room for another connection: raise the limit of open files (LimitNOFILE)");
        }
    }
}

/// Whether this one connection failed before it was accepted; the next may be fine.
fn is_transient(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// An open file that reserves a descriptor for a later connection.
#[cfg(unix)]
fn placeholder() -> Option<File> {
    File::open("/dev/null").ok()
}

/// No such limit on other systems.
#[cfg(not(unix))]
const fn placeholder() -> Option<File> {
    None
}
