//! Deleting people, in PostgreSQL.

use super::error::TxResult;
use super::people::{lock, lock_and_check};
use super::remote_changes::tell_of_tables;
use super::rows::tables;
use super::statements::{execute, exists, list, row, rows};
use super::{Kind, Postgres, transaction};
use crate::store::people::LINK;
use crate::store::{AccountData, Answer, Credential, DELETED, OwnAct, OwnWord, PersonalData, StoredTable};
use deadpool_postgres::Transaction;
use table::NO_WORD;

impl PersonalData for Postgres {
    fn account_data_of(&self, person: i64) -> Answer<AccountData> {
        transaction!(self, Kind::Read, |tx| account_data_of(&tx, person).await)
    }

    fn all_tables_of(&self, person: i64) -> Answer<Vec<StoredTable>> {
        transaction!(self, Kind::Read, |tx| {
            let rest =
                "WHERE id IN (SELECT game FROM seat WHERE person = $1) OR owner = $1 ORDER BY opened, id";
            tables(&tx, rest, &[&person]).await
        })
    }

    fn words_of(&self, person: i64) -> Answer<Vec<OwnWord>> {
        transaction!(self, Kind::Read, |tx| {
            let query = "SELECT game, text, at FROM said WHERE person = $1 AND text <> '' ORDER BY id";
            let found = rows(&tx, query, &[&person]).await?;
            found
                .iter()
                .map(|row| Ok(OwnWord { table: row.try_get(0)?, text: row.try_get(1)?, at: row.try_get(2)? }))
                .collect()
        })
    }

    fn delete_account(&self, by: Credential, password: String) -> Answer<Option<Vec<String>>> {
        transaction!(self, Kind::Write, |tx| {
            lock_and_check(&tx, by).await?;
            let current = "SELECT 1 FROM person WHERE id = $1 AND password = $2";
            if !exists(&tx, current, &[&by.person, &password]).await? {
                return Ok(None);
            }
            let changed = delete_person(&tx, by.person).await?;
            tell_of_tables(&tx, changed.as_deref().unwrap_or_default()).await?;
            Ok(changed)
        })
    }
}

async fn account_data_of(tx: &Transaction<'_>, person: i64) -> TxResult<AccountData> {
    let flags = "SELECT admin, banned, silenced, seen FROM person WHERE id = $1";
    let mut data = AccountData::default();
    if let Some(found) = row(tx, flags, &[&person]).await? {
        data.is_admin = found.try_get(0)?;
        data.is_banned = found.try_get(1)?;
        data.is_silenced = found.try_get(2)?;
        data.seen = found.try_get(3)?;
    }
    let link = "SELECT seen FROM token WHERE person = $1 AND link = $2";
    data.link = list(tx, link, &[&person, &LINK]).await?.pop();
    data.devices =
        list(tx, "SELECT used FROM device WHERE person = $1 ORDER BY used DESC", &[&person]).await?;
    data.resets = list(tx, "SELECT expires FROM reset WHERE person = $1", &[&person]).await?;
    let mutes =
        "SELECT game, (SELECT name FROM seat WHERE seat.game = muted.game AND seat.person = muted.person
        ORDER BY number LIMIT 1) FROM muted WHERE reader = $1 ORDER BY game";
    for row in rows(tx, mutes, &[&person]).await? {
        data.mutes.push((row.try_get(0)?, row.try_get(1)?));
    }
    let audit = "SELECT at, act, by IS NOT DISTINCT FROM $1, game FROM audit WHERE by = $1 OR person = $1 ORDER BY id";
    for row in rows(tx, audit, &[&person]).await? {
        data.audit.push(OwnAct {
            at: row.try_get(0)?,
            act: row.try_get(1)?,
            by_oneself: row.try_get(2)?,
            table: row.try_get(3)?,
        });
    }
    Ok(data)
}

