//! How many tables anybody may open: so many in an hour, and so many that are open at the same time.

use crate::client::Client;
use crate::house::House;
use crate::store::StoreError;
use std::time::Duration;
use words::Words;

/// Why no further table is opened.
#[derive(Clone, Debug)]
pub(crate) enum NoTable {
    /// This person, or this address, has opened so many within an hour.
    InAnHour {
        /// So many are allowed.
        limit: u32,
        /// So long they have to wait.
        wait: Duration,
    },
    /// This person, or this address, has so many open.
    AtOnce(u32),
    /// The store cannot say how many there are.
    Store(StoreError),
}

impl NoTable {
    /// How long whoever is refused has to wait, where that is known.
    pub(crate) const fn wait(&self) -> Option<Duration> {
        match self {
            Self::InAnHour { wait, .. } => Some(*wait),
            Self::AtOnce(_) | Self::Store(_) => None,
        }
    }

    /// The sentence for it; nothing where the store failed, which has a sentence of its own.
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

/// A place in the quota of somebody who may open a table. Dropped without a table it is given back: what is refused, or
/// fails, counts for nothing.
#[must_use = "an opened table has to be counted"]
pub(crate) struct Reservation {
    house: House,
    person: Option<i64>,
    client: Client,
    is_used: bool,
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
            self.house.limits().open_no_table(self.person, self.client);
        }
    }
}

impl House {
    /// Whether somebody may open a table now: a person, or a stranger who is about to become one. An address may open
    /// as many as several people.
    pub(crate) async fn may_open(&self, person: Option<i64>, client: Client) -> Result<Reservation, NoTable> {
        let config = self.config();
        let of_address = |limit: u32| limit.saturating_mul(config.people_per_address);
        if let Err(wait) = self.limits().may_open(config, person, client) {
            return Err(NoTable::InAnHour { limit: config.tables_per_hour, wait });
        }
        let reservation = Reservation { house: self.clone(), person, client, is_used: false };
        // A table that nobody has ended for long is no longer counted: nobody is kept from playing for ever.
        let since = self.keeping().abandoned_before();
        let counted = self.store().count_open_of(person, self.origin(client), since).await;
        let (own, from_address) = counted.map_err(NoTable::Store)?;
        if own >= config.open_tables || from_address >= of_address(config.open_tables) {
            return Err(NoTable::AtOnce(config.open_tables));
        }
        Ok(reservation)
    }
}
