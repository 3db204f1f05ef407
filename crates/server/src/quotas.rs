//! Limits on how many tables somebody may open: in an hour, and at the same time.

use crate::client::Client;
use crate::house::House;
use crate::store::StoreError;
use std::time::Duration;
use words::Words;

/// Why a table cannot be opened.
#[derive(Clone, Debug)]
pub(crate) enum NoTable {
    /// The limit for this hour, of this person or address, is reached.
    InAnHour {
        /// The limit.
        limit: u32,
        /// How long to wait.
        wait: Duration,
    },
    /// The limit of open tables, of this person or address, is reached.
    AtOnce(u32),
    /// The store could not count them.
    Store(StoreError),
}

impl NoTable {
    /// How long to wait, if that is known.
    pub(crate) const fn wait(&self) -> Option<Duration> {
        match self {
            Self::InAnHour { wait, .. } => Some(*wait),
            Self::AtOnce(_) | Self::Store(_) => None,
        }
    }

    /// The message; `Err` if the store failed, which has a message of its own.
    pub(crate) fn say(&self, words: Words) -> Result<String, &StoreError> {
        match self {
            Self::InAnHour { limit, .. } => {
                Ok(words.say_with("server-tables-in-an-hour", &[("limit", (*limit).into())]))
            }
            Self::AtOnce(limit) => Ok(words.say_with("server-tables-at-once", &[("limit", (*limit).into())])),
            Self::Store(error) => Err(error),
        }
    }
}

/// A reserved place in somebody's quota. Dropped without a table it is released: refused or failed requests do not
/// count.
#[must_use = "an opened table has to be counted"]
pub(crate) struct Reservation {
    house: House,
    person: Option<i64>,
    client: Client,
    is_used: bool,
    /// Whether it is counted for all processes of the house, too.
    is_tallied: bool,
}

impl Reservation {
    /// The table was opened.
    pub(crate) fn keep(mut self) {
        self.is_used = true;
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        if !self.is_used {
            self.house.limits().undo_open(self.person, self.client);
            if self.is_tallied {
                self.house.undo_count_of_table(self.person, self.client);
            }
        }
    }
}

impl House {
    /// Reserves a table in the quota of a person, or of a stranger who is about to become a guest. An address has the
    /// quota of several people.
    pub(crate) async fn reserve_table(
        &self,
        person: Option<i64>,
        client: Client,
    ) -> Result<Reservation, NoTable> {
        let config = self.config();
        let of_address = |limit: u32| limit.saturating_mul(config.people_per_address);
        if let Err(wait) = self.limits().try_open(config, person, client) {
            return Err(NoTable::InAnHour { limit: config.tables_per_hour, wait });
        }
        let house = self.clone();
        let mut reservation = Reservation { house, person, client, is_used: false, is_tallied: false };
        let over = self.count_table(person, client).await.map_err(NoTable::Store)?;
        reservation.is_tallied = true;
        if let Some(wait) = over {
            return Err(NoTable::InAnHour { limit: config.tables_per_hour, wait });
        }
        // Abandoned tables do not count, so that nobody is blocked forever.
        let since = self.retention_now().abandoned_before();
        let counted = self.store().count_open_of(person, self.address_hash(client), since).await;
        let (own, from_address) = counted.map_err(NoTable::Store)?;
        if own >= config.open_tables || from_address >= of_address(config.open_tables) {
            return Err(NoTable::AtOnce(config.open_tables));
        }
        Ok(reservation)
    }
}
