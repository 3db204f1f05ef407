//! Departed players, who cannot come back: deleted or banned people, and guests who have signed out of their
//! last device. The game does not wait for them: a bot moves in their place at once.

use crate::house::House;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

/// The maximum number of ticks between two queries of the store.
const TICKS: u32 = 60;

/// The departed people who sit in a running game, as the store said last.
#[derive(Default)]
pub(crate) struct DepartedPlayers(Mutex<HashSet<i64>>);

impl DepartedPlayers {
    /// Whether this person cannot come back.
    pub(crate) fn contains(&self, person: i64) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&person)
    }

    fn replace(&self, people: Vec<i64>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = people.into_iter().collect();
    }
}

/// Asks the store who has departed, whenever tokens were revoked.
pub(crate) struct Refresh {
    revoked: watch::Receiver<()>,
    ticks: u32,
}

impl Refresh {
    /// The first tick asks the store.
    pub(crate) fn new(house: &House) -> Self {
        Self { revoked: house.revoked(), ticks: 0 }
    }

    /// Called once a second.
    pub(crate) async fn tick(&mut self, house: &House) {
        let is_due = self.ticks == 0 || self.revoked.has_changed().unwrap_or_default();
        self.ticks = (self.ticks + 1) % TICKS;
        if !is_due {
            return;
        }
        self.revoked.mark_unchanged();
        match house.store().departed_players().await {
            Ok(people) => house.people().departed.replace(people),
            Err(error) => {
                tracing::debug!(%error, "cannot read who has departed; trying again");
                self.ticks = 0;
            }
        }
    }
}
