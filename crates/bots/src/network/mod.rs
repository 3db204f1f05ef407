//! A network that was taught by games: what a seat knows goes in, what everybody may expect comes out.
//!
//! Two hidden layers, clipped to 0…1, in whole numbers: [`ONE`] stands for 1. So the same comes out on every machine, and rounding does not depend on the order of additions: the sums of the first
//! layer may be computed from those of a similar situation, since most inputs stay as they are from one move to the next.

mod file;
mod shipped;

use crate::inputs::Inputs;
use table::Seat;

pub use file::BadNetwork;
pub(crate) use shipped::shipped;

/// Units of the first hidden layer.
pub(crate) const FIRST: usize = 256;
/// Units of the second hidden layer.
pub(crate) const SECOND: usize = 32;
/// What is 1 in weights, in leads and in both hidden layers.
const ONE: i32 = 1 << 10;
/// Leads beyond so many hundredths of points are taken for these.
const LEAD: i32 = 1_000_000;

/// The weights of a network, for one game and one number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    game: String,
    players: usize,
    /// So many points are 1.
    unit: i32,
    first: Vec<[i16; FIRST]>,
    /// Weights of the leads over each other player, first in points, then as the judge sees it.
    leads: Vec<[i16; FIRST]>,
    first_bias: [i16; FIRST],
    /// A row for each unit.
    second: Vec<[i16; FIRST]>,
    second_bias: [i16; SECOND],
    /// Two rows for each seat: its chance to win, and the points still to come.
    last: Vec<[i16; SECOND]>,
    last_bias: Vec<i16>,
}

/// What everybody may expect, beginning with the seat that looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Expectation {
    players: usize,
    /// Shares of the victory; they add up to 1.
    pub wins: [f32; Seat::MOST],
    /// Points at the end of the game.
    pub points: [f32; Seat::MOST],
}

/// The first layer of one situation, from which those of similar ones are computed.
#[derive(Clone, Debug)]
pub struct Base {
    inputs: Inputs,
    sums: [i32; FIRST],
}

impl Network {
    /// The game it was taught.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// How many players that game had.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// How many inputs it reads.
    pub const fn inputs(&self) -> usize {
        self.first.len()
    }

    /// The first layer of a situation.
    pub fn base(&self, inputs: &Inputs) -> Base {
        let mut sums = self.first_bias.map(i32::from);
        inputs.on().for_each(|input| add(&mut sums, &self.first[input]));
        Base { inputs: *inputs, sums }
    }

    /// What everybody may expect in a situation that differs little from another.
    pub fn expect_from(&self, base: &Base, inputs: &Inputs) -> Expectation {
        let mut sums = base.sums;
        inputs.without(&base.inputs).for_each(|input| add(&mut sums, &self.first[input]));
        base.inputs.without(inputs).for_each(|input| subtract(&mut sums, &self.first[input]));
        self.finish(sums, inputs)
    }

    /// What everybody may expect.
    pub fn expect(&self, inputs: &Inputs) -> Expectation {
        self.finish(self.base(inputs).sums, inputs)
    }

    fn finish(&self, mut sums: [i32; FIRST], inputs: &Inputs) -> Expectation {
        let others = 1..self.players;
        let in_points = others.clone().map(|place| 100 * (inputs.points(0) - inputs.points(place)));
        let judged = others.map(|place| inputs.judged(0) - inputs.judged(place));
        for (hundredths, weights) in in_points.chain(judged).zip(&self.leads) {
            let lead = hundredths.clamp(-LEAD, LEAD) * ONE / (100 * self.unit);
            let lead = lead.clamp(i16::MIN.into(), i16::MAX.into());
            sums.iter_mut()
                .zip(weights)
                .for_each(|(sum, &weight)| *sum += (lead * i32::from(weight)) >> ONE.ilog2());
        }
        let active = sums.map(|sum| sum.clamp(0, ONE) as i16);
        let mut hidden = [0_i16; SECOND];
        for ((unit, weights), &bias) in hidden.iter_mut().zip(&self.second).zip(&self.second_bias) {
            let sum = dot(&active, weights) + i32::from(bias) * ONE;
            *unit = (sum / ONE).clamp(0, ONE) as i16;
        }
        let out = |row: usize| {
            let sum = dot(&hidden, &self.last[row]) + i32::from(self.last_bias[row]) * ONE;
            sum as f32 / (ONE * ONE) as f32
        };
        let (mut wins, mut points) = ([0.0; Seat::MOST], [0.0; Seat::MOST]);
        for place in 0..self.players {
            wins[place] = out(place);
            points[place] = inputs.points(place) as f32 + out(self.players + place) * self.unit as f32;
        }
        shares(&mut wins[..self.players]);
        Expectation { players: self.players, wins, points }
    }
}

impl Expectation {
    /// What counts for the seat that looks: the victory, and a little how clear it is.
    pub fn worth(&self, unit: f32) -> f32 {
        let lead = self.lead() / unit;
        self.wins[0] + 0.1 * lead / (1.0 + lead.abs())
    }

    /// Points at the end more than the best of the others.
    pub fn lead(&self) -> f32 {
        self.points[0] - self.points[1..self.players].iter().copied().fold(f32::NEG_INFINITY, f32::max)
    }

    /// What a game that is over came to, beginning with one seat.
    pub(crate) fn result(scores: &table::Scores, me: Seat) -> Self {
        let players = scores.lines.len();
        let (mut wins, mut points) = ([0.0; Seat::MOST], [0.0; Seat::MOST]);
        for (place, seat) in crate::inputs::around(players, me).enumerate() {
            points[place] = scores.total(seat) as f32;
            if scores.winners.contains(seat) {
                wins[place] = 1.0 / scores.winners.len() as f32;
            }
        }
        Self { players, wins, points }
    }
}

/// Log-odds as shares of one.
fn shares(odds: &mut [f32]) {
    let most = odds.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    odds.iter_mut().for_each(|odds| *odds = power(*odds - most));
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odds| *odds /= sum);
}

/// e to the power of a number up to 0, by multiplications alone: (1 + x/1024)¹⁰²⁴, within 1 % down to −4. The functions of
/// mathematical libraries differ from machine to machine.
fn power(x: f32) -> f32 {
    let mut y = (1.0 + f64::from(x) / 1024.0).max(0.0);
    (0..10).for_each(|_| y *= y);
    y as f32
}

fn add(sums: &mut [i32; FIRST], weights: &[i16; FIRST]) {
    sums.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum += i32::from(weight));
}

fn subtract(sums: &mut [i32; FIRST], weights: &[i16; FIRST]) {
    sums.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum -= i32::from(weight));
}

fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
    one.iter().zip(other).map(|(&one, &other)| i32::from(one) * i32::from(other)).sum()
}

#[cfg(test)]
mod tests;
