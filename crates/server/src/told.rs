//! The log of a table in words: every line is put together once for each language, not once for everybody who reads it.

use crate::pieces::Cut;
use games::{AnyEvent, Face};
use maud::{Markup, html};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use table::{Eye, Seat};
use words::Words;

/// How many of the newest events a page tells.
const NEWEST: usize = 60;

/// A line of the log.
pub(crate) type Line = Arc<Cut>;

/// The newest lines of a table, by language and by whom they are for: everybody, or one seat alone.
#[derive(Default)]
pub(crate) struct Told(Mutex<HashMap<Readers, VecDeque<Known>>>);

/// The language, and the one seat that may read it, if it is not for everybody.
type Readers = (&'static str, Option<Seat>);

/// What was told: the number of the event, what happened, and the line.
type Known = (usize, AnyEvent, Line);

impl Told {
    /// The newest lines for one eye, newest first.
    pub(crate) fn newest(&self, words: Words, face: &dyn Face, eye: Eye, names: &[String]) -> Vec<Line> {
        let (open, own) = (face.events_since(0, Eye::Spectator), face.events_since(0, eye));
        let first = open.len().saturating_sub(NEWEST);
        let whose = match eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator | Eye::Everything => None,
        };
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let events = open.iter().zip(&own).enumerate().skip(first).rev();
        let lines = events.map(|(number, (open, own))| {
            // Something only this eye may know is put into words for it alone.
            let whose = whose.filter(|_| open != own);
            let known = all.entry((words.lang(), whose)).or_default();
            known_line(known, number, own, || line(words, number, own, names))
        });
        let lines = lines.collect();
        for known in all.values_mut() {
            while known.front().is_some_and(|(number, ..)| *number < first) {
                known.pop_front();
            }
        }
        lines
    }
}

/// The line of an event, if it is known already; otherwise it is from now on.
fn known_line(
    known: &mut VecDeque<Known>,
    number: usize,
    event: &AnyEvent,
    tell: impl FnOnce() -> Line,
) -> Line {
    let at = known.partition_point(|(known, ..)| *known < number);
    let found = known.get(at).filter(|(known, ..)| *known == number);
    match found {
        Some((_, happened, line)) if happened == event => Arc::clone(line),
        Some(_) => {
            // A move was taken back, and something else has happened instead.
            let line = tell();
            known[at] = (number, *event, Arc::clone(&line));
            line
        }
        None => {
            let line = tell();
            known.insert(at, (number, *event, Arc::clone(&line)));
            line
        }
    }
}

/// An event as a line of the log, with its clause. By its number a page knows it again.
fn line(words: Words, number: usize, event: &AnyEvent, names: &[String]) -> Line {
    let clause = event.clause();
    let line: Markup = html! {
        li id={ "log-" (number) } { (words.event(event, names)) " " a.clause href={ "/rules/" (clause) } target="_blank" rel="noopener" { (clause) } }
    };
    Arc::new(Cut::new(line.into_string()))
}
