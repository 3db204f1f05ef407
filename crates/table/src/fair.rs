//! Dice that anybody can check afterwards.
//!
//! Before a game the house draws a secret of 32 bytes and publishes its SHA-256 hash; each player may add a word.
//! After the game the secret is shown, and everything chance did follows from it:
//!
//! - `key = SHA-256("tafelrunde dice 1\n" ‖ secret ‖ for each seat: length of its word (8 bytes) ‖ its word)`;
//! - random word `i` of the move with number `n` (both counted from 0, both 8 bytes, big-endian) is the first 8 bytes
//!   of `SHA-256(key ‖ n ‖ i)`, read big-endian;
//! - [`draw`](crate::draw) turns these words into the move.
//!
//! SHA-256 alone, so that a page can check it with what every browser has. Nobody can steer it: the house fixed its
//! secret before the words were known, the players do not know the secret, and words that were sealed (see
//! [`Proof`](crate::Proof)) were all fixed before any of them was shown.

use rand_core::{Infallible, TryRng};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The dice of one game.
#[derive(Clone)]
pub struct Dice {
    key: [u8; 32],
}

impl Dice {
    /// The dice that follow from the secret of the house and the words of the players, in seat order.
    pub fn new<'a>(secret: &[u8; 32], words: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"tafelrunde dice 1\n");
        hash.update(secret);
        for word in words {
            hash.update((word.len() as u64).to_be_bytes());
            hash.update(word.as_bytes());
        }
        Self { key: hash.finalize().into() }
    }

    /// What is published before the game: the hash of the secret, in hexadecimal.
    pub fn commitment(secret: &[u8; 32]) -> String {
        hexadecimal(&Sha256::digest(secret))
    }

    /// The random words of the move with this number.
    pub const fn throw(&self, number: u64) -> Throw {
        Throw { key: self.key, number, next: 0 }
    }
}

/// The key is as good as the secret: it is never printed.
impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Dice")
    }
}

/// The random words of one move.
#[derive(Clone)]
pub struct Throw {
    key: [u8; 32],
    number: u64,
    next: u64,
}

impl TryRng for Throw {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|word| (word >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut hash = Sha256::new();
        hash.update(self.key);
        hash.update(self.number.to_be_bytes());
        hash.update(self.next.to_be_bytes());
        self.next += 1;
        let hash = hash.finalize();
        Ok(hash.iter().take(8).fold(0, |word, &byte| word << 8 | u64::from(byte)))
    }

    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        for part in out.chunks_mut(8) {
            let word = self.try_next_u64()?.to_be_bytes();
            part.copy_from_slice(&word[..part.len()]);
        }
        Ok(())
    }
}

/// Bytes as hexadecimal digits.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        write!(digits, "{byte:02x}").expect("a string takes everything");
        digits
    })
}

/// 32 bytes from 64 hexadecimal digits.
pub fn from_hexadecimal(digits: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    #[test]
    fn the_words_of_known_dice_stand() {
        let secret = [7; 32];
        let dice = Dice::new(&secret, ["Anna", "Ben"]);
        let mut throw = dice.throw(3);
        let first = [throw.next_u64(), throw.next_u64()];
        // SHA-256(key ‖ 3 ‖ 0), computed with Python's hashlib.
        assert_eq!(first, [0x54e4adb9eff2837c, 0x632e8e4ab6031772]);
        assert_eq!(
            Dice::commitment(&secret),
            "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
        );
    }

    #[test]
    fn every_word_and_every_number_changes_the_dice() {
        let secret = [7; 32];
        let one = |words: [&str; 2], number| Dice::new(&secret, words).throw(number).next_u64();
        assert_ne!(one(["Anna", "Ben"], 0), one(["Anna", "Ben"], 1));
        assert_ne!(one(["Anna", "Ben"], 0), one(["AnnaB", "en"], 0), "words cannot be shifted");
        assert_eq!(one(["Anna", "Ben"], 5), one(["Anna", "Ben"], 5));
    }
}
