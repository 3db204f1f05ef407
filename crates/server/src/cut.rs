//! Where a page is cut, so that pieces of it can be known again.

use crate::sheet::{Stretch, Written};
use foldhash::fast::RandomState;
use memchr::memmem::Finder;
use std::borrow::Cow;
use std::hash::BuildHasher;
use std::sync::LazyLock;

/// A piece begins before each of these, and another one after the end of a drawing. They are cuts, nothing more: where
/// they stand decides how much is sent, never what is shown.
static NAME: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(" id=\""));
static END: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("</svg>"));

/// Sums of pieces. With a secret start nobody can write a text on purpose that passes for another.
static SUMS: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// The pieces of a text, in order.
pub(crate) fn cut(text: &str) -> impl Iterator<Item = &str> {
    let mut names = NAME.find_iter(text.as_bytes()).peekable();
    let mut ends = END.find_iter(text.as_bytes()).map(|at| at + END.needle().len()).peekable();
    let mut from = 0;
    std::iter::from_fn(move || {
        while names.next_if(|&at| at <= from).is_some() {}
        while ends.next_if(|&at| at <= from).is_some() {}
        let to = [names.peek(), ends.peek()].into_iter().flatten().min().map_or(text.len(), |&at| at);
        let piece = &text[from..to];
        from = to;
        (!piece.is_empty()).then_some(piece)
    })
}

/// The sum of a piece, by which it is known again.
pub(crate) fn sum(piece: &str) -> u64 {
    SUMS.hash_one(piece)
}

/// A text without line breaks: each becomes the space that it means in a page. In an event it would end a line.
pub(crate) fn on_one_line(text: &str) -> Cow<'_, str> {
    if text.contains('\n') { text.replace('\n', " ").into() } else { text.into() }
}

/// A text that is cut once and sent often.
pub(crate) struct Cut {
    text: String,
    sum: u64,
    /// Where each piece ends, and its sum.
    pieces: Vec<(usize, u64)>,
}

impl Cut {
    /// Cuts a text.
    pub(crate) fn new(text: String) -> Self {
        let text = match on_one_line(&text) {
            Cow::Borrowed(_) => text,
            Cow::Owned(on_one_line) => on_one_line,
        };
        let mut end = 0;
        // A part whose first element has a name is not cut before it: that would leave a piece with nothing in it.
        let named = memchr::memchr(b'>', text.as_bytes()).unwrap_or_default();
        let mut pieces: Vec<(usize, u64)> = Vec::new();
        for piece in cut(&text) {
            let begin = if end < named { 0 } else { end };
            end += piece.len();
            if begin == 0 {
                pieces.clear();
            }
            pieces.push((end, sum(&text[begin..end])));
        }
        Self { sum: SUMS.hash_one(&pieces), text, pieces }
    }

    /// A page as one part of another: what of it was cut before is not cut again.
    pub(crate) fn of(page: &Written) -> Self {
        let mut joined = Self { text: String::with_capacity(page.len()), sum: 0, pieces: Vec::new() };
        page.stretches(|stretch| match stretch {
            Stretch::New(piece) => {
                let piece = on_one_line(piece);
                joined.text.push_str(&piece);
                joined.pieces.push((joined.text.len(), sum(&piece)));
            }
            Stretch::Part(part) => {
                let begin = joined.text.len();
                joined.text.push_str(&part.text);
                joined.pieces.extend(part.pieces.iter().map(|&(end, sum)| (begin + end, sum)));
            }
        });
        joined.sum = SUMS.hash_one(&joined.pieces);
        joined
    }

    /// The whole text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The sum of all its pieces.
    pub(crate) const fn sum(&self) -> u64 {
        self.sum
    }

    /// The pieces with their sums.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (&str, u64)> {
        let begins = std::iter::once(0).chain(self.pieces.iter().map(|&(end, _)| end));
        begins.zip(&self.pieces).map(|(begin, &(end, sum))| (&self.text[begin..end], sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Sheet;
    use maud::PreEscaped;
    use std::sync::Arc;

    #[test]
    fn a_text_is_cut_before_names_and_after_drawings() {
        let text = "<ol><li id=\"1\">One</li><li id=\"2\">Two <svg id=\"a\">ä</svg></li></ol>";
        let pieces: Vec<&str> = cut(text).collect();
        let expected =
            ["<ol><li", " id=\"1\">One</li><li", " id=\"2\">Two <svg", " id=\"a\">ä</svg>", "</li></ol>"];
        assert_eq!(pieces, expected);
        for text in ["", "<", "plain", "</svg>", "</svg></svg>", " id=\"", " id=\" id=\"", "</svg> id=\""] {
            assert_eq!(cut(text).collect::<String>(), text);
        }
    }

    #[test]
    fn a_part_that_begins_with_a_name_is_not_cut_before_it() {
        let pieces = |text: &str| {
            let cut = Cut::new(text.to_owned());
            assert_eq!(cut.pieces().map(|(piece, _)| piece).collect::<String>(), text);
            cut.pieces.len()
        };
        assert_eq!(pieces("<g id=\"1\"><svg></svg></g>"), 2, "only after the drawing");
        assert_eq!(pieces("<g><b id=\"1\"></b></g>"), 2);
        assert_eq!(["", " id=\"1", "</svg>"].map(pieces), [0, 1, 1]);
    }

    #[test]
    fn a_page_made_of_parts_is_a_part_like_any_other() {
        let sheet = Sheet::default();
        let mark = sheet.put(
            ["<g id=\"1\"></g>", "<i></i><b id=\"2\"></b>"]
                .map(|text| Arc::new(Cut::new(text.to_owned())))
                .to_vec(),
        );
        let page = Written::new(PreEscaped(format!("<p>\n{}</p>", mark.into_string())), &sheet);
        let part = Cut::of(&page);
        assert_eq!(part.text(), "<p> <g id=\"1\"></g><i></i><b id=\"2\"></b></p>");
        let pieces: Vec<&str> = part.pieces().map(|(piece, _)| piece).collect();
        assert_eq!(pieces, ["<p> ", "<g id=\"1\"></g>", "<i></i><b", " id=\"2\"></b>", "</p>"]);
        assert!(part.pieces().all(|(piece, known)| sum(piece) == known), "known again by what it says");
    }
}
