//! Playing on in an imagined game: quickly, but not without sense.

use crate::Judge;
use rustc_hash::FxHashMap;
use std::hash::Hash;
use table::{Actor, Game, Journal, Moves, Rng, Seat, Turn, below, draw};

/// Plays on in imagined games; keeps its room from one to the next.
pub(crate) struct Playing<G: Game> {
    offers: Moves<G::Move>,
    shuffled: Vec<G::Move>,
    /// The maximum number of offers that are looked at in a decision.
    looks: usize,
    /// How many situations it has looked at.
    looked: u64,
    /// What moves have brought so far, in this search.
    experience: Experience<G::Move>,
    /// The decisions made since the last [`learn`](Self::learn), while it wants to learn.
    made: Option<Vec<(Seat, G::Move)>>,
}

impl<G: Judge> Playing<G> {
    /// Looks at up to `looks` offers of a decision and learns nothing.
    pub(crate) fn new(looks: usize) -> Self {
        Self {
            offers: Moves::new(),
            shuffled: Vec::new(),
            looks,
            looked: 0,
            experience: Experience::default(),
            made: None,
        }
    }

    /// Looks at up to `looks` offers of a decision and prefers moves that did well before.
    pub(crate) fn learning(looks: usize) -> Self {
        Self { made: Some(Vec::new()), ..Self::new(looks) }
    }

    /// How many situations it has looked at so far.
    pub(crate) const fn looked(&self) -> u64 {
        self.looked
    }

    /// Makes one move of chance, or one decision of each seat that has to decide.
    pub(crate) fn step(&mut self, game: &mut G, rng: &mut dyn Rng) {
        match game.turn() {
            Turn::Over => {}
            Turn::Chance => self.let_chance_move(game, rng),
            Turn::Seats(seats) => {
                for seat in seats.iter() {
                    let choice = self.decision(game, seat, rng);
                    self.note(seat, choice);
                    play(game, seat, choice);
                }
            }
        }
    }

    /// Makes one move of chance.
    pub(crate) fn let_chance_move(&mut self, game: &mut G, rng: &mut dyn Rng) {
        let choice = draw(game, &mut self.offers, rng);
        game.play(Actor::Chance, choice, &mut Journal::silent());
    }

    /// Remembers a decision, to learn from it.
    pub(crate) fn note(&mut self, seat: Seat, choice: G::Move) {
        if let Some(made) = &mut self.made {
            made.push((seat, choice));
        }
    }

    /// Learns what came of the decisions noted.
    pub(crate) fn learn(&mut self, utilities: &[f64; Seat::MOST]) {
        for (seat, choice) in self.made.iter_mut().flat_map(|made| made.drain(..)) {
            self.experience.add(choice, utilities[seat.index()]);
        }
    }

    /// What a seat does at first sight: the habit, or the best of a few offers by what it has right afterwards.
    fn decision(&mut self, game: &G, seat: Seat, rng: &mut dyn Rng) -> G::Move {
        self.offers.clear();
        game.moves(Actor::Seat(seat), &mut self.offers);
        if let [only] = self.offers[..] {
            return only;
        }
        if let Some(habit) = game.habit(seat, &self.offers, rng) {
            return habit;
        }
        self.shuffled.clear();
        self.shuffled.extend_from_slice(&self.offers);
        let offers = &mut self.shuffled[..];
        let looks = self.looks.min(offers.len());
        self.looked += looks as u64;
        let mut best = (f64::NEG_INFINITY, offers[0]);
        for look in 0..looks {
            if looks < offers.len() {
                let other = look + below((offers.len() - look) as u64, rng) as usize;
                offers.swap(look, other);
            }
            let mut after = game.clone();
            play(&mut after, seat, offers[look]);
            let bonus = if self.made.is_some() { self.experience.of(offers[look]) } else { 0.0 };
            let worth = after.worth(seat) + bonus * G::CLEAR_LEAD * EXPERIENCE;
            if worth > best.0 {
                best = (worth, offers[look]);
            }
        }
        best.1
    }
}

/// How much what was learnt counts beside what is seen.
const EXPERIENCE: f64 = 0.5;

/// What each move has brought on average, wherever it was made: the policy learnt during a search (MAST).
struct Experience<M> {
    all: (f64, f64),
    each: FxHashMap<M, (f64, f64)>,
}

impl<M> Default for Experience<M> {
    fn default() -> Self {
        Self { all: (0.0, 0.0), each: FxHashMap::default() }
    }
}

impl<M: Copy + Eq + Hash> Experience<M> {
    fn add(&mut self, choice: M, utility: f64) {
        for (sum, count) in [&mut self.all, self.each.entry(choice).or_default()] {
            *sum += utility;
            *count += 1.0;
        }
    }

    /// How much better than all moves this one did; little while it was made seldom.
    fn of(&self, choice: M) -> f64 {
        match self.each.get(&choice) {
            Some(&(sum, count)) => (sum - count * self.all.0 / self.all.1) / (count + 8.0),
            None => 0.0,
        }
    }
}

/// Makes a decision in an imagined game.
pub(crate) fn play<G: Game>(game: &mut G, seat: Seat, choice: G::Move) {
    game.play(Actor::Seat(seat), choice, &mut Journal::silent());
}
