//! A drawn page of a table, and the events that give it to browsers.

use super::diff::{Step, diff};
use super::fragment::{Fragment, Sheet, Tokens};
use crate::sse::{Coding, Event};
use axum::body::Bytes;
use maud::{Markup, PreEscaped};
use std::sync::{Arc, Mutex, PoisonError};

/// What of a page has to be known to tell what a later one has in common with it. A stream remembers this of the page
/// its browser shows, not the text.
pub(crate) struct Layout(pub(super) Vec<Arc<Tokens>>);

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
        let tokens = fragments.iter().map(|fragment| Arc::clone(fragment.tokens()));
        let layout = Arc::new(Layout(tokens.collect()));
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

    /// An event has a line for each step: `=120 14` copies 14 units of the page before from the 120th on, `+<b>` is text.
    fn write(&self, from: Option<&Arc<Layout>>, version: u64) -> Event {
        let Some(from) = from else {
            let mut event = Event::new(Some("view"), version, self.len() + 64);
            let line = event.line();
            line.push('+');
            line.extend(self.fragments.iter().map(|fragment| fragment.text()));
            return event;
        };
        let mut event = Event::new(Some("view"), version, 4096);
        for step in diff(from, &self.fragments) {
            let line = event.line();
            match step {
                Step::Copy { start, length } => {
                    let mut digits = itoa::Buffer::new();
                    line.push('=');
                    line.push_str(digits.format(start));
                    line.push(' ');
                    line.push_str(digits.format(length));
                }
                Step::Insert(text) => {
                    line.push('+');
                    line.push_str(&text);
                }
            }
        }
        event
    }
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
        let text = |bytes: Bytes| String::from_utf8(bytes.to_vec()).unwrap();
        assert_eq!(
            text(first.event(None, 1, Coding::Plain)),
            "event: view\nid: 1\ndata: +<p>one</p><i>something that stays as it is</i>\n\n"
        );
        assert_eq!(
            text(second.event(Some(first.layout()), 2, Coding::Plain)),
            "event: view\nid: 2\ndata: +<p>two, which is longer\ndata: =6 40\n\n"
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
}
