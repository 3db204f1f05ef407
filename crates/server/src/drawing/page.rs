//! A drawn page of a table, and the events that give it to browsers.

use super::diff::{Step, diff};
use super::fragment::{Fragment, Sheet, Tokens, hash_of};
use crate::sse::{Coding, Event};
use axum::body::Bytes;
use maud::{Markup, PreEscaped};
use std::sync::{Arc, Mutex, PoisonError};

/// What of a page has to be known to tell what a later one has in common with it. A stream remembers this of the page
/// its browser shows, not the text.
pub(crate) struct Layout {
    pub(super) fragments: Vec<Arc<Tokens>>,
    /// The hash of each fragment, side by side: they are searched.
    pub(super) hashes: Vec<u64>,
    /// Where each fragment begins, in UTF-16 code units.
    pub(super) starts: Vec<u32>,
    /// The hash of the whole text, by which a browser names the page it shows.
    hash: u64,
}

impl Layout {
    pub(super) fn new(fragments: &[Arc<Fragment>]) -> Self {
        let fragments: Vec<_> = fragments.iter().map(|fragment| Arc::clone(fragment.tokens())).collect();
        let hashes: Vec<u64> = fragments.iter().map(|tokens| tokens.hash).collect();
        let begin = |end: &mut u32, tokens: &Arc<Tokens>| {
            let begin = *end;
            *end += tokens.units();
            Some(begin)
        };
        let starts = fragments.iter().scan(0, begin).collect();
        let hash = hash_of(&hashes);
        Self { fragments, hashes, starts, hash }
    }

    /// Whether a browser that names its page so shows this one.
    pub(crate) fn is_named(&self, name: &str) -> bool {
        u64::from_str_radix(name, 36).is_ok_and(|hash| hash == self.hash)
    }
}

/// A page, or the part of it that changes.
pub(crate) struct Page {
    fragments: Vec<Arc<Fragment>>,
    layout: Arc<Layout>,
    /// The latest events that give this page to browsers.
    events: Mutex<Vec<KeptEvent>>,
}

struct KeptEvent {
    from: Option<Arc<Layout>>,
    version: u64,
    coding: Coding,
    bytes: Bytes,
}

/// Readers of one page come from few others: the page before, or none.
const KEPT_EVENTS: usize = 8;

impl Page {
    /// What a template has written.
    pub(crate) fn new(written: &Markup, sheet: &Sheet) -> Self {
        let fragments = sheet.resolve(written);
        let layout = Arc::new(Layout::new(&fragments));
        Self { fragments, layout, events: Mutex::default() }
    }

    /// The whole text.
    pub(crate) fn text(&self) -> Markup {
        let mut text = String::with_capacity(self.len());
        text.extend(self.fragments.iter().map(|fragment| fragment.text()));
        PreEscaped(text)
    }

    /// How many bytes the text has.
    pub(crate) fn len(&self) -> usize {
        self.fragments.iter().map(|fragment| fragment.text().len()).sum()
    }

    /// What a stream remembers of it.
    pub(crate) fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The event that gives this page to a browser that shows the page `from`, or none yet. It is computed once for all
    /// who come from the same page.
    pub(crate) fn event(&self, from: Option<&Arc<Layout>>, version: u64, coding: Coding) -> Bytes {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |other: &Option<Arc<Layout>>| match (other, from) {
            (Some(other), Some(from)) => Arc::ptr_eq(other, from),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let is_it =
            |event: &&KeptEvent| event.version == version && event.coding == coding && is_same(&event.from);
        if let Some(event) = events.iter().find(is_it) {
            return event.bytes.clone();
        }
        let bytes = coding.encode(self.write(from, version));
        if events.len() == KEPT_EVENTS {
            events.remove(0);
        }
        events.push(KeptEvent { from: from.cloned(), version, coding, bytes: bytes.clone() });
        bytes
    }

    /// An event has a line that names the page, `#1y2z`, and one for each step.
    fn write(&self, from: Option<&Arc<Layout>>, version: u64) -> Event {
        let mut event =
            Event::new(Some("view"), version, if from.is_some() { 4096 } else { self.len() + 96 });
        let line = event.line();
        line.push('#');
        line.push_str(&in_letters(self.layout.hash));
        self.steps(from, |step| event.line().extend(step));
        event
    }

    /// How a browser makes this page of the page `from`, each step in a line of its own.
    pub(crate) fn steps_from(&self, from: Option<&Arc<Layout>>) -> String {
        let mut lines = String::new();
        self.steps(from, |step| {
            if !lines.is_empty() {
                lines.push('\n');
            }
            lines.extend(step);
        });
        lines
    }

    /// `=120 14` copies 14 units of the page before from the 120th on, `+<b>` is text.
    fn steps(&self, from: Option<&Arc<Layout>>, mut each: impl FnMut([&str; 4])) {
        let Some(from) = from else {
            return each(["+", &self.text().0, "", ""]);
        };
        for step in diff(from, &self.fragments) {
            let (mut first, mut second) = (itoa::Buffer::new(), itoa::Buffer::new());
            match &step {
                Step::Copy { start, length } => {
                    each(["=", first.format(*start), " ", second.format(*length)])
                }
                Step::Insert(text) => each(["+", text, "", ""]),
            }
        }
    }
}

/// A number in letters and digits.
fn in_letters(mut number: u64) -> String {
    let mut letters = Vec::new();
    while number > 0 {
        letters.push(char::from_digit((number % 36) as u32, 36).expect("a digit to this base"));
        number /= 36;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn page(text: &str) -> Page {
        Page::new(&html! { p { (text) } i { "something that stays as it is" } }, &Sheet::default())
    }

    #[test]
    fn an_event_says_what_to_copy_and_what_is_new() {
        let (first, second) = (page("one"), page("two, which is longer"));
        let text = |page: &Page, bytes: Bytes| {
            String::from_utf8(bytes.to_vec()).unwrap().replace(&in_letters(page.layout.hash), "NAME")
        };
        assert_eq!(
            text(&first, first.event(None, 1, Coding::Plain)),
            "event: view\nid: 1\ndata: #NAME\ndata: +<p>one</p><i>something that stays as it is</i>\n\n"
        );
        assert_eq!(
            text(&second, second.event(Some(first.layout()), 2, Coding::Plain)),
            "event: view\nid: 2\ndata: #NAME\ndata: +<p>two, which is longer\ndata: =6 40\n\n"
        );
    }

    #[test]
    fn whoever_comes_from_the_same_page_gets_the_same_bytes() {
        let (first, second) = (page("one"), page("two"));
        for coding in [Coding::Plain, Coding::Gzip] {
            let events = [(); 2].map(|()| second.event(Some(first.layout()), 2, coding));
            assert_eq!(events[0].as_ptr(), events[1].as_ptr(), "computed once");
            assert_ne!(second.event(None, 2, coding), events[0]);
        }
    }

    #[test]
    fn a_page_is_named_by_what_it_says() {
        let (page, other) = (page("one"), page("two"));
        let name = in_letters(page.layout.hash);
        assert!(page.layout().is_named(&name) && !other.layout().is_named(&name));
        assert!(!page.layout().is_named("") && !page.layout().is_named("#"));
        assert_eq!(other.steps_from(Some(page.layout())), "+<p>two\n=6 40");
    }
}
