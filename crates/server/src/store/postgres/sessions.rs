//! Sessions and API tokens, in PostgreSQL.

use super::error::TxResult;
use super::people::lock_and_check;
use super::statements::{Values, execute, row, rows, value};
use super::{Kind, Postgres, query, transaction};
use crate::store::people::{API, LINK};
use crate::store::{
    Access, Answer, ApiToken, Credential, Ending, NewApiToken, Person, Recognised, Scope, Session, Sessions,
    StoreError,
};
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

/// The handle of a token in SQL, see [`crate::store::session_handle`].
const HANDLE: &str = "encode(substr(sum, 1, 8), 'hex')";

impl Sessions for Postgres {
    fn recognise(&self, token: [u8; 32], now: i64) -> Answer<Option<Recognised>> {
        query!(self, |client| recognise(client, token, now).await)
    }

    fn note_token_use(&self, token: [u8; 32], now: i64, agent: String) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| {
            let update = "UPDATE token SET seen = $1, agent = $2, made = COALESCE(made, $1) WHERE sum = $3";
            execute(&tx, update, &[&now, &agent, &token.as_slice()]).await.map(drop)
        })
    }

    fn sessions(&self, person: i64) -> Answer<Vec<Session>> {
        transaction!(self, Kind::Read, |tx| {
            let query = format!(
                "SELECT {HANDLE}, made, seen, agent FROM token WHERE person = $1 AND link NOT IN ($2, $3)
                ORDER BY seen DESC NULLS LAST, made DESC NULLS LAST, sum"
            );
            rows(&tx, &query, &[&person, &LINK, &API]).await?.iter().map(session).collect()
        })
    }

    fn api_tokens(&self, person: i64) -> Answer<Vec<ApiToken>> {
        transaction!(self, Kind::Read, |tx| {
            let query = format!(
                "SELECT {HANDLE}, name, scope, made, seen, expires FROM token WHERE person = $1 AND link = $2
                ORDER BY made DESC NULLS LAST, sum"
            );
            rows(&tx, &query, &[&person, &API]).await?.iter().map(api_token).collect()
        })
    }

    fn add_api_token(&self, by: Credential, new: NewApiToken, most: usize) -> Answer<bool> {
        transaction!(self, Kind::Write, |tx| {
            lock_and_check(&tx, by).await?;
            let expired = "DELETE FROM token WHERE person = $1 AND link = $2 AND expires <= $3";
            execute(&tx, expired, &[&by.person, &API, &new.made]).await?;
            let count = "SELECT COUNT(*) FROM token WHERE person = $1 AND link = $2";
            if value::<i64>(&tx, count, &[&by.person, &API]).await? >= most as i64 {
                return Ok(false);
            }
            let insert = "INSERT INTO token (sum, person, link, name, scope, made, expires)
                VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let scope = new.scope.id();
            let values: Values<'_> =
                &[&new.token.as_slice(), &by.person, &API, &new.name, &scope, &new.made, &new.expires];
            execute(&tx, insert, values).await?;
            Ok(true)
        })
    }

    fn end_sessions(&self, by: Credential, ending: Ending) -> Answer<bool> {
        transaction!(self, Kind::Write, |tx| {
            lock_and_check(&tx, by).await?;
            let ended = match &ending {
                Ending::One(handle) => {
                    let delete =
                        format!("DELETE FROM token WHERE person = $1 AND link <> $2 AND {HANDLE} = $3");
                    execute(&tx, &delete, &[&by.person, &LINK, handle]).await?
                }
                Ending::OtherDevices(own) => {
                    let delete = "DELETE FROM token WHERE person = $1 AND link NOT IN ($2, $3) AND sum <> $4";
                    execute(&tx, delete, &[&by.person, &LINK, &API, &own.as_slice()]).await?
                }
            };
            Ok(ended > 0)
        })
    }
}

fn session(row: &Row) -> TxResult<Session> {
    Ok(Session {
        handle: row.try_get(0)?,
        made: row.try_get(1)?,
        seen: row.try_get(2)?,
        agent: row.try_get(3)?,
    })
}

fn api_token(row: &Row) -> TxResult<ApiToken> {
    Ok(ApiToken {
        handle: row.try_get(0)?,
        name: row.try_get(1)?,
        scope: scope(row.try_get(2)?)?,
        made: row.try_get(3)?,
        seen: row.try_get(4)?,
        expires: row.try_get(5)?,
    })
}

fn scope(text: Option<String>) -> Result<Scope, StoreError> {
    let text = text.unwrap_or_default();
    text.parse().map_err(|_| StoreError::Failed(format!("no scope {text:?}")))
}

async fn recognise(tx: &impl GenericClient, token: [u8; 32], now: i64) -> TxResult<Option<Recognised>> {
    let query = "SELECT id, person.name, COALESCE(typed, account), link, scope, expires, admin
        FROM token JOIN person ON person.id = token.person
        WHERE sum = $1 AND (expires IS NULL OR expires > $2)";
    let Some(row) = row(tx, query, &[&token.as_slice(), &now]).await? else { return Ok(None) };
    let access = match row.try_get::<_, i64>(3)? {
        API => Access::Program(scope(row.try_get(4)?)?),
        _ => Access::Device,
    };
    let person = Person { id: row.try_get(0)?, name: row.try_get(1)?, account: row.try_get(2)? };
    Ok(Some(Recognised { person, access, expires: row.try_get(5)?, is_admin: row.try_get(6)? }))
}
