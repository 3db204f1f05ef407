//! Expired data in SQLite: found in batches, and checked again when it is removed.

use super::people;
use super::personal_data::delete_table;
use rusqlite::{Connection, Error, named_params, params};

/// The times before which things have expired, in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The current time.
    pub now: i64,
    /// Tables that nobody has joined, by when they were opened.
    pub waiting: i64,
    /// Running games of guests, by their last move; tables that never began, by when they were opened.
    pub abandoned: i64,
    /// Finished games of guests, by their last move.
    pub guest_games: i64,
    /// Guests without a seat or a table, by their last visit.
    pub guests: i64,
    /// Tokens of devices, by their last use.
    pub tokens: i64,
    /// Chat, by the last move of its finished game.
    pub talk: i64,
}

/// The result of a batch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch<T> {
    /// The expired ids.
    pub ids: Vec<T>,
    /// Where the next batch begins; `None` after the last one.
    pub last: Option<T>,
}

/// The latest use of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Activity {
    /// When its last move was made, or when it was opened.
    pub last: i64,
    /// Whether somebody with an account opened it or sits there.
    pub named: bool,
}

/// When the last move of a game was made, or when it was opened.
const LAST: &str =
    "COALESCE((SELECT at FROM move WHERE move.game = game.id ORDER BY number DESC LIMIT 1), opened)";

/// Whether somebody with an account opened the table or sits there.
const NAMED: &str = "(EXISTS (SELECT 1 FROM person WHERE id = owner AND account IS NOT NULL)
    OR EXISTS (SELECT 1 FROM seat JOIN person ON person.id = seat.person WHERE seat.game = game.id AND account IS NOT NULL))";

/// The SQL condition for an expired table. It must agree with `RetentionAt::removal`.
fn expired() -> String {
    let joined = "EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND person <> owner)";
    // Nobody sits at an imported record.
    let is_played =
        "EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND (person IS NOT NULL OR bot IS NOT NULL))";
    format!(
        "CASE
            WHEN begun = 0 AND {joined} THEN opened < :abandoned
            WHEN begun = 0 THEN opened < :waiting
            WHEN {NAMED} THEN 0
            WHEN over = 0 AND {is_played} THEN {LAST} < :abandoned
            ELSE {LAST} < :guest_games
        END"
    )
}

