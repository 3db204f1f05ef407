//! When the house was not running. That time does not count for expiry or on any clock: nobody could play, join or come
//! back. So a house that was closed for months, or restored from an old backup, does not start by removing games. A
//! suspended machine or a changed system clock is treated the same: the house notices that its clock has jumped.

use crate::clock::millis;
use crate::house::House;
use crate::store::StoreError;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

/// How often the store is told that the house is running.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(5 * 60);

/// A shorter gap is not a downtime: the house may have been killed just before its next heartbeat.
const SHORTEST: Duration = Duration::from_secs(2 * 5 * 60);

/// The downtimes of the house, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Downtimes {
    /// Start and end of each, oldest first, not overlapping.
    times: Vec<(i64, i64)>,
}

impl Downtimes {
    pub(crate) const fn new(times: Vec<(i64, i64)>) -> Self {
        Self { times }
    }

    /// The time before `now` since which the house has been running for `kept` in total.
    pub(crate) fn before(&self, now: i64, kept: Duration) -> i64 {
        let (mut end, mut left) = (now, millis(kept));
        for &(since, until) in self.times.iter().rev() {
            let running = end.saturating_sub(until).max(0);
            if running >= left {
                break;
            }
            (end, left) = (since, left - running);
        }
        end.saturating_sub(left)
    }

    /// How many milliseconds the house was running between `from` and `now`.
    pub(crate) fn running(&self, from: i64, now: i64) -> i64 {
        let down =
            self.times.iter().map(|&(since, until)| until.min(now).saturating_sub(since.max(from)).max(0));
        now.saturating_sub(from).saturating_sub(down.sum())
    }
}

/// The downtimes cached by a running house.
#[derive(Default)]
pub(crate) struct KnownDowntimes {
    times: RwLock<Arc<Downtimes>>,
    /// When the clock was checked last; 0 before the first time.
    checked: AtomicI64,
}

impl House {
    /// When the house was not running.
    pub(crate) fn downtimes(&self) -> Arc<Downtimes> {
        Arc::clone(&self.known_downtimes().times.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Tells the store that the house is running. A gap since the last time is a downtime.
    pub async fn note_running(&self) -> Result<(), StoreError> {
        let times = self.store().note_running(self.config().clock.now(), millis(SHORTEST)).await?;
        let known = self.known_downtimes();
        *known.times.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(Downtimes::new(times));
        Ok(())
    }

    /// How far the system clock has jumped since the last check, if it has.
    fn clock_jump(&self) -> Option<i64> {
        let checked = self.known_downtimes().checked.load(Ordering::Relaxed);
        let passed = self.config().clock.now().saturating_sub(checked);
        (checked != 0 && passed >= millis(SHORTEST)).then_some(passed)
    }

    /// Whether the clock has jumped and that is not recorded yet: until then nobody counts as away.
    pub(crate) fn clock_has_jumped(&self) -> bool {
        self.clock_jump().is_some()
    }

    /// Checks the clock. A jump is recorded as a downtime and does not count as thinking time.
    pub(crate) async fn check_clock(&self) -> Result<(), StoreError> {
        let clock_jump = self.clock_jump();
        if let Some(clock_jump) = clock_jump {
            tracing::warn!(
                seconds = clock_jump / 1_000,
                "the system clock jumped; the gap is recorded as downtime"
            );
            self.note_running().await?;
            for live in self.memory().all() {
                live.change(|next| next.clocks.skip(clock_jump));
            }
        }
        self.known_downtimes().checked.store(self.config().clock.now(), Ordering::Relaxed);
        Ok(())
    }

    /// Sends heartbeats to the store until the house closes.
    pub(crate) async fn send_heartbeats(self) {
        let mut closing = self.closing();
        loop {
            tokio::select! {
                () = tokio::time::sleep(HEARTBEAT) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            if let Err(error) = self.note_running().await {
                tracing::warn!(%error, "cannot record that the house is running");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_the_house_was_closed_does_not_count() {
        let second = Duration::from_secs(1);
        let down = Downtimes::new(vec![(10_000, 20_000), (50_000, 90_000)]);
        assert_eq!(down.before(100_000, second * 5), 95_000, "it ran all the time");
        assert_eq!(down.before(100_000, second * 10), 90_000);
        assert_eq!(down.before(100_000, second * 15), 45_000, "10 since it was opened again, 5 before");
        assert_eq!(down.before(100_000, second * 45), 5_000, "over both");
        assert_eq!(down.running(95_000, 100_000), 5_000);
        assert_eq!(down.running(45_000, 100_000), 15_000);
        assert_eq!(down.running(60_000, 100_000), 10_000, "from within");
        assert_eq!(down.running(5_000, 100_000), 45_000);
        assert_eq!(Downtimes::default().before(100_000, second), 99_000);
    }

    #[test]
    fn both_ways_to_count_agree() {
        let down = Downtimes::new(vec![(10_000, 20_000), (50_000, 90_000)]);
        for from in (0..100_000).step_by(500) {
            let running = down.running(from, 100_000);
            let kept = Duration::from_millis(running.unsigned_abs());
            let before = down.before(100_000, kept);
            assert_eq!(down.running(before, 100_000), running, "from {from}");
        }
    }
}
