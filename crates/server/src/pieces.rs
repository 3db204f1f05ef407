//! A page in pieces: what a browser has already is not sent again.
//!
//! The view of a table is some 60 kilobytes of HTML, and a move changes little of it. So the text is cut where elements
//! have a name or drawings end, and every piece gets a number the first time a stream sends it. An event has one line for
//! each piece that is new: its number, a space, its text. Its last line is the whole page: `0-11 =87 13-86` are the first
//! twelve pieces of the page before, the piece number 87, and those of the page before from the fourteenth on. Whoever joins
//! them has exactly the text of `/t/…/view`. A new piece with the number 0 means that all others are forgotten.

use crate::cut::{Cut, on_one_line, sum};
use crate::sheet::{Stretch, Written};
use crate::sse::Event;
use axum::body::Bytes;
use foldhash::fast::FixedState;
use std::cell::RefCell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

/// After so many pieces a stream begins anew, so that no browser remembers for ever.
const MOST: usize = 8_192;

/// What the browser at the other end of a stream has.
#[derive(Default)]
pub(crate) struct Pieces {
    /// The last page. A page is much like the one before it, so whatever is looked for stands where the last find was, or
    /// a little further on: most of it is found there without a look into the map.
    last: Shown,
    /// The number of every piece that was sent, by its sum.
    sent: HashMap<u64, u32, FixedState>,
}

/// The pieces of a page.
#[derive(Clone, Default)]
struct Shown {
    /// The sum of each, in their order.
    pieces: Vec<u64>,
    /// The parts that were cut before: the sum of each, and which of the pieces are its own.
    parts: Vec<(u64, Range<u32>)>,
}

/// About how long an event is that shows a move.
const EVENT: usize = 6 * 1024;

/// How far a look ahead goes: further than a page changes in one place.
const AHEAD: usize = 8;

/// Where `is_it` is so among the next few from `at` on; `at` goes on behind it.
fn find_ahead<T>(all: &[T], at: &mut usize, is_it: impl Fn(&T) -> bool) -> Option<usize> {
    let found = *at + all.get(*at..)?.iter().take(AHEAD).position(is_it)?;
    *at = found + 1;
    Some(found)
}

/// Where pages are put together, one after the other: it grows as it needs.
#[derive(Default)]
struct Desk {
    now: Shown,
    order: Vec<Run>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

impl Pieces {
    /// The event that gives this page to the browser.
    pub(crate) fn tell(&mut self, page: &Written, version: u64) -> Bytes {
        if self.sent.len() > MOST {
            *self = Self::default();
        }
        DESK.with_borrow_mut(|Desk { now, order }| {
            now.pieces.clear();
            now.parts.clear();
            order.clear();
            let event = Event::new(Some("view"), version, EVENT);
            let mut telling = Telling { pieces: self, now, at_piece: 0, at_part: 0, order, event };
            page.stretches(|stretch| match stretch {
                Stretch::New(piece) => telling.piece(piece, sum(piece)),
                Stretch::Part(part) => telling.part(part),
            });
            let Telling { mut event, .. } = telling;
            write_order(order, event.line());
            self.last.pieces.clone_from(&now.pieces);
            self.last.parts.clone_from(&now.parts);
            event.end()
        })
    }
}

/// An event while it is put together.
struct Telling<'a> {
    pieces: &'a mut Pieces,
    now: &'a mut Shown,
    at_piece: usize,
    at_part: usize,
    order: &'a mut Vec<Run>,
    event: Event,
}

impl Telling<'_> {
    /// A part: if the page before had it, nothing of it need be looked at.
    fn part(&mut self, part: &Cut) {
        let begin = self.now.pieces.len();
        let mut pieces = part.pieces();
        if let (Some((piece, sum)), None) = (pieces.next(), pieces.next()) {
            return self.piece(piece, sum);
        }
        let is_it = |(sum, _): &(u64, Range<u32>)| *sum == part.sum();
        let last = &self.pieces.last;
        // There are few parts: all of them are looked at.
        let known = find_ahead(&last.parts, &mut self.at_part, is_it)
            .or_else(|| last.parts.iter().position(is_it).inspect(|found| self.at_part = found + 1));
        match known.map(|known| last.parts[known].1.clone()) {
            Some(places) => {
                let Range { start, end } = places.clone();
                self.now.pieces.extend_from_slice(&last.pieces[start as usize..end as usize]);
                self.at_piece = end as usize;
                push(self.order, Source::Page, places);
            }
            None => part.pieces().for_each(|(piece, sum)| self.piece(piece, sum)),
        }
        self.now.parts.push((part.sum(), begin as u32..self.now.pieces.len() as u32));
    }

    fn piece(&mut self, piece: &str, sum: u64) {
        let (source, number) = self.source(piece, sum);
        push(self.order, source, number..number + 1);
        self.now.pieces.push(sum);
    }

    /// Where the browser takes a piece from; one that it does not have is written down.
    fn source(&mut self, piece: &str, sum: u64) -> (Source, u32) {
        let Pieces { last, sent } = &mut *self.pieces;
        let is_it = |known: &u64| *known == sum;
        if let Some(place) = find_ahead(&last.pieces, &mut self.at_piece, is_it) {
            return (Source::Page, place as u32);
        }
        let next = sent.len() as u32;
        let number = match sent.entry(sum) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                let line = self.event.line();
                line.push_str(itoa::Buffer::new().format(next));
                line.push(' ');
                line.push_str(&on_one_line(piece));
                return (Source::Sent, *new.insert(next));
            }
        };
        // The page goes on somewhere else; or something is back from long ago, which stands nowhere.
        match last.pieces.iter().position(is_it) {
            Some(place) => {
                self.at_piece = place + 1;
                (Source::Page, place as u32)
            }
            None => (Source::Sent, number),
        }
    }
}

