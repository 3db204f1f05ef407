//! People in SQLite: who they are, their tokens, and their mutes.

use super::{Credential, NewAccount, Person, SigningIn};
use crate::clock::now;
use rusqlite::{Connection, Error, OptionalExtension, Row, params};

/// The kinds of tokens, in the column `link`: a session, a personal link, a session opened by the link, or an API
/// token. Sessions opened by a link end with it, but not the other way round.
pub(super) const DEVICE: i64 = 0;
pub(super) const LINK: i64 = 1;
pub(super) const BY_LINK: i64 = 2;
pub(super) const API: i64 = 3;

/// A person; accounts of an earlier version have their normalised name only.
fn person_row(row: &Row<'_>) -> Result<Person, Error> {
    Ok(Person { id: row.get(0)?, name: row.get(1)?, account: row.get(2)? })
}

pub(super) fn add(connection: &Connection, name: String, token: [u8; 32]) -> Result<Person, Error> {
    // Ids are never reused after people were deleted: the audit must not name somebody else.
    let insert = "INSERT INTO person (id, name) SELECT 1 + MAX(COALESCE((SELECT MAX(id) FROM person), 0),
        COALESCE((SELECT MAX(person) FROM audit), 0), COALESCE((SELECT MAX(by) FROM audit), 0)), ?";
    connection.prepare_cached(insert)?.execute([&name])?;
    let id = connection.last_insert_rowid();
    add_token(connection, id, token)?;
    Ok(Person { id, name, account: None })
}

fn add_token(connection: &Connection, person: i64, token: [u8; 32]) -> Result<(), Error> {
    add_token_of(connection, person, token, DEVICE)
}

/// How many sessions one person may have.
pub(super) const MOST_DEVICES: i64 = 50;

/// Ends the least recently used of too many sessions, but never the new one; whether any was ended.
fn end_oldest(connection: &Connection, person: i64, new: [u8; 32]) -> Result<bool, Error> {
    let delete = "DELETE FROM token WHERE sum IN (SELECT sum FROM token WHERE person = ? AND link IN (?, ?)
        ORDER BY sum = ? DESC, COALESCE(seen, made, 0) DESC, sum LIMIT -1 OFFSET ?)";
    let values = params![person, DEVICE, BY_LINK, new, MOST_DEVICES];
    connection.prepare_cached(delete)?.execute(values).map(|ended| ended > 0)
}

fn add_token_of(connection: &Connection, person: i64, token: [u8; 32], what: i64) -> Result<(), Error> {
    let insert = "INSERT INTO token (sum, person, link, made) VALUES (?, ?, ?, ?)";
    let values = params![token, person, what, now()];
    connection.prepare_cached(insert)?.execute(values).map(drop)
}

pub(super) fn add_token_by(connection: &Connection, by: [u8; 32], token: [u8; 32]) -> Result<bool, Error> {
    let insert = "INSERT INTO token (sum, person, link, made)
        SELECT ?1, person, CASE link WHEN ?2 THEN ?2 ELSE ?3 END, ?6 FROM token WHERE sum = ?4 AND link <> ?5";
    // An API token opens no session, which could do more than the token may.
    let values = params![token, DEVICE, BY_LINK, by, API, now()];
    if connection.execute(insert, values)? == 0 {
        return Ok(false);
    }
    let person = "SELECT person FROM token WHERE sum = ?";
    end_oldest(connection, connection.query_row(person, [token], |row| row.get(0))?, token)?;
    Ok(true)
}

pub(super) fn remove_token(connection: &Connection, token: [u8; 32]) -> Result<(), Error> {
    connection.execute("DELETE FROM token WHERE sum = ? AND link <> ?", params![token, LINK]).map(drop)
}

/// Opens a session, if the password is still the one that was checked.
pub(super) fn sign_in(
    connection: &Connection,
    person: i64,
    password: &str,
    token: [u8; 32],
) -> Result<SigningIn, Error> {
    let query = "SELECT banned FROM person WHERE id = ? AND password = ?";
    let found = connection.prepare_cached(query)?.query_row(params![person, password], |row| row.get(0));
    match found.optional()? {
        None => Ok(SigningIn::Changed),
        Some(true) => Ok(SigningIn::Banned),
        Some(false) => {
            add_token(connection, person, token)?;
            Ok(SigningIn::Done { ended: end_oldest(connection, person, token)? })
        }
    }
}

pub(super) fn set_link(
    connection: &Connection,
    by: Credential,
    link: Option<[u8; 32]>,
    stay: [u8; 32],
) -> Result<bool, Error> {
    let delete = "DELETE FROM token WHERE person = ? AND link IN (?, ?)";
    connection.execute(delete, params![by.person, LINK, BY_LINK])?;
    if let Some(link) = link {
        add_token_of(connection, by.person, link, LINK)?;
    }
    let known = "SELECT EXISTS (SELECT 1 FROM token WHERE sum = ?)";
    let came_by_it = !connection.query_row(known, [by.token], |row| row.get::<_, bool>(0))?;
    if came_by_it {
        add_token(connection, by.person, stay)?;
    }
    Ok(came_by_it)
}

