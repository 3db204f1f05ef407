//! The part of the store for limits, retention and downtimes.

use super::expiry::{self, Activity, Batch, Terms};
use super::{Answer, Credential, Sqlite};
use rusqlite::params;

/// Limits, retention and downtimes.
pub trait Upkeep: Send + Sync + 'static {
    /// Random bytes that never change for a store: the salt for hashes of addresses.
    fn salt(&self) -> [u8; 32];
    /// Adds a known device; if there are too many, the least recently used is removed.
    fn add_device(&self, by: Credential, device: [u8; 32], at: i64) -> Answer<()>;
    /// Whether a device is known to an account; then it counts as used now.
    fn is_device_of(&self, device: [u8; 32], account: String, at: i64) -> Answer<bool>;
    /// Records a visit of a person.
    fn note_visit(&self, person: i64, at: i64) -> Answer<()>;
    /// Records that the house is running. The time since the last record is a downtime, unless it is shorter than
    /// `shortest`. Returns all downtimes with start and end, oldest first.
    fn note_running(&self, at: i64, shortest: i64) -> Answer<Vec<(i64, i64)>>;
    /// How many tables opened since then are not over: those of a person, and those opened from an address.
    fn count_open_of(&self, owner: Option<i64>, address_hash: Option<i64>, since: i64) -> Answer<(u32, u32)>;
    /// The expired tables among the next `limit` after this one.
    fn expired_tables(&self, terms: Terms, after: String, limit: usize) -> Answer<Batch<String>>;
    /// Removes a table if it has expired; whether it had.
    fn remove_expired_table(&self, terms: Terms, id: String) -> Answer<bool>;
    /// Removes the expired guests among the next `limit` people after this one.
    fn forget_guests(&self, terms: Terms, after: i64, limit: usize) -> Answer<Batch<i64>>;
    /// Removes the expired tokens among the next `limit` after this one.
    fn forget_tokens(&self, terms: Terms, after: Vec<u8>, limit: usize) -> Answer<Batch<Vec<u8>>>;
    /// Players of running games who cannot come back: they have no token, and no account they could sign in to.
    fn departed_players(&self) -> Answer<Vec<i64>>;
    /// The latest use of these tables.
    fn activity(&self, ids: Vec<String>) -> Answer<Vec<Activity>>;
}

/// How many known devices one person may have.
pub(super) const DEVICES: i64 = 20;

impl Upkeep for Sqlite {
    fn salt(&self) -> [u8; 32] {
        self.salt
    }

    fn add_device(&self, by: Credential, device: [u8; 32], at: i64) -> Answer<()> {
        let person = by.person;
        self.job_by(by, move |connection| {
            let insert = "INSERT INTO device (sum, person, used) VALUES (?, ?, ?)";
            connection.execute(insert, params![device, person, at])?;
            let forget = "DELETE FROM device WHERE person = ?1
                AND sum NOT IN (SELECT sum FROM device WHERE person = ?1 ORDER BY used DESC LIMIT ?2)";
            connection.execute(forget, params![person, DEVICES]).map(drop)
        })
    }

    fn is_device_of(&self, device: [u8; 32], account: String, at: i64) -> Answer<bool> {
        self.job(move |connection| {
            let used = "UPDATE device SET used = ?1
                WHERE sum = ?2 AND person = (SELECT id FROM person WHERE account = ?3)";
            Ok(connection.execute(used, params![at, device, account])? == 1)
        })
    }

    fn note_visit(&self, person: i64, at: i64) -> Answer<()> {
        self.job(move |connection| {
            let seen = "UPDATE person SET seen = MAX(COALESCE(seen, 0), ?) WHERE id = ?";
            connection.prepare_cached(seen)?.execute(params![at, person]).map(drop)
        })
    }

    fn note_running(&self, at: i64, shortest: i64) -> Answer<Vec<(i64, i64)>> {
        self.job(move |connection| expiry::note_running(connection, at, shortest))
    }

    fn count_open_of(&self, owner: Option<i64>, address_hash: Option<i64>, since: i64) -> Answer<(u32, u32)> {
        self.job(move |connection| {
            let count = |column: &str, value: Option<i64>| {
                let query =
                    format!("SELECT COUNT(*) FROM game WHERE {column} = ? AND over = 0 AND opened > ?");
                connection.prepare_cached(&query)?.query_row(params![value, since], |row| row.get(0))
            };
            Ok((count("owner", owner)?, count("origin", address_hash)?))
        })
    }

    fn expired_tables(&self, terms: Terms, after: String, limit: usize) -> Answer<Batch<String>> {
        self.erasing(move |connection| Ok(expiry::tables(connection, terms, &after, limit)?))
    }

    fn remove_expired_table(&self, terms: Terms, id: String) -> Answer<bool> {
        self.erasing(move |connection| {
            let is_removed = expiry::remove_table(connection, terms, &id)?;
            Ok((is_removed, is_removed))
        })
    }

    fn forget_guests(&self, terms: Terms, after: i64, limit: usize) -> Answer<Batch<i64>> {
        self.erasing(move |connection| {
            let forgotten = expiry::guests(connection, terms, after, limit)?;
            let has_erased = !forgotten.ids.is_empty();
            Ok((forgotten, has_erased))
        })
    }

    fn forget_tokens(&self, terms: Terms, after: Vec<u8>, limit: usize) -> Answer<Batch<Vec<u8>>> {
        self.job(move |connection| expiry::tokens(connection, terms, &after, limit))
    }

    fn departed_players(&self) -> Answer<Vec<i64>> {
        self.job(|connection| {
            let query = "SELECT DISTINCT person.id FROM game JOIN seat ON seat.game = game.id
                JOIN person ON person.id = seat.person
                WHERE game.over = 0 AND (person.account IS NULL OR person.banned = 1)
                AND NOT EXISTS (SELECT 1 FROM token WHERE token.person = person.id)";
            connection.prepare_cached(query)?.query_map([], |row| row.get(0))?.collect()
        })
    }

    fn activity(&self, ids: Vec<String>) -> Answer<Vec<Activity>> {
        self.job(move |connection| ids.iter().map(|id| expiry::activity(connection, id)).collect())
    }
}
