//! Tables, seats and moves as rows of the SQLite file.

use super::{ChatMessage, SetAside, StoreError, StoredGame, StoredMove, StoredSeat, StoredTable};
use games::Pins;
use rusqlite::types::Type;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use table::{Proof, Sealed};

/// A table without its seats.
const TABLE: &str = "SELECT id, game, options, owner, listed, clock, secret, opened, begun, over, given, instant, \
     proof, hints, rules, components, origin, closed, winner FROM game";

/// Reads a row of [`TABLE`].
fn table_row(row: &Row<'_>) -> Result<StoredTable, rusqlite::Error> {
    Ok(StoredTable { secret: row.get(6)?, proof: proof(row.get(12)?)?, ..listed_row(row)? })
}

/// Reads a row of [`TABLE`] for lists: without secret and proof, so that a table with a broken one is still listed.
fn listed_row(row: &Row<'_>) -> Result<StoredTable, rusqlite::Error> {
    Ok(StoredTable {
        id: row.get(0)?,
        game: row.get(1)?,
        options: row.get(2)?,
        owner: row.get(3)?,
        listed: row.get(4)?,
        clock: row.get(5)?,
        secret: [0; 32],
        opened: row.get(7)?,
        begun: row.get(8)?,
        over: row.get(9)?,
        closed: row.get(17)?,
        winner: row.get::<_, Option<u32>>(18)?.map(|seat| seat as usize),
        given: row.get::<_, u32>(10)? as usize,
        instant: row.get(11)?,
        proof: None,
        hints: row.get(13)?,
        pins: Pins { rules: row.get(14)?, components: row.get(15)? },
        address_hash: row.get(16)?,
        seats: Vec::new(),
    })
}

/// Parses a proof as in the head of a record. The error does not quote it: it may contain a secret.
fn proof(text: Option<String>) -> Result<Option<Proof>, rusqlite::Error> {
    let unreadable = |_| rusqlite::Error::FromSqlConversionFailure(12, Type::Text, "no proof".into());
    text.map(|text| text.parse()).transpose().map_err(unreadable)
}

/// The seats of a table.
pub(super) fn read_seats(connection: &Connection, id: &str) -> Result<Vec<StoredSeat>, rusqlite::Error> {
    let mut query = connection.prepare_cached(
        "SELECT name, person, bot, word, commitment, salt FROM seat WHERE game = ? ORDER BY number",
    )?;
    let seat = |row: &Row<'_>| {
        let (commitment, salt): (Option<String>, _) = (row.get(4)?, row.get(5)?);
        let sealed = commitment.map(|commitment| Sealed { commitment, salt });
        Ok(StoredSeat { name: row.get(0)?, person: row.get(1)?, bot: row.get(2)?, word: row.get(3)?, sealed })
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
        "INSERT OR REPLACE INTO seat (game, number, name, person, bot, word, commitment, salt)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (number, seat) in seats.iter().enumerate() {
        let sealed = seat.sealed.as_ref();
        insert.execute(params![
            id,
            number as i64,
            seat.name,
            seat.person,
            seat.bot,
            seat.word,
            sealed.map(|sealed| &sealed.commitment),
            sealed.and_then(|sealed| sealed.salt.as_ref())
        ])?;
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

/// Tables selected by the rest of a query, with their seats, for a list: those that cannot be read are left out.
pub(super) fn tables(
    connection: &Connection,
    rest: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<StoredTable>, rusqlite::Error> {
    let mut query = connection.prepare_cached(&format!("{TABLE} {rest}"))?;
    let mut found = Vec::new();
    for row in query.query_map(values, listed_row)? {
        let table = row.and_then(|table| {
            let seats = read_seats(connection, &table.id)?;
            Ok(StoredTable { seats, ..table })
        });
        match table {
            Ok(table) => found.push(table),
            Err(error) if is_unreadable(&error) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

/// A table with its moves and its chat.
pub(super) fn stored_game(connection: &Connection, id: &str) -> Result<Option<StoredGame>, StoreError> {
    let mut query = connection.prepare_cached(&format!("{TABLE} WHERE id = ?"))?;
    let table = query.query_row([id], table_row).optional().map_err(of("row"))?;
    let Some(table) = table else { return Ok(None) };
    let seats = read_seats(connection, id).map_err(of("seats"))?;
    let mut query = connection
        .prepare_cached("SELECT number, line, at, thought FROM move WHERE game = ? ORDER BY number")?;
    let made = |row: &Row<'_>| {
        let made = StoredMove { line: row.get(1)?, at: row.get(2)?, thought: row.get(3)? };
        Ok((row.get(0)?, made))
    };
    let mut moves = Vec::new();
    for row in query.query_map([id], made)? {
        let (number, made): (i64, StoredMove) = row.map_err(of("moves"))?;
        if number != moves.len() as i64 {
            return Err(SetAside::Gap(moves.len() + 1).into());
        }
        moves.push(made);
    }
    let mut query = connection
        .prepare_cached("SELECT person, name, text, at, watching FROM said WHERE game = ? ORDER BY id")?;
    let message = |row: &Row<'_>| {
        let [name, text] = [row.get(1)?, row.get(2)?];
        Ok(ChatMessage { person: row.get(0)?, name, text, at: row.get(3)?, watching: row.get(4)? })
    };
    let chat = query.query_map([id], message)?.collect::<Result<Vec<_>, _>>().map_err(of("talk"))?;
    Ok(Some((StoredTable { seats, ..table }, moves, chat)))
}

/// The error for a part of a table: it cannot be parsed, or the store has failed.
fn of(part: &'static str) -> impl Fn(rusqlite::Error) -> StoreError {
    move |error| match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => SetAside::Damaged.into(),
        _ if is_unreadable(&error) => SetAside::Unreadable(part).into(),
        _ => error.into(),
    }
}

/// Whether a row has a value of the wrong type.
fn is_unreadable(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..)
    )
}
