//! Performs the acts of admins in PostgreSQL, each with its line in the audit. An act that fails leaves nothing behind:
//! neither half of a change nor a line.

use super::changes::lock_table;
use super::error::TxResult;
use super::people::lock;
use super::personal_data::{delete_person, delete_table};
use super::remote_changes::tell_of_tables;
use super::statements::{execute, exists};
use crate::store::{Act, Credential, StoreError};
use deadpool_postgres::Transaction;

/// Performs an act and writes the audit; returns the tables it changes or deletes.
pub(super) async fn administer(
    tx: &Transaction<'_>,
    by: Option<Credential>,
    act: &Act,
    at: i64,
) -> TxResult<Vec<String>> {
    if let Some(by) = by {
        check_admin(tx, by).await?;
    }
    let changed = carry_out(tx, act).await?.ok_or(StoreError::NothingToDo)?;
    tell_of_tables(tx, &changed).await?;
    let (table, line) = act.table_and_line();
    let insert = "INSERT INTO audit (at, by, act, person, game, line) VALUES ($1, $2, $3, $4, $5, $6)";
    let by = by.map(|by| by.person);
    execute(tx, insert, &[&at, &by, &act.id(), &act.person(), &table, &line]).await?;
    Ok(changed)
}

/// Refuses if the sender is no longer an admin. That cannot change until the end of the transaction.
async fn check_admin(tx: &Transaction<'_>, by: Credential) -> TxResult<()> {
    let query = "SELECT 1 FROM token JOIN person ON person.id = token.person
        WHERE sum = $1 AND person = $2 AND admin AND NOT banned FOR KEY SHARE OF token FOR SHARE OF person";
    match exists(tx, query, &[&by.token.as_slice(), &by.person]).await? {
        true => Ok(()),
        false => Err(StoreError::NotAllowed.into()),
    }
}

/// Revokes all tokens and reset links of a person.
async fn end_tokens(tx: &Transaction<'_>, person: i64) -> TxResult<()> {
    lock(tx, person).await?;
    execute(tx, "DELETE FROM token WHERE person = $1", &[&person]).await?;
    execute(tx, "DELETE FROM reset WHERE person = $1", &[&person]).await.map(drop)
}

/// Sets a flag of somebody with an account; whether there is one.
async fn set(tx: &Transaction<'_>, column: &str, value: bool, person: i64) -> TxResult<bool> {
    let update = format!("UPDATE person SET {column} = $1 WHERE id = $2 AND account IS NOT NULL");
    Ok(execute(tx, &update, &[&value, &person]).await? > 0)
}

/// Performs an act; returns the tables it changes or deletes, or `None` if its target does not exist.
async fn carry_out(tx: &Transaction<'_>, act: &Act) -> TxResult<Option<Vec<String>>> {
    let of_table = |table: &String, is_done: bool| Ok(is_done.then(|| vec![table.clone()]));
    let is_done = match act {
        // A banned person would become an admin as soon as the ban ends.
        Act::Grant(person) => {
            let update =
                "UPDATE person SET admin = TRUE WHERE id = $1 AND account IS NOT NULL AND NOT banned";
            execute(tx, update, &[person]).await? > 0
        }
        Act::Revoke(person) => set(tx, "admin", false, *person).await?,
        Act::Ban(person) => {
            end_tokens(tx, *person).await?;
            execute(tx, "UPDATE person SET admin = FALSE WHERE id = $1", &[person]).await?;
            set(tx, "banned", true, *person).await?
        }
        Act::Unban(person) => set(tx, "banned", false, *person).await?,
        Act::Silence(person) | Act::Unsilence(person) => {
            let is_silenced = matches!(act, Act::Silence(_));
            execute(tx, "UPDATE person SET silenced = $1 WHERE id = $2", &[&is_silenced, person]).await? > 0
        }
        Act::SignOut(person) => {
            end_tokens(tx, *person).await?;
            exists(tx, "SELECT 1 FROM person WHERE id = $1", &[person]).await?
        }
        Act::ResetLink(person, link, expires) => {
            lock(tx, *person).await?;
            execute(tx, "DELETE FROM reset WHERE person = $1", &[person]).await?;
            let insert = "INSERT INTO reset (sum, person, expires)
                SELECT $1::bytea, id, $2::bigint FROM person WHERE id = $3 AND account IS NOT NULL AND NOT banned";
            execute(tx, insert, &[&link.as_slice(), expires, person]).await? > 0
        }
        Act::DeletePerson(person) => return delete_person(tx, *person).await,
        Act::CloseTable(table) => {
            let update = "UPDATE game SET closed = TRUE, over = TRUE WHERE id = $1 AND begun AND NOT over";
            return of_table(table, execute(tx, update, &[table]).await? > 0);
        }
        Act::DeleteTable(table) => return of_table(table, delete_table(tx, table).await?),
        Act::EraseLine(table, line) => {
            lock_table(tx, table).await?;
            let update = "UPDATE said SET text = '' WHERE game = $1 AND id = $2";
            return of_table(table, execute(tx, update, &[table, line]).await? > 0);
        }
    };
    Ok(is_done.then(Vec::new))
}
