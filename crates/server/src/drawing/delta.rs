//! Diff between two versions of a part, computed and compressed once for all pages that contain it.

use super::diff::steps;
use super::part::Part;
use crate::sse::Coding;
use axum::body::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::sync::{Arc, LazyLock, OnceLock};

/// The size of the cache, in bytes of steps.
const BUDGET: u64 = 16 << 20;

/// The average length of a delta, for the initial capacity.
const DELTA: u64 = 1 << 10;

/// Cached by the hashes of both versions; 0 if there is no earlier one.
static DELTAS: LazyLock<Cache<(u64, u64), Arc<Delta>, Length>> =
    LazyLock::new(|| Cache::with_weighter((BUDGET / DELTA) as usize, BUDGET, Length));

#[derive(Clone)]
struct Length;

impl Weighter<(u64, u64), Arc<Delta>> for Length {
    fn weight(&self, _: &(u64, u64), delta: &Arc<Delta>) -> u64 {
        // The steps, plain and compressed, and the overhead of an entry.
        2 * delta.steps.len() as u64 + 128
    }
}

/// The diff between two versions of a part.
pub(super) struct Delta {
    steps: String,
    /// The same, compressed.
    packed: OnceLock<Bytes>,
}

impl Delta {
    /// The diff from one version of a part, if there is one, to another.
    pub(super) fn between(before: Option<&Part>, after: &Part) -> Arc<Self> {
        let key = (before.map_or(0, |part| part.hash), after.hash);
        DELTAS.get(&key).unwrap_or_else(|| {
            let delta = Arc::new(Self { steps: steps(before, after), packed: OnceLock::new() });
            DELTAS.insert(key, Arc::clone(&delta));
            delta
        })
    }

    /// The steps as text.
    pub(super) fn steps(&self) -> &str {
        &self.steps
    }

    /// Appends the steps to an event.
    pub(super) fn append(&self, coding: Coding, event: &mut Vec<u8>) {
        match coding {
            Coding::Plain => event.extend_from_slice(self.steps.as_bytes()),
            Coding::Gzip => event.extend_from_slice(self.packed.get_or_init(|| {
                let mut packed = Vec::new();
                coding.append(&self.steps, &mut packed);
                packed.into()
            })),
        }
    }
}
