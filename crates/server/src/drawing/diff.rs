//! What a part has in common with one that a browser shows: stretches to be copied, and the text between them.
//!
//! Parts that stay are found by their hash, whatever is in them. Of those that are left, parts of the same name are compared
//! with each other, at last tag by tag.

use super::part::{Content, Part};
use std::sync::Arc;

/// A shorter stretch is sent as text: to name its place takes as much.
const SHORTEST_COPY: u32 = 16;

/// A token as short as this stands in a page many times: where it is found elsewhere means nothing.
const SHORT_TOKEN: u32 = 12;

/// So many tokens before and after the place where the one before was found are looked at.
const BEHIND: usize = 32;
const AHEAD: usize = 128;

/// Where a part comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// It is the part at this place.
    Same(usize),
    /// It resembles the part at this place.
    Changed(usize),
    /// It is new.
    New,
}

/// Where each of some parts comes from.
pub(super) fn origins(old: &[Arc<Part>], new: &[Arc<Part>]) -> Vec<Origin> {
    let (mut next, mut left) = (0, vec![true; old.len()]);
    let mut origins: Vec<Origin> = new
        .iter()
        .map(|part| {
            let is_it = |known: &Arc<Part>| known.hash == part.hash;
            let ahead = old[next..].iter().position(is_it).map(|ahead| next + ahead);
            let Some(place) = ahead.or_else(|| old[..next].iter().position(is_it)) else {
                return Origin::New;
            };
            left[place] = false;
            next = place + 1;
            Origin::Same(place)
        })
        .collect();
    next = 0;
    for (origin, part) in origins.iter_mut().zip(new) {
        match origin {
            Origin::Same(place) | Origin::Changed(place) => next = *place + 1,
            Origin::New => {
                let resembles = |place: &usize| left[*place] && old[*place].name == part.name;
                let found = (next..old.len()).find(resembles).or_else(|| (0..next).find(resembles));
                if let Some(place) = found {
                    left[place] = false;
                    next = place + 1;
                    *origin = Origin::Changed(place);
                }
            }
        }
    }
    origins
}

/// Where each of some parts begins, in UTF-16 code units.
pub(super) fn starts(parts: &[Arc<Part>]) -> Vec<u32> {
    let begin = |end: &mut u32, part: &Arc<Part>| {
        let begin = *end;
        *end += part.units;
        Some(begin)
    };
    parts.iter().scan(0, begin).collect()
}

/// How a browser makes a part of one it shows, or of nothing: steps as the script reads them, places counted from where the
/// part before begins.
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
            for (part, origin) in new.iter().zip(origins(old, new)) {
                match origin {
                    Origin::Same(place) => {
                        steps.copy(start + starts[place], part.units, |held| part.write(held))
                    }
                    Origin::Changed(place) => compare(&old[place], start + starts[place], part, steps),
                    Origin::New => steps.insert_part(part),
                }
            }
        }
        (Content::Text(_) | Content::Parts(_), _) => {
            let mut known = Known::default();
            known.add(before, start);
            known.compare(after, &mut 0, steps);
        }
    }
}

/// The tokens of a part from before: much of them stands in the one that is new.
#[derive(Default)]
struct Known {
    hashes: Vec<u64>,
    /// Where each begins in the part.
    begins: Vec<u32>,
}

impl Known {
    fn add(&mut self, part: &Part, start: u32) {
        match &part.content {
            Content::Text(text) => {
                let tokens = text.tokens();
                self.hashes.extend(tokens.iter().map(|token| token.hash));
                let begins = std::iter::once(0).chain(tokens.iter().map(|token| token.unit_end));
                self.begins.extend(begins.take(tokens.len()).map(|begin| start + begin));
            }
            Content::Parts(parts) => {
                parts.iter().zip(starts(parts)).for_each(|(part, begin)| self.add(part, start + begin));
            }
        }
    }

    /// Compares a new part, from the known token `at` on.
    fn compare(&self, part: &Part, at: &mut usize, steps: &mut Steps) {
        let text = match &part.content {
            Content::Text(text) => text,
            Content::Parts(parts) => return parts.iter().for_each(|part| self.compare(part, at, steps)),
        };
        let mut begin = 0;
        for (token, text) in text.tokens().iter().zip(text.token_texts()) {
            let length = token.unit_end - begin;
            begin = token.unit_end;
            match self.find(token.hash, length, *at) {
                Some(place) => {
                    steps.copy(self.begins[place], length, |held| held.push_str(text));
                    *at = place + 1;
                }
                None => steps.insert(text),
            }
        }
    }

    /// Where a token stands, best at `at` or soon after it. What stands far away is not looked for: to send it again costs
    /// less than to compare it with everything.
    fn find(&self, hash: u64, length: u32, at: usize) -> Option<usize> {
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

/// Steps while they are put together: neighbours become one.
///
/// A tab begins each of them: `~120 14` copies 14 units from the 120th on, `+<b>` is text.
#[derive(Default)]
struct Steps {
    written: String,
    /// Whether text is written at the end.
    inserting: bool,
    /// A stretch that may still grow.
    open: Option<(u32, u32)>,
    /// Its text, as long as it is too short to be copied.
    held: String,
}

impl Steps {
    /// Copies a stretch; `text` writes what is in it.
    fn copy(&mut self, start: u32, length: u32, text: impl FnOnce(&mut String)) {
        let length = match self.open {
            Some((from, so_far)) if from + so_far == start => so_far + length,
            Some(_) | None => {
                self.close();
                length
            }
        };
        let start = self.open.map_or(start, |(from, _)| from);
        self.open = Some((start, length));
        if length < SHORTEST_COPY { text(&mut self.held) } else { self.held.clear() }
    }

    fn insert(&mut self, text: &str) {
        self.close();
        self.begin_text();
        self.written.push_str(text);
    }

    fn insert_part(&mut self, part: &Part) {
        self.close();
        self.begin_text();
        part.write(&mut self.written);
    }

    fn begin_text(&mut self) {
        if !self.inserting {
            self.written.push_str("\t+");
            self.inserting = true;
        }
    }

    fn close(&mut self) {
        match self.open.take() {
            Some((_, length)) if length < SHORTEST_COPY => {
                self.begin_text();
                self.written.push_str(&self.held);
                self.held.clear();
            }
            Some((start, length)) => {
                write_copy(&mut self.written, '~', start, length);
                self.inserting = false;
            }
            None => {}
        }
    }

    fn end(mut self) -> String {
        self.close();
        self.written
    }
}

/// Writes a step that copies a stretch.
pub(super) fn write_copy(to: &mut String, sign: char, start: u32, length: u32) {
    to.extend(['\t', sign]);
    to.push_str(itoa::Buffer::new().format(start));
    to.push(' ');
    to.push_str(itoa::Buffer::new().format(length));
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
        use Origin::{Changed, New, Same};
        assert_eq!(origins(&before, &after), [Changed(2), Changed(1), Same(0), New]);
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
