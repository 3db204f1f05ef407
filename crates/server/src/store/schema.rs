//! The schema of the SQLite file: numbered migrations, each applied once, in order.
//!
//! `user_version` is the number of the last migration applied to a file. A migration is never changed once it is
//! released; later changes are further files in `migrations/`, listed in [`MIGRATIONS`].

use super::StoreError;
use games::GameId;
use rusqlite::Connection;
use std::cmp::Ordering;

/// All migrations, oldest first. The number of a migration is its place in this list, counted from 1.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/001_first_tables.sql"),
    include_str!("migrations/002_pins.sql"),
    include_str!("migrations/003_health.sql"),
    include_str!("migrations/004_sessions.sql"),
    include_str!("migrations/005_administration.sql"),
    include_str!("migrations/006_sealed_words.sql"),
    include_str!("migrations/007_fairness.sql"),
    include_str!("migrations/008_upkeep.sql"),
    include_str!("migrations/009_gathering.sql"),
    include_str!("migrations/010_resignation.sql"),
];

/// The numbers of the migrations that need code besides SQL.
const FIRST: i64 = 1;
const PINS: i64 = 2;

/// The number of the newest migration this program knows.
pub(super) const NEWEST: i64 = MIGRATIONS.len() as i64;

/// Columns added before stores had a version: table, column, type.
const ADDED: [(&str, &str, &str); 7] = [
    ("person", "typed", "TEXT"),
    ("token", "link", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "given", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "instant", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "proof", "TEXT"),
    ("game", "hints", "INTEGER NOT NULL DEFAULT 1"),
    ("move", "thought", "INTEGER NOT NULL DEFAULT 0"),
];

/// The components of tables from before they were pinned: game, hash, text.
const FIRST_COMPONENTS: [(&str, &str, &str); 3] = [
    ("artus", "01d2f8420fc2f089", include_str!("migrations/002_components/artus.toml")),
    ("camelot", "d99675aec043ac7f", include_str!("migrations/002_components/camelot.toml")),
    ("merlin", "e88e2f5b8439eb0b", include_str!("migrations/002_components/merlin.toml")),
];

/// Settings of a connection; the first is also stored in the file.
const SETTINGS: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 8000;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
";

