//! `expert`: information-set Monte Carlo tree search with a tree for every player.
//!
//! The turns that promise most are tried over and over, each time in a game imagined anew. What everybody
//! does afterwards is remembered, with what came of it, in a tree of their own, which knows no more than they
//! can see; where the tree of whoever decides ends, all play on with sense until it is time to judge. So what
//! cannot be known is averaged over, and what can be known is used. Where all decide at once nobody reacts to
//! what the others closed in their fists: everybody chooses from statistics of their own.

mod in_time;
mod likely;
mod tree;

use crate::horizon::Horizon;
use crate::judge::Outcome;
use crate::playing::{Playing, play};
use crate::trial::{Limit, Trial, follow, halve, trials};
use crate::turn::Care;
use crate::{Bot, Imagine, Judge, Network, Style};
pub(crate) use in_time::InTime;
pub(crate) use likely::Likely;
use table::{Actor, Moves, Rng, Seat, Turn};
use tree::Tree;

/// Thinks in trees of imagined games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Expert {
    /// How many turns are tried.
    plans: usize,
    /// How many offers everybody looks at in a decision beyond the tree.
    looks: usize,
    /// How thoroughly it looks through the rest of the turn first.
    care: Care,
    /// The network that evaluates situations, and how many turns of the seat it looks ahead; without a network the
    /// hand-written evaluation ([`Judge`]) is used, as far ahead as the game asks for.
    network: Option<&'static Network>,
    turns_ahead: u32,
    /// What it likes.
    style: Style,
}

impl Expert {
    pub(crate) const fn new() -> Self {
        Self { plans: 40, looks: 6, care: Care::of(6), network: None, turns_ahead: 0, style: Style::Balanced }
    }

    /// Judges with a network, a number of its turns ahead.
    pub(crate) const fn asking(network: &'static Network, turns_ahead: u32, worlds: u32) -> Self {
        Self { network: Some(network), turns_ahead, care: Care::of(worlds), ..Self::new() }
    }

    /// The same, and it likes something.
    pub(crate) const fn liking(self, style: Style) -> Self {
        Self { style, ..self }
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
        let known = &Likely(known);
        if let Some(exact) = known.imagine(rng).exact(known.seat()) {
            return exact.into_iter().map(|(choice, lead)| Prospect { choice, lead }).collect();
        }
        let trials = self.tried(known, budget, rng);
        trials.iter().map(|trial| Prospect { choice: trial.choice(), lead: trial.lead() }).collect()
    }

    /// The turns it has tried, the best first.
    pub(crate) fn tried<G: Judge>(
        self,
        known: &dyn Imagine<G>,
        budget: u32,
        rng: &mut dyn Rng,
    ) -> Vec<Trial<G::Move>> {
        let (mut trials, _) = trials(known, self.plans, self.care, (self.network, self.style), rng);
        let mut search = Search::<G>::new(self, known.seat());
        halve(&mut trials, known, Limit::tries(budget), rng, |game, trial, rng| {
            search.iterate(game, &trial.moves, rng)
        });
        trials
    }
}

impl<G: Judge> Bot<G> for Expert {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        best(known, || self.prospects(known, budget, rng))
    }
}

/// The best of what was thought of; nothing is thought about where there is nothing to choose.
pub(crate) fn best<G: Judge>(
    known: &dyn Imagine<G>,
    think: impl FnOnce() -> Vec<Prospect<G::Move>>,
) -> G::Move {
    let offers = known.offers();
    if let [only] = offers[..] {
        return only;
    }
    think().first().map_or(offers[0], |best| best.choice)
}

/// One decision being thought about.
struct Search<G: Judge> {
    mode: Expert,
    seat: Seat,
    /// What each player has tried.
    trees: [Tree<G::Move>; Seat::MOST],
    /// Where in its tree each player is in this iteration.
    places: [usize; Seat::MOST],
    /// The decisions made within the trees in this iteration: whose, where, and which.
    path: Vec<(Seat, usize, usize)>,
    playing: Playing<G>,
    offers: Moves<G::Move>,
    /// How many situations were looked at within the trees.
    looked: u64,
}