/// The id of the last table of a batch of `limit` tables after this one; `None` for an incomplete batch.
fn last_of_batch(connection: &Connection, after: &str, limit: usize) -> Result<Option<String>, Error> {
    let query = "SELECT COUNT(*), MAX(id) FROM (SELECT id FROM game WHERE id > ? ORDER BY id LIMIT ?)";
    let (count, last): (i64, Option<String>) = connection
        .prepare_cached(query)?
        .query_row(params![after, limit as i64], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(last.filter(|_| count == limit as i64))
}

/// The expired tables among the next `limit`. Of the others, chat that is too old is deleted, and the address hash of
/// finished games; whether anything was deleted.
pub(super) fn tables(
    connection: &Connection,
    terms: Terms,
    after: &str,
    limit: usize,
) -> Result<(Batch<String>, bool), Error> {
    let next = format!("id IN (SELECT id FROM game WHERE id > :after ORDER BY id LIMIT {limit})");
    let find = format!("SELECT id FROM game WHERE {next} AND {}", expired());
    let mut find = connection.prepare_cached(&find)?;
    let values = named_params! {
        ":after": after, ":abandoned": terms.abandoned, ":waiting": terms.waiting, ":guest_games": terms.guest_games
    };
    let ids = find.query_map(values, |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    let talk = format!(
        "DELETE FROM said WHERE game IN (SELECT id FROM game WHERE {next} AND over = 1 AND {LAST} < :talk)"
    );
    let values = named_params! { ":after": after, ":talk": terms.talk };
    let lines = connection.prepare_cached(&talk)?.execute(values)?;
    let hashes = format!("UPDATE game SET origin = NULL WHERE {next} AND over = 1 AND origin IS NOT NULL");
    let erased = connection.prepare_cached(&hashes)?.execute(named_params! { ":after": after })?;
    Ok((Batch { ids, last: last_of_batch(connection, after, limit)? }, lines + erased > 0))
}

/// Removes a table with everything that belongs to it, if it has expired; whether it had.
pub(super) fn remove_table(connection: &Connection, terms: Terms, id: &str) -> Result<bool, Error> {
    let find = format!("SELECT EXISTS (SELECT 1 FROM game WHERE id = :id AND {})", expired());
    let values = named_params! {
        ":id": id, ":abandoned": terms.abandoned, ":waiting": terms.waiting, ":guest_games": terms.guest_games
    };
    if !connection.prepare_cached(&find)?.query_row(values, |row| row.get::<_, bool>(0))? {
        return Ok(false);
    }
    delete_table(connection, id)
}

/// Removes the guests among the next `limit` people who have neither a seat nor a table and were not here for long.
/// Somebody without a recorded visit counts as seen now.
pub(super) fn guests(
    connection: &Connection,
    terms: Terms,
    after: i64,
    limit: usize,
) -> Result<Batch<i64>, Error> {
    let next = format!("id IN (SELECT id FROM person WHERE id > :after ORDER BY id LIMIT {limit})");
    let (count, last): (i64, Option<i64>) = connection
        .prepare_cached(
            "SELECT COUNT(*), MAX(id) FROM (SELECT id FROM person WHERE id > ? ORDER BY id LIMIT ?)",
        )?
        .query_row(params![after, limit as i64], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let seen = format!("UPDATE person SET seen = :now WHERE seen IS NULL AND {next}");
    connection.prepare_cached(&seen)?.execute(named_params! { ":after": after, ":now": terms.now })?;
    let find = format!("SELECT id FROM person WHERE account IS NULL AND seen < :guests AND {next}");
    let mut find = connection.prepare_cached(&find)?;
    let values = named_params! { ":after": after, ":guests": terms.guests };
    let found = find.query_map(values, |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
    let mut ids = Vec::new();
    for id in found {
        if people::forget_unused(connection, id)? {
            ids.push(id);
        }
    }
    Ok(Batch { ids, last: last.filter(|_| count == limit as i64) })
}

/// Removes the tokens and devices among the next `limit` that were not used for long. A personal link stays until its
/// person is deleted or revokes it. Unused tokens count from when they were made; if that is unknown, from now.
pub(super) fn tokens(
    connection: &Connection,
    terms: Terms,
    after: &[u8],
    limit: usize,
) -> Result<Batch<Vec<u8>>, Error> {
    let next = format!("sum IN (SELECT sum FROM token WHERE sum > :after ORDER BY sum LIMIT {limit})");
    let (count, last): (i64, Option<Vec<u8>>) = connection
        .prepare_cached(
            "SELECT COUNT(*), MAX(sum) FROM (SELECT sum FROM token WHERE sum > ? ORDER BY sum LIMIT ?)",
        )?
        .query_row(params![after, limit as i64], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let made = format!("UPDATE token SET made = :now WHERE made IS NULL AND seen IS NULL AND {next}");
    connection.prepare_cached(&made)?.execute(named_params! { ":after": after, ":now": terms.now })?;
    let forget = format!(
        "DELETE FROM token WHERE COALESCE(seen, made) < :tokens AND link <> :link AND {next} RETURNING sum"
    );
    let values = named_params! { ":after": after, ":tokens": terms.tokens, ":link": people::LINK };
    let mut forget = connection.prepare_cached(&forget)?;
    let ids = forget.query_map(values, |row| row.get(0))?.collect::<Result<Vec<Vec<u8>>, _>>()?;
    let devices = "DELETE FROM device WHERE sum IN (SELECT sum FROM device WHERE used < ? LIMIT ?)";
    connection.prepare_cached(devices)?.execute(params![terms.tokens, limit as i64])?;
    Ok(Batch { ids, last: last.filter(|_| count == limit as i64) })
}

/// The latest use of a table.
pub(super) fn activity(connection: &Connection, id: &str) -> Result<Activity, Error> {
    let query = format!("SELECT {LAST}, {NAMED} FROM game WHERE id = ?");
    connection
        .prepare_cached(&query)?
        .query_row([id], |row| Ok(Activity { last: row.get(0)?, named: row.get(1)? }))
}

/// Records that the house runs at this time; returns all downtimes. Heartbeats come every few minutes, so a longer gap
/// means that the house was closed, or that its machine was suspended or its clock was set.
pub(super) fn note_running(
    connection: &Connection,
    at: i64,
    shortest: i64,
) -> Result<Vec<(i64, i64)>, Error> {
    let alive: Option<i64> = connection.query_row("SELECT alive FROM house", [], |row| row.get(0))?;
    // A downtime that ends in the future was recorded while the system clock was ahead. It begins when the house was
    // last known to run by a correct clock.
    let ahead: Option<i64> =
        connection.query_row("SELECT MIN(since) FROM downtime WHERE until > ?", [at], |row| row.get(0))?;
    connection.execute("DELETE FROM downtime WHERE until > ?", [at])?;
    let alive = alive.filter(|alive| *alive <= at).or(ahead);
    if let Some(alive) = alive.filter(|alive| at.saturating_sub(*alive) >= shortest) {
        let last: Option<i64> =
            connection.query_row("SELECT MAX(until) FROM downtime", [], |row| row.get(0))?;
        let since = last.map_or(alive, |last| last.max(alive));
        if since < at {
            connection.execute("INSERT INTO downtime (since, until) VALUES (?, ?)", [since, at])?;
        }
    }
    connection.prepare_cached("UPDATE house SET alive = ?")?.execute([at])?;
    let mut times = connection.prepare_cached("SELECT since, until FROM downtime ORDER BY since")?;
    times.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
