//! Who watches a table now. Somebody who leaves still counts as present for some seconds: reloading the page or a short
//! loss of the network is no absence.

use crate::live_table::LiveTable;
use crate::snapshot::Snapshot;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use table::Seat;

/// The viewers at one seat.
#[derive(Default)]
pub(crate) struct SeatPresence {
    /// How many streams are open.
    open: AtomicUsize,
    /// How often the last of them was closed.
    departures: AtomicUsize,
}

impl LiveTable {
    /// Somebody watches the table from their seats until the guard is dropped. They count as away `away_after` that.
    pub fn watch_from(self: &Arc<Self>, seats: Vec<Seat>, away_after: Duration) -> Watching {
        for &seat in &seats {
            self.presence_of(seat).open.fetch_add(1, Ordering::SeqCst);
            self.show_presence(seat, |_| true);
        }
        if seats.is_empty() {
            self.watchers.open.fetch_add(1, Ordering::SeqCst);
            self.show_watchers();
        }
        Watching { live: Arc::clone(self), seats, away_after }
    }

    /// Publishes the number of spectators, if it has changed.
    fn show_watchers(&self) {
        let shown = || shown_watchers(self.watchers.open.load(Ordering::SeqCst));
        self.change_if(|snapshot| snapshot.watchers != shown(), |next| next.watchers = shown());
    }

    /// Whether somebody watches the table from this seat, or did so a moment ago.
    pub fn is_present(&self, seat: Seat) -> bool {
        self.snapshot().present[seat.index()]
    }

    /// Publishes whether somebody is present, if that has changed. It is evaluated under the lock of the snapshot, so
    /// that somebody who comes back at the same moment is not missed.
    fn show_presence(&self, seat: Seat, is_present: impl Fn(&SeatPresence) -> bool) {
        let is_new =
            |snapshot: &Snapshot| snapshot.present[seat.index()] != is_present(self.presence_of(seat));
        self.change_if(is_new, |next| next.present[seat.index()] ^= true);
    }
}

/// The number of spectators as shown: exact while it is small, then in steps. Each new number is an event for every
/// viewer, so a growing crowd must not cause one for each newcomer.
fn shown_watchers(count: usize) -> u32 {
    const STEPS: [u32; 7] = [10, 20, 50, 100, 200, 500, 1000];
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    if count < STEPS[0] { count } else { STEPS.into_iter().rfind(|step| *step <= count).unwrap_or(count) }
}

/// Guard of somebody who watches.
pub struct Watching {
    live: Arc<LiveTable>,
    seats: Vec<Seat>,
    away_after: Duration,
}

impl Watching {
    /// The viewer watches from these seats now: people sit down and leave while their stream is open.
    pub(crate) fn move_to(&mut self, seats: Vec<Seat>) {
        if self.seats != seats {
            let watched = self.seats.is_empty();
            // The new guard is made before the old one is dropped: a seat in both is present throughout.
            *self = self.live.watch_from(seats, self.away_after);
            if watched {
                // Whoever has sat down does not watch any more.
                self.live.show_watchers();
            }
        }
    }

    /// Publishes something once the viewer counts as away; at once where no time is given or nothing can wait any more.
    fn when_away(&self, publish: impl FnOnce(&LiveTable) + Send + 'static) {
        let (live, away_after) = (Arc::clone(&self.live), self.away_after);
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) if !away_after.is_zero() => {
                runtime.spawn(async move {
                    tokio::time::sleep(away_after).await;
                    publish(&live);
                });
            }
            Ok(_) | Err(_) => publish(&live),
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        if self.seats.is_empty() {
            self.live.watchers.open.fetch_sub(1, Ordering::SeqCst);
            self.when_away(LiveTable::show_watchers);
        }
        for &seat in &self.seats {
            let presence = self.live.presence_of(seat);
            if presence.open.fetch_sub(1, Ordering::SeqCst) > 1 {
                continue;
            }
            let departure = presence.departures.fetch_add(1, Ordering::SeqCst) + 1;
            // Somebody who has come back meanwhile is present; if they have left again, only the later departure
            // counts.
            let still_there = move |presence: &SeatPresence| {
                presence.open.load(Ordering::SeqCst) > 0
                    || presence.departures.load(Ordering::SeqCst) != departure
            };
            self.when_away(move |live| live.show_presence(seat, still_there));
        }
    }
}
