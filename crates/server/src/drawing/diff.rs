//! Diffs two versions of a part: which stretches are copied, and which text is inserted between them.
//!
//! Parts that stay are found by their hash. Of the others, parts of the same name are compared. The texts of
//! two such parts are compared tag by tag, without their common beginning and end.

use super::part::{Content, HASHES, Part, units};
use super::steps::Steps;
use memchr::{memchr, memchr_iter, memrchr};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::Arc;

/// Tokens of this length or less occur many times in a page, so they are searched for only at the expected
/// place and the next.
const SHORT_TOKEN: usize = 12;

/// How many tokens before and after the expected place are searched.
const BEHIND: usize = 32;
const AHEAD: usize = 128;

/// Where a part of the new version comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PartSource {
    /// It is the part with this index.
    Same(usize),
    /// It is a changed version of the part with this index.
    Changed(usize),
    /// It is new.
    New,
}

/// The source of each new part.
pub(super) fn sources(old: &[Arc<Part>], new: &[Arc<Part>]) -> Vec<PartSource> {
    let (mut next, mut left) = (0, vec![true; old.len()]);
    let mut sources: Vec<PartSource> = new
        .iter()
        .map(|part| {
            let is_it = |known: &Arc<Part>| known.hash == part.hash;
            let ahead = old[next..].iter().position(is_it).map(|ahead| next + ahead);
            let Some(place) = ahead.or_else(|| old[..next].iter().position(is_it)) else {
                return PartSource::New;
            };
            left[place] = false;
            next = place + 1;
            PartSource::Same(place)
        })
        .collect();
    next = 0;
    for (source, part) in sources.iter_mut().zip(new) {
        match source {
            PartSource::Same(place) | PartSource::Changed(place) => next = *place + 1,
            PartSource::New => {
                let resembles = |place: &usize| left[*place] && old[*place].name == part.name;
                let begins_alike =
                    |place: &usize| Reverse(begin_alike(beginning(&old[*place]), beginning(part)));
                let mut found = (next..old.len()).chain(0..next).filter(resembles);
                let found = match part.name {
                    "" => found.next(),
                    // Of several, the one with the same id: they begin with it.
                    _ => found.min_by_key(begins_alike),
                };
                if let Some(place) = found {
                    left[place] = false;
                    next = place + 1;
                    *source = PartSource::Changed(place);
                }
            }
        }
    }
    sources
}

/// The beginning of a part, which distinguishes it from others of the same name.
fn beginning(part: &Part) -> &[u8] {
    match &part.content {
        Content::Text(text) => &text.as_bytes()[..text.len().min(4 * AT_ONCE)],
        Content::Parts(parts) => parts.first().map_or(&[], |first| beginning(first)),
    }
}

/// The start of each part, in UTF-16 code units.
pub(super) fn starts(parts: &[Arc<Part>]) -> Vec<u32> {
    let begin = |end: &mut u32, part: &Arc<Part>| {
        let begin = *end;
        *end += part.units;
        Some(begin)
    };
    parts.iter().scan(0, begin).collect()
}

/// The steps from one version of a part, if there is one, to another. Offsets are relative to the start of
/// the old version.
pub(super) fn steps(before: Option<&Part>, after: &Part) -> String {
    let mut steps = Steps::default();
    match before {
        Some(before) => compare(before, 0, after, &mut steps),
        None => steps.insert_part(after),
    }
    steps.end()
}

fn compare(before: &Part, start: u32, after: &Part, steps: &mut Steps) {
    match (&before.content, &after.content) {
        (Content::Parts(old), Content::Parts(new)) => {
            let starts = starts(old);
            for (part, source) in new.iter().zip(sources(old, new)) {
                match source {
                    PartSource::Same(place) => {
                        steps.copy(start + starts[place], part.units, |held| part.write(held))
                    }
                    PartSource::Changed(place) => compare(&old[place], start + starts[place], part, steps),
                    PartSource::New => steps.insert_part(part),
                }
            }
        }
        (Content::Text(_) | Content::Parts(_), _) => {
            compare_texts(&text_of(before), start, &text_of(after), steps);
        }
    }
}

fn text_of(part: &Part) -> Cow<'_, str> {
    match &part.content {
        Content::Text(text) => Cow::Borrowed(text),
        Content::Parts(_) => {
            let mut text = String::with_capacity(part.bytes);
            part.write(&mut text);
            Cow::Owned(text)
        }
    }
}

