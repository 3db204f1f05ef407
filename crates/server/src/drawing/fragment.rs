//! Markup that has been drawn, with the tokens by which pages are compared; and how a template refers to it.
//!
//! Templates write one text. A fragment that was drawn before is not copied into it: the template writes a placeholder,
//! and the sheet knows which fragment belongs there.

use foldhash::fast::RandomState;
use maud::{Markup, PreEscaped};
use memchr::{memchr, memchr_iter, memmem};
use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;
use std::hash::BuildHasher;
use std::sync::{Arc, LazyLock};

/// Hashes of tokens. With a secret seed nobody can write a text on purpose that passes for another.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// The tokens of a fragment: a tag with what follows it up to the next tag.
pub(crate) struct Tokens {
    /// The hash of all of them.
    pub(super) hash: u64,
    /// The hash of each.
    pub(super) hashes: Box<[u64]>,
    /// Where each ends, in UTF-16 code units: so the script in the browser counts.
    pub(super) ends: Box<[u32]>,
}

impl Tokens {
    /// The length of the whole text in UTF-16 code units.
    pub(super) fn units(&self) -> u32 {
        self.ends.last().copied().unwrap_or_default()
    }
}

/// A piece of markup on one line.
pub(crate) struct Fragment {
    text: Box<str>,
    tokens: Arc<Tokens>,
    /// Where each token ends, in bytes.
    ends: Box<[u32]>,
}

impl Fragment {
    /// Some markup. A line break becomes its character reference: as such it would end a line of an event, and a space in its
    /// place would join the moves that `data-play` holds, one on each line.
    pub(crate) fn new(text: &str) -> Self {
        let text: Cow<'_, str> =
            if text.contains('\n') { text.replace('\n', "&#10;").into() } else { text.into() };
        let most = memchr_iter(b'<', text.as_bytes()).count() + 1;
        let mut hashes = Vec::with_capacity(most);
        let (mut ends, mut end) = (Vec::with_capacity(most), 0);
        for token in split(&text) {
            end += length(token.len());
            hashes.push(HASHES.hash_one(token));
            ends.push(end);
        }
        let (hash, ends): (u64, Box<[u32]>) = (hash_of(&hashes), ends.into());
        let in_units = if text.is_ascii() { ends.clone() } else { ends_in_units(&text) };
        let tokens = Tokens { hash, hashes: hashes.into(), ends: in_units };
        Self { text: text.into(), tokens: Arc::new(tokens), ends }
    }

    /// The whole text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Its tokens, without their text.
    pub(super) fn tokens(&self) -> &Arc<Tokens> {
        &self.tokens
    }

    /// The text of each token.
    pub(super) fn token_texts(&self) -> impl Iterator<Item = &str> {
        let mut begin = 0;
        self.ends.iter().map(move |&end| {
            let token = &self.text[begin..end as usize];
            begin = end as usize;
            token
        })
    }
}

/// A text in tokens: each begins with a tag, except for what stands before the first.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut begin = 0;
    let ends = memchr_iter(b'<', text.as_bytes()).chain([text.len()]);
    ends.filter_map(move |end| {
        let token = &text[begin..end];
        begin = end;
        (!token.is_empty()).then_some(token)
    })
}

/// The hash of some hashes.
pub(super) fn hash_of(hashes: &[u64]) -> u64 {
    HASHES.hash_one(hashes)
}

/// Where the tokens of a text end, in UTF-16 code units.
fn ends_in_units(text: &str) -> Box<[u32]> {
    let mut end = 0;
    let ends = split(text).map(|token| {
        end += length(token.encode_utf16().count());
        end
    });
    ends.collect()
}

fn length(length: usize) -> u32 {
    u32::try_from(length).expect("no page has four gigabytes")
}

/// Begins a placeholder. Names and talk cannot forge one: templates escape every `<` of theirs.
const PLACEHOLDER: &str = "<fragment ";

/// The fragments a template has referred to so far.
#[derive(Default)]
pub(crate) struct Sheet(RefCell<Vec<Arc<Fragment>>>);

impl fmt::Debug for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sheet({})", self.0.borrow().len())
    }
}

impl Sheet {
    /// Refers to fragments: what the template writes in their place.
    pub(crate) fn put(&self, fragments: impl IntoIterator<Item = Arc<Fragment>>) -> Markup {
        let mut all = self.0.borrow_mut();
        let mut text = String::with_capacity(16);
        for fragment in fragments {
            text.push_str(PLACEHOLDER);
            text.push_str(itoa::Buffer::new().format(all.len()));
            text.push('>');
            all.push(fragment);
        }
        PreEscaped(text)
    }

    /// What `draw` writes, with the fragments it refers to.
    pub(super) fn inside(&self, draw: &dyn Fn() -> Markup) -> Vec<Arc<Fragment>> {
        let outer = self.0.take();
        let written = draw();
        let drawn = self.resolve(&written);
        self.0.replace(outer);
        drawn
    }

    /// What a template has written, with the fragments in place of the placeholders.
    pub(crate) fn resolve(&self, written: &Markup) -> Vec<Arc<Fragment>> {
        let (fragments, mut resolved, mut rest) = (self.0.take(), Vec::new(), written.0.as_str());
        let finder = memmem::Finder::new(PLACEHOLDER);
        while let Some(at) = finder.find(rest.as_bytes()) {
            let number = &rest[at + PLACEHOLDER.len()..];
            let end = memchr(b'>', number.as_bytes()).expect("a placeholder has an end");
            let fragment = number[..end].parse().ok().and_then(|number: usize| fragments.get(number));
            push_text(&mut resolved, &rest[..at]);
            resolved.push(Arc::clone(fragment.expect("a placeholder names a fragment of its sheet")));
            rest = &number[end + 1..];
        }
        push_text(&mut resolved, rest);
        resolved
    }
}

fn push_text(fragments: &mut Vec<Arc<Fragment>>, text: &str) {
    if !text.is_empty() {
        fragments.push(Arc::new(Fragment::new(text)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn a_text_is_split_before_tags_and_counted_as_a_browser_counts() {
        let fragment = Fragment::new("ü<b>𝄞\n</b><i></i>");
        let texts: Vec<&str> = fragment.token_texts().collect();
        assert_eq!(texts, ["ü", "<b>𝄞&#10;", "</b>", "<i>", "</i>"]);
        assert_eq!(*fragment.tokens().ends, [1, 11, 15, 18, 22], "the clef has two units");
        for text in ["", "<", "<<", "plain", "<a><b>"] {
            assert_eq!(Fragment::new(text).token_texts().collect::<String>(), text);
        }
    }

    #[test]
    fn fragments_stand_where_they_were_put() {
        let (sheet, fragment) = (Sheet::default(), |text: &str| Arc::new(Fragment::new(text)));
        let first = sheet.put([fragment("<svg id=\"a\"></svg>")]);
        let second = sheet.put([fragment("§"), fragment("1")]);
        let forged = "<fragment 0>";
        let written = html! { b { (second) } i { (forged) (first) } (second) };
        let resolved = sheet.resolve(&written);
        let whole: String = resolved.iter().map(|fragment| fragment.text()).collect();
        assert_eq!(whole, "<b>§1</b><i>&lt;fragment 0&gt;<svg id=\"a\"></svg></i>§1");
        assert_eq!(resolved.len(), 8, "what was drawn before is not copied");
    }
}
