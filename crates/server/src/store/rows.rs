//! Tables, seats and moves as rows of the SQLite file.

use super::{StoredMove, StoredSeat, StoredTable};
use rusqlite::types::Type;
use rusqlite::{Connection, Row, params};
use table::{Proof, Unreadable};

/// A table without its seats.
const TABLE: &str = "SELECT id, game, options, owner, listed, clock, secret, opened, begun, over, given, instant, \
     proof, hints FROM game";

/// What [`TABLE`] finds.
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
        instant: row.get(11)?,
        proof: proof(row.get(12)?)?,
        hints: row.get(13)?,
        seats: Vec::new(),
    })
}

/// A proof as it stands in the head of a record.
fn proof(text: Option<String>) -> Result<Option<Proof>, rusqlite::Error> {
    let unreadable = |error: Unreadable| {
        rusqlite::Error::FromSqlConversionFailure(12, Type::Text, error.to_string().into())
    };
    text.map(|text| text.parse()).transpose().map_err(unreadable)
}

/// The seats of a table.
pub(super) fn read_seats(connection: &Connection, id: &str) -> Result<Vec<StoredSeat>, rusqlite::Error> {
    let mut query = connection
        .prepare_cached("SELECT name, person, bot, word FROM seat WHERE game = ? ORDER BY number")?;
    let seat = |row: &Row<'_>| {
        Ok(StoredSeat { name: row.get(0)?, person: row.get(1)?, bot: row.get(2)?, word: row.get(3)? })
    };
    query.query_map([id], seat)?.collect()
}

/// Writes all seats of a table.
pub(super) fn write_seats(
    connection: &Connection,
    id: &str,
    seats: &[StoredSeat],
) -> Result<(), rusqlite::Error> {
    let mut insert = connection.prepare_cached(
        "INSERT OR REPLACE INTO seat (game, number, name, person, bot, word) VALUES (?, ?, ?, ?, ?, ?)",
    )?;
    for (number, seat) in seats.iter().enumerate() {
        insert.execute(params![id, number as i64, seat.name, seat.person, seat.bot, seat.word])?;
    }
    Ok(())
}

/// Writes moves after the first `at`.
pub(super) fn write_moves(
    connection: &Connection,
    id: &str,
    at: usize,
    moves: &[StoredMove],
) -> Result<(), rusqlite::Error> {
    let mut insert = connection
        .prepare_cached("INSERT INTO move (game, number, line, at, thought) VALUES (?, ?, ?, ?, ?)")?;
    for (number, made) in moves.iter().enumerate() {
        insert.execute(params![id, (at + number) as i64, made.line, made.at, made.thought])?;
    }
    Ok(())
}

/// Tables chosen by the rest of a query, with their seats.
pub(super) fn tables(
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
