//! What admins may see and do. Each act and its line in the audit are one transaction: nothing is done that is not
//! recorded.

use super::rows::tables;
use super::{Answer, ChatMessage, Credential, Sqlite, StoreError, StoredTable, acts, files, people};
use rusqlite::{Connection, Error, OptionalExtension, Row, params};

/// A person, as admins see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonForAdmin {
    /// The id of the person.
    pub id: i64,
    /// The name at the table.
    pub name: String,
    /// The name of the account, if there is one.
    pub account: Option<String>,
    /// Whether they are an admin.
    pub is_admin: bool,
    /// Whether they are banned.
    pub is_banned: bool,
    /// Whether they may not chat.
    pub is_silenced: bool,
    /// How many tokens they have.
    pub tokens: i64,
    /// When they were last here, in milliseconds since 1970, if that is known.
    pub seen: Option<i64>,
}

/// An act of an admin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Makes somebody an admin.
    Grant(i64),
    /// Makes somebody an admin no longer.
    Revoke(i64),
    /// Bans somebody: their account stays, every token is revoked.
    Ban(i64),
    /// Ends a ban.
    Unban(i64),
    /// Forbids somebody to chat.
    Silence(i64),
    /// Allows somebody to chat again.
    Unsilence(i64),
    /// Revokes every token of somebody.
    SignOut(i64),
    /// Makes a link that sets a new password: its hash, and when it expires.
    ResetLink(i64, [u8; 32], i64),
    /// Deletes somebody.
    DeletePerson(i64),
    /// Ends the game of a table; it stays as a record.
    CloseTable(String),
    /// Deletes a table with everything that belongs to it.
    DeleteTable(String),
    /// Erases a line of a table's chat.
    EraseLine(String, i64),
}

impl Act {
    /// Its name in the audit.
    pub(super) const fn id(&self) -> &'static str {
        match self {
            Self::Grant(_) => "grant",
            Self::Revoke(_) => "revoke",
            Self::Ban(_) => "ban",
            Self::Unban(_) => "unban",
            Self::Silence(_) => "silence",
            Self::Unsilence(_) => "unsilence",
            Self::SignOut(_) => "sign-out",
            Self::ResetLink(..) => "reset-link",
            Self::DeletePerson(_) => "delete-person",
            Self::CloseTable(_) => "close-table",
            Self::DeleteTable(_) => "delete-table",
            Self::EraseLine(..) => "erase-line",
        }
    }

    /// The person it is about.
    pub const fn person(&self) -> Option<i64> {
        match self {
            Self::Grant(person)
            | Self::Revoke(person)
            | Self::Ban(person)
            | Self::Unban(person)
            | Self::Silence(person)
            | Self::Unsilence(person)
            | Self::SignOut(person)
            | Self::ResetLink(person, ..)
            | Self::DeletePerson(person) => Some(*person),
            Self::CloseTable(_) | Self::DeleteTable(_) | Self::EraseLine(..) => None,
        }
    }

    /// The table it is about, and the line of its chat.
    pub(super) const fn table_and_line(&self) -> (Option<&String>, Option<i64>) {
        match self {
            Self::CloseTable(table) | Self::DeleteTable(table) => (Some(table), None),
            Self::EraseLine(table, line) => (Some(table), Some(*line)),
            Self::Grant(_)
            | Self::Revoke(_)
            | Self::Ban(_)
            | Self::Unban(_)
            | Self::Silence(_)
            | Self::Unsilence(_)
            | Self::SignOut(_)
            | Self::ResetLink(..)
            | Self::DeletePerson(_) => (None, None),
        }
    }
}

/// A line of the audit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audited {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By whom, under their present name; `None` if it was done on the command line.
    pub by: Option<String>,
    /// What: `ban`, `delete-table`, …
    pub act: String,
    /// About whom, under their present name.
    pub person: Option<String>,
    /// About which table.
    pub table: Option<String>,
}

/// Counts of what is in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// People with an account.
    pub accounts: i64,
    /// People without one.
    pub guests: i64,
    /// Tables that wait for players.
    pub waiting: i64,
    /// Tables whose game goes on.
    pub running: i64,
    /// Tables whose game is over.
    pub over: i64,
    /// Stored moves.
    pub moves: i64,
    /// The size of the store in bytes.
    pub bytes: i64,
}

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Waiting for players.
    Waiting,
    /// Running.
    Running,
    /// Over.
    Over,
}

