//! A page made of parts that stay and text that is new.
//!
//! Templates write one text. A part that was cut before, such as the board or the lines of the log, is not copied into
//! it and cut again: it stands in the text as a mark, and the sheet knows what the mark means.

use crate::cut::{Cut, cut};
use maud::{Markup, PreEscaped};
use std::cell::RefCell;
use std::sync::Arc;

/// Begins and ends a mark. Names and talk hold no control characters; see `shown`.
const MARK: u8 = 1;

/// What a page refers to: for each mark some parts, one after the other.
#[derive(Default)]
struct Parts {
    all: Vec<Arc<Cut>>,
    /// Where the parts of each mark end.
    ends: Vec<usize>,
}

impl Parts {
    /// The parts of a mark.
    fn of(&self, mark: usize) -> Option<&[Arc<Cut>]> {
        let end = *self.ends.get(mark)?;
        let begin = mark.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.all.get(begin..end)
    }
}

/// A page while it is written.
#[derive(Default)]
pub(crate) struct Sheet(RefCell<Parts>);

impl Sheet {
    /// Puts parts on the page: what the template writes in their place. They put nothing on it themselves.
    pub(crate) fn put(&self, parts: impl IntoIterator<Item = Arc<Cut>>) -> Markup {
        let mut put = self.0.borrow_mut();
        let Parts { all, ends } = &mut *put;
        let mark = char::from(MARK);
        let mut text = String::with_capacity(8);
        text.push(mark);
        text.push_str(itoa::Buffer::new().format(ends.len()));
        text.push(mark);
        all.extend(parts);
        ends.push(all.len());
        PreEscaped(text)
    }
}

/// A page as the templates have written it.
pub(crate) struct Written {
    text: String,
    parts: Parts,
}

/// A stretch of a page.
pub(crate) enum Stretch<'a> {
    /// A piece that was written for this page alone.
    New(&'a str),
    /// A part that was cut before.
    Part(&'a Cut),
}

impl Written {
    /// What was written, with the parts it refers to.
    pub(crate) fn new(text: Markup, sheet: &Sheet) -> Self {
        Self { text: text.into_string(), parts: sheet.0.take() }
    }

    /// About how long the whole text is, and not less.
    pub(crate) fn len(&self) -> usize {
        self.text.len() + self.parts.all.iter().map(|part| part.text().len()).sum::<usize>()
    }

    /// The whole text.
    pub(crate) fn whole(&self) -> Markup {
        let mut whole = String::with_capacity(self.len());
        self.stretches(|stretch| match stretch {
            Stretch::New(piece) => whole.push_str(piece),
            Stretch::Part(part) => whole.push_str(part.text()),
        });
        PreEscaped(whole)
    }

    /// Calls `each` with everything in order.
    pub(crate) fn stretches<'a>(&'a self, mut each: impl FnMut(Stretch<'a>)) {
        // Text and marks take turns.
        let ends = memchr::memchr_iter(MARK, self.text.as_bytes()).chain([self.text.len()]);
        let mut from = 0;
        for (turn, to) in ends.enumerate() {
            let written = &self.text[from.min(to)..to];
            from = to + 1;
            let mark = if turn % 2 == 1 { written.parse().ok() } else { None };
            match mark.and_then(|mark| self.parts.of(mark)) {
                Some(parts) => parts.iter().for_each(|part| each(Stretch::Part(part))),
                None => cut(written).for_each(|piece| each(Stretch::New(piece))),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn parts_stand_where_they_were_put() {
        let (sheet, cut) = (Sheet::default(), |text: &str| Arc::new(Cut::new(text.to_owned())));
        let first = sheet.put(vec![cut("<svg id=\"a\"></svg>")]);
        let second = sheet.put(vec![cut("§"), cut("1")]);
        let written = Written::new(html! { b { (second) } i { "x" (first) } (second) }, &sheet);
        assert_eq!(written.whole().into_string(), "<b>§1</b><i>x<svg id=\"a\"></svg></i>§1");
        let mut new = Vec::new();
        written.stretches(|stretch| match stretch {
            Stretch::New(piece) => new.push(piece),
            Stretch::Part(_) => new.push("part"),
        });
        assert_eq!(new, ["<b>", "part", "part", "</b><i>x", "part", "</i>", "part", "part"]);
    }
}
