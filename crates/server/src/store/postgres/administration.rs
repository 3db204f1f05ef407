//! What admins may see and do, in PostgreSQL.

use super::error::TxResult;
use super::rows::{chat_row, tables};
use super::statements::{execute, exists, row, rows, value};
use super::{Kind, Postgres, acts, people, query, transaction};
use crate::store::administration::pattern;
use crate::store::{
    Act, Administration, Answer, Audited, ChatMessage, Credential, Figures, PersonForAdmin, StoreError,
    StoredTable, Which,
};
use tokio_postgres::Row;

const PERSON_FOR_ADMIN: &str = "SELECT id, name, COALESCE(typed, account), admin, banned, silenced,
    (SELECT COUNT(*) FROM token WHERE token.person = person.id),
    (SELECT MAX(COALESCE(seen, made)) FROM token WHERE token.person = person.id) FROM person";

fn person_for_admin(row: &Row) -> TxResult<PersonForAdmin> {
    Ok(PersonForAdmin {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        account: row.try_get(2)?,
        is_admin: row.try_get(3)?,
        is_banned: row.try_get(4)?,
        is_silenced: row.try_get(5)?,
        tokens: row.try_get(6)?,
        seen: row.try_get(7)?,
    })
}

fn audited(row: &Row) -> TxResult<Audited> {
    Ok(Audited {
        at: row.try_get(0)?,
        by: row.try_get(1)?,
        act: row.try_get(2)?,
        person: row.try_get(3)?,
        table: row.try_get(4)?,
    })
}

impl Administration for Postgres {
    fn people_for_admin(&self, query: String, limit: usize) -> Answer<Vec<PersonForAdmin>> {
        transaction!(self, Kind::Read, |tx| {
            // Case-insensitive, as in SQLite.
            let rest = "WHERE name ILIKE $1 ESCAPE '\\' OR typed ILIKE $1 ESCAPE '\\' OR account ILIKE $1 ESCAPE '\\'
                ORDER BY account IS NULL, id DESC LIMIT $2";
            let found =
                rows(&tx, &format!("{PERSON_FOR_ADMIN} {rest}"), &[&pattern(&query), &(limit as i64)])
                    .await?;
            found.iter().map(person_for_admin).collect()
        })
    }

    fn person_for_admin(&self, person: i64) -> Answer<Option<PersonForAdmin>> {
        transaction!(self, Kind::Read, |tx| {
            let found = row(&tx, &format!("{PERSON_FOR_ADMIN} WHERE id = $1"), &[&person]).await?;
            found.as_ref().map(person_for_admin).transpose()
        })
    }

    fn admins(&self) -> Answer<Vec<PersonForAdmin>> {
        transaction!(self, Kind::Read, |tx| {
            let found = rows(&tx, &format!("{PERSON_FOR_ADMIN} WHERE admin ORDER BY id"), &[]).await?;
            found.iter().map(person_for_admin).collect()
        })
    }

    fn administer(&self, by: Option<Credential>, act: Act, at: i64) -> Answer<Option<Vec<String>>> {
        let done: Answer<Vec<String>> =
            transaction!(self, Kind::Write, |tx| acts::administer(&tx, by, &act, at).await);
        Box::pin(async {
            match done.await {
                // The transaction was rolled back.
                Err(StoreError::NothingToDo) => Ok(None),
                done => done.map(Some),
            }
        })
    }

    fn audit(&self, limit: usize) -> Answer<Vec<Audited>> {
        transaction!(self, Kind::Read, |tx| {
            let query = "SELECT at, (SELECT COALESCE(typed, account, name) FROM person WHERE id = audit.by),
                act, (SELECT COALESCE(typed, account, name) FROM person WHERE id = audit.person), game
                FROM audit ORDER BY id DESC LIMIT $1";
            rows(&tx, query, &[&(limit as i64)]).await?.iter().map(audited).collect()
        })
    }

