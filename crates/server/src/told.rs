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

/// So many events a move usually makes at most.
const FRESH: usize = 4;

/// So many lines and blocks are kept before old ones are thrown away.
const KEPT: usize = 512;

/// One line of the log, or a block of them.
pub(crate) type Lines = Arc<Cut>;

/// The newest lines of a table. It belongs to one course of events: when a move is taken back, another one begins.
#[derive(Default)]
pub(crate) struct Told(Mutex<Shelf>);

/// What has been put together so far.
#[derive(Default)]
struct Shelf {
    lines: HashMap<Place, Lines, RandomState>,
    /// The newest event as a sentence alone: for each language and eye its number and what it says.
    last: HashMap<(&'static str, Eye), (usize, Arc<str>), RandomState>,
}

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
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if shelf.lines.len() > KEPT {
            shelf.lines.retain(|(_, _, events), _| events.start >= oldest * BLOCK);
        }
        let mut story = Story { words, face, eye, names, count, seen: None };
        let line = |events| match shelf.lines.get(&(words.lang(), eye, Range::clone(&events))) {
            Some(lines) => Arc::clone(lines),
            None => story.tell(&mut shelf.lines, events),
        };
        singly.chain(in_blocks).map(line).collect()
    }

    /// The newest event for one eye, as a sentence; nothing before the first.
    pub(crate) fn last(&self, words: Words, face: &dyn Face, eye: Eye, names: &[String]) -> Arc<str> {
        let (before, newest) = face.newest_events(1, eye);
        let Some(event) = newest.first() else { return Arc::default() };
        // What this eye sees as everybody does is everybody's sentence.
        let open = eye == Eye::Spectator || face.newest_events(1, Eye::Spectator).1.first() == Some(event);
        let place = (words.lang(), if open { Eye::Spectator } else { eye });
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match shelf.last.get(&place) {
            Some((number, said)) if *number == before => Arc::clone(said),
            Some(_) | None => {
                let said: Arc<str> = words.event(event, names).into();
                shelf.last.insert(place, (before, Arc::clone(&said)));
                said
            }
        }
    }
}

/// Some events as one eye may know them, and as everybody does.
struct Seen {
    first: usize,
    own: Vec<AnyEvent>,
    open: Vec<AnyEvent>,
}

/// What one eye reads about a game.
struct Story<'a> {
    words: Words,
    face: &'a dyn Face,
    eye: Eye,
    names: &'a [String],
    /// How many events there are.
    count: usize,
    /// The newest of them, once something has to be told that is not told yet.
    seen: Option<Seen>,
}

impl Story<'_> {
    /// Puts lines together that this eye has not read yet. Those that tell it no more than everybody are everybody's.
    fn tell(&mut self, told: &mut HashMap<Place, Lines, RandomState>, events: Range<usize>) -> Lines {
        let place = |eye| (self.words.lang(), eye, events.clone());
        // A block is made of lines that were told one by one, unless they were told before anybody looked.
        if let Some(lines) = one_by_one(told, self.words, self.eye, &events) {
            told.insert(place(self.eye), Arc::clone(&lines));
            return lines;
        }
        let (own_place, open_place) = (place(self.eye), place(Eye::Spectator));
        let (words, names) = (self.words, self.names);
        let (open, own) = self.events(&events);
        let put_together = |these: &[AnyEvent]| {
            let lines = events.clone().zip(these).rev();
            Arc::new(Cut::new(lines.map(|(number, event)| line(words, number, event, names).0).collect()))
        };
        let lines = if open == own {
            Arc::clone(told.entry(open_place).or_insert_with(|| put_together(open)))
        } else {
            put_together(own)
        };
        told.insert(own_place, Arc::clone(&lines));
        lines
    }

    /// Events as everybody knows them, and as this eye does.
    fn events(&mut self, events: &Range<usize>) -> (&[AnyEvent], &[AnyEvent]) {
        let (face, eye, count) = (self.face, self.eye, self.count);
        // The newest come first; most of the time what is not told yet is a whole move of them.
        let since = |first: usize| Seen {
            first,
            own: face.newest_events(count - first, eye).1,
            open: face.newest_events(count - first, Eye::Spectator).1,
        };
        if self.seen.as_ref().is_none_or(|seen| seen.first > events.start) {
            self.seen = Some(since(events.start.min(count.saturating_sub(FRESH))));
        }
        let Seen { first, own, open } = self.seen.as_ref().expect("it was seen just now");
        let these = events.start - first..events.end - first;
        (&open[these.clone()], &own[these])
    }
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
