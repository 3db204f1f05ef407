//! A cache of formatted messages: most messages of a table repeat, and looking one up is faster than formatting it.

use crate::Value;
use foldhash::fast::{FixedState, RandomState};
use std::collections::HashMap;
use std::hash::BuildHasher;
use std::sync::{LazyLock, PoisonError, RwLock};

/// The maximum number of entries. When it is reached the cache is emptied; messages still in use come back soon.
const MOST: usize = 32_768;

/// The messages by the hash of language, key and values, which are stored with them because hashes may collide.
static MESSAGES: LazyLock<RwLock<HashMap<u64, CachedMessage, FixedState>>> = LazyLock::new(RwLock::default);
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A language, and whether it speaks of districts.
type Spoken = (&'static str, bool);

struct CachedMessage {
    spoken: Spoken,
    key: String,
    values: Vec<(&'static str, Value)>,
    text: Box<str>,
}

/// The message of a key in a language with these values; `say` formats it the first time.
pub(crate) fn cached(
    spoken: Spoken,
    key: &str,
    values: &[(&'static str, Value)],
    say: impl FnOnce() -> String,
) -> String {
    let hash = HASHES.hash_one((spoken, key, values));
    let same = |said: &&CachedMessage| said.spoken == spoken && said.key == key && said.values == values;
    let said = MESSAGES.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(said) = said.get(&hash).filter(same) {
        return (*said.text).to_owned();
    }
    drop(said);
    let text = say();
    let message =
        CachedMessage { spoken, key: key.to_owned(), values: values.to_vec(), text: text.as_str().into() };
    let mut said = MESSAGES.write().unwrap_or_else(PoisonError::into_inner);
    if said.len() >= MOST {
        said.clear();
    }
    said.insert(hash, message);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_formatted_once_and_never_mistaken_for_another() {
        let mut asked = 0;
        let mut say = |lang, districts, key: &str, name: &str| {
            let values = [("name", Value::from(name))];
            cached((lang, districts), key, &values, || {
                asked += 1;
                format!("{lang} {districts} {key} {name}")
            })
        };
        for _ in 0..3 {
            for (lang, districts, key, name) in [
                ("en", false, "cache-a", "x"),
                ("de", false, "cache-a", "x"),
                ("en", true, "cache-a", "x"),
                ("en", false, "cache-b", "x"),
                ("en", false, "cache-a", "y"),
            ] {
                assert_eq!(say(lang, districts, key, name), format!("{lang} {districts} {key} {name}"));
            }
        }
        assert_eq!(asked, 5);
    }

    #[test]
    fn the_cache_has_an_end() {
        for number in 0..MOST + 10 {
            cached(("en", false), "cache-many", &[("number", number.into())], String::new);
        }
        assert!(MESSAGES.read().unwrap().len() <= MOST);
    }
}
