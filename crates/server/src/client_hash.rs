//! Where something was asked from, in a form that may be kept: a hash of the address with the salt of the store.

use crate::client::Client;
use crate::house::House;
use sha2::{Digest, Sha256};

impl House {
    /// What is kept of an address: enough to know it again, too little to read it. Those whose address is not known are
    /// not told apart.
    pub(crate) fn origin(&self, client: Client) -> Option<i64> {
        if client == Client::UNKNOWN {
            return None;
        }
        let mut sum = Sha256::new();
        sum.update(b"tafelrunde origin 1\n");
        sum.update(self.store().salt());
        sum.update(client.bytes());
        let sum: [u8; 32] = sum.finalize().into();
        Some(i64::from_le_bytes(sum[..8].try_into().expect("8 of 32 bytes")))
    }
}
