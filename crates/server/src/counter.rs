//! Counting how often something happens in a window of time.

use crate::clock::{Clock, millis};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Counts in windows of time; the next window begins with nothing.
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

    /// The counts of the present window.
    fn counts(&self) -> MutexGuard<'_, (i64, HashMap<K, u32>)> {
        let window = self.clock.now() / millis(self.window).max(1);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.0 != window {
            *counts = (window, HashMap::new());
        }
        counts
    }

    /// Counts once more; whether that is still within the limit.
    pub(crate) fn within(&self, limit: u32, key: K) -> bool {
        let mut counts = self.counts();
        let count = counts.1.entry(key).or_default();
        *count = count.saturating_add(1);
        *count <= limit
    }

    /// The last time does not count.
    pub(crate) fn take_back(&self, key: &K) {
        let mut counts = self.counts();
        if let Some(count) = counts.1.get_mut(key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.1.remove(key);
            }
        }
    }

    /// Nothing was counted.
    pub(crate) fn forget(&self, key: &K) {
        self.counts().1.remove(key);
    }
}
