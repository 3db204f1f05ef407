//! A house that runs while something is tried, ended by its own id.

use super::watch::Watch;
use crate::dist::http::Guest;
use crate::dist::{Outcome, tools};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// So long a house may take to open.
const OPEN_WITHIN: Duration = Duration::from_secs(60);
/// So long it may take to stop; the unit waits as long.
const STOP_WITHIN: Duration = Duration::from_secs(20);

/// A house that is open.
pub(crate) struct House(Child, Watch);

impl House {
    /// Starts it and waits until it answers.
    pub(crate) fn open(mut command: Command, bind: SocketAddr) -> Outcome<Self> {
        eprintln!("xtask: {command:?}");
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.spawn().map_err(|error| format!("{command:?} does not start: {error}"))?;
        let watch = Watch::over_process(child.id())?;
        let mut house = Self(child, watch);
        let begin = Instant::now();
        while begin.elapsed() < OPEN_WITHIN {
            if Guest::stranger(bind).get("/games").is_ok() {
                return Ok(house);
            }
            if let Ok(Some(status)) = house.0.try_wait() {
                return Err(format!("the house has ended by itself: {status}"));
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Err("the house does not answer".to_owned())
    }

    /// Stops it as systemd does, and waits until it has ended.
    pub(crate) fn stop(mut self) -> Outcome {
        tools::said(&mut tools::command("kill", &["-TERM", &self.0.id().to_string()]))?;
        let begin = Instant::now();
        while begin.elapsed() < STOP_WITHIN {
            match self.0.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(()),
                Ok(Some(status)) => return Err(format!("the house has stopped with {status}")),
                Ok(None) => std::thread::sleep(Duration::from_millis(50)),
                Err(error) => return Err(error.to_string()),
            }
        }
        Err("the house does not stop".to_owned())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Ok(None) = self.0.try_wait() {
            let killed = self.0.kill().and_then(|()| self.0.wait());
            drop(killed);
        }
        self.1.done();
    }
}

/// An address of this machine at which nobody listens.
pub(crate) fn free() -> Outcome<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    listener.local_addr().map_err(|error| error.to_string())
}
