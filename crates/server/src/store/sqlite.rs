//! The store in one SQLite file.
//!
//! One thread owns the connection. It takes all jobs that wait, does them in one transaction and answers after the
//! commit: under load many moves share one commit, and no answer comes before its move is safe. The file is in WAL
//! mode, which a killed process cannot harm.

use super::{Answer, Kept, Person, Said, Store, StoreError, StoredMove, StoredSeat, StoredTable};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use tokio::sync::oneshot;

/// A store in one file.
#[derive(Clone)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
}

/// Does something with the connection, unless no transaction could be begun; what it returns is called after the commit, with the commit's error if any.
type Job = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Reply + Send>;
type Reply = Box<dyn FnOnce(Option<&StoreError>) + Send>;

const SCHEMA: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
    CREATE TABLE IF NOT EXISTS person (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT
    ) STRICT;
    CREATE TABLE IF NOT EXISTS token (
        sum BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES person (id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS game (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, owner INTEGER NOT NULL REFERENCES person (id),
        listed INTEGER NOT NULL, clock INTEGER, secret BLOB NOT NULL, opened INTEGER NOT NULL,
        begun INTEGER NOT NULL, over INTEGER NOT NULL, given INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS seat (
        game TEXT NOT NULL REFERENCES game (id), number INTEGER NOT NULL, name TEXT NOT NULL,
        person INTEGER REFERENCES person (id), bot TEXT, word TEXT NOT NULL, PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS seat_person ON seat (person);
    CREATE TABLE IF NOT EXISTS move (
        game TEXT NOT NULL REFERENCES game (id), number INTEGER NOT NULL, line TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS said (
        id INTEGER PRIMARY KEY, game TEXT NOT NULL REFERENCES game (id), person INTEGER NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS said_game ON said (game);
";

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self(error.to_string())
    }
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::start(Connection::open(path)?)
    }

    /// A store that forgets everything when it is dropped, for tests.
    pub fn in_memory() -> Result<Self, StoreError> {
        Self::start(Connection::open_in_memory()?)
    }

    fn start(connection: Connection) -> Result<Self, StoreError> {
        connection.execute_batch(SCHEMA)?;
        connection.set_prepared_statement_cache_capacity(64);
        let (jobs, waiting) = mpsc::channel::<Job>();
        let work = move || {
            while let Ok(first) = waiting.recv() {
                let begun = connection.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from);
                let open = || begun.clone().map(|()| &connection);
                let mut replies = vec![first(open())];
                // Whoever waits by now shares the commit; the bound keeps the first one from waiting long.
                replies.extend(waiting.try_iter().take(255).map(|job| job(open())));
                let done =
                    begun.clone().and_then(|()| connection.execute_batch("COMMIT").map_err(StoreError::from));
                let error = done.err().inspect(|_| {
                    // Nothing of the batch is kept; everybody in it is told.
                    if begun.is_ok() {
                        let _ = connection.execute_batch("ROLLBACK");
                    }
                });
                replies.into_iter().for_each(|reply| reply(error.as_ref()));
            }
        };
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(work);
        thread.map_err(|error| StoreError(error.to_string()))?;
        Ok(Self { jobs })
    }

    fn job<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Answer<T> {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // A job that fails half-way leaves nothing behind.
            let outcome = connection.and_then(|open| in_savepoint(open, work).map_err(StoreError::from));
            Box::new(move |commit| {
                let answer = match commit {
                    Some(error) => Err(error.clone()),
                    None => outcome,
                };
                // Whoever asked may have gone; then nobody needs the answer.
                let _ = sender.send(answer);
            })
        });
        let sent = self.jobs.send(job);
        Box::pin(async move {
            sent.map_err(|_| StoreError("closed".to_owned()))?;
            receiver.await.map_err(|_| StoreError("closed".to_owned()))?
        })
    }
}

