//! Random ids and secrets, and hashes of tokens.

use sha2::{Digest, Sha256};

/// Letters and digits that are not easily confused.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random letters from the operating system, 5 bits each.
///
/// # Panics
/// If the operating system has no randomness: nothing would be safe then.
pub(crate) fn random_letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// 32 random bytes from the operating system.
///
/// # Panics
/// If the operating system has no randomness.
pub(crate) fn random_secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// The hash of a token. Only that is stored, so that a stolen store gives access to no seat.
pub(crate) fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
