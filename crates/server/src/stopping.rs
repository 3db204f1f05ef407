//! Shutdown: requests are answered, changes are committed, and the store is closed. Every step has a deadline, counted
//! from the stop signal, so that a service manager knows how long to wait: a store that hangs or a long computation
//! delays nothing beyond them.

use crate::house::House;
use std::pin::pin;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// How long requests and changes under way are waited for.
const ANSWERS: Duration = Duration::from_secs(10);

/// How long the store may take to close after that: all data is safe by then, only its log may be left.
const STORE: Duration = Duration::from_secs(5);

/// How long threads may take to end that still compute; nobody waits for their results.
pub const THREADS: Duration = Duration::from_secs(1);

/// How long a process takes for each of these steps if others have its tables. Nothing of it can be kept any
/// more, and the sooner it is gone the sooner it joins again.
const REPLACED: Duration = Duration::from_millis(100);

/// The longest a house takes to stop. A service manager has to wait longer before it kills the process.
pub const LONGEST_STOP: Duration = ANSWERS.saturating_add(STORE).saturating_add(THREADS);

/// The deadlines of a shutdown.
#[derive(Clone, Copy, Debug)]
pub struct Deadlines {
    /// For requests and changes under way.
    pub answers: Instant,
    /// For the store. It has more time if the requests end early.
    pub store: Instant,
}

impl Deadlines {
    /// The deadlines of a shutdown that begins now.
    pub(crate) fn from_now() -> Self {
        let answers = Instant::now() + ANSWERS;
        Self { answers, store: answers + STORE }
    }

    /// The deadlines of a process whose tables others have by now, or may have: whatever waits for the
    /// database here gets its answer sooner elsewhere.
    pub(crate) fn of_replaced() -> Self {
        let answers = Instant::now() + REPLACED;
        Self { answers, store: answers + REPLACED }
    }

    /// When the store is told to skip optional work.
    fn hurry(self) -> Instant {
        self.store - self.store.saturating_duration_since(self.answers) * 2 / 5
    }
}

impl House {
    /// Waits for changes under way, records until when the house ran, and closes the store, all within the deadlines.
    pub async fn end(&self, deadlines: Deadlines) {
        // Changes outlive their requests.
        if timeout_at(deadlines.answers, self.changes_ended()).await.is_err() {
            tracing::warn!("closed before every change was stored");
        }
        let close = async {
            if let Err(error) = self.note_running().await {
                tracing::warn!(%error, "cannot record until when the house ran");
            }
            if let Err(error) = self.store().close().await {
                tracing::warn!(%error, "the store could not be closed cleanly; nothing is lost");
            }
        };
        let mut close = pin!(close);
        if timeout_at(deadlines.hurry(), &mut close).await.is_ok() {
            return;
        }
        // Rewriting a large file can take too long; its log still has to be emptied.
        self.store().interrupt();
        if timeout_at(deadlines.store, close).await.is_err() {
            tracing::warn!("closed before the log of the store was empty; nothing is lost");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seconds after the first occurrence of a text.
    fn seconds(text: &str, before: &str) -> u64 {
        let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("{before} is missing"));
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("a number of seconds")
    }

    #[test]
    fn whoever_stops_a_house_waits_longer_than_it_takes() {
        let service = include_str!("../../../docs/hosting/tafelrunde.service");
        let container = include_str!("../../../docs/hosting/Containerfile");
        let hosting = include_str!("../../../docs/hosting.md");
        // The process still has to exit and give back its memory.
        let needed = LONGEST_STOP.as_secs() + 2;
        assert!(seconds(service, "\nTimeoutStopSec=") >= needed);
        assert!(seconds(container, " --stop-timeout=") >= needed);
        assert!(seconds(hosting, "--stop-timeout=") >= needed);
        assert_eq!(seconds(hosting, "A stop takes at most "), LONGEST_STOP.as_secs());
    }
}
