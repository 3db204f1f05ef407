//! The log of a table in words: put together once for each language, not once for everybody who reads it.
//!
//! The newest events have a line each. Older ones come in blocks: a page names a block, not every line of it.

use crate::pieces::Cut;
use foldhash::fast::RandomState;
use games::{AnyEvent, Face};
use maud::{Markup, html};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use table::Eye;
use words::Words;

/// How many lines a block has.
const BLOCK: usize = 16;

/// How many blocks a page tells, besides the lines that are not a block yet.
const BLOCKS: usize = 3;

/// So many lines and blocks are kept before old ones are thrown away.
const KEPT: usize = 512;

/// One line of the log, or a block of them.
pub(crate) type Lines = Arc<Cut>;

/// The newest lines of a table. It belongs to one course of events: when a move is taken back, another one begins.
#[derive(Default)]
pub(crate) struct Told(Mutex<HashMap<Place, Lines, RandomState>>);

/// In which language, for which eye, and which events.
type Place = (&'static str, Eye, Range<usize>);

impl Told {
    /// The newest lines for one eye, newest first.
    pub(crate) fn newest(&self, words: Words, face: &dyn Face, eye: Eye, names: &[String]) -> Vec<Lines> {
        let (count, _) = face.newest_events(0, eye);
        let blocks = count / BLOCK;
        let oldest = blocks.saturating_sub(BLOCKS);
        let singly = (blocks * BLOCK..count).rev().map(|number| number..number + 1);
        let in_blocks = (oldest..blocks).rev().map(|block| block * BLOCK..(block + 1) * BLOCK);
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() > KEPT {
            told.retain(|(_, _, events), _| events.start >= oldest * BLOCK);
        }
        let line = |events| match told.get(&(words.lang(), eye, Range::clone(&events))) {
            Some(lines) => Arc::clone(lines),
            None => tell(&mut told, words, face, eye, names, events),
        };
        singly.chain(in_blocks).map(line).collect()
    }
}

/// Puts lines together that this eye has not read yet. Those that tell it no more than everybody are everybody's.
fn tell(
    told: &mut HashMap<Place, Lines, RandomState>,
    words: Words,
    face: &dyn Face,
    eye: Eye,
    names: &[String],
    events: Range<usize>,
) -> Lines {
    let seen = |eye| {
        let (count, _) = face.newest_events(0, eye);
        let (_, mut seen) = face.newest_events(count - events.start, eye);
        seen.truncate(events.len());
        seen
    };
    // A block is made of lines that were told one by one, unless they were told before anybody looked.
    if let Some(lines) = one_by_one(told, words, eye, &events) {
        told.insert((words.lang(), eye, events), Arc::clone(&lines));
        return lines;
    }
    let (open, own) = (seen(Eye::Spectator), seen(eye));
    let put_together = |these: &[AnyEvent]| {
        let lines = events.clone().zip(these).rev();
        Arc::new(Cut::new(lines.map(|(number, event)| line(words, number, event, names).0).collect()))
    };
    let lines = if open == own {
        let place = (words.lang(), Eye::Spectator, events.clone());
        Arc::clone(told.entry(place).or_insert_with(|| put_together(&open)))
    } else {
        put_together(&own)
    };
    told.insert((words.lang(), eye, events.clone()), Arc::clone(&lines));
    lines
}

/// A block of lines that this eye has read one by one.
fn one_by_one(
    told: &HashMap<Place, Lines, RandomState>,
    words: Words,
    eye: Eye,
    events: &Range<usize>,
) -> Option<Lines> {
    if events.len() < 2 {
        return None;
    }
    let mut block = String::new();
    for number in events.clone().rev() {
        block.push_str(told.get(&(words.lang(), eye, number..number + 1))?.text());
    }
    Some(Arc::new(Cut::new(block)))
}

/// An event as a line of the log, with its clause. By its number a page knows it again.
fn line(words: Words, number: usize, event: &AnyEvent, names: &[String]) -> Markup {
    let clause = event.clause();
    html! {
        li id={ "log-" (number) } { (words.event(event, names)) " " a.clause href={ "/rules/" (clause) } target="_blank" rel="noopener" tabindex="-1" { (clause) } }
    }
}
