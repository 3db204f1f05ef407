//! Sessions of devices, and API tokens.

use super::people::{API, LINK};
use super::{Answer, Credential, Person, Sqlite};
use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Row, params};
use table::named;

named! {
    /// What an API token may do, from narrow to wide. Its identifier is its stored name.
    Scope, "scope" {
        /// Read whatever its person may see.
        Read = "read",
        /// Open tables, sit down and play, too.
        Play = "play",
        /// Everything the API offers.
        All = "all",
    }
}

/// What a token gives access to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// A session of the person, or their personal link: pages and API.
    Device,
    /// An API token: the API only, within the scope.
    Program(Scope),
}

/// The owner of a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recognised {
    /// Who it is.
    pub person: Person,
    /// What the token gives access to.
    pub access: Access,
    /// When it expires, in milliseconds since 1970, if it does.
    pub expires: Option<i64>,
    /// Whether they are an admin.
    pub is_admin: bool,
}

/// A device on which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Identifies it to its person; it gives no access.
    pub handle: String,
    /// When it was first seen, in milliseconds since 1970, if that is known.
    pub made: Option<i64>,
    /// When it was last seen, to within some minutes.
    pub seen: Option<i64>,
    /// Browser and system, in the coarse words of [`crate::agents`].
    pub agent: Option<String>,
}

/// An API token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiToken {
    /// Identifies it to its person; it gives no access.
    pub handle: String,
    /// Its name, chosen by its person.
    pub name: String,
    /// What it may do.
    pub scope: Scope,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When it was last used, to within some minutes.
    pub seen: Option<i64>,
    /// When it expires.
    pub expires: i64,
}

/// An API token to be made.
#[derive(Clone, Debug)]
pub struct NewApiToken {
    /// Its hash.
    pub token: [u8; 32],
    /// Its name, chosen by its person.
    pub name: String,
    /// What it may do.
    pub scope: Scope,
    /// When it is made, in milliseconds since 1970.
    pub made: i64,
    /// When it expires.
    pub expires: i64,
}

/// Which tokens to revoke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The session or API token with this handle.
    One(String),
    /// All sessions but the one with this token; the personal link and API tokens stay.
    OtherDevices([u8; 32]),
}

/// The handle of a token: a part of its hash, which reveals nothing.
pub(crate) fn handle(token: &[u8; 32]) -> String {
    table::hexadecimal(&token[..8])
}

/// The same, in SQL.
const HANDLE: &str = "lower(hex(substr(sum, 1, 8)))";

/// Sessions and API tokens.
pub trait Sessions {
    /// The owner of a token; `None` if it is unknown or has expired.
    fn recognise(&self, token: [u8; 32], now: i64) -> Answer<Option<Recognised>>;
    /// Notes that a token was used, by this kind of device or program.
    fn note_token_use(&self, token: [u8; 32], now: i64, agent: String) -> Answer<()>;
    /// The sessions of a person, most recently used first.
    fn sessions(&self, person: i64) -> Answer<Vec<Session>>;
    /// The API tokens of a person, newest first.
    fn api_tokens(&self, person: i64) -> Answer<Vec<ApiToken>>;
    /// Adds an API token, unless the person has `most` of them already.
    fn add_api_token(&self, by: Credential, new: NewApiToken, most: usize) -> Answer<bool>;
    /// Revokes tokens of a person; whether there was one. The personal link is revoked separately.
    fn end_sessions(&self, by: Credential, ending: Ending) -> Answer<bool>;
}

impl Sessions for Sqlite {
    fn recognise(&self, token: [u8; 32], now: i64) -> Answer<Option<Recognised>> {
        self.job(move |connection| recognise(connection, token, now))
    }

    fn note_token_use(&self, token: [u8; 32], now: i64, agent: String) -> Answer<()> {
        self.job(move |connection| {
            let update = "UPDATE token SET seen = ?1, agent = ?2, made = COALESCE(made, ?1) WHERE sum = ?3";
            connection.prepare_cached(update)?.execute(params![now, agent, token]).map(drop)
        })
    }

