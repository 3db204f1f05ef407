//! One game to learn from.

use super::{Plan, Teacher};
use crate::inputs::around;
use crate::learner::Learner;
use crate::{Expectation, Inputs, Judge, inputs};
use table::{Actor, Journal, Knowledge, Moves, Rng, Scores, Seat, Turn, below, choose, draw, generator};

/// How often somebody makes any move, one of these for each game.
const SLIPS: [f64; 3] = [0.0, 0.02, 0.08];
/// How much worse at first sight a move may be to be tried, one of these for each game.
const HEATS: [f32; 3] = [0.006, 0.02, 0.06];

/// A game that was played: what was seen in it, by whom, and how it ended.
pub(super) struct Lesson {
    pub(super) seen: Vec<(Seat, Inputs)>,
    pub(super) scores: Scores,
}

/// Plays a game.
pub(super) fn play<G: Judge>(plan: &Plan<G::Options>, number: u64) -> Lesson {
    let mut rng = generator(plan.seed << 32 | number);
    let options = &plan.options[number as usize % plan.options.len()];
    let (mut game, mut offers) = (G::setup(options), Moves::new());
    let players = game.players();
    let seated: Vec<Teacher> = (0..players).map(|_| choose(&plan.teachers, &mut rng)).collect();
    let (slip, heat) = (SLIPS[below(3, &mut rng) as usize], HEATS[below(3, &mut rng) as usize]);
    let (slip, heat) = if plan.curious { (slip, heat) } else { (0.0, 0.0) };
    let mut seen = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return Lesson { seen, scores: game.scores() },
            Turn::Chance => {
                let choice = draw(&game, &mut offers, &mut rng);
                game.play(Actor::Chance, choice, &mut Journal::silent());
                continue;
            }
            Turn::Seats(seats) => {
                for seat in seats.iter() {
                    offers.clear();
                    game.moves(Actor::Seat(seat), &mut offers);
                    let choice = match (&offers[..], seated[seat.index()]) {
                        ([only], _) => *only,
                        (all, _) if unit(&mut rng) < slip => choose(all, &mut rng),
                        (_, Teacher::Level(level)) => {
                            level.bot::<G>().choose(&Knowledge::of(seat, &game), level.budget(), &mut rng)
                        }
                        (_, Teacher::Network(network)) => {
                            let learner = Learner { network, width: 0, turns: 0 };
                            learner.first_sight_with(&game, seat, &mut offers, |worth| {
                                // The largest of such sums is drawn as by a softmax.
                                worth - heat * (-unit(&mut rng).max(1e-12).ln()).ln() as f32
                            })
                        }
                    };
                    game.play(Actor::Seat(seat), choice, &mut Journal::silent());
                }
            }
        }
        if game.turn() != Turn::Over {
            for seat in Seat::all(players) {
                if below(100, &mut rng) < plan.percent {
                    seen.push((seat, inputs(&game, seat)));
                }
            }
        }
    }
}

impl Lesson {
    /// What it taught, as rows of the file: the bytes, and how many rows they are.
    pub(super) fn rows(&self, room: usize, number: u64) -> (Vec<u8>, u64) {
        let mut bytes = Vec::new();
        for (seat, inputs) in &self.seen {
            let end = Expectation::result(&self.scores, *seat);
            let players = self.scores.lines.len();
            let mut on: Vec<u16> = inputs.on().map(|input| input as u16).collect();
            assert!(on.len() <= room, "{} inputs are on", on.len());
            on.resize(room, inputs.count() as u16);
            let now = (0..players).map(|place| inputs.points(place) as i16);
            let then = around(players, *seat).map(|seat| self.scores.total(seat) as i16);
            on.iter().for_each(|input| bytes.extend(input.to_le_bytes()));
            now.chain(then).for_each(|points| bytes.extend(points.to_le_bytes()));
            (0..players).for_each(|place| bytes.extend((inputs.judged(place) as f32 / 100.0).to_le_bytes()));
            end.wins[..players].iter().for_each(|win| bytes.extend(win.to_le_bytes()));
            bytes.extend((number as u32).to_le_bytes());
        }
        (bytes, self.seen.len() as u64)
    }
}

fn unit(rng: &mut dyn Rng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}
