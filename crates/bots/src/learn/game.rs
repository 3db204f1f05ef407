//! One game to learn from.

use super::{Plan, Searches, Teacher};
use crate::expert::{Expert, Likely};
use crate::network_player::NetworkPlayer;
use crate::randomness::unit;
use crate::trial::{Trial, follow};
use crate::{Expectation, Inputs, Judge, Style, inputs};
use table::{Actor, Journal, Knowledge, Moves, Rng, Scores, Seat, Turn, below, choose, draw, generator};

/// How often somebody makes any move, one of these for each game.
const SLIPS: [f64; 3] = [0.0, 0.002, 0.006];
/// How much worse at first sight a move may be to be tried, one of these for each game.
const HEATS: [f32; 3] = [0.001, 0.004, 0.012];

/// A situation that somebody saw.
pub(super) struct Seen {
    pub(super) seat: Seat,
    pub(super) inputs: Inputs,
    /// How often the turn had gone on to somebody else before.
    turns: usize,
}

/// What an offer of a decision led to, at once or at the end of the turn, and what a search found it worth.
struct Tried {
    seat: Seat,
    inputs: Inputs,
    /// How often the turn had gone on to somebody else before.
    turns: usize,
    /// The number of the comparison, counted from 1.
    decision: u32,
    worth: f32,
    tries: u32,
}

/// A game that was played: what was seen in it, by whom, and how it ended.
pub(super) struct Lesson {
    pub(super) seen: Vec<Seen>,
    tried: Vec<Tried>,
    /// What everybody could expect each time the turn went on to somebody else.
    expected: Vec<Vec<Expectation>>,
    pub(super) scores: Scores,
}

/// Plays a game.
pub(super) fn play<G: Judge>(plan: &Plan<G::Options>, number: u64) -> Lesson {
    let mut rng = generator(plan.seed << 32 | number);
    let options = &plan.options[below(plan.options.len() as u64, &mut rng) as usize];
    let (mut game, mut offers) = (G::setup(options), Moves::new());
    let players = game.players();
    let mut teachers = Teachers::<G>::new(plan, players, &mut rng);
    let teaching = plan.teachers.iter().find_map(|teacher| match teacher {
        Teacher::Network(network, _) if plan.lambda < 1.0 => Some(*network),
        Teacher::Network(..) | Teacher::Level(_) => None,
    });
    let (mut seen, mut expected, mut deciding) = (Vec::new(), Vec::new(), None);
    // Whose turn has begun and not been seen to end.
    let mut was_on_turn = vec![false; players];
    loop {
        let by_chance = game.turn() == Turn::Chance;
        match game.turn() {
            Turn::Over => {
                assert!(game.overflow().is_none(), "what becomes due finds room");
                return Lesson { seen, tried: teachers.tried, expected, scores: game.scores() };
            }
            Turn::Chance => {
                let choice = draw(&game, &mut offers, &mut rng);
                game.play(Actor::Chance, choice, &mut Journal::silent());
            }
            Turn::Seats(seats) => {
                seats.iter().for_each(|seat| was_on_turn[seat.index()] = true);
                if let Some(network) = teaching.filter(|_| deciding.replace(seats) != Some(seats)) {
                    expected.push(
                        Seat::all(players)
                            .map(|seat| network.evaluate(&inputs(&game, seat)))
                            .collect::<Vec<_>>(),
                    );
                }
                for seat in seats.iter() {
                    let choice = teachers.decide(&game, seat, expected.len(), &mut rng);
                    game.play(Actor::Seat(seat), choice, &mut Journal::silent());
                }
            }
        }
        if game.turn() != Turn::Over {
            for seat in Seat::all(players) {
                let ends = plan.ends.filter(|_| was_on_turn[seat.index()] && game.is_settled(seat));
                was_on_turn[seat.index()] &= ends.is_none();
                // What chance does ends turns, but is no situation of its own.
                let percent = ends.or((!by_chance).then_some(plan.percent));
                if percent.is_some_and(|percent| below(100, &mut rng) < percent) {
                    seen.push(Seen { seat, inputs: inputs(&game, seat), turns: expected.len() });
                }
            }
        }
    }
}

/// Who plays a game, and what was found out about decisions that were searched.
struct Teachers<G: Judge> {
    /// Who sits in each seat.
    seated: Vec<Teacher>,
    /// How often somebody makes any move.
    slip: f64,
    /// How much worse at first sight a move may be to be tried.
    heat: f32,
    searches: Searches,
    tried: Vec<Tried>,
    /// The number of the next comparison.
    decisions: u32,
    offers: Moves<G::Move>,
}

impl<G: Judge> Teachers<G> {
    fn new(plan: &Plan<G::Options>, players: usize, rng: &mut dyn Rng) -> Self {
        let seated = (0..players).map(|_| choose(&plan.teachers, rng)).collect();
        let (slip, heat) = (SLIPS[below(3, rng) as usize], HEATS[below(3, rng) as usize]);
        let (slip, heat) = if plan.curious { (slip, heat) } else { (0.0, 0.0) };
        let searches = plan.searches.unwrap_or(Searches { percent: 0, iterations: 0, ahead: 0 });
        Self { seated, slip, heat, searches, tried: Vec::new(), decisions: 1, offers: Moves::new() }
    }

