//! A mean with its 95 % interval, from games that belong together in sets.
//!
//! Games of a set share their chance, so they are not independent; sets are. The variance of the mean is the
//! sandwich estimate over sets, `C/(C−1) · Σ(Sᵢ − mean·nᵢ)² / (Σnᵢ)²` for `C` sets with sums `Sᵢ` of `nᵢ`
//! values (for sets of equal size: the variance of their means over `C`), and the interval takes Student's t
//! with `C − 1` degrees of freedom.
//!
//! Sets that do not differ at all say nothing about how much sets differ: an interval without width would
//! claim a certainty that nobody has. Of a share more is known, because it lies between 0 and 1, so it has a
//! wider interval there; anything else has none.

use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// What lies outside an interval on either side.
const TAIL: f64 = 0.025;
/// Beside a mean of 1, a standard error below this is rounding.
const ROUNDING: f64 = 1e-12;

/// A mean and how certain it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The interval that covers the true mean 95 times in a hundred; one set alone says nothing about it, nor do sets
    /// that are all alike.
    pub ci95: Option<(f64, f64)>,
}

/// The values of one set: their sum and their number.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Cluster {
    pub(crate) sum: f64,
    pub(crate) count: usize,
}

impl FromIterator<f64> for Cluster {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        let add = |all: Self, value: f64| Self { sum: all.sum + value, count: all.count + 1 };
        values.into_iter().fold(Self::default(), add)
    }
}

impl Estimate {
    /// The mean of all values; none if there are no values.
    pub(crate) fn clustered(clusters: &[Cluster]) -> Option<Self> {
        let clusters: Vec<&Cluster> = clusters.iter().filter(|cluster| cluster.count > 0).collect();
        let count: f64 = clusters.iter().map(|cluster| cluster.count as f64).sum();
        if clusters.is_empty() {
            return None;
        }
        let mean = clusters.iter().map(|cluster| cluster.sum).sum::<f64>() / count;
        let sets = clusters.len() as f64;
        let ci95 = t_quantile(sets - 1.0).and_then(|quantile| {
            let squares = |cluster: &&Cluster| (cluster.sum - mean * cluster.count as f64).powi(2);
            let variance = sets / (sets - 1.0) * clusters.iter().map(squares).sum::<f64>() / (count * count);
            let width = quantile * variance.sqrt();
            let alike = variance.sqrt() <= ROUNDING * mean.abs().max(1.0);
            (!alike).then_some((mean - width, mean + width))
        });
        Some(Self { mean, ci95 })
    }

    /// The same for shares between 0 and 1. Where the sets do not differ, each counts as one trial: the
    /// interval is the exact one if all were won or all lost, and Wilson's otherwise. That errs on the wide
    /// side, because nothing between 0 and 1 varies more about its mean than victory and defeat.
    pub(crate) fn of_shares(clusters: &[Cluster]) -> Option<Self> {
        let Self { mean, ci95 } = Self::clustered(clusters)?;
        let sets = clusters.iter().filter(|cluster| cluster.count > 0).count() as f64;
        let ci95 = match ci95 {
            Some((low, high)) => Some((low.max(0.0), high.min(1.0))),
            None => (sets > 1.0).then(|| of_trials(mean, sets)),
        };
        Some(Self { mean, ci95 })
    }
}

impl Estimate {
    /// The mean of shares between 0 and 1 from independent games, given their sum and the sum of their
    /// squares; none without games.
    pub(crate) fn of_independent(games: u64, sum: f64, squares: f64) -> Option<Self> {
        let count = (games > 0).then_some(games as f64)?;
        let mean = sum / count;
        let deviation = (squares - count * mean * mean).max(0.0) / (count - 1.0) / count;
        let ci95 = t_quantile(count - 1.0).map(|quantile| match deviation.sqrt() {
            // Rounding grows with the squares it comes from.
            alike if alike <= 1e-7 => of_trials(mean, count),
            error => ((mean - quantile * error).max(0.0), (mean + quantile * error).min(1.0)),
        });
        Some(Self { mean, ci95 })
    }
}

/// The interval of a share seen in independent trials: that of Clopper and Pearson at the ends, where it is a
/// closed form, and that of Wilson in between.
fn of_trials(share: f64, trials: f64) -> (f64, f64) {
    let unlucky = TAIL.powf(1.0 / trials);
    if (share - 1.0).abs() < ROUNDING {
        return (unlucky, 1.0);
    }
    if share.abs() < ROUNDING {
        return (0.0, 1.0 - unlucky);
    }
    let z = Normal::standard().inverse_cdf(1.0 - TAIL);
    let doubt = z * z / trials;
    let middle = (share + doubt / 2.0) / (1.0 + doubt);
    let width = z / (1.0 + doubt) * ((share * (1.0 - share) + doubt / 4.0) / trials).sqrt();
    (middle - width, middle + width)
}

