//! The tree of an information-set search: what has been tried in which line of play, and what came of it.
//!
//! A node stands for everything the searching seat cannot tell apart: it is reached by the decisions made, whatever
//! chance did and whatever the others hold. What is offered at a node therefore differs from one imagined game to the
//! next, and only what is offered competes.

use std::cmp::Ordering;
use table::Seat;

/// A decision that was considered at a node.
pub(crate) struct Edge<M> {
    /// Whose decision.
    pub(crate) seat: Seat,
    /// What was decided.
    pub(crate) choice: M,
    /// What it seemed to bring at first sight, in points.
    pub(crate) sight: f64,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The utilities it brought its seat, all together.
    pub(crate) sum: f64,
    child: Option<usize>,
}

impl<M> Edge<M> {
    /// What it brought on average.
    pub(crate) fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) }
    }
}

/// The decisions considered in one line of play.
struct Node<M> {
    /// Ascending by seat and choice.
    edges: Vec<Edge<M>>,
    /// Where the line goes on after decisions nobody sees.
    unseen: Option<usize>,
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
        Self { nodes: vec![Node { edges: Vec::new(), unseen: None }], offered: Vec::new() }
    }

    /// The root.
    pub(crate) const ROOT: usize = 0;

    /// The edges of a node.
    pub(crate) fn edges(&self, node: usize) -> &[Edge<M>] {
        &self.nodes[node].edges
    }

    /// Makes sure that every offer has an edge and finds them; `sight` says what a new one seems to bring. Offers ascend.
    fn find(&mut self, node: usize, seat: Seat, offers: &[M], mut sight: impl FnMut(M) -> f64) {
        let edges = &mut self.nodes[node].edges;
        // Both ascend: one walk finds the edges of all offers.
        let mut place = edges.partition_point(|edge| edge.seat < seat);
        self.offered.clear();
        for &choice in offers {
            let order = loop {
                let order = edges.get(place).map(|edge| (edge.seat, edge.choice).cmp(&(seat, choice)));
                match order {
                    Some(Ordering::Less) => place += 1,
                    _ => break order,
                }
            };
            if order != Some(Ordering::Equal) {
                edges.insert(
                    place,
                    Edge { seat, choice, sight: sight(choice), visits: 0, sum: 0.0, child: None },
                );
            }
            self.offered.push(place);
            place += 1;
        }
    }

    /// The edge to try next among what is offered: what did well, or looks good and was tried seldom. `sight` says what an
    /// offer seems to bring at first sight.
    pub(crate) fn select(
        &mut self,
        node: usize,
        seat: Seat,
        offers: &[M],
        clear_lead: f64,
        sight: impl FnMut(M) -> f64,
    ) -> usize {
        self.find(node, seat, offers, sight);
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

    /// The node an edge leads to, made if it is new.
    pub(crate) fn follow(&mut self, node: usize, edge: usize) -> usize {
        let new = self.nodes.len();
        let child = *self.nodes[node].edges[edge].child.get_or_insert(new);
        self.make(child)
    }

    /// The node after a decision nobody sees, made if it is new.
    pub(crate) fn follow_unseen(&mut self, node: usize) -> usize {
        let new = self.nodes.len();
        let child = *self.nodes[node].unseen.get_or_insert(new);
        self.make(child)
    }

    fn make(&mut self, node: usize) -> usize {
        if node == self.nodes.len() {
            self.nodes.push(Node { edges: Vec::new(), unseen: None });
        }
        node
    }

    /// Counts what came of a decision.
    pub(crate) fn count(&mut self, node: usize, edge: usize, utilities: &[f64; Seat::MOST]) {
        let edge = &mut self.nodes[node].edges[edge];
        edge.visits += 1;
        edge.sum += utilities[edge.seat.index()];
    }

    /// How often anything was tried after an edge.
    #[cfg(test)]
    pub(crate) fn visits_below(&self, node: usize, edge: usize) -> u32 {
        let child = self.nodes[node].edges[edge].child;
        child.map_or(0, |child| self.nodes[child].edges.iter().map(|edge| edge.visits).sum())
    }
}
