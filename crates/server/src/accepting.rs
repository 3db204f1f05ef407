//! Taking connections in, also when the system has no file descriptor left for them: a few are kept back, so that whoever
//! comes then is told so, and whoever asks after the health of the house is answered.

use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep, timeout};

/// How many descriptors are kept back.
const SPARE: usize = 8;

/// How often the log tells that there are none left.
const TOLD_EVERY: Duration = Duration::from_secs(60);

/// How long to wait before trying again where nothing helps.
const PAUSE: Duration = Duration::from_millis(100);

/// A connection that was taken in.
pub(crate) struct Accepted {
    pub(crate) connection: TcpStream,
    pub(crate) address: SocketAddr,
    /// It has one of the descriptors that were kept back, and has to give it back soon.
    pub(crate) borrowed: bool,
}

/// Takes connections in.
pub(crate) struct Accepting {
    listener: TcpListener,
    spare: Vec<File>,
    told: Option<Instant>,
}

impl Accepting {
    /// Takes connections in at a listener.
    pub(crate) fn new(listener: TcpListener) -> Self {
        let mut accepting = Self { listener, spare: Vec::with_capacity(SPARE), told: None };
        accepting.keep_back();
        accepting
    }

    /// The next connection. It may be dropped while it waits: nothing is lost.
    pub(crate) async fn next(&mut self) -> Accepted {
        let mut borrowed = false;
        loop {
            if !borrowed {
                self.keep_back();
            }
            let accepted = if borrowed {
                // It may be gone by now; then the descriptor is kept back again.
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
            if is_over(&error) {
                continue;
            }
            self.tell(&error);
            // The connection waits in the queue of the system: with a free descriptor it is there at once.
            borrowed = self.spare.pop().is_some();
            if !borrowed {
                sleep(PAUSE).await;
            }
        }
    }

    /// Keeps descriptors back, as far as there are any.
    fn keep_back(&mut self) {
        while self.spare.len() < SPARE {
            let Some(file) = placeholder() else { return };
            self.spare.push(file);
        }
    }

    fn tell(&mut self, error: &io::Error) {
        if self.told.is_none_or(|told| told.elapsed() >= TOLD_EVERY) {
            self.told = Some(Instant::now());
            tracing::error!(%error, "no room for another connection: raise the limit of open files (LimitNOFILE)");
        }
    }
}

/// Whether a connection ended before it was taken in; others may be fine.
fn is_over(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// An open file that stands for a connection to come.
#[cfg(unix)]
fn placeholder() -> Option<File> {
    File::open("/dev/null").ok()
}

/// Elsewhere there is no such limit to run into.
#[cfg(not(unix))]
const fn placeholder() -> Option<File> {
    None
}
