//! Cancelling, leaving, resignation and rematches, in PostgreSQL.

use super::error::TxResult;
use super::personal_data::delete_table;
use super::rows::write_seats;
use super::statements::{execute, row, value};
use super::{Postgres, changes, query, transaction};
use crate::store::{Answer, Conflict, Credential, StoreError, StoredSeat, StoredTable, TableLifecycle};
use deadpool_postgres::{GenericClient, Transaction};

impl TableLifecycle for Postgres {
    fn cancel_table(&self, by: Credential, id: String, before: Vec<StoredSeat>) -> Answer<()> {
        let kind = self.change_of(&id);
        transaction!(self, kind, |tx| {
            changes::check(&tx, by).await?;
            changes::expect_seats(&tx, &id, &before, false).await?;
            let owner: i64 = value(&tx, "SELECT owner FROM game WHERE id = $1", &[&id]).await?;
            if owner != by.person {
                return Err(StoreError::NotAllowed.into());
            }
            delete_table(&tx, &id).await.map(drop)
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
        let kind = self.change_of(&id);
        transaction!(self, kind, |tx| {
            changes::check(&tx, by).await?;
            changes::expect_seats(&tx, &id, &before, true).await?;
            if is_over(&tx, &id).await? {
                return Err(Conflict::Over.into());
            }
            write_seats(&tx, &id, &seats).await?;
            if ends {
                execute(&tx, "UPDATE game SET closed = TRUE, over = TRUE WHERE id = $1", &[&id]).await?;
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
        let kind = self.change_of(&id);
        transaction!(self, kind, |tx| {
            changes::check(&tx, by).await?;
            changes::expect_seats(&tx, &id, &before, true).await?;
            changes::expect_moves(&tx, &id, moves).await?;
            let update = "UPDATE game SET closed = TRUE, over = TRUE, winner = $2 WHERE id = $1";
            execute(&tx, update, &[&id, &(winner as i64)]).await.map(drop)
        })
    }

    fn add_rematch(&self, by: Credential, of: String, table: StoredTable) -> Answer<()> {
        let kind = self.change_of(&of);
        transaction!(self, kind, |tx| {
            changes::check(&tx, by).await?;
            // Of two concurrent requests the second finds the table of the first.
            changes::lock_table(&tx, &of).await?;
            if !is_over(&tx, &of).await? {
                return Err(Conflict::Seats.into());
            }
            if rematch_of(&tx, &of).await?.is_some() {
                return Err(Conflict::Rematch.into());
            }
            changes::add_table(&tx, &table, &[]).await?;
            execute(&tx, "INSERT INTO rematch (game, next) VALUES ($1, $2)", &[&of, &table.id])
                .await
                .map(drop)
        })
    }

    fn rematch_of(&self, id: String) -> Answer<Option<String>> {
        query!(self, |client| rematch_of(client, &id).await)
    }
}

async fn is_over(tx: &Transaction<'_>, id: &str) -> TxResult<bool> {
    let found = row(tx, "SELECT over FROM game WHERE id = $1", &[&id]).await?;
    Ok(found.ok_or(Conflict::NoTable)?.try_get(0)?)
}

async fn rematch_of(tx: &impl GenericClient, id: &str) -> TxResult<Option<String>> {
    let found = row(tx, "SELECT next FROM rematch WHERE game = $1", &[&id]).await?;
    Ok(found.map(|row| row.try_get(0)).transpose()?)
}
