//! What time it is for everything that expires. A test can put the clock forward.

use crate::live_table::now;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

/// A clock that goes like that of the machine. Cloning it gives another handle to the same one.
#[derive(Clone, Default, Debug)]
pub struct Clock {
    /// When it stands still.
    stopped: Option<i64>,
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// A clock that moves only when it is put forward, from so many milliseconds since 1970.
    pub fn stopped(at: i64) -> Self {
        Self { stopped: Some(at), ahead: Arc::default() }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.stopped.unwrap_or_else(now).saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// Puts the clock forward.
    pub fn put_forward(&self, by: Duration) {
        self.ahead.fetch_add(millis(by), Ordering::Relaxed);
    }
}

/// A duration in milliseconds.
pub(crate) fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
