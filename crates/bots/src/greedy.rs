//! `novice` and `casual`: take what looks best once it is done.

use crate::judge::lead;
use crate::playing::{Playing, play};
use crate::{Bot, Imagine, Judge};
use table::{Rng, Seat, generator};

/// Judges what every offer leads to and takes the best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Greedy {
    horizon: Horizon,
    /// How wrong the judgement of an offer is: the standard deviation of the error, in clear leads.
    error: f64,
}

/// How far a greedy bot looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Horizon {
    /// At the situation right after the move.
    Move,
    /// To the end of the own turn.
    Turn,
}

impl Greedy {
    pub(crate) const fn novice() -> Self {
        Self { horizon: Horizon::Move, error: 0.25 }
    }

    pub(crate) const fn casual() -> Self {
        Self { horizon: Horizon::Turn, error: 0.0 }
    }

    fn judge<G: Judge>(self, mut game: G, seat: Seat, playing: &mut Playing<G>, rng: &mut dyn Rng) -> f64 {
        match self.horizon {
            Horizon::Move => {}
            Horizon::Turn => playing.settle(&mut game, seat, rng),
        }
        lead(&game, seat)
    }
}

impl<G: Judge> Bot<G> for Greedy {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        let (seat, offers) = (known.seat(), known.offers());
        let mut sums = vec![0.0; offers.len()];
        let mut playing = Playing::new(usize::MAX);
        for _ in 0..budget.max(1) {
            let world = known.imagine(rng);
            // Every offer meets the same chance: what differs is the offer.
            let luck = rng.next_u64();
            for (sum, &offer) in sums.iter_mut().zip(offers.iter()) {
                let mut after = world.clone();
                play(&mut after, seat, offer);
                *sum += self.judge(after, seat, &mut playing, &mut generator(luck));
            }
        }
        let mut best = (f64::NEG_INFINITY, offers[0]);
        for (&sum, &offer) in sums.iter().zip(offers.iter()) {
            let value = sum / f64::from(budget.max(1)) + self.error * G::CLEAR_LEAD * normal(rng);
            if value > best.0 {
                best = (value, offer);
            }
        }
        best.1
    }
}

/// A normally distributed number with mean 0 and standard deviation 1: the sum of twelve equally distributed ones, which
/// needs nothing that two machines could compute differently.
pub(crate) fn normal(rng: &mut dyn Rng) -> f64 {
    let unit = |rng: &mut dyn Rng| (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    (0..12).map(|_| unit(rng)).sum::<f64>() - 6.0
}
