//! People in PostgreSQL: who they are, their tokens, and their mutes.
//!
//! A change of somebody's tokens locks the row of the person first, and only then reads tokens: so such changes are
//! serialised and cannot deadlock.

use super::changes::check;
use super::error::TxResult;
use super::statements::{execute, exists, row, rows, value};
use crate::clock::now;
use crate::store::people::{API, BY_LINK, DEVICE, LINK, MOST_DEVICES};
use crate::store::{Credential, NewAccount, Person, SigningIn};
use deadpool_postgres::{GenericClient, Transaction};

/// Locks the row of a person against all other changes of their tokens; whether there is one.
pub(super) async fn lock(tx: &Transaction<'_>, person: i64) -> TxResult<bool> {
    exists(tx, "SELECT 1 FROM person WHERE id = $1 FOR NO KEY UPDATE", &[&person]).await
}

/// Locks the row of the sender, and refuses unless their token is still valid.
pub(super) async fn lock_and_check(tx: &Transaction<'_>, by: Credential) -> TxResult<()> {
    lock(tx, by.person).await?;
    check(tx, by).await
}

/// Serialises the creation of accounts: whether a name is free, and who was the first, must not change until the end.
async fn lock_accounts(tx: &Transaction<'_>) -> TxResult<()> {
    exists(tx, "SELECT 1 FROM house FOR NO KEY UPDATE", &[]).await.map(drop)
}

pub(super) async fn add(tx: &Transaction<'_>, name: &str, token: [u8; 32]) -> TxResult<Person> {
    // A sequence never reuses ids after people were deleted: the audit must not name somebody else.
    let id: i64 = value(tx, "INSERT INTO person (name) VALUES ($1) RETURNING id", &[&name]).await?;
    add_token_of(tx, id, token, DEVICE).await?;
    Ok(Person { id, name: name.to_owned(), account: None })
}

/// Ends the least recently used of too many sessions, but never the new one; whether any was ended.
async fn end_oldest(tx: &Transaction<'_>, person: i64, new: [u8; 32]) -> TxResult<bool> {
    let delete =
        "DELETE FROM token WHERE sum IN (SELECT sum FROM token WHERE person = $1 AND link IN ($2, $3)
        ORDER BY sum = $4 DESC, COALESCE(seen, made, 0) DESC, sum OFFSET $5)";
    let ended = execute(tx, delete, &[&person, &DEVICE, &BY_LINK, &new.as_slice(), &MOST_DEVICES]).await?;
    Ok(ended > 0)
}

async fn add_token_of(tx: &Transaction<'_>, person: i64, token: [u8; 32], what: i64) -> TxResult<()> {
    let insert = "INSERT INTO token (sum, person, link, made) VALUES ($1, $2, $3, $4)";
    execute(tx, insert, &[&token.as_slice(), &person, &what, &now()]).await.map(drop)
}

pub(super) async fn add_token_by(tx: &Transaction<'_>, by: [u8; 32], token: [u8; 32]) -> TxResult<bool> {
    // An API token opens no session, which could do more than the token may.
    let known = "SELECT person FROM token WHERE sum = $1 AND link <> $2";
    let Some(found) = row(tx, known, &[&by.as_slice(), &API]).await? else { return Ok(false) };
    let person: i64 = found.try_get(0)?;
    lock(tx, person).await?;
    // It may have been revoked while we waited for the lock.
    let still = "SELECT link FROM token WHERE sum = $1 AND person = $2 FOR KEY SHARE";
    let Some(found) = row(tx, still, &[&by.as_slice(), &person]).await? else { return Ok(false) };
    let what = if found.try_get::<_, i64>(0)? == DEVICE { DEVICE } else { BY_LINK };
    add_token_of(tx, person, token, what).await?;
    end_oldest(tx, person, token).await?;
    Ok(true)
}

pub(super) async fn remove_token(tx: &Transaction<'_>, token: [u8; 32]) -> TxResult<()> {
    execute(tx, "DELETE FROM token WHERE sum = $1 AND link <> $2", &[&token.as_slice(), &LINK])
        .await
        .map(drop)
}

/// Opens a session, if the password is still the one that was checked.
pub(super) async fn sign_in(
    tx: &Transaction<'_>,
    person: i64,
    password: &str,
    token: [u8; 32],
) -> TxResult<SigningIn> {
    let query = "SELECT banned FROM person WHERE id = $1 AND password = $2 FOR NO KEY UPDATE";
    let Some(found) = row(tx, query, &[&person, &password]).await? else { return Ok(SigningIn::Changed) };
    if found.try_get(0)? {
        return Ok(SigningIn::Banned);
    }
    add_token_of(tx, person, token, DEVICE).await?;
    Ok(SigningIn::Done { ended: end_oldest(tx, person, token).await? })
}

pub(super) async fn set_link(
    tx: &Transaction<'_>,
    by: Credential,
    link: Option<[u8; 32]>,
    stay: [u8; 32],
) -> TxResult<bool> {
    let delete = "DELETE FROM token WHERE person = $1 AND link IN ($2, $3)";
    execute(tx, delete, &[&by.person, &LINK, &BY_LINK]).await?;
    if let Some(link) = link {
        add_token_of(tx, by.person, link, LINK).await?;
    }
    let came_by_it = !exists(tx, "SELECT 1 FROM token WHERE sum = $1", &[&by.token.as_slice()]).await?;
    if came_by_it {
        add_token_of(tx, by.person, stay, DEVICE).await?;
    }
    Ok(came_by_it)
}

