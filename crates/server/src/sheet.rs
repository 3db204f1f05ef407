//! A page made of parts that stay and text that is new.
//!
//! Templates write one text. A part that was cut before, such as the board or the lines of the log, is not copied into
//! it and cut again: it stands in the text as a mark, and the sheet knows what the mark means.

use crate::pieces::{Cut, cut};
use maud::{Markup, PreEscaped};
use std::cell::RefCell;
use std::sync::Arc;

/// Begins and ends a mark. Names and talk hold no control characters; see `shown`.
const MARK: char = '\u{1}';

/// What a page refers to: for each mark some parts, one after the other.
#[derive(Default)]
pub(crate) struct Sheet(RefCell<Vec<Vec<Arc<Cut>>>>);

impl Sheet {
    /// Puts parts on the page: what the template writes in their place.
    pub(crate) fn put(&self, parts: Vec<Arc<Cut>>) -> Markup {
        let mut all = self.0.borrow_mut();
        all.push(parts);
        PreEscaped(format!("{MARK}{}{MARK}", all.len() - 1))
    }
}

/// A page as the templates have written it.
pub(crate) struct Written {
    text: String,
    parts: Vec<Vec<Arc<Cut>>>,
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
        self.text.len() + self.parts.iter().flatten().map(|part| part.text().len()).sum::<usize>()
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
        for (turn, written) in self.text.split(MARK).enumerate() {
            let mark = if turn % 2 == 1 { written.parse().ok() } else { None };
            match mark.and_then(|at: usize| self.parts.get(at)) {
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