/// Deletes somebody; returns the tables this changes or deletes, or `None` if they do not exist.
///
/// Their tokens are deleted first: that waits for their requests under way, and refuses later ones, so the next
/// statements find all of their data. Then all their tables are locked, so that no concurrent change writes old seats
/// back.
pub(super) async fn delete_person(tx: &Transaction<'_>, person: i64) -> TxResult<Option<Vec<String>>> {
    if !lock(tx, person).await? {
        return Ok(None);
    }
    execute(tx, "DELETE FROM token WHERE person = $1", &[&person]).await?;
    let have = "SELECT game FROM seat WHERE person = $1 UNION SELECT id FROM game WHERE owner = $1
        UNION SELECT game FROM said WHERE person = $1 ORDER BY 1";
    let changed: Vec<String> = list(tx, have, &[&person]).await?;
    execute(tx, "SELECT 1 FROM game WHERE id = ANY($1) ORDER BY id FOR UPDATE", &[&changed]).await?;
    // Tables they opened without other players belong to them alone.
    let alone = "SELECT id FROM game WHERE owner = $1
        AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.person <> $1)";
    for table in list::<String>(tx, alone, &[&person]).await? {
        delete_table(tx, &table).await?;
    }
    leave_tables_not_begun(tx, person).await?;
    execute(tx, "UPDATE seat SET name = $1 WHERE person = $2", &[&DELETED, &person]).await?;
    execute(tx, "UPDATE said SET text = '', name = $1 WHERE person = $2", &[&DELETED, &person]).await?;
    execute(tx, "DELETE FROM muted WHERE reader = $1 OR person = $1", &[&person]).await?;
    execute(tx, "DELETE FROM reset WHERE person = $1", &[&person]).await?;
    execute(tx, "DELETE FROM device WHERE person = $1", &[&person]).await?;
    let forget = "UPDATE person SET name = $1, account = NULL, typed = NULL, password = NULL, admin = FALSE,
        banned = FALSE, silenced = FALSE, seen = NULL WHERE id = $2";
    execute(tx, forget, &[&DELETED, &person]).await?;
    Ok(Some(changed))
}

/// Frees the seats of somebody at tables that wait for players; see the same function for SQLite for why some stay.
async fn leave_tables_not_begun(tx: &Transaction<'_>, person: i64) -> TxResult<()> {
    let free = "UPDATE seat SET person = NULL, name = '', word = '', commitment = NULL, salt = NULL
        WHERE person = $1 AND game IN (SELECT id FROM game WHERE NOT begun AND EXISTS
            (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.person IS NULL AND seat.bot IS NULL))";
    execute(tx, free, &[&person]).await?;
    let withhold = "UPDATE seat SET word = $2 WHERE person = $1 AND word = '' AND commitment IS NOT NULL
        AND game IN (SELECT id FROM game WHERE NOT begun)";
    execute(tx, withhold, &[&person, &NO_WORD]).await?;
    let begin =
        "UPDATE game SET begun = TRUE WHERE NOT begun AND id IN (SELECT game FROM seat WHERE person = $1)
        AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id
            AND (person IS NULL AND bot IS NULL OR commitment IS NOT NULL AND word = ''))";
    execute(tx, begin, &[&person]).await.map(drop)
}

/// Deletes a table with everything that belongs to it; whether there was one. Its row is locked before its parts are
/// deleted.
pub(super) async fn delete_table(tx: &Transaction<'_>, table: &str) -> TxResult<bool> {
    if !super::changes::lock_table(tx, table).await? {
        return Ok(false);
    }
    for part in ["muted", "said", "move", "seat"] {
        execute(tx, &format!("DELETE FROM {part} WHERE game = $1"), &[&table]).await?;
    }
    execute(tx, "DELETE FROM rematch WHERE game = $1 OR next = $1", &[&table]).await?;
    Ok(execute(tx, "DELETE FROM game WHERE id = $1", &[&table]).await? > 0)
}
