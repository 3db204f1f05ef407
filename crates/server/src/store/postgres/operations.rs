//! The operations of the house in PostgreSQL.

use super::remote_changes::tell_of_opened;
use super::rows::{stored_game, tables};
use super::statements::{execute, list, row, value};
use super::{Kind, Postgres, changes, people, query, transaction};
use crate::store::{
    Answer, ChatMessage, Credential, NewAccount, Person, SigningIn, Store, StoreError, StoredGame,
    StoredMove, StoredSeat, StoredTable,
};
use prometheus_client::registry::Registry;
use std::sync::Arc;
use std::sync::atomic::Ordering;

impl Store for Postgres {
    fn add_person(&self, name: String, token: [u8; 32]) -> Answer<Person> {
        transaction!(self, Kind::Write, |tx| people::add(&tx, &name, token).await)
    }

    fn sign_in(&self, person: i64, password: String, token: [u8; 32]) -> Answer<SigningIn> {
        transaction!(self, Kind::Write, |tx| people::sign_in(&tx, person, &password, token).await)
    }

    fn add_token_by(&self, by: [u8; 32], token: [u8; 32]) -> Answer<bool> {
        transaction!(self, Kind::Write, |tx| people::add_token_by(&tx, by, token).await)
    }

    fn remove_token(&self, token: [u8; 32]) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| people::remove_token(&tx, token).await)
    }

    fn set_link(&self, by: Credential, link: Option<[u8; 32]>, stay: [u8; 32]) -> Answer<bool> {
        transaction!(self, Kind::Write, |tx| {
            people::lock_and_check(&tx, by).await?;
            people::set_link(&tx, by, link, stay).await
        })
    }

    fn has_link(&self, person: i64) -> Answer<bool> {
        transaction!(self, Kind::Read, |tx| people::has_link(&tx, person).await)
    }

    fn rename(&self, by: Credential, name: String) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| {
            people::lock_and_check(&tx, by).await?;
            execute(&tx, "UPDATE person SET name = $1 WHERE id = $2", &[&name, &by.person]).await.map(drop)
        })
    }

    fn forget_unused(&self, person: i64) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| people::forget_unused(&tx, person).await.map(drop))
    }

    fn add_account(&self, by: Credential, new: NewAccount, token: [u8; 32]) -> Answer<bool> {
        transaction!(self, Kind::Write, |tx| {
            people::lock_and_check(&tx, by).await?;
            people::add_account(&tx, by.person, &new, token).await
        })
    }

    fn add_person_with_account(&self, new: NewAccount, token: [u8; 32]) -> Answer<Option<Person>> {
        transaction!(self, Kind::Write, |tx| people::add_with_account(&tx, &new, token).await)
    }

    fn account(&self, account: String) -> Answer<Option<(Person, String)>> {
        transaction!(self, Kind::Read, |tx| people::account(&tx, &account).await)
    }

    fn set_password(&self, by: Credential, old: String, new: String, token: [u8; 32]) -> Answer<bool> {
        transaction!(self, Kind::Write, |tx| {
            people::lock_and_check(&tx, by).await?;
            people::change_password(&tx, by.person, &old, &new, token).await
        })
    }

    fn add_table(&self, by: Option<Credential>, table: StoredTable, moves: Vec<StoredMove>) -> Answer<()> {
        let is_elsewhere = self.is_elsewhere(&table.id);
        transaction!(self, Kind::Write, |tx| {
            changes::check_if_any(&tx, by).await?;
            changes::add_table(&tx, &table, &moves).await?;
            // The game begins there, even if nobody looks.
            if is_elsewhere { tell_of_opened(&tx, &table.id).await } else { Ok(()) }
        })
    }

    fn table(&self, id: String) -> Answer<Option<StoredGame>> {
        transaction!(self, Kind::Read, |tx| stored_game(&tx, &id).await)
    }

    fn components(&self, game: String, hash: String) -> Answer<Option<String>> {
        transaction!(self, Kind::Read, |tx| {
            let query = "SELECT text FROM components WHERE game = $1 AND sum = $2";
            Ok(row(&tx, query, &[&game, &hash]).await?.map(|row| row.try_get(0)).transpose()?)
        })
    }

    fn set_seats(
        &self,
        by: Option<Credential>,
        id: String,
        before: Vec<StoredSeat>,
        seats: Vec<StoredSeat>,
        begun: bool,
    ) -> Answer<()> {
        let kind = self.change_of(&id);
        transaction!(self, kind, |tx| {
            changes::check_if_any(&tx, by).await?;
            changes::set_seats(&tx, &id, &before, &seats, begun).await
        })
    }

    fn append(
        &self,
        by: Option<Credential>,
        id: String,
        after: usize,
        moves: Vec<StoredMove>,
        over: bool,
    ) -> Answer<()> {
        self.append_moves(by, id, after, moves, over)
    }

    fn take_back(&self, by: Option<Credential>, id: String, from: usize, to: usize) -> Answer<()> {
        let kind = self.change_of(&id);
        transaction!(self, kind, |tx| {
            changes::check_if_any(&tx, by).await?;
            changes::take_back(&tx, &id, from, to).await
        })
    }

    fn say(&self, by: Option<Credential>, id: String, message: ChatMessage) -> Answer<()> {
        let kind = self.change_of(&id);
        transaction!(self, kind, |tx| {
            changes::check_if_any(&tx, by).await?;
            changes::say(&tx, &id, &message).await
        })
    }

    fn waiting(&self, limit: usize) -> Answer<Vec<StoredTable>> {
        transaction!(self, Kind::Read, |tx| {
            // A table at which only words are missing waits for nobody else.
            let rest = "WHERE listed AND NOT begun AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id
                AND seat.person IS NULL AND seat.bot IS NULL) ORDER BY opened DESC, id LIMIT $1";
            tables(&tx, rest, &[&(limit as i64)]).await
        })
    }

    fn tables_of(&self, person: i64, limit: usize) -> Answer<Vec<StoredTable>> {
        transaction!(self, Kind::Read, |tx| {
            let rest = "WHERE id IN (SELECT game FROM seat WHERE person = $1) OR owner = $1
                ORDER BY opened DESC, id LIMIT $2";
            tables(&tx, rest, &[&person, &(limit as i64)]).await
        })
    }

    fn running(&self) -> Answer<Vec<String>> {
        transaction!(self, Kind::Read, |tx| {
            list(&tx, "SELECT id FROM game WHERE begun AND NOT over ORDER BY id", &[]).await
        })
    }

    fn count_open(&self) -> Answer<i64> {
        transaction!(self, Kind::Read, |tx| value(&tx, "SELECT COUNT(*) FROM game WHERE NOT over", &[]).await)
    }

    fn mute(&self, by: Credential, id: String, person: i64, muted: bool) -> Answer<()> {
        let kind = self.change_of(&id);
        transaction!(self, kind, |tx| {
            changes::check(&tx, by).await?;
            people::mute(&tx, &id, by.person, person, muted).await
        })
    }

    fn muted(&self, id: String) -> Answer<Vec<(i64, i64)>> {
        query!(self, |client| people::muted(client, &id).await)
    }

    fn close(&self) -> Answer<()> {
        self.0.closed.store(true, Ordering::SeqCst);
        let inner = Arc::clone(&self.0);
        let closing = async move {
            // Complete earlier operations first.
            inner.tasks.close();
            inner.tasks.wait().await;
            inner.release().await;
            inner.pool.close();
            inner.appending.close();
        };
        let closed = self.0.runtime.as_ref().map(|runtime| runtime.spawn(closing));
        Box::pin(async move {
            if let Some(closed) = closed {
                closed.await.map_err(|error| StoreError::Failed(error.to_string()))?;
            }
            Ok(())
        })
    }

    /// Does nothing: every statement has a timeout of its own.
    fn interrupt(&self) {}

    fn probe(&self) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| {
            let write = "INSERT INTO health (id, probes) VALUES (1, 1)
                ON CONFLICT (id) DO UPDATE SET probes = health.probes + 1";
            execute(&tx, write, &[]).await.map(drop)
        })
    }

    fn register(&self, metrics: &mut Registry) {
        self.0.measures.register(metrics);
    }
}
