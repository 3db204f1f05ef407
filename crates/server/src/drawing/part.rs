//! Parts of a page: markup that has been drawn, as one text or as parts one after the other.

use foldhash::fast::RandomState;
use memchr::{memchr_iter, memchr3};
use std::borrow::Cow;
use std::hash::BuildHasher;
use std::sync::{Arc, LazyLock, OnceLock};

/// Hashes of parts and tokens. With a secret seed nobody can write a text on purpose that passes for another.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A part of a page.
pub(crate) struct Part {
    /// What it is called: a part that has changed is compared with one of the same name.
    pub(super) name: &'static str,
    /// The hash of everything in it.
    pub(super) hash: u64,
    /// How long it is, in UTF-16 code units: so the script in the browser counts.
    pub(super) units: u32,
    /// How many bytes of text it has.
    pub(super) bytes: usize,
    pub(super) content: Content,
}

/// What is in a part.
pub(super) enum Content {
    Text(Text),
    Parts(Box<[Arc<Part>]>),
}

/// Markup on one line, and the tokens by which it is compared, once they are needed.
pub(super) struct Text {
    markup: Box<str>,
    tokens: OnceLock<Box<[Token]>>,
}

/// A tag with what follows it up to the next tag.
pub(super) struct Token {
    pub(super) hash: u64,
    /// Where it ends, in bytes.
    pub(super) end: u32,
    /// Where it ends, in UTF-16 code units.
    pub(super) unit_end: u32,
}

impl Part {
    /// Some markup. Line breaks and tabs become character references: they separate the lines of an event and the steps of a
    /// diff. Spaces in their place would join the moves that `data-play` holds, one on each line.
    pub(super) fn text(name: &'static str, markup: &str) -> Self {
        let markup = one_line(markup);
        let (hash, units) = (HASHES.hash_one(&*markup), units(&markup));
        let content = Content::Text(Text { markup: markup.as_ref().into(), tokens: OnceLock::new() });
        Self { name, hash, units, bytes: markup.len(), content }
    }

    /// Parts one after the other.
    pub(super) fn of(name: &'static str, parts: Vec<Arc<Self>>) -> Self {
        let hashes: Vec<u64> = parts.iter().map(|part| part.hash).collect();
        let (units, bytes) =
            parts.iter().fold((0, 0), |(units, bytes), part| (units + part.units, bytes + part.bytes));
        Self { name, hash: HASHES.hash_one(&hashes), units, bytes, content: Content::Parts(parts.into()) }
    }

    /// How many bytes stand between its parts, which are kept for themselves.
    pub(super) fn own_bytes(&self) -> usize {
        match &self.content {
            Content::Text(text) => text.markup.len(),
            Content::Parts(parts) => {
                parts.iter().filter(|part| part.name.is_empty()).map(|part| part.bytes).sum()
            }
        }
    }

    /// Writes the whole text.
    pub(super) fn write(&self, to: &mut String) {
        match &self.content {
            Content::Text(text) => to.push_str(&text.markup),
            Content::Parts(parts) => parts.iter().for_each(|part| part.write(to)),
        }
    }
}

impl Text {
    /// The markup in tokens.
    pub(super) fn tokens(&self) -> &[Token] {
        self.tokens.get_or_init(|| {
            let (mut end, mut unit_end) = (0, 0);
            let token = |text: &str| {
                end += length(text.len());
                unit_end += units(text);
                Token { hash: HASHES.hash_one(text), end, unit_end }
            };
            split(&self.markup).map(token).collect()
        })
    }

    /// The text of each token.
    pub(super) fn token_texts(&self) -> impl Iterator<Item = &str> {
        let mut begin = 0;
        self.tokens().iter().map(move |token| {
            let text = &self.markup[begin..token.end as usize];
            begin = token.end as usize;
            text
        })
    }
}

fn one_line(markup: &str) -> Cow<'_, str> {
    match memchr3(b'\n', b'\r', b'\t', markup.as_bytes()) {
        Some(_) => markup.replace('\n', "&#10;").replace('\r', "&#13;").replace('\t', "&#9;").into(),
        None => markup.into(),
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

/// How many UTF-16 code units a text has: one for each character, two for those that take four bytes.
fn units(text: &str) -> u32 {
    let units = |byte: &u8| u32::from((*byte as i8) >= -64) + u32::from(*byte >= 0xF0);
    text.as_bytes().iter().map(units).sum()
}

fn length(length: usize) -> u32 {
    u32::try_from(length).expect("no page has four gigabytes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_split_before_tags_and_counted_as_a_browser_counts() {
        let part = Part::text("", "ü<b>𝄞\n</b><i>\t</i>");
        let Content::Text(text) = &part.content else { panic!("it is one text") };
        let texts: Vec<&str> = text.token_texts().collect();
        assert_eq!(texts, ["ü", "<b>𝄞&#10;", "</b>", "<i>&#9;", "</i>"]);
        let ends: Vec<u32> = text.tokens().iter().map(|token| token.unit_end).collect();
        assert_eq!(ends, [1, 11, 15, 22, 26], "the clef has two units");
        assert_eq!(part.units, 26);
        for markup in ["", "<", "<<", "plain", "<a><b>", "a €"] {
            let part = Part::text("", markup);
            let Content::Text(text) = &part.content else { panic!("it is one text") };
            assert_eq!(text.token_texts().collect::<String>(), markup);
            assert_eq!(part.units as usize, markup.encode_utf16().count());
        }
    }

    #[test]
    fn parts_are_written_one_after_the_other() {
        let inner = Part::of("inner", vec![Arc::new(Part::text("", "§")), Arc::new(Part::text("", "<b>"))]);
        let outer = Part::of("outer", vec![Arc::new(inner), Arc::new(Part::text("", "1"))]);
        let mut text = String::new();
        outer.write(&mut text);
        assert_eq!((text.as_str(), outer.bytes, outer.units), ("§<b>1", 6, 5));
    }
}
