//! A hash of a client's address, salted by the store: it may be stored, the address may not.

use crate::client::Client;
use crate::house::House;
use sha2::{Digest, Sha256};

impl House {
    /// The hash of an address: enough to recognise it, not enough to read it. `None` for unknown addresses, which are
    /// not told apart.
    pub(crate) fn address_hash(&self, client: Client) -> Option<i64> {
        if client == Client::UNKNOWN {
            return None;
        }
        let mut hash = Sha256::new();
        hash.update(b"tafelrunde origin 1\n");
        hash.update(self.store().salt());
        hash.update(client.bytes());
        let hash: [u8; 32] = hash.finalize().into();
        Some(i64::from_le_bytes(hash[..8].try_into().expect("8 of 32 bytes")))
    }
}
