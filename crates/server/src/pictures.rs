//! Pictures as PNG. Rendering one takes a core for some tenths of a second. So they are rendered outside of the request
//! threads, a few at a time, round robin over the clients, and cached.

use crate::client::Client;
use crate::house::House;
use crate::queue_places::QueuePlaces;
use crate::scheduler::{Class, QueueKey, Scheduler};
use axum::body::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use sha2::{Digest, Sha256};

/// The size of the cache, in bytes.
const BUDGET: u64 = 32 << 20;

/// The average size of a picture, for the initial capacity.
const PICTURE: u64 = 256 << 10;

/// How many pictures may queue, in total and for one address.
const WAITING: usize = 64;
const WAITING_PER_CLIENT: usize = 8;

/// The cache key: a hash of everything the picture depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PictureKey([u8; 32]);

impl PictureKey {
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

/// Pictures weigh what they take.
#[derive(Clone)]
struct PictureBytes;

impl Weighter<PictureKey, Bytes> for PictureBytes {
    fn weight(&self, _: &PictureKey, picture: &Bytes) -> u64 {
        picture.len() as u64
    }
}

/// The pictures of a house.
pub(crate) struct Pictures {
    cache: Cache<PictureKey, Bytes, PictureBytes>,
    painting: Scheduler,
    waiting: QueuePlaces,
}

impl Pictures {
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            cache: Cache::with_weighter((BUDGET / PICTURE) as usize, BUDGET, PictureBytes),
            painting: Scheduler::new((cores / 4).max(1), usize::MAX),
            waiting: QueuePlaces::new(WAITING, WAITING_PER_CLIENT),
        }
    }
}

impl House {
    /// The picture with a key, from the cache or rendered now from the SVG that `draw` makes.
    pub(crate) async fn painted(
        &self,
        client: Client,
        key: PictureKey,
        draw: impl FnOnce() -> String + Send + 'static,
    ) -> Result<Bytes, NoPicture> {
        let pictures = self.pictures();
        if let Some(picture) = pictures.cache.get(&key) {
            return Ok(picture);
        }
        let _place = pictures.waiting.take(client).ok_or(NoPicture::Busy)?;
        let asker = QueueKey { address_hash: self.address_hash(client), person: 0 };
        let turn = pictures.painting.turn(asker, Class::Picture).await.ok_or(NoPicture::Busy)?;
        // Another request may have rendered it meanwhile.
        if let Some(picture) = pictures.cache.get(&key) {
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
        pictures.cache.insert(key, picture.clone());
        Ok(picture)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_told_apart() {
        assert_ne!(PictureKey::of(["ab", "c"]), PictureKey::of(["a", "bc"]));
        assert_eq!(PictureKey::of(["ab", "c"]), PictureKey::of(["ab", "c"]));
    }
}
