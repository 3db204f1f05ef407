//! The tree of one player in an information-set search: what this player has tried in which line of play, and
//! what came of it.
//!
//! A node stands for everything the player cannot tell apart: it is reached by the decisions the player made
//! or saw, whatever chance did, whatever the others hold and whatever they closed in their fists. What is
//! offered at a node therefore differs from one imagined game to the next, and only what is offered competes.

use std::cmp::Ordering;
use table::Seat;

/// A decision the player has considered at a node.
pub(crate) struct Edge<M> {
    /// What was decided.
    pub(crate) choice: M,
    /// What it seemed to bring at first sight, in points.
    sight: f64,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The utilities it brought, all together.
    pub(crate) sum: f64,
}

impl<M> Edge<M> {
    /// What it brought on average.
    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) }
    }
}

/// What the player knows to have happened so far in one line of play.
struct Node<M> {
    /// What the player has considered here, ascending.
    edges: Vec<Edge<M>>,
    /// Where it goes on after a decision somebody made, ascending.
    next: Vec<((Seat, M), usize)>,
}

impl<M> Node<M> {
    const fn new() -> Self {
        Self { edges: Vec::new(), next: Vec::new() }
    }
}

/// All lines of play looked at; the first node is the root.
pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// Where the edges of the present offers are.
    offered: Vec<usize>,
}

/// How eagerly moves are tried that look good but were tried seldom.
const EAGERNESS: f64 = 0.1;
/// How far an offer may lie behind the best at first sight and still be tried half as eagerly, in clear leads.
const DOUBT: f64 = 0.12;

impl<M: Copy + Ord> Tree<M> {
    pub(crate) fn new() -> Self {
        Self { nodes: vec![Node::new()], offered: Vec::new() }
    }

    /// The root.
    pub(crate) const ROOT: usize = 0;

    /// The edges of a node.
    pub(crate) fn edges(&self, node: usize) -> &[Edge<M>] {
        &self.nodes[node].edges
    }

    /// Makes sure that every offer has an edge and finds them; `sight` says what a new one seems to bring.
    /// Offers ascend.
    fn find(&mut self, node: usize, offers: &[M], mut sight: impl FnMut(M) -> f64) {
        let edges = &mut self.nodes[node].edges;
        // Both ascend: one walk finds the edges of all offers.
        let mut place = 0;
        self.offered.clear();
        for &choice in offers {
            let order = loop {
                let order = edges.get(place).map(|edge| edge.choice.cmp(&choice));
                match order {
                    Some(Ordering::Less) => place += 1,
                    _ => break order,
                }
            };
            if order != Some(Ordering::Equal) {
                edges.insert(place, Edge { choice, sight: sight(choice), visits: 0, sum: 0.0 });
            }
            self.offered.push(place);
            place += 1;
        }
    }

    /// The edge to try next among what is offered: what did well, or looks good and was tried seldom. `sight`
    /// says what an offer seems to bring at first sight.
    pub(crate) fn select(
        &mut self,
        node: usize,
        offers: &[M],
        clear_lead: f64,
        sight: impl FnMut(M) -> f64,
    ) -> usize {
        self.find(node, offers, sight);
        let edges = &self.nodes[node].edges;
        let offered = || self.offered.iter().map(|&place| (place, &edges[place]));
        let (mut best, mut visits, mut sum) = (f64::NEG_INFINITY, 0, 0.0);
        for (_, edge) in offered() {
            best = best.max(edge.sight);
            visits += edge.visits;
            sum += edge.sum;
        }
        let prior = |edge: &Edge<M>| {
            let behind = 1.0 + (best - edge.sight) / (DOUBT * clear_lead);
            1.0 / (behind * behind)
        };
        let total: f64 = offered().map(|(_, edge)| prior(edge)).sum();
        // What was not tried yet is taken for a little worse than what was, and for as much worse as it looks.
        let tried = if visits == 0 { 0.0 } else { sum / f64::from(visits) - 0.05 };
        let unknown = |edge: &Edge<M>| tried + (edge.sight - best) / clear_lead;
        let eagerness = EAGERNESS * (f64::from(visits) + 1.0).sqrt() / total;
        let mut chosen = (f64::NEG_INFINITY, usize::MAX);
        for (place, edge) in offered() {
            let mean = if edge.visits == 0 { unknown(edge) } else { edge.mean() };
            let score = mean + eagerness * prior(edge) / f64::from(1 + edge.visits);
            if score > chosen.0 {
                chosen = (score, place);
            }
        }
        chosen.1
    }

    /// The node after a decision that the player made or saw, made if it is new.
    pub(crate) fn follow(&mut self, node: usize, seat: Seat, choice: M) -> usize {
        let new = self.nodes.len();
        let next = &mut self.nodes[node].next;
        match next.binary_search_by(|(made, _)| made.cmp(&(seat, choice))) {
            Ok(found) => next[found].1,
            Err(place) => {
                next.insert(place, ((seat, choice), new));
                self.nodes.push(Node::new());
                new
            }
        }
    }

    /// Counts what came of a decision of the player.
    pub(crate) fn count(&mut self, node: usize, edge: usize, utility: f64) {
        let edge = &mut self.nodes[node].edges[edge];
        edge.visits += 1;
        edge.sum += utility;
    }
}
