//! Placeholders: how a template refers to parts that have been drawn. Templates write one text; a part is not
//! copied into it: the template writes a placeholder, and `Placeholders` knows which part belongs there.

use super::part::Part;
use maud::{Markup, PreEscaped};
use memchr::{memchr, memmem};
use std::cell::RefCell;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// Begins a placeholder. Names and talk cannot forge one: templates escape every `<` of theirs.
const PLACEHOLDER: &str = "<part ";

/// The parts a template has referred to so far.
#[derive(Default)]
pub(crate) struct Placeholders(RefCell<Vec<Arc<Part>>>);

impl fmt::Debug for Placeholders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Placeholders({})", self.0.borrow().len())
    }
}

impl Placeholders {
    /// Refers to a part: what the template writes in its place.
    pub(super) fn put(&self, part: Arc<Part>) -> Markup {
        if part.bytes == 0 {
            return Markup::default();
        }
        let mut all = self.0.borrow_mut();
        let mut text = String::with_capacity(PLACEHOLDER.len() + 4);
        text.extend([PLACEHOLDER, itoa::Buffer::new().format(all.len()), ">"]);
        all.push(part);
        PreEscaped(text)
    }

    /// What `draw` writes, as a part of this name.
    pub(super) fn inside(&self, name: &'static str, draw: &dyn Fn() -> Markup) -> Part {
        let outer = self.0.take();
        let written = draw();
        let has_parts = !self.0.borrow().is_empty();
        let part =
            if has_parts { Part::of(name, self.resolve(&written)) } else { Part::text(name, &written.0) };
        self.0.replace(outer);
        part
    }

    /// What a template has written, with the parts in place of the placeholders.
    pub(super) fn resolve(&self, written: &Markup) -> Vec<Arc<Part>> {
        static FINDER: LazyLock<memmem::Finder<'_>> = LazyLock::new(|| memmem::Finder::new(PLACEHOLDER));
        let (known, mut rest) = (self.0.take(), written.0.as_str());
        // Text before each of them, and after the last.
        let mut parts = Vec::with_capacity(2 * known.len() + 1);
        let text = |parts: &mut Vec<_>, text: &str| {
            if !text.is_empty() {
                parts.push(Arc::new(Part::text("", text)));
            }
        };
        while let Some(at) = FINDER.find(rest.as_bytes()) {
            let number = &rest[at + PLACEHOLDER.len()..];
            let end = memchr(b'>', number.as_bytes()).expect("a placeholder has an end");
            let part = number[..end].parse().ok().and_then(|number: usize| known.get(number));
            text(&mut parts, &rest[..at]);
            parts.push(Arc::clone(part.expect("every placeholder was written by `put`")));
            rest = &number[end + 1..];
        }
        text(&mut parts, rest);
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn parts_stand_where_they_were_put() {
        let (placeholders, part) = (Placeholders::default(), |text: &str| Arc::new(Part::text("", text)));
        let first = placeholders.put(part("<svg id=\"a\"></svg>"));
        let (second, nothing) = (placeholders.put(part("§1")), placeholders.put(part("")));
        let forged = "<part 0>";
        let written = html! { b { (second) } i { (forged) (first) (nothing) } (second) };
        let parts = placeholders.resolve(&written);
        let mut whole = String::new();
        parts.iter().for_each(|part| part.write(&mut whole));
        assert_eq!(whole, "<b>§1</b><i>&lt;part 0&gt;<svg id=\"a\"></svg></i>§1");
        assert_eq!(parts.len(), 6, "what was drawn before is not copied");
    }
}
