//! Changes of a table in SQLite. Each says what it is based on. If the store holds something else it is refused in the
//! same transaction, so that neither a gap nor an overwritten move is possible.

use super::rows::{read_seats, write_moves, write_seats};
use super::{ChatMessage, Conflict, StoreError, StoredMove, StoredSeat, StoredTable};
use rusqlite::{Connection, OptionalExtension, params};

/// Refuses a change unless the table has exactly so many moves and its game is not over. Moves are numbered from 0
/// without a gap, so the last number gives the count.
pub(super) fn expect_moves(connection: &Connection, id: &str, expected: usize) -> Result<(), StoreError> {
    let query =
        "SELECT over, (SELECT MAX(number) + 1 FROM move WHERE move.game = game.id) FROM game WHERE id = ?";
    let mut query = connection.prepare_cached(query)?;
    let found = query.query_row([id], |row| Ok((row.get(0)?, row.get::<_, Option<i64>>(1)?))).optional()?;
    let (over, moves): (bool, Option<i64>) = found.ok_or(Conflict::NoTable)?;
    let found = moves.unwrap_or(0) as usize;
    if found != expected {
        return Err(Conflict::Moves { expected, found }.into());
    }
    if over { Err(Conflict::Over.into()) } else { Ok(()) }
}

/// Adds a table, if its owner still has a token: a banned or deleted person opens none.
pub(super) fn add_table(
    connection: &Connection,
    table: &StoredTable,
    moves: &[StoredMove],
) -> Result<(), StoreError> {
    let known = "SELECT EXISTS (SELECT 1 FROM token WHERE person = ?)";
    if !connection.prepare_cached(known)?.query_row([table.owner], |row| row.get::<_, bool>(0))? {
        return Err(StoreError::NotAllowed);
    }
    let insert =
        "INSERT INTO game (id, game, options, owner, listed, clock, secret, opened, begun, over, given,
        instant, proof, hints, rules, components, origin)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
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
        table.given as i64,
        table.instant,
        table.proof.as_ref().map(ToString::to_string),
        table.hints,
        table.pins.rules,
        table.pins.components,
        table.address_hash
    ])?;
    write_seats(connection, &table.id, &table.seats)?;
    Ok(write_moves(connection, &table.id, 0, moves)?)
}

/// Appends moves to the `after` moves a table has.
pub(super) fn append(
    connection: &Connection,
    id: &str,
    after: usize,
    moves: &[StoredMove],
    over: bool,
) -> Result<(), StoreError> {
    expect_moves(connection, id, after)?;
    write_moves(connection, id, after, moves)?;
    if over {
        connection.prepare_cached("UPDATE game SET over = 1 WHERE id = ?")?.execute([id])?;
    }
    Ok(())
}

/// Undoes all but the first `to` of the `from` moves a table has.
pub(super) fn take_back(connection: &Connection, id: &str, from: usize, to: usize) -> Result<(), StoreError> {
    expect_moves(connection, id, from)?;
    let delete = "DELETE FROM move WHERE game = ? AND number >= ?";
    connection.prepare_cached(delete)?.execute(params![id, to as i64])?;
    Ok(())
}

/// Appends a line of chat. Refused if the table was deleted meanwhile.
pub(super) fn say(connection: &Connection, id: &str, message: &ChatMessage) -> Result<(), StoreError> {
    let insert = "INSERT INTO said (game, person, name, text, at, watching) SELECT id, ?, ?, ?, ?, ? FROM game WHERE id = ?";
    let values = params![message.person, message.name, message.text, message.at, message.watching, id];
    match connection.prepare_cached(insert)?.execute(values)? {
        0 => Err(Conflict::NoTable.into()),
        _ => Ok(()),
    }
}

/// Refuses a change unless exactly `before` sit at the table, and its game has begun or not, as expected.
pub(super) fn expect_seats(
    connection: &Connection,
    id: &str,
    before: &[StoredSeat],
    begun: bool,
) -> Result<(), StoreError> {
    let mut query = connection.prepare_cached("SELECT begun FROM game WHERE id = ?")?;
    let has_begun: Option<bool> = query.query_row([id], |row| row.get(0)).optional()?;
    if has_begun.ok_or(Conflict::NoTable)? != begun || read_seats(connection, id)? != before {
        return Err(Conflict::Seats.into());
    }
    Ok(())
}

/// Replaces the seats of a table that has not begun.
pub(super) fn set_seats(
    connection: &Connection,
    id: &str,
    before: &[StoredSeat],
    seats: &[StoredSeat],
    begun: bool,
) -> Result<(), StoreError> {
    expect_seats(connection, id, before, false)?;
    connection.execute("UPDATE game SET begun = ? WHERE id = ?", params![begun, id])?;
    write_seats(connection, id, seats)?;
    Ok(())
}
