//! Whoever keeps parts of drawings sees the same table: a part that has the same key is drawn the same, in every test.

use boards::Fragments;
use maud::Markup;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use words::Words;

/// Draws every part and compares it with what was drawn under its key before, whatever the table.
#[derive(Debug)]
pub(crate) struct Comparing(pub(crate) Words);

type Drawn = HashMap<(&'static str, &'static str, u64), String>;

static DRAWN: LazyLock<Mutex<Drawn>> = LazyLock::new(Mutex::default);

impl Fragments for Comparing {
    fn fragment(&self, name: &'static str, key: Option<u64>, draw: &dyn Fn() -> Markup) -> Markup {
        let drawn = draw();
        let Some(key) = key else { return drawn };
        let mut all = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all.entry((self.0.lang(), name, key)).or_insert_with(|| drawn.0.clone());
        assert_eq!(*known, drawn.0, "{name} depends on more than its key was made of");
        drawn
    }
}

/// How often each part was drawn anew.
pub(crate) fn counted() -> HashMap<&'static str, usize> {
    let mut counted = HashMap::new();
    for (_, name, _) in DRAWN.lock().unwrap_or_else(PoisonError::into_inner).keys() {
        *counted.entry(*name).or_default() += 1;
    }
    counted
}
