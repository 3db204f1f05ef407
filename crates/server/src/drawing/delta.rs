//! The way from one part to a later one, found and compressed once for everybody whose page has both.

use super::diff::steps;
use super::part::Part;
use crate::sse::Coding;
use axum::body::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::sync::{Arc, LazyLock, OnceLock};

/// How many bytes of steps are kept.
const BUDGET: u64 = 16 << 20;

/// About how long one is.
const DELTA: u64 = 1 << 10;

/// Under the hashes of both parts; before the first one was nothing.
static DELTAS: LazyLock<Cache<(u64, u64), Arc<Delta>, Length>> =
    LazyLock::new(|| Cache::with_weighter((BUDGET / DELTA) as usize, BUDGET, Length));

#[derive(Clone)]
struct Length;

impl Weighter<(u64, u64), Arc<Delta>> for Length {
    fn weight(&self, _: &(u64, u64), delta: &Arc<Delta>) -> u64 {
        // With what it takes beside its steps.
        2 * delta.steps.len() as u64 + 128
    }
}

/// How a browser makes a part of one it shows.
pub(super) struct Delta {
    steps: String,
    /// The same, compressed.
    packed: OnceLock<Bytes>,
}

impl Delta {
    /// The way to a part from another one, or from nothing.
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

    /// Adds the steps to an event.
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
