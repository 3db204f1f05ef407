//! Expired data in PostgreSQL: found in batches, and checked again when it is removed.

use super::changes::lock_table;
use super::error::TxResult;
use super::people;
use super::personal_data::delete_table;
use super::statements::{execute, exists, list, row, rows, value};
use crate::store::people::LINK;
use crate::store::{Activity, Batch, Conflict, Terms};
use deadpool_postgres::Transaction;

/// When the last move of a game was made, or when it was opened.
const LAST: &str =
    "COALESCE((SELECT at FROM move WHERE move.game = game.id ORDER BY number DESC LIMIT 1), opened)";

/// Whether somebody with an account opened the table or sits there.
const NAMED: &str = "(EXISTS (SELECT 1 FROM person WHERE id = owner AND account IS NOT NULL)
    OR EXISTS (SELECT 1 FROM seat JOIN person ON person.id = seat.person
        WHERE seat.game = game.id AND account IS NOT NULL))";

/// The SQL condition for an expired table; the first three parameters are the terms `abandoned`, `waiting` and
/// `guest_games`.
fn expired() -> String {
    let joined = "EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND person <> owner)";
    // Nobody sits at an imported record.
    let is_played =
        "EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND (person IS NOT NULL OR bot IS NOT NULL))";
    format!(
        "CASE
            WHEN NOT begun AND {joined} THEN opened < $1
            WHEN NOT begun THEN opened < $2
            WHEN {NAMED} THEN FALSE
            WHEN NOT over AND {is_played} THEN {LAST} < $1
            ELSE {LAST} < $3
        END"
    )
}

/// The last of a batch, if there may be more after it.
fn last<T: Clone>(batch: &[T], limit: usize) -> Option<T> {
    batch.last().filter(|_| batch.len() == limit).cloned()
}

/// The expired tables among the next `limit`. Of the others, chat that is too old is deleted, and the address hash of
/// finished games.
pub(super) async fn tables(
    tx: &Transaction<'_>,
    terms: Terms,
    after: &str,
    limit: usize,
) -> TxResult<Batch<String>> {
    let next = "SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2";
    let next: Vec<String> = list(tx, next, &[&after, &(limit as i64)]).await?;
    let find = format!("SELECT id FROM game WHERE id = ANY($4) AND {}", expired());
    let ids = list(tx, &find, &[&terms.abandoned, &terms.waiting, &terms.guest_games, &next]).await?;
    let talk = format!(
        "DELETE FROM said WHERE game IN (SELECT id FROM game WHERE id = ANY($1) AND over AND {LAST} < $2)"
    );
    execute(tx, &talk, &[&next, &terms.talk]).await?;
    let hashes = "UPDATE game SET origin = NULL WHERE id = ANY($1) AND over AND origin IS NOT NULL";
    execute(tx, hashes, &[&next]).await?;
    Ok(Batch { ids, last: last(&next, limit) })
}

/// Removes a table with everything that belongs to it, if it has expired; whether it had.
pub(super) async fn remove_table(tx: &Transaction<'_>, terms: Terms, id: &str) -> TxResult<bool> {
    lock_table(tx, id).await?;
    let find = format!("SELECT 1 FROM game WHERE id = $4 AND {}", expired());
    match exists(tx, &find, &[&terms.abandoned, &terms.waiting, &terms.guest_games, &id]).await? {
        true => delete_table(tx, id).await,
        false => Ok(false),
    }
}

/// Removes the guests among the next `limit` people who have neither a seat nor a table and were not here for long.
/// Somebody without a recorded visit counts as seen now.
pub(super) async fn guests(
    tx: &Transaction<'_>,
    terms: Terms,
    after: i64,
    limit: usize,
) -> TxResult<Batch<i64>> {
    let next = "SELECT id FROM person WHERE id > $1 ORDER BY id LIMIT $2";
    let next: Vec<i64> = list(tx, next, &[&after, &(limit as i64)]).await?;
    let seen = "UPDATE person SET seen = $1 WHERE seen IS NULL AND id = ANY($2)";
    execute(tx, seen, &[&terms.now, &next]).await?;
    let find = "SELECT id FROM person WHERE account IS NULL AND seen < $1 AND id = ANY($2) ORDER BY id";
    let mut ids = Vec::new();
    for id in list(tx, find, &[&terms.guests, &next]).await? {
        if people::forget_unused(tx, id).await? {
            ids.push(id);
        }
    }
    Ok(Batch { ids, last: last(&next, limit) })
}

/// Removes the tokens and devices among the next `limit` that were not used for long. A personal link stays until its
/// person is deleted or revokes it. Unused tokens count from when they were made; if that is unknown, from now.
pub(super) async fn tokens(
    tx: &Transaction<'_>,
    terms: Terms,
    after: &[u8],
    limit: usize,
) -> TxResult<Batch<Vec<u8>>> {
    let next = "SELECT sum FROM token WHERE sum > $1 ORDER BY sum LIMIT $2";
    let next: Vec<Vec<u8>> = list(tx, next, &[&after, &(limit as i64)]).await?;
    let made = "UPDATE token SET made = $1 WHERE made IS NULL AND seen IS NULL AND sum = ANY($2)";
    execute(tx, made, &[&terms.now, &next]).await?;
    let forget = "DELETE FROM token
        WHERE COALESCE(seen, made) < $1 AND link <> $2 AND sum = ANY($3) RETURNING sum";
    let ids = list(tx, forget, &[&terms.tokens, &LINK, &next]).await?;
    let devices = "DELETE FROM device WHERE sum IN (SELECT sum FROM device WHERE used < $1 LIMIT $2)";
    execute(tx, devices, &[&terms.tokens, &(limit as i64)]).await?;
    Ok(Batch { ids, last: last(&next, limit) })
}

/// The latest use of a table.
pub(super) async fn activity(tx: &Transaction<'_>, id: &str) -> TxResult<Activity> {
    let query = format!("SELECT {LAST}, {NAMED} FROM game WHERE id = $1");
    let found = row(tx, &query, &[&id]).await?.ok_or(Conflict::NoTable)?;
    Ok(Activity { last: found.try_get(0)?, named: found.try_get(1)? })
}

/// Records that the house runs at this time; returns all downtimes. Heartbeats come every few minutes, so a longer gap
/// means that the house was closed, or that its machine was suspended or its clock was set.
pub(super) async fn note_running(tx: &Transaction<'_>, at: i64, shortest: i64) -> TxResult<Vec<(i64, i64)>> {
    let alive: Option<i64> = value(tx, "SELECT alive FROM house FOR NO KEY UPDATE", &[]).await?;
    // A downtime that ends in the future was recorded while the system clock was ahead. It begins when the house was
    // last known to run by a correct clock.
    let ahead: Option<i64> = value(tx, "SELECT MIN(since) FROM downtime WHERE until > $1", &[&at]).await?;
    execute(tx, "DELETE FROM downtime WHERE until > $1", &[&at]).await?;
    let alive = alive.filter(|alive| *alive <= at).or(ahead);
    if let Some(alive) = alive.filter(|alive| at.saturating_sub(*alive) >= shortest) {
        let last: Option<i64> = value(tx, "SELECT MAX(until) FROM downtime", &[]).await?;
        let since = last.map_or(alive, |last| last.max(alive));
        if since < at {
            execute(tx, "INSERT INTO downtime (since, until) VALUES ($1, $2)", &[&since, &at]).await?;
        }
    }
    execute(tx, "UPDATE house SET alive = $1", &[&at]).await?;
    let times = rows(tx, "SELECT since, until FROM downtime ORDER BY since", &[]).await?;
    times.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}
