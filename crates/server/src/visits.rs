//! When people were here last. It is stored once a day for each device, so that page views cost the store nothing.

use crate::house::House;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many devices are cached; beyond that some are stored more than once a day.
const REMEMBERED: usize = 100_000;

/// A day in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

/// The day of each device's last visit, by the hash of its token.
#[derive(Default)]
pub(crate) struct Visits {
    days: Mutex<HashMap<[u8; 32], i64>>,
}

impl Visits {
    fn days(&self) -> MutexGuard<'_, HashMap<[u8; 32], i64>> {
        self.days.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this is a device's first visit on this day.
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
    /// Notes a visit. It is stored in the background.
    pub(crate) fn note_visit(&self, person: i64, token: [u8; 32]) {
        let at = self.config().clock.now();
        if !self.visits().is_new(token, at / DAY) {
            return;
        }
        let house = self.clone();
        tokio::spawn(async move {
            if let Err(error) = house.store().note_visit(person, at).await {
                tracing::warn!(%error, "cannot record a visit");
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
