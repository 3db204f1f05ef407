//! Random numbers and seeds that several players and counters make in the same way.

use table::Rng;

/// A number from 0 to 1, below 1; all are equally likely.
pub(crate) fn unit(rng: &mut dyn Rng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

/// The seed of one game of many that are played with a seed.
pub(crate) const fn seed_of_game(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number)
}
