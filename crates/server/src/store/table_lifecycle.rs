//! What happens to a table besides its moves: it is cancelled before the game, somebody leaves or the bots
//! resign during it, a rematch is opened after it. Each is one transaction that says what it is based on, as
//! in `changes.rs`.

use super::changes::{add_table, expect_moves, expect_seats};
use super::personal_data::delete_table;
use super::rows::write_seats;
use super::{Answer, Conflict, Credential, Sqlite, StoreError, StoredSeat, StoredTable};
use rusqlite::{Connection, OptionalExtension, params};

/// Cancelling, leaving, resignation, and rematches.
pub trait TableLifecycle {
    /// Deletes a table that waits for players. Refused unless `by` has opened it; with a [`Conflict`] unless exactly
    /// `before` sit there and the game has not begun.
    fn cancel_table(&self, by: Credential, id: String, before: Vec<StoredSeat>) -> Answer<()>;
    /// Replaces the seats of a running game, or ends it early if nobody is left. Refused with a [`Conflict`] unless
    /// exactly `before` sit there.
    fn leave_game(
        &self,
        by: Credential,
        id: String,
        before: Vec<StoredSeat>,
        seats: Vec<StoredSeat>,
        ends: bool,
    ) -> Answer<()>;
    /// Ends a running game early because all bots have resigned to the seat `winner`. Refused with a
    /// [`Conflict`] unless exactly `before` sit there and so many moves were made.
    fn end_by_resignation(
        &self,
        by: Credential,
        id: String,
        before: Vec<StoredSeat>,
        moves: usize,
        winner: usize,
    ) -> Answer<()>;
    /// Adds the table of a rematch. Refused with a [`Conflict`] if there is one already.
    fn add_rematch(&self, by: Credential, of: String, table: StoredTable) -> Answer<()>;
    /// The table of the rematch, if there is one.
    fn rematch_of(&self, id: String) -> Answer<Option<String>>;
}

impl TableLifecycle for Sqlite {
    fn cancel_table(&self, by: Credential, id: String, before: Vec<StoredSeat>) -> Answer<()> {
        self.erasing(move |connection| {
            by.check(connection)?;
            expect_seats(connection, &id, &before, false)?;
            let owner: i64 =
                connection.query_row("SELECT owner FROM game WHERE id = ?", [&id], |row| row.get(0))?;
            if owner != by.person {
                return Err(StoreError::NotAllowed);
            }
            delete_table(connection, &id)?;
            Ok(((), true))
        })
    }

    fn leave_game(
        &self,
        by: Credential,
        id: String,
        before: Vec<StoredSeat>,
        seats: Vec<StoredSeat>,
        ends: bool,
    ) -> Answer<()> {
        self.change_by(Some(by), move |connection| {
            expect_seats(connection, &id, &before, true)?;
            if is_over(connection, &id)? {
                return Err(Conflict::Over.into());
            }
            write_seats(connection, &id, &seats)?;
            if ends {
                connection.execute("UPDATE game SET closed = 1, over = 1 WHERE id = ?", [&id])?;
            }
            Ok(())
        })
    }

    fn end_by_resignation(
        &self,
        by: Credential,
        id: String,
        before: Vec<StoredSeat>,
        moves: usize,
        winner: usize,
    ) -> Answer<()> {
        self.change_by(Some(by), move |connection| {
            expect_seats(connection, &id, &before, true)?;
            expect_moves(connection, &id, moves)?;
            let update = "UPDATE game SET closed = 1, over = 1, winner = ? WHERE id = ?";
            connection.execute(update, params![winner as i64, id])?;
            Ok(())
        })
    }

    fn add_rematch(&self, by: Credential, of: String, table: StoredTable) -> Answer<()> {
        self.change_by(Some(by), move |connection| {
            if !is_over(connection, &of)? {
                return Err(Conflict::Seats.into());
            }
            if rematch_of(connection, &of)?.is_some() {
                return Err(Conflict::Rematch.into());
            }
            add_table(connection, &table, &[])?;
            let insert = "INSERT INTO rematch (game, next) VALUES (?, ?)";
            connection.execute(insert, params![of, table.id])?;
            Ok(())
        })
    }

    fn rematch_of(&self, id: String) -> Answer<Option<String>> {
        self.job(move |connection| rematch_of(connection, &id))
    }
}

fn is_over(connection: &Connection, id: &str) -> Result<bool, StoreError> {
    let mut query = connection.prepare_cached("SELECT over FROM game WHERE id = ?")?;
    let over = query.query_row([id], |row| row.get(0)).optional()?;
    Ok(over.ok_or(Conflict::NoTable)?)
}

fn rematch_of(connection: &Connection, id: &str) -> Result<Option<String>, rusqlite::Error> {
    let mut query = connection.prepare_cached("SELECT next FROM rematch WHERE game = ?")?;
    query.query_row([id], |row| row.get(0)).optional()
}
