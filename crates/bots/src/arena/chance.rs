//! Whose random words are whose: chance has one stream for each of its moves, every player another one.
//!
//! All streams are those of one ChaCha generator with the seed of the match as its key, so no stream says
//! anything about another: what a bot draws changes no die, and the next game of the set finds the same
//! chance.

use table::{Rng, generator};

/// The streams of one set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Streams {
    seed: u64,
    set: u64,
}

/// Streams of players have this bit, those of chance do not.
const OF_A_PLAYER: u64 = 1 << 63;
/// The bits for the number of a stream within a set: no game has as many moves of chance.
const ROOM: u32 = 24;
/// The bits for the seat of a game.
const SEATS: u32 = 3;

impl Streams {
    /// The streams of a set.
    ///
    /// # Panics
    /// If the number of the set does not fit into its bits.
    pub(crate) const fn new(seed: u64, set: u64) -> Self {
        assert!(set < 1 << (63 - ROOM), "a match has at most 2^39 sets");
        Self { seed, set }
    }

    /// The words that decide a move of chance: the `number`-th of its game, whatever the players did before.
    pub(crate) fn chance(self, number: u64) -> impl Rng {
        self.stream(number)
    }

    /// The words of the player in a seat of a game of the set.
    pub(crate) fn player(self, game: usize, seat: usize) -> impl Rng {
        self.stream(OF_A_PLAYER | (game as u64) << SEATS | seat as u64)
    }

    fn stream(self, number: u64) -> impl Rng {
        debug_assert!(number & !OF_A_PLAYER < 1 << ROOM, "it would be a stream of the next set");
        let mut rng = generator(self.seed);
        rng.set_stream(number | self.set << ROOM);
        rng
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_stream_is_its_own_and_comes_again() {
        let mut seen = BTreeSet::new();
        for (seed, set) in [(1, 0), (1, 1), (2, 0)] {
            let streams = Streams::new(seed, set);
            for number in 0..50 {
                assert!(seen.insert(streams.chance(number).next_u64()));
                assert_eq!(streams.chance(number).next_u64(), streams.chance(number).next_u64());
            }
            for (game, seat) in (0..10).flat_map(|game| (0..5).map(move |seat| (game, seat))) {
                assert!(seen.insert(streams.player(game, seat).next_u64()));
            }
        }
    }
}