/// How many standard errors an interval reaches to either side; none without a degree of freedom.
pub(crate) fn t_quantile(freedom: f64) -> Option<f64> {
    let distribution = StudentsT::new(0.0, 1.0, freedom).ok()?;
    Some(distribution.inverse_cdf(1.0 - TAIL))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-6 * other.abs().max(1.0)
    }

    fn singles(values: &[f64]) -> Vec<Cluster> {
        values.iter().map(|&value| Cluster { sum: value, count: 1 }).collect()
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (freedom, quantile) in
            [(1.0, 12.706_204_7), (2.0, 4.302_652_7), (9.0, 2.262_157_2), (30.0, 2.042_272_5)]
        {
            assert!(close(t_quantile(freedom).unwrap(), quantile), "{freedom}: {:?}", t_quantile(freedom));
        }
        assert!((t_quantile(100_000.0).unwrap() - 1.959_964).abs() < 1e-4);
        assert_eq!(t_quantile(0.0), None);
    }

    #[test]
    fn sums_of_independent_games_tell_the_same_as_the_games() {
        let wins = [1.0, 0.0, 0.5, 0.0, 1.0, 1.0, 0.0];
        let (sum, squares) = (wins.iter().sum(), wins.iter().map(|win| win * win).sum());
        let (one, other) = (
            Estimate::of_independent(7, sum, squares).unwrap(),
            Estimate::of_shares(&singles(&wins)).unwrap(),
        );
        let ((low, high), (other_low, other_high)) = (one.ci95.unwrap(), other.ci95.unwrap());
        assert!(close(one.mean, other.mean) && close(low, other_low) && close(high, other_high), "{one:?}");
        let (all_won, other) =
            (Estimate::of_independent(7, 7.0, 7.0), Estimate::of_shares(&singles(&[1.0; 7])));
        assert_eq!(all_won, other, "the exact interval where all games were won");
        assert_eq!(Estimate::of_independent(1, 1.0, 1.0).unwrap().ci95, None);
        assert_eq!(Estimate::of_independent(0, 0.0, 0.0), None);
    }

    #[test]
    fn a_textbook_sample_gets_its_textbook_interval() {
        // Mean 5, standard deviation √2.5 over 5 values, t = 2.776445: 5 ± 1.963243.
        let estimate = Estimate::clustered(&singles(&[3.0, 4.0, 5.0, 6.0, 7.0])).unwrap();
        assert!(close(estimate.mean, 5.0));
        let (low, high) = estimate.ci95.unwrap();
        assert!(close(low, 5.0 - 1.963_243_2) && close(high, 5.0 + 1.963_243_2), "{low} {high}");
    }

    #[test]
    fn equal_games_of_a_set_count_as_one() {
        let once = Estimate::clustered(&singles(&[0.0, 1.0, 1.0])).unwrap();
        let ten = [0.0, 10.0, 10.0].map(|sum| Cluster { sum, count: 10 });
        let often = Estimate::clustered(&ten).unwrap();
        assert!(close(once.mean, often.mean) && close(once.ci95.unwrap().0, often.ci95.unwrap().0));
    }

    #[test]
    fn sets_that_are_all_alike_are_not_certainty() {
        // Every set one victory of two games. Wilson for 10 of 20: 0.5 ± 0.200695.
        let estimate = Estimate::of_shares(&[Cluster { sum: 1.0, count: 2 }; 20]).unwrap();
        let (low, high) = estimate.ci95.unwrap();
        assert!(estimate.mean == 0.5 && close(low, 0.299_298) && close(high, 0.700_702), "{low} {high}");
        // A quarter in each of four sets: Wilson for 1 of 4.
        let (low, high) = Estimate::of_shares(&[Cluster { sum: 1.0, count: 4 }; 4]).unwrap().ci95.unwrap();
        assert!(close(low, 0.045_587) && close(high, 0.699_358), "{low} {high}");
        // More sets tell more, and two hardly anything.
        let width = |sets: usize| {
            let (low, high) =
                Estimate::of_shares(&vec![Cluster { sum: 1.0, count: 3 }; sets]).unwrap().ci95.unwrap();
            high - low
        };
        assert!(width(2) > 0.7 && width(1_000) < 0.06, "{} {}", width(2), width(1_000));
        // A sum of thirds is not always quite the same.
        let thirds = [[1.0 / 3.0, 1.0, 0.1], [0.1, 1.0, 1.0 / 3.0]].map(Cluster::from_iter);
        assert!(Estimate::of_shares(&thirds).unwrap().ci95.unwrap().0 < 0.2);
        // What has no bounds has no interval then.
        for (sum, count) in [(6.0, 2), (0.0, 2), (-31.5, 7)] {
            let same = Estimate::clustered(&[Cluster { sum, count }; 2]).unwrap();
            assert_eq!(same, Estimate { mean: sum / count as f64, ci95: None });
        }
    }

    #[test]
    fn opposite_games_of_a_set_cancel_out() {
        // Nearly every set one victory of two games: far less uncertain than forty single games would be.
        let mut sets = vec![Cluster { sum: 1.0, count: 2 }; 18];
        sets.extend([0.0, 2.0].map(|sum| Cluster { sum, count: 2 }));
        let (low, high) = Estimate::of_shares(&sets).unwrap().ci95.unwrap();
        assert!(
            close((high - low) / 2.0, 2.093_024_1 * (0.5 / 19.0_f64).sqrt() / 20.0_f64.sqrt()),
            "{low} {high}"
        );
    }

    #[test]
    fn nothing_but_victories_is_not_certainty() {
        let estimate = Estimate::of_shares(&singles(&[1.0; 10])).unwrap();
        // Exact (Clopper and Pearson) for 10 of 10: from 0.025^(1/10) on.
        assert!(close(estimate.ci95.unwrap().0, 0.691_503) && estimate.ci95.unwrap().1 == 1.0);
        let estimate = Estimate::of_shares(&singles(&[0.0; 10])).unwrap();
        assert!(close(estimate.ci95.unwrap().1, 1.0 - 0.691_503) && estimate.ci95.unwrap().0 == 0.0);
    }

    #[test]
    fn one_set_has_a_mean_and_no_interval_and_no_set_has_nothing() {
        let one = Estimate::of_shares(&[Cluster { sum: 3.0, count: 4 }]).unwrap();
        assert_eq!(one, Estimate { mean: 0.75, ci95: None });
        assert_eq!(Estimate::clustered(&[]), None);
        assert_eq!(Estimate::clustered(&[Cluster::default()]), None);
    }
}
