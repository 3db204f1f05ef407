//! A table before it is opened: its name, and the secret of its dice.
//!
//! Whoever opens a table is to give a word for its dice after the secret of the house is fixed. So the page already
//! carries the name of the table to be and the sum of its secret. Nothing is kept of that: the secret follows from the
//! name and a key that only the running house knows. The sum can be known from nobody but the house, so it proves that the
//! name came from here, and a name is used once, because the store has it from then on: no two tables share a secret.

use crate::house::House;
use crate::ids::random_letters;
use sha2::{Digest, Sha256};
use table::Dice;

/// The name of a table to be opened, and the secret of its dice.
#[derive(Clone)]
pub struct Promise {
    pub(crate) id: String,
    pub(crate) secret: [u8; 32],
}

/// The secret is shown to nobody before the game is over.
impl std::fmt::Debug for Promise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Promise").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Promise {
    fn new(key: &[u8; 32], id: String) -> Self {
        let mut sum = Sha256::new();
        sum.update(b"tafelrunde promise 1\n");
        sum.update(key);
        sum.update(id.as_bytes());
        Self { secret: sum.finalize().into(), id }
    }

    /// The sum of the secret, which everybody may know.
    pub fn commitment(&self) -> String {
        Dice::commitment(&self.secret)
    }
}

impl House {
    /// A new table to be opened.
    pub fn promise(&self) -> Promise {
        Promise::new(self.key(), random_letters(12))
    }

    /// What a page has promised, if it was a page of this house since it was started.
    pub fn promised(&self, id: &str, commitment: &str) -> Option<Promise> {
        let promise = Promise::new(self.key(), id.to_owned());
        (promise.commitment() == commitment).then_some(promise)
    }
}
