//! `skilled`: looks through whole turns, then tries the best of them in imagined games.

use crate::horizon::Horizon;
use crate::judge::{Outcome, squash};
use crate::playing::{Playing, play};
use crate::turn::{TurnSearch, turn_values};
use crate::{Bot, Imagine, Judge};
use table::{Actor, Moves, Rng, generator};

/// Compares whole turns by flat Monte Carlo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Skilled {
    /// How many turns are tried.
    plans: usize,
    /// In how many imagined games the turns are judged first.
    worlds: u32,
    /// How many offers are looked at in a decision of a game played on.
    looks: usize,
}

impl Skilled {
    pub(crate) const fn new() -> Self {
        Self { plans: 8, worlds: 6, looks: 6 }
    }
}

/// What the first judgement of a turn counts for, in games.
const FIRST_JUDGEMENT: u32 = 6;

impl Skilled {
    /// The offers that promise most, each with the best turn it begins.
    fn trials<G: Judge>(
        self,
        known: &dyn Imagine<G>,
        offers: &[G::Move],
        rng: &mut dyn Rng,
    ) -> Vec<Trial<G::Move>> {
        let values = turn_values(known, offers, self.worlds, rng);
        let plans = TurnSearch::new(4, 400).plans(known.imagine(rng), known.seat(), rng);
        let mut offers: Vec<(f64, G::Move)> = values.into_iter().zip(offers.iter().copied()).collect();
        offers.sort_by(|a, b| b.0.total_cmp(&a.0));
        let trial = |(value, offer): (f64, G::Move)| {
            let best = plans.iter().find(|plan| plan.moves.first() == Some(&offer));
            let moves = best.map_or_else(|| vec![offer], |plan| plan.moves.clone());
            let sum = squash(value / G::CLEAR_LEAD) * f64::from(FIRST_JUDGEMENT);
            Trial { moves, sum, games: FIRST_JUDGEMENT }
        };
        offers.into_iter().take(self.plans).map(trial).collect()
    }
}

/// A turn that is tried, and what came of it.
struct Trial<M> {
    moves: Vec<M>,
    sum: f64,
    games: u32,
}

impl<G: Judge> Bot<G> for Skilled {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        let offers = known.offers();
        if let [only] = offers[..] {
            return only;
        }
        let mut trials = self.trials(known, &offers, rng);
        let mut playing = Playing::new(self.looks);
        // Half of the turns are given up after each part of the games, so that the best are tried most.
        let parts = trials.len().max(2).ilog2() + 1;
        while trials.len() > 1 {
            let rounds = (budget / parts / trials.len() as u32).max(1);
            for _ in 0..rounds {
                let (world, luck) = (known.imagine(rng), rng.next_u64());
                for trial in &mut trials {
                    trial.sum +=
                        outcome(world.clone(), known, &trial.moves, &mut playing, &mut generator(luck));
                    trial.games += 1;
                }
            }
            trials.sort_by(|a, b| (b.sum / f64::from(b.games)).total_cmp(&(a.sum / f64::from(a.games))));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials.first().and_then(|best| best.moves.first().copied()).unwrap_or(offers[0])
    }
}

/// Makes a turn as planned, plays on to the end of the next own turn, and judges.
fn outcome<G: Judge>(
    mut game: G,
    known: &dyn Imagine<G>,
    plan: &[G::Move],
    playing: &mut Playing<G>,
    rng: &mut dyn Rng,
) -> f64 {
    let (seat, mut offers) = (known.seat(), Moves::new());
    for &choice in plan {
        offers.clear();
        game.moves(Actor::Seat(seat), &mut offers);
        if !offers.contains(&choice) {
            break;
        }
        play(&mut game, seat, choice);
    }
    // What is near is surer than what is far: the end of this turn and of the next one count alike.
    let mut sum = 0.0;
    for turns in [1, 2] {
        let mut horizon = Horizon::after(turns);
        while !horizon.is_reached(&game, seat) {
            playing.step(&mut game, rng);
        }
        sum += Outcome::of(&game).utilities[seat.index()] / 2.0;
    }
    sum
}