pub(super) async fn has_link(tx: &Transaction<'_>, person: i64) -> TxResult<bool> {
    exists(tx, "SELECT 1 FROM token WHERE person = $1 AND link = $2", &[&person, &LINK]).await
}

/// Whether somebody is in use: they have an account, a seat or a table.
const USED: &str = "SELECT EXISTS (SELECT 1 FROM person WHERE id = $1 AND account IS NOT NULL)
    OR EXISTS (SELECT 1 FROM seat WHERE person = $1) OR EXISTS (SELECT 1 FROM game WHERE owner = $1)";

/// Deletes somebody who is not in use; whether they were deleted. Locking their tokens waits for their requests under
/// way, so that nobody loses a seat they have just taken.
pub(super) async fn forget_unused(tx: &Transaction<'_>, person: i64) -> TxResult<bool> {
    execute(tx, "SELECT 1 FROM person WHERE id = $1 FOR UPDATE", &[&person]).await?;
    execute(tx, "SELECT 1 FROM token WHERE person = $1 FOR UPDATE", &[&person]).await?;
    let used: bool = value(tx, USED, &[&person]).await?;
    if !used {
        execute(tx, "DELETE FROM token WHERE person = $1", &[&person]).await?;
        execute(tx, "DELETE FROM muted WHERE reader = $1 OR person = $1", &[&person]).await?;
        execute(tx, "DELETE FROM person WHERE id = $1", &[&person]).await?;
    }
    Ok(!used)
}

/// Gives somebody an account; `false` if its name is taken or they have one.
pub(super) async fn add_account(
    tx: &Transaction<'_>,
    person: i64,
    new: &NewAccount,
    token: [u8; 32],
) -> TxResult<bool> {
    lock_accounts(tx).await?;
    if exists(tx, "SELECT 1 FROM person WHERE account = $1", &[&new.account]).await? {
        return Ok(false);
    }
    let update = "UPDATE person SET account = $1, typed = $2, name = $3, password = $4
        WHERE id = $5 AND account IS NULL";
    if execute(tx, update, &[&new.account, &new.typed, &new.name, &new.password, &person]).await? == 0 {
        return Ok(false);
    }
    only_token(tx, person, token).await?;
    let first = "UPDATE person SET admin = TRUE WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM audit)
        AND NOT EXISTS (SELECT 1 FROM person WHERE account IS NOT NULL AND id <> $1)";
    if execute(tx, first, &[&person]).await? == 1 {
        let insert = "INSERT INTO audit (at, act, person) VALUES ($1, 'first-account', $2)";
        execute(tx, insert, &[&now(), &person]).await?;
    }
    Ok(true)
}

/// Replaces all tokens of a person by this one.
async fn only_token(tx: &Transaction<'_>, person: i64, token: [u8; 32]) -> TxResult<()> {
    execute(tx, "DELETE FROM token WHERE person = $1", &[&person]).await?;
    add_token_of(tx, person, token, DEVICE).await
}

pub(super) async fn add_with_account(
    tx: &Transaction<'_>,
    new: &NewAccount,
    token: [u8; 32],
) -> TxResult<Option<Person>> {
    lock_accounts(tx).await?;
    if exists(tx, "SELECT 1 FROM person WHERE account = $1", &[&new.account]).await? {
        return Ok(None);
    }
    let person = add(tx, &new.name, token).await?;
    add_account(tx, person.id, new, token).await?;
    Ok(Some(Person { account: Some(new.typed.clone()), ..person }))
}

pub(super) async fn account(tx: &Transaction<'_>, account: &str) -> TxResult<Option<(Person, String)>> {
    let query = "SELECT id, name, COALESCE(typed, account), password FROM person WHERE account = $1";
    let Some(found) = row(tx, query, &[&account]).await? else { return Ok(None) };
    let person = Person { id: found.try_get(0)?, name: found.try_get(1)?, account: found.try_get(2)? };
    Ok(Some((person, found.try_get(3)?)))
}

/// Changes the password, if it is still the one that was checked; whether it was.
pub(super) async fn change_password(
    tx: &Transaction<'_>,
    person: i64,
    old: &str,
    new: &str,
    token: [u8; 32],
) -> TxResult<bool> {
    let current = "SELECT 1 FROM person WHERE id = $1 AND password = $2 AND NOT banned";
    let is_current = exists(tx, current, &[&person, &old]).await?;
    if is_current {
        set_password(tx, person, new, token).await?;
    }
    Ok(is_current)
}

pub(super) async fn set_password(
    tx: &Transaction<'_>,
    person: i64,
    password: &str,
    token: [u8; 32],
) -> TxResult<()> {
    execute(tx, "UPDATE person SET password = $1 WHERE id = $2", &[&password, &person]).await?;
    only_token(tx, person, token).await
}

pub(super) async fn mute(
    tx: &Transaction<'_>,
    table: &str,
    reader: i64,
    person: i64,
    muted: bool,
) -> TxResult<()> {
    let change = match muted {
        true => "INSERT INTO muted (game, reader, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        false => "DELETE FROM muted WHERE game = $1 AND reader = $2 AND person = $3",
    };
    execute(tx, change, &[&table, &reader, &person]).await.map(drop)
}

pub(super) async fn muted(tx: &impl GenericClient, table: &str) -> TxResult<Vec<(i64, i64)>> {
    let found = rows(tx, "SELECT reader, person FROM muted WHERE game = $1", &[&table]).await?;
    found.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}
