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

/// The newest of every section.
#[derive(Default)]
pub(crate) struct Sections {
    sums: RandomState,
    newest: Mutex<HashMap<Place, (u64, Arc<Cut>)>>,
}

impl Sections {
    /// A section; `draw` draws it anew if it shows something else than the last time.
    ///
    /// `shows` has to hold everything the drawing depends on besides the language, `whose` and what never changes
    /// about a table.
    pub(crate) fn section(
        &self,
        name: &'static str,
        words: Words,
        whose: Option<Seat>,
        shows: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Arc<Cut> {
        let sum = self.sums.hash_one(shows);
        let place = (name, words.lang(), whose);
        // Whoever comes second waits while the first one draws, which takes no longer than drawing it twice.
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        match newest.get(&place) {
            Some((shown, section)) if *shown == sum => Arc::clone(section),
            Some(_) | None => {
                let section = Arc::new(Cut::new(draw().into_string()));
                newest.insert(place, (sum, Arc::clone(&section)));
                section
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn a_section_is_drawn_anew_when_it_shows_something_else() {
        let (sections, mut drawn) = (Sections::default(), 0);
        let mut show = |whose: Option<Seat>, lang: &str, number: u8| {
            let words = Words::new(lang).unwrap();
            let section = sections.section("test", words, whose, number, || {
                drawn += 1;
                html! { (number) }
            });
            section.pieces().map(|(piece, _)| piece.to_owned()).collect::<String>()
        };
        for (whose, lang, number) in [
            (None, "en", 1),
            (None, "en", 1),
            (None, "en", 2),
            (None, "de", 2),
            (Some(Seat::new(0)), "en", 2),
            (None, "en", 2),
        ] {
            assert_eq!(show(whose, lang, number), number.to_string());
        }
        assert_eq!(drawn, 4);
    }
}