/// Compares two texts. Their common beginning and end are copied.
fn compare_texts(before: &str, start: u32, after: &str, steps: &mut Steps) {
    let (old, new) = (before.as_bytes(), after.as_bytes());
    // Cut only before a tag.
    let head = memrchr(b'<', &new[..begin_alike(old, new)]).unwrap_or_default();
    let alike = end_alike(&old[head..], &new[head..]);
    let tail = memchr(b'<', &new[new.len() - alike..]).map_or(0, |tag| alike - tag);
    let (head_units, tail_units) = (units(&after[..head]), units(&after[after.len() - tail..]));
    if head > 0 {
        steps.copy(start, head_units, |held| held.push_str(&after[..head]));
    }
    let middle = &before[head..before.len() - tail];
    compare_tokens(middle, start + head_units, &after[head..after.len() - tail], steps);
    if tail > 0 {
        let from = start + head_units + units(middle);
        steps.copy(from, tail_units, |held| held.push_str(&after[after.len() - tail..]));
    }
}

/// How many bytes are compared at once.
const AT_ONCE: usize = 32;

/// The length of the common beginning of two texts, in bytes.
fn begin_alike(old: &[u8], new: &[u8]) -> usize {
    let whole = old.chunks_exact(AT_ONCE).zip(new.chunks_exact(AT_ONCE));
    let same = AT_ONCE * whole.take_while(|(one, other)| one == other).count();
    same + old[same..].iter().zip(&new[same..]).take_while(|(one, other)| one == other).count()
}

/// The length of the common end of two texts, in bytes.
fn end_alike(old: &[u8], new: &[u8]) -> usize {
    let whole = old.rchunks_exact(AT_ONCE).zip(new.rchunks_exact(AT_ONCE));
    let same = AT_ONCE * whole.take_while(|(one, other)| one == other).count();
    let rest = old.iter().rev().skip(same).zip(new.iter().rev().skip(same));
    same + rest.take_while(|(one, other)| one == other).count()
}

/// Compares the middle of two texts token by token.
fn compare_tokens(before: &str, start: u32, after: &str, steps: &mut Steps) {
    let known = Known::new(before);
    // A byte offset and the same place in units. Units are counted only for what is copied.
    let mut counted = (0, start);
    let mut copy = |from: Range<usize>, steps: &mut Steps| {
        let (place, so_far) = if from.start < counted.0 { (0, start) } else { counted };
        let begin = so_far + units(&before[place..from.start]);
        let length = units(&before[from.clone()]);
        counted = (from.end, begin + length);
        steps.copy(begin, length, |held| held.push_str(&before[from]));
    };
    let (mut at, mut same) = (0, 0..0);
    for token in tokens(after) {
        let found = known.find(HASHES.hash_one(token), token.len(), at);
        let begin = found.map(|place| known.begins[place] as usize);
        if begin != Some(same.end) && !same.is_empty() {
            copy(std::mem::take(&mut same), steps);
        }
        match (found, begin) {
            (Some(place), Some(begin)) => {
                let first = if same.is_empty() { begin } else { same.start };
                (at, same) = (place + 1, first..begin + token.len());
            }
            _ => steps.insert(token),
        }
    }
    if !same.is_empty() {
        copy(same, steps);
    }
}

/// Splits a text into tokens: a tag and what follows it up to the next tag. Text before the first tag is a token, too.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut begin = 0;
    let ends = memchr_iter(b'<', text.as_bytes()).chain([text.len()]);
    ends.filter_map(move |end| {
        let token = &text[begin..end];
        begin = end;
        (!token.is_empty()).then_some(token)
    })
}

/// The tokens of the old text, to be found by the tokens of the new one.
struct Known {
    hashes: Vec<u64>,
    /// The byte offset of each token.
    begins: Vec<u32>,
}

impl Known {
    fn new(text: &str) -> Self {
        let begin = |end: &mut usize, token: &str| {
            let begin = *end;
            *end += token.len();
            Some((HASHES.hash_one(token), begin as u32))
        };
        let (hashes, begins) = tokens(text).scan(0, begin).unzip();
        Self { hashes, begins }
    }

