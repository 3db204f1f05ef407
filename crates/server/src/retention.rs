//! Retention: what expires, and when. Expired rows are found in small batches with pauses between them, so that no move
//! waits; each is checked again at the moment it is removed.

use crate::clock::millis;
use crate::config::Config;
use crate::downtime::Downtimes;
use crate::house::House;
use crate::store::{Activity, StoreError, StoredTable, Terms};
use std::sync::Arc;
use std::time::Duration;
use words::Words;

/// How many rows a batch has.
const BATCH: usize = 100;

/// The pause after a batch.
const PAUSE: Duration = Duration::from_millis(20);

/// How often expired rows are removed.
const EVERY: Duration = Duration::from_secs(3600);

const DAY: Duration = Duration::from_secs(24 * 3600);

/// How long data is retained.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// A waiting table that nobody has joined, from when it was opened.
    pub waiting: Duration,
    /// A running game of guests, from its last move; also a table that somebody has joined but that never began.
    pub abandoned: Duration,
    /// A finished game of guests, from its last move. With an account among the players it is kept forever.
    pub guest_games: Duration,
    /// A guest without a seat or a table, from their last visit.
    pub guests: Duration,
    /// Tokens of devices, from their last use.
    pub tokens: Duration,
    /// Chat, from the last move of its finished game.
    pub talk: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        Self {
            waiting: DAY * 3,
            abandoned: DAY * 30,
            guest_games: DAY * 365,
            guests: DAY * 30,
            tokens: DAY * 400,
            talk: DAY * 90,
        }
    }
}

/// The retention periods as of now.
#[derive(Clone, Debug)]
pub(crate) struct RetentionAt {
    retention: Retention,
    /// Time in which the house was not running does not count.
    downtimes: Arc<Downtimes>,
    now: i64,
}

impl RetentionAt {
    /// The times before which things have expired.
    fn terms(&self) -> Terms {
        let Retention { waiting, abandoned, guest_games, guests, tokens, talk } = self.retention;
        let before = |kept: Duration| self.downtimes.before(self.now, kept);
        Terms {
            now: self.now,
            waiting: before(waiting),
            abandoned: before(abandoned),
            guest_games: before(guest_games),
            guests: before(guests),
            tokens: before(tokens),
            talk: before(talk),
        }
    }

    /// Running games without a move since this time are abandoned.
    pub(crate) fn abandoned_before(&self) -> i64 {
        self.downtimes.before(self.now, self.retention.abandoned)
    }

    /// When a table will be removed; `None` if it is kept forever. It must agree with what the store does by [`Terms`].
    pub(crate) fn removal(&self, table: &StoredTable, activity: Activity) -> Option<Removal> {
        let kept = &self.retention;
        let is_played = table.seats.iter().any(|seat| seat.is_taken());
        let is_full = table.seats.iter().all(|seat| seat.is_taken());
        let others = table.seats.iter().any(|seat| seat.person.is_some_and(|person| person != table.owner));
        let (from, kept, unless) = match (table.begun, table.over || !is_played) {
            (false, _) if others => (table.opened, kept.abandoned, Unless::Begun),
            (false, _) if is_full => (table.opened, kept.waiting, Unless::Begun),
            (false, _) => (table.opened, kept.waiting, Unless::Joined),
            (true, _) if activity.named => return None,
            (true, false) => (activity.last, kept.abandoned, Unless::Played),
            (true, true) => (activity.last, kept.guest_games, Unless::Named),
        };
        let left = millis(kept).saturating_sub(self.downtimes.running(from, self.now));
        let day = millis(DAY);
        Some(Removal { days: left.max(0).saturating_add(day - 1) / day, unless })
    }
}

/// What keeps a table from being removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unless {
    /// Somebody joins.
    Joined,
    /// The game begins: it waits for players, or for words.
    Begun,
    /// Somebody plays on.
    Played,
    /// One of the players has an account by then.
    Named,
}

/// When a table will be removed, and what would prevent it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Removal {
    /// In how many days, rounded up.
    pub(crate) days: i64,
    pub(crate) unless: Unless,
}

