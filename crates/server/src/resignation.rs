//! Bots that see no chance to win any more resign. Their opponent may accept that, and wins.

use crate::house::House;
use crate::live_table::{ChangeError, LiveTable};
use crate::snapshot::Snapshot;
use crate::store::{Credential, Store, StoredSeat};
use bots::resigns;
use table::Seat;

impl Snapshot {
    /// The seat of the only person at the table, if all others are bots that resign now.
    pub(crate) fn resigned_to(&self) -> Option<Seat> {
        self.memo.resigned_to(|| {
            let (bots, people): (Vec<Seat>, Vec<Seat>) =
                Seat::all(self.seats.len()).partition(|seat| self.seats[seat.index()].bot.is_some());
            let &[person] = &people[..] else { return None };
            let resign = self.begun && bots.iter().all(|&bot| resigns(&*self.running, bot));
            (resign && self.seats[person.index()].person.is_some()).then_some(person)
        })
    }
}

impl LiveTable {
    /// Somebody accepts that all bots resign: the game ends, and they have won it.
    async fn accept_resignation(&self, store: &dyn Store, by: Credential) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        let Some(winner) = snapshot.resigned_to() else { return Err(ChangeError::NotResigned) };
        if snapshot.seats[winner.index()].person != Some(by.person) {
            return Err(ChangeError::NotYours);
        }
        let (before, moves): (Vec<StoredSeat>, _) =
            (Vec::clone(&snapshot.seats), snapshot.running.moves_made());
        let end = store.end_by_resignation(by, self.stored.id.clone(), before, moves, winner.index());
        // The end is part of the immutable data of a table in memory: it has to be read again.
        self.commit(store, end).await.map(drop)
    }
}

impl House {
    /// Ends a game in which all bots resign.
    pub(crate) async fn accept_resignation(
        &self,
        live: &LiveTable,
        by: Credential,
    ) -> Result<(), ChangeError> {
        live.accept_resignation(self.store(), by).await
    }
}
