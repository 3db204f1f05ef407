//! The schema of the database: numbered migrations, each applied once, in order, in one transaction with its number.

use super::error::{TxError, TxResult};
use crate::ids::random_secret;
use crate::store::StoreError;
use deadpool_postgres::{Object, Transaction};
use games::GameId;
use std::cmp::Ordering;

/// All migrations, oldest first. The number of a migration is its place in this list, counted from 1.
const MIGRATIONS: &[&str] =
    &[include_str!("migrations/001_first_tables.sql"), include_str!("migrations/002_nodes.sql")];

/// The number of the newest migration this program knows.
const NEWEST: i64 = MIGRATIONS.len() as i64;

/// The key of the advisory lock for processes that open the same database. It is held for one transaction.
const OPENING: i64 = 0x5461_666c;

/// Migrates the schema, or refuses a database with another schema; returns the salt of the store. A database of a newer
/// program, or with foreign tables, is left unchanged.
pub(super) async fn prepare(client: &mut Object, migrates: bool) -> TxResult<[u8; 32]> {
    let tx = client.transaction().await?;
    // Changing a large table may take long.
    tx.batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0").await?;
    tx.execute("SELECT pg_advisory_xact_lock($1)", &[&OPENING]).await?;
    let found = version(&tx).await?;
    match found.cmp(&NEWEST) {
        Ordering::Greater => return Err(StoreError::Newer { found, known: NEWEST }.into()),
        Ordering::Less if !migrates || found > 0 && is_run(&tx, found).await? => {
            return Err(StoreError::Older { found, known: NEWEST }.into());
        }
        Ordering::Less | Ordering::Equal => {}
    }
    for (migration, number) in MIGRATIONS.iter().zip(1_i64..).filter(|&(_, number)| number > found) {
        tx.batch_execute(migration).await?;
        tx.execute("UPDATE tafelrunde_schema SET number = $1", &[&number]).await?;
    }
    if 0 < found && found < NEWEST {
        // A process that hung and comes back must not write into tables it does not know.
        tx.batch_execute(
            "UPDATE lease SET epoch = epoch + 1; UPDATE shard SET epoch = epoch + 1; DELETE FROM node",
        )
        .await?;
    }
    if migrates {
        keep_components(&tx).await?;
        add_salt(&tx).await?;
    }
    let salt: Vec<u8> = tx.query_one("SELECT value FROM salt", &[]).await?.try_get(0)?;
    refuse_unsafe(&tx).await?;
    tx.commit().await?;
    salt.try_into().map_err(|_| TxError::Refused(StoreError::Failed("the salt is not one".to_owned())))
}

/// Refuses a database whose schema another program has migrated since it was opened.
pub(super) async fn refuse_other(tx: &Transaction<'_>) -> TxResult<()> {
    let found: i64 = tx.query_one("SELECT number FROM tafelrunde_schema", &[]).await?.try_get(0)?;
    match found.cmp(&NEWEST) {
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(StoreError::Newer { found, known: NEWEST }.into()),
        Ordering::Less => Err(StoreError::Older { found, known: NEWEST }.into()),
    }
}

/// The number of the last migration applied to a database; 0 if it is empty. One with foreign tables is refused.
async fn version(tx: &Transaction<'_>) -> TxResult<i64> {
    let ours = "SELECT 1 FROM pg_class WHERE relname = 'tafelrunde_schema' AND relnamespace = current_schema()::regnamespace";
    if tx.query_opt(ours, &[]).await?.is_none() {
        let tables = "SELECT COUNT(*) FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace";
        if tx.query_one(tables, &[]).await?.try_get::<_, i64>(0)? > 0 {
            let foreign = "the database is not a database of a house: it has tables of something else";
            return Err(StoreError::Failed(foreign.to_owned()).into());
        }
        let make = "CREATE TABLE tafelrunde_schema (number BIGINT NOT NULL); INSERT INTO tafelrunde_schema VALUES (0)";
        tx.batch_execute(make).await?;
    }
    Ok(tx.query_one("SELECT number FROM tafelrunde_schema", &[]).await?.try_get(0)?)
}

/// Whether a process runs the house: then nothing is migrated. None can start to until this transaction ends.
async fn is_run(tx: &Transaction<'_>, version: i64) -> TxResult<bool> {
    // Programs before the second migration had one lease for the whole house.
    let held = "SELECT COALESCE(until > clock_timestamp(), FALSE) FROM lease FOR UPDATE";
    if tx.query_one(held, &[]).await?.try_get(0)? {
        return Ok(true);
    }
    let nodes = "SELECT 1 FROM node WHERE until > clock_timestamp() LIMIT 1";
    Ok(version >= 2 && tx.query_opt(nodes, &[]).await?.is_some())
}

/// Stores the text of this program's components, for later programs that ship others.
async fn keep_components(tx: &Transaction<'_>) -> TxResult<()> {
    let insert = "INSERT INTO components (game, sum, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    for game in GameId::ALL {
        let (sum, text) = (game.pins().components, game.components_text());
        tx.execute(insert, &[&game.id(), &sum, &text]).await?;
    }
    Ok(())
}

/// Gives a new store its salt.
async fn add_salt(tx: &Transaction<'_>) -> TxResult<()> {
    let insert = "INSERT INTO salt (value) SELECT $1::bytea WHERE NOT EXISTS (SELECT 1 FROM salt)";
    Ok(tx.execute(insert, &[&random_secret().as_slice()]).await.map(drop)?)
}

/// Refuses a connection that confirms commits before they are durable, as behind a pooler that drops our settings.
async fn refuse_unsafe(tx: &Transaction<'_>) -> TxResult<()> {
    let set: String = tx.query_one("SELECT current_setting('synchronous_commit')", &[]).await?.try_get(0)?;
    let is = async |name: &str, right: &str| -> TxResult<bool> {
        let set: String = tx.query_one("SELECT current_setting($1)", &[&name]).await?.try_get(0)?;
        Ok(set == right)
    };
    if !is("fsync", "on").await? {
        tracing::warn!(
            "PostgreSQL: fsync is off, so whatever was confirmed may be lost when the power fails"
        );
    }
    if !is("server_encoding", "UTF8").await? {
        let text = "PostgreSQL: the database is not encoded in UTF8, so it cannot keep every name".to_owned();
        return Err(StoreError::Failed(text).into());
    }
    match set.as_str() {
        "on" | "remote_apply" => Ok(()),
        _ => {
            let text = format!("PostgreSQL: synchronous_commit is {set:?}, so an answer would prove nothing");
            Err(StoreError::Failed(text).into())
        }
    }
}
