//! The list of moves a decision offers, inline so that it allocates nothing.

use smallvec::SmallVec;
use std::ops::Deref;

/// The moves offered to one actor, in ascending order.
///
/// Room for 192 moves is inline, which covers every decision of the printed games; a components file with
/// unusually wide cards spills to the heap instead of failing.
#[derive(Clone, Debug)]
pub struct Moves<M>(SmallVec<[M; 192]>);

impl<M: Copy> Moves<M> {
    /// An empty list.
    pub fn new() -> Self {
        Self(SmallVec::new())
    }

    /// Appends a move.
    #[inline]
    pub fn push(&mut self, offered: M) {
        self.0.push(offered);
    }

    /// Appends several moves.
    #[inline]
    pub fn extend(&mut self, offered: impl Iterator<Item = M>) {
        self.0.extend(offered);
    }

    /// Empties the list and keeps its capacity.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Sorts the entries from `start` on.
    pub fn sort_from(&mut self, start: usize)
    where
        M: Ord,
    {
        self.0[start..].sort_unstable();
    }
}

impl<M: Copy> Default for Moves<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Deref for Moves<M> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.0
    }
}