fn in_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, rusqlite::Error>,
) -> Result<T, rusqlite::Error> {
    connection.execute_batch("SAVEPOINT job")?;
    let outcome = work(connection);
    connection.execute_batch(if outcome.is_ok() { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" })?;
    outcome
}

const TABLE: &str =
    "SELECT id, game, options, owner, listed, clock, secret, opened, begun, over, given FROM game";

fn table_row(row: &Row<'_>) -> Result<StoredTable, rusqlite::Error> {
    Ok(StoredTable {
        id: row.get(0)?,
        game: row.get(1)?,
        options: row.get(2)?,
        owner: row.get(3)?,
        listed: row.get(4)?,
        clock: row.get(5)?,
        secret: row.get(6)?,
        opened: row.get(7)?,
        begun: row.get(8)?,
        over: row.get(9)?,
        given: row.get::<_, i64>(10)? as usize,
        seats: Vec::new(),
    })
}

fn person_row(row: &Row<'_>) -> Result<Person, rusqlite::Error> {
    Ok(Person { id: row.get(0)?, name: row.get(1)?, account: row.get(2)? })
}

fn read_seats(connection: &Connection, id: &str) -> Result<Vec<StoredSeat>, rusqlite::Error> {
    let mut query = connection
        .prepare_cached("SELECT name, person, bot, word FROM seat WHERE game = ? ORDER BY number")?;
    let seat = |row: &Row<'_>| {
        Ok(StoredSeat { name: row.get(0)?, person: row.get(1)?, bot: row.get(2)?, word: row.get(3)? })
    };
    query.query_map([id], seat)?.collect()
}

fn write_seats(connection: &Connection, id: &str, seats: &[StoredSeat]) -> Result<(), rusqlite::Error> {
    let mut insert = connection.prepare_cached("INSERT OR REPLACE INTO seat VALUES (?, ?, ?, ?, ?, ?)")?;
    for (number, seat) in seats.iter().enumerate() {
        insert.execute(params![id, number as i64, seat.name, seat.person, seat.bot, seat.word])?;
    }
    Ok(())
}

/// Writes moves after the first `at`.
fn write_moves(
    connection: &Connection,
    id: &str,
    at: usize,
    moves: &[StoredMove],
) -> Result<(), rusqlite::Error> {
    let mut insert = connection.prepare_cached("INSERT INTO move VALUES (?, ?, ?, ?)")?;
    for (number, made) in moves.iter().enumerate() {
        insert.execute(params![id, (at + number) as i64, made.line, made.at])?;
    }
    Ok(())
}

/// Tables chosen by the rest of a query, with their seats.
fn tables(
    connection: &Connection,
    rest: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<StoredTable>, rusqlite::Error> {
    let mut query = connection.prepare_cached(&format!("{TABLE} {rest}"))?;
    let mut found = query.query_map(values, table_row)?.collect::<Result<Vec<_>, _>>()?;
    for table in &mut found {
        table.seats = read_seats(connection, &table.id)?;
    }
    Ok(found)
}

impl Store for Sqlite {
    fn add_person(&self, name: String, token: [u8; 32]) -> Answer<Person> {
        self.job(move |connection| {
            connection.prepare_cached("INSERT INTO person (name) VALUES (?)")?.execute([&name])?;
            let id = connection.last_insert_rowid();
            connection.prepare_cached("INSERT INTO token VALUES (?, ?)")?.execute(params![token, id])?;
            Ok(Person { id, name, account: None })
        })
    }

    fn person(&self, token: [u8; 32]) -> Answer<Option<Person>> {
        self.job(move |connection| {
            let query =
                "SELECT id, name, account FROM person WHERE id = (SELECT person FROM token WHERE sum = ?)";
            connection.prepare_cached(query)?.query_row([token], person_row).optional()
        })
    }

    fn add_token(&self, person: i64, token: [u8; 32]) -> Answer<()> {
        self.job(move |connection| {
            connection
                .prepare_cached("INSERT INTO token VALUES (?, ?)")?
                .execute(params![token, person])
                .map(drop)
        })
    }

    fn rename(&self, person: i64, name: String) -> Answer<()> {
        self.job(move |connection| {
            connection.execute("UPDATE person SET name = ? WHERE id = ?", params![name, person]).map(drop)
        })
    }

    fn add_account(&self, person: i64, account: String, password: String) -> Answer<bool> {
        self.job(move |connection| {
            let taken: bool = connection.query_row(
                "SELECT EXISTS (SELECT 1 FROM person WHERE account = ?)",
                [&account],
                |row| row.get(0),
            )?;
            if !taken {
                let update = "UPDATE person SET account = ?, password = ? WHERE id = ?";
                connection.execute(update, params![account, password, person])?;
            }
            Ok(!taken)
        })
    }

    fn account(&self, account: String) -> Answer<Option<(Person, String)>> {
        self.job(move |connection| {
            let query = "SELECT id, name, account, password FROM person WHERE account = ?";
            connection.query_row(query, [account], |row| Ok((person_row(row)?, row.get(3)?))).optional()
        })
    }

    fn add_table(&self, table: StoredTable, moves: Vec<StoredMove>) -> Answer<()> {
        self.job(move |connection| {
            let insert = "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
            connection.prepare_cached(insert)?.execute(params![
                table.id,
                table.game,
                table.options,
                table.owner,
                table.listed,
                table.clock,
                table.secret,
                table.opened,
                table.begun,
                table.over,
                table.given as i64
            ])?;
            write_seats(connection, &table.id, &table.seats)?;
            write_moves(connection, &table.id, 0, &moves)
        })
    }

    fn table(&self, id: String) -> Answer<Option<Kept>> {
        self.job(move |connection| {
            let Some(table) = tables(connection, "WHERE id = ?", [&id])?.pop() else { return Ok(None) };
            let mut query =
                connection.prepare_cached("SELECT line, at FROM move WHERE game = ? ORDER BY number")?;
            let moves =
                query.query_map([&id], |row| Ok(StoredMove { line: row.get(0)?, at: row.get(1)? }))?;
            let moves = moves.collect::<Result<Vec<_>, _>>()?;
            let mut query = connection
                .prepare_cached("SELECT person, name, text, at FROM said WHERE game = ? ORDER BY id")?;
            let said = |row: &Row<'_>| {
                Ok(Said { person: row.get(0)?, name: row.get(1)?, text: row.get(2)?, at: row.get(3)? })
            };
            let said = query.query_map([&id], said)?.collect::<Result<Vec<_>, _>>()?;
            Ok(Some((table, moves, said)))
        })
    }

    fn set_seats(&self, id: String, seats: Vec<StoredSeat>, begun: bool) -> Answer<()> {
        self.job(move |connection| {
            connection.execute("UPDATE game SET begun = ? WHERE id = ?", params![begun, id])?;
            write_seats(connection, &id, &seats)
        })
    }

    fn append(&self, id: String, at: usize, moves: Vec<StoredMove>, over: bool) -> Answer<()> {
        self.job(move |connection| {
            connection
                .prepare_cached("DELETE FROM move WHERE game = ? AND number >= ?")?
                .execute(params![id, at as i64])?;
            write_moves(connection, &id, at, &moves)?;
            if over {
                connection.prepare_cached("UPDATE game SET over = 1 WHERE id = ?")?.execute([&id])?;
            }
            Ok(())
        })
    }

    fn say(&self, id: String, said: Said) -> Answer<()> {
        self.job(move |connection| {
            let insert = "INSERT INTO said (game, person, name, text, at) VALUES (?, ?, ?, ?, ?)";
            connection.execute(insert, params![id, said.person, said.name, said.text, said.at]).map(drop)
        })
    }

    fn waiting(&self, limit: usize) -> Answer<Vec<StoredTable>> {
        self.job(move |connection| {
            tables(connection, "WHERE listed = 1 AND begun = 0 ORDER BY opened DESC LIMIT ?", [limit as i64])
        })
    }

    fn tables_of(&self, person: i64, limit: usize) -> Answer<Vec<StoredTable>> {
        self.job(move |connection| {
            let rest = "WHERE id IN (SELECT game FROM seat WHERE person = ?1) OR owner = ?1 ORDER BY opened DESC LIMIT ?2";
            tables(connection, rest, params![person, limit as i64])
        })
    }

    fn running(&self) -> Answer<Vec<String>> {
        self.job(|connection| {
            let mut query = connection.prepare_cached("SELECT id FROM game WHERE begun = 1 AND over = 0")?;
            query.query_map([], |row| row.get(0))?.collect()
        })
    }

    fn backup(&self, to: PathBuf) -> Answer<()> {
        let path = to.to_string_lossy().into_owned();
        let (sender, receiver) = oneshot::channel();
        // Outside of the transaction that other jobs share: VACUUM needs one of its own.
        let job: Job = Box::new(move |connection| {
            let copy = || -> Result<(), StoreError> {
                let connection = connection?;
                connection.execute_batch("COMMIT")?;
                let outcome = connection.execute("VACUUM INTO ?", [path]).map(drop);
                connection.execute_batch("BEGIN IMMEDIATE")?;
                outcome.map_err(StoreError::from)
            };
            let outcome = copy();
            Box::new(move |_| drop(sender.send(outcome)))
        });
        let sent = self.jobs.send(job);
        Box::pin(async move {
            sent.map_err(|_| StoreError("closed".to_owned()))?;
            receiver.await.map_err(|_| StoreError("closed".to_owned()))?
        })
    }

    fn ping(&self) -> Answer<()> {
        self.job(|connection| connection.query_row("SELECT 1", [], |_| Ok(())))
    }
}
