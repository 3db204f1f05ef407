//! Sections of a table's page that stay the same while what they show does: drawn once, not once for every
//! reader and every move.

use crate::drawing::Fragment;
use foldhash::quality::RandomState;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, Mutex, PoisonError};
use table::Seat;
use words::Words;

/// Which section, or which element of one, in which language, and for whom if not for everybody.
type Place = (&'static str, u64, &'static str, Option<Seat>);

/// The newest of everything, with the sum of what it shows.
type Shelf = Mutex<HashMap<Place, (u64, Arc<Fragment>), RandomState>>;

/// The newest of every section.
#[derive(Default)]
pub(crate) struct Sections {
    sums: RandomState,
    newest: Shelf,
    /// What sections are made of; they are drawn while a section is.
    elements: Shelf,
}

impl Sections {
    /// A section; `draw` draws it anew if it shows something else than the last time.
    ///
    /// `shows` has to hold everything the drawing depends on besides the language, `whose` and what never changes
    /// about a table. A debug build draws every time and makes sure of that.
    pub(crate) fn section(
        &self,
        name: &'static str,
        words: Words,
        whose: Option<Seat>,
        shows: impl Hash,
        draw: impl FnOnce() -> Fragment,
    ) -> Arc<Fragment> {
        self.keep(&self.newest, (name, 0, words.lang(), whose), shows, draw)
    }

    /// An element of a section that everybody sees, one of many of this name; the same is asked of `shows`.
    pub(crate) fn element(
        &self,
        name: &'static str,
        which: impl Hash,
        words: Words,
        shows: impl Hash,
        draw: impl FnOnce() -> Fragment,
    ) -> Arc<Fragment> {
        self.keep(&self.elements, (name, self.sums.hash_one(which), words.lang(), None), shows, draw)
    }

    /// Forgets everything; whether there was anything.
    pub(crate) fn forget(&self) -> bool {
        let shelves = [&self.newest, &self.elements];
        let all =
            shelves.map(|shelf| std::mem::take(&mut *shelf.lock().unwrap_or_else(PoisonError::into_inner)));
        all.iter().any(|drawn| !drawn.is_empty())
    }

    fn keep(
        &self,
        shelf: &Shelf,
        place: Place,
        shows: impl Hash,
        draw: impl FnOnce() -> Fragment,
    ) -> Arc<Fragment> {
        let sum = self.sums.hash_one(shows);
        // Whoever comes second waits while the first one draws, which takes no longer than drawing it twice.
        let mut newest = shelf.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((shown, kept)) = newest.get(&place)
            && *shown == sum
        {
            if cfg!(debug_assertions) {
                let name = place.0;
                assert_eq!(draw().text(), kept.text(), "{name} depends on more than it says it shows");
            }
            return Arc::clone(kept);
        }
        let section = Arc::new(draw());
        newest.insert(place, (sum, Arc::clone(&section)));
        section
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn show(sections: &Sections, whose: Option<Seat>, lang: &str, key: u8, shown: u8) -> String {
        let words = Words::new(lang).unwrap();
        let draw = || Fragment::new(&html! { (shown) }.0);
        sections.section("test", words, whose, key, draw).text().to_owned()
    }

    #[test]
    fn a_section_is_drawn_anew_when_it_shows_something_else() {
        let sections = Sections::default();
        for (whose, lang, number) in [
            (None, "en", 1),
            (None, "en", 1),
            (None, "en", 2),
            (None, "de", 3),
            (Some(Seat::new(0)), "en", 4),
            (None, "en", 2),
        ] {
            assert_eq!(show(&sections, whose, lang, number, number), number.to_string());
        }
    }

    #[test]
    fn an_element_is_one_of_many_and_may_be_drawn_while_its_section_is() {
        let (sections, words) = (Sections::default(), Words::new("en").unwrap());
        let mut drawn = 0;
        let mut show = |which: u8, key: u8| {
            let section = sections.section("test", words, None, (which, key), || {
                let draw = || {
                    drawn += 1;
                    Fragment::new(&html! { (which) "=" (key) }.0)
                };
                Fragment::new(sections.element("test", which, words, key, draw).text())
            });
            assert_eq!(section.text(), format!("{which}={key}"));
        };
        for (which, key) in [(1, 1), (2, 1), (1, 1), (2, 2), (1, 1)] {
            show(which, key);
        }
        // A debug build draws all the same, to compare.
        assert_eq!(drawn, if cfg!(debug_assertions) { 5 } else { 3 });
    }

    #[test]
    fn what_is_forgotten_is_drawn_again() {
        let sections = Sections::default();
        assert!(!sections.forget(), "there is nothing yet");
        show(&sections, None, "en", 1, 1);
        assert!(sections.forget());
        // A debug build would find that the same is said to show something else.
        assert_eq!(show(&sections, None, "en", 1, 2), "2");
        let words = Words::new("en").unwrap();
        sections.element("test", 1, words, 1, || Fragment::new("an element"));
        assert!(sections.forget() && !sections.forget());
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic = "depends on more than it says"]
    fn a_section_that_forgets_to_say_what_it_depends_on_is_found() {
        let sections = Sections::default();
        show(&sections, None, "en", 1, 1);
        show(&sections, None, "en", 1, 2);
    }
}
