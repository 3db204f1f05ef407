//! What expires, and when. Everything is gone through in small batches with pauses between them, so that no move waits; and
//! each thing is looked at again in the moment in which it is removed.

use crate::clock::millis;
use crate::config::Config;
use crate::downtime::Downtimes;
use crate::house::House;
use crate::store::{Activity, StoreError, StoredTable, Terms};
use std::sync::Arc;
use std::time::Duration;
use words::Words;

/// How many rows are looked at in one batch.
const BATCH: usize = 100;

/// The pause after a batch.
const PAUSE: Duration = Duration::from_millis(20);

/// How often everything is gone through.
const EVERY: Duration = Duration::from_secs(3600);

/// A day.
const DAY: Duration = Duration::from_secs(24 * 3600);

/// How long things are kept.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// A table that waits and that nobody has joined, from when it was opened.
    pub waiting: Duration,
    /// A game of guests that goes on, from its last move; also a table that never began, although somebody had joined.
    pub abandoned: Duration,
    /// A finished game of guests, from its last move. Where somebody with an account plays, it is kept for ever.
    pub guest_games: Duration,
    /// A guest without a seat and without a table, from their last visit.
    pub guests: Duration,
    /// What recognises a device, from when it was last used.
    pub tokens: Duration,
    /// What was said at a table, from the last move of its finished game.
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

/// How long things are kept, seen from now.
#[derive(Clone, Debug)]
pub(crate) struct Keeping {
    retention: Retention,
    /// Time in which the house was not running does not count.
    downtimes: Arc<Downtimes>,
    now: i64,
}

impl Keeping {
    /// What is older than this has expired.
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

    /// Before when a game was left that nobody plays on.
    pub(crate) fn abandoned_before(&self) -> i64 {
        self.downtimes.before(self.now, self.retention.abandoned)
    }

    /// When a table will be removed; nothing if it is kept for ever. It says of one table what [`Terms`] say of all.
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

/// Why a table will be removed one day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unless {
    /// Nobody joins.
    Joined,
    /// The game does not begin: it waits for others, or for words.
    Begun,
    /// Nobody plays on.
    Played,
    /// Nobody who played has an account by then.
    Named,
}

/// When a table will be removed, and what would prevent it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Removal {
    /// In so many days, the last one counted as a whole.
    pub(crate) days: i64,
    pub(crate) unless: Unless,
}

/// How much was removed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Removed {
    /// Tables, with all that belongs to them.
    pub tables: usize,
    /// Guests.
    pub people: usize,
    /// What recognised devices.
    pub tokens: usize,
}

impl Removal {
    /// A sentence about it.
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
    /// How long things are kept, seen from now.
    pub(crate) fn keeping(&self) -> Keeping {
        let Config { retention, clock, .. } = self.config();
        Keeping { retention: *retention, downtimes: self.downtimes(), now: clock.now() }
    }

    /// When each of these tables will be removed.
    pub(crate) async fn removals(&self, tables: &[StoredTable]) -> Result<Vec<Option<Removal>>, StoreError> {
        let activity = self.store().activity(tables.iter().map(|table| table.id.clone()).collect()).await?;
        let keeping = self.keeping();
        Ok(tables.iter().zip(activity).map(|(table, activity)| keeping.removal(table, activity)).collect())
    }

    /// Goes through everything once and removes what has expired.
    pub async fn remove_expired(&self) -> Result<Removed, StoreError> {
        let terms = self.keeping().terms();
        let mut removed = Removed::default();
        let mut after = Some(String::new());
        while let Some(from) = after {
            let found = self.store().expired_tables(terms, from, BATCH).await?;
            for id in &found.ids {
                match self.remove_if_expired(terms, id).await {
                    Ok(is_gone) => removed.tables += usize::from(is_gone),
                    // One table does not keep the others.
                    Err(error) => {
                        tracing::error!(table = id, %error, "an expired table could not be removed yet")
                    }
                }
            }
            after = found.last;
            tokio::time::sleep(PAUSE).await;
        }
        let mut after = Some(0);
        while let Some(from) = after {
            let found = self.store().forget_guests(terms, from, BATCH).await?;
            removed.people += found.ids.len();
            self.people().forget(&found.ids);
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

    /// Removes a table that has expired, unless somebody is there; whether it is gone. One that was set aside stays as it
    /// is: nobody can play on there, and whoever mends it has to find it.
    async fn remove_if_expired(&self, terms: Terms, id: &str) -> Result<bool, StoreError> {
        if matches!(self.table(id).await, Err(StoreError::SetAside(_))) {
            return Ok(false);
        }
        if !self.let_go(id) {
            return Ok(false);
        }
        let gone = self.store().remove_expired_table(terms, id.to_owned()).await?;
        // Somebody may have asked for it at the same moment.
        self.let_go(id);
        Ok(gone)
    }

    /// Removes what has expired, again and again, until the house closes.
    pub(crate) async fn look_after_store(self) {
        let mut closing = self.closing();
        loop {
            let swept = async {
                // The clock may have leapt since anybody looked at it.
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
