//! A page in pieces: what a browser has already is not sent again.
//!
//! The view of a table is some 60 kilobytes of HTML, and a move changes little of it. So the text is cut where elements
//! begin or end that stay or go as a whole, and every piece gets a number the first time a stream sends it. An event is
//! one line with the numbers of all pieces in the order of the page (`0-11 87 13-86`), and then one line for each piece
//! that is new: its number, a space, its text. Whoever joins the pieces has exactly the text of `/t/…/view`.

use foldhash::fast::{FixedState, RandomState};
use std::collections::HashMap;
use std::fmt::Write;
use std::hash::BuildHasher;
use std::sync::LazyLock;

/// A piece begins at each of these, and another one after the end of a drawing. They are cuts, nothing more: where
/// they stand decides how much is sent, never what is shown.
const BEGINNINGS: [&str; 6] = ["li", "button", "section", "svg", "g id=", "a class=\"target"];
const END: &str = "/svg>";

/// Sums of pieces. With a secret start nobody can write a text on purpose that passes for another.
static SUMS: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// The pieces of a text, in order.
fn cut(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let mut tags = memchr::memchr_iter(b'<', rest.as_bytes());
        let cut = tags.find_map(|at| {
            let tag = &rest[at + 1..];
            if tag.starts_with(END) {
                return Some(at + 1 + END.len());
            }
            (at > 0 && BEGINNINGS.iter().any(|beginning| tag.starts_with(beginning))).then_some(at)
        });
        let (piece, left) = rest.split_at(cut.unwrap_or(rest.len()));
        rest = left;
        Some(piece)
    })
}

/// What the browser at the other end of a stream has: the pieces of the last page, by their sums.
#[derive(Default)]
pub(crate) struct Pieces {
    known: HashMap<u64, u32, FixedState>,
    next: u32,
}

impl Pieces {
    /// What has to be sent so that the browser has this page; afterwards it has no other pieces any more.
    pub(crate) fn tell(&mut self, page: &str) -> String {
        // The lines of an event end where a line ends; between elements a space means the same.
        let page = page.replace('\n', " ");
        let mut order = Order::default();
        let mut new = String::with_capacity(page.len() / 8);
        let mut known = HashMap::with_capacity_and_hasher(self.known.len(), FixedState::default());
        for piece in cut(&page) {
            let sum = SUMS.hash_one(piece);
            let number = known.get(&sum).or_else(|| self.known.get(&sum)).copied().unwrap_or_else(|| {
                let number = self.next;
                self.next += 1;
                write!(new, "\n{number} {piece}").expect("a string takes everything");
                number
            });
            known.insert(sum, number);
            order.push(number);
        }
        self.known = known;
        let mut text = order.finish();
        text.push_str(&new);
        text
    }
}

/// Numbers in their order, runs of neighbours written short: `0-11 87 13-86`.
#[derive(Default)]
struct Order {
    text: String,
    run: Option<(u32, u32)>,
}

impl Order {
    fn push(&mut self, number: u32) {
        match &mut self.run {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => {
                self.write_run();
                self.run = Some((number, number));
            }
        }
    }

    fn write_run(&mut self) {
        let space = if self.text.is_empty() { "" } else { " " };
        let written = match self.run.take() {
            Some((first, last)) if first == last => write!(self.text, "{space}{first}"),
            Some((first, last)) => write!(self.text, "{space}{first}-{last}"),
            None => Ok(()),
        };
        written.expect("a string takes everything");
    }

    fn finish(mut self) -> String {
        self.write_run();
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_where_elements_begin_and_drawings_end() {
        let text = "<ol><li>One</li><li>Two <svg><g id=\"a\">ä</g></svg> three</li></ol>";
        let pieces: Vec<&str> = cut(text).collect();
        let expected =
            ["<ol>", "<li>One</li>", "<li>Two ", "<svg>", "<g id=\"a\">ä</g></svg>", " three</li></ol>"];
        assert_eq!(pieces, expected);
        for text in ["", "<", "plain", "</svg>", "<svg></svg>", "<li", "1 < 2 <li>"] {
            assert_eq!(cut(text).collect::<String>(), text);
            assert!(cut(text).all(|piece| !piece.is_empty()), "{text:?}");
        }
    }

    #[test]
    fn only_what_is_new_is_sent() {
        let mut pieces = Pieces::default();
        assert_eq!(
            pieces.tell("<ol><li>1</li><li>2</li></ol>"),
            "0-2\n0 <ol>\n1 <li>1</li>\n2 <li>2</li></ol>"
        );
        assert_eq!(pieces.tell("<ol><li>1</li><li>2</li></ol>"), "0-2");
        assert_eq!(pieces.tell("<ol><li>3</li><li>1</li><li>2</li></ol>"), "0 3 1-2\n3 <li>3</li>");
        assert_eq!(pieces.tell("<ol><li>3</li><li>1</li><li>1</li>"), "0 3 1 1", "the same piece twice");
        assert_eq!(
            pieces.tell("<ol><li>2</li></ol>\n"),
            "0 4\n4 <li>2</li></ol> ",
            "what was gone is new again"
        );
    }
}
