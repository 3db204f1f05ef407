//! A drawn page of a table, and the events that send it to browsers. Their format is described in [`super`].

use super::delta::Delta;
use super::diff::{PartSource, sources, starts};
use super::part::{Part, Sum};
use super::placeholders::Placeholders;
use super::steps::write_copy;
use crate::sse::Coding;
use axum::body::Bytes;
use maud::{Markup, PreEscaped};
use std::sync::{Arc, Mutex, PoisonError};

/// A page, or the section of it that changes.
pub(crate) struct Page {
    parts: Vec<Arc<Part>>,
    /// The hash of all parts.
    hash: u64,
    bytes: usize,
    /// The latest events that send this page to browsers.
    events: Mutex<Vec<KeptEvent>>,
}

struct KeptEvent {
    /// The page before, by its hash.
    from: Option<u64>,
    version: u64,
    coding: Coding,
    bytes: Bytes,
}

/// The maximum number of events of a page. Browsers come from few other pages: the one before, or none.
const KEPT_EVENTS: usize = 8;

/// A piece of an event.
enum Piece<'a> {
    /// Steps that only this page has.
    Own(&'a str),
    /// Steps that other pages may have as well.
    Shared(&'a Delta),
}

impl Page {
    /// A page of what a template has written.
    pub(crate) fn new(written: &Markup, placeholders: &Placeholders) -> Self {
        let parts = placeholders.resolve(written);
        let Sum { hash, bytes, .. } = Sum::of(&parts);
        Self { parts, hash, bytes, events: Mutex::default() }
    }

    /// The whole text.
    pub(crate) fn text(&self) -> Markup {
        let mut text = String::with_capacity(self.bytes);
        self.parts.iter().for_each(|part| part.write(&mut text));
        PreEscaped(text)
    }

    /// The length of the text in bytes.
    pub(crate) fn len(&self) -> usize {
        self.bytes
    }

    /// Whether this is the name of this page.
    pub(crate) fn is_named(&self, name: &str) -> bool {
        u64::from_str_radix(name, 36).is_ok_and(|hash| hash == self.hash)
    }

    /// The event that sends this page to a browser that shows the page `from`, or none yet. It is written once for all
    /// browsers that show `from`.
    pub(crate) fn event(&self, from: Option<&Self>, version: u64, coding: Coding) -> Bytes {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (from.map(|from| from.hash), version, coding);
        if let Some(event) = events.iter().find(|event| (event.from, event.version, event.coding) == key) {
            return event.bytes.clone();
        }
        let bytes = self.write(from, version, coding);
        if events.len() == KEPT_EVENTS {
            events.remove(0);
        }
        events.push(KeptEvent { from: key.0, version, coding, bytes: bytes.clone() });
        bytes
    }

    fn write(&self, from: Option<&Self>, version: u64, coding: Coding) -> Bytes {
        let mut event = Vec::with_capacity(2048);
        let head = format!("event: view\nid: {version}\ndata: {}", self.name());
        coding.append(&head, &mut event);
        self.pieces(from, |piece| match piece {
            Piece::Own(steps) => coding.append(steps, &mut event),
            Piece::Shared(delta) => delta.append(coding, &mut event),
        });
        coding.append("\n\n", &mut event);
        event.into()
    }

    /// The diff from the page `from` to this one, as text.
    pub(crate) fn steps_from(&self, from: Option<&Self>) -> String {
        let mut steps = self.name();
        self.pieces(from, |piece| {
            steps.push_str(match piece {
                Piece::Own(steps) => steps,
                Piece::Shared(delta) => delta.steps(),
            });
        });
        steps
    }

    /// The name of the page, by which a browser says what it shows: `#1y2z`.
    fn name(&self) -> String {
        format!("#{}", in_letters(self.hash))
    }

    /// Calls `each` with the pieces of the diff from another page: `=` and `@` are written here, the steps
    /// within parts by [`Delta`].
    fn pieces(&self, from: Option<&Self>, mut each: impl FnMut(Piece<'_>)) {
        let before = from.map_or(&[][..], |from| &from.parts);
        let (starts, mut own, mut open) = (starts(before), String::new(), None::<(u32, u32)>);
        let close = |own: &mut String, open: &mut Option<(u32, u32)>| {
            if let Some((start, length)) = open.take() {
                write_copy(own, '=', start, length);
            }
        };
        for (part, source) in self.parts.iter().zip(sources(before, &self.parts)) {
            if let PartSource::Same(place) = source {
                match &mut open {
                    Some((start, length)) if *start + *length == starts[place] => *length += part.units,
                    _ => {
                        close(&mut own, &mut open);
                        open = Some((starts[place], part.units));
                    }
                }
                continue;
            }
            close(&mut own, &mut open);
            let old = match source {
                PartSource::Changed(place) => {
                    own.extend(["\t@", itoa::Buffer::new().format(starts[place])]);
                    Some(&*before[place])
                }
                PartSource::Same(_) | PartSource::New => None,
            };
            if !own.is_empty() {
                each(Piece::Own(&own));
                own.clear();
            }
            each(Piece::Shared(&Delta::between(old, part)));
        }
        close(&mut own, &mut open);
        if !own.is_empty() {
            each(Piece::Own(&own));
        }
    }
}

/// A number to base 36.
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
        let placeholders = Placeholders::default();
        let stays = placeholders.put(Arc::new(Part::text("stays", "<i>something that stays as it is</i>")));
        Page::new(&html! { p { (text) } (stays) }, &placeholders)
    }

    #[test]
    fn an_event_says_what_to_copy_and_what_is_new() {
        let (first, second) = (page("one"), page("two, which is longer"));
        let text = |page: &Page, bytes: Bytes| {
            String::from_utf8(bytes.to_vec()).unwrap().replace(&page.name(), "#NAME")
        };
        assert_eq!(
            text(&first, first.event(None, 1, Coding::Plain)),
            "event: view\nid: 1\ndata: #NAME\t+<p>one</p>\t+<i>something that stays as it is</i>\n\n"
        );
        assert_eq!(
            text(&second, second.event(Some(&first), 2, Coding::Plain)),
            "event: view\nid: 2\ndata: #NAME\t@0\t+<p>two, which is longer</p>\t=10 36\n\n"
        );
    }

    #[test]
    fn whoever_comes_from_the_same_page_gets_the_same_bytes() {
        let (first, second) = (page("one"), page("two"));
        for coding in [Coding::Plain, Coding::Gzip] {
            let events = [(); 2].map(|()| second.event(Some(&first), 2, coding));
            assert_eq!(events[0].as_ptr(), events[1].as_ptr(), "put together once");
            assert_ne!(second.event(None, 2, coding), events[0]);
        }
    }

    #[test]
    fn a_page_is_named_by_what_it_says() {
        let (page, other) = (page("one"), page("two"));
        let name = page.name();
        let name = name.strip_prefix('#').unwrap();
        assert!(page.is_named(name) && !other.is_named(name));
        assert!(!page.is_named("") && !page.is_named("#"));
        assert_eq!(other.steps_from(Some(&page)), format!("{}\t@0\t+<p>two</p>\t=10 36", other.name()));
    }
}
