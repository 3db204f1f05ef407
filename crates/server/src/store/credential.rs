//! Who asks for a change, and by which token. The change and the question whether the token is still good are one
//! transaction: whoever was signed out, banned or deleted a moment before changes nothing any more.

use super::StoreError;
use rusqlite::{Connection, params};

/// A person, and the sum of the token by which they were recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Credential {
    /// The number of the person in the store.
    pub person: i64,
    /// The sum of the token.
    pub token: [u8; 32],
}

impl Credential {
    /// Refuses whoever is not recognised by the token any more.
    pub(super) fn check(&self, connection: &Connection) -> Result<(), StoreError> {
        self.fits(connection, "SELECT EXISTS (SELECT 1 FROM token WHERE sum = ? AND person = ?)")
    }

    /// Refuses whoever does not run the house any more, too.
    pub(super) fn check_admin(&self, connection: &Connection) -> Result<(), StoreError> {
        let query = "SELECT EXISTS (SELECT 1 FROM token JOIN person ON person.id = token.person
            WHERE sum = ? AND person = ? AND admin = 1 AND banned = 0)";
        self.fits(connection, query)
    }

    fn fits(&self, connection: &Connection, query: &str) -> Result<(), StoreError> {
        let mut query = connection.prepare_cached(query)?;
        match query.query_row(params![self.token, self.person], |row| row.get(0))? {
            true => Ok(()),
            false => Err(StoreError::NotAllowed),
        }
    }
}
