//! How fast bots play: as the house is configured, unless the only person at a table has chosen otherwise.

use crate::live_table::LiveTable;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The longest pause somebody can choose, in milliseconds.
const LONGEST: u64 = 3_000;

/// No pace was chosen.
const NONE: u64 = u64::MAX;

/// The chosen pace of a table in memory. It is not stored: the page sends it with every move.
pub(crate) struct Pace(AtomicU64);

impl Default for Pace {
    fn default() -> Self {
        Self(AtomicU64::new(NONE))
    }
}

impl LiveTable {
    /// Sets how many milliseconds bots pause between moves. Only somebody who plays alone against bots can choose it.
    pub(crate) fn choose_pace(&self, milliseconds: u64) {
        let people = self.snapshot().seats.iter().filter(|seat| seat.person.is_some()).count();
        if people == 1 {
            self.pace.0.store(milliseconds.min(LONGEST), Ordering::Relaxed);
        }
    }

    /// The least time a bot waits before its move.
    pub(crate) fn bot_pause(&self, usual: Duration) -> Duration {
        match self.pace.0.load(Ordering::Relaxed) {
            _ if self.stored.instant => Duration::ZERO,
            NONE => usual,
            chosen => Duration::from_millis(chosen),
        }
    }
}
