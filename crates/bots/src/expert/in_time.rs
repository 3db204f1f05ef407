//! `expert` at a table: what fits into 50 ms on one core.
//!
//! Iterations take very different times, by players, modules and the turns that are tried, and so does
//! finding these turns. Nearly all of that time goes into looking at situations, so these are counted. It
//! makes the same decisions on every machine, as iterations do.

use super::{Expert, Likely, Prospect, Search, best};
use crate::trial::{Limit, halve, trials};
use crate::turn::Care;
use crate::{Bot, Imagine, Judge, Style};
use table::{Rng, generator};

/// An expert that looks at as many situations as it has time for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InTime {
    pub(crate) style: Style,
}

impl InTime {
    /// One in `FINDING` looks may be spent on finding turns that are worth trying.
    const FINDING: u64 = 4;
    /// How many offers are looked at in decisions at the end of a turn that are not followed.
    const GLANCE: usize = 6;
    /// How many turns are tried once to measure how many looks a try takes.
    const PROBES: usize = 4;
    /// The number of tries for which one more turn is tried.
    const TRIES: u32 = 20;
    /// The minimum number of turns that are tried.
    const FEWEST: usize = 8;

    /// The offers it has thought about, the best first.
    pub(crate) fn prospects<G: Judge>(
        self,
        known: &dyn Imagine<G>,
        budget: u32,
        rng: &mut dyn Rng,
    ) -> Vec<Prospect<G::Move>> {
        let known = &Likely(known);
        let (seat, game) = (known.seat(), known.imagine(rng));
        if let Some(exact) = game.exact(seat) {
            return exact.into_iter().map(|(choice, lead)| Prospect { choice, lead }).collect();
        }
        let expert = match (game.network(), game.expert_network_turns_ahead()) {
            (Some(network), Some(ahead)) => Expert::asking(network, ahead, 1),
            (Some(_), None) | (None, _) => Expert::new(),
        };
        let expert = expert.liking(self.style);
        let looks = game.looks(budget);
        let care = Care { glance: Self::GLANCE, looks: looks / Self::FINDING, ..expert.care };
        let (mut trials, looked) = trials(known, expert.plans, care, (expert.network, self.style), rng);
        let mut search = Search::<G>::new(expert, seat);
        let (luck, mut spent) = (rng.next_u64(), 0);
        let probes = trials.len().min(Self::PROBES);
        for trial in &trials[..probes] {
            spent += search.iterate(game.clone(), &trial.moves, &mut generator(luck)).1;
        }
        let left = looks.saturating_sub(looked.saturating_add(spent));
        let tries = left.saturating_mul(probes as u64) / spent.max(1);
        let tries = u32::try_from(tries).unwrap_or(u32::MAX).min(budget);
        trials.truncate(((tries / Self::TRIES) as usize).max(Self::FEWEST));
        halve(&mut trials, known, Limit { tries, looks: left }, rng, |game, trial, rng| {
            search.iterate(game, &trial.moves, rng)
        });
        trials.iter().map(|trial| Prospect { choice: trial.choice(), lead: trial.lead() }).collect()
    }
}

impl<G: Judge> Bot<G> for InTime {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        best(known, || self.prospects(known, budget, rng))
    }
}
