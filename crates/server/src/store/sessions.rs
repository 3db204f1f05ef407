//! The ways in which people are recognised: their devices, and tokens they made for programs.

use super::people::{API, LINK};
use super::{Answer, Credential, Person, Sqlite};
use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Row, params};

/// What a token of a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Look at whatever its person may look at.
    Read,
    /// Open tables, sit down and play, too.
    Play,
    /// Whatever the API offers.
    All,
}

impl Scope {
    /// All of them, from narrow to wide.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::All];

    /// How it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::All => "all",
        }
    }

    /// The scope that is written so.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.id() == id)
    }
}

/// What a token is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// A device of the person, or their personal link: pages and API.
    Device,
    /// A program of theirs: the API alone, as far as the scope goes.
    Program(Scope),
}

/// Somebody who is recognised by a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recognised {
    /// Who it is.
    pub person: Person,
    /// What the token is good for.
    pub access: Access,
    /// Until when, in milliseconds since 1970, if that is limited.
    pub expires: Option<i64>,
    /// Whether they run the house.
    pub is_admin: bool,
}

/// A device on which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// By which its person tells it from the others; it opens nothing.
    pub handle: String,
    /// When it was first here, in milliseconds since 1970, if that is known.
    pub made: Option<i64>,
    /// When it was last here, give or take some minutes.
    pub seen: Option<i64>,
    /// What it is, in the coarse words of [`crate::agents`].
    pub agent: Option<String>,
}

/// A token somebody made for a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiToken {
    /// By which its person tells it from the others; it opens nothing.
    pub handle: String,
    /// What its person calls it.
    pub name: String,
    /// What it may do.
    pub scope: Scope,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When it was last used, give or take some minutes.
    pub seen: Option<i64>,
    /// Until when it is good.
    pub expires: i64,
}

/// A token to be made for a program.
#[derive(Clone, Debug)]
pub struct NewApiToken {
    /// Its sum.
    pub token: [u8; 32],
    /// What its person calls it.
    pub name: String,
    /// What it may do.
    pub scope: Scope,
    /// When it is made, in milliseconds since 1970.
    pub made: i64,
    /// Until when it is good.
    pub expires: i64,
}

/// Which tokens of a person end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The device or the program's token with this handle.
    One(String),
    /// All devices but the one with this token; the personal link and tokens of programs stay.
    OtherDevices([u8; 32]),
}

/// By which a person tells one token from the others: a part of its sum, from which nothing follows.
pub(crate) fn handle(token: &[u8; 32]) -> String {
    table::hexadecimal(&token[..8])
}

/// The same, in SQL.
const HANDLE: &str = "lower(hex(substr(sum, 1, 8)))";

/// Sessions and tokens of programs.
pub trait Sessions {
    /// Whoever is recognised by a token at a time; nobody by one that has expired.
    fn recognise(&self, token: [u8; 32], now: i64) -> Answer<Option<Recognised>>;
    /// A token was used at a time, by a device or program of this kind.
    fn seen(&self, token: [u8; 32], now: i64, agent: String) -> Answer<()>;
    /// The devices of a person, the one that was here last first.
    fn sessions(&self, person: i64) -> Answer<Vec<Session>>;
    /// The tokens of a person for programs, the newest first.
    fn api_tokens(&self, person: i64) -> Answer<Vec<ApiToken>>;
    /// Makes a token for a program, unless the person has `most` of them already.
    fn add_api_token(&self, by: Credential, new: NewApiToken, most: usize) -> Answer<bool>;
    /// Ends tokens of a person; whether there was one. The personal link is taken back in its own way.
    fn end_sessions(&self, by: Credential, ending: Ending) -> Answer<bool>;
}

impl Sessions for Sqlite {
    fn recognise(&self, token: [u8; 32], now: i64) -> Answer<Option<Recognised>> {
        self.job(move |connection| recognise(connection, token, now))
    }

    fn seen(&self, token: [u8; 32], now: i64, agent: String) -> Answer<()> {
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
    let unknown = || Error::FromSqlConversionFailure(2, Type::Text, format!("no scope {text:?}").into());
    Scope::from_id(&text).ok_or_else(unknown)
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
