//! Players who cannot come back: deleted or banned people, and guests who have signed out of their last device. The
//! game does not wait for them: a bot moves in their place at once.

use crate::house::House;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

/// The store is asked at least once in so many rounds.
const ROUNDS: u32 = 60;

/// The gone people who sit in a running game, as the store said last.
#[derive(Default)]
pub(crate) struct Gone(Mutex<HashSet<i64>>);

impl Gone {
    /// Whether this person cannot come back.
    pub(crate) fn contains(&self, person: i64) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&person)
    }

    fn replace(&self, people: Vec<i64>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = people.into_iter().collect();
    }
}

/// Asks the store who is gone, whenever tokens were revoked.
pub(crate) struct Asking {
    revoked: watch::Receiver<()>,
    rounds: u32,
}

impl Asking {
    /// The first round asks the store.
    pub(crate) fn new(house: &House) -> Self {
        Self { revoked: house.revoked(), rounds: 0 }
    }

    /// Called once a second.
    pub(crate) async fn round(&mut self, house: &House) {
        let is_due = self.rounds == 0 || self.revoked.has_changed().unwrap_or_default();
        self.rounds = (self.rounds + 1) % ROUNDS;
        if !is_due {
            return;
        }
        self.revoked.mark_unchanged();
        match house.store().gone_players().await {
            Ok(people) => house.people().gone.replace(people),
            Err(error) => {
                tracing::debug!(%error, "who is gone is asked again");
                self.rounds = 0;
            }
        }
    }
}
