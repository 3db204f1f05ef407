//! When people were here last. It is kept once a day for each device, so that looking at pages costs the store nothing.

use crate::house::House;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many devices are remembered; beyond that some are kept more than once a day.
const REMEMBERED: usize = 100_000;

/// A day in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

/// On which day each device was here last, by the sum of its token.
#[derive(Default)]
pub(crate) struct Visits {
    days: Mutex<HashMap<[u8; 32], i64>>,
}

impl Visits {
    fn days(&self) -> MutexGuard<'_, HashMap<[u8; 32], i64>> {
        self.days.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a device is here for the first time on this day.
    fn is_new(&self, token: [u8; 32], day: i64) -> bool {
        let mut days = self.days();
        if days.get(&token) == Some(&day) {
            return false;
        }
        if days.len() >= REMEMBERED {
            days.clear();
        }
        days.insert(token, day);
        true
    }
}

impl House {
    /// Somebody is here. It is kept beside the request, which does not wait for it.
    pub(crate) fn saw(&self, person: i64, token: [u8; 32]) {
        let at = self.config().clock.now();
        if !self.visits().is_new(token, at / DAY) {
            return;
        }
        let house = self.clone();
        tokio::spawn(async move {
            if let Err(error) = house.store().saw(person, at).await {
                tracing::warn!(%error, "it is not kept that somebody was here");
                house.visits().days().remove(&token);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_kept_once_a_day() {
        let seen = Visits::default();
        assert!(seen.is_new([1; 32], 7) && seen.is_new([2; 32], 7));
        assert!(!seen.is_new([1; 32], 7));
        assert!(seen.is_new([1; 32], 8));
    }
}
