//! Ratings after Plackett and Luce: a game is a race in which the next place always goes to one of those who are left,
//! in proportion to their strengths.
//!
//! The strengths of greatest likelihood are found by the MM algorithm of Hunter (*MM algorithms for
//! generalized Bradley–Terry models*, 2004). A tie counts as the mean of the orders it could be broken into.
//! Who never lost would have no finite strength; so everybody has also drawn one race against a phantom of
//! strength 1. Intervals come from the observed information, or from its sandwich over sets where that is
//! wider, because games of a set are not independent.

use super::estimate::t_quantile;
use super::matrix::Matrix;
use std::collections::BTreeMap;

/// The difference in points at which one is ten times as strong as the other: the Elo scale.
pub const POINTS_FOR_TENFOLD: f64 = 400.0;

/// The order in which seats came in: the bot in each of them, and its rank. Equal ranks are a tie.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking(pub Vec<(usize, f64)>);

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Points above the mean of all bots.
    pub points: f64,
    /// The interval that covers the true points 95 times in a hundred.
    pub ci95: Option<(f64, f64)>,
}

/// A place that was given to one of those who were left.
struct Stage {
    /// How many of those left each bot has.
    left: Vec<u8>,
    /// How much of the place each bot got; all together it is the weight of the stage.
    got: Vec<f64>,
}

impl Stage {
    fn weight(&self) -> f64 {
        self.got.iter().sum()
    }

    /// The probability of each bot to get the place.
    fn chances(&self, strengths: &[f64]) -> Vec<f64> {
        let shares: Vec<f64> =
            self.left.iter().zip(strengths).map(|(&left, own)| f64::from(left) * own).collect();
        let all: f64 = shares.iter().sum();
        shares.into_iter().map(|share| share / all).collect()
    }
}

/// The stages of a race, but for those where only one bot is left.
fn stages(ranking: &Ranking, bots: usize) -> Vec<Stage> {
    let seats = &ranking.0;
    let mut ranks: Vec<f64> = seats.iter().map(|seat| seat.1).collect();
    ranks.sort_by(f64::total_cmp);
    ranks.dedup();
    let mut found = Vec::new();
    for rank in ranks {
        let tied: Vec<usize> = seats.iter().filter(|seat| seat.1 == rank).map(|seat| seat.0).collect();
        let behind: Vec<usize> = seats.iter().filter(|seat| seat.1 > rank).map(|seat| seat.0).collect();
        // Over all orders of the tie, each part of it is what is left of it equally often.
        for part in 1_u32..1 << tied.len() {
            let of_part =
                || (0..tied.len()).filter(|place| part & (1 << place) != 0).map(|place| tied[place]);
            let size = part.count_ones();
            let often = 1.0 / choose(tied.len() as u32, size);
            let mut stage = Stage { left: vec![0; bots], got: vec![0.0; bots] };
            of_part().chain(behind.iter().copied()).for_each(|bot| stage.left[bot] += 1);
            of_part().for_each(|bot| stage.got[bot] += often / f64::from(size));
            if stage.left.iter().filter(|&&left| left > 0).count() > 1 {
                found.push(stage);
            }
        }
    }
    found
}

/// The binomial coefficient.
fn choose(all: u32, some: u32) -> f64 {
    (0..some).map(|k| f64::from(all - k) / f64::from(k + 1)).product()
}

/// How much a phantom race weighs.
const PHANTOM: f64 = 1.0;

/// The rating of every bot, from the races of every set.
pub fn rate(bots: usize, sets: &[Vec<Ranking>]) -> Vec<Rating> {
    rate_with(bots, sets, PHANTOM)
}

