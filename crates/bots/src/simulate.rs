//! Random games by the million, and what comes out of them.

use crate::in_parallel::{Count, count_games};
use crate::randomness::seed_of_game;
use std::time::Instant;
use table::{Actor, Game, Journal, Moves, Rng, Scores, Seat, Turn, choose, draw, generator};

/// Smallest, mean and largest of some numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Range {
    /// The smallest.
    pub min: i64,
    /// The mean.
    pub mean: f64,
    /// The largest.
    pub max: i64,
}

/// What a simulation found out about one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatReport {
    /// Its points at the end of a game.
    pub score: Range,
    /// The share of games it won; a victory shared by `k` seats counts `1 / k` for each.
    pub win_share: f64,
}

/// What came out of a simulation.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// Decisions of players in all of them, forced ones included, chance not.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Decisions of one game.
    pub decisions_per_game: Range,
    /// Each seat's result.
    pub seats: Vec<SeatReport>,
}

impl Report {
    /// Games a second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    /// Decisions a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// Plays one random game from here to its end; the answer is the number of decisions made.
pub fn play_random_game<G: Game>(game: &mut G, offers: &mut Moves<G::Move>, rng: &mut impl Rng) -> u64 {
    let mut journal = Journal::silent();
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Over => {
                assert!(game.overflow().is_none(), "what becomes due finds room");
                return decisions;
            }
            Turn::Chance => {
                let choice = draw(game, offers, rng);
                game.play(Actor::Chance, choice, &mut journal);
            }
            Turn::Seats(seats) => {
                for seat in seats.iter() {
                    offers.clear();
                    game.moves(Actor::Seat(seat), offers);
                    let choice = choose(offers, rng);
                    game.play(Actor::Seat(seat), choice, &mut journal);
                    decisions += 1;
                }
            }
        }
    }
}

/// Plays random games on some threads. Every game has a generator of its own, made from the seed and the number of
/// the game, so the result does not depend on the threads. `progress` hears the number of games done now and then;
/// when it answers `false` the simulation ends early.
pub fn simulate<G: Game<Options: Sync>>(
    options: &G::Options,
    games: u64,
    seed: u64,
    threads: usize,
    progress: impl FnMut(u64) -> bool,
) -> Report {
    let begin = Instant::now();
    let tally = simulate_part::<G>(options, 0..games, seed, threads, progress);
    tally.report(begin.elapsed().as_secs_f64())
}

/// The same for some of the games, by their numbers: parts that are joined are the whole, to the last digit.
pub fn simulate_part<G: Game<Options: Sync>>(
    options: &G::Options,
    part: std::ops::Range<u64>,
    seed: u64,
    threads: usize,
    progress: impl FnMut(u64) -> bool,
) -> Tally {
    const BATCH: u64 = 256;
    let worker = || {
        let mut offers = Moves::new();
        let play = move |number: u64, tally: &mut Tally| {
            let mut rng = generator(seed_of_game(seed, number));
            let mut game = G::setup(options);
            let decisions = play_random_game(&mut game, &mut offers, &mut rng);
            tally.count(decisions, &game.scores());
        };
        (Tally::new(G::setup(options).players()), play)
    };
    count_games(part, (threads, BATCH), worker, progress)
}

impl Count for Tally {
    fn and(self, other: Self) -> Self {
        self.join(other)
    }
}

/// Running sums over games: whole numbers alone, so that it does not matter in which order they are joined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// Decisions of players.
    pub decisions: Sum,
    /// The points of each seat.
    pub scores: Vec<Sum>,
    /// The victories of each seat, each worth [`Tally::VICTORY`] and divided among those who share it.
    pub wins: Vec<u64>,
}

/// The sum of some numbers, the smallest and the largest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum {
    /// The smallest; of no numbers `i64::MAX`.
    pub min: i64,
    /// The largest; of no numbers `i64::MIN`.
    pub max: i64,
    /// All together.
    pub sum: i64,
}

impl Sum {
    const NONE: Self = Self { min: i64::MAX, max: i64::MIN, sum: 0 };

    fn add(&mut self, number: i64) {
        *self = self.join(Self { min: number, max: number, sum: number });
    }

    fn join(self, other: Self) -> Self {
        Self { min: self.min.min(other.min), max: self.max.max(other.max), sum: self.sum + other.sum }
    }

    fn range(self, count: u64) -> Range {
        if count == 0 {
            return Range { min: 0, mean: 0.0, max: 0 };
        }
        Range { min: self.min, mean: self.sum as f64 / count as f64, max: self.max }
    }
}

impl Tally {
    /// What a victory counts: it can be divided among any number of seats up to eight.
    pub const VICTORY: u64 = 840;

    fn new(players: usize) -> Self {
        Self { games: 0, decisions: Sum::NONE, scores: vec![Sum::NONE; players], wins: vec![0; players] }
    }

    fn count(&mut self, decisions: u64, scores: &Scores) {
        self.games += 1;
        self.decisions.add(decisions as i64);
        for seat in Seat::all(self.scores.len()) {
            self.scores[seat.index()].add(scores.total(seat).into());
            if scores.winners.contains(seat) {
                self.wins[seat.index()] += Self::VICTORY / scores.winners.len() as u64;
            }
        }
    }

    /// Both together.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        self.games += other.games;
        self.decisions = self.decisions.join(other.decisions);
        for (mine, theirs) in self.scores.iter_mut().zip(other.scores) {
            *mine = mine.join(theirs);
        }
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        self
    }

    /// What it comes to.
    pub fn report(self, seconds: f64) -> Report {
        let seats = self.scores.iter().zip(&self.wins).map(|(score, wins)| SeatReport {
            score: score.range(self.games),
            win_share: *wins as f64 / (Self::VICTORY * self.games.max(1)) as f64,
        });
        Report {
            games: self.games,
            decisions: self.decisions.sum as u64,
            seconds,
            decisions_per_game: self.decisions.range(self.games),
            seats: seats.collect(),
        }
    }
}
