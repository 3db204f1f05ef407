//! Cleans text that people write, for display: names, chat, and the names in imported records. A text must not look
//! like another one, nor reverse the text around it.

use crate::store::{DELETED, StoredSeat};
use games::GameId;
use table::Seat;
use unicode_normalization::UnicodeNormalization;
use words::Words;

/// How many letters a name may have.
const LONGEST_NAME: usize = 24;

/// A text without invisible characters, on one line, with single spaces.
pub(crate) fn shown(text: &str) -> String {
    let seen: String = text.chars().filter(|&c| !is_unseen(c)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A short text, cleaned and truncated; `None` if nothing is left.
pub(crate) fn clean_text(text: &str) -> Option<String> {
    let text: String = shown(text).chars().take(LONGEST_NAME).collect();
    let text = text.trim_end();
    (!text.is_empty()).then(|| text.to_owned())
}

/// A cleaned name; `None` if it looks like that of a deleted person.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    clean_text(name).filter(|name| !is_of_deleted(name))
}

/// Whether a name looks like that of a deleted person in any language: it is reserved.
fn is_of_deleted(name: &str) -> bool {
    let Some(name) = compared(name) else { return false };
    let languages = Words::languages().into_iter().filter_map(Words::new);
    let mut shown = languages
        .filter_map(|words| compared(&words.say("personal-data-deleted")))
        .chain([DELETED.to_owned()]);
    shown.any(|word| {
        let number = name.strip_prefix(&word).map(str::trim_start);
        number.is_some_and(|number| number.chars().all(char::is_numeric))
    })
}

/// A name normalised for comparison: case and composition of letters are ignored (Unicode's compatibility form). `None`
/// if it has invisible characters: it could look like another.
pub(crate) fn compared(name: &str) -> Option<String> {
    if name.chars().any(is_unseen) {
        return None;
    }
    let small = name.nfkc().collect::<String>().to_lowercase();
    // Some characters become a space and a mark; clean the ends again.
    Some(shown(&small.nfkc().collect::<String>()))
}

/// Whether it is the default name of guests in any language.
pub(crate) fn is_guest(name: &str) -> bool {
    let mut all = Words::languages().into_iter().filter_map(Words::new);
    all.any(|words| compared(&words.say("server-guest")) == compared(name))
}

/// The names of seats for a reader: a seat without a name is shown as a number in their language.
pub(crate) fn shown_names(words: Words, seats: &[StoredSeat]) -> Vec<String> {
    let name = |(seat, stored): (Seat, &StoredSeat)| match stored.name.as_str() {
        "" => words.name(seat, &[]),
        DELETED => format!("{} {}", words.say("personal-data-deleted"), seat.index() + 1),
        name => name.to_owned(),
    };
    Seat::all(seats.len()).zip(seats).map(name).collect()
}

/// Whether it is the default name of a seat in any language: it is reserved.
fn is_number(name: &str) -> bool {
    let most = GameId::ALL.into_iter().map(|game| *game.players().end()).max().unwrap_or_default();
    let name = compared(name);
    let is_called = |words: Words| Seat::all(most).any(|seat| compared(&words.name(seat, &[])) == name);
    Words::languages().into_iter().filter_map(Words::new).any(is_called)
}

/// A name that nobody else at a table has: the second Anna is `Anna 2`. An empty name stays empty.
pub(crate) fn distinct<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<Option<String>> = others.map(compared).collect();
    let numbered = (2_usize..).map(|number| {
        let number = format!(" {number}");
        let room = LONGEST_NAME - number.len();
        name.chars().take(room).collect::<String>() + &number
    });
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    // Somebody may have chosen the name of deleted people before it was reserved.
    if name.is_empty() || is_of_deleted(name) {
        return String::new();
    }
    let is_free = |name: &String| !taken.contains(&compared(name)) && !is_number(name);
    names.find(is_free).expect("there are more numbers than seats")
}

/// Control characters, and characters that show nothing or reverse the text: those that Unicode calls default ignorable
/// (all direction marks, joiners, selectors and tags), line separators, annotations, and blank letters and signs.
///
/// Joiners and selectors also combine several emoji into one; without them each is shown by itself.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_read_stays_as_it_is() {
        for text in [
            "Ygraine",
            "Sir Ector",
            "Gwenhwyfar ü ß é",
            "Zoe\u{308}",
            "שלום",
            "مرحبا",
            "アーサー",
            "👑🐉",
            "a<b>&\"'",
        ] {
            assert_eq!(shown(text), text);
        }
    }

    #[test]
    fn what_cannot_be_seen_goes() {
        assert_eq!(shown("\u{202e}Anna\u{2069}\u{0}"), "Anna");
        assert_eq!(shown("  a\t \u{a0}\u{3000}b \n"), "a b");
        assert_eq!(shown("👩\u{200d}🚀 ☀\u{fe0f}"), "👩🚀 ☀");
        assert_eq!(clean_name("\u{e0061}\u{34f} \u{fe0f}"), None);
        assert_eq!(clean_name(&format!("{} b", "a".repeat(23))).as_deref(), Some("a".repeat(23).as_str()));
    }

    #[test]
    fn a_second_one_of_a_name_gets_a_number() {
        let among = |name: &str, others: &[&str]| distinct(name, others.iter().copied());
        assert_eq!(among("Anna", &["Ben", ""]), "Anna");
        assert_eq!(among("anna", &["Anna"]), "anna 2");
        assert_eq!(among("Anna", &["Anna", "anna 2", "Ben"]), "Anna 3");
        let long = "a".repeat(LONGEST_NAME);
        assert_eq!(among(&long, &[&long]), format!("{} 2", "a".repeat(LONGEST_NAME - 2)));
    }

    #[test]
    fn names_are_compared_as_they_look() {
        for (one, other) in
            [("Anna", "aNNA"), ("Ａｎｎａ", "anna"), ("Zoë", "Zoe\u{308}"), ("Sir\u{a0} Kay", "sir kay")]
        {
            assert_eq!(compared(one), compared(other), "{one} and {other}");
        }
        assert_ne!(compared("Anna"), compared("Änna"));
        assert_eq!(compared("Anna\u{e0061}"), None);
        for name in ["İstanbul", "ΑΣ", "ﬁnn", "K", "¨a"] {
            let once = compared(name).unwrap();
            assert_eq!(compared(&once), Some(once.clone()), "{name}");
        }
    }
}