fn rate_with(bots: usize, sets: &[Vec<Ranking>], phantom: f64) -> Vec<Rating> {
    let of_set = |set: &Vec<Ranking>| set.iter().flat_map(|race| stages(race, bots)).collect::<Vec<_>>();
    let sets: Vec<Vec<Stage>> = sets.iter().map(of_set).collect();
    let strengths = strengths(bots, &sets, phantom);
    let logarithms: Vec<f64> = strengths.iter().map(|strength| strength.ln()).collect();
    let mean = logarithms.iter().sum::<f64>() / bots.max(1) as f64;
    let errors = errors(&strengths, &sets, phantom);
    let points = POINTS_FOR_TENFOLD / std::f64::consts::LN_10;
    let rating = |bot: usize| {
        let own = points * (logarithms[bot] - mean);
        let width = errors.as_ref().map(|errors| points * errors[bot]);
        Rating { points: own, ci95: width.map(|width| (own - width, own + width)) }
    };
    (0..bots).map(rating).collect()
}

/// All stages, those with the same bots left put together: there are few kinds of them, however many games.
fn put_together(sets: &[Vec<Stage>]) -> Vec<Stage> {
    let mut kinds: BTreeMap<&[u8], Vec<f64>> = BTreeMap::new();
    for stage in sets.iter().flatten() {
        let got = kinds.entry(&stage.left).or_insert_with(|| vec![0.0; stage.got.len()]);
        got.iter_mut().zip(&stage.got).for_each(|(all, own)| *all += own);
    }
    kinds.into_iter().map(|(left, got)| Stage { left: left.to_vec(), got }).collect()
}