/// Where pieces are taken from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    /// From their places in the page before.
    Page,
    /// From all that were sent, by their numbers.
    Sent,
}

/// Some pieces one after the other.
type Run = (Source, Range<u32>);

/// Some more pieces; they lengthen the last run where they can.
fn push(order: &mut Vec<Run>, source: Source, pieces: Range<u32>) {
    match order.last_mut() {
        _ if pieces.is_empty() => {}
        Some((of, last)) if *of == source && last.end == pieces.start => last.end = pieces.end,
        Some(_) | None => order.push((source, pieces)),
    }
}

/// A page in the order of its pieces: `0-11 =87 13-86`.
fn write_order(order: &[Run], text: &mut String) {
    let mut digits = itoa::Buffer::new();
    for (place, (source, pieces)) in order.iter().enumerate() {
        if place > 0 {
            text.push(' ');
        }
        if *source == Source::Sent {
            text.push('=');
        }
        text.push_str(digits.format(pieces.start));
        if pieces.len() > 1 {
            text.push('-');
            text.push_str(digits.format(pieces.end - 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Sheet;
    use maud::PreEscaped;
    use std::sync::Arc;

    /// The lines of the event that gives a page to the browser.
    fn tell(pieces: &mut Pieces, page: &Written) -> String {
        let event = String::from_utf8(pieces.tell(page, 7).to_vec()).unwrap();
        let lines = event.strip_prefix("event: view\nid: 7\n").and_then(|rest| rest.strip_suffix("\n\n"));
        let data = lines.unwrap().split('\n').map(|line| line.strip_prefix("data: ").unwrap());
        data.collect::<Vec<&str>>().join("\n")
    }

    fn tell_text(pieces: &mut Pieces, text: &str) -> String {
        tell(pieces, &Written::new(PreEscaped(text.to_owned()), &Sheet::default()))
    }

    #[test]
    fn only_what_is_new_is_sent() {
        let mut pieces = Pieces::default();
        let mut tell = |text: &str| tell_text(&mut pieces, text);
        let (one, two, three) = (" id=\"1\"", " id=\"2\"", " id=\"3\"");
        assert_eq!(tell(&format!("<a{one}{two}")), format!("0 <a\n1 {one}\n2 {two}\n=0-2"));
        assert_eq!(tell(&format!("<a{one}{two}")), "0-2");
        assert_eq!(tell(&format!("<a{three}{one}{two}")), format!("3 {three}\n0 =3 1-2"));
        assert_eq!(tell(&format!("<a{three}{one}{one}")), "0-2 2", "the same piece twice");
        assert_eq!(tell(&format!("<a{one}{three}")), "0 2 1", "in another order");
        assert_eq!(tell(&format!("<a{two}\n\n")), format!("4 {two}  \n0 =4"), "an event has its own lines");
        assert_eq!(tell(&format!("<a{two}")), "0 =2", "what was sent is never sent again");
        assert_eq!(
            tell(&format!("{one}{one} id=\"4\" id=\"4\"")),
            "5  id=\"4\"\n=1 =1 =5 =5",
            "new, and twice"
        );
    }

    #[test]
    fn a_part_is_known_as_a_whole_and_in_its_pieces() {
        let (mut pieces, sheet) = (Pieces::default(), Sheet::default());
        let part = Arc::new(Cut::new("<i></i><b id=\"1\"></b>".to_owned()));
        let mut tell = |parts: Vec<Arc<Cut>>, rest: &str| {
            let mark = sheet.put(parts).into_string();
            tell(&mut pieces, &Written::new(PreEscaped(format!("{mark}{rest}")), &sheet))
        };
        assert_eq!(tell(vec![Arc::clone(&part)], ""), "0 <i></i><b\n1  id=\"1\"></b>\n=0-1");
        assert_eq!(tell(vec![Arc::clone(&part), Arc::clone(&part)], "<i></i><b"), "0-1 0-1 0");
        assert_eq!(tell(Vec::new(), "<i></i><b id=\"1\"></b>"), "0-1", "its pieces are known without it");
        assert_eq!(tell(vec![part, Arc::new(Cut::new(String::new()))], ""), "0-1");
    }

    #[test]
    fn a_page_that_jumps_is_followed() {
        let mut pieces = Pieces::default();
        let mut tell = |text: &str| tell_text(&mut pieces, text);
        let name = |number: usize| format!(" id=\"{number}\"");
        let page = |numbers: &mut dyn Iterator<Item = usize>| numbers.map(name).collect::<String>();
        tell(&page(&mut (0..100)));
        assert_eq!(tell(&page(&mut (50..100))), "50-99", "much is gone at the beginning");
        assert_eq!(tell(&page(&mut (0..100))), "=0-49 0-49", "and back");
        assert_eq!(tell(&page(&mut (60..100).chain(0..60))), "60-99 0-59", "the other way round");
    }

    #[test]
    fn nobody_remembers_for_ever() {
        let mut pieces = Pieces::default();
        let mut tell = |number: usize| tell_text(&mut pieces, &number.to_string());
        let first_again = (1..=MOST + 10).find(|number| tell(*number).starts_with("0 ") && *number > 1);
        assert!(first_again.is_some_and(|number| number > MOST), "{first_again:?}");
    }
}
