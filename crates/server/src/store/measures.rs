//! The metrics of a store, the same for every kind.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// The metrics of a store.
#[derive(Clone)]
pub(super) struct Measures {
    /// How long a commit takes, with all jobs that share it.
    pub(super) commits: Histogram,
    /// Commits that failed.
    pub(super) failed: Counter,
    /// Moves that were stored.
    pub(super) moves: Counter,
}

impl Measures {
    pub(super) fn new() -> Self {
        // From 50 µs to 1.6 s.
        let commits = Histogram::new(exponential_buckets(0.000_05, 2.0, 16));
        Self { commits, failed: Counter::default(), moves: Counter::default() }
    }

    /// Registers them.
    pub(super) fn register(&self, metrics: &mut Registry) {
        let Self { commits, failed, moves } = self.clone();
        let help = "Duration of a commit of the store, including all jobs that share it";
        metrics.register_with_unit("store_commit", help, Unit::Seconds, commits);
        metrics.register("store_failures", "Commits that failed", failed);
        metrics.register("moves", "Moves stored, including those of bots and of chance", moves);
    }
}