/// Hunter's iteration: every strength becomes what it got, divided by what it should have got for each unit
/// of strength.
fn strengths(bots: usize, sets: &[Vec<Stage>], phantom: f64) -> Vec<f64> {
    let stages = put_together(sets);
    let mut strengths = vec![1.0; bots];
    for _ in 0..100_000 {
        let mut got = vec![phantom / 2.0; bots];
        let mut due: Vec<f64> = strengths.iter().map(|own| phantom / (own + 1.0)).collect();
        for stage in &stages {
            let weight = stage.weight();
            for (bot, chance) in stage.chances(&strengths).into_iter().enumerate() {
                got[bot] += stage.got[bot];
                due[bot] += weight * chance / strengths[bot];
            }
        }
        let next: Vec<f64> = got
            .iter()
            .zip(&due)
            .zip(&strengths)
            .map(|((got, due), own)| if *due > 0.0 { got / due } else { *own })
            .collect();
        let moved =
            next.iter().zip(&strengths).map(|(next, own)| (next / own).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < 1e-10 {
            break;
        }
    }
    strengths
}

/// Half the width of each interval, in logarithms of strength.
fn errors(strengths: &[f64], sets: &[Vec<Stage>], phantom: f64) -> Option<Vec<f64>> {
    let bots = strengths.len();
    let quantile = t_quantile(sets.len() as f64 - 1.0)?;
    // Strengths are known up to a common factor; the ones in every entry hold the mean of their logarithms.
    let even = 1.0 / bots as f64;
    let mut information = Matrix::new(bots, |row, column| {
        let own = strengths[row] / (strengths[row] + 1.0);
        even + if row == column { phantom * own * (1.0 - own) } else { 0.0 }
    });
    let mut spread = Matrix::new(bots, |_, _| 0.0);
    let pairs = || (0..bots).flat_map(|row| (0..bots).map(move |column| (row, column)));
    for set in sets {
        let mut slope = vec![0.0; bots];
        for stage in set {
            let (weight, chances) = (stage.weight(), stage.chances(strengths));
            for (row, column) in pairs() {
                let own = if row == column { chances[row] } else { 0.0 };
                information.add(row, column, weight * (own - chances[row] * chances[column]));
            }
            for bot in 0..bots {
                slope[bot] += stage.got[bot] - weight * chances[bot];
            }
        }
        pairs().for_each(|(row, column)| spread.add(row, column, slope[row] * slope[column]));
    }
    let centred = Matrix::new(bots, |row, column| if row == column { 1.0 - even } else { -even });
    let inverse = information.inverse()?;
    let around = |inner: &Matrix| centred.times(inner).times(&centred);
    let (plain, sandwich) = (around(&inverse), around(&inverse.times(&spread).times(&inverse)));
    let sets = sets.len() as f64;
    let variance = |bot: usize| (sets / (sets - 1.0) * sandwich.at(bot, bot)).max(plain.at(bot, bot));
    Some((0..bots).map(|bot| quantile * variance(bot).max(0.0).sqrt()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(winner: usize, loser: usize) -> Vec<Ranking> {
        vec![Ranking(vec![(winner, 1.0), (loser, 2.0)])]
    }

    fn close(one: f64, other: f64, tolerance: f64) -> bool {
        (one - other).abs() < tolerance
    }

    /// Points of a natural logarithm of strength.
    fn points(logarithm: f64) -> f64 {
        POINTS_FOR_TENFOLD / std::f64::consts::LN_10 * logarithm
    }

    #[test]
    fn two_bots_are_as_strong_as_their_victories() {
        // 30 to 10: the odds are 3, the standard error of their logarithm √(1/30 + 1/10).
        let sets: Vec<_> = (0..40).map(|set| if set < 30 { duel(0, 1) } else { duel(1, 0) }).collect();
        let ratings = rate_with(2, &sets, 0.0);
        assert!(close(ratings[0].points - ratings[1].points, points(3.0_f64.ln()), 1e-6));
        let (low, high) = ratings[0].ci95.unwrap();
        let error = (1.0 / 30.0 + 0.1_f64).sqrt() / 2.0 * (40.0_f64 / 39.0).sqrt();
        assert!(close((high - low) / 2.0, points(2.022_691 * error), 1e-3), "{low} {high}");
    }

    #[test]
    fn three_bots_of_known_strengths_are_found_again() {
        // Strengths 6 : 3 : 1, and every order of three as often as they make it (of 10 · 9 · 7 · 4 races).
        let strengths = [6.0, 3.0, 1.0];
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let mut sets = Vec::new();
        for [first, second, third] in orders {
            let often = strengths[first] / 10.0 * strengths[second] / (10.0 - strengths[first]) * 2_520.0;
            assert!(close(often, often.round(), 1e-9));
            let race = vec![Ranking(vec![(first, 1.0), (second, 2.0), (third, 3.0)])];
            sets.extend(std::iter::repeat_n(race, often.round() as usize));
        }
        let ratings = rate_with(3, &sets, 0.0);
        assert!(close(ratings[0].points - ratings[2].points, points(6.0_f64.ln()), 1e-6), "{ratings:?}");
        assert!(close(ratings[1].points - ratings[2].points, points(3.0_f64.ln()), 1e-6), "{ratings:?}");
        assert!(close(ratings.iter().map(|rating| rating.points).sum(), 0.0, 1e-9));
    }

    #[test]
    fn a_tie_is_half_of_both_orders() {
        let tie = vec![Ranking(vec![(0, 1.5), (1, 1.5)])];
        let ties = rate_with(2, &[tie.clone(), tie, duel(0, 1)], 0.0);
        let both = rate_with(2, &[duel(0, 1), duel(1, 0), duel(0, 1)], 0.0);
        assert!(close(ties[0].points, both[0].points, 1e-6));
        let all = Ranking(vec![(0, 2.0), (1, 2.0), (2, 2.0)]);
        assert!(rate_with(3, &[vec![all]], 0.0).iter().all(|rating| close(rating.points, 0.0, 1e-6)));
    }

    #[test]
    fn a_bot_in_three_seats_is_not_stronger_for_it() {
        // One against three of the same strength wins every fourth time.
        let race = |winner: usize| {
            let rank = |seat: usize| if seat == winner { 1.0 } else { 3.0 };
            vec![Ranking((0..4).map(|seat| (usize::from(seat > 0), rank(seat))).collect())]
        };
        let ratings = rate_with(2, &(0..4).map(race).collect::<Vec<_>>(), 0.0);
        assert!(close(ratings[0].points, 0.0, 1e-6), "{ratings:?}");
    }

    #[test]
    fn who_never_lost_is_strong_but_not_beyond_all_bounds() {
        let few = rate(2, &vec![duel(0, 1); 10]);
        let many = rate(2, &vec![duel(0, 1); 1_000]);
        assert!(few[0].points > 100.0 && many[0].points > few[0].points && many[0].points < 1_200.0);
        let (low, high) = many[0].ci95.unwrap();
        assert!(high - low > 100.0, "all victories do not tell how much stronger: {low} to {high}");
    }
}
