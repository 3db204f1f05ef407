//! Places in a queue: so many in total, and a few for each address, so that nobody fills it alone.

use crate::client::Client;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How many are queued, by address.
type Counts = Arc<Mutex<HashMap<Client, usize>>>;

/// The places of one queue.
pub(crate) struct QueuePlaces {
    total: usize,
    per_client: usize,
    counts: Counts,
}

/// A place in a queue, released when it is dropped.
pub(crate) struct QueuePlace {
    counts: Counts,
    client: Client,
}

impl QueuePlaces {
    /// So many in total, and for each address.
    pub(crate) fn new(total: usize, per_client: usize) -> Self {
        Self { total, per_client, counts: Arc::default() }
    }

    /// A place, if there is one left for this address.
    pub(crate) fn take(&self, client: Client) -> Option<QueuePlace> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.get(&client).copied().unwrap_or_default();
        if own >= self.per_client || counts.values().sum::<usize>() >= self.total {
            return None;
        }
        counts.insert(client, own + 1);
        drop(counts);
        Some(QueuePlace { counts: Arc::clone(&self.counts), client })
    }
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_has_a_few_places_and_leaves_the_others_to_others() {
        let queue = QueuePlaces::new(64, 8);
        let client = |number: u8| Client::at([203, 0, 113, number].into());
        let mut places: Vec<QueuePlace> = (0..20).filter_map(|_| queue.take(client(1))).collect();
        assert_eq!(places.len(), 8);
        places.extend((2..=255).filter_map(|number| queue.take(client(number))));
        assert_eq!(places.len(), 64);
        drop(places);
        assert!(queue.counts.lock().unwrap().is_empty());
    }
}
