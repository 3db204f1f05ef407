//! A short list of bounded length, kept inline: how the layout holds spaces, dice and steps without a heap.

use std::fmt;
use std::ops::Deref;

/// Up to `MOST` values, in order.
#[derive(Clone, Copy)]
pub struct List<T, const MOST: usize> {
    // What stands behind the last value is never read.
    values: [T; MOST],
    length: u8,
}

impl<T: Copy, const MOST: usize> List<T, MOST> {
    /// The most values it can hold.
    pub const MOST: usize = MOST;

    /// An empty list; `filler` stands where no value does.
    pub(crate) const fn empty(filler: T) -> Self {
        Self { values: [filler; MOST], length: 0 }
    }

    /// A list of these values.
    pub(crate) const fn of(filler: T, values: &[T]) -> Self {
        let mut list = Self::empty(filler);
        let mut place = 0;
        while place < values.len() {
            list.push(values[place]);
            place += 1;
        }
        list
    }

    /// Adds a value at the end.
    pub(crate) const fn push(&mut self, value: T) {
        assert!((self.length as usize) < MOST, "the list has room for every set of modules");
        self.values[self.length as usize] = value;
        self.length += 1;
    }

    /// Adds a value behind the first one that equals `before`, or at the end if there is none.
    pub fn insert_after(&mut self, before: T, value: T)
    where
        T: PartialEq,
    {
        let found = self.iter().position(|&other| other == before);
        let place = found.map_or(self.len(), |place| place + 1);
        self.push(value);
        self.values[place..usize::from(self.length)].rotate_right(1);
    }

    /// Adds a value before all others.
    pub(crate) fn insert_first(&mut self, value: T) {
        self.push(value);
        self.values[..usize::from(self.length)].rotate_right(1);
    }

    /// The values as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..usize::from(self.length)]
    }
}

impl<T: Copy, const MOST: usize> Deref for List<T, MOST> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy + PartialEq, const MOST: usize> PartialEq for List<T, MOST> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const MOST: usize> Eq for List<T, MOST> {}

impl<T: Copy + fmt::Debug, const MOST: usize> fmt::Debug for List<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
