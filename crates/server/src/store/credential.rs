//! Who requests a change, and by which token. The token is checked in the same transaction as the change: somebody who
//! was signed out, banned or deleted a moment before changes nothing any more.

use super::StoreError;
use rusqlite::{Connection, params};

/// A person, and the hash of the token they were recognised by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Credential {
    /// The id of the person.
    pub person: i64,
    /// The hash of the token.
    pub token: [u8; 32],
}

impl Credential {
    /// Refuses if the token is no longer valid.
    pub(super) fn check(&self, connection: &Connection) -> Result<(), StoreError> {
        self.fits(connection, "SELECT EXISTS (SELECT 1 FROM token WHERE sum = ? AND person = ?)")
    }

    /// Refuses if they are no longer an admin, too.
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
