//! Deleting people. What belongs to them alone is deleted. In games of others they stay as a nameless seat marked as
//! deleted, because those games belong to others, too.

use super::people::LINK;
use super::rows::tables;
use super::{Answer, Credential, DELETED, Sqlite, StoredTable};
use rusqlite::{Connection, Error, OptionalExtension, params};
use table::NO_WORD;

/// A line of chat by somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnWord {
    /// At which table.
    pub table: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What the store knows about a person besides tables, chat, sessions and tokens.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AccountData {
    /// Whether they are an admin.
    pub is_admin: bool,
    /// Whether they are banned.
    pub is_banned: bool,
    /// Whether they may not chat.
    pub is_silenced: bool,
    /// When they were here last, in milliseconds since 1970, like all times here.
    pub seen: Option<i64>,
    /// Whether they have a personal link, and when it was last used.
    pub link: Option<Option<i64>>,
    /// For each known device, when their password was last tried there.
    pub devices: Vec<i64>,
    /// When each of their reset links expires.
    pub resets: Vec<i64>,
    /// Whom they have muted: the table, and the name of the seat there.
    pub mutes: Vec<(String, Option<String>)>,
    /// The audit lines about them.
    pub audit: Vec<OwnAct>,
}

/// A line of the audit, for the person it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnAct {
    /// When.
    pub at: i64,
    /// What: `ban`, `delete-table`, …
    pub act: String,
    /// Whether they did it themselves, rather than somebody else to them.
    pub by_oneself: bool,
    /// At which table.
    pub table: Option<String>,
}

/// Export of personal data, and deletion.
pub trait PersonalData {
    /// The flags, links, devices, mutes and audit lines of a person.
    fn account_data_of(&self, person: i64) -> Answer<AccountData>;
    /// Every table somebody opened or sat at, oldest first.
    fn all_tables_of(&self, person: i64) -> Answer<Vec<StoredTable>>;
    /// All chat lines of somebody, oldest first.
    fn words_of(&self, person: i64) -> Answer<Vec<OwnWord>>;
    /// Deletes the sender, if their password hash is still this one; returns the tables this changes or deletes.
    fn delete_account(&self, by: Credential, password: String) -> Answer<Option<Vec<String>>>;
}

const HAVE: &str = "SELECT game FROM seat WHERE person = ?1 UNION SELECT id FROM game WHERE owner = ?1
    UNION SELECT game FROM said WHERE person = ?1";

/// Reads the rows of a query whose only parameter is the person.
fn rows_of<T>(
    connection: &Connection,
    query: &str,
    person: i64,
    read: impl FnMut(&rusqlite::Row<'_>) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    connection.prepare(query)?.query_map([person], read)?.collect()
}

fn account_data_of(connection: &Connection, person: i64) -> Result<AccountData, Error> {
    let person_row = |row: &rusqlite::Row<'_>| {
        Ok(AccountData {
            is_admin: row.get(0)?,
            is_banned: row.get(1)?,
            is_silenced: row.get(2)?,
            seen: row.get(3)?,
            ..AccountData::default()
        })
    };
    let flags = "SELECT admin, banned, silenced, seen FROM person WHERE id = ?";
    let found = connection.query_row(flags, [person], person_row).optional()?.unwrap_or_default();
    let link = format!("SELECT seen FROM token WHERE person = ? AND link = {LINK}");
    let devices = "SELECT used FROM device WHERE person = ? ORDER BY used DESC";
    let mutes = "SELECT game, (SELECT name FROM seat WHERE seat.game = muted.game AND seat.person = muted.person LIMIT 1)
        FROM muted WHERE reader = ? ORDER BY game";
    let audit = "SELECT at, act, by IS ?1, game FROM audit WHERE by = ?1 OR person = ?1 ORDER BY id";
    let act = |row: &rusqlite::Row<'_>| {
        Ok(OwnAct { at: row.get(0)?, act: row.get(1)?, by_oneself: row.get(2)?, table: row.get(3)? })
    };
    Ok(AccountData {
        link: rows_of(connection, &link, person, |row| row.get(0))?.pop(),
        devices: rows_of(connection, devices, person, |row| row.get(0))?,
        resets: rows_of(connection, "SELECT expires FROM reset WHERE person = ?", person, |row| row.get(0))?,
        mutes: rows_of(connection, mutes, person, |row| Ok((row.get(0)?, row.get(1)?)))?,
        audit: rows_of(connection, audit, person, act)?,
        ..found
    })
}

impl PersonalData for Sqlite {
    fn account_data_of(&self, person: i64) -> Answer<AccountData> {
        self.job(move |connection| account_data_of(connection, person))
    }

