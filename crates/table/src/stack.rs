//! The stack of what is due inside a turn, as small values kept inline: the top is next, the rest waits for it.

use std::fmt;
use std::hash::{Hash, Hasher};

/// Up to `CAPACITY` frames, the next one on top.
///
/// How deep a stack can get follows from the rules; a game proves it where it chooses `CAPACITY`. Should the proof be
/// wrong, a debug build panics. A release build sets a flag, and [`Game::try_play`](crate::Game::try_play) then refuses
/// the move instead of playing on without the frame.
#[derive(Clone, Copy)]
pub struct Stack<F, const CAPACITY: usize> {
    // Frames at `count` and above are never read.
    frames: [F; CAPACITY],
    count: u8,
    overflowed: bool,
}

/// How full a stack is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Fill {
    /// How many frames are on it.
    pub used: usize,
    /// How many fit; 0 if the game has no stack.
    pub most: usize,
}

impl<F: Copy, const CAPACITY: usize> Stack<F, CAPACITY> {
    /// The most frames there can be.
    pub const CAPACITY: usize = {
        assert!(CAPACITY <= u8::MAX as usize, "frames are counted in a byte");
        CAPACITY
    };

    /// An empty stack; `filler` fills the unused places.
    pub const fn empty(filler: F) -> Self {
        Self { frames: [filler; CAPACITY], count: 0, overflowed: false }
    }

    /// How many frames there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether nothing is due.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many more frames fit.
    pub const fn free_places(&self) -> usize {
        Self::CAPACITY - self.len()
    }

    /// How full the stack is.
    pub const fn fill(&self) -> Fill {
        Fill { used: self.len(), most: Self::CAPACITY }
    }

    /// Whether a frame was lost because the stack was full.
    pub const fn overflowed(&self) -> bool {
        self.overflowed
    }

    /// All frames, bottom first.
    #[inline]
    pub fn all(&self) -> &[F] {
        &self.frames[..self.len()]
    }

    /// What is due next.
    #[inline]
    pub const fn top(&self) -> Option<F> {
        let place = (self.count as usize).wrapping_sub(1);
        if place < CAPACITY { Some(self.frames[place]) } else { None }
    }

    /// Makes a frame due before all others.
    #[inline]
    pub const fn push(&mut self, frame: F) {
        if self.len() < Self::CAPACITY {
            self.frames[self.len()] = frame;
            self.count += 1;
        } else {
            self.overflowed = true;
            debug_assert!(false, "the deepest nesting of the rules finds room");
        }
    }

    /// Removes the top; the frame below is due next.
    #[inline]
    pub const fn pop(&mut self) {
        self.count = self.count.saturating_sub(1);
    }

    /// Removes all frames and makes this one due. A frame that was lost before stays noticed.
    #[inline]
    pub const fn restart(&mut self, frame: F) {
        self.count = 0;
        self.push(frame);
    }

    /// Replaces the top.
    #[inline]
    pub const fn replace(&mut self, frame: F) {
        self.pop();
        self.push(frame);
    }
}

impl<F: Copy + PartialEq, const CAPACITY: usize> PartialEq for Stack<F, CAPACITY> {
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all() && self.overflowed == other.overflowed
    }
}

impl<F: Copy + Eq, const CAPACITY: usize> Eq for Stack<F, CAPACITY> {}

impl<F: Copy + Hash, const CAPACITY: usize> Hash for Stack<F, CAPACITY> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.all().hash(state);
    }
}

impl<F: Copy + fmt::Debug, const CAPACITY: usize> fmt::Debug for Stack<F, CAPACITY> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_in_is_the_first_out() {
        let mut stack: Stack<u8, 3> = Stack::empty(0);
        assert_eq!((stack.top(), stack.free_places()), (None, 3));
        [1, 2, 3].into_iter().for_each(|frame| stack.push(frame));
        assert_eq!(
            (stack.top(), stack.all(), stack.fill()),
            (Some(3), &[1, 2, 3][..], Fill { used: 3, most: 3 })
        );
        stack.replace(4);
        stack.pop();
        assert_eq!((stack.top(), stack.len(), format!("{stack:?}")), (Some(2), 2, "[1, 2]".to_owned()));
        stack.push(5);
        stack.restart(6);
        assert_eq!((stack.all(), stack.overflowed()), (&[6][..], false));
        (0..5).for_each(|_| stack.pop());
        assert!(stack.is_empty());
    }

    #[test]
    fn what_was_taken_off_leaves_no_trace() {
        let mut stack: Stack<u8, 3> = Stack::empty(0);
        let fresh = stack;
        stack.push(7);
        assert_ne!(stack, fresh);
        stack.pop();
        assert_eq!(stack, fresh);
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "the deepest nesting of the rules finds room"))]
    fn a_frame_without_room_is_noticed() {
        let mut stack: Stack<u8, 1> = Stack::empty(0);
        stack.push(1);
        let full = stack;
        assert!(!stack.overflowed());
        stack.push(2);
        assert!(stack.overflowed() && stack != full && stack.top() == Some(1));
        // What is lost within a move is still known when the next turn begins in it.
        stack.restart(3);
        assert!(stack.overflowed() && stack.all() == [3]);
    }
}
