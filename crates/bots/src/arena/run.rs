//! A match from its first set to its last, on as many threads as there are.

use super::chance::Streams;
use super::standing::share_of_set;
use super::{Bounds, Contestant, Entrant, Pairing, Played, Sprt, Verdict, game};
use crate::in_parallel::MOST_THREADS;
use games::Listed;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;
use table::{Game, Seat};

/// What is to be played.
#[derive(Debug)]
pub struct Arena<'a, G: Game> {
    /// The options of every game.
    pub options: &'a G::Options,
    /// Who competes: at least two.
    pub entrants: &'a [Entrant],
    /// Whether a meeting at a table of more than two is also played the other way round.
    pub mirror: bool,
    /// How many sets, at most.
    pub sets: u64,
    /// The seed: the same one gives the same match, whatever the threads.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Ends the match as soon as it is known which of two shares of victories the first bot has.
    pub sprt: Option<Bounds>,
}

/// A match that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The names of the bots.
    pub names: Vec<String>,
    /// How many play at a table.
    pub players: usize,
    /// The games, set by set.
    pub sets: Vec<Vec<Played>>,
    /// How the sequential test went, if there was one.
    pub sprt: Option<Sprt>,
}

/// How often the progress is told.
const MOMENT: Duration = Duration::from_millis(100);

impl<G: Listed> Arena<'_, G> {
    /// How many games a set has.
    pub fn games_in_a_set(&self) -> usize {
        self.pairings().len() * self.players()
    }

    fn pairings(&self) -> Vec<Pairing> {
        Pairing::all(self.entrants.len(), self.players(), self.mirror)
    }

    fn players(&self) -> usize {
        G::setup(self.options).players()
    }

    /// Plays the match. `progress` hears the number of games done now and then.
    pub fn play(&self, progress: impl FnMut(u64)) -> Match {
        self.play_sets(0..self.sets, self.sprt, progress)
    }

    /// Plays some of the sets, by their numbers, and tests nothing: [`Match::joined`] does, once all are there.
    pub fn play_part(&self, part: Range<u64>, progress: impl FnMut(u64)) -> Match {
        self.play_sets(part, None, progress)
    }

    fn play_sets(&self, part: Range<u64>, sprt: Option<Bounds>, mut progress: impl FnMut(u64)) -> Match {
        let players = self.players();
        let (next, done, stop) = (AtomicU64::new(part.start), AtomicU64::new(0), AtomicBool::new(false));
        let mut played = Match {
            names: self.entrants.iter().map(|entrant| entrant.name.clone()).collect(),
            players,
            sets: Vec::new(),
            sprt: sprt.map(Sprt::new),
        };
        let count = part.end.saturating_sub(part.start);
        let most = usize::try_from(count).unwrap_or(MOST_THREADS).clamp(1, MOST_THREADS);
        let end = part.end;
        let (sender, receiver) = channel();
        thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, most) {
                let (sender, next, done, stop) = (sender.clone(), &next, &done, &stop);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= end {
                            return;
                        }
                        let Some(set) = self.play_set(number, players, done, stop) else { return };
                        // Nobody waits for sets beyond the end of the match.
                        let _ = sender.send((number, set));
                    }
                });
            }
            drop(sender);
            // Sets count in their order, not as they come in: so the end of the match does not depend on the threads.
            let mut waiting = BTreeMap::new();
            loop {
                match receiver.recv_timeout(MOMENT) {
                    Ok((number, set)) => drop(waiting.insert(number, set)),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                while let Some(set) = waiting.remove(&(part.start + played.sets.len() as u64)) {
                    if played.take(set) != Verdict::Undecided {
                        stop.store(true, Ordering::Relaxed);
                        return;
                    }
                }
                progress(done.load(Ordering::Relaxed));
            }
        });
        played
    }

    /// All games of a set, unless the match ends before.
    fn play_set(
        &self,
        number: u64,
        players: usize,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Option<Vec<Played>> {
        let streams = Streams::new(self.seed, number);
        let contestants: Vec<&dyn Contestant> =
            self.entrants.iter().map(|entrant| &*entrant.contestant).collect();
        let mut set = Vec::new();
        for pairing in self.pairings() {
            for alone in Seat::all(players) {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let bots = pairing.seats(players, alone);
                set.push(game::play::<G>(self.options, &contestants, bots, streams, set.len()));
                done.fetch_add(1, Ordering::Relaxed);
            }
        }
        Some(set)
    }
}

impl Match {
    /// The match of which these are all sets, in order: where a test is wanted, up to the set that decided it.
    pub fn joined(
        names: Vec<String>,
        players: usize,
        sets: impl IntoIterator<Item = Vec<Played>>,
        sprt: Option<Bounds>,
    ) -> Self {
        let mut played = Self { names, players, sets: Vec::new(), sprt: sprt.map(Sprt::new) };
        for set in sets {
            if played.take(set) != Verdict::Undecided {
                break;
            }
        }
        played
    }

    /// Takes one more set, and says whether the test has seen enough.
    fn take(&mut self, set: Vec<Played>) -> Verdict {
        let verdict = self.sprt.as_mut().map_or(Verdict::Undecided, |sprt| {
            sprt.add(share_of_set(&set, 0));
            sprt.verdict()
        });
        self.sets.push(set);
        verdict
    }
}
