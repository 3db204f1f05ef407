//! Changes of a table in PostgreSQL. Each says what it is based on, and locks the row of its table before it compares:
//! concurrent changes of the same table wait, and then see the result.

use super::error::TxResult;
use super::rows::{SEATS, seat_rows, write_moves, write_seats};
use super::statements::{Values, execute, exists, row, rows_of_each, value};
use crate::store::{ChatMessage, Conflict, Credential, StoreError, StoredMove, StoredSeat, StoredTable};
use deadpool_postgres::Transaction;

/// Refuses if the token is no longer valid. It cannot be revoked until the end of the transaction.
pub(super) async fn check(tx: &Transaction<'_>, by: Credential) -> TxResult<()> {
    let query = "SELECT 1 FROM token WHERE sum = $1 AND person = $2 FOR KEY SHARE";
    match exists(tx, query, &[&by.token.as_slice(), &by.person]).await? {
        true => Ok(()),
        false => Err(StoreError::NotAllowed.into()),
    }
}

/// The same; bots and chance have no credential.
pub(super) async fn check_if_any(tx: &Transaction<'_>, by: Option<Credential>) -> TxResult<()> {
    match by {
        Some(by) => check(tx, by).await,
        None => Ok(()),
    }
}

/// Locks the row of a table against all other changes; whether there is one.
pub(super) async fn lock_table(tx: &Transaction<'_>, id: &str) -> TxResult<bool> {
    exists(tx, "SELECT 1 FROM game WHERE id = $1 FOR UPDATE", &[&id]).await
}

/// Refuses a change unless the table has exactly so many moves and its game is not over. The moves are counted by a
/// separate statement: only then it sees what was written while we waited for the lock.
pub(super) async fn expect_moves(tx: &Transaction<'_>, id: &str, expected: usize) -> TxResult<()> {
    let game = row(tx, "SELECT over FROM game WHERE id = $1 FOR NO KEY UPDATE", &[&id]).await?;
    let over: bool = game.ok_or(Conflict::NoTable)?.try_get(0)?;
    let count = "SELECT COALESCE(MAX(number) + 1, 0) FROM move WHERE game = $1";
    let found = value::<i64>(tx, count, &[&id]).await? as usize;
    if found != expected {
        return Err(Conflict::Moves { expected, found }.into());
    }
    if over { Err(Conflict::Over.into()) } else { Ok(()) }
}

/// Adds a table, if its owner still has a token: a banned or deleted person opens none.
pub(super) async fn add_table(
    tx: &Transaction<'_>,
    table: &StoredTable,
    moves: &[StoredMove],
) -> TxResult<()> {
    let known = "SELECT 1 FROM token WHERE person = $1 LIMIT 1 FOR KEY SHARE";
    if !exists(tx, known, &[&table.owner]).await? {
        return Err(StoreError::NotAllowed.into());
    }
    let insert =
        "INSERT INTO game (id, game, options, owner, listed, clock, secret, opened, begun, over, given,
        instant, proof, hints, rules, components, origin)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)";
    let (clock, given) = (table.clock.map(i64::from), table.given as i64);
    let (proof, rules) = (table.proof.as_ref().map(ToString::to_string), i64::from(table.pins.rules));
    let values: Values<'_> = &[
        &table.id,
        &table.game,
        &table.options,
        &table.owner,
        &table.listed,
        &clock,
        &table.secret.as_slice(),
        &table.opened,
        &table.begun,
        &table.over,
        &given,
        &table.instant,
        &proof,
        &table.hints,
        &rules,
        &table.pins.components,
        &table.address_hash,
    ];
    execute(tx, insert, values).await?;
    write_seats(tx, &table.id, &table.seats).await?;
    write_moves(tx, &table.id, 0, moves).await
}

/// Undoes all but the first `to` of the `from` moves a table has.
pub(super) async fn take_back(tx: &Transaction<'_>, id: &str, from: usize, to: usize) -> TxResult<()> {
    expect_moves(tx, id, from).await?;
    execute(tx, "DELETE FROM move WHERE game = $1 AND number >= $2", &[&id, &(to as i64)]).await.map(drop)
}

/// Appends a line of chat. Refused if the table was deleted meanwhile. It takes the lock of the table, so that ids of
/// lines follow the order of commits.
pub(super) async fn say(tx: &Transaction<'_>, id: &str, message: &ChatMessage) -> TxResult<()> {
    if !lock_table(tx, id).await? {
        return Err(Conflict::NoTable.into());
    }
    let insert = "INSERT INTO said (game, person, name, text, at, watching) VALUES ($1, $2, $3, $4, $5, $6)";
    execute(tx, insert, &[&id, &message.person, &message.name, &message.text, &message.at, &message.watching])
        .await
        .map(drop)
}

/// Refuses a change unless exactly `before` sit at the table, and its game has begun or not, as expected. Nobody else
/// can change the table until the end of the transaction.
pub(super) async fn expect_seats(
    tx: &Transaction<'_>,
    id: &str,
    before: &[StoredSeat],
    begun: bool,
) -> TxResult<()> {
    let (lock, of): (_, Values<'_>) = ("SELECT begun FROM game WHERE id = $1 FOR UPDATE", &[&id]);
    let [game, seats] = rows_of_each(tx, [(lock, of), (SEATS, of)]).await?;
    let has_begun: bool = game.first().ok_or(Conflict::NoTable)?.try_get(0)?;
    if has_begun != begun || seat_rows(&seats)? != before {
        return Err(Conflict::Seats.into());
    }
    Ok(())
}

/// Replaces the seats of a table that has not begun.
pub(super) async fn set_seats(
    tx: &Transaction<'_>,
    id: &str,
    before: &[StoredSeat],
    seats: &[StoredSeat],
    begun: bool,
) -> TxResult<()> {
    expect_seats(tx, id, before, false).await?;
    if begun {
        execute(tx, "UPDATE game SET begun = TRUE WHERE id = $1", &[&id]).await?;
    }
    write_seats(tx, id, seats).await
}
