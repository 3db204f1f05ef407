//! Things of the box that look the same at every table, such as a card in a hand: drawn once for the whole house.

use crate::drawing::Fragment;
use foldhash::fast::FixedState;
use foldhash::quality::RandomState;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};
use words::Words;

/// How many things are kept, each of some kilobytes; then all are forgotten, and those still in use come back soon.
const MOST: usize = 4_096;

static STOCK: LazyLock<RwLock<HashMap<u64, Arc<Fragment>, FixedState>>> = LazyLock::new(RwLock::default);
static SUMS: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A thing that shows this, in this language; `draw` draws it the first time.
///
/// `shows` has to hold everything the drawing depends on besides the language: it is handed to every table, so names and
/// whatever else belongs to one table must stand in it or not at all. A debug build draws every time and makes sure of
/// that.
pub(crate) fn thing(
    name: &'static str,
    words: Words,
    shows: impl Hash,
    draw: impl FnOnce() -> Fragment,
) -> Arc<Fragment> {
    let sum = SUMS.hash_one((name, words.lang(), shows));
    let kept = STOCK.read().unwrap_or_else(PoisonError::into_inner).get(&sum).map(Arc::clone);
    if let Some(kept) = kept {
        if cfg!(debug_assertions) {
            assert_eq!(draw().text(), kept.text(), "{name} depends on more than it says it shows");
        }
        return kept;
    }
    let drawn = Arc::new(draw());
    let mut stock = STOCK.write().unwrap_or_else(PoisonError::into_inner);
    if stock.len() >= MOST {
        stock.clear();
    }
    stock.insert(sum, Arc::clone(&drawn));
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(lang: &str, name: &'static str, key: usize, shown: usize) -> Arc<Fragment> {
        thing(name, Words::new(lang).unwrap(), key, || Fragment::new(&format!("{lang} {name} {shown}")))
    }

    #[test]
    fn a_thing_is_drawn_once_and_never_mistaken_for_another() {
        for (lang, name, key) in [("en", "a", 1), ("de", "a", 1), ("en", "b", 1), ("en", "a", 2)] {
            let first = show(lang, name, key, key);
            assert_eq!(first.text(), format!("{lang} {name} {key}"));
            assert_eq!(show(lang, name, key, key).text(), first.text());
        }
        for key in 0..MOST + 10 {
            show("en", "many", key, key);
        }
        assert!(STOCK.read().unwrap().len() <= MOST);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic = "depends on more than it says"]
    fn a_thing_that_forgets_to_say_what_it_depends_on_is_found() {
        // Somebody else may have filled the stock in between.
        for _ in 0..100 {
            show("en", "forgetful", 1, 1);
            show("en", "forgetful", 1, 2);
        }
    }
}
