//! `expert`: information-set Monte Carlo tree search.
//!
//! The turns that promise most are tried over and over, each time in a game imagined anew. After a turn a tree of its own
//! remembers what the others, and the expert later, did and what came of it; where the tree ends they play on with sense until it
//! is time to judge. So what cannot be known is averaged over, and what can be known is used.

mod tree;

use crate::horizon::Horizon;
use crate::judge::Outcome;
use crate::playing::{Playing, play};
use crate::trial::{follow, halve, trials};
use crate::{Bot, Imagine, Judge};
use table::{Actor, Moves, Rng, Seat, Turn};
use tree::Tree;

/// Thinks in trees of imagined games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Expert {
    /// How many turns are tried.
    plans: usize,
    /// How many offers everybody looks at in a decision beyond the tree.
    looks: usize,
    /// In how many imagined games it looks through the rest of the turn first.
    worlds: u32,
}

impl Expert {
    pub(crate) const fn new() -> Self {
        Self { plans: 40, looks: 6, worlds: 6 }
    }
}

/// What a move promises.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Prospect<M> {
    pub(crate) choice: M,
    /// How far ahead of the others the seat is expected to be afterwards, in points.
    pub(crate) lead: f64,
}

impl Expert {
    /// The offers it has thought about, the best first.
    pub(crate) fn prospects<G: Judge>(
        self,
        known: &dyn Imagine<G>,
        budget: u32,
        rng: &mut dyn Rng,
    ) -> Vec<Prospect<G::Move>> {
        if let Some(exact) = known.imagine(rng).exact(known.seat()) {
            return exact.into_iter().map(|(choice, lead)| Prospect { choice, lead }).collect();
        }
        let mut trials = trials(known, self.plans, self.worlds, rng);
        let mut search = Search::<G>::new(self, known.seat(), trials.len());
        halve(&mut trials, known, budget, rng, |game, trial, rng| {
            search.iterate(game, trial.number, &trial.moves, rng)
        });
        trials.iter().map(|trial| Prospect { choice: trial.choice(), lead: trial.lead() }).collect()
    }
}

impl<G: Judge> Bot<G> for Expert {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        let offers = known.offers();
        if let [only] = offers[..] {
            return only;
        }
        self.prospects(known, budget, rng).first().map_or(offers[0], |best| best.choice)
    }
}

/// One decision being thought about.
struct Search<G: Judge> {
    seat: Seat,
    /// What may follow each of the turns tried.
    trees: Vec<Tree<G::Move>>,
    playing: Playing<G>,
    offers: Moves<G::Move>,
    /// The way through the tree in this iteration: nodes with the edges taken.
    path: Vec<(usize, usize)>,
}

impl<G: Judge> Search<G> {
    fn new(mode: Expert, seat: Seat, turns: usize) -> Self {
        let trees = (0..turns).map(|_| Tree::new()).collect();
        Self { seat, trees, playing: Playing::learning(mode.looks), offers: Moves::new(), path: Vec::new() }
    }

    /// Tries a turn once more, in this game.
    fn iterate(&mut self, mut game: G, turn: usize, plan: &[G::Move], rng: &mut dyn Rng) -> Outcome {
        let mut horizon = Horizon::after(G::FORESIGHT);
        self.path.clear();
        follow(&mut game, self.seat, plan, &mut self.offers);
        if !self.descend(&mut game, turn, &mut horizon, rng) {
            while !horizon.is_reached(&game, self.seat) {
                self.playing.step(&mut game, rng);
            }
        }
        let outcome = horizon.outcome();
        for &(node, edge) in &self.path {
            self.trees[turn].count(node, edge, &outcome.utilities);
        }
        self.playing.learn(&outcome.utilities);
        outcome
    }

    /// Follows the tree until something is tried for the first time, or until it is time to judge: then it answers `true`.
    fn descend(&mut self, game: &mut G, turn: usize, horizon: &mut Horizon, rng: &mut dyn Rng) -> bool {
        let tree = &mut self.trees[turn];
        let mut node = Tree::<G::Move>::ROOT;
        while !horizon.is_reached(game, self.seat) {
            let seats = match game.turn() {
                Turn::Over => return true,
                Turn::Chance => {
                    self.playing.let_chance_move(game, rng);
                    continue;
                }
                Turn::Seats(seats) => seats,
            };
            // The own decision first: where all decide at once, nobody sees the others.
            let own = seats.contains(self.seat).then_some(self.seat);
            let seat = own.or_else(|| seats.iter().next()).expect("somebody has to decide");
            self.offers.clear();
            game.moves(Actor::Seat(seat), &mut self.offers);
            if let [only] = self.offers[..] {
                play(game, seat, only);
                continue;
            }
            // What an offer brings at once, in points: the same line of play has other worth in another imagined game.
            let (before, now) = (&*game, game.worth(seat));
            let edge = tree.select(node, seat, &self.offers, G::CLEAR_LEAD, |offer| {
                let mut after = before.clone();
                play(&mut after, seat, offer);
                after.worth(seat) - now
            });
            let (choice, tried) = {
                let edge = &tree.edges(node)[edge];
                (edge.choice, edge.visits > 0)
            };
            self.path.push((node, edge));
            self.playing.note(seat, choice);
            play(game, seat, choice);
            if !tried {
                return false;
            }
            // What the others close in their fists is chosen well, but does not tell where we are.
            let unseen = seat != self.seat && G::is_closed(choice);
            node = if unseen { tree.follow_unseen(node) } else { tree.follow(node, edge) };
        }
        true
    }
}

#[cfg(test)]
mod tests;