/// What admins may see and do.
pub trait Administration {
    /// People whose name or account contains this, those with accounts first.
    fn people_for_admin(&self, query: String, limit: usize) -> Answer<Vec<PersonForAdmin>>;
    /// One of them.
    fn person_for_admin(&self, person: i64) -> Answer<Option<PersonForAdmin>>;
    /// All admins.
    fn admins(&self) -> Answer<Vec<PersonForAdmin>>;
    /// Performs an act and writes the audit; returns the tables it changes or deletes, or `None` if its target does not
    /// exist: then nothing has changed. Refused unless `by` is still an admin; it is `None` on the command line.
    fn administer(&self, by: Option<Credential>, act: Act, at: i64) -> Answer<Option<Vec<String>>>;
    /// The latest lines of the audit.
    fn audit(&self, limit: usize) -> Answer<Vec<Audited>>;
    /// Counts of what is in the store.
    fn figures(&self) -> Answer<Figures>;
    /// Tables in a state, newest first.
    fn tables_for_admin(&self, which: Which, limit: usize) -> Answer<Vec<StoredTable>>;
    /// The chat of a table, each line with its id.
    fn chat(&self, table: String) -> Answer<Vec<(i64, ChatMessage)>>;
    /// Whether somebody may not chat.
    fn is_silenced(&self, person: i64) -> Answer<bool>;
    /// The person for whom a link sets a new password, if it is still valid.
    fn reset_of(&self, link: [u8; 32], now: i64) -> Answer<Option<PersonForAdmin>>;
    /// Sets a new password by a link, which is used up. All tokens of the person are replaced by this one; `None` if
    /// the link is not valid any more.
    fn reset_password(
        &self,
        link: [u8; 32],
        now: i64,
        password: String,
        token: [u8; 32],
    ) -> Answer<Option<i64>>;
    /// A number that changes whenever somebody acts on the command line while the house runs.
    fn written_elsewhere(&self) -> Answer<i64>;
}

const PERSON_FOR_ADMIN: &str = "SELECT id, name, COALESCE(typed, account), admin, banned, silenced,
    (SELECT COUNT(*) FROM token WHERE token.person = person.id),
    (SELECT MAX(COALESCE(seen, made)) FROM token WHERE token.person = person.id) FROM person";

fn person_for_admin(row: &Row<'_>) -> Result<PersonForAdmin, Error> {
    Ok(PersonForAdmin {
        id: row.get(0)?,
        name: row.get(1)?,
        account: row.get(2)?,
        is_admin: row.get(3)?,
        is_banned: row.get(4)?,
        is_silenced: row.get(5)?,
        tokens: row.get(6)?,
        seen: row.get(7)?,
    })
}

