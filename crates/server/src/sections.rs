//! Sections of a table's page that stay the same while what they show does: drawn and cut once, not once for every
//! reader and every move.

use crate::pieces::Cut;
use maud::Markup;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Arc, Mutex, PoisonError};
use table::Seat;
use words::Words;

/// Which section, in which language, and for whom if not for everybody.
type Place = (&'static str, &'static str, Option<Seat>);

/// A section, of one part or several between which something else stands.
type Parts<const N: usize> = [Arc<Cut>; N];

/// What was drawn last, and the sum of what it shows.
type Kept = (u64, Vec<Arc<Cut>>);

/// The newest of every section.
#[derive(Default)]
pub(crate) struct Sections {
    sums: RandomState,
    newest: Mutex<HashMap<Place, Kept>>,
}

impl Sections {
    /// A section; `draw` draws it anew if it shows something else than the last time.
    ///
    /// `shows` has to hold everything the drawing depends on besides the language, `whose` and what never changes
    /// about a table. A debug build draws every time and makes sure of that.
    pub(crate) fn section<const N: usize>(
        &self,
        name: &'static str,
        words: Words,
        whose: Option<Seat>,
        shows: impl Hash,
        draw: impl FnOnce() -> [Markup; N],
    ) -> Parts<N> {
        let sum = self.sums.hash_one(shows);
        let place = (name, words.lang(), whose);
        // Whoever comes second waits while the first one draws, which takes no longer than drawing it twice.
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((shown, parts)) = newest.get(&place)
            && *shown == sum
            && let Ok(parts) = Parts::<N>::try_from(parts.clone())
        {
            if cfg!(debug_assertions) {
                let (now, kept) = (draw().map(cut), parts.each_ref());
                let same = now.iter().zip(kept).all(|(now, kept)| now.text() == kept.text());
                assert!(same, "the section {name:?} depends on more than it says it shows");
            }
            return parts;
        }
        let parts = draw().map(cut);
        newest.insert(place, (sum, parts.to_vec()));
        parts
    }
}

fn cut(drawn: Markup) -> Arc<Cut> {
    Arc::new(Cut::new(drawn.into_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn show(sections: &Sections, whose: Option<Seat>, lang: &str, key: u8, shown: u8) -> String {
        let words = Words::new(lang).unwrap();
        let [one, two] = sections.section("test", words, whose, key, || [html! { (shown) }, html! { "." }]);
        format!("{}{}", one.text(), two.text())
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
            assert_eq!(show(&sections, whose, lang, number, number), format!("{number}."));
        }
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
