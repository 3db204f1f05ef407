//! Whoever is here for the first time: a guest with a token, and no more of them from one address than an hour allows.

use crate::client::Client;
use crate::house::House;
use crate::ids::{random_letters, sum};
use crate::store::{Person, StoreError};
use std::time::Duration;
use words::Words;

/// Why somebody does not become a guest.
#[derive(Clone, Debug)]
pub(crate) enum NoGuest {
    /// So many have come from their address within an hour.
    TooMany {
        /// So many are allowed.
        limit: u32,
        /// So long they have to wait.
        wait: Duration,
    },
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for NoGuest {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl NoGuest {
    /// How long whoever is refused has to wait, where that is known.
    pub(crate) const fn wait(&self) -> Option<Duration> {
        match self {
            Self::TooMany { wait, .. } => Some(*wait),
            Self::Store(_) => None,
        }
    }

    /// The sentence for it; nothing where the store failed, which has a sentence of its own.
    pub(crate) fn say(&self, words: Words) -> Result<String, &StoreError> {
        match self {
            Self::TooMany { limit, .. } => {
                Ok(words.say_with("server-guests-in-an-hour", &[("limit", (*limit).into())]))
            }
            Self::Store(error) => Err(error),
        }
    }
}

impl House {
    /// Refuses whoever comes from an address from which too many have come already.
    pub(crate) fn may_become_guest(&self, client: Client) -> Result<(), NoGuest> {
        let may = self.limits().may_become_guest(self.config(), client);
        let too_many =
            || NoGuest::TooMany { limit: self.config().guests_per_hour, wait: self.limits().hour_left() };
        may.then_some(()).ok_or_else(too_many)
    }

    /// A new guest, and the token by which they are recognised.
    pub(crate) async fn new_guest(&self, client: Client, name: String) -> Result<(Person, String), NoGuest> {
        self.may_become_guest(client)?;
        let token = random_letters(32);
        let person = self.store().add_person(name, sum(&token)).await?;
        Ok((person, token))
    }
}
