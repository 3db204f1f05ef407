//! Recognises people by their tokens. Recent people are cached, so that not every request asks the store; a revoked
//! token is evicted at once, and open streams check again whether they may go on.

use crate::departed::DepartedPlayers;
use crate::house::House;
use crate::ids::{random_letters, token_hash};
use crate::store::{Credential, Person, Recognised, StoreError};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// How many tokens are cached.
const REMEMBERED: usize = 100_000;

/// The cache of recognised people.
pub(crate) struct People {
    known: Mutex<Known>,
    /// Signals that somebody's tokens have changed.
    revoked: watch::Sender<()>,
    /// Players who cannot come back.
    pub(crate) departed: DepartedPlayers,
}

#[derive(Default)]
struct Known {
    /// By the hash of their token.
    people: HashMap<[u8; 32], Recognised>,
    /// Counts changes: what the store said before the last one may be out of date.
    changes: u64,
}

impl People {
    pub(crate) fn new() -> Self {
        Self {
            known: Mutex::default(),
            revoked: watch::Sender::new(()),
            departed: DepartedPlayers::default(),
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Evicts people who were deleted.
    pub(crate) fn evict_all(&self, people: &[i64]) {
        if !people.is_empty() {
            let mut known = self.known();
            known.changes += 1;
            known.people.retain(|_, one| !people.contains(&one.person.id));
        }
    }

    /// Evicts a person; the store is asked again.
    fn evict(&self, person: i64) {
        let mut known = self.known();
        known.changes += 1;
        known.people.retain(|_, one| one.person.id != person);
    }
}

/// Guard around a change of a person: evicts them from the cache when it is dropped. That is after the change was
/// committed, after it failed or its outcome is unknown, and also if its future is dropped. The store answers in order,
/// so a later lookup sees the change.
pub(crate) struct EvictOnDrop<'a> {
    people: &'a People,
    person: i64,
    /// Whether tokens change, so that open streams have to check again.
    tokens: bool,
}

impl Drop for EvictOnDrop<'_> {
    fn drop(&mut self) {
        self.people.evict(self.person);
        if self.tokens {
            self.people.revoked.send_replace(());
        }
    }
}

impl House {
    /// The person with this token.
    pub async fn person(&self, token: [u8; 32]) -> Result<Option<Person>, StoreError> {
        Ok(self.recognise(token).await?.map(|found| found.person))
    }

    /// The person with this token, and what the token gives access to.
    pub async fn recognise(&self, token: [u8; 32]) -> Result<Option<Recognised>, StoreError> {
        let now = self.config().clock.now();
        let changes = {
            let known = self.people().known();
            if let Some(found) = known.people.get(&token) {
                return Ok(Some(found.clone()).filter(|found| found.expires.is_none_or(|until| until > now)));
            }
            known.changes
        };
        let person = self.store().recognise(token, now).await?;
        if let Some(person) = &person {
            let mut known = self.people().known();
            if known.people.len() >= REMEMBERED {
                known.people.clear();
            }
            // Somebody may have been renamed or signed out while the store was answering.
            if known.changes == changes {
                known.people.insert(token, person.clone());
            }
        }
        Ok(person)
    }

    /// Changes a person's name.
    pub(crate) async fn rename(&self, by: Credential, name: String) -> Result<(), StoreError> {
        let _evict = EvictOnDrop { people: self.people(), person: by.person, tokens: false };
        self.store().rename(by, name).await
    }

    /// Makes a session token for a device that came with another token, such as a personal link, if that is valid: so
    /// the device can sign out without revoking the other.
    pub(crate) async fn device_by(&self, token: [u8; 32]) -> Result<Option<String>, StoreError> {
        let own = random_letters(32);
        // Another session may be ended to make room for this one.
        let person = self.person(token).await?;
        let _evict =
            person.map(|person| EvictOnDrop { people: self.people(), person: person.id, tokens: false });
        let is_known = self.store().add_token_by(token, token_hash(&own)).await?;
        Ok(is_known.then_some(own))
    }

    /// Signs a device out. A personal link stays valid, even if the device has nothing but the link.
    pub(crate) async fn sign_out(&self, person: &Person, token: [u8; 32]) -> Result<(), StoreError> {
        let _evict = self.evict_after_token_change(person);
        self.store().remove_token(token).await
    }

    /// Replaces the personal link. Everybody who came by the old one is signed out, except the caller: if they came by
    /// it, too, their new token is returned.
    pub(crate) async fn renew_link(&self, by: Credential) -> Result<(String, Option<String>), StoreError> {
        let link = random_letters(32);
        let stays = self.set_link(by, Some(token_hash(&link))).await?;
        Ok((link, stays))
    }

    /// Revokes the personal link. Everybody who came by it is signed out, except the caller, as in
    /// [`House::renew_link`].
    pub(crate) async fn revoke_link(&self, by: Credential) -> Result<Option<String>, StoreError> {
        self.set_link(by, None).await
    }

    async fn set_link(&self, by: Credential, link: Option<[u8; 32]>) -> Result<Option<String>, StoreError> {
        let stay = random_letters(32);
        let _evict = self.evict_after_token_change_of(by.person);
        Ok(self.store().set_link(by, link, token_hash(&stay)).await?.then_some(stay))
    }

    /// Guard for a change of a person's tokens: once it is dropped, no revoked token is accepted any more.
    pub(crate) fn evict_after_token_change(&self, person: &Person) -> EvictOnDrop<'_> {
        self.evict_after_token_change_of(person.id)
    }

    /// The same, by the id of the person.
    pub(crate) fn evict_after_token_change_of(&self, person: i64) -> EvictOnDrop<'_> {
        EvictOnDrop { people: self.people(), person, tokens: true }
    }

    /// Evicts people whose tokens, name or rights were changed by another process; their open streams check again.
    pub(crate) fn evict_after_token_changes_of(&self, people: &[i64]) {
        self.people().evict_all(people);
        self.people().revoked.send_replace(());
    }

    /// Clears the cache: anybody's tokens may have changed.
    pub(crate) fn evict_everybody(&self) {
        {
            let mut known = self.people().known();
            known.changes += 1;
            known.people.clear();
        }
        self.people().revoked.send_replace(());
    }

    /// Evicts expired tokens, and ends the streams opened with them.
    pub(crate) fn end_expired(&self) {
        let now = self.config().clock.now();
        let has_ended = {
            let mut known = self.people().known();
            let before = known.people.len();
            known.people.retain(|_, found| found.expires.is_none_or(|until| until > now));
            known.people.len() < before
        };
        if has_ended {
            self.people().revoked.send_replace(());
        }
    }

    /// Subscribes to changes of anybody's tokens.
    pub(crate) fn revoked(&self) -> watch::Receiver<()> {
        self.people().revoked.subscribe()
    }

    /// Whether the token a stream was opened with is still valid. If the store does not respond, the stream goes on.
    pub(crate) async fn is_stream_still_allowed(&self, token: Option<[u8; 32]>, person: Option<i64>) -> bool {
        match (token, person) {
            (Some(token), Some(person)) => {
                self.person(token).await.map_or(true, |found| found.is_some_and(|found| found.id == person))
            }
            (None, _) | (_, None) => true,
        }
    }
}
