//! `skilled`: looks through whole turns, then tries the best of them in imagined games.

use crate::horizon::Horizon;
use crate::playing::Playing;
use crate::trial::{Limit, follow, halve, trials};
use crate::turn::Care;
use crate::{Bot, Imagine, Judge, Level, Style};
use table::{Moves, Rng, generator};

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
    /// If looks are limited, one in `FINDING` may be spent on finding turns that are worth trying.
    const FINDING: u64 = 2;
    /// How many offers are looked at in decisions at the end of a turn that are not followed.
    const GLANCE: usize = 6;

    pub(crate) const fn new(style: Style) -> Self {
        Self { plans: 8, care: Care::of(6), looks: 6, style }
    }

    /// How thoroughly turns are judged first, and how many situations may be looked at in all: no more than
    /// an expert has time for, where an expert has little. Elsewhere it needs less time anyway.
    fn time<G: Judge>(self, known: &dyn Imagine<G>) -> (Care, u64) {
        // Any game it imagines has the same options.
        let game = known.imagine(&mut generator(0));
        match game.expert_network_turns_ahead() {
            Some(_) => {
                let looks = game.looks(Level::Expert.budget());
                (Care { glance: Self::GLANCE, looks: looks / Self::FINDING, ..self.care }, looks)
            }
            None => (self.care, u64::MAX),
        }
    }
}

impl<G: Judge> Bot<G> for Skilled {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        let (seat, offers) = (known.seat(), known.offers());
        if let [only] = offers[..] {
            return only;
        }
        let (care, looks) = self.time(known);
        let (mut trials, looked) = trials(known, self.plans, care, (None, self.style), rng);
        let limit = Limit { tries: budget, looks: looks.saturating_sub(looked) };
        let (mut playing, mut offered) = (Playing::new(self.looks), Moves::new());
        halve(&mut trials, known, limit, rng, |mut game, trial, rng| {
            let before = playing.looked();
            follow(&mut game, seat, &trial.moves, &mut offered);
            let mut horizon = Horizon::after(G::SKILLED_TURNS_AHEAD).liking(self.style);
            while !horizon.is_reached(&game, seat) {
                playing.step(&mut game, rng);
            }
            (horizon.outcome(), playing.looked() - before)
        });
        trials.first().map_or(offers[0], crate::trial::Trial::choice)
    }
}
