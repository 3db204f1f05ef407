//! Reads a whole store and plays every game again, without changing anything: neither the file nor what lies beside it.

use super::rows::kept;
use super::{SetAside, StoreError, files, schema};
use crate::reopening;
use rusqlite::{Connection, OpenFlags, OptionalExtension};
use std::path::Path;
use std::time::Duration;

/// What a store holds, and what of it cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many people the house knows.
    pub people: usize,
    /// How many tables can be opened.
    pub tables: usize,
    /// How many moves were played again at these.
    pub moves: usize,
    /// What SQLite finds wrong with the file, in its own words.
    pub faults: Vec<String>,
    /// The tables that cannot be opened, and why.
    pub set_aside: Vec<(String, SetAside)>,
}

impl Report {
    /// Whether everything can be read.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty() && self.set_aside.is_empty()
    }
}

/// Checks the store in a file, also while a house is open on it. A store of an earlier program is read as this program would
/// migrate it, in memory.
pub fn check(file: &Path) -> Result<Report, StoreError> {
    let mut connection = open(file)?;
    if schema::version(&connection)? != schema::NEWEST {
        let mut copy = Connection::open_in_memory()?;
        let pages = rusqlite::backup::Backup::new(&connection, &mut copy)?;
        pages.run_to_completion(1_000, Duration::ZERO, None)?;
        drop(pages);
        schema::prepare(&copy)?;
        connection = copy;
    }
    let mut report = Report { faults: faults(&connection)?, ..Report::default() };
    report.people = count(&connection, "SELECT COUNT(*) FROM person")?;
    let mut query = connection.prepare("SELECT id FROM game ORDER BY opened, id")?;
    let ids = query.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    for id in ids {
        match replay(&connection, &id) {
            Ok(moves) => {
                report.tables += 1;
                report.moves += moves;
            }
            Err(StoreError::SetAside(reason)) => report.set_aside.push((id, reason)),
            Err(error) => return Err(error),
        }
    }
    Ok(report)
}

/// Opens a file to read it and nothing else. While nothing waits in a log beside it, SQLite is told that the file does not
/// change: then it makes no files of its own. Otherwise somebody has it open, or was killed, and what waits there counts.
fn open(file: &Path) -> Result<Connection, StoreError> {
    let waits = std::fs::metadata(files::beside(file, "-wal")).is_ok_and(|log| log.len() > 0);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    if waits {
        return Ok(Connection::open_with_flags(file, flags)?);
    }
    let path = std::path::absolute(file)?;
    let mut address = "file:".to_owned();
    for byte in path.to_string_lossy().bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => {
                address.push(char::from(byte))
            }
            _ => address.push_str(&format!("%{byte:02x}")),
        }
    }
    address.push_str("?immutable=1");
    Ok(Connection::open_with_flags(address, flags | OpenFlags::SQLITE_OPEN_URI)?)
}

/// What SQLite finds wrong with the file.
fn faults(connection: &Connection) -> Result<Vec<String>, rusqlite::Error> {
    let mut query = connection.prepare("PRAGMA integrity_check")?;
    let found = query.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>();
    // A file can be too broken even to be checked.
    let mut faults = found.unwrap_or_else(|error| vec![error.to_string()]);
    faults.retain(|line| line != "ok");
    let mut query = connection.prepare("PRAGMA foreign_key_check")?;
    for row in query.query_map([], |row| Ok((row.get(0)?, row.get(2)?)))? {
        faults.push(match row {
            Ok::<(String, String), _>((from, to)) => {
                format!("a row of {from} belongs to a row of {to} that is not there")
            }
            Err(error) => error.to_string(),
        });
    }
    Ok(faults)
}

fn count(connection: &Connection, query: &str) -> Result<usize, rusqlite::Error> {
    connection.query_row(query, [], |row| row.get::<_, i64>(0)).map(|count| count as usize)
}

/// Plays a table again; how many moves it has.
fn replay(connection: &Connection, id: &str) -> Result<usize, StoreError> {
    // A house may go on playing meanwhile; what is read of one table is of one moment.
    let _moment = connection.unchecked_transaction()?;
    let Some((table, moves, _)) = kept(connection, id)? else { return Ok(0) };
    let mut query = connection.prepare_cached("SELECT text FROM components WHERE game = ? AND sum = ?")?;
    let text: Option<String> =
        query.query_row([&table.game, &table.pins.components], |row| row.get(0)).optional()?;
    reopening::reopen(&table, &moves, text.as_deref())?;
    Ok(moves.len())
}
