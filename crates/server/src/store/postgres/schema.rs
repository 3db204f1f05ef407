//! The schema of the database: numbered migrations, each applied once, in order, in one transaction with its number.
//!
//! A house of several processes is upgraded one by one. So a migration either *expands* the schema: programs of the
//! schema before work with it as well, and it is applied while they run the house. Or it *contracts* it, by removing
//! what only earlier programs use, and waits until none of them runs. A change that needs both is made in two versions:
//! expand first, contract in the next.

use super::error::{TxError, TxResult};
use crate::ids::random_secret;
use crate::store::StoreError;
use deadpool_postgres::{Object, Transaction};
use games::GameId;

/// A migration.
#[derive(Clone, Copy, Debug)]
struct Migration {
    statements: &'static str,
    /// Whether programs of the schema before go on working. It must be done within a second, however large the tables
    /// are: it adds tables, or columns with a default or without a value. It changes nothing that is there, and nothing
    /// it adds has to be filled in by every writer.
    expands: bool,
}

/// All migrations, oldest first. The number of a migration is its place in this list, counted from 1.
const MIGRATIONS: [Migration; 4] = [
    Migration { statements: include_str!("migrations/001_first_tables.sql"), expands: false },
    Migration { statements: include_str!("migrations/002_nodes.sql"), expands: false },
    Migration { statements: include_str!("migrations/003_versions.sql"), expands: false },
    Migration { statements: include_str!("migrations/004_resignation.sql"), expands: true },
];

/// The first schema that tells which programs may share it.
const TELLS_VERSIONS: i64 = 3;

/// The key of the advisory lock for processes that open the same database. It is held for one transaction.
const OPENING: i64 = 0x5461_666c;

/// The schema that a program knows.
#[derive(Clone, Debug)]
pub(super) struct Schema(Vec<Migration>);

impl Schema {
    /// That of this program.
    pub(super) fn own() -> Self {
        Self(MIGRATIONS.to_vec())
    }