/// The number of the last migration applied to a file; 0 if it is empty or older than the numbers.
pub(super) fn version(connection: &Connection) -> Result<i64, rusqlite::Error> {
    connection.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// Sets the connection up and applies missing migrations. A file of a newer program is refused unchanged.
pub(super) fn prepare(connection: &Connection) -> Result<(), StoreError> {
    let found = version(connection)?;
    if found > NEWEST {
        return Err(StoreError::Newer { found, known: NEWEST });
    }
    refuse_foreign(connection)?;
    connection.execute_batch(SETTINGS)?;
    for (migration, number) in MIGRATIONS.iter().zip(1_i64..).filter(|&(_, number)| number > found) {
        apply(connection, migration, number)?;
    }
    keep_components(connection)?;
    if application(connection)? != OURS {
        connection.pragma_update(None, "application_id", OURS)?;
    }
    Ok(())
}

/// The application id in the header of the file: `Tafl`.
const OURS: i64 = 0x5461_666c;

fn application(connection: &Connection) -> Result<i64, rusqlite::Error> {
    connection.query_row("PRAGMA application_id", [], |row| row.get(0))
}

/// Refuses a file made by another program: it must not be turned into a store. Stores of earlier versions have no
/// application id, but a table of people.
fn refuse_foreign(connection: &Connection) -> Result<(), StoreError> {
    let tables = "SELECT COUNT(*), COALESCE(SUM(name = 'person'), 0) FROM sqlite_schema WHERE type = 'table'";
    let (tables, people): (i64, i64) =
        connection.query_row(tables, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if !matches!(application(connection)?, 0 | OURS) || tables > 0 && people == 0 {
        return Err(StoreError::Failed("the file is not a database of a house".to_owned()));
    }
    Ok(())
}

/// Sets the connection up on a file that a house has open: its schema must be current already.
pub(super) fn prepare_beside(connection: &Connection) -> Result<(), StoreError> {
    let found = version(connection)?;
    match found.cmp(&NEWEST) {
        Ordering::Less => Err(StoreError::Older { found, known: NEWEST }),
        Ordering::Equal => Ok(connection.execute_batch(SETTINGS)?),
        Ordering::Greater => Err(StoreError::Newer { found, known: NEWEST }),
    }
}

/// Stores the text of this program's components, for later programs that ship others.
fn keep_components(connection: &Connection) -> Result<(), rusqlite::Error> {
    for game in GameId::ALL {
        add_components(connection, game.id(), &game.pins().components, game.components_text())?;
    }
    Ok(())
}

fn add_components(
    connection: &Connection,
    game: &str,
    hash: &str,
    text: &str,
) -> Result<(), rusqlite::Error> {
    let insert = "INSERT OR IGNORE INTO components (game, sum, text) VALUES (?, ?, ?)";
    connection.execute(insert, [game, hash, text]).map(drop)
}

/// Pins the components of existing tables.
fn pin_components(connection: &Connection) -> Result<(), rusqlite::Error> {
    for (game, hash, text) in FIRST_COMPONENTS {
        if connection.execute("UPDATE game SET components = ? WHERE game = ?", [hash, game])? > 0 {
            add_components(connection, game, hash, text)?;
        }
    }
    Ok(())
}

/// Applies one migration with its number, completely or not at all.
fn apply(connection: &Connection, migration: &str, number: i64) -> Result<(), rusqlite::Error> {
    connection.execute_batch("BEGIN IMMEDIATE")?;
    let applied = connection
        .execute_batch(migration)
        .and_then(|()| match number {
            FIRST => add_columns(connection),
            PINS => pin_components(connection),
            _ => Ok(()),
        })
        .and_then(|()| connection.pragma_update(None, "user_version", number))
        .and_then(|()| connection.execute_batch("COMMIT"));
    if applied.is_err() && !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK")?;
    }
    applied
}

/// Adds the columns that a file without a version may lack.
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

    /// If only the data folder is writable, SQLite could not create temporary files elsewhere.
    #[test]
    fn what_a_large_change_puts_aside_stays_in_memory() {
        let connection = Connection::open_in_memory().unwrap();
        prepare(&connection).unwrap();
        let kept_in: i64 = connection.query_row("PRAGMA temp_store", [], |row| row.get(0)).unwrap();
        assert_eq!(kept_in, 2);
    }

    #[test]
    fn a_file_of_another_program_is_refused_and_stays_as_it_is() {
        let foreign = [
            "CREATE TABLE recipe (id INTEGER PRIMARY KEY, text TEXT);",
            "PRAGMA user_version = 3; CREATE TABLE recipe (id INTEGER PRIMARY KEY, text TEXT);",
            "PRAGMA application_id = 7; CREATE TABLE person (id INTEGER PRIMARY KEY);",
        ];
        for make in foreign {
            let connection = Connection::open_in_memory().unwrap();
            connection.execute_batch(make).unwrap();
            let refused = prepare(&connection).unwrap_err();
            assert_eq!(refused.cause(), crate::store::Cause::Damaged, "{refused}");
            let tables: i64 =
                connection.query_row("SELECT COUNT(*) FROM sqlite_schema", [], |row| row.get(0)).unwrap();
            assert_eq!(tables, 1, "{make}");
        }
        let connection = Connection::open_in_memory().unwrap();
        prepare(&connection).unwrap();
        assert_eq!(application(&connection).unwrap(), OURS);
        prepare(&connection).unwrap();
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

    /// Reads components and returns their hash.
    struct HashOf<'a>(&'a str);

    impl games::Visitor for HashOf<'_> {
        type Out = String;

        fn visit<G: games::Listed>(self) -> String {
            G::fingerprint(G::read_components(self.0).expect("they were shipped once")).to_owned()
        }
    }

    #[test]
    fn tables_from_before_are_pinned_to_what_they_were_begun_with() {
        let connection = Connection::open_in_memory().unwrap();
        apply(&connection, MIGRATIONS[0], FIRST).unwrap();
        let old = "INSERT INTO person (name) VALUES ('Anna');
            INSERT INTO game (id, game, options, owner, listed, secret, opened, begun, over)
                VALUES ('a', 'artus', '', 1, 0, x'00', 0, 0, 0), ('c', 'camelot', '', 1, 0, x'00', 0, 0, 0),
                    ('m', 'merlin', '', 1, 0, x'00', 0, 0, 0), ('n', 'nothing', '', 1, 0, x'00', 0, 0, 0);";
        connection.execute_batch(old).unwrap();
        prepare(&connection).unwrap();
        for (game, hash, _) in FIRST_COMPONENTS {
            let query = "SELECT game.rules, game.components, components.text FROM game JOIN components
                ON components.game = game.game AND components.sum = game.components WHERE game.game = ?";
            let (rules, pinned, text): (u32, String, String) = connection
                .query_row(query, [game], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
                .unwrap();
            assert_eq!((rules, pinned.as_str()), (1, hash), "{game}");
            let known: GameId = game.parse().unwrap();
            assert_eq!(known.visit(HashOf(&text)), hash, "{game}: this program can still read them");
        }
        let unknown: String = connection
            .query_row("SELECT components FROM game WHERE game = 'nothing'", [], |row| row.get(0))
            .unwrap();
        assert_eq!(unknown, "");
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
