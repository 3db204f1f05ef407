//! How many tables anybody may open: so many in an hour, and so many that are open at the same time.

use crate::client::Client;
use crate::house::House;
use crate::store::StoreError;
use words::Words;

/// Why no further table is opened.
#[derive(Clone, Debug)]
pub(crate) enum NoTable {
    /// This person, or this address, has opened so many within an hour.
    InAnHour(u32),
    /// This person, or this address, has so many open.
    AtOnce(u32),
    /// The store cannot say how many there are.
    Store(StoreError),
}

impl NoTable {
    /// The sentence for it; nothing where the store failed, which has a sentence of its own.
    pub(crate) fn say(&self, words: Words) -> Result<String, &StoreError> {
        match self {
            Self::InAnHour(limit) => {
                Ok(words.say_with("server-tables-in-an-hour", &[("limit", (*limit).into())]))
            }
            Self::AtOnce(limit) => Ok(words.say_with("server-tables-at-once", &[("limit", (*limit).into())])),
            Self::Store(error) => Err(error),
        }
    }
}

impl House {
    /// Whether somebody may open a table now: a person, or a stranger who is about to become one. An address may open
    /// as many as several people.
    pub(crate) async fn may_open(&self, person: Option<i64>, client: Client) -> Result<(), NoTable> {
        let config = self.config();
        let of_address = |limit: u32| limit.saturating_mul(config.people_per_address);
        if !self.limits().may_open(config, person, client) {
            return Err(NoTable::InAnHour(config.tables_per_hour));
        }
        // A table that nobody has ended for long is no longer counted: nobody is kept from playing for ever.
        let since = self.keeping().abandoned_before();
        let counted = self.store().count_open_of(person, self.origin(client), since).await;
        let (own, from_address) = counted.map_err(NoTable::Store)?;
        if own >= config.open_tables || from_address >= of_address(config.open_tables) {
            return Err(NoTable::AtOnce(config.open_tables));
        }
        Ok(())
    }
}
