//! The log of a table in words: every line is put together once for each language, not once for everybody who reads it.

use crate::pieces::Cut;
use games::{AnyEvent, Face};
use maud::{Markup, html};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use table::{Eye, Seat};
use words::Words;

/// How many of the newest events a page tells.
const NEWEST: usize = 60;

/// A line of the log.
pub(crate) type Line = Arc<Cut>;

/// The newest lines of a table, by language.
#[derive(Default)]
pub(crate) struct Told(Mutex<HashMap<&'static str, Lines>>);

/// The lines that everybody may read, and those that are for one seat alone.
#[derive(Default)]
struct Lines {
    open: VecDeque<Known>,
    own: BTreeMap<Seat, VecDeque<Known>>,
}

/// What was told: the number of the event, what happened, and the line.
type Known = (usize, AnyEvent, Line);

impl Told {
    /// The newest lines for one eye, newest first.
    pub(crate) fn newest(&self, words: Words, face: &dyn Face, eye: Eye, names: &[String]) -> Vec<Line> {
        let (first, open) = face.newest_events(NEWEST, Eye::Spectator);
        let (_, own) = face.newest_events(NEWEST, eye);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Lines { open: for_all, own: for_one } = all.entry(words.lang()).or_default();
        let mut nobody = VecDeque::new();
        let for_one = match eye {
            Eye::Seat(seat) => for_one.entry(seat).or_default(),
            Eye::Spectator | Eye::Everything => &mut nobody,
        };
        let events = open.iter().zip(&own).enumerate().rev();
        let lines = events.map(|(place, (open, own))| {
            let number = first + place;
            let known = if open == own { &mut *for_all } else { &mut *for_one };
            known_line(known, number, own, || line(words, number, own, names))
        });
        let lines = lines.collect();
        for known in [for_all, for_one] {
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
