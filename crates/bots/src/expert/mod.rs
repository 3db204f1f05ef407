//! `expert`: information-set Monte Carlo tree search.
//!
//! Every iteration imagines a game anew, follows the tree as far as it goes, plays on a little with sense, and judges
//! where it stops. So what cannot be known is averaged over, and what can be known is used.

mod tree;

use crate::horizon::Horizon;
use crate::judge::Outcome;
use crate::playing::{Playing, play};
use crate::turn::turn_values;
use crate::{Bot, Imagine, Judge};
use table::{Actor, Moves, Rng, Seat, Turn};
use tree::{Edge, Tree};

/// Thinks in a tree of imagined games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Expert {
    /// After so many turns of its own it stops and judges.
    turns: u32,
    /// How many offers the others, and itself beyond the tree, look at in a decision.
    looks: usize,
    /// In how many imagined games it looks through the rest of the turn first.
    worlds: u32,
}

impl Expert {
    pub(crate) const fn new() -> Self {
        Self { turns: 2, looks: 6, worlds: 4 }
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
        let offers = known.offers();
        if let Some(exact) = known.imagine(rng).exact(known.seat()) {
            return exact.into_iter().map(|(choice, lead)| Prospect { choice, lead }).collect();
        }
        let mut search = Search::new(self, known, &offers, rng);
        for _ in 0..budget.max(1) {
            search.iterate(known, rng);
        }
        let mut edges: Vec<_> = search.tree.edges(Tree::<G::Move>::ROOT).iter().collect();
        edges.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean())));
        let prospect = |edge: &&Edge<G::Move>| Some(Prospect { choice: edge.choice, lead: edge.lead()? });
        edges.iter().filter_map(prospect).collect()
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
    mode: Expert,
    seat: Seat,
    tree: Tree<G::Move>,
    playing: Playing<G>,
    offers: Moves<G::Move>,
    /// The way through the tree in this iteration: nodes with the edges taken.
    path: Vec<(usize, usize)>,
}

impl<G: Judge> Search<G> {
    fn new(mode: Expert, known: &dyn Imagine<G>, offers: &[G::Move], rng: &mut dyn Rng) -> Self {
        let seat = known.seat();
        let mut tree = Tree::new();
        let sights = turn_values(known, offers, mode.worlds, rng);
        let mut sights = sights.into_iter();
        tree.consider(Tree::<G::Move>::ROOT, seat, offers, |_| sights.next().unwrap_or_default());
        let (playing, offers, path) = (Playing::learning(mode.looks), Moves::new(), Vec::new());
        Self { mode, seat, tree, playing, offers, path }
    }

    fn iterate(&mut self, known: &dyn Imagine<G>, rng: &mut dyn Rng) {
        let mut game = known.imagine(rng);
        let mut horizon = Horizon::after(self.mode.turns);
        self.path.clear();
        self.descend(&mut game, &mut horizon, rng);
        while !horizon.is_reached(&game, self.seat) {
            self.playing.step(&mut game, rng);
        }
        let outcome = Outcome::of(&game);
        for &(node, edge) in &self.path {
            self.tree.count(node, edge, &outcome);
        }
        self.playing.learn(&outcome.utilities);
    }

    /// Follows the tree until something is tried for the first time.
    fn descend(&mut self, game: &mut G, horizon: &mut Horizon, rng: &mut dyn Rng) {
        let mut node = Tree::<G::Move>::ROOT;
        while !horizon.is_reached(game, self.seat) {
            let seats = match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    self.playing.let_chance_move(game, rng);
                    continue;
                }
                Turn::Seats(seats) => seats,
            };
            // The own decision first: where all decide at once, nobody sees the others.
            let own = seats.contains(self.seat).then_some(self.seat);
            let Some(seat) = own.or_else(|| seats.iter().next()) else { return };
            self.offers.clear();
            game.moves(Actor::Seat(seat), &mut self.offers);
            if let [only] = self.offers[..] {
                play(game, seat, only);
                continue;
            }
            let before = &*game;
            self.tree.consider(node, seat, &self.offers, |offer| {
                let mut after = before.clone();
                play(&mut after, seat, offer);
                after.worth(seat)
            });
            let edge = self.tree.select(node, seat, &self.offers, G::CLEAR_LEAD);
            let (choice, tried) = {
                let edge = &self.tree.edges(node)[edge];
                (edge.choice, edge.visits > 0)
            };
            self.path.push((node, edge));
            self.playing.note(seat, choice);
            play(game, seat, choice);
            if !tried {
                return;
            }
            // What the others close in their fists is chosen well, but does not tell where we are.
            let unseen = seat != self.seat && G::is_closed(choice);
            node = if unseen { self.tree.follow_unseen(node) } else { self.tree.follow(node, edge) };
        }
    }
}

#[cfg(test)]
mod tests;
