//! A page in pieces: what a browser has already is not sent again.
//!
//! The view of a table is some 60 kilobytes of HTML, and a move changes little of it. So the text is cut where elements
//! have a name or drawings end, and every piece gets a number the first time a stream sends it. An event is one line with
//! the numbers of all pieces in the order of the page (`0-11 87 13-86`), and then one line for each piece that is new:
//! its number, a space, its text. Whoever joins the pieces has exactly the text of `/t/…/view`. A new piece with the
//! number 0 means that all others are forgotten.

use crate::sheet::{Stretch, Written};
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
fn sum(piece: &str) -> u64 {
    SUMS.hash_one(piece)
}

/// A text that is cut once and sent often.
pub(crate) struct Cut {
    text: String,
    sum: u64,
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
        let pieces: Vec<(usize, u64)> = pieces.collect();
        Self { sum: SUMS.hash_one(&pieces), text, pieces }
    }

    /// The whole text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The pieces with their sums.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (&str, u64)> {
        let begins = std::iter::once(0).chain(self.pieces.iter().map(|&(end, _)| end));
        begins.zip(&self.pieces).map(|(begin, &(end, sum))| (&self.text[begin..end], sum))
    }
}

/// After so many pieces a stream begins anew, so that neither side remembers for ever.
const MOST: u32 = 8_192;

/// Numbers from the first to the last.
type Run = (u32, u32);

/// What the browser at the other end of a stream has.
#[derive(Default)]
pub(crate) struct Pieces {
    /// The number of each piece, by its sum.
    numbers: HashMap<u64, u32, FixedState>,
    /// The numbers of each part that was cut before, by its sum.
    parts: HashMap<u64, Box<[Run]>, FixedState>,
    next: u32,
}

impl Pieces {
    /// What has to be sent so that the browser has this page.
    pub(crate) fn tell(&mut self, page: &Written) -> String {
        if self.next > MOST {
            *self = Self::default();
        }
        let (mut order, mut new) = (Order::default(), String::new());
        page.stretches(|stretch| match stretch {
            Stretch::New(piece) => {
                let number = self.number(piece, sum(piece), &mut new);
                order.push((number, number));
            }
            Stretch::Part(part) => match self.parts.get(&part.sum) {
                Some(runs) => runs.iter().for_each(|&run| order.push(run)),
                None => {
                    let mut own = Order::default();
                    for (piece, sum) in part.pieces() {
                        let number = self.number(piece, sum, &mut new);
                        own.push((number, number));
                    }
                    own.runs.iter().for_each(|&run| order.push(run));
                    self.parts.insert(part.sum, own.runs.into());
                }
            },
        });
        let mut text = order.written();
        text.push_str(&new);
        text
    }

    /// The number of a piece; one that the browser does not have is written to `new`.
    fn number(&mut self, piece: &str, sum: u64, new: &mut String) -> u32 {
        *self.numbers.entry(sum).or_insert_with(|| {
            let number = self.next;
            self.next += 1;
            write!(new, "\n{number} ").expect("a string takes everything");
            // A line break would end the line of the event.
            new.extend(piece.split('\n').flat_map(|line| [line, " "]));
            new.pop();
            number
        })
    }
}

/// Numbers in their order, neighbours as one run: `0-11 87 13-86`.
#[derive(Default)]
struct Order {
    runs: Vec<Run>,
}

impl Order {
    fn push(&mut self, (first, last): Run) {
        match self.runs.last_mut() {
            Some((_, end)) if *end + 1 == first => *end = last,
            Some(_) | None => self.runs.push((first, last)),
        }
    }

    fn written(&self) -> String {
        let (mut text, mut digits) = (String::with_capacity(8 * self.runs.len()), itoa::Buffer::new());
        for (place, &(first, last)) in self.runs.iter().enumerate() {
            if place > 0 {
                text.push(' ');
            }
            text.push_str(digits.format(first));
            if first < last {
                text.push('-');
                text.push_str(digits.format(last));
            }
        }
        text
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
    fn only_what_is_new_is_sent() {
        let mut pieces = Pieces::default();
        let mut tell =
            |text: &str| pieces.tell(&Written::new(PreEscaped(text.to_owned()), &Sheet::default()));
        let (one, two, three) = (" id=\"1\"", " id=\"2\"", " id=\"3\"");
        assert_eq!(tell(&format!("<a{one}{two}")), format!("0-2\n0 <a\n1 {one}\n2 {two}"));
        assert_eq!(tell(&format!("<a{one}{two}")), "0-2");
        assert_eq!(tell(&format!("<a{three}{one}{two}")), format!("0 3 1-2\n3 {three}"));
        assert_eq!(tell(&format!("<a{three}{one}{one}")), "0 3 1 1", "the same piece twice");
        assert_eq!(tell(&format!("<a{two}\n\n")), format!("0 4\n4 {two}  "), "an event has its own lines");
        assert_eq!(tell(&format!("<a{two}")), "0 2", "what was sent is never sent again");
    }

    #[test]
    fn a_part_is_known_as_a_whole_and_in_its_pieces() {
        let (mut pieces, sheet) = (Pieces::default(), Sheet::default());
        let part = Arc::new(Cut::new("<b id=\"1\"></b>".to_owned()));
        let mut tell = |parts: Vec<Arc<Cut>>, rest: &str| {
            let mark = sheet.put(parts).into_string();
            pieces.tell(&Written::new(PreEscaped(format!("{mark}{rest}")), &sheet))
        };
        assert_eq!(tell(vec![Arc::clone(&part)], ""), "0-1\n0 <b\n1  id=\"1\"></b>");
        assert_eq!(tell(vec![Arc::clone(&part), part], "<b"), "0-1 0-1 0");
    }

    #[test]
    fn nobody_remembers_for_ever() {
        let mut pieces = Pieces::default();
        let mut tell = |text: String| pieces.tell(&Written::new(PreEscaped(text), &Sheet::default()));
        let first_again =
            (1..=MOST + 10).find(|number| tell(format!("{number}")).starts_with("0\n0 ") && *number > 1);
        assert!(first_again.is_some_and(|number| number > MOST), "{first_again:?}");
    }
}
