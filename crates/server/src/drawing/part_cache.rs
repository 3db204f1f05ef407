//! A cache of parts that stay the same over several versions of a page, or are the same on many pages: each
//! is drawn once for the whole house.

use super::part::Part;
use super::placeholders::Placeholders;
use boards::Fragments;
use foldhash::quality::RandomState;
use maud::Markup;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::cell::OnceCell;
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, LazyLock};
use words::Words;

/// The size of the cache, in bytes of text.
const BUDGET: u64 = 64 << 20;

/// The average length of a part, for the initial capacity.
const PART: u64 = 2 << 10;

static PARTS: LazyLock<Cache<u64, Arc<Part>, TextLength>> =
    LazyLock::new(|| Cache::with_weighter((BUDGET / PART) as usize, BUDGET, TextLength));

/// Seeded per process, so that nobody can construct colliding keys.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

#[derive(Clone)]
struct TextLength;

impl Weighter<u64, Arc<Part>> for TextLength {
    fn weight(&self, _: &u64, part: &Arc<Part>) -> u64 {
        // The text, and the overhead of an entry.
        part.own_bytes as u64 + 128
    }
}

/// What parts depend on, as a part of their keys. Nobody can find two that pass for each other.
pub(crate) fn key(depends_on: impl Hash) -> u64 {
    HASHES.hash_one(depends_on)
}

/// A part of a page; `draw` draws it unless it is cached.
///
/// `depends_on` must contain everything the drawing depends on besides the language. The cache is shared by
/// all tables, so that includes everything about one table or one seat. A debug build draws every time and
/// checks this.
pub(crate) fn cached(
    placeholders: &Placeholders,
    name: &'static str,
    words: Words,
    depends_on: impl Hash,
    draw: impl Fn() -> Markup,
) -> Markup {
    let key = HASHES.hash_one((name, words.lang(), depends_on));
    let known = PARTS.get(&key);
    if cfg!(debug_assertions)
        && let Some(known) = &known
    {
        let text = |part: &Part| {
            let mut text = String::new();
            part.write(&mut text);
            text
        };
        assert_eq!(
            text(&placeholders.inside(name, &draw)),
            text(known),
            "{name} depends on more than it says"
        );
    }
    placeholders.put(known.unwrap_or_else(|| {
        let drawn = Arc::new(placeholders.inside(name, &draw));
        PARTS.insert(key, Arc::clone(&drawn));
        drawn
    }))
}

/// The parts of the drawings of one scene, from the cache or drawn now.
#[derive(Debug)]
pub(crate) struct CachedParts<'a> {
    placeholders: &'a Placeholders,
    words: Words,
    common: OnceCell<u64>,
}

impl<'a> CachedParts<'a> {
    pub(crate) fn new(placeholders: &'a Placeholders, words: Words) -> Self {
        Self { placeholders, words, common: OnceCell::new() }
    }
}

impl Fragments for CachedParts<'_> {
    fn fragment(&self, name: &'static str, key: Option<u64>, draw: &dyn Fn() -> Markup) -> Markup {
        match key {
            Some(key) => cached(self.placeholders, name, self.words, key, draw),
            None => self.placeholders.put(Arc::new(self.placeholders.inside(name, draw))),
        }
    }

    fn common(&self, find_out: &dyn Fn() -> u64) -> u64 {
        *self.common.get_or_init(find_out)
    }
}

#[cfg(test)]
mod tests {
    use super::super::page::Page;
    use super::*;
    use maud::html;
    use std::cell::Cell;

    fn show(lang: &str, name: &'static str, key: u64, shown: u64) -> String {
        let (placeholders, words) = (Placeholders::default(), Words::new(lang).unwrap());
        let written = cached(&placeholders, name, words, key, || html! { (lang) " " (name) " " (shown) });
        Page::new(&written, &placeholders).text().0
    }

    #[test]
    fn a_drawing_is_known_again_and_never_mistaken_for_another() {
        for (lang, name, key) in
            [("en", "a", 1), ("de", "a", 1), ("en", "b", 1), ("en", "a", 2), ("en", "a", 1)]
        {
            assert_eq!(show(lang, name, key, key), format!("{lang} {name} {key}"));
        }
    }

    #[test]
    fn a_drawing_may_be_made_of_others() {
        let (words, drawn) = (Words::new("en").unwrap(), Cell::new(0));
        let show = |outer: u64, inner: u64| {
            let placeholders = Placeholders::default();
            let written = cached(&placeholders, "outer", words, (outer, inner), || {
                html! { b { (outer) (cached(&placeholders, "inner", words, inner, || {
                    drawn.set(drawn.get() + 1);
                    html! { i { (inner) } }
                })) } }
            });
            let text = Page::new(&written, &placeholders).text().0;
            assert_eq!(text, format!("<b>{outer}<i>{inner}</i></b>"));
        };
        for (outer, inner) in [(1, 1), (2, 1), (2, 1), (2, 2)] {
            show(outer, inner);
        }
        // A debug build draws all the same, to compare.
        assert_eq!(drawn.get(), if cfg!(debug_assertions) { 4 } else { 2 });
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic = "depends on more than it says"]
    fn a_drawing_that_forgets_to_say_what_it_depends_on_is_found() {
        // It might be thrown away in between.
        for _ in 0..100 {
            show("en", "forgetful", 1, 1);
            show("en", "forgetful", 1, 2);
        }
    }
}
