//! A page made of parts that stay and text that is new.
//!
//! Templates write one text. A part that many readers share, such as the board or a line of the log, is not copied
//! into it and cut again for each of them: it stands in the text as a mark, and the sheet knows what the mark means.

use crate::pieces::{Cut, cut, sum};
use maud::{Markup, PreEscaped};
use std::cell::RefCell;
use std::sync::Arc;

/// Begins and ends a mark. Names and talk hold no control characters; see `clean_name` and `play::say`.
const MARK: char = '\u{1}';

/// The parts a page refers to.
#[derive(Default)]
pub(crate) struct Sheet(RefCell<Vec<Arc<Cut>>>);

impl Sheet {
    /// Puts a part on the page: what the template writes in its place.
    pub(crate) fn put(&self, part: &Arc<Cut>) -> Markup {
        let mut parts = self.0.borrow_mut();
        parts.push(Arc::clone(part));
        PreEscaped(format!("{MARK}{}{MARK}", parts.len() - 1))
    }

    /// Calls `each` with every piece of the page and its sum, in order.
    pub(crate) fn pieces<'a>(parts: &'a [Arc<Cut>], text: &'a str, mut each: impl FnMut(&'a str, u64)) {
        // Text and marks take turns.
        for (turn, written) in text.split(MARK).enumerate() {
            let part =
                if turn % 2 == 1 { written.parse().ok().and_then(|at: usize| parts.get(at)) } else { None };
            match part {
                Some(part) => part.pieces().for_each(|(piece, sum)| each(piece, sum)),
                None => cut(written).for_each(|piece| each(piece, sum(piece))),
            }
        }
    }
}

/// A page as the templates have written it.
pub(crate) struct Written {
    text: String,
    parts: Vec<Arc<Cut>>,
}

impl Written {
    /// What was written, with the parts it refers to.
    pub(crate) fn new(text: Markup, sheet: &Sheet) -> Self {
        Self { text: text.into_string(), parts: sheet.0.take() }
    }

    /// The whole text.
    pub(crate) fn whole(&self) -> Markup {
        let mut whole =
            String::with_capacity(self.text.len() + self.parts.iter().map(|part| part.len()).sum::<usize>());
        self.pieces(|piece, _| whole.push_str(piece));
        PreEscaped(whole)
    }

    /// Calls `each` with every piece and its sum, in order.
    pub(crate) fn pieces<'a>(&'a self, each: impl FnMut(&'a str, u64)) {
        Sheet::pieces(&self.parts, &self.text, each);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn parts_stand_where_they_were_put() {
        let (sheet, part) = (Sheet::default(), Arc::new(Cut::new("<svg id=\"a\"></svg>".to_owned())));
        let first = sheet.put(&part);
        let second = sheet.put(&Arc::new(Cut::new("§".to_owned())));
        let written = Written::new(html! { b { (second) } i { "x" (first) } (second) }, &sheet);
        assert_eq!(written.whole().into_string(), "<b>§</b><i>x<svg id=\"a\"></svg></i>§");
        let mut pieces = Vec::new();
        written.pieces(|piece, _| pieces.push(piece));
        assert_eq!(pieces, ["<b>", "§", "</b><i>x", "<svg", " id=\"a\"></svg>", "</i>", "§"]);
    }
}
