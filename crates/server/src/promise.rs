//! A table before it is opened: its name, and the secret of its dice.
//!
//! Whoever opens a table is to give a word for its dice after the secret of the house is fixed. So the page already
//! carries the name of the table to be and the sum of its secret. Nothing is kept of that: the secret follows from the
//! name, the hour, and a key that only the running house knows. The sum can be known from nobody but the house, so it
//! proves that the name came from here. A name opens one table at most, even after that table was deleted: its secret
//! may have been shown by then. So names that were opened are remembered for as long as their promise could be believed.

use crate::house::House;
use crate::ids::random_letters;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::Dice;

/// How many hours a promise is good. A page that was open for longer has to be loaded again.
const GOOD_FOR: i64 = 48;

const HOUR: i64 = 3_600 * 1_000;

/// The name of a table to be opened, and the secret of its dice.
#[derive(Clone)]
pub struct Promise {
    pub(crate) id: String,
    pub(crate) secret: [u8; 32],
}

/// The secret is shown to nobody before the game is over.
impl std::fmt::Debug for Promise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Promise").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Promise {
    fn new(key: &[u8; 32], hour: i64, id: String) -> Self {
        let mut sum = Sha256::new();
        sum.update(b"tafelrunde promise 2\n");
        sum.update(key);
        sum.update(hour.to_be_bytes());
        sum.update(id.as_bytes());
        Self { secret: sum.finalize().into(), id }
    }

    /// The sum of the secret, which everybody may know.
    pub fn commitment(&self) -> String {
        Dice::commitment(&self.secret)
    }
}

/// The names of tables that were opened lately.
#[derive(Default)]
pub(crate) struct OpenedNames(Mutex<Opened>);

#[derive(Default)]
struct Opened {
    /// The latest hour that was seen: a clock that is put back must not make an old promise good again.
    hour: i64,
    /// The hour in which each name was opened.
    names: HashMap<String, i64>,
}

impl Opened {
    /// It is this hour, unless the clock was put back. Names whose promise is good no longer are forgotten: it was made
    /// in the hour in which the name was opened, or before.
    fn advance(&mut self, hour: i64) -> i64 {
        if hour > self.hour {
            self.hour = hour;
            self.names.retain(|_, then| *then + GOOD_FOR >= hour);
        }
        self.hour
    }
}

impl OpenedNames {
    fn lock(&self) -> MutexGuard<'_, Opened> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a name; `false` if it was opened before.
    fn open(&self, id: &str, hour: i64) -> bool {
        let mut opened = self.lock();
        let hour = opened.advance(hour);
        opened.names.insert(id.to_owned(), hour).is_none()
    }
}

impl House {
    /// The hour it is, counted from 1970.
    fn hour(&self) -> i64 {
        self.opened_names().lock().advance(self.config().clock.now().div_euclid(HOUR))
    }

    /// A new table to be opened.
    pub fn promise(&self) -> Promise {
        Promise::new(self.key(), self.hour(), random_letters(12))
    }

    /// What a page has promised, if it was a page of this house since it was started, and not too long ago.
    pub fn promised(&self, id: &str, commitment: &str) -> Option<Promise> {
        let now = self.hour();
        let mut made = (now - GOOD_FOR..=now).rev().map(|hour| Promise::new(self.key(), hour, id.to_owned()));
        made.find(|promise| promise.commitment() == commitment)
    }

    /// Uses a promise up; `false` if it was used before. It stays used also where the table is not opened after all.
    pub(crate) fn use_up(&self, promise: &Promise) -> bool {
        self.opened_names().open(&promise.id, self.hour())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_opened_once_for_as_long_as_its_promise_is_good() {
        let names = OpenedNames::default();
        assert!(names.open("a", 100));
        for hour in 100..=100 + GOOD_FOR {
            assert!(!names.open("a", hour), "after {} hours", hour - 100);
        }
    }

    #[test]
    fn names_are_forgotten_when_nobody_can_use_them_any_more() {
        let names = OpenedNames::default();
        assert!(names.open("a", 100) && names.open("b", 101));
        assert!(names.open("c", 101 + GOOD_FOR));
        assert_eq!(names.lock().names.len(), 2, "the first is forgotten");
        assert_eq!(names.lock().advance(5), 101 + GOOD_FOR, "a clock that is put back is not believed");
        assert!(!names.open("b", 5));
    }
}
