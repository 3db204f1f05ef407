//! `novice` and `casual`: take what looks best once it is done.

use crate::playing::play;
use crate::randomness::unit;
use crate::turn::TurnSearch;
use crate::{Bot, Imagine, Judge, Style};
use table::{Rng, generator};

/// Judges what every offer leads to by the end of the player's turn, and takes the best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Greedy {
    /// How many offers it follows at each further decision of the turn.
    width: usize,
    /// How many situations of the rest of the turn it looks at for each offer.
    looks: u32,
    /// How wrong its judgement of an offer is: the standard deviation of the error, in clear leads.
    error: f64,
    style: Style,
}

impl Greedy {
    pub(crate) const fn novice(style: Style) -> Self {
        Self { width: 1, looks: 20, error: 0.3, style }
    }

    pub(crate) const fn casual(style: Style) -> Self {
        Self { width: 1, looks: 20, error: 0.06, style }
    }
}

impl<G: Judge> Bot<G> for Greedy {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        let (seat, offers) = (known.seat(), known.offers());
        let mut sums = vec![0.0; offers.len()];
        let mut turn = TurnSearch::new(self.width, self.looks).liking(self.style);
        for _ in 0..budget.max(1) {
            let world = known.imagine(rng);
            // Every offer meets the same chance: what differs is the offer.
            let luck = rng.next_u64();
            for (sum, &offer) in sums.iter_mut().zip(offers.iter()) {
                let mut after = world.clone();
                play(&mut after, seat, offer);
                *sum += turn.value(after, seat, &mut generator(luck));
            }
        }
        let mut best = (f64::NEG_INFINITY, offers[0]);
        for (&sum, &offer) in sums.iter().zip(offers.iter()) {
            let value =
                sum / f64::from(budget.max(1)) + self.error * G::ERROR_SCALE * G::CLEAR_LEAD * normal(rng);
            if value > best.0 && !G::is_waste(&known.view(), seat, offer) {
                best = (value, offer);
            }
        }
        best.1
    }
}

/// A normally distributed number with mean 0 and standard deviation 1: the sum of twelve equally distributed
/// ones, which needs nothing that two machines could compute differently.
pub(crate) fn normal(rng: &mut dyn Rng) -> f64 {
    (0..12).map(|_| unit(rng)).sum::<f64>() - 6.0
}
