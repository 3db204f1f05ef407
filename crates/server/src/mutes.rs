//! Who is muted by whom at a table. A mute changes only the pages of its reader, so nobody else is notified.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// The people a reader has muted.
pub(crate) type Muted = Arc<BTreeSet<i64>>;

/// The mutes of a table, for each reader who has any or is watching now.
pub(crate) struct Mutes(Mutex<HashMap<i64, watch::Sender<Muted>>>);

impl Mutes {
    /// The stored mutes: reader and person.
    pub(crate) fn new(pairs: impl IntoIterator<Item = (i64, i64)>) -> Self {
        let mut readers: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
        for (reader, person) in pairs {
            readers.entry(reader).or_default().insert(person);
        }
        let readers =
            readers.into_iter().map(|(reader, muted)| (reader, watch::Sender::new(Arc::new(muted))));
        Self(Mutex::new(readers.collect()))
    }

    fn readers(&self) -> MutexGuard<'_, HashMap<i64, watch::Sender<Muted>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn of(&self, reader: i64) -> Muted {
        self.readers().get(&reader).map(|muted| muted.borrow().clone()).unwrap_or_default()
    }

    /// All mutes: reader and person.
    pub(crate) fn pairs(&self) -> BTreeSet<(i64, i64)> {
        let readers = self.readers();
        let pairs = |(&reader, muted): (&i64, &watch::Sender<Muted>)| {
            muted.borrow().iter().map(|&person| (reader, person)).collect::<Vec<_>>()
        };
        readers.iter().flat_map(pairs).collect()
    }

    /// Mutes a person for a reader, or unmutes them.
    pub(crate) fn set(&self, reader: i64, person: i64, is_muted: bool) {
        let mut readers = self.readers();
        let muted = readers.entry(reader).or_insert_with(|| watch::Sender::new(Muted::default()));
        muted.send_if_modified(|muted| {
            let all = Arc::make_mut(muted);
            if is_muted { all.insert(person) } else { all.remove(&person) }
        });
    }

    /// Subscribes to the mutes of a reader.
    pub(crate) fn changes(&self, reader: i64) -> watch::Receiver<Muted> {
        let mut readers = self.readers();
        // Remove readers who have left and mute nobody; only when their number reaches a power of two.
        if readers.len().is_power_of_two() {
            readers.retain(|_, muted| muted.receiver_count() > 0 || !muted.borrow().is_empty());
        }
        readers.entry(reader).or_insert_with(|| watch::Sender::new(Muted::default())).subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_reader_who_mutes_is_told() {
        let mutes = Mutes::new([(1, 7), (1, 8), (2, 7)]);
        assert_eq!((*mutes.of(1)).clone(), BTreeSet::from([7, 8]));
        let (mut first, second) = (mutes.changes(1), mutes.changes(2));
        mutes.set(1, 8, false);
        mutes.set(1, 7, true);
        assert!(first.has_changed().unwrap() && !second.has_changed().unwrap());
        assert_eq!((**first.borrow_and_update()).clone(), BTreeSet::from([7]));
        mutes.set(1, 7, true);
        assert!(!first.has_changed().unwrap(), "nothing is new");
    }

    #[test]
    fn whoever_has_left_and_mutes_nobody_is_forgotten() {
        let mutes = Mutes::new([(1, 7)]);
        for reader in 2..100 {
            drop(mutes.changes(reader));
        }
        assert_eq!(mutes.readers().len(), 2);
        assert_eq!(mutes.of(1).len(), 1, "who mutes somebody is not");
    }
}