    /// What a seat does. `turns` is how often the turn has gone on to somebody else.
    fn decide(&mut self, game: &G, seat: Seat, turns: usize, rng: &mut dyn Rng) -> G::Move {
        self.offers.clear();
        game.moves(Actor::Seat(seat), &mut self.offers);
        match (&self.offers[..], self.seated[seat.index()]) {
            ([only], _) => *only,
            (all, _) if unit(rng) < self.slip => choose(all, rng),
            (_, Teacher::Level(level)) => {
                level.bot::<G>().choose(&Knowledge::of(seat, game), level.budget(), rng)
            }
            (_, Teacher::Network(network, _)) if below(100, rng) < self.searches.percent => {
                let expert = Expert::asking(network, self.searches.ahead, 1);
                let known = &Likely(&Knowledge::of(seat, game));
                let trials = expert.tried(known, self.searches.iterations, rng);
                self.tried.extend(compare(game, seat, &trials, self.decisions, turns));
                self.decisions += 2;
                trials.first().map_or(self.offers[0], Trial::choice)
            }
            (_, Teacher::Network(network, width)) => {
                let player =
                    NetworkPlayer { network, width, candidates: 0, ahead: 0, style: Style::Balanced };
                // The largest of such sums is drawn as by a softmax.
                let heat = self.heat;
                let change = |worth| worth - heat * (-unit(rng).max(1e-12).ln()).ln() as f32;
                match width {
                    0 => player.first_sight_with(game, seat, &mut self.offers, change),
                    _ => player.best_turn_with(game, seat, change),
                }
            }
        }
    }
}

/// What the offers that were tried lead to, and where the turns end that they begin: two comparisons. There
/// is nothing to learn where the game is over, since nobody asks about its end.
fn compare<G: Judge>(
    game: &G,
    seat: Seat,
    trials: &[Trial<G::Move>],
    decision: u32,
    turns: usize,
) -> Vec<Tried> {
    let after = |trial: &Trial<G::Move>, most: usize, decision: u32| {
        let mut after = game.clone();
        follow(&mut after, seat, &trial.moves[..most.min(trial.moves.len())], &mut Moves::new());
        let (inputs, worth, tries) = (inputs(&after, seat), trial.worth() as f32, trial.tries());
        (after.turn() != Turn::Over).then_some(Tried { seat, inputs, turns, decision, worth, tries })
    };
    let all = |most: usize, decision: u32| {
        trials.iter().map(|trial| after(trial, most, decision)).collect::<Option<Vec<_>>>()
    };
    let [at_once, at_the_end] =
        [(1, decision), (usize::MAX, decision + 1)].map(|(most, number)| all(most, number));
    at_once.into_iter().chain(at_the_end).flatten().collect()
}

impl Lesson {
    /// What a seat could expect after each turn, as far as what came of it and what was expected later tell:
    /// TD(λ). The last one is the end of the game.
    fn targets(&self, seat: Seat, lambda: f32) -> Vec<Expectation> {
        let mut targets = vec![Expectation::result(&self.scores, seat)];
        for expected in self.expected.iter().rev() {
            let next = targets[targets.len() - 1];
            targets.push(expected[seat.index()].towards(&next, lambda));
        }
        targets.reverse();
        targets
    }

    /// What it taught, as rows of the file with room for `seats` seats: the bytes, and the number of rows.
    pub(super) fn rows(&self, seats: usize, lambda: f32, number: u64) -> (Vec<u8>, u64) {
        let mut bytes = Vec::new();
        let players = self.scores.lines.len();
        let targets: Vec<_> = Seat::all(players).map(|seat| self.targets(seat, lambda)).collect();
        let mut row = |seat: Seat, inputs: &Inputs, turns: usize, decision: u32, worth: f32, tries: u32| {
            let target = targets[seat.index()][turns];
            inputs.bits().iter().for_each(|word| bytes.extend(word.to_le_bytes()));
            (0..seats).for_each(|place| bytes.extend((inputs.points(place) as i16).to_le_bytes()));
            (0..seats).for_each(|place| bytes.extend((inputs.judged(place) as f32 / 100.0).to_le_bytes()));
            inputs.parts().iter().for_each(|part| bytes.extend(part.to_le_bytes()));
            (0..seats).for_each(|place| bytes.extend(target.points[place].to_le_bytes()));
            (0..seats).for_each(|place| bytes.extend(target.wins[place].to_le_bytes()));
            bytes.extend((players as u32).to_le_bytes());
            bytes.extend((number as u32).to_le_bytes());
            bytes.extend(decision.to_le_bytes());
            bytes.extend(worth.to_le_bytes());
            bytes.extend(tries.to_le_bytes());
        };
        for Seen { seat, inputs, turns } in &self.seen {
            row(*seat, inputs, *turns, 0, 0.0, 0);
        }
        for Tried { seat, inputs, turns, decision, worth, tries } in &self.tried {
            row(*seat, inputs, *turns, *decision, *worth, *tries);
        }
        (bytes, (self.seen.len() + self.tried.len()) as u64)
    }
}
