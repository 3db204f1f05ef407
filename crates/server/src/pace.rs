//! How fast bots play: as the house has it, unless the one person at a table has chosen otherwise.

use crate::live_table::LiveTable;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Nobody can let bots wait longer than this.
const LONGEST: u64 = 3_000;

/// No pace was chosen.
const NONE: u64 = u64::MAX;

/// The pace at a table in memory. It is nobody's secret and nobody's loss: the device sends it along with every move.
pub(crate) struct Pace(AtomicU64);

impl Default for Pace {
    fn default() -> Self {
        Self(AtomicU64::new(NONE))
    }
}

impl LiveTable {
    /// Somebody who plays alone against bots has chosen how many milliseconds pass between their moves. Where others sit at
    /// the table it stays as it is.
    pub(crate) fn choose_pace(&self, milliseconds: u64) {
        let people = self.snapshot().seats.iter().filter(|seat| seat.person.is_some()).count();
        if people == 1 {
            self.pace.0.store(milliseconds.min(LONGEST), Ordering::Relaxed);
        }
    }

    /// How long a bot waits before its move at least.
    pub(crate) fn bot_pause(&self, usual: Duration) -> Duration {
        match self.pace.0.load(Ordering::Relaxed) {
            _ if self.stored.instant => Duration::ZERO,
            NONE => usual,
            chosen => Duration::from_millis(chosen),
        }
    }
}
