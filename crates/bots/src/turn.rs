//! The best a turn can become: a player's small decisions followed to the end of the turn.

use crate::Judge;
use crate::judge::lead;
use crate::playing::{Playing, play};
use table::{Actor, Moves, Rng, Seat, Turn};

/// Looks through the ways a turn can go. Of each decision the few offers are followed that look best right away; chance
/// and the others in between play on as they usually do.
pub(crate) struct TurnSearch<G: Judge> {
    playing: Playing<G>,
    /// How many offers of a decision are followed.
    width: usize,
    /// How many situations may be looked at, all in all; then the first sight decides.
    most: u32,
    looked: u32,
}

impl<G: Judge> TurnSearch<G> {
    pub(crate) fn new(width: usize, most: u32) -> Self {
        Self { playing: Playing::new(usize::MAX), width, most, looked: 0 }
    }

    /// How far the seat can be ahead at the end of the turn it is in.
    pub(crate) fn value(&mut self, game: G, seat: Seat, rng: &mut dyn Rng) -> f64 {
        self.looked = 0;
        self.follow(game, seat, rng)
    }

    fn follow(&mut self, mut game: G, seat: Seat, rng: &mut dyn Rng) -> f64 {
        let mut offers = Moves::new();
        loop {
            if game.is_settled(seat) {
                return lead(&game, seat);
            }
            offers.clear();
            if game.turn() == Turn::of(seat) {
                game.moves(Actor::Seat(seat), &mut offers);
            }
            match offers[..] {
                [] => self.playing.step(&mut game, rng),
                [only] => play(&mut game, seat, only),
                _ if self.looked >= self.most => self.playing.step(&mut game, rng),
                _ => match game.habit(seat, &offers, rng) {
                    Some(habit) => play(&mut game, seat, habit),
                    None => break,
                },
            }
        }
        let mut ways: Vec<(f64, G)> = offers
            .iter()
            .map(|&offer| {
                let mut after = game.clone();
                play(&mut after, seat, offer);
                (after.worth(seat), after)
            })
            .collect();
        self.looked += ways.len() as u32;
        ways.sort_by(|a, b| b.0.total_cmp(&a.0));
        ways.truncate(self.width);
        ways.into_iter().map(|(_, after)| self.follow(after, seat, rng)).fold(f64::NEG_INFINITY, f64::max)
    }
}
