//! The time for everything that expires. Tests can advance it.

use crate::live_table::now;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

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

/// A duration in milliseconds.
pub(crate) fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
