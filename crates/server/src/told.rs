//! The log of a table in words: every line is put together once for each language, not once for everybody who reads it.

use crate::pieces::Cut;
use games::{AnyEvent, Face};
use maud::{Markup, html};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use table::Eye;
use words::Words;

/// How many of the newest events a page tells.
const NEWEST: usize = 60;

/// A line of the log.
pub(crate) type Line = Arc<Cut>;

/// The newest lines of a table by language, as everybody may read them.
#[derive(Default)]
pub(crate) struct Told(Mutex<HashMap<&'static str, VecDeque<Known>>>);

/// What was told: the number of the event, what happened, and the line.
type Known = (usize, AnyEvent, Line);

impl Told {
    /// The newest lines for one eye, newest first.
    pub(crate) fn newest(&self, words: Words, face: &dyn Face, eye: Eye, names: &[String]) -> Vec<Line> {
        let (open, own) = (face.events_since(0, Eye::Spectator), face.events_since(0, eye));
        let first = open.len().saturating_sub(NEWEST);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all.entry(words.lang()).or_default();
        let lines = open.iter().zip(&own).enumerate().skip(first).map(|(number, (open, own))| {
            if open != own {
                // Something only this eye may know is put into words for it alone.
                return line(words, number, own, names);
            }
            let at = known.partition_point(|(known, ..)| *known < number);
            match known.get(at) {
                Some((known, event, line)) if *known == number && event == open => Arc::clone(line),
                found => {
                    let new = (number, *open, line(words, number, open, names));
                    let text = Arc::clone(&new.2);
                    match found {
                        // A move was taken back, and something else has happened instead.
                        Some((known_number, ..)) if *known_number == number => known[at] = new,
                        Some(_) | None => known.insert(at, new),
                    }
                    text
                }
            }
        });
        let mut lines: Vec<Line> = lines.collect();
        lines.reverse();
        while known.front().is_some_and(|(number, ..)| *number < first) {
            known.pop_front();
        }
        lines
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
