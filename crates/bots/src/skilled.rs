//! `skilled`: looks through whole turns, then tries the best of them in imagined games.

use crate::horizon::Horizon;
use crate::judge::utilities;
use crate::playing::{Playing, play};
use crate::turn::{Plan, TurnSearch};
use crate::{Bot, Imagine, Judge};
use table::{Actor, Moves, Rng, Turn, generator};

/// Compares whole turns by flat Monte Carlo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Skilled {
    /// How many turns are tried.
    plans: usize,
    /// How many offers are looked at in a decision of a game played on.
    looks: usize,
}

impl Skilled {
    pub(crate) const fn new() -> Self {
        Self { plans: 12, looks: 4 }
    }
}

/// A turn that is tried, and what came of it.
struct Trial<M> {
    plan: Plan<M>,
    sum: f64,
    games: u32,
}

impl<G: Judge> Bot<G> for Skilled {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        let offers = known.offers();
        if let [only] = offers[..] {
            return only;
        }
        let seat = known.seat();
        let mut plans = TurnSearch::new(4, 400).plans(known.imagine(rng), seat, rng);
        plans.truncate(self.plans);
        let mut trials: Vec<Trial<G::Move>> =
            plans.into_iter().map(|plan| Trial { plan, sum: 0.0, games: 0 }).collect();
        let mut playing = Playing::new(self.looks);
        // Half of the turns are given up after each part of the games, so that the best are tried most.
        let parts = trials.len().max(2).ilog2() + 1;
        while trials.len() > 1 {
            let rounds = (budget / parts / trials.len() as u32).max(1);
            for _ in 0..rounds {
                let (world, luck) = (known.imagine(rng), rng.next_u64());
                for trial in &mut trials {
                    trial.sum +=
                        outcome(world.clone(), known, &trial.plan, &mut playing, &mut generator(luck));
                    trial.games += 1;
                }
            }
            trials.sort_by(|a, b| (b.sum / f64::from(b.games)).total_cmp(&(a.sum / f64::from(a.games))));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials.first().and_then(|best| best.plan.moves.first().copied()).unwrap_or(offers[0])
    }
}

/// Makes a turn as planned, plays on to the end of the next own turn, and judges.
fn outcome<G: Judge>(
    mut game: G,
    known: &dyn Imagine<G>,
    plan: &Plan<G::Move>,
    playing: &mut Playing<G>,
    rng: &mut dyn Rng,
) -> f64 {
    let (seat, mut offers) = (known.seat(), Moves::new());
    for &choice in &plan.moves {
        offers.clear();
        game.moves(Actor::Seat(seat), &mut offers);
        if !offers.contains(&choice) {
            break;
        }
        play(&mut game, seat, choice);
    }
    let mut horizon = Horizon::after(2);
    while !horizon.is_reached(&game, seat) && game.turn() != Turn::Over {
        playing.step(&mut game, rng);
    }
    utilities(&game)[seat.index()]
}
