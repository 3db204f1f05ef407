//! The unreliable store: cancelling, leaving, resignation and rematches.

use super::Unreliable;
use server::{Answer, Credential, StoredSeat, StoredTable, TableLifecycle};

impl TableLifecycle for Unreliable {
    fn cancel_table(&self, by: Credential, id: String, before: Vec<StoredSeat>) -> Answer<()> {
        self.change("cancel_table", move |store| store.cancel_table(by, id, before))
    }

    fn leave_game(
        &self,
        by: Credential,
        id: String,
        before: Vec<StoredSeat>,
        seats: Vec<StoredSeat>,
        ends: bool,
    ) -> Answer<()> {
        self.change("leave_game", move |store| store.leave_game(by, id, before, seats, ends))
    }

    fn end_by_resignation(
        &self,
        by: Credential,
        id: String,
        before: Vec<StoredSeat>,
        moves: usize,
        winner: usize,
    ) -> Answer<()> {
        self.change("end_by_resignation", move |store| {
            store.end_by_resignation(by, id, before, moves, winner)
        })
    }

    fn add_rematch(&self, by: Credential, of: String, table: StoredTable) -> Answer<()> {
        self.change("add_rematch", move |store| store.add_rematch(by, of, table))
    }

    fn rematch_of(&self, id: String) -> Answer<Option<String>> {
        self.through("rematch_of", |store| store.rematch_of(id))
    }
}