/// The query as a `LIKE` pattern, with special characters escaped.
pub(super) fn pattern(query: &str) -> String {
    let mut pattern = String::from("%");
    for c in query.chars() {
        if matches!(c, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern + "%"
}

fn flag(connection: &Connection, column: &str, person: i64) -> Result<bool, Error> {
    let query = format!("SELECT EXISTS (SELECT 1 FROM person WHERE id = ? AND {column} = 1)");
    connection.prepare_cached(&query)?.query_row([person], |row| row.get(0))
}

impl Administration for Sqlite {
    fn people_for_admin(&self, query: String, limit: usize) -> Answer<Vec<PersonForAdmin>> {
        self.job(move |connection| {
            let rest =
                "WHERE name LIKE ?1 ESCAPE '\\' OR typed LIKE ?1 ESCAPE '\\' OR account LIKE ?1 ESCAPE '\\'
                ORDER BY account IS NULL, id DESC LIMIT ?2";
            let mut found = connection.prepare_cached(&format!("{PERSON_FOR_ADMIN} {rest}"))?;
            found.query_map(params![pattern(&query), limit as i64], person_for_admin)?.collect()
        })
    }

    fn person_for_admin(&self, person: i64) -> Answer<Option<PersonForAdmin>> {
        self.job(move |connection| {
            connection
                .query_row(&format!("{PERSON_FOR_ADMIN} WHERE id = ?"), [person], person_for_admin)
                .optional()
        })
    }

    fn admins(&self) -> Answer<Vec<PersonForAdmin>> {
        self.job(|connection| {
            let mut found = connection.prepare(&format!("{PERSON_FOR_ADMIN} WHERE admin = 1 ORDER BY id"))?;
            found.query_map([], person_for_admin)?.collect()
        })
    }

    fn administer(&self, by: Option<Credential>, act: Act, at: i64) -> Answer<Option<Vec<String>>> {
        let done = self.erasing(move |connection| acts::administer(connection, by, &act, at));
        Box::pin(async {
            match done.await {
                // The transaction was rolled back.
                Err(StoreError::NothingToDo) => Ok(None),
                done => done.map(Some),
            }
        })
    }

    fn audit(&self, limit: usize) -> Answer<Vec<Audited>> {
        self.job(move |connection| {
            let query = "SELECT at, (SELECT COALESCE(typed, account, name) FROM person WHERE id = audit.by),
                act, (SELECT COALESCE(typed, account, name) FROM person WHERE id = audit.person), game
                FROM audit ORDER BY id DESC LIMIT ?";
            let line = |row: &Row<'_>| {
                Ok(Audited {
                    at: row.get(0)?,
                    by: row.get(1)?,
                    act: row.get(2)?,
                    person: row.get(3)?,
                    table: row.get(4)?,
                })
            };
            connection.prepare(query)?.query_map([limit as i64], line)?.collect()
        })
    }

    fn figures(&self) -> Answer<Figures> {
        self.job(|connection| {
            let count = |query: &str| connection.query_row(query, [], |row| row.get::<_, i64>(0));
            Ok(Figures {
                accounts: count("SELECT COUNT(*) FROM person WHERE account IS NOT NULL")?,
                guests: count("SELECT COUNT(*) FROM person WHERE account IS NULL")?,
                waiting: count("SELECT COUNT(*) FROM game WHERE begun = 0 AND over = 0")?,
                running: count("SELECT COUNT(*) FROM game WHERE begun = 1 AND over = 0")?,
                over: count("SELECT COUNT(*) FROM game WHERE over = 1")?,
                moves: count("SELECT COUNT(*) FROM move")?,
                bytes: files::size(connection)?,
            })
        })
    }

    fn tables_for_admin(&self, which: Which, limit: usize) -> Answer<Vec<StoredTable>> {
        let rest = match which {
            Which::Waiting => "WHERE begun = 0 AND over = 0 ORDER BY opened DESC LIMIT ?",
            Which::Running => "WHERE begun = 1 AND over = 0 ORDER BY opened DESC LIMIT ?",
            Which::Over => "WHERE over = 1 ORDER BY opened DESC LIMIT ?",
        };
        self.job(move |connection| tables(connection, rest, [limit as i64]))
    }

    fn chat(&self, table: String) -> Answer<Vec<(i64, ChatMessage)>> {
        self.job(move |connection| {
            let query = "SELECT id, person, name, text, at, watching FROM said WHERE game = ? ORDER BY id";
            let line = |row: &Row<'_>| {
                let [name, text] = [row.get(2)?, row.get(3)?];
                let message =
                    ChatMessage { person: row.get(1)?, name, text, at: row.get(4)?, watching: row.get(5)? };
                Ok((row.get(0)?, message))
            };
            connection.prepare(query)?.query_map([table], line)?.collect()
        })
    }

    fn is_silenced(&self, person: i64) -> Answer<bool> {
        self.job(move |connection| flag(connection, "silenced", person))
    }

    fn reset_of(&self, link: [u8; 32], now: i64) -> Answer<Option<PersonForAdmin>> {
        self.job(move |connection| {
            let rest = "WHERE id = (SELECT person FROM reset WHERE sum = ? AND expires > ?)";
            connection
                .query_row(&format!("{PERSON_FOR_ADMIN} {rest}"), params![link, now], person_for_admin)
                .optional()
        })
    }

    fn reset_password(
        &self,
        link: [u8; 32],
        now: i64,
        password: String,
        token: [u8; 32],
    ) -> Answer<Option<i64>> {
        self.job(move |connection| {
            let query = "SELECT person FROM reset JOIN person ON person.id = reset.person
                WHERE sum = ? AND expires > ? AND banned = 0 AND account IS NOT NULL";
            let person: Option<i64> =
                connection.query_row(query, params![link, now], |row| row.get(0)).optional()?;
            if let Some(person) = person {
                connection.execute("DELETE FROM reset WHERE person = ?", [person])?;
                people::set_password(connection, person, &password, token)?;
            }
            Ok(person)
        })
    }

    fn written_elsewhere(&self) -> Answer<i64> {
        let last = "SELECT IFNULL(MAX(id), 0) FROM audit WHERE by IS NULL";
        self.job(move |connection| connection.query_row(last, [], |row| row.get(0)))
    }
}
