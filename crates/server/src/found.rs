//! What was found out about a moment: once, for everybody who looks at it.

use std::any::Any;
use std::fmt::Debug;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use words::Words;

/// What drawing a moment needs and every reader shares, or every reader of a language. It belongs to one moment.
#[derive(Default)]
pub(crate) struct Found {
    things: OnceLock<Arc<dyn Any + Send + Sync>>,
    progress: Mutex<Vec<(&'static str, Arc<str>)>>,
}

impl Found {
    /// What all readers need, whoever they are: of one kind for each game. A debug build makes sure that it depends on nothing
    /// but the moment.
    pub(crate) fn things<T>(&self, find_out: impl Fn() -> T) -> Arc<T>
    where
        T: PartialEq + Debug + Send + Sync + 'static,
    {
        let known = self.things.get_or_init(|| Arc::new(find_out()));
        let known = Arc::clone(known).downcast::<T>().expect("a game has one kind of things");
        if cfg!(debug_assertions) {
            assert_eq!(*known, find_out(), "it depends on more than the moment");
        }
        known
    }

    /// How far the game has come, in words.
    pub(crate) fn progress(&self, words: Words, find_out: impl FnOnce() -> String) -> Arc<str> {
        let mut all = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, known)) = all.iter().find(|(lang, _)| *lang == words.lang()) {
            return Arc::clone(known);
        }
        let found: Arc<str> = find_out().into();
        all.push((words.lang(), Arc::clone(&found)));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn everything_is_found_out_once() {
        let (found, asked) = (Found::default(), Cell::new(0));
        let first = found.things(|| 7_u8);
        assert!(Arc::ptr_eq(&first, &found.things(|| 7_u8)));
        for (lang, said) in [("en", "round 1"), ("de", "Runde 1"), ("en", "round 1")] {
            let words = Words::new(lang).unwrap();
            let progress = found.progress(words, || {
                asked.set(asked.get() + 1);
                said.to_owned()
            });
            assert_eq!(&*progress, said);
        }
        assert_eq!(asked.get(), 2, "once for each language");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic = "depends on more than the moment"]
    fn things_that_depend_on_the_reader_are_found() {
        let found = Found::default();
        found.things(|| 7_u8);
        found.things(|| 8_u8);
    }
}
