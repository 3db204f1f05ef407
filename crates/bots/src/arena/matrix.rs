//! Small square matrices: as many rows as there are bots. `nalgebra` would be most of this crate's compile time.

/// A square matrix, row by row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Matrix(Vec<Vec<f64>>);

impl Matrix {
    /// The matrix with these entries.
    pub(crate) fn new(size: usize, entry: impl Fn(usize, usize) -> f64) -> Self {
        Self((0..size).map(|row| (0..size).map(|column| entry(row, column)).collect()).collect())
    }

    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.0[row][column]
    }

    pub(crate) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.0[row][column] += value;
    }

    pub(crate) fn size(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn times(&self, other: &Self) -> Self {
        let inner = 0..self.size();
        Self::new(self.size(), |row, column| {
            inner.clone().map(|k| self.at(row, k) * other.at(k, column)).sum()
        })
    }

    /// The inverse, by elimination with the largest pivot; none if there is none.
    pub(crate) fn inverse(&self) -> Option<Self> {
        let size = self.size();
        let unit = Self::new(size, |row, column| if row == column { 1.0 } else { 0.0 });
        let mut rows: Vec<Vec<f64>> = self.0.iter().zip(unit.0).map(|(a, b)| [&a[..], &b].concat()).collect();
        for column in 0..size {
            let largest = |&a: &usize, &b: &usize| rows[a][column].abs().total_cmp(&rows[b][column].abs());
            let pivot = (column..size).max_by(largest)?;
            rows.swap(column, pivot);
            let scale = rows[column][column];
            if scale.abs() < 1e-300 || !scale.is_finite() {
                return None;
            }
            rows[column].iter_mut().for_each(|value| *value /= scale);
            let own = rows[column].clone();
            for row in (0..size).filter(|&row| row != column) {
                let factor = rows[row][column];
                rows[row].iter_mut().zip(&own).for_each(|(value, own)| *value -= factor * own);
            }
        }
        Some(Self(rows.into_iter().map(|row| row[size..].to_vec()).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inverse_undoes_its_matrix() {
        let entries = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]];
        let matrix = Matrix::new(3, |row, column| entries[row][column]);
        let product = matrix.times(&matrix.inverse().unwrap());
        for (row, column) in (0..3).flat_map(|row| (0..3).map(move |column| (row, column))) {
            let right = if row == column { 1.0 } else { 0.0 };
            assert!((product.at(row, column) - right).abs() < 1e-12);
        }
        assert_eq!(Matrix::new(2, |_, _| 1.0).inverse(), None);
    }
}
