//! The tables of the SQLite file: numbered migrations, each applied once, in order.
//!
//! `user_version` is the number of the last migration a file has seen. A migration is never changed once it is released;
//! what comes later is a further file in `migrations/`, listed in [`MIGRATIONS`].

use super::StoreError;
use rusqlite::Connection;

/// Every migration, the oldest first. The number of a migration is its place in this list, counted from 1.
const MIGRATIONS: &[&str] = &[include_str!("migrations/001_first_tables.sql")];

/// The number of the newest migration this program knows.
pub(super) const NEWEST: i64 = MIGRATIONS.len() as i64;

/// Columns that came before stores were numbered: table, column, what it holds.
const ADDED: [(&str, &str, &str); 7] = [
    ("person", "typed", "TEXT"),
    ("token", "link", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "given", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "instant", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "proof", "TEXT"),
    ("game", "hints", "INTEGER NOT NULL DEFAULT 1"),
    ("move", "thought", "INTEGER NOT NULL DEFAULT 0"),
];

/// Settings of a connection; the first is also kept in the file.
const SETTINGS: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 8000;
    PRAGMA foreign_keys = ON;
";

/// The number of the last migration a file has seen; 0 if it is empty or older than the numbers.
pub(super) fn version(connection: &Connection) -> Result<i64, rusqlite::Error> {
    connection.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// Sets the connection up and applies the migrations the file has not seen. A file of a newer program stays as it is.
pub(super) fn prepare(connection: &Connection) -> Result<(), StoreError> {
    let found = version(connection)?;
    if found > NEWEST {
        return Err(StoreError::Failed(format!(
            "the store was written by a newer program: its schema has the number {found}, this program knows {NEWEST}; \
             use that program again, or restore a backup made before the upgrade"
        )));
    }
    connection.execute_batch(SETTINGS)?;
    for (migration, number) in MIGRATIONS.iter().zip(1_i64..).filter(|&(_, number)| number > found) {
        apply(connection, migration, number)?;
    }
    Ok(())
}

/// Applies one migration: all of it with its number, or nothing.
fn apply(connection: &Connection, migration: &str, number: i64) -> Result<(), rusqlite::Error> {
    connection.execute_batch("BEGIN IMMEDIATE")?;
    let applied = connection
        .execute_batch(migration)
        .and_then(|()| if number == 1 { add_columns(connection) } else { Ok(()) })
        .and_then(|()| connection.pragma_update(None, "user_version", number))
        .and_then(|()| connection.execute_batch("COMMIT"));
    if applied.is_err() && !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK")?;
    }
    applied
}

/// Adds the columns that a file without a number may lack.
fn add_columns(connection: &Connection) -> Result<(), rusqlite::Error> {
    for (table, column, kind) in ADDED {
        let query = "SELECT EXISTS (SELECT 1 FROM pragma_table_info(?) WHERE name = ?)";
        if !connection.query_row(query, [table, column], |row| row.get::<_, bool>(0))? {
            connection.execute_batch(&format!("ALTER TABLE {table} ADD COLUMN {column} {kind}"))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_an_earlier_version_is_completed_and_keeps_what_it_holds() {
        let connection = Connection::open_in_memory().unwrap();
        let early = "CREATE TABLE person (
                id INTEGER PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT
            ) STRICT;
            CREATE TABLE token (
                sum BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES person (id)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO person (name) VALUES ('Anna');
            INSERT INTO token VALUES (x'00', 1);";
        connection.execute_batch(early).unwrap();
        for _ in 0..2 {
            prepare(&connection).unwrap();
            let token = "SELECT person, link FROM token WHERE sum = x'00'";
            let kept: (i64, bool) =
                connection.query_row(token, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
            assert_eq!(kept, (1, false), "a token of a device, not a link");
        }
        assert_eq!(version(&connection).unwrap(), NEWEST);
    }

    #[test]
    fn a_file_of_a_newer_program_is_refused_and_stays_as_it_is() {
        let connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "user_version", NEWEST + 1).unwrap();
        let refused = prepare(&connection).unwrap_err().to_string();
        assert!(
            refused.contains(&format!("the number {}, this program knows {NEWEST}", NEWEST + 1)),
            "{refused}"
        );
        assert_eq!(version(&connection).unwrap(), NEWEST + 1);
        let tables: i64 =
            connection.query_row("SELECT COUNT(*) FROM sqlite_schema", [], |row| row.get(0)).unwrap();
        assert_eq!(tables, 0);
    }

    #[test]
    fn a_migration_that_fails_leaves_nothing_behind() {
        let connection = Connection::open_in_memory().unwrap();
        prepare(&connection).unwrap();
        let broken = "CREATE TABLE half (id INTEGER); CREATE TABLE half (id INTEGER);";
        assert!(apply(&connection, broken, NEWEST + 1).is_err());
        assert_eq!(version(&connection).unwrap(), NEWEST);
        assert!(connection.prepare("SELECT * FROM half").is_err());
    }
}
