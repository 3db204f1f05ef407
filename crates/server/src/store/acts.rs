//! Performs the acts of admins, each with its line in the audit. An act that fails leaves nothing behind: neither half
//! of a change nor a line.

use super::personal_data::{delete_person, delete_table};
use super::{Act, Credential, StoreError};
use rusqlite::{Connection, Error, params};

/// Performs an act and writes the audit; returns the tables it changes or deletes, and whether something was erased.
pub(super) fn administer(
    connection: &Connection,
    by: Option<Credential>,
    act: &Act,
    at: i64,
) -> Result<(Vec<String>, bool), StoreError> {
    if let Some(by) = &by {
        by.check_admin(connection)?;
    }
    let changed = carry_out(connection, act)?.ok_or(StoreError::NothingToDo)?;
    let (table, line) = act.table_and_line();
    let insert = "INSERT INTO audit (at, by, act, person, game, line) VALUES (?, ?, ?, ?, ?, ?)";
    connection.execute(insert, params![at, by.map(|by| by.person), act.id(), act.person(), table, line])?;
    let erases = matches!(act, Act::DeletePerson(_) | Act::DeleteTable(_) | Act::EraseLine(..));
    Ok((changed, erases))
}

/// Performs an act; returns the tables it changes or deletes, or `None` if its target does not exist.
fn carry_out(connection: &Connection, act: &Act) -> Result<Option<Vec<String>>, Error> {
    let set = |column: &str, value: bool, person: i64| {
        let update = format!("UPDATE person SET {column} = ? WHERE id = ? AND account IS NOT NULL");
        connection.execute(&update, params![value, person]).map(|count| count > 0)
    };
    let end_tokens = |person: i64| {
        connection.execute("DELETE FROM token WHERE person = ?", [person])?;
        connection.execute("DELETE FROM reset WHERE person = ?", [person]).map(drop)
    };
    let of_table = |table: &String, is_done: bool| Ok(is_done.then(|| vec![table.clone()]));
    let is_done = match act {
        // A banned person would become an admin as soon as the ban ends.
        Act::Grant(person) => {
            let update = "UPDATE person SET admin = 1 WHERE id = ? AND account IS NOT NULL AND banned = 0";
            connection.execute(update, [person])? > 0
        }
        Act::Revoke(person) => set("admin", false, *person)?,
        Act::Ban(person) => {
            end_tokens(*person)?;
            connection.execute("UPDATE person SET admin = 0 WHERE id = ?", [person])?;
            set("banned", true, *person)?
        }
        Act::Unban(person) => set("banned", false, *person)?,
        Act::Silence(person) | Act::Unsilence(person) => {
            let is_silenced = matches!(act, Act::Silence(_));
            let update = "UPDATE person SET silenced = ? WHERE id = ?";
            connection.execute(update, params![is_silenced, person])? > 0
        }
        Act::SignOut(person) => {
            end_tokens(*person)?;
            let known = "SELECT EXISTS (SELECT 1 FROM person WHERE id = ?)";
            connection.query_row(known, [person], |row| row.get(0))?
        }
        Act::ResetLink(person, link, expires) => {
            connection.execute("DELETE FROM reset WHERE person = ?", [person])?;
            let insert = "INSERT INTO reset (sum, person, expires)
                SELECT ?, id, ? FROM person WHERE id = ? AND account IS NOT NULL AND banned = 0";
            connection.execute(insert, params![link, expires, person])? > 0
        }
        Act::DeletePerson(person) => return delete_person(connection, *person),
        Act::CloseTable(table) => {
            let update = "UPDATE game SET closed = 1, over = 1 WHERE id = ? AND begun = 1 AND over = 0";
            return of_table(table, connection.execute(update, [table])? > 0);
        }
        Act::DeleteTable(table) => return of_table(table, delete_table(connection, table)?),
        Act::EraseLine(table, line) => {
            let update = "UPDATE said SET text = '' WHERE game = ? AND id = ?";
            return of_table(table, connection.execute(update, params![table, line])? > 0);
        }
    };
    Ok(is_done.then(Vec::new))
}
