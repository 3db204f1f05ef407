//! The sums of both hidden layers: nearly all the time a network takes. They are compiled twice, and
//! processors that add and multiply sixteen numbers at once (AVX2) do so; what comes out is the same.

use super::{FIRST, ONE, SECOND};
use multiversion::multiversion;

/// Weights from something before it to all units of the first layer.
pub(super) type Row = [i16; FIRST];

/// The most rows that are added up at a time.
const MOST: usize = 32;
/// How many units are added up at a time: as many as stay in registers.
const BLOCK: usize = 32;

/// Rows of the first layer, one for each input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rows {
    rows: Vec<Row>,
    /// The number of rows whose sum always fits into 16 bits.
    group: usize,
}

impl Rows {
    pub(super) fn new(rows: Vec<Row>) -> Self {
        let largest = rows.iter().flatten().map(|weight| weight.unsigned_abs()).max().unwrap_or(0);
        let group = (i16::MAX.unsigned_abs() / largest.max(1)).clamp(1, MOST as u16);
        Self { rows, group: group.into() }
    }

    pub(super) const fn len(&self) -> usize {
        self.rows.len()
    }

    #[cfg(test)]
    pub(super) fn row(&self, input: usize) -> &Row {
        &self.rows[input]
    }

    /// Adds the rows of some inputs to sums, or takes them away.
    pub(super) fn accumulate<const ADD: bool>(
        &self,
        sums: &mut [i32; FIRST],
        mut inputs: impl Iterator<Item = usize>,
    ) {
        loop {
            let (mut some, mut count) = ([0; MOST], 0);
            for (place, input) in some[..self.group].iter_mut().zip(&mut inputs) {
                (*place, count) = (input, count + 1);
            }
            if count == 0 {
                return;
            }
            let together = together(&self.rows, &some[..count]);
            for (sum, more) in sums.iter_mut().zip(together) {
                *sum += if ADD { i32::from(more) } else { -i32::from(more) };
            }
        }
    }
}

/// A few rows together. Their sums have room.
#[multiversion(targets("x86_64+avx2"))]
fn together(rows: &[Row], inputs: &[usize]) -> Row {
    let mut sums = [0; FIRST];
    for (block, sums) in sums.chunks_exact_mut(BLOCK).enumerate() {
        let mut sum = [0_i16; BLOCK];
        for &input in inputs {
            let weights = &rows[input][block * BLOCK..][..BLOCK];
            sum.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum = sum.wrapping_add(weight));
        }
        sums.copy_from_slice(&sum);
    }
    sums
}

/// The second layer: from the sums of the first one over all inputs, numbers, the weights of these, and its own.
#[multiversion(targets("x86_64+avx2"))]
pub(super) fn second_layer(
    sums: &[i32; FIRST],
    numbers: &[i16],
    leads: &[Row],
    second: &[Row],
    bias: &[i16; SECOND],
) -> [i16; SECOND] {
    let mut active = [0_i16; FIRST];
    for (block, active) in active.chunks_exact_mut(BLOCK).enumerate() {
        let begin = block * BLOCK;
        let mut more = [0_i32; BLOCK];
        for (&number, weights) in numbers.iter().zip(leads).filter(|(number, _)| **number != 0) {
            for (more, &weight) in more.iter_mut().zip(&weights[begin..][..BLOCK]) {
                *more += i32::from(number) * i32::from(weight);
            }
        }
        for ((active, more), sum) in active.iter_mut().zip(more).zip(&sums[begin..][..BLOCK]) {
            *active = (sum + (more >> ONE.ilog2())).clamp(0, ONE) as i16;
        }
    }
    let mut hidden = [0; SECOND];
    for ((unit, weights), &bias) in hidden.iter_mut().zip(second).zip(bias) {
        let products = active.iter().zip(weights);
        let sum: i32 = products.map(|(&one, &weight)| i32::from(one) * i32::from(weight)).sum();
        *unit = ((sum + i32::from(bias) * ONE) / ONE).clamp(0, ONE) as i16;
    }
    hidden
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{below, generator};

    /// As many rows as fit are added up in 16 bits, so it must not matter how large weights are.
    #[test]
    fn rows_add_up_however_large_their_weights_are() {
        let mut rng = generator(8);
        for largest in [0, 1, 900, 1023, 1024, 2032, 20_000, 32_767] {
            let mut weight = || (below(2 * largest + 1, &mut rng) as i32 - largest as i32) as i16;
            let mut rows: Vec<Row> = (0..100).map(|_| std::array::from_fn(|_| weight())).collect();
            // All at their limit at once.
            rows[..40].iter_mut().for_each(|row| row.fill(-(largest as i16)));
            let sum = |unit: usize, inputs: std::ops::Range<usize>| {
                rows[inputs].iter().map(|row| i32::from(row[unit])).sum::<i32>()
            };
            let expected: [i32; FIRST] =
                std::array::from_fn(|unit| 7 + sum(unit, 0..75) - sum(unit, 75..100));
            let (all, mut sums) = (Rows::new(rows.clone()), [7; FIRST]);
            all.accumulate::<true>(&mut sums, 0..75);
            all.accumulate::<false>(&mut sums, 75..100);
            assert_eq!(sums, expected, "weights up to {largest}");
        }
    }
}
