//! Tables, seats and moves as rows of PostgreSQL.

use super::error::TxResult;
use super::statements::{Values, execute, rows, rows_of_each};
use crate::store::{ChatMessage, SetAside, StoredGame, StoredMove, StoredSeat, StoredTable};
use deadpool_postgres::Transaction;
use games::Pins;
use table::{Proof, Sealed};
use tokio_postgres::Row;

/// A table without its seats.
const TABLE: &str = "SELECT id, game, options, owner, listed, clock, secret, opened, begun, over, given, instant, \
     proof, hints, rules, components, origin, closed, winner FROM game";

/// Reads a row of [`TABLE`], with secret and proof. Errors do not quote them: they may contain a secret.
fn table_row(row: &Row) -> TxResult<StoredTable> {
    let unreadable = SetAside::Unreadable("row");
    let secret: Vec<u8> = row.try_get(6)?;
    let proof: Option<String> = row.try_get(12)?;
    let proof: Option<Proof> =
        proof.map(|text| text.parse()).transpose().map_err(|_| SetAside::Unreadable("row"))?;
    let secret = secret.try_into().map_err(|_| unreadable)?;
    Ok(StoredTable { secret, proof, ..listed_row(row)? })
}

/// A number stored as a longer one; one out of range means that the row is damaged.
pub(super) fn short(number: i64) -> Result<u32, SetAside> {
    u32::try_from(number).map_err(|_| SetAside::Unreadable("row"))
}

/// Reads a row of [`TABLE`] for lists: without secret and proof, so that a table with a broken one is still listed.
fn listed_row(row: &Row) -> TxResult<StoredTable> {
    let (clock, winner): (Option<i64>, Option<i64>) = (row.try_get(5)?, row.try_get(18)?);
    Ok(StoredTable {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        options: row.try_get(2)?,
        owner: row.try_get(3)?,
        listed: row.try_get(4)?,
        clock: clock.map(short).transpose()?,
        secret: [0; 32],
        opened: row.try_get(7)?,
        begun: row.try_get(8)?,
        over: row.try_get(9)?,
        closed: row.try_get(17)?,
        winner: winner.map(short).transpose()?.map(|seat| seat as usize),
        given: short(row.try_get(10)?)? as usize,
        instant: row.try_get(11)?,
        proof: None,
        hints: row.try_get(13)?,
        pins: Pins { rules: short(row.try_get(14)?)?, components: row.try_get(15)? },
        address_hash: row.try_get(16)?,
        seats: Vec::new(),
    })
}

/// A seat, after the id of its table.
fn seat_row(row: &Row) -> TxResult<StoredSeat> {
    let (commitment, salt): (Option<String>, Option<String>) = (row.try_get(5)?, row.try_get(6)?);
    Ok(StoredSeat {
        name: row.try_get(1)?,
        person: row.try_get(2)?,
        bot: row.try_get(3)?,
        word: row.try_get(4)?,
        sealed: commitment.map(|commitment| Sealed { commitment, salt }),
    })
}

/// The seats of a table.
pub(super) const SEATS: &str =
    "SELECT game, name, person, bot, word, commitment, salt FROM seat WHERE game = $1 ORDER BY number";

/// Reads rows of [`SEATS`].
pub(super) fn seat_rows(rows: &[Row]) -> TxResult<Vec<StoredSeat>> {
    rows.iter().map(seat_row).collect()
}

/// Writes all seats of a table, with one statement.
pub(super) async fn write_seats(tx: &Transaction<'_>, id: &str, seats: &[StoredSeat]) -> TxResult<()> {
    let insert = "INSERT INTO seat (game, number, name, person, bot, word, commitment, salt)
        SELECT $1::text, place - 1, name, person, bot, word, commitment, salt
        FROM unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[]) WITH ORDINALITY
            AS written (name, person, bot, word, commitment, salt, place)
        ON CONFLICT (game, number) DO UPDATE
        SET name = EXCLUDED.name, person = EXCLUDED.person, bot = EXCLUDED.bot, word = EXCLUDED.word,
            commitment = EXCLUDED.commitment, salt = EXCLUDED.salt";
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    let people: Vec<Option<i64>> = seats.iter().map(|seat| seat.person).collect();
    let bots: Vec<Option<&str>> = seats.iter().map(|seat| seat.bot.as_deref()).collect();
    let words: Vec<&str> = seats.iter().map(|seat| seat.word.as_str()).collect();
    let sealed = || seats.iter().map(|seat| seat.sealed.as_ref());
    let commitments: Vec<Option<&str>> = sealed().map(|sealed| Some(sealed?.commitment.as_str())).collect();
    let salts: Vec<Option<&str>> = sealed().map(|sealed| sealed?.salt.as_deref()).collect();
    let values: Values<'_> = &[&id, &names, &people, &bots, &words, &commitments, &salts];
    execute(tx, insert, values).await.map(drop)
}

