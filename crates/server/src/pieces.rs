//! A page in pieces: what a browser has already is not sent again.
//!
//! The view of a table is some 60 kilobytes of HTML, and a move changes little of it. So the text is cut where elements
//! begin or end that stay or go as a whole, and every piece gets a number the first time a stream sends it. An event is
//! one line with the numbers of all pieces in the order of the page (`0-11 87 13-86`), and then one line for each piece
//! that is new: its number, a space, its text. Whoever joins the pieces has exactly the text of `/t/…/view`.

use crate::sheet::Written;
use foldhash::fast::{FixedState, RandomState};
use memchr::memmem::Finder;
use std::collections::HashMap;
use std::fmt::Write;
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

/// A text that is cut once and sent often.
pub(crate) struct Cut {
    text: String,
    /// Where each piece ends, and its sum.
    pieces: Vec<(usize, u64)>,
}

impl Cut {
    /// Cuts a text. A line break becomes the space that it means in a page: in an event it would end a line.
    pub(crate) fn new(text: String) -> Self {
        let text = if text.contains('\n') { text.replace('\n', " ") } else { text };
        let mut end = 0;
        let pieces = cut(&text).map(|piece| {
            end += piece.len();
            (end, sum(piece))
        });
        let pieces = pieces.collect();
        Self { text, pieces }
    }

    /// How long it is.
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// The pieces with their sums.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (&str, u64)> {
        let begins = std::iter::once(0).chain(self.pieces.iter().map(|&(end, _)| end));
        begins.zip(&self.pieces).map(|(begin, &(end, sum))| (&self.text[begin..end], sum))
    }
}

/// What the browser at the other end of a stream has: the pieces of the last page, by their sums.
#[derive(Default)]
pub(crate) struct Pieces {
    known: HashMap<u64, u32, FixedState>,
    next: u32,
}

impl Pieces {
    /// What has to be sent so that the browser has this page; afterwards it has no other pieces any more.
    pub(crate) fn tell(&mut self, page: &Written) -> String {
        let (mut order, mut new) = (Order::default(), String::new());
        let mut known = HashMap::with_capacity_and_hasher(self.known.len(), FixedState::default());
        page.pieces(|piece, sum| {
            let number = known.get(&sum).or_else(|| self.known.get(&sum)).copied().unwrap_or_else(|| {
                let number = self.next;
                self.next += 1;
                write!(new, "\n{number} ").expect("a string takes everything");
                // A line break would end the line of the event.
                new.extend(piece.split('\n').flat_map(|line| [line, " "]));
                new.pop();
                number
            });
            known.insert(sum, number);
            order.push(number);
        });
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
    use crate::sheet::Sheet;
    use maud::PreEscaped;

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
    fn only_what_is_new_is_sent() {
        let mut pieces = Pieces::default();
        let mut tell =
            |text: &str| pieces.tell(&Written::new(PreEscaped(text.to_owned()), &Sheet::default()));
        let (one, two, three) = (" id=\"1\"", " id=\"2\"", " id=\"3\"");
        assert_eq!(tell(&format!("<a{one}{two}")), format!("0-2\n0 <a\n1 {one}\n2 {two}"));
        assert_eq!(tell(&format!("<a{one}{two}")), "0-2");
        assert_eq!(tell(&format!("<a{three}{one}{two}")), format!("0 3 1-2\n3 {three}"));
        assert_eq!(tell(&format!("<a{three}{one}{one}")), "0 3 1 1", "the same piece twice");
        assert_eq!(tell(&format!("<a{two}\n")), format!("0 4\n4 {two} "), "what was gone is new again");
    }
}
