//! What a page has in common with the one a browser shows: stretches to be copied, and the text between them.
//!
//! Fragments that stay are found by their hash, whatever is in them. Only what is left of both pages is compared tag by tag.

use super::fragment::Fragment;
use super::page::Layout;
use std::sync::Arc;

/// A stretch of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// So many UTF-16 code units of the page before, from a place on.
    Copy { start: u32, length: u32 },
    /// New text.
    Insert(String),
}

/// A shorter stretch is sent as text: to name its place takes as much.
const SHORTEST_COPY: u32 = 16;

/// A token as short as this stands in a page many times: where it is found elsewhere means nothing.
const SHORT_TOKEN: u32 = 12;

/// So many tokens before and after the place where the one before was found are looked at.
const BEHIND: usize = 32;
const AHEAD: usize = 128;

/// How a browser makes a page of the one it shows.
pub(super) fn diff(before: &Layout, after: &[Arc<Fragment>]) -> Vec<Step> {
    let (found, gone) = unchanged(&before.hashes, after);
    let left = Leftovers::new(before, &gone);
    let (mut steps, mut at) = (Steps::default(), 0);
    for (fragment, found) in after.iter().zip(found) {
        match found {
            Some(number) => {
                steps.copy(before.starts[number], fragment.tokens().units(), fragment.text());
                at = left.behind[number];
            }
            None => left.compare(fragment, &mut at, &mut steps),
        }
    }
    steps.end()
}

/// Where each fragment stood before, and for each fragment from before whether it is gone.
fn unchanged(old: &[u64], after: &[Arc<Fragment>]) -> (Vec<Option<usize>>, Vec<bool>) {
    let (mut next, mut gone) = (0, vec![true; old.len()]);
    let found = after
        .iter()
        .map(|fragment| {
            let hash = fragment.tokens().hash;
            let is_it = |known: &u64| *known == hash;
            let ahead = old[next..].iter().position(is_it).map(|ahead| next + ahead);
            let place = ahead.or_else(|| old[..next].iter().position(is_it))?;
            gone[place] = false;
            next = (place + 1).min(old.len());
            Some(place)
        })
        .collect();
    (found, gone)
}

/// The tokens of fragments that are gone: much of them stands in those that are new.
struct Leftovers {
    hashes: Vec<u64>,
    /// Where each begins in the page before.
    begins: Vec<u32>,
    /// For each fragment from before, how many tokens of it and of those before it there are.
    behind: Vec<usize>,
}

impl Leftovers {
    fn new(before: &Layout, gone: &[bool]) -> Self {
        let room = before.fragments.iter().zip(gone).filter(|(_, gone)| **gone);
        let room = room.map(|(tokens, _)| tokens.hashes.len()).sum();
        let mut left = Self {
            hashes: Vec::with_capacity(room),
            begins: Vec::with_capacity(room),
            behind: Vec::with_capacity(gone.len()),
        };
        for ((tokens, start), gone) in before.fragments.iter().zip(&before.starts).zip(gone) {
            if *gone {
                left.hashes.extend_from_slice(&tokens.hashes);
                let begins = std::iter::once(0).chain(tokens.ends.iter().copied());
                left.begins.extend(begins.take(tokens.ends.len()).map(|begin| start + begin));
            }
            left.behind.push(left.hashes.len());
        }
        left
    }

