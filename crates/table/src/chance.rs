//! How chance decides: the one place where random words become choices.
//!
//! The method is part of the program's promise, because a finished game's dice can be checked by anyone: a
//! choice among `n` takes one 64-bit word `w`, gives `(w * n) >> 64`, and takes another word while the low 64
//! bits of that product are less than `2^64 mod n`. Every choice is then exactly equally likely.

use crate::{Actor, Game, Moves};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use smallvec::SmallVec;

pub use rand_core::Rng;

/// The weights of the moves offered to chance, in their order; inline for as many as any printed game offers unevenly.
pub type Weights = SmallVec<[u32; 64]>;

/// A fast reproducible generator for simulations and bots: ChaCha with 8 rounds, its key the seed.
///
/// It must not decide chance at a table of people: 64 bits can be guessed.
pub fn generator(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A number from 0 to `n - 1`, each equally likely.
///
/// # Panics
/// If `n` is 0: there is nothing to choose from.
#[inline]
pub fn below(n: u64, rng: &mut (impl Rng + ?Sized)) -> u64 {
    assert!(n > 0, "chance needs something to choose from");
    loop {
        let product = u128::from(rng.next_u64()) * u128::from(n);
        let (high, low) = ((product >> 64) as u64, product as u64);
        if low >= n || low >= n.wrapping_neg() % n {
            return high;
        }
    }
}

/// One of the items, each equally likely.
///
/// # Panics
/// If there is none.
#[inline]
pub fn choose<T: Copy>(items: &[T], rng: &mut (impl Rng + ?Sized)) -> T {
    items[below(items.len() as u64, rng) as usize]
}

/// The move chance makes in this game now, each offered move in proportion to its weight.
pub fn draw<G: Game>(game: &G, offers: &mut Moves<G::Move>, rng: &mut (impl Rng + ?Sized)) -> G::Move {
    offers.clear();
    game.moves(Actor::Chance, offers);
    if game.is_even() {
        return choose(offers, rng);
    }
    let weights = game.weights(offers);
    let mut left = below(weights.iter().copied().map(u64::from).sum(), rng);
    for (&offer, &weight) in offers.iter().zip(&weights) {
        if left < u64::from(weight) {
            return offer;
        }
        left -= u64::from(weight);
    }
    unreachable!("the weights add up to the number drawn from")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_n_comes_about_equally_often() {
        let mut rng = generator(1);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[below(7, &mut rng) as usize] += 1;
        }
        // Each count is about 10,000 with a standard deviation of 93.
        assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }

    #[test]
    fn the_first_choices_of_a_seed_stand() {
        let mut rng = generator(1);
        let first: Vec<u64> = (0..8).map(|_| below(22, &mut rng)).collect();
        assert_eq!(first, [8, 1, 13, 4, 6, 15, 10, 3]);
    }
}