impl<G: Judge> Search<G> {
    fn new(mode: Expert, seat: Seat) -> Self {
        Self {
            mode,
            seat,
            trees: std::array::from_fn(|_| Tree::new()),
            places: [Tree::<G::Move>::ROOT; Seat::MOST],
            path: Vec::new(),
            playing: Playing::learning(mode.looks),
            offers: Moves::new(),
            looked: 0,
        }
    }

    /// Tries a turn once more, in this game; tells what came of it, and how many situations were looked at.
    fn iterate(&mut self, mut game: G, plan: &[G::Move], rng: &mut dyn Rng) -> (Outcome, u64) {
        let before = self.looked + self.playing.looked();
        let turns_ahead =
            if self.mode.network.is_some() { self.mode.turns_ahead } else { G::EXPERT_TURNS_AHEAD };
        let mut horizon = Horizon::after(turns_ahead).asking(self.mode.network).liking(self.mode.style);
        self.path.clear();
        self.places = [Tree::<G::Move>::ROOT; Seat::MOST];
        let made = follow(&mut game, self.seat, plan, &mut self.offers);
        for &choice in &plan[..made] {
            self.pass(game.players(), self.seat, choice);
        }
        if !self.descend(&mut game, &mut horizon, rng) {
            while !horizon.is_reached(&game, self.seat) {
                self.playing.step(&mut game, rng);
            }
        }
        let outcome = horizon.outcome();
        for &(seat, node, edge) in &self.path {
            self.trees[seat.index()].count(node, edge, outcome.utilities[seat.index()]);
        }
        self.playing.learn(&outcome.utilities);
        (outcome, self.looked + self.playing.looked() - before)
    }

    /// Everybody who sees a decision goes on in their tree.
    fn pass(&mut self, players: usize, mover: Seat, choice: G::Move) {
        let closed = G::is_closed(choice);
        for seat in Seat::all(players).filter(|&seat| seat == mover || !closed) {
            let place = &mut self.places[seat.index()];
            *place = self.trees[seat.index()].follow(*place, mover, choice);
        }
    }

    /// Follows the trees until somebody tries something for the first time, or until it is time to judge:
    /// then it answers `true`.
    fn descend(&mut self, game: &mut G, horizon: &mut Horizon, rng: &mut dyn Rng) -> bool {
        while !horizon.is_reached(game, self.seat) {
            let seats = match game.turn() {
                Turn::Over => return true,
                Turn::Chance => {
                    self.playing.let_chance_move(game, rng);
                    continue;
                }
                Turn::Seats(seats) => seats,
            };
            let seat = seats.iter().next().expect("somebody has to decide");
            self.offers.clear();
            game.moves(Actor::Seat(seat), &mut self.offers);
            if let [only] = self.offers[..] {
                play(game, seat, only);
                continue;
            }
            // What an offer brings at once, in points: the same line of play has other worth in another imagined game.
            let (before, now) = (&*game, game.worth(seat));
            let (tree, node) = (&mut self.trees[seat.index()], self.places[seat.index()]);
            self.looked += 1;
            let looked = &mut self.looked;
            let edge = tree.select(node, &self.offers, G::CLEAR_LEAD, |offer| {
                *looked += 1;
                let mut after = before.clone();
                play(&mut after, seat, offer);
                after.worth(seat) - now
            });
            let (choice, tried) = (tree.edges(node)[edge].choice, tree.edges(node)[edge].visits > 0);
            self.path.push((seat, node, edge));
            self.playing.note(seat, choice);
            play(game, seat, choice);
            if !tried {
                return false;
            }
            self.pass(game.players(), seat, choice);
        }
        true
    }
}

#[cfg(test)]
mod tests;
