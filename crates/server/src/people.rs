//! Who is known here: whoever shows a token. The people who were here lately are remembered, so that the store is not
//! asked with every request; what is revoked is forgotten at once, and open streams look again whether they are still
//! welcome.

use crate::gone::Gone;
use crate::house::House;
use crate::ids::{random_letters, sum};
use crate::live_table::now;
use crate::store::{Credential, Person, Recognised, StoreError};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// How many people are remembered without asking the store.
const REMEMBERED: usize = 100_000;

/// The people who were here lately.
pub(crate) struct People {
    known: Mutex<Known>,
    /// Tells when somebody's tokens have changed.
    revoked: watch::Sender<()>,
    /// Those who play and cannot come back.
    pub(crate) gone: Gone,
}

#[derive(Default)]
struct Known {
    /// By the sum of their token.
    people: HashMap<[u8; 32], Recognised>,
    /// Counts the changes: what the store said before the last one may be out of date.
    changes: u64,
}

impl People {
    /// Nobody yet.
    pub(crate) fn new() -> Self {
        Self { known: Mutex::default(), revoked: watch::Sender::new(()), gone: Gone::default() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets people who are no more.
    pub(crate) fn forget(&self, people: &[i64]) {
        if !people.is_empty() {
            let mut known = self.known();
            known.changes += 1;
            known.people.retain(|_, one| !people.contains(&one.person.id));
        }
    }

    /// Forgets what is remembered of a person; the store is asked again.
    fn look_again(&self, person: i64) {
        let mut known = self.known();
        known.changes += 1;
        known.people.retain(|_, one| one.person.id != person);
    }
}

/// Forgets what is remembered of a person when it is dropped: after the change was committed, after it failed, when
/// nobody knows whether it was kept, and also where the change is not waited for any more. The store answers in turn, so
/// whoever asks then hears of the change.
pub(crate) struct Forget<'a> {
    people: &'a People,
    person: i64,
    /// Whether tokens change, so that open streams look again whether they are still welcome.
    tokens: bool,
}

impl Drop for Forget<'_> {
    fn drop(&mut self) {
        self.people.look_again(self.person);
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

    /// Whoever is recognised by this token, and what it is good for.
    pub async fn recognise(&self, token: [u8; 32]) -> Result<Option<Recognised>, StoreError> {
        let now = now();
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

    /// Gives a person another name.
    pub(crate) async fn rename(&self, by: Credential, name: String) -> Result<(), StoreError> {
        let _forget = Forget { people: self.people(), person: by.person, tokens: false };
        self.store().rename(by, name).await
    }

    /// A token for a device that comes by another token, if that is somebody's: the device can sign out, and nothing
    /// else ends with it.
    pub(crate) async fn device_by(&self, token: [u8; 32]) -> Result<Option<String>, StoreError> {
        let own = random_letters(32);
        // Another device may have to end for this one.
        let person = self.person(token).await?;
        let _forget = person.map(|person| Forget { people: self.people(), person: person.id, tokens: false });
        let is_known = self.store().add_token_by(token, sum(&own)).await?;
        Ok(is_known.then_some(own))
    }

    /// Signs a device out. A personal link stays, also where a device has nothing but the link.
    pub(crate) async fn sign_out(&self, person: &Person, token: [u8; 32]) -> Result<(), StoreError> {
        let _forget = self.tokens_change(person);
        self.store().remove_token(token).await
    }

    /// A new personal link in place of the old one: whoever came by the old one is out, but for whoever asks. If they came
    /// by it as well, what they are recognised by from now on comes along.
    pub(crate) async fn renew_link(&self, by: Credential) -> Result<(String, Option<String>), StoreError> {
        let link = random_letters(32);
        let stays = self.set_link(by, Some(sum(&link))).await?;
        Ok((link, stays))
    }

    /// Takes the personal link back: whoever came by it is out, but for whoever asks, as with a new one.
    pub(crate) async fn revoke_link(&self, by: Credential) -> Result<Option<String>, StoreError> {
        self.set_link(by, None).await
    }

    async fn set_link(&self, by: Credential, link: Option<[u8; 32]>) -> Result<Option<String>, StoreError> {
        let stay = random_letters(32);
        let _forget = self.tokens_of_change(by.person);
        Ok(self.store().set_link(by, link, sum(&stay)).await?.then_some(stay))
    }

    /// Something by which a person is recognised is about to go: nobody may go on by it once what this returns is dropped.
    pub(crate) fn tokens_change(&self, person: &Person) -> Forget<'_> {
        self.tokens_of_change(person.id)
    }

    /// The same for the person with this number.
    pub(crate) fn tokens_of_change(&self, person: i64) -> Forget<'_> {
        Forget { people: self.people(), person, tokens: true }
    }

    /// Anybody's tokens may have changed: everybody is looked up again.
    pub(crate) fn tokens_of_everybody_changed(&self) {
        {
            let mut known = self.people().known();
            known.changes += 1;
            known.people.clear();
        }
        self.people().revoked.send_replace(());
    }

    /// Tokens whose time is over open nothing any more, streams that are open already included.
    pub(crate) fn end_expired(&self) {
        let now = now();
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

    /// Hears when somebody's tokens have changed.
    pub(crate) fn revoked(&self) -> watch::Receiver<()> {
        self.people().revoked.subscribe()
    }

    /// Whether a token that opened a stream still does. While the store is silent everybody may stay.
    pub(crate) async fn is_still_welcome(&self, token: Option<[u8; 32]>, person: Option<i64>) -> bool {
        match (token, person) {
            (Some(token), Some(person)) => {
                self.person(token).await.map_or(true, |found| found.is_some_and(|found| found.id == person))
            }
            (None, _) | (_, None) => true,
        }
    }
}