/// Writes moves after the first `at`, all with one statement.
pub(super) async fn write_moves(
    tx: &Transaction<'_>,
    id: &str,
    at: usize,
    moves: &[StoredMove],
) -> TxResult<()> {
    if moves.is_empty() {
        return Ok(());
    }
    let insert = "INSERT INTO move (game, number, line, at, thought)
        SELECT $1::text, made.* FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::bigint[]) AS made";
    let numbers: Vec<i64> = (at as i64..).take(moves.len()).collect();
    let lines: Vec<&str> = moves.iter().map(|made| made.line.as_str()).collect();
    let times: Vec<i64> = moves.iter().map(|made| made.at).collect();
    let thought: Vec<i64> = moves.iter().map(|made| made.thought).collect();
    execute(tx, insert, &[&id, &numbers, &lines, &times, &thought]).await.map(drop)
}

/// Tables selected by the rest of a query, with their seats, for a list: those that cannot be read are left out.
pub(super) async fn tables(
    tx: &Transaction<'_>,
    rest: &str,
    values: Values<'_>,
) -> TxResult<Vec<StoredTable>> {
    let found = rows(tx, &format!("{TABLE} {rest}"), values).await?;
    let mut tables: Vec<StoredTable> = found.iter().filter_map(|row| listed_row(row).ok()).collect();
    let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
    let query = "SELECT game, name, person, bot, word, commitment, salt FROM seat
        WHERE game = ANY($1) ORDER BY game, number";
    let mut seats: std::collections::HashMap<String, Vec<StoredSeat>> = Default::default();
    for row in rows(tx, query, &[&ids]).await? {
        seats.entry(row.try_get(0)?).or_default().push(seat_row(&row)?);
    }
    for table in &mut tables {
        table.seats = seats.remove(&table.id).unwrap_or_default();
    }
    Ok(tables)
}

/// A table with its moves and its chat.
pub(super) async fn stored_game(tx: &Transaction<'_>, id: &str) -> TxResult<Option<StoredGame>> {
    let table = format!("{TABLE} WHERE id = $1");
    let made = "SELECT number, line, at, thought FROM move WHERE game = $1 ORDER BY number";
    let chat = "SELECT person, name, text, at, watching FROM said WHERE game = $1 ORDER BY id";
    let of: Values<'_> = &[&id];
    let [table, seats, made, chat] =
        rows_of_each(tx, [(&table, of), (SEATS, of), (made, of), (chat, of)]).await?;
    let Some(table) = table.first() else { return Ok(None) };
    let table = StoredTable { seats: seat_rows(&seats)?, ..table_row(table)? };
    let mut moves = Vec::new();
    for row in made {
        let made = StoredMove { line: row.try_get(1)?, at: row.try_get(2)?, thought: row.try_get(3)? };
        if row.try_get::<_, i64>(0)? != moves.len() as i64 {
            return Err(SetAside::Gap(moves.len() + 1).into());
        }
        moves.push(made);
    }
    let chat = chat.iter().map(|row| chat_row(row, 0)).collect::<TxResult<_>>()?;
    Ok(Some((table, moves, chat)))
}

/// A line of chat, from this column on.
pub(super) fn chat_row(row: &Row, first: usize) -> TxResult<ChatMessage> {
    Ok(ChatMessage {
        person: row.try_get(first)?,
        name: row.try_get(first + 1)?,
        text: row.try_get(first + 2)?,
        at: row.try_get(first + 3)?,
        watching: row.try_get(first + 4)?,
    })
}
