//! Limits, retention and downtimes in PostgreSQL.

use super::error::TxResult;
use super::people::lock_and_check;
use super::statements::{execute, list, rows};
use super::{Kind, Postgres, expiry, query, transaction};
use crate::store::upkeep::DEVICES;
use crate::store::{Activity, Answer, Batch, Credential, Terms, Upkeep};

impl Upkeep for Postgres {
    fn salt(&self) -> [u8; 32] {
        self.0.salt
    }

    fn add_device(&self, by: Credential, device: [u8; 32], at: i64) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| {
            lock_and_check(&tx, by).await?;
            let insert = "INSERT INTO device (sum, person, used) VALUES ($1, $2, $3)";
            execute(&tx, insert, &[&device.as_slice(), &by.person, &at]).await?;
            let forget = "DELETE FROM device WHERE person = $1
                AND sum NOT IN (SELECT sum FROM device WHERE person = $1 ORDER BY used DESC LIMIT $2)";
            execute(&tx, forget, &[&by.person, &DEVICES]).await.map(drop)
        })
    }

    fn is_device_of(&self, device: [u8; 32], account: String, at: i64) -> Answer<bool> {
        transaction!(self, Kind::Write, |tx| {
            let used = "UPDATE device SET used = $1
                WHERE sum = $2 AND person = (SELECT id FROM person WHERE account = $3)";
            Ok(execute(&tx, used, &[&at, &device.as_slice(), &account]).await? == 1)
        })
    }

    fn note_visit(&self, person: i64, at: i64) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| {
            let seen = "UPDATE person SET seen = GREATEST(COALESCE(seen, 0), $1) WHERE id = $2";
            execute(&tx, seen, &[&at, &person]).await.map(drop)
        })
    }

    fn note_running(&self, at: i64, shortest: i64) -> Answer<Vec<(i64, i64)>> {
        transaction!(self, Kind::Write, |tx| expiry::note_running(&tx, at, shortest).await)
    }

    fn count_open_of(&self, owner: Option<i64>, address_hash: Option<i64>, since: i64) -> Answer<(u32, u32)> {
        query!(self, |client| {
            let query = "SELECT (SELECT COUNT(*) FROM game WHERE owner = $1 AND NOT over AND opened > $3),
                (SELECT COUNT(*) FROM game WHERE origin = $2 AND NOT over AND opened > $3)";
            let found = rows(client, query, &[&owner, &address_hash, &since]).await?;
            let count = |place: usize| -> TxResult<u32> {
                let number: i64 = found.first().map_or(Ok(0), |row| row.try_get(place))?;
                Ok(u32::try_from(number).unwrap_or(u32::MAX))
            };
            Ok((count(0)?, count(1)?))
        })
    }

    fn expired_tables(&self, terms: Terms, after: String, limit: usize) -> Answer<Batch<String>> {
        transaction!(self, Kind::Write, |tx| expiry::tables(&tx, terms, &after, limit).await)
    }

    fn remove_expired_table(&self, terms: Terms, id: String) -> Answer<bool> {
        let kind = self.change_of(&id);
        transaction!(self, kind, |tx| expiry::remove_table(&tx, terms, &id).await)
    }

    fn forget_guests(&self, terms: Terms, after: i64, limit: usize) -> Answer<Batch<i64>> {
        transaction!(self, Kind::Write, |tx| expiry::guests(&tx, terms, after, limit).await)
    }

    fn forget_tokens(&self, terms: Terms, after: Vec<u8>, limit: usize) -> Answer<Batch<Vec<u8>>> {
        transaction!(self, Kind::Write, |tx| expiry::tokens(&tx, terms, &after, limit).await)
    }

    fn departed_players(&self) -> Answer<Vec<i64>> {
        transaction!(self, Kind::Read, |tx| {
            let query = "SELECT DISTINCT person.id FROM game JOIN seat ON seat.game = game.id
                JOIN person ON person.id = seat.person
                WHERE NOT game.over AND (person.account IS NULL OR person.banned)
                AND NOT EXISTS (SELECT 1 FROM token WHERE token.person = person.id)";
            list(&tx, query, &[]).await
        })
    }

    fn activity(&self, ids: Vec<String>) -> Answer<Vec<Activity>> {
        transaction!(self, Kind::Read, |tx| {
            let mut found = Vec::with_capacity(ids.len());
            for id in &ids {
                found.push(expiry::activity(&tx, id).await?);
            }
            Ok(found)
        })
    }
}