    fn all_tables_of(&self, person: i64) -> Answer<Vec<StoredTable>> {
        self.job(move |connection| {
            let rest =
                "WHERE id IN (SELECT game FROM seat WHERE person = ?1) OR owner = ?1 ORDER BY opened, id";
            tables(connection, rest, [person])
        })
    }

    fn words_of(&self, person: i64) -> Answer<Vec<OwnWord>> {
        self.job(move |connection| {
            let query = "SELECT game, text, at FROM said WHERE person = ? AND text <> '' ORDER BY id";
            let word = |row: &rusqlite::Row<'_>| {
                Ok(OwnWord { table: row.get(0)?, text: row.get(1)?, at: row.get(2)? })
            };
            connection.prepare(query)?.query_map([person], word)?.collect()
        })
    }

    fn delete_account(&self, by: Credential, password: String) -> Answer<Option<Vec<String>>> {
        self.erasing(move |connection| {
            by.check(connection)?;
            let current = "SELECT EXISTS (SELECT 1 FROM person WHERE id = ? AND password = ?)";
            let values = params![by.person, password];
            if !connection.query_row(current, values, |row| row.get::<_, bool>(0))? {
                return Ok((None, false));
            }
            Ok((delete_person(connection, by.person)?, true))
        })
    }
}

/// Deletes somebody; returns the tables this changes or deletes, or `None` if they do not exist. Requests of theirs
/// that are still under way are refused, because their tokens are gone.
pub(super) fn delete_person(connection: &Connection, person: i64) -> Result<Option<Vec<String>>, Error> {
    let known = "SELECT EXISTS (SELECT 1 FROM person WHERE id = ?)";
    if !connection.query_row(known, [person], |row| row.get::<_, bool>(0))? {
        return Ok(None);
    }
    let changed = rows_of(connection, HAVE, person, |row| row.get(0))?;
    // Tables they opened without other players belong to them alone.
    let alone = "SELECT id FROM game WHERE owner = ?1
        AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.person <> ?1)";
    let alone: Vec<String> =
        connection.prepare(alone)?.query_map([person], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for table in &alone {
        delete_table(connection, table)?;
    }
    leave_tables_not_begun(connection, person)?;
    connection.execute("UPDATE seat SET name = ? WHERE person = ?", params![DELETED, person])?;
    connection.execute("UPDATE said SET text = '', name = ? WHERE person = ?", params![DELETED, person])?;
    connection.execute("DELETE FROM muted WHERE reader = ?1 OR person = ?1", [person])?;
    connection.execute("DELETE FROM token WHERE person = ?", [person])?;
    connection.execute("DELETE FROM reset WHERE person = ?", [person])?;
    connection.execute("DELETE FROM device WHERE person = ?", [person])?;
    let forget =
        "UPDATE person SET name = ?, account = NULL, typed = NULL, password = NULL, admin = 0, banned = 0,
        silenced = 0, seen = NULL WHERE id = ?";
    connection.execute(forget, params![DELETED, person])?;
    Ok(Some(changed))
}

/// Frees the seats of somebody at tables that wait for players. Where all seats are taken, the hash over all words was
/// published and words may have been revealed: somebody who sat down now could choose a word that fits those. So such a
/// seat stays, a missing word counts as withheld, and the game begins if it was the last.
fn leave_tables_not_begun(connection: &Connection, person: i64) -> Result<(), Error> {
    let free = "UPDATE seat SET person = NULL, name = '', word = '', commitment = NULL, salt = NULL
        WHERE person = ?1 AND game IN (SELECT id FROM game WHERE begun = 0 AND EXISTS
            (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.person IS NULL AND seat.bot IS NULL))";
    connection.execute(free, [person])?;
    let withhold = "UPDATE seat SET word = ?2 WHERE person = ?1 AND word = '' AND commitment IS NOT NULL
        AND game IN (SELECT id FROM game WHERE begun = 0)";
    connection.execute(withhold, params![person, NO_WORD])?;
    let begin =
        "UPDATE game SET begun = 1 WHERE begun = 0 AND id IN (SELECT game FROM seat WHERE person = ?1)
        AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id
            AND (person IS NULL AND bot IS NULL OR commitment IS NOT NULL AND word = ''))";
    connection.execute(begin, [person]).map(drop)
}

/// Deletes a table with everything that belongs to it; whether there was one.
pub(super) fn delete_table(connection: &Connection, table: &str) -> Result<bool, Error> {
    for part in ["muted", "said", "move", "seat"] {
        connection.execute(&format!("DELETE FROM {part} WHERE game = ?"), [table])?;
    }
    connection.execute("DELETE FROM rematch WHERE game = ?1 OR next = ?1", [table])?;
    connection.execute("DELETE FROM game WHERE id = ?", [table]).map(|count| count > 0)
}
