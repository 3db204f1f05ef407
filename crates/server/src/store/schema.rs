//! The tables of the SQLite file, and what a file of an earlier version still lacks.

use rusqlite::Connection;

const SCHEMA: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 8000;
    PRAGMA foreign_keys = ON;
    CREATE TABLE IF NOT EXISTS person (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT, typed TEXT
    ) STRICT;
    CREATE TABLE IF NOT EXISTS token (
        sum BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES person (id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS game (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, owner INTEGER NOT NULL REFERENCES person (id),
        listed INTEGER NOT NULL, clock INTEGER, secret BLOB NOT NULL, opened INTEGER NOT NULL,
        begun INTEGER NOT NULL, over INTEGER NOT NULL, given INTEGER NOT NULL DEFAULT 0,
        instant INTEGER NOT NULL DEFAULT 0, proof TEXT, hints INTEGER NOT NULL DEFAULT 1
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS game_owner ON game (owner);
    CREATE TABLE IF NOT EXISTS seat (
        game TEXT NOT NULL REFERENCES game (id), number INTEGER NOT NULL, name TEXT NOT NULL,
        person INTEGER REFERENCES person (id), bot TEXT, word TEXT NOT NULL, PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS seat_person ON seat (person);
    CREATE TABLE IF NOT EXISTS move (
        game TEXT NOT NULL REFERENCES game (id), number INTEGER NOT NULL, line TEXT NOT NULL, at INTEGER NOT NULL,
        thought INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS said (
        id INTEGER PRIMARY KEY, game TEXT NOT NULL REFERENCES game (id), person INTEGER NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS said_game ON said (game);
    CREATE TABLE IF NOT EXISTS muted (
        game TEXT NOT NULL REFERENCES game (id), reader INTEGER NOT NULL REFERENCES person (id),
        person INTEGER NOT NULL REFERENCES person (id), PRIMARY KEY (game, reader, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS token_person ON token (person);
";

/// Columns that came later: table, column, what it holds.
const ADDED: [(&str, &str, &str); 7] = [
    ("person", "typed", "TEXT"),
    ("token", "link", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "given", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "instant", "INTEGER NOT NULL DEFAULT 0"),
    ("game", "proof", "TEXT"),
    ("game", "hints", "INTEGER NOT NULL DEFAULT 1"),
    ("move", "thought", "INTEGER NOT NULL DEFAULT 0"),
];

/// Makes whatever is not there yet; what is there stays.
pub(super) fn prepare(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.execute_batch(SCHEMA)?;
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
    }
}
