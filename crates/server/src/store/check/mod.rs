//! Checks a store: the file, its schema, all references, and every game, replayed to its last move. Nothing is changed;
//! an old schema is migrated in a copy.

mod problem;
mod tables;

pub use problem::{Finding, Problem};

use super::{StoreError, reading, restoring, schema};
use rusqlite::{Connection, ErrorCode};
use std::collections::BTreeMap;
use std::path::Path;

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The version of the schema.
    pub schema: i64,
    /// How many people the store knows.
    pub people: usize,
    /// How many tables can be opened.
    pub tables: usize,
    /// How many tables cannot be opened.
    pub unreadable: usize,
    /// How many moves were replayed at those that can.
    pub moves: usize,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }

    /// Whether a house can open the store, if need be with tables set aside.
    pub fn is_usable(&self) -> bool {
        let of_the_file = |problem: &Problem| {
            matches!(problem, Problem::Damaged(_) | Problem::NoStore | Problem::Newer { .. })
        };
        !self.findings.iter().any(|finding| of_the_file(&finding.problem))
    }

    fn add(&mut self, problem: Problem) {
        self.findings.push(Finding { table: None, problem });
    }
}

/// Checks the store in a file, even while a house writes to it. An error means that there is no database to read.
pub fn check(file: &Path) -> Result<Report, StoreError> {
    // SQLite would say that it cannot be opened, but not why.
    std::fs::File::open(file)?;
    let mut report = reading::read(file, check_connection)?;
    if file.file_name().is_some_and(|name| name == super::STORE_FILE)
        && restoring::interrupted_restore(super::files::folder_of(file)).is_some()
    {
        report.add(Problem::RestoreInterrupted);
    }
    Ok(report)
}

/// Why a check was aborted.
enum Stopped {
    Sqlite(rusqlite::Error),
    Other(StoreError),
}

impl From<rusqlite::Error> for Stopped {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl From<StoreError> for Stopped {
    fn from(error: StoreError) -> Self {
        Self::Other(error)
    }
}

impl From<std::io::Error> for Stopped {
    fn from(error: std::io::Error) -> Self {
        Self::Other(error.into())
    }
}

/// Checks through a connection. Corruption reported by SQLite is a finding, and ends the check; other errors are not
/// findings.
fn check_connection(connection: &Connection) -> Result<Report, StoreError> {
    let mut report = Report::default();
    match check_all(connection, &mut report) {
        Ok(()) => Ok(report),
        Err(Stopped::Sqlite(error)) if is_damage(&error) => {
            report.add(Problem::Damaged(error.to_string()));
            Ok(report)
        }
        Err(Stopped::Sqlite(error)) => Err(error.into()),
        Err(Stopped::Other(error)) => Err(error),
    }
}

/// Whether SQLite says that the file itself is damaged.
fn is_damage(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt)
}

fn check_all(connection: &Connection, report: &mut Report) -> Result<(), Stopped> {
    // One snapshot for everything, whatever a house writes meanwhile.
    connection.execute_batch("BEGIN")?;
    report.schema = schema::version(connection)?;
    if report.schema > schema::NEWEST {
        report.add(Problem::Newer { found: report.schema, known: schema::NEWEST });
        return Ok(());
    }
    if !is_a_store(connection)? {
        report.add(Problem::NoStore);
        return Ok(());
    }
    check_file(connection, report)?;
    if !report.is_sound() {
        // In a damaged file nothing else can be relied on.
        return Ok(());
    }
    if report.schema == schema::NEWEST {
        return check_contents(connection, report);
    }
    connection.execute_batch("COMMIT")?;
    let folder = tempfile::tempdir()?;
    let copy = folder.path().join("copy.sqlite");
    connection.execute("VACUUM INTO ?", [copy.to_string_lossy()])?;
    let copy = Connection::open(&copy)?;
    schema::prepare(&copy)?;
    check_contents(&copy, report)
}

/// Whether this is the database of a house: older programs gave it no version, but tables.
fn is_a_store(connection: &Connection) -> Result<bool, rusqlite::Error> {
    let query = "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('person', 'game', 'seat', 'move')";
    Ok(connection.query_row(query, [], |row| row.get::<_, i64>(0))? == 4)
}

/// SQLite's own integrity check.
fn check_file(connection: &Connection, report: &mut Report) -> Result<(), rusqlite::Error> {
    let mut query = connection.prepare("PRAGMA integrity_check(20)")?;
    for line in query.query_map([], |row| row.get::<_, String>(0))? {
        match line?.as_str() {
            "ok" => {}
            complaint => report.add(Problem::Damaged(complaint.to_owned())),
        }
    }
    Ok(())
}

/// Checks the contents of a file that passed the integrity check.
fn check_contents(connection: &Connection, report: &mut Report) -> Result<(), Stopped> {
    check_references(connection, report)?;
    let count = |query: &str| connection.query_row(query, [], |row| row.get::<_, i64>(0));
    let tokens = count("SELECT COUNT(*) FROM token WHERE length(sum) <> 32")?;
    if tokens > 0 {
        report.add(Problem::Tokens { count: tokens });
    }
    report.people = usize::try_from(count("SELECT COUNT(*) FROM person")?).unwrap_or_default();
    let mut query = connection.prepare("SELECT id FROM game ORDER BY opened, id")?;
    for id in query.query_map([], |row| row.get::<_, String>(0))? {
        let id = id?;
        let tables::Checked { moves, problems } = tables::check_table(connection, &id)?;
        report.tables += usize::from(moves.is_some());
        report.unreadable += usize::from(moves.is_none());
        report.moves += moves.unwrap_or_default();
        let findings = problems.into_iter().map(|problem| Finding { table: Some(id.clone()), problem });
        report.findings.extend(findings);
    }
    Ok(())
}

/// Rows that refer to a missing row of another table.
fn check_references(connection: &Connection, report: &mut Report) -> Result<(), rusqlite::Error> {
    let mut lost: BTreeMap<(String, String), i64> = BTreeMap::new();
    let mut query = connection.prepare("PRAGMA foreign_key_check")?;
    for row in query.query_map([], |row| Ok((row.get(0)?, row.get(2)?)))? {
        *lost.entry(row?).or_default() += 1;
    }
    for ((from, to), count) in lost {
        report.add(Problem::References { from, to, count });
    }
    Ok(())
}
