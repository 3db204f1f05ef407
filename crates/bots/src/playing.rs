//! Playing on in an imagined game: quickly, but not without sense.

use crate::Judge;
use table::{Actor, Game, Journal, Moves, Rng, Seat, Turn, below, draw};

/// Room for the offers of the games played on, kept from one to the next.
pub(crate) struct Playing<G: Game> {
    offers: Moves<G::Move>,
    shuffled: Vec<G::Move>,
    /// At most so many offers are looked at in a decision.
    pub(crate) looks: usize,
}

impl<G: Judge> Playing<G> {
    pub(crate) fn new(looks: usize) -> Self {
        Self { offers: Moves::new(), shuffled: Vec::new(), looks }
    }

    /// Makes one move of chance, or one decision of each seat that has to decide.
    pub(crate) fn step(&mut self, game: &mut G, rng: &mut dyn Rng) {
        match game.turn() {
            Turn::Over => {}
            Turn::Chance => {
                let choice = draw(game, &mut self.offers, rng);
                game.play(Actor::Chance, choice, &mut Journal::silent());
            }
            Turn::Seats(seats) => {
                for seat in seats.iter() {
                    let choice = self.decision(game, seat, rng);
                    game.play(Actor::Seat(seat), choice, &mut Journal::silent());
                }
            }
        }
    }

    /// What a seat does at first sight: the habit, or the best of a few offers by what it has right afterwards.
    fn decision(&mut self, game: &G, seat: Seat, rng: &mut dyn Rng) -> G::Move {
        self.offers.clear();
        game.moves(Actor::Seat(seat), &mut self.offers);
        if let [only] = self.offers[..] {
            return only;
        }
        self.shuffled.clear();
        self.shuffled.extend_from_slice(&self.offers);
        let offers = &mut self.shuffled[..];
        if let Some(habit) = game.habit(seat, offers, rng) {
            return habit;
        }
        let looks = self.looks.min(offers.len());
        let mut best = (f64::NEG_INFINITY, offers[0]);
        for look in 0..looks {
            if looks < offers.len() {
                let other = look + below((offers.len() - look) as u64, rng) as usize;
                offers.swap(look, other);
            }
            let mut after = game.clone();
            after.play(Actor::Seat(seat), offers[look], &mut Journal::silent());
            let worth = after.worth(seat);
            if worth > best.0 {
                best = (worth, offers[look]);
            }
        }
        best.1
    }
}

/// Makes a decision in an imagined game.
pub(crate) fn play<G: Game>(game: &mut G, seat: Seat, choice: G::Move) {
    game.play(Actor::Seat(seat), choice, &mut Journal::silent());
}