    /// Finds a token, first at `at`, then near it. Tokens farther away are not searched for: sending them
    /// again costs less.
    fn find(&self, hash: u64, length: usize, at: usize) -> Option<usize> {
        let (behind, ahead) = self.hashes.split_at(at.min(self.hashes.len()));
        if ahead.first() == Some(&hash) {
            return Some(at);
        }
        if length <= SHORT_TOKEN {
            return (ahead.get(1) == Some(&hash)).then_some(at + 1);
        }
        let is_it = |known: &u64| *known == hash;
        let ahead = &ahead[..ahead.len().min(AHEAD)];
        let first = behind.len().saturating_sub(BEHIND);
        let found = ahead.iter().position(is_it).map(|ahead| at + ahead);
        found.or_else(|| behind[first..].iter().position(is_it).map(|behind| first + behind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{below, generator};

    fn part(texts: &[impl AsRef<str>]) -> Part {
        Part::of("all", texts.iter().map(|text| Arc::new(Part::text("", text.as_ref()))).collect())
    }

    fn text(part: &Part) -> String {
        let mut text = String::new();
        part.write(&mut text);
        text
    }

    /// What a browser makes of it.
    fn apply(before: &str, steps: &str) -> String {
        let units: Vec<u16> = before.encode_utf16().collect();
        let copied = |place: &str| {
            let (start, length) = place.split_once(' ').unwrap();
            let [start, length]: [usize; 2] = [start, length].map(|number| number.parse().unwrap());
            String::from_utf16(&units[start..start + length]).unwrap()
        };
        let step = |step: &str| match step.split_at(1) {
            ("~", place) => copied(place),
            (_, text) => text.to_owned(),
        };
        steps.split('\t').skip(1).map(step).collect()
    }

    fn compared(before: &[impl AsRef<str>], after: &[impl AsRef<str>]) -> String {
        let (before, after) = (part(before), part(after));
        let steps = steps(Some(&before), &after);
        assert_eq!(apply(&text(&before), &steps), text(&after), "{steps:?}");
        steps
    }

    const LONG: &str = "<p>a paragraph that is long enough</p>";
    const OTHER: &str = "<p>another one with an ö, also long</p>";

    #[test]
    fn what_stays_is_copied() {
        assert_eq!(compared(&[LONG], &[LONG]), "\t~0 38");
        assert_eq!(compared(&[LONG, OTHER], &[LONG, OTHER]), "\t~0 77");
        assert_eq!(compared(&[""; 0], &[LONG]), format!("\t+{LONG}"));
        assert_eq!(compared(&[LONG], &[""; 0]), "");
    }

    #[test]
    fn what_moved_is_copied_from_where_it_was() {
        assert_eq!(compared(&[LONG, OTHER], &[OTHER, "<b>new</b>", LONG]), "\t~38 39\t+<b>new</b>\t~0 38");
    }

    #[test]
    fn inside_a_text_tags_are_compared() {
        let before = format!("{LONG}<i>1</i>{OTHER}");
        let after = format!("{LONG}<i>2</i>{OTHER}");
        let steps = compared(&[&before], &[&after]);
        assert_eq!(steps.split('\t').count(), 4, "{steps:?}");
        assert!(steps.contains("\t+<i>2"), "{steps:?}");
    }

    #[test]
    fn a_stretch_that_is_too_short_is_sent_as_text() {
        let steps = compared(&["<a>1<b>the one that goes"], &["<c>3<a>1<d>4 and something else"]);
        assert_eq!(steps, "\t+<c>3<a>1<d>4 and something else");
    }

    #[test]
    fn a_part_that_changed_is_compared_with_the_one_of_its_name() {
        let named = |name, text: &str| Arc::new(Part::text(name, text));
        let (a, b) = (format!("{LONG}<i>1</i>"), format!("{OTHER}<i>1</i>"));
        let before = [named("a", &a), named("b", &b), named("", "<hr>")];
        let after = [named("", "<br>"), named("b", &b.replace('1', "2")), named("a", &a), named("c", "<c>")];
        use PartSource::{Changed, New, Same};
        assert_eq!(sources(&before, &after), [Changed(2), Changed(1), Same(0), New]);
    }

    #[test]
    fn of_several_parts_of_a_name_the_one_with_the_same_id_is_compared() {
        let card = |id: &str, glows: &str| {
            Arc::new(Part::text(
                "card",
                &format!("<button id=\"card-{id}\" class=\"{glows}\">{LONG}{id}</button>"),
            ))
        };
        let hand =
            |cards: &str, glows| cards.chars().map(|id| card(&id.to_string(), glows)).collect::<Vec<_>>();
        let (before, after) = (hand("abcd", "glow"), hand("acd", ""));
        assert_eq!(sources(&before, &after), [0, 2, 3].map(PartSource::Changed), "b was played");
    }

    #[test]
    fn any_page_follows_from_any_other() {
        let mut rng = generator(3);
        let words = [
            "<g>",
            "</g>",
            "<text>König",
            "</text>",
            "<rect width=\"12\" height=\"8\">",
            "𝄞",
            "<",
            "a long text without any tag",
        ];
        let mut any = |most: u64| -> Vec<String> {
            (0..below(most, &mut rng))
                .map(|_| {
                    (0..below(12, &mut rng))
                        .map(|_| words[below(words.len() as u64, &mut rng) as usize])
                        .collect()
                })
                .collect()
        };
        for _ in 0..2_000 {
            let (before, after) = (any(6), any(6));
            compared(&before, &after);
        }
    }
}
