//! `skilled`: looks through whole turns, then tries the best of them in imagined games.

use crate::horizon::Horizon;
use crate::playing::Playing;
use crate::trial::{Limit, follow, halve, trials};
use crate::turn::Care;
use crate::{Bot, Imagine, Judge, Style};
use table::{Moves, Rng};

/// Compares whole turns by flat Monte Carlo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Skilled {
    /// How many turns are tried.
    plans: usize,
    /// How thoroughly the turns are judged first.
    care: Care,
    /// How many offers are looked at in a decision of a game played on.
    looks: usize,
    style: Style,
}

impl Skilled {
    pub(crate) const fn new(style: Style) -> Self {
        Self { plans: 8, care: Care::of(6), looks: 6, style }
    }
}

impl<G: Judge> Bot<G> for Skilled {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        let (seat, offers) = (known.seat(), known.offers());
        if let [only] = offers[..] {
            return only;
        }
        let (mut trials, _) = trials(known, self.plans, self.care, (None, self.style), rng);
        let (mut playing, mut offered) = (Playing::new(self.looks), Moves::new());
        halve(&mut trials, known, Limit::tries(budget), rng, |mut game, trial, rng| {
            follow(&mut game, seat, &trial.moves, &mut offered);
            let mut horizon = Horizon::after(G::GLANCE).liking(self.style);
            while !horizon.is_reached(&game, seat) {
                playing.step(&mut game, rng);
            }
            (horizon.outcome(), 0)
        });
        trials.first().map_or(offers[0], crate::trial::Trial::choice)
    }
}
