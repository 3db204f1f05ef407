//! Limits by the hour of a house that several processes run: they are counted in the database, for all together. A
//! house that is alone counts in memory only (`limits.rs`).

use crate::client::Client;
use crate::house::House;
use crate::store::{StoreError, Tally};
use std::time::Duration;

const HOUR: i64 = 3_600 * 1_000;

impl House {
    /// The current hour, counted from 1970.
    pub(crate) fn hour_of_tallies(&self) -> i64 {
        self.config().clock.now().div_euclid(HOUR)
    }

    /// Counts something that somebody does; otherwise how long to wait, if that is above the limit. Somebody unknown is
    /// not counted.
    async fn count(&self, what: Tally, who: Option<i64>, limit: u32) -> Result<Option<Duration>, StoreError> {
        let (Some(nodes), Some(who)) = (self.nodes(), who) else { return Ok(None) };
        if nodes.store.count(what, who, self.hour_of_tallies(), 1).await? <= i64::from(limit) {
            return Ok(None);
        }
        let left = HOUR - self.config().clock.now().rem_euclid(HOUR);
        Ok(Some(Duration::from_millis(left.unsigned_abs())))
    }

    /// Counts a new guest from an address; otherwise how long to wait.
    pub(crate) async fn count_guest(&self, client: Client) -> Result<Option<Duration>, StoreError> {
        self.count(Tally::Guests, self.address_hash(client), self.config().guests_per_hour).await
    }

    /// Counts a table that is opened; otherwise how long to wait. Both counts are made, so that both can be undone.
    pub(crate) async fn count_table(
        &self,
        person: Option<i64>,
        client: Client,
    ) -> Result<Option<Duration>, StoreError> {
        let limit = self.config().tables_per_hour;
        let by_address = limit.saturating_mul(self.config().people_per_address);
        let of_address = self.count(Tally::TablesOfAddress, self.address_hash(client), by_address).await?;
        let of_person = self.count(Tally::TablesOfPerson, person, limit).await?;
        Ok(of_address.or(of_person))
    }

    /// Undoes the counts: no table was opened after all.
    pub(crate) fn undo_count_of_table(&self, person: Option<i64>, client: Client) {
        let Some(nodes) = self.nodes() else { return };
        let whose = [(Tally::TablesOfAddress, self.address_hash(client)), (Tally::TablesOfPerson, person)];
        for (what, who) in whose {
            // The store completes it by itself.
            drop(who.map(|who| nodes.store.count(what, who, self.hour_of_tallies(), -1)));
        }
    }
}
