//! Pictures as PNG. Rendering one takes a core for some tenths of a second. So they are rendered outside of the request
//! threads, a few at a time, round robin over the clients, and cached.

use crate::client::Client;
use crate::house::House;
use crate::scheduler::{Class, QueueKey, Scheduler};
use axum::body::Bytes;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The capacity of the cache, in bytes.
const CACHE_BYTES: usize = 32 * 1024 * 1024;

/// How many pictures may queue, in total and for one address.
const WAITING: usize = 64;
const WAITING_PER_CLIENT: usize = 8;

/// The cache key: a hash of everything the picture depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Subject([u8; 32]);

impl Subject {
    /// Hashes these parts. The boundaries between them count.
    pub(crate) fn of<'a>(parts: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
        Self(hash.finalize().into())
    }
}

/// Why there is no picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoPicture {
    /// The queue is full.
    Busy,
    /// Rendering failed; the reason is logged.
    Failed,
}

/// A least-recently-used cache with a capacity in bytes.
struct Cache<K> {
    room: usize,
    bytes: usize,
    asked: u64,
    pictures: HashMap<K, (Bytes, u64)>,
}

impl<K: Copy + Eq + Hash> Cache<K> {
    fn new(room: usize) -> Self {
        Self { room, bytes: 0, asked: 0, pictures: HashMap::new() }
    }

    fn get(&mut self, key: K) -> Option<Bytes> {
        self.asked += 1;
        let (picture, asked) = self.pictures.get_mut(&key)?;
        *asked = self.asked;
        Some(picture.clone())
    }

    fn put(&mut self, key: K, picture: Bytes) {
        if picture.len() > self.room {
            return;
        }
        self.asked += 1;
        self.bytes += picture.len();
        if let Some((before, _)) = self.pictures.insert(key, (picture, self.asked)) {
            self.bytes -= before.len();
        }
        while self.bytes > self.room {
            let oldest = self.pictures.iter().min_by_key(|(_, (_, asked))| *asked).map(|(key, _)| *key);
            let Some(oldest) = oldest else { return };
            if let Some((picture, _)) = self.pictures.remove(&oldest) {
                self.bytes -= picture.len();
            }
        }
    }
}

/// The pictures of a house.
pub(crate) struct Pictures {
    cache: Mutex<Cache<Subject>>,
    painting: Scheduler,
    /// How many are queued, by address.
    waiting: Arc<Mutex<HashMap<Client, usize>>>,
}

impl Pictures {
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            cache: Mutex::new(Cache::new(CACHE_BYTES)),
            painting: Scheduler::new((cores / 4).max(1), usize::MAX),
            waiting: Arc::default(),
        }
    }

    fn cache(&self) -> MutexGuard<'_, Cache<Subject>> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the queue, released when it is dropped.
struct QueuePlace {
    waiting: Arc<Mutex<HashMap<Client, usize>>>,
    client: Client,
}

impl QueuePlace {
    fn take(waiting: &Arc<Mutex<HashMap<Client, usize>>>, client: Client) -> Option<Self> {
        let mut counts = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.get(&client).copied().unwrap_or_default();
        if own >= WAITING_PER_CLIENT || counts.values().sum::<usize>() >= WAITING {
            return None;
        }
        counts.insert(client, own + 1);
        drop(counts);
        Some(Self { waiting: Arc::clone(waiting), client })
    }
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        let mut counts = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

impl House {
    /// The picture of a subject, from the cache or rendered now from the SVG that `draw` makes.
    pub(crate) async fn painted(
        &self,
        client: Client,
        subject: Subject,
        draw: impl FnOnce() -> String + Send + 'static,
    ) -> Result<Bytes, NoPicture> {
        let pictures = self.pictures();
        if let Some(picture) = pictures.cache().get(subject) {
            return Ok(picture);
        }
        let _place = QueuePlace::take(&pictures.waiting, client).ok_or(NoPicture::Busy)?;
        let key = QueueKey { address_hash: self.address_hash(client), person: 0 };
        let turn = pictures.painting.turn(key, Class::Picture).await.ok_or(NoPicture::Busy)?;
        // Another request may have rendered it meanwhile.
        if let Some(picture) = pictures.cache().get(subject) {
            return Ok(picture);
        }
        let paint = move || (boards::png(&draw()), turn).0;
        let painted = tokio::task::spawn_blocking(paint).await.map_err(|error| {
            tracing::error!(%error, "the task painting a picture panicked");
            NoPicture::Failed
        })?;
        let picture = painted.map(Bytes::from).map_err(|error| {
            tracing::error!(%error, "a picture could not be made");
            NoPicture::Failed
        })?;
        pictures.cache().put(subject, picture.clone());
        Ok(picture)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(bytes: usize) -> Bytes {
        Bytes::from(vec![0; bytes])
    }

    #[test]
    fn the_cache_holds_so_many_bytes_and_forgets_what_was_not_asked_for() {
        let mut cache = Cache::new(100);
        cache.put(1, picture(40));
        cache.put(2, picture(40));
        assert!(cache.get(1).is_some());
        cache.put(3, picture(40));
        assert!(cache.get(2).is_none(), "asked for the longest ago");
        assert!(cache.get(1).is_some() && cache.get(3).is_some());
        cache.put(3, picture(10));
        assert_eq!(cache.bytes, 50, "the same one again takes its place");
        cache.put(4, picture(101));
        assert!(cache.get(4).is_none() && cache.get(1).is_some(), "one that is too large drives out nothing");
    }

    #[test]
    fn one_address_has_a_few_places_and_leaves_the_others_to_others() {
        let waiting = Arc::default();
        let client = |number: u8| Client::at([203, 0, 113, number].into());
        let mut places: Vec<QueuePlace> =
            (0..20).filter_map(|_| QueuePlace::take(&waiting, client(1))).collect();
        assert_eq!(places.len(), WAITING_PER_CLIENT);
        places.extend((2..=255).filter_map(|number| QueuePlace::take(&waiting, client(number))));
        assert_eq!(places.len(), WAITING);
        drop(places);
        assert!(waiting.lock().unwrap().is_empty());
    }

    #[test]
    fn subjects_are_told_apart() {
        assert_ne!(Subject::of(["ab", "c"]), Subject::of(["a", "bc"]));
        assert_eq!(Subject::of(["ab", "c"]), Subject::of(["ab", "c"]));
    }
}
