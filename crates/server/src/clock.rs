//! The time of a house: for everything that expires, and for players' clocks. Tests can advance it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The system clock plus an offset. Clones share the offset.
#[derive(Clone, Default, Debug)]
pub struct Clock {
    /// The fixed time, if it is stopped.
    stopped: Option<i64>,
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// A clock that only moves when it is advanced, starting at so many milliseconds since 1970.
    pub fn stopped(at: i64) -> Self {
        Self { stopped: Some(at), ahead: Arc::default() }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.stopped.unwrap_or_else(now).saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// Advances the clock.
    pub fn put_forward(&self, by: Duration) {
        self.ahead.fetch_add(millis(by), Ordering::Relaxed);
    }
}

/// Milliseconds since 1970 by the system clock. A house has a [`Clock`]; this is for commands, which have no house, and
/// for the store. The store is passed the time wherever it decides what has expired; by itself it only records when it
/// added something.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A duration in milliseconds.
pub(crate) fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
