//! New guests: each gets a token. The number of new guests per address and hour is limited.

use crate::client::Client;
use crate::house::House;
use crate::ids::{random_letters, token_hash};
use crate::store::{Person, StoreError};
use std::time::Duration;
use words::Words;

/// Why somebody cannot become a guest.
#[derive(Clone, Debug)]
pub(crate) enum NoGuest {
    /// The address has reached its limit for this hour.
    TooMany {
        /// The limit.
        limit: u32,
        /// How long to wait.
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
    /// How long to wait, if that is known.
    pub(crate) const fn wait(&self) -> Option<Duration> {
        match self {
            Self::TooMany { wait, .. } => Some(*wait),
            Self::Store(_) => None,
        }
    }

    /// The message; `Err` if the store failed, which has a message of its own.
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
    /// Counts a new guest from this address, unless that is over the limit.
    pub(crate) fn try_guest(&self, client: Client) -> Result<(), NoGuest> {
        let may = self.limits().try_guest(self.config(), client);
        let too_many =
            || NoGuest::TooMany { limit: self.config().guests_per_hour, wait: self.limits().hour_left() };
        may.then_some(()).ok_or_else(too_many)
    }

    /// Adds a guest; returns their token, too.
    pub(crate) async fn new_guest(&self, client: Client, name: String) -> Result<(Person, String), NoGuest> {
        self.try_guest(client)?;
        if let Some(wait) = self.count_guest(client).await? {
            return Err(NoGuest::TooMany { limit: self.config().guests_per_hour, wait });
        }
        let token = random_letters(32);
        let person = self.store().add_person(name, token_hash(&token)).await?;
        Ok((person, token))
    }

    /// Removes a guest who was added for a request that failed. If the store does not respond they stay, which does no
    /// harm.
    pub(crate) async fn forget_guest(&self, guest: &Person) {
        if let Err(error) = self.store().forget_unused(guest.id).await {
            tracing::error!(%error, "an unused guest stays");
        }
    }
}
