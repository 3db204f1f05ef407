//! Sentences that were said lately: most of what a table says it has said before, and remembering is faster than
//! putting together.

use crate::Value;
use foldhash::fast::{FixedState, RandomState};
use std::collections::HashMap;
use std::hash::BuildHasher;
use std::sync::{LazyLock, PoisonError, RwLock};

/// How many sentences are remembered; then all are forgotten, and those still in use come back soon.
const MOST: usize = 32_768;

/// The sentences, each under the hash of its question, with the question itself: hashes may collide.
static SAID: LazyLock<RwLock<HashMap<u64, Sentence, FixedState>>> = LazyLock::new(RwLock::default);
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A language, and whether it speaks of districts.
type Spoken = (&'static str, bool);

struct Sentence {
    spoken: Spoken,
    key: String,
    values: Vec<(&'static str, Value)>,
    text: Box<str>,
}

/// What this key says in this language with these values; `say` is asked the first time.
pub(crate) fn remember(
    spoken: Spoken,
    key: &str,
    values: &[(&'static str, Value)],
    say: impl FnOnce() -> String,
) -> String {
    let hash = HASHES.hash_one((spoken, key, values));
    let same = |said: &&Sentence| said.spoken == spoken && said.key == key && said.values == values;
    let said = SAID.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(said) = said.get(&hash).filter(same) {
        return (*said.text).to_owned();
    }
    drop(said);
    let text = say();
    let sentence =
        Sentence { spoken, key: key.to_owned(), values: values.to_vec(), text: text.as_str().into() };
    let mut said = SAID.write().unwrap_or_else(PoisonError::into_inner);
    if said.len() >= MOST {
        said.clear();
    }
    said.insert(hash, sentence);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_put_together_once_and_never_mistaken_for_another() {
        let mut asked = 0;
        let mut say = |lang, districts, key: &str, name: &str| {
            let values = [("name", Value::from(name))];
            remember((lang, districts), key, &values, || {
                asked += 1;
                format!("{lang} {districts} {key} {name}")
            })
        };
        for _ in 0..3 {
            for (lang, districts, key, name) in [
                ("en", false, "memory-a", "x"),
                ("de", false, "memory-a", "x"),
                ("en", true, "memory-a", "x"),
                ("en", false, "memory-b", "x"),
                ("en", false, "memory-a", "y"),
            ] {
                assert_eq!(say(lang, districts, key, name), format!("{lang} {districts} {key} {name}"));
            }
        }
        assert_eq!(asked, 5);
    }

    #[test]
    fn memory_has_an_end() {
        for number in 0..MOST + 10 {
            remember(("en", false), "memory-many", &[("number", number.into())], String::new);
        }
        assert!(SAID.read().unwrap().len() <= MOST);
    }
}
