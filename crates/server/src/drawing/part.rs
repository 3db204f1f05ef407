//! Parts of a page: markup that has been drawn, as one text or as parts one after the other.

use foldhash::fast::RandomState;
use memchr::memchr3;
use std::borrow::Cow;
use std::hash::{BuildHasher, Hasher};
use std::sync::{Arc, LazyLock};

/// Hashes parts and tokens. Seeded per process, so that nobody can construct texts with the same hash.
pub(super) static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A part of a page.
pub(crate) struct Part {
    /// Its name: a part that has changed is compared with one of the same name.
    pub(super) name: &'static str,
    /// The hash of everything in it.
    pub(super) hash: u64,
    /// Its length in UTF-16 code units, as JavaScript counts.
    pub(super) units: u32,
    /// Its length in bytes.
    pub(super) bytes: usize,
    /// The same without named parts, which have cache entries of their own.
    pub(super) own_bytes: usize,
    pub(super) content: Content,
}

/// What is known of parts that follow one another.
pub(super) struct Sum {
    pub(super) hash: u64,
    pub(super) units: u32,
    pub(super) bytes: usize,
    pub(super) own_bytes: usize,
}

impl Sum {
    pub(super) fn of(parts: &[Arc<Part>]) -> Self {
        let (mut hasher, mut units, mut bytes, mut own_bytes) = (HASHES.build_hasher(), 0, 0, 0);
        for part in parts {
            hasher.write_u64(part.hash);
            units += part.units;
            bytes += part.bytes;
            own_bytes += if part.name.is_empty() { part.bytes } else { 0 };
        }
        Self { hash: hasher.finish(), units, bytes, own_bytes }
    }
}

/// What is in a part.
pub(super) enum Content {
    /// Markup on one line.
    Text(Box<str>),
    Parts(Box<[Arc<Part>]>),
}

impl Part {
    /// Some markup. Line breaks and tabs become character references: they separate the lines of an event and
    /// the steps of a diff. Spaces in their place would join the moves that `data-play` holds, one on each
    /// line.
    pub(super) fn text(name: &'static str, markup: &str) -> Self {
        let markup = one_line(markup);
        let (hash, units, bytes) = (HASHES.hash_one(&*markup), units(&markup), markup.len());
        Self { name, hash, units, bytes, own_bytes: bytes, content: Content::Text(markup.as_ref().into()) }
    }

    /// Parts one after the other.
    pub(super) fn of(name: &'static str, parts: Vec<Arc<Self>>) -> Self {
        let Sum { hash, units, bytes, own_bytes } = Sum::of(&parts);
        Self { name, hash, units, bytes, own_bytes, content: Content::Parts(parts.into()) }
    }

    /// Writes the whole text.
    pub(super) fn write(&self, to: &mut String) {
        match &self.content {
            Content::Text(text) => to.push_str(text),
            Content::Parts(parts) => parts.iter().for_each(|part| part.write(to)),
        }
    }
}

fn one_line(markup: &str) -> Cow<'_, str> {
    match memchr3(b'\n', b'\r', b'\t', markup.as_bytes()) {
        Some(_) => markup.replace('\n', "&#10;").replace('\r', "&#13;").replace('\t', "&#9;").into(),
        None => markup.into(),
    }
}

/// How many UTF-16 code units a text has: one for each character, two for those that take four bytes.
pub(super) fn units(text: &str) -> u32 {
    let of_byte = |byte: &u8| u8::from((*byte as i8) >= -64) + u8::from(*byte >= 0xF0);
    // Sums of so few fit into a byte, many of which are added at once.
    let of_few = |few: &[u8]| u32::from(few.iter().map(of_byte).sum::<u8>());
    text.as_bytes().chunks(96).map(of_few).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_one_line_and_counted_as_a_browser_counts() {
        let part = Part::text("", "ü<b>𝄞\n</b><i>\t</i>");
        let Content::Text(text) = &part.content else { panic!("it is one text") };
        assert_eq!((&**text, part.units), ("ü<b>𝄞&#10;</b><i>&#9;</i>", 26), "the clef has two units");
        for markup in ["", "<", "plain", "<a><b>", "a €", &"𝄞ü€a".repeat(500)] {
            assert_eq!(units(markup) as usize, markup.encode_utf16().count());
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
