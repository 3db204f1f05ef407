//! The id and the secret of a table that is not opened yet.
//!
//! The person who opens a table gives a word for its dice after the secret of the house is fixed. So the page already
//! carries the id of the future table and the hash of its secret. Nothing of that is stored: the secret is derived from
//! the id, the hour, and a key that only the running house knows. Only the house can compute the hash, so it proves
//! that the id came from here. An id opens one table at most, even after that table was deleted: its secret may have
//! been revealed by then. So opened ids are remembered for as long as their promise is valid.

use crate::house::House;
use crate::ids::random_letters;
use crate::store::shard_of;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::Dice;

/// For how many hours a promise is valid. A page that was open for longer has to be reloaded.
const GOOD_FOR: i64 = 48;

const HOUR: i64 = 3_600 * 1_000;

/// The id of a table to be opened, and the secret of its dice.
#[derive(Clone)]
pub struct Promise {
    pub(crate) id: String,
    pub(crate) secret: [u8; 32],
}

/// Hides the secret, which stays secret until the game is over.
impl std::fmt::Debug for Promise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Promise").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Promise {
    fn new(key: &[u8; 32], hour: i64, id: String) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"tafelrunde promise 2\n");
        hash.update(key);
        hash.update(hour.to_be_bytes());
        hash.update(id.as_bytes());
        Self { secret: hash.finalize().into(), id }
    }

    /// The hash of the secret, which is public.
    pub fn commitment(&self) -> String {
        Dice::commitment(&self.secret)
    }
}

/// The ids of tables that were opened recently.
#[derive(Default)]
pub(crate) struct OpenedIds(Mutex<IdsByHour>);

#[derive(Default)]
struct IdsByHour {
    /// The latest hour seen: setting the clock back must not revive an old promise.
    hour: i64,
    /// The hour in which each id was opened.
    ids: HashMap<String, i64>,
}

impl IdsByHour {
    /// The current hour, unless the clock was set back. Drops the ids whose promise is no longer valid: it was made in
    /// the hour of opening or before.
    fn advance(&mut self, hour: i64) -> i64 {
        if hour > self.hour {
            self.hour = hour;
            self.ids.retain(|_, then| *then + GOOD_FOR >= hour);
        }
        self.hour
    }
}

impl OpenedIds {
    fn lock(&self) -> MutexGuard<'_, IdsByHour> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Marks an id as opened; `false` if it was opened before.
    fn open(&self, id: &str, hour: i64) -> bool {
        let mut opened = self.lock();
        let hour = opened.advance(hour);
        opened.ids.insert(id.to_owned(), hour).is_none()
    }
}

impl House {
    /// The current hour, counted from 1970.
    fn hour(&self) -> i64 {
        self.opened_ids().lock().advance(self.config().clock.now().div_euclid(HOUR))
    }

    /// A new promise.
    pub fn promise(&self) -> Promise {
        Promise::new(self.key(), self.hour(), random_letters(12))
    }

    /// A new promise of a table that the same process has as another one.
    pub(crate) fn promise_beside(&self, table: &str) -> Promise {
        loop {
            let promise = self.promise();
            if self.nodes().is_none() || shard_of(&promise.id) == shard_of(table) {
                return promise;
            }
        }
    }

    /// The promise on a page, if the page was made by this house since its start and is not too old.
    pub fn promised(&self, id: &str, commitment: &str) -> Option<Promise> {
        let now = self.hour();
        let mut made = (now - GOOD_FOR..=now).rev().map(|hour| Promise::new(self.key(), hour, id.to_owned()));
        made.find(|promise| promise.commitment() == commitment)
    }

    /// Uses a promise up; `false` if it was used before. It stays used even if opening the table fails.
    pub(crate) fn use_up(&self, promise: &Promise) -> bool {
        self.opened_ids().open(&promise.id, self.hour())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_opened_once_for_as_long_as_its_promise_is_good() {
        let ids = OpenedIds::default();
        assert!(ids.open("a", 100));
        for hour in 100..=100 + GOOD_FOR {
            assert!(!ids.open("a", hour), "after {} hours", hour - 100);
        }
    }

    #[test]
    fn ids_are_forgotten_when_nobody_can_use_them_any_more() {
        let ids = OpenedIds::default();
        assert!(ids.open("a", 100) && ids.open("b", 101));
        assert!(ids.open("c", 101 + GOOD_FOR));
        assert_eq!(ids.lock().ids.len(), 2, "the first is forgotten");
        assert_eq!(ids.lock().advance(5), 101 + GOOD_FOR, "a clock that is put back is not believed");
        assert!(!ids.open("b", 5));
    }
}
