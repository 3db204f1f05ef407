//! Parts of pages that stay while what they show does, or that many pages share: drawn once for the whole house, and kept
//! as long as there is room.

use super::fragment::{Fragment, Sheet};
use boards::Fragments;
use foldhash::quality::RandomState;
use maud::Markup;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, LazyLock};
use words::Words;

/// A drawing: fragments one after the other.
type Drawing = Arc<[Arc<Fragment>]>;

/// How many bytes of text are kept.
const BUDGET: u64 = 64 << 20;

/// About how long a drawing is.
const DRAWING: u64 = 2 << 10;

static DRAWINGS: LazyLock<Cache<u64, Drawing, TextLength>> =
    LazyLock::new(|| Cache::with_weighter((BUDGET / DRAWING) as usize, BUDGET, TextLength));

/// Keys cannot be found on purpose that pass for one another.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

#[derive(Clone)]
struct TextLength;

impl Weighter<u64, Drawing> for TextLength {
    fn weight(&self, _: &u64, drawing: &Drawing) -> u64 {
        // With what it takes beside its text.
        drawing.iter().map(|fragment| fragment.text().len() as u64 + 128).sum()
    }
}

/// A part of a page; `draw` draws it unless it is kept.
///
/// `depends_on` has to hold everything the drawing depends on besides the language: it is handed to every table, so
/// whatever belongs to one table or one seat must stand in it. A debug build draws every time and makes sure of that.
pub(crate) fn kept(
    sheet: &Sheet,
    name: &'static str,
    words: Words,
    depends_on: impl Hash,
    draw: impl Fn() -> Markup,
) -> Markup {
    let key = HASHES.hash_one((name, words.lang(), depends_on));
    let drawing = DRAWINGS.get(&key);
    if cfg!(debug_assertions)
        && let Some(known) = &drawing
    {
        let text =
            |drawing: &[Arc<Fragment>]| drawing.iter().map(|fragment| fragment.text()).collect::<String>();
        assert_eq!(text(&sheet.inside(&draw)), text(known), "{name} depends on more than it says");
    }
    let drawing = drawing.unwrap_or_else(|| {
        let drawn: Drawing = sheet.inside(&draw).into();
        DRAWINGS.insert(key, Arc::clone(&drawn));
        drawn
    });
    sheet.put(drawing.iter().map(Arc::clone))
}

/// Keeps parts of drawings on the way to a page.
#[derive(Debug)]
pub(crate) struct Kept<'a> {
    pub(crate) sheet: &'a Sheet,
    pub(crate) words: Words,
}

impl Fragments for Kept<'_> {
    fn fragment(&self, name: &'static str, key: u64, draw: &dyn Fn() -> Markup) -> Markup {
        kept(self.sheet, name, self.words, key, draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;
    use std::cell::Cell;

    fn show(lang: &str, name: &'static str, key: u64, shown: u64) -> String {
        let (sheet, words) = (Sheet::default(), Words::new(lang).unwrap());
        let written = kept(&sheet, name, words, key, || html! { (lang) " " (name) " " (shown) });
        sheet.resolve(&written).iter().map(|fragment| fragment.text()).collect()
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
            let sheet = Sheet::default();
            let written = kept(&sheet, "outer", words, (outer, inner), || {
                html! { b { (outer) (kept(&sheet, "inner", words, inner, || {
                    drawn.set(drawn.get() + 1);
                    html! { i { (inner) } }
                })) } }
            });
            let text: String = sheet.resolve(&written).iter().map(|fragment| fragment.text()).collect();
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