    fn sessions(&self, person: i64) -> Answer<Vec<Session>> {
        self.job(move |connection| {
            let query = format!(
                "SELECT {HANDLE}, made, seen, agent FROM token WHERE person = ? AND link NOT IN (?, ?)
                ORDER BY seen DESC, made DESC, sum"
            );
            let session = |row: &Row<'_>| {
                Ok(Session { handle: row.get(0)?, made: row.get(1)?, seen: row.get(2)?, agent: row.get(3)? })
            };
            connection.prepare_cached(&query)?.query_map(params![person, LINK, API], session)?.collect()
        })
    }

    fn api_tokens(&self, person: i64) -> Answer<Vec<ApiToken>> {
        self.job(move |connection| {
            let query = format!(
                "SELECT {HANDLE}, name, scope, made, seen, expires FROM token WHERE person = ? AND link = ?
                ORDER BY made DESC, sum"
            );
            let token = |row: &Row<'_>| {
                Ok(ApiToken {
                    handle: row.get(0)?,
                    name: row.get(1)?,
                    scope: scope(row.get(2)?)?,
                    made: row.get(3)?,
                    seen: row.get(4)?,
                    expires: row.get(5)?,
                })
            };
            connection.prepare_cached(&query)?.query_map(params![person, API], token)?.collect()
        })
    }

    fn add_api_token(&self, by: Credential, new: NewApiToken, most: usize) -> Answer<bool> {
        let person = by.person;
        self.job_by(by, move |connection| {
            let expired = "DELETE FROM token WHERE person = ? AND link = ? AND expires <= ?";
            connection.execute(expired, params![person, API, new.made])?;
            let count = "SELECT COUNT(*) FROM token WHERE person = ? AND link = ?";
            let count: i64 = connection.query_row(count, params![person, API], |row| row.get(0))?;
            if count >= most as i64 {
                return Ok(false);
            }
            let insert = "INSERT INTO token (sum, person, link, name, scope, made, expires) VALUES (?, ?, ?, ?, ?, ?, ?)";
            let values = params![new.token, person, API, new.name, new.scope.id(), new.made, new.expires];
            connection.execute(insert, values)?;
            Ok(true)
        })
    }

    fn end_sessions(&self, by: Credential, ending: Ending) -> Answer<bool> {
        let person = by.person;
        self.job_by(by, move |connection| {
            let ended = match ending {
                Ending::One(handle) => {
                    let delete = format!("DELETE FROM token WHERE person = ? AND link <> ? AND {HANDLE} = ?");
                    connection.execute(&delete, params![person, LINK, handle])?
                }
                Ending::OtherDevices(own) => {
                    let delete = "DELETE FROM token WHERE person = ? AND link NOT IN (?, ?) AND sum <> ?";
                    connection.execute(delete, params![person, LINK, API, own])?
                }
            };
            Ok(ended > 0)
        })
    }
}

fn scope(text: Option<String>) -> Result<Scope, Error> {
    let text = text.unwrap_or_default();
    let unknown = |_| Error::FromSqlConversionFailure(2, Type::Text, format!("no scope {text:?}").into());
    text.parse().map_err(unknown)
}

fn recognise(connection: &Connection, token: [u8; 32], now: i64) -> Result<Option<Recognised>, Error> {
    let query = "SELECT id, person.name, COALESCE(typed, account), link, scope, expires, admin
        FROM token JOIN person ON person.id = token.person WHERE sum = ? AND (expires IS NULL OR expires > ?)";
    let recognised = |row: &Row<'_>| {
        let access = match row.get::<_, i64>(3)? {
            API => Access::Program(scope(row.get(4)?)?),
            _ => Access::Device,
        };
        let person = Person { id: row.get(0)?, name: row.get(1)?, account: row.get(2)? };
        Ok(Recognised { person, access, expires: row.get(5)?, is_admin: row.get(6)? })
    };
    connection.prepare_cached(query)?.query_row(params![token, now], recognised).optional()
}