/// How much was removed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Removed {
    /// Tables, with everything that belongs to them.
    pub tables: usize,
    /// Guests.
    pub people: usize,
    /// Tokens of devices.
    pub tokens: usize,
}

impl Removal {
    /// The message for it.
    pub(crate) fn say(self, words: Words) -> String {
        let key = match self.unless {
            Unless::Joined => "server-removal-joined",
            Unless::Begun => "server-removal-begun",
            Unless::Played => "server-removal-played",
            Unless::Named => "server-removal-named",
        };
        words.say_with(key, &[("days", self.days.into())])
    }
}

impl House {
    /// The retention periods as of now.
    pub(crate) fn retention_now(&self) -> RetentionAt {
        let Config { retention, clock, .. } = self.config();
        RetentionAt { retention: *retention, downtimes: self.downtimes(), now: clock.now() }
    }

    /// When each of these tables will be removed.
    pub(crate) async fn removals(&self, tables: &[StoredTable]) -> Result<Vec<Option<Removal>>, StoreError> {
        let activity = self.store().activity(tables.iter().map(|table| table.id.clone()).collect()).await?;
        let now = self.retention_now();
        Ok(tables.iter().zip(activity).map(|(table, activity)| now.removal(table, activity)).collect())
    }

    /// Removes everything that has expired.
    pub async fn remove_expired(&self) -> Result<Removed, StoreError> {
        let terms = self.retention_now().terms();
        let mut removed = Removed::default();
        let mut after = Some(String::new());
        while let Some(from) = after {
            let found = self.store().expired_tables(terms, from, BATCH).await?;
            // Other processes remove theirs: only they know whether somebody watches.
            for id in found.ids.iter().filter(|id| self.epoch_of(id).is_some()) {
                match self.remove_if_expired(terms, id).await {
                    Ok(is_gone) => removed.tables += usize::from(is_gone),
                    // One table does not block the others.
                    Err(error) => {
                        tracing::error!(table = id, %error, "an expired table could not be removed yet")
                    }
                }
            }
            after = found.last;
            tokio::time::sleep(PAUSE).await;
        }
        if !self.has_house_shard() {
            return Ok(removed);
        }
        let mut after = Some(0);
        while let Some(from) = after {
            let found = self.store().forget_guests(terms, from, BATCH).await?;
            removed.people += found.ids.len();
            self.people().evict_all(&found.ids);
            after = found.last;
            tokio::time::sleep(PAUSE).await;
        }
        let mut after = Some(Vec::new());
        while let Some(from) = after {
            let found = self.store().forget_tokens(terms, from, BATCH).await?;
            removed.tokens += found.ids.len();
            after = found.last;
            tokio::time::sleep(PAUSE).await;
        }
        Ok(removed)
    }

    /// Removes an expired table, unless somebody uses it; whether it was removed. A table that was set aside stays:
    /// nobody can play there, and it has to be found for a repair.
    async fn remove_if_expired(&self, terms: Terms, id: &str) -> Result<bool, StoreError> {
        if matches!(self.table(id).await, Err(StoreError::SetAside(_))) {
            return Ok(false);
        }
        if !self.evict(id) {
            return Ok(false);
        }
        let gone = self.store().remove_expired_table(terms, id.to_owned()).await?;
        // It may have been loaded again at the same moment.
        self.evict(id);
        Ok(gone)
    }

    /// Removes expired data every hour until the house closes.
    pub(crate) async fn run_retention(self) {
        let mut closing = self.closing();
        loop {
            let swept = async {
                // The clock may have jumped since the last check.
                let removed = async {
                    self.note_running().await?;
                    self.remove_expired().await
                };
                match removed.await {
                    Ok(removed) if removed != Removed::default() => tracing::info!(?removed, "expired"),
                    Ok(_) => {}
                    Err(error) => tracing::error!(%error, "what has expired could not be removed yet"),
                }
                tokio::time::sleep(EVERY).await;
            };
            tokio::select! {
                () = swept => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
        }
    }
}