    fn figures(&self) -> Answer<Figures> {
        transaction!(self, Kind::Read, |tx| {
            let query = "SELECT (SELECT COUNT(*) FROM person WHERE account IS NOT NULL),
                (SELECT COUNT(*) FROM person WHERE account IS NULL),
                (SELECT COUNT(*) FROM game WHERE NOT begun AND NOT over),
                (SELECT COUNT(*) FROM game WHERE begun AND NOT over),
                (SELECT COUNT(*) FROM game WHERE over), (SELECT COUNT(*) FROM move),
                (SELECT COALESCE(SUM(pg_total_relation_size(oid)), 0)::bigint FROM pg_class
                    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace)";
            let row = row(&tx, query, &[]).await?.ok_or(StoreError::NothingToDo)?;
            Ok(Figures {
                accounts: row.try_get(0)?,
                guests: row.try_get(1)?,
                waiting: row.try_get(2)?,
                running: row.try_get(3)?,
                over: row.try_get(4)?,
                moves: row.try_get(5)?,
                bytes: row.try_get(6)?,
            })
        })
    }

    fn tables_for_admin(&self, which: Which, limit: usize) -> Answer<Vec<StoredTable>> {
        let rest = match which {
            Which::Waiting => "WHERE NOT begun AND NOT over ORDER BY opened DESC LIMIT $1",
            Which::Running => "WHERE begun AND NOT over ORDER BY opened DESC LIMIT $1",
            Which::Over => "WHERE over ORDER BY opened DESC LIMIT $1",
        };
        transaction!(self, Kind::Read, |tx| tables(&tx, rest, &[&(limit as i64)]).await)
    }

    fn chat(&self, table: String) -> Answer<Vec<(i64, ChatMessage)>> {
        transaction!(self, Kind::Read, |tx| {
            let query = "SELECT id, person, name, text, at, watching FROM said WHERE game = $1 ORDER BY id";
            let found = rows(&tx, query, &[&table]).await?;
            found.iter().map(|row| Ok((row.try_get(0)?, chat_row(row, 1)?))).collect()
        })
    }

    fn is_silenced(&self, person: i64) -> Answer<bool> {
        query!(self, |client| {
            exists(client, "SELECT 1 FROM person WHERE id = $1 AND silenced", &[&person]).await
        })
    }

    fn reset_of(&self, link: [u8; 32], now: i64) -> Answer<Option<PersonForAdmin>> {
        transaction!(self, Kind::Read, |tx| {
            let rest = "WHERE id = (SELECT person FROM reset WHERE sum = $1 AND expires > $2)";
            let found = row(&tx, &format!("{PERSON_FOR_ADMIN} {rest}"), &[&link.as_slice(), &now]).await?;
            found.as_ref().map(person_for_admin).transpose()
        })
    }

    fn reset_password(
        &self,
        link: [u8; 32],
        now: i64,
        password: String,
        token: [u8; 32],
    ) -> Answer<Option<i64>> {
        transaction!(self, Kind::Write, |tx| {
            let find = "SELECT person FROM reset WHERE sum = $1 AND expires > $2";
            let Some(found) = row(&tx, find, &[&link.as_slice(), &now]).await? else { return Ok(None) };
            let person: i64 = found.try_get(0)?;
            people::lock(&tx, person).await?;
            // It may have been used while we waited for the lock of the person.
            let good = "SELECT 1 FROM reset JOIN person ON person.id = reset.person
                WHERE sum = $1 AND expires > $2 AND NOT banned AND account IS NOT NULL";
            if !exists(&tx, good, &[&link.as_slice(), &now]).await? {
                return Ok(None);
            }
            execute(&tx, "DELETE FROM reset WHERE person = $1", &[&person]).await?;
            people::set_password(&tx, person, &password, token).await?;
            Ok(Some(person))
        })
    }

    fn written_elsewhere(&self) -> Answer<i64> {
        // Count the lines: the highest id would miss a line that was committed after a higher one.
        query!(self, |client| value(client, "SELECT COUNT(*) FROM audit WHERE by IS NULL", &[]).await)
    }
}
