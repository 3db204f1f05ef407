//! Counts events in fixed windows of time, for rate limits.

use crate::clock::{Clock, millis};
use axum::http::HeaderValue;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Counts by key; each window starts at zero.
pub(crate) struct Counter<K> {
    clock: Clock,
    window: Duration,
    counts: Mutex<(i64, HashMap<K, u32>)>,
}

impl<K: Eq + Hash> Counter<K> {
    /// Nothing counted yet.
    pub(crate) fn new(clock: &Clock, window: Duration) -> Self {
        Self { clock: clock.clone(), window, counts: Mutex::default() }
    }

    /// The counts of the current window.
    fn counts(&self) -> MutexGuard<'_, (i64, HashMap<K, u32>)> {
        let window = self.clock.now() / millis(self.window).max(1);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.0 != window {
            *counts = (window, HashMap::new());
        }
        counts
    }

    /// Counts once; whether that is still within the limit.
    pub(crate) fn within(&self, limit: u32, key: K) -> bool {
        let mut counts = self.counts();
        let count = counts.1.entry(key).or_default();
        *count = count.saturating_add(1);
        *count <= limit
    }

    /// Counts once; if that exceeds the limit, how long to wait.
    pub(crate) fn within_or_wait(&self, limit: u32, key: K) -> Result<(), Duration> {
        if self.within(limit, key) { Ok(()) } else { Err(self.left()) }
    }

    /// Undoes one count.
    pub(crate) fn take_back(&self, key: &K) {
        let mut counts = self.counts();
        if let Some(count) = counts.1.get_mut(key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.1.remove(key);
            }
        }
    }

    /// How long the current window still lasts; then all counts are zero again.
    pub(crate) fn left(&self) -> Duration {
        let window = millis(self.window).max(1);
        let left = window - self.clock.now().rem_euclid(window);
        Duration::from_millis(left.unsigned_abs())
    }

    /// Resets the count of a key.
    pub(crate) fn forget(&self, key: &K) {
        self.counts().1.remove(key);
    }
}

/// A waiting time as the header `Retry-After`: whole seconds, rounded up.
pub(crate) fn retry_after(wait: Duration) -> HeaderValue {
    HeaderValue::from(wait.as_millis().div_ceil(1000) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_to_wait_is_told_how_long() {
        let clock = Clock::stopped(1_000_000_030_500);
        let counter = Counter::new(&clock, Duration::from_secs(60));
        assert!(counter.within(1, "anna") && !counter.within(1, "anna"));
        let wait = counter.left();
        assert_eq!(retry_after(wait), HeaderValue::from_static("50"), "10.5 seconds of this minute are over");
        clock.put_forward(wait - Duration::from_millis(1));
        assert!(!counter.within(1, "anna"));
        clock.put_forward(Duration::from_millis(1));
        assert!(counter.within(1, "anna"), "not a moment later than told");
    }
}