    /// That of a later program, with further migrations: their statements, and whether they expand the schema.
    pub(super) fn later(further: &[(&'static str, bool)]) -> Self {
        let further = further.iter().map(|&(statements, expands)| Migration { statements, expands });
        Self(MIGRATIONS.into_iter().chain(further).collect())
    }

    /// The number of its newest migration.
    pub(super) fn newest(&self) -> i64 {
        self.0.len() as i64
    }

    /// The oldest schema whose programs work with this one.
    fn oldest(&self) -> i64 {
        let expands = self.0.last().is_some_and(|migration| migration.expands);
        self.newest() - i64::from(expands)
    }

    /// Migrates a database, or refuses one with another schema; returns the salt of the store. A database of a newer
    /// program, or with foreign tables, is left unchanged.
    pub(super) async fn prepare(&self, client: &mut Object, migrates: bool) -> TxResult<[u8; 32]> {
        let tx = client.transaction().await?;
        // Changing a large table may take long.
        tx.batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0").await?;
        tx.execute("SELECT pg_advisory_xact_lock($1)", &[&OPENING]).await?;
        let (found, known) = (version(&tx).await?, self.newest());
        if found < known {
            if !migrates {
                return Err(StoreError::Older { found, known }.into());
            }
            self.migrate(&tx, found).await?;
        }
        self.refuse_newer(&tx, found).await?;
        if migrates {
            keep_components(&tx).await?;
            add_salt(&tx).await?;
        }
        let salt: Vec<u8> = tx.query_one("SELECT value FROM salt", &[]).await?.try_get(0)?;
        refuse_unsafe(&tx).await?;
        tx.commit().await?;
        salt.try_into().map_err(|_| TxError::Refused(StoreError::Failed("the salt is not one".to_owned())))
    }

    /// Applies the migrations after number `found`. While a house is open only one that expands the schema, and only if
    /// all its processes know the schema before.
    async fn migrate(&self, tx: &Transaction<'_>, found: i64) -> TxResult<()> {
        let known = self.newest();
        let earliest = if found > 0 { earliest_running(tx, found).await? } else { None };
        if let Some(earliest) = earliest {
            if known != found + 1 || self.oldest() != found || earliest < found {
                return Err(StoreError::Older { found, known }.into());
            }
            // The processes that run the house wait for it, and must not lose their leases meanwhile.
            tx.batch_execute("SET LOCAL statement_timeout = 1000; SET LOCAL lock_timeout = 500").await?;
        }
        for (migration, number) in self.0.iter().zip(1_i64..).filter(|&(_, number)| number > found) {
            tx.batch_execute(migration.statements).await?;
            tx.execute("UPDATE tafelrunde_schema SET number = $1", &[&number]).await?;
        }
        tx.execute("UPDATE tafelrunde_schema SET oldest = $1", &[&self.oldest()]).await?;
        if found > 0 {
            // A process that hung and comes back must not write into tables it does not know. What it has begun is
            // waited for.
            tx.batch_execute(
                "UPDATE lease SET epoch = epoch + 1; DELETE FROM node WHERE until <= clock_timestamp();
                SELECT 1 FROM shard WHERE node IS NULL ORDER BY number FOR UPDATE;
                UPDATE shard SET epoch = epoch + 1 WHERE node IS NULL",
            )
            .await?;
        }
        Ok(())
    }

    /// Refuses a database whose schema another program has migrated since it was opened. A process that has
    /// the store to itself must know all of it; one that runs the house with others may be one version
    /// behind.
    pub(super) async fn refuse_other(&self, tx: &Transaction<'_>, is_alone: bool) -> TxResult<()> {
        let found: i64 = tx.query_one("SELECT number FROM tafelrunde_schema", &[]).await?.try_get(0)?;
        let known = self.newest();
        match found {
            _ if found < known => Err(StoreError::Older { found, known }.into()),
            _ if found > known && is_alone => Err(StoreError::Newer { found, known }.into()),
            _ => self.refuse_newer(tx, found).await,
        }
    }

    /// Refuses a database of a newer program, unless that has but expanded the schema of this one.
    async fn refuse_newer(&self, tx: &Transaction<'_>, found: i64) -> TxResult<()> {
        let known = self.newest();
        if found <= known {
            return Ok(());
        }
        // Earlier programs are asked for nothing that their schema does not have.
        let oldest: i64 = tx.query_one("SELECT oldest FROM tafelrunde_schema", &[]).await?.try_get(0)?;
        match found == known + 1 && oldest == known {
            true => Ok(()),
            false => Err(StoreError::Newer { found, known }.into()),
        }
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

/// The earliest schema that a process knows which runs the house now; 0 if that cannot be told, `None` if
/// nobody runs it. Nobody can start to until this transaction ends.
async fn earliest_running(tx: &Transaction<'_>, version: i64) -> TxResult<Option<i64>> {
    // Programs before the second migration had one lease for the whole house.
    let held = "SELECT COALESCE(until > clock_timestamp(), FALSE) FROM lease FOR UPDATE";
    if tx.query_one(held, &[]).await?.try_get(0)? {
        return Ok(Some(0));
    }
    let nodes = match version {
        ..2 => return Ok(None),
        2..TELLS_VERSIONS => "SELECT MIN(0::bigint) FROM node WHERE until > clock_timestamp()",
        // Without an address it is a command that has the store to itself.
        TELLS_VERSIONS.. => {
            "SELECT MIN(CASE WHEN address IS NULL THEN 0 ELSE schema END) FROM node WHERE until > clock_timestamp()"
        }
    };
    Ok(tx.query_one(nodes, &[]).await?.try_get(0)?)
}

/// Stores the text of this program's components, for later programs that ship others.
async fn keep_components(tx: &Transaction<'_>) -> TxResult<()> {
    let insert = "INSERT INTO components (game, sum, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    for game in GameId::ALL {
        let (hash, text) = (game.pins().components, game.components_text());
        tx.execute(insert, &[&game.id(), &hash, &text]).await?;
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
