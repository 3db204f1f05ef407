//! The sequential test of Wald: after every set it asks whether enough is known.
//!
//! It decides between two win shares of the first bot, `p0` and `p1`, with at most 5 % error on either side.
//! What it looks at are the means of sets, which are close to normal whatever the games inside share; the
//! likelihood ratio is therefore the generalised one of a normal mean with its variance estimated from the
//! same sets, `N · (p1 − p0) · (mean − (p0 + p1) / 2) / variance`. Few sets that happen to be alike must not
//! look like certainty: the variance is estimated as if one more set had missed the mean by one half.

use std::fmt;

/// The likelihood ratio at which it is decided: `ln(0.95 / 0.05)`, errors of 5 % on both sides.
const ENOUGH: f64 = 2.944_438_979_166_440_3;

/// The two win shares to decide between.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    low: f64,
    high: f64,
}

/// Why two numbers are no bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadBounds {
    /// One of them is no share: it is not between 0 and 1.
    NoShare,
    /// The first is not below the second.
    NotAscending,
}

impl fmt::Display for BadBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoShare => "a win share lies between 0 and 1",
            Self::NotAscending => "the lower win share comes first",
        })
    }
}

impl std::error::Error for BadBounds {}

impl Bounds {
    /// Decides between these win shares.
    pub fn new(low: f64, high: f64) -> Result<Self, BadBounds> {
        let share = |number: f64| number > 0.0 && number < 1.0;
        match (share(low) && share(high), low < high) {
            (false, _) => Err(BadBounds::NoShare),
            (true, false) => Err(BadBounds::NotAscending),
            (true, true) => Ok(Self { low, high }),
        }
    }

    /// The lower share, `p0`.
    pub const fn low(self) -> f64 {
        self.low
    }

    /// The higher share, `p1`.
    pub const fn high(self) -> f64 {
        self.high
    }
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The win share is `p1` rather than `p0`.
    Accepted,
    /// The win share is `p0` rather than `p1`.
    Rejected,
    /// Not enough is known.
    Undecided,
}

impl Verdict {
    /// Its name, the same in every language.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
            Self::Undecided => "undecided",
        }
    }
}

/// A test and how it went so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Sprt {
    bounds: Bounds,
    path: Vec<f64>,
    mean: f64,
    squares: f64,
}

impl Sprt {
    /// The likelihood ratio beyond which it is decided, on either side of 0.
    pub const ENOUGH: f64 = ENOUGH;

    /// A test before its first set.
    pub const fn new(bounds: Bounds) -> Self {
        Self { bounds, path: Vec::new(), mean: 0.0, squares: 0.0 }
    }

    /// Takes the mean of one more set into account.
    pub fn add(&mut self, set: f64) {
        // Welford's running mean and sum of squares.
        let count = self.path.len() as f64 + 1.0;
        let missed = set - self.mean;
        self.mean += missed / count;
        self.squares += missed * (set - self.mean);
        let variance = (self.squares + 0.25) / count;
        let Bounds { low, high } = self.bounds;
        self.path.push(count * (high - low) * (self.mean - (low + high) / 2.0) / variance);
    }

    /// What it says now.
    pub fn verdict(&self) -> Verdict {
        match self.path.last() {
            Some(&ratio) if ratio >= ENOUGH => Verdict::Accepted,
            Some(&ratio) if ratio <= -ENOUGH => Verdict::Rejected,
            Some(_) | None => Verdict::Undecided,
        }
    }

    /// The logarithm of the likelihood ratio after each set.
    pub fn path(&self) -> &[f64] {
        &self.path
    }

    /// What it decides between.
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Rng, below, generator};

    fn walk(sets: &[f64]) -> Sprt {
        let mut sprt = Sprt::new(Bounds::new(0.5, 0.6).unwrap());
        sets.iter().for_each(|&set| sprt.add(set));
        sprt
    }

    #[test]
    fn a_path_worked_by_hand() {
        // (p1 − p0) = 0.1, the middle 0.55.
        // 1:            mean 1,    squares 0,    variance 0.25:   1 · 0.1 · 0.45 / 0.25   = 0.18
        // 1, 0:         mean 1/2,  squares 0.5,  variance 0.375:  2 · 0.1 · −0.05 / 0.375 = −0.026667
        // 1, 0, 1:      mean 2/3,  squares 2/3,  variance 0.30556: 3 · 0.1 · 0.116667 / 0.305556 = 0.114545
        // 1, 0, 1, 1/2: mean 5/8,  squares 0.6875, variance 0.234375: 4 · 0.1 · 0.075 / 0.234375 = 0.128
        let path = [0.18, -0.026_666_667, 0.114_545_455, 0.128];
        let sprt = walk(&[1.0, 0.0, 1.0, 0.5]);
        assert!(sprt.path().iter().zip(path).all(|(found, right)| (found - right).abs() < 1e-8), "{sprt:?}");
        assert_eq!(sprt.verdict(), Verdict::Undecided);
    }

    #[test]
    fn a_run_of_victories_decides_but_not_at_once() {
        // All sets won: N · 0.1 · 0.45 / (0.25 / N) = 0.18 N², past 2.944 with the fifth.
        assert_eq!(walk(&[1.0; 4]).verdict(), Verdict::Undecided);
        assert_eq!(walk(&[1.0; 5]).verdict(), Verdict::Accepted);
        assert_eq!(walk(&[0.0; 3]).verdict(), Verdict::Undecided, "0.22 N² = 1.98");
        assert_eq!(walk(&[0.0; 4]).verdict(), Verdict::Rejected);
        assert_eq!(walk(&[]).verdict(), Verdict::Undecided);
    }

    /// Sets of two games, each won with this probability, until it is decided.
    fn decide(share: f64, rng: &mut impl Rng) -> (Verdict, usize) {
        let mut sprt = Sprt::new(Bounds::new(0.5, 0.6).unwrap());
        let mut game = || if (below(1_000_000, rng) as f64) < share * 1e6 { 0.5 } else { 0.0 };
        while sprt.verdict() == Verdict::Undecided {
            sprt.add(game() + game());
        }
        (sprt.verdict(), sprt.path().len())
    }

    #[test]
    fn the_errors_are_about_five_in_a_hundred() {
        let mut rng = generator(1);
        for (share, wrong) in [(0.5, Verdict::Accepted), (0.6, Verdict::Rejected)] {
            let runs: Vec<_> = (0..2_000).map(|_| decide(share, &mut rng)).collect();
            let errors = runs.iter().filter(|run| run.0 == wrong).count();
            // 5 % of 2,000 are 100 with a standard deviation of 10.
            assert!(errors < 130, "{share}: {errors} errors");
            let mean = runs.iter().map(|run| run.1 as f64).sum::<f64>() / 2_000.0;
            assert!(mean < 120.0, "a fixed number of sets would need 134, this needed {mean}");
        }
    }

    #[test]
    fn bounds_are_two_shares_the_lower_first() {
        assert_eq!(Bounds::new(0.6, 0.5), Err(BadBounds::NotAscending));
        assert_eq!(Bounds::new(0.5, 0.5), Err(BadBounds::NotAscending));
        assert_eq!(Bounds::new(0.0, 0.5), Err(BadBounds::NoShare));
        assert_eq!(Bounds::new(0.5, f64::NAN), Err(BadBounds::NoShare));
    }
}
