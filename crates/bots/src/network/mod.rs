//! A network that was taught by games: what a seat knows goes in, what everybody may expect comes out.
//!
//! Two hidden layers, clipped to 0…1, in whole numbers: [`ONE`] stands for 1. So the same comes out on every
//! machine, and rounding does not depend on the order of additions: the sums of the first layer may be
//! computed from those of a similar situation, since most inputs stay as they are from one move to the next.

mod file;
mod fitting;
mod layers;
mod shipped;

use crate::Judge;
use crate::inputs::{Inputs, MOST_PARTS};
use layers::{Row, Rows, second_layer};
use table::Seat;

pub use file::BadNetwork;
pub use fitting::Misfit;
pub(crate) use shipped::shipped;

/// Units of the first hidden layer.
pub(crate) const FIRST: usize = 256;
/// Units of the second hidden layer.
pub(crate) const SECOND: usize = 32;
/// Fixed point: this number stands for 1.0 in weights, leads and both hidden layers.
const ONE: i32 = 1 << 10;
/// The largest lead, in hundredths of points; larger ones are clamped.
const LEAD: i32 = 1_000_000;
/// How many leads and parts of judgements there can be.
const MOST_QUANTITIES: usize = 2 * (Seat::MOST - 1) + MOST_PARTS;

/// What a network is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// One number of players; points to come are added to the points that are there.
    Points,
    /// Any number of players up to that of its seats; what it says of points is added to what the judge says,
    /// and what lies before the hidden layers goes straight to the outputs as well. So it begins as good as
    /// the judge.
    Judged,
}

/// The weights of a network, for one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    game: String,
    kind: Kind,
    players: usize,
    /// How many parts of judgements it reads.
    parts: usize,
    /// How many points one unit of output stands for.
    unit: i32,
    first: Rows,
    /// Weights of the leads over each other player, first in points, then as the judge sees it, and of the
    /// parts of judgements.
    leads: Vec<Row>,
    first_bias: Row,
    /// A row for each unit.
    second: Vec<Row>,
    second_bias: [i16; SECOND],
    /// Two rows for each seat: its chance to win, and the points still to come.
    last: Vec<[i16; SECOND]>,
    last_bias: Vec<i16>,
    /// For each output the weights of leads and parts that go straight to it; none for networks of the first kind.
    straight: Vec<Vec<i16>>,
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

    /// How many players that game had, at most.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// How many inputs it reads.
    pub const fn inputs(&self) -> usize {
        self.first.len()
    }

    /// The format of its file, 1 or 2. Only networks of format 2 can be taught further.
    pub const fn format(&self) -> u8 {
        match self.kind {
            Kind::Points => 1,
            Kind::Judged => 2,
        }
    }

    /// The first layer of a situation.
    pub fn base(&self, inputs: &Inputs) -> Base {
        Base { inputs: *inputs, sums: self.sums(inputs) }
    }

    fn sums(&self, inputs: &Inputs) -> [i32; FIRST] {
        let mut sums = self.first_bias.map(i32::from);
        self.first.accumulate::<true>(&mut sums, inputs.on());
        sums
    }

    /// Evaluates a situation that differs little from another.
    pub fn evaluate_from(&self, base: &Base, inputs: &Inputs) -> Expectation {
        let mut sums = base.sums;
        self.first.accumulate::<true>(&mut sums, inputs.without(&base.inputs));
        self.first.accumulate::<false>(&mut sums, base.inputs.without(inputs));
        self.finish(sums, inputs)
    }

    /// Evaluates a situation: what everybody may expect.
    pub fn evaluate(&self, inputs: &Inputs) -> Expectation {
        self.finish(self.sums(inputs), inputs)
    }

    /// The leads over all other players, first in points, then as the judge sees it, then the parts of judgements.
    fn quantities(&self, inputs: &Inputs) -> [i16; MOST_QUANTITIES] {
        let hundredths = |number: usize| {
            let (others, players) = (self.players - 1, inputs.players());
            let lead = |place: usize, of: fn(&Inputs, usize) -> i32| {
                if place < players { of(inputs, 0) - of(inputs, place) } else { 0 }
            };
            match number {
                _ if number < others => lead(number + 1, |inputs, place| 100 * inputs.points(place)),
                _ if number < 2 * others => lead(number - others + 1, Inputs::judged),
                _ => i32::from(inputs.parts()[number - 2 * others]),
            }
        };
        let mut quantities = [0; MOST_QUANTITIES];
        for (number, quantity) in quantities[..self.leads.len()].iter_mut().enumerate() {
            let units = hundredths(number).clamp(-LEAD, LEAD) * ONE / (100 * self.unit);
            *quantity = units.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        }
        quantities
    }

    fn finish(&self, sums: [i32; FIRST], inputs: &Inputs) -> Expectation {
        let quantities = self.quantities(inputs);
        let hidden = second_layer(&sums, &quantities, &self.leads, &self.second, &self.second_bias);
        let out = |row: usize| {
            let sum = dot(&hidden, &self.last[row]) + i32::from(self.last_bias[row]) * ONE;
            let straight = self.straight.get(row).map_or(0, |weights| {
                let products = quantities.iter().zip(weights);
                products.map(|(&one, &weight)| i64::from(i32::from(one) * i32::from(weight))).sum()
            });
            (i64::from(sum) + straight) as f32 / (ONE * ONE) as f32
        };
        let players = inputs.players().min(self.players);
        let (mut wins, mut points) = ([0.0; Seat::MOST], [0.0; Seat::MOST]);
        for place in 0..players {
            wins[place] = out(place);
            let has = match self.kind {
                Kind::Points => inputs.points(place) as f32,
                Kind::Judged => inputs.judged(place) as f32 / 100.0,
            };
            points[place] = has + out(self.players + place) * self.unit as f32;
        }
        shares(&mut wins[..players]);
        Expectation { players, wins, points }
    }
}

impl Expectation {
    /// What counts for the seat that looks: the victory, and how clear it is.
    pub fn worth<G: Judge>(&self) -> f32 {
        let lead = self.lead() / G::CLEAR_LEAD as f32;
        self.wins[0] + G::MARGIN * lead / (1.0 + lead.abs())
    }

    /// Points at the end more than the best of the others.
    pub fn lead(&self) -> f32 {
        self.points[0] - self.points[1..self.players].iter().copied().fold(f32::NEG_INFINITY, f32::max)
    }

    /// A mean of this one and another, which counts for so much of it.
    pub(crate) fn towards(mut self, other: &Self, share: f32) -> Self {
        let mean = |one: &mut f32, other: f32| *one += share * (other - *one);
        self.wins.iter_mut().zip(other.wins).for_each(|(one, other)| mean(one, other));
        self.points.iter_mut().zip(other.points).for_each(|(one, other)| mean(one, other));
        self
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

/// e to the power of a number up to 0, by multiplications alone: (1 + x/1024)¹⁰²⁴, within 1 % down to −4. The
/// functions of mathematical libraries differ from machine to machine.
fn power(x: f32) -> f32 {
    let mut y = (1.0 + f64::from(x) / 1024.0).max(0.0);
    (0..10).for_each(|_| y *= y);
    y as f32
}

fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
    one.iter().zip(other).map(|(&one, &other)| i32::from(one) * i32::from(other)).sum()
}

#[cfg(test)]
mod tests;
