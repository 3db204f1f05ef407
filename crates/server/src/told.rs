//! The log of a table in words: put together once for each language, not once for everybody who reads it.
//!
//! The newest events have a line each. Older ones come in blocks: a page names a block, not every line of it.

use crate::drawing::Fragment;
use foldhash::fast::RandomState;
use games::{AnyEvent, Face};
use maud::{Markup, html};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use table::Eye;
use words::Words;

/// How many lines a block has.
const BLOCK: usize = 16;

/// How many blocks a page tells, besides the lines that are not a block yet.
const BLOCKS: usize = 3;

/// One line of the log, or a block of them.
pub(crate) type Lines = Arc<Fragment>;

/// The newest lines of a table. It belongs to one course of events: when a move is taken back, another one begins.
#[derive(Default)]
pub(crate) struct Told(Mutex<Shelf>);

/// What has been put together so far.
#[derive(Default)]
struct Shelf {
    /// What everybody reads, in each language.
    open: HashMap<&'static str, Log, RandomState>,
    /// What seats read.
    own: HashMap<Place, Log, RandomState>,
    /// The newest event as a sentence alone: its number and what it says.
    last: HashMap<Place, (usize, Arc<str>), RandomState>,
}

/// In which language, and for which eye.
type Place = (&'static str, Eye);

impl Told {
    /// The newest lines for one eye, newest first.
    pub(crate) fn newest(&self, words: Words, face: &dyn Face, eye: Eye, names: &[String]) -> Vec<Lines> {
        let (count, _) = face.newest_events(0, eye);
        let story = Story { words, face, eye, names, count };
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Shelf { open, own, .. } = &mut *shelf;
        // Everybody's lines first: most lines of a seat are the same.
        let open = open.entry(words.lang()).or_default();
        Story { eye: Eye::Spectator, ..story }.tell(open, &Log::default());
        let log = match eye {
            Eye::Spectator => open,
            Eye::Seat(_) | Eye::Everything => {
                let own = own.entry((words.lang(), eye)).or_default();
                story.tell(own, open);
                own
            }
        };
        log.newest(count).unwrap_or_else(|| story.tell_alone())
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

/// The end of a log.
#[derive(Clone, Default)]
struct Log {
    /// How many events it tells, and those before it.
    count: usize,
    /// The newest lines, which are no block yet, oldest first.
    lines: Vec<Lines>,
    /// The newest blocks, newest first.
    blocks: VecDeque<Lines>,
    /// Whether one of the lines tells more than everybody knows.
    own: bool,
}

impl Log {
    /// The lines about the first `count` events, newest first; nothing if the log is too far ahead of them.
    fn newest(&self, count: usize) -> Option<Vec<Lines>> {
        let lines = self.lines.len().checked_sub(self.count - count)?;
        Some(self.lines[..lines].iter().rev().chain(&self.blocks).map(Arc::clone).collect())
    }

    /// The line about one event, if it stands alone.
    fn line(&self, number: usize) -> Option<&Lines> {
        self.lines.get(number.checked_sub(self.count - self.lines.len())?)
    }

    /// One more line. Where a block is full of lines that everybody reads, it is the block of `open`.
    fn push(&mut self, line: Lines, own: bool, open: &Self) {
        self.lines.push(line);
        self.count += 1;
        self.own |= own;
        if self.lines.len() == BLOCK {
            let text = || self.lines.iter().rev().map(|line| line.text()).collect::<String>();
            let same = open.blocks.front().filter(|_| !self.own && open.count / BLOCK == self.count / BLOCK);
            let block = same.map_or_else(|| Arc::new(Fragment::new(&text())), Arc::clone);
            self.blocks.push_front(block);
            self.blocks.truncate(BLOCKS);
            self.lines.clear();
            self.own = false;
        }
    }
}

/// What one eye reads about a game.
#[derive(Clone, Copy)]
struct Story<'a> {
    words: Words,
    face: &'a dyn Face,
    eye: Eye,
    names: &'a [String],
    /// How many events there are.
    count: usize,
}

impl Story<'_> {
    /// Tells what the log does not tell yet. Lines that tell no more than those of `open` are these.
    fn tell(&self, log: &mut Log, open: &Log) {
        // Whatever is older no page tells.
        let oldest = (self.count / BLOCK).saturating_sub(BLOCKS) * BLOCK;
        if log.count < oldest {
            *log = Log { count: oldest, ..Log::default() };
        }
        let Some(new @ 1..) = self.count.checked_sub(log.count) else { return };
        let (first, events) = self.face.newest_events(new, self.eye);
        let (_, known) = self.face.newest_events(new, Eye::Spectator);
        for (number, (event, known)) in (first..).zip(events.iter().zip(&known)) {
            let line = match open.line(number).filter(|_| event == known) {
                Some(line) => Arc::clone(line),
                None => Arc::new(Fragment::new(&line(self.words, number, event, self.names).0)),
            };
            log.push(line, event != known, open);
        }
    }

    /// The lines of somebody who looks back further than the log does.
    fn tell_alone(&self) -> Vec<Lines> {
        let mut log = Log::default();
        self.tell(&mut log, &Log::default());
        log.newest(self.count).unwrap_or_default()
    }
}

/// An event as a line of the log, with its clause. By its number a page knows it again.
fn line(words: Words, number: usize, event: &AnyEvent, names: &[String]) -> Markup {
    let clause = event.clause();
    html! {
        li id={ "log-" (number) } { (words.event(event, names)) " " a.clause href={ "/rules/" (clause) } target="_blank" rel="noopener" tabindex="-1" { (clause) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use artus::Artus;
    use games::start;
    use table::{Dice, Game, Seat, Turn, choose, generator};

    /// A whole game at random, situation by situation.
    fn game() -> Vec<Box<dyn Face>> {
        let options = Artus::read_options("players=2 mode=advanced", Artus::printed()).unwrap();
        let (dice, mut rng) = (Dice::new(&[7; 32], []), generator(1));
        let mut faces = vec![start::<Artus>(options, Vec::new())];
        loop {
            let mut face = faces.last().unwrap().fork();
            face.throw(&dice);
            match face.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let choice = choose(&face.offers(seat), &mut rng);
                    face.play(seat, choice).unwrap();
                    faces.push(face);
                }
                Turn::Chance | Turn::Over => return faces,
            }
        }
    }

    fn read(told: &Told, face: &dyn Face, eye: Eye) -> Vec<String> {
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        let lines = told.newest(Words::new("en").unwrap(), face, eye, &names);
        lines.iter().map(|lines| lines.text().to_owned()).collect()
    }

    /// The numbers of the events in some lines.
    fn numbers(lines: &[String]) -> Vec<usize> {
        let all = lines.concat();
        all.split(" id=\"log-").skip(1).map(|line| line.split_once('"').unwrap().0.parse().unwrap()).collect()
    }

    const EYES: [Eye; 3] = [Eye::Seat(Seat::new(0)), Eye::Spectator, Eye::Seat(Seat::new(1))];

    #[test]
    fn whoever_has_followed_the_game_reads_what_whoever_comes_now_reads() {
        let told = Told::default();
        for (number, face) in game().iter().enumerate() {
            // One of them looks seldom.
            for eye in EYES.into_iter().filter(|&eye| number % 23 == 0 || eye != EYES[2]) {
                let lines = read(&told, &**face, eye);
                assert_eq!(lines, read(&Told::default(), &**face, eye), "{number} {eye:?}");
                let (count, _) = face.newest_events(0, eye);
                let told = (count % BLOCK + BLOCKS * BLOCK).min(count);
                assert_eq!(numbers(&lines), (count - told..count).rev().collect::<Vec<_>>(), "newest first");
            }
        }
    }

    #[test]
    fn whoever_is_late_reads_what_was_the_case_then() {
        let (told, faces) = (Told::default(), game());
        let last = faces.last().unwrap();
        for eye in EYES {
            let newest = read(&told, &**last, eye);
            for face in faces.iter().rev().take(60) {
                assert_eq!(read(&told, &**face, eye), read(&Told::default(), &**face, eye), "{eye:?}");
            }
            assert_eq!(read(&told, &**last, eye), newest);
        }
    }

    #[test]
    fn what_a_seat_draws_it_alone_reads() {
        let (told, faces) = (Told::default(), game());
        let differs = |face: &dyn Face| {
            let [first, open, second] = EYES.map(|eye| read(&told, face, eye));
            (first != open, second != open)
        };
        let (first, second): (Vec<bool>, Vec<bool>) = faces.iter().map(|face| differs(&**face)).unzip();
        assert!(first.contains(&true) && second.contains(&true));
    }
}
