//! From numbers to places on paper: a linear scale with round marks.

/// A scale from a range of values to a range of coordinates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Axis {
    values: (f64, f64),
    places: (f64, f64),
}

impl Axis {
    /// A scale; a range of values without width gets one.
    pub(super) fn new((low, high): (f64, f64), places: (f64, f64)) -> Self {
        let values = if high - low > 1e-9 { (low, high) } else { (low - 1.0, high + 1.0) };
        Self { values, places }
    }

    /// Where a value lies; what is beyond the range lies at its end.
    pub(super) fn place(self, value: f64) -> f64 {
        let part = ((value - self.values.0) / (self.values.1 - self.values.0)).clamp(0.0, 1.0);
        // A tenth of a pixel is enough, and keeps the file small.
        ((self.places.0 + part * (self.places.1 - self.places.0)) * 10.0).round() / 10.0
    }

    /// Round values inside the range, about `about` of them.
    pub(super) fn marks(self, about: usize) -> Vec<f64> {
        let step = round_step((self.values.1 - self.values.0) / about.max(1) as f64);
        let first = (self.values.0 / step - 1e-9).ceil();
        (0..)
            .map(|number| (first + f64::from(number)) * step)
            .take_while(|&mark| mark <= self.values.1 + 1e-9 * step)
            // No minus in front of nothing.
            .map(|mark| if mark.abs() < 1e-9 * step { 0.0 } else { mark })
            .collect()
    }
}

/// The round number at or above: 1, 2 or 5 with zeros.
pub(super) fn round_step(step: f64) -> f64 {
    let ten = 10_f64.powf(step.max(1e-12).log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|round| round * ten)
        .find(|&round| round >= step * 0.999_999)
        .unwrap_or(ten)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_round_and_inside() {
        let axis = Axis::new((0.0, 1.0), (0.0, 400.0));
        assert_eq!(axis.marks(4), [0.0, 0.5, 1.0]);
        assert_eq!(Axis::new((-37.0, 61.0), (0.0, 1.0)).marks(6), [-20.0, 0.0, 20.0, 40.0, 60.0]);
        assert_eq!((axis.place(0.25), axis.place(-3.0), axis.place(9.0)), (100.0, 0.0, 400.0));
        assert_eq!(round_step(0.3), 0.5);
        assert_eq!(round_step(20.0), 20.0);
    }

    #[test]
    fn one_value_alone_is_in_the_middle() {
        assert_eq!(Axis::new((5.0, 5.0), (0.0, 100.0)).place(5.0), 50.0);
    }
}