pub(super) fn has_link(connection: &Connection, person: i64) -> Result<bool, Error> {
    let query = "SELECT EXISTS (SELECT 1 FROM token WHERE person = ? AND link = ?)";
    connection.query_row(query, params![person, LINK], |row| row.get(0))
}

pub(super) fn rename(connection: &Connection, person: i64, name: &str) -> Result<(), Error> {
    connection.execute("UPDATE person SET name = ? WHERE id = ?", params![name, person]).map(drop)
}

/// Whether somebody is in use: they have an account, a seat or a table.
const USED: &str = "SELECT EXISTS (SELECT 1 FROM person WHERE id = ?1 AND account IS NOT NULL)
    OR EXISTS (SELECT 1 FROM seat WHERE person = ?1) OR EXISTS (SELECT 1 FROM game WHERE owner = ?1)";

/// Deletes somebody who is not in use; whether they were deleted.
pub(super) fn forget_unused(connection: &Connection, person: i64) -> Result<bool, Error> {
    let used = connection.prepare_cached(USED)?.query_row([person], |row| row.get::<_, bool>(0))?;
    if !used {
        connection.execute("DELETE FROM token WHERE person = ?", [person])?;
        connection.execute("DELETE FROM muted WHERE reader = ?1 OR person = ?1", [person])?;
        connection.execute("DELETE FROM person WHERE id = ?", [person])?;
    }
    Ok(!used)
}

fn is_taken(connection: &Connection, account: &str) -> Result<bool, Error> {
    let query = "SELECT EXISTS (SELECT 1 FROM person WHERE account = ?)";
    connection.query_row(query, [account], |row| row.get(0))
}

pub(super) fn add_account(
    connection: &Connection,
    person: i64,
    new: &NewAccount,
    token: [u8; 32],
) -> Result<bool, Error> {
    if is_taken(connection, &new.account)? {
        return Ok(false);
    }
    let update =
        "UPDATE person SET account = ?, typed = ?, name = ?, password = ? WHERE id = ? AND account IS NULL";
    let values = params![new.account, new.typed, new.name, new.password, person];
    if connection.execute(update, values)? == 0 {
        return Ok(false);
    }
    only_token(connection, person, token)?;
    let first = "UPDATE person SET admin = 1 WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM audit)
        AND NOT EXISTS (SELECT 1 FROM person WHERE account IS NOT NULL AND id <> ?1)";
    if connection.execute(first, [person])? == 1 {
        let insert = "INSERT INTO audit (at, act, person) VALUES (?, 'first-account', ?)";
        connection.execute(insert, params![now(), person])?;
    }
    Ok(true)
}

/// Replaces all tokens of a person by this one.
fn only_token(connection: &Connection, person: i64, token: [u8; 32]) -> Result<(), Error> {
    connection.execute("DELETE FROM token WHERE person = ?", [person])?;
    add_token(connection, person, token)
}

pub(super) fn add_with_account(
    connection: &Connection,
    new: NewAccount,
    token: [u8; 32],
) -> Result<Option<Person>, Error> {
    if is_taken(connection, &new.account)? {
        return Ok(None);
    }
    let person = add(connection, new.name.clone(), token)?;
    add_account(connection, person.id, &new, token)?;
    Ok(Some(Person { account: Some(new.typed), ..person }))
}

pub(super) fn account(connection: &Connection, account: &str) -> Result<Option<(Person, String)>, Error> {
    let query = "SELECT id, name, COALESCE(typed, account), password FROM person WHERE account = ?";
    connection.query_row(query, [account], |row| Ok((person_row(row)?, row.get(3)?))).optional()
}

/// Changes the password, if it is still the one that was checked; whether it was.
pub(super) fn change_password(
    connection: &Connection,
    person: i64,
    old: &str,
    new: &str,
    token: [u8; 32],
) -> Result<bool, Error> {
    let current = "SELECT EXISTS (SELECT 1 FROM person WHERE id = ? AND password = ? AND banned = 0)";
    let is_current = connection.query_row(current, params![person, old], |row| row.get::<_, bool>(0))?;
    if is_current {
        set_password(connection, person, new, token)?;
    }
    Ok(is_current)
}

pub(super) fn set_password(
    connection: &Connection,
    person: i64,
    password: &str,
    token: [u8; 32],
) -> Result<(), Error> {
    connection.execute("UPDATE person SET password = ? WHERE id = ?", params![password, person])?;
    only_token(connection, person, token)
}

pub(super) fn mute(
    connection: &Connection,
    table: &str,
    reader: i64,
    person: i64,
    muted: bool,
) -> Result<(), Error> {
    let change = match muted {
        true => "INSERT OR IGNORE INTO muted (game, reader, person) VALUES (?, ?, ?)",
        false => "DELETE FROM muted WHERE game = ? AND reader = ? AND person = ?",
    };
    connection.execute(change, params![table, reader, person]).map(drop)
}

pub(super) fn muted(connection: &Connection, table: &str) -> Result<Vec<(i64, i64)>, Error> {
    let mut query = connection.prepare_cached("SELECT reader, person FROM muted WHERE game = ?")?;
    query.query_map([table], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