    /// Compares a new fragment, from the leftover `at` on.
    fn compare(&self, fragment: &Fragment, at: &mut usize, steps: &mut Steps) {
        let tokens = fragment.tokens();
        let mut begin = 0;
        for ((text, &hash), &end) in fragment.token_texts().zip(&tokens.hashes).zip(&tokens.ends) {
            let length = end - begin;
            begin = end;
            match self.find(hash, length, *at) {
                Some(place) => {
                    steps.copy(self.begins[place], length, text);
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
#[derive(Default)]
struct Steps {
    done: Vec<Step>,
    /// A stretch that may still grow, and its text as long as it is too short to be copied.
    open: Option<(u32, u32, String)>,
}

impl Steps {
    fn copy(&mut self, start: u32, length: u32, text: &str) {
        match &mut self.open {
            Some((from, so_far, _)) if *from + *so_far == start => *so_far += length,
            Some(_) | None => {
                self.close();
                self.open = Some((start, length, String::new()));
            }
        }
        if let Some((_, so_far, held)) = &mut self.open {
            if *so_far < SHORTEST_COPY { held.push_str(text) } else { held.clear() }
        }
    }

    fn insert(&mut self, text: &str) {
        self.close();
        match self.done.last_mut() {
            Some(Step::Insert(before)) => before.push_str(text),
            Some(Step::Copy { .. }) | None => self.done.push(Step::Insert(text.to_owned())),
        }
    }

    fn close(&mut self) {
        match self.open.take() {
            Some((_, length, text)) if length < SHORTEST_COPY => self.insert(&text),
            Some((start, length, _)) => self.done.push(Step::Copy { start, length }),
            None => {}
        }
    }

    fn end(mut self) -> Vec<Step> {
        self.close();
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{below, generator};

    fn fragments(texts: &[impl AsRef<str>]) -> Vec<Arc<Fragment>> {
        texts.iter().map(|text| Arc::new(Fragment::new(text.as_ref()))).collect()
    }

    fn layout(fragments: &[Arc<Fragment>]) -> Layout {
        Layout::new(fragments)
    }

    fn text(fragments: &[Arc<Fragment>]) -> String {
        fragments.iter().map(|fragment| fragment.text()).collect()
    }

    /// What a browser makes of it.
    fn apply(before: &str, steps: &[Step]) -> String {
        let units: Vec<u16> = before.encode_utf16().collect();
        let copied = |start: u32, length: u32| {
            String::from_utf16(&units[start as usize..(start + length) as usize]).unwrap()
        };
        steps
            .iter()
            .map(|step| match step {
                Step::Copy { start, length } => copied(*start, *length),
                Step::Insert(text) => text.clone(),
            })
            .collect()
    }

    fn compared(before: &[impl AsRef<str>], after: &[impl AsRef<str>]) -> Vec<Step> {
        let (before, after) = (fragments(before), fragments(after));
        let steps = diff(&layout(&before), &after);
        assert_eq!(apply(&text(&before), &steps), text(&after));
        steps
    }

    const LONG: &str = "<p>a paragraph that is long enough</p>";
    const OTHER: &str = "<p>another one with an ö, also long</p>";

    #[test]
    fn what_stays_is_copied() {
        assert_eq!(compared(&[LONG], &[LONG]), [Step::Copy { start: 0, length: 38 }]);
        assert_eq!(compared(&[LONG, OTHER], &[LONG, OTHER]), [Step::Copy { start: 0, length: 77 }]);
        assert_eq!(compared(&[""; 0], &[LONG]), [Step::Insert(LONG.to_owned())]);
        assert_eq!(compared(&[LONG], &[""; 0]), []);
    }

    #[test]
    fn what_moved_is_copied_from_where_it_was() {
        let steps = compared(&[LONG, OTHER], &[OTHER, "<b>new</b>", LONG]);
        let [Step::Copy { start: 38, length: 39 }, Step::Insert(new), Step::Copy { start: 0, length: 38 }] =
            steps.as_slice()
        else {
            panic!("{steps:?}")
        };
        assert_eq!(new, "<b>new</b>");
    }

    #[test]
    fn inside_a_fragment_tags_are_compared() {
        let before = format!("{LONG}<i>1</i>{OTHER}");
        let after = format!("{LONG}<i>2</i>{OTHER}");
        let steps = compared(&[&before], &[&after]);
        assert_eq!(steps.len(), 3, "{steps:?}");
        assert!(matches!(&steps[1], Step::Insert(text) if text.starts_with("<i>2")), "{steps:?}");
    }

    #[test]
    fn a_stretch_that_is_too_short_is_sent_as_text() {
        let steps = compared(&["<a>1<b>the one that goes"], &["<c>3<a>1<d>4 and something else"]);
        assert_eq!(steps, [Step::Insert("<c>3<a>1<d>4 and something else".to_owned())]);
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
