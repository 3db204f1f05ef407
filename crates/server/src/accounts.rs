//! Accounts: a name and a password, so that people can sign in on every device. Playing needs none.
//!
//! A failed sign-in tells only that name and password do not match, and always takes the same time: so it does not
//! reveal which accounts exist. `attempts.rs` limits how often a password may be tried.

use crate::attempts::KnownDevice;
use crate::client::Client;
use crate::house::House;
use crate::ids::{random_letters, token_hash};
use crate::passwords::QueueFull;
use crate::scheduler::QueueKey;
use crate::shown::{clean_name, compared, is_guest};
use crate::store::{Credential, NewAccount, Person, SigningIn, StoreError};
use axum::http::StatusCode;
use std::time::Duration;

/// How many letters the name of an account may have.
pub(crate) const NAME: std::ops::RangeInclusive<usize> = 3..=24;
/// How many letters a password may have.
pub(crate) const PASSWORD: std::ops::RangeInclusive<usize> = 8..=256;

/// Why something about an account failed.
#[derive(Clone, Debug)]
pub(crate) enum AccountError {
    /// The name is too short, too long, or has no visible characters.
    BadName,
    /// The new password is too short, too long, or equal to the name.
    BadPassword,
    /// The name is taken by another account.
    Taken,
    /// This person already has an account.
    HasOne,
    /// This person has no account.
    HasNone,
    /// Name and password do not match.
    Wrong,
    /// An admin has banned the account.
    Banned,
    /// The link for a new password is invalid or expired.
    LinkGone,
    /// Too many attempts at this name, or from this address; how long to wait.
    TooManyAttempts(Duration),
    /// The queue of passwords to check is full.
    Busy,
    /// The store failed.
    Store(StoreError),
}

impl AccountError {
    /// The status of the response, and the key of the text that explains it; the store's error if it was that.
    pub(crate) const fn status_and_key(&self) -> Result<(StatusCode, &'static str), &StoreError> {
        Ok(match self {
            Self::BadName => (StatusCode::UNPROCESSABLE_ENTITY, "people-bad-name"),
            Self::BadPassword => (StatusCode::UNPROCESSABLE_ENTITY, "people-bad-password"),
            Self::Taken => (StatusCode::CONFLICT, "people-name-taken"),
            Self::HasOne => (StatusCode::CONFLICT, "people-has-account"),
            Self::HasNone => (StatusCode::CONFLICT, "people-has-no-account"),
            Self::Banned => (StatusCode::FORBIDDEN, "admin-banned"),
            Self::LinkGone => (StatusCode::NOT_FOUND, "admin-reset-gone"),
            Self::Wrong => (StatusCode::FORBIDDEN, "people-wrong-password"),
            Self::TooManyAttempts(_) => (StatusCode::TOO_MANY_REQUESTS, "people-too-many-attempts"),
            Self::Busy => (StatusCode::SERVICE_UNAVAILABLE, "people-busy"),
            Self::Store(error) => return Err(error),
        })
    }
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<QueueFull> for AccountError {
    fn from(_: QueueFull) -> Self {
        Self::Busy
    }
}

/// The normalised name of an account, so that no two look the same.
pub fn account_name(text: &str) -> Option<String> {
    compared(text).filter(|name| NAME.contains(&name.chars().count()))
}

/// Whether a password may be chosen for an account.
fn is_password(password: &str, account: &str) -> bool {
    PASSWORD.contains(&password.chars().count()) && password.to_lowercase() != account
}

/// The client that tries a password.
#[derive(Clone, Debug)]
pub(crate) struct PasswordAttempt {
    /// Its address.
    pub(crate) client: Client,
    /// Who it is signed in as already, and the hash of its token.
    pub(crate) signed_in: Option<(Person, [u8; 32])>,
    /// The hash of its device cookie, which is set at the first sign-in.
    pub(crate) device: Option<[u8; 32]>,
    /// Whether it keeps a device cookie; API clients do not.
    pub(crate) is_browser: bool,
}

impl PasswordAttempt {
    /// The credential it is signed in with.
    fn credential(&self) -> Option<Credential> {
        self.signed_in.as_ref().map(|(person, token)| Credential { person: person.id, token: *token })
    }
}

/// A person whose password was checked.
struct Checked {
    person: Person,
    /// The hash that was checked. The store compares it again, because the password may change in between.
    password: String,
    /// How the account knows this device, if it does.
    known: Option<KnownDevice>,
}

/// Somebody who has signed in.
pub(crate) struct SignedIn {
    /// Who.
    pub(crate) person: Person,
    /// The session token for this device.
    pub(crate) token: String,
    /// The device cookie to set, which outlives the session; `None` if the device has one already.
    pub(crate) device: Option<String>,
}

impl House {
    /// Gives a guest an account; they keep their seats. A stranger becomes a new person. The token returned is for this
    /// device. All other tokens and the personal link are revoked, because somebody else may have known them.
    pub(crate) async fn create_account(
        &self,
        attempt: &PasswordAttempt,
        account: &str,
        password: String,
    ) -> Result<SignedIn, AccountError> {
        let person = attempt.signed_in.as_ref().map(|(person, _)| person);
        let typed = clean_name(account).ok_or(AccountError::BadName)?;
        let account = account_name(account).ok_or(AccountError::BadName)?;
        if !is_password(&password, &account) {
            return Err(AccountError::BadPassword);
        }
        if person.is_some_and(|person| person.account.is_some()) {
            return Err(AccountError::HasOne);
        }
        // Asking which names are taken counts as an attempt, too.
        let may = self.limits().attempts.try_name(self.config(), &account, attempt.client);
        may.map_err(AccountError::TooManyAttempts)?;
        if person.is_none() {
            let may = self.try_guest(attempt.client);
            may.map_err(|_| AccountError::TooManyAttempts(self.limits().hour_left()))?;
            if let Some(wait) = self.count_guest(attempt.client).await? {
                return Err(AccountError::TooManyAttempts(wait));
            }
        }
        let password = self.passwords().hash(self.queue_key(attempt), password).await?;
        let token = random_letters(32);
        // Keep a name the guest has chosen.
        let own = person.map(|person| person.name.clone()).filter(|name| !is_guest(name));
        let name = own.unwrap_or_else(|| typed.clone());
        let new = NewAccount { account, typed: typed.clone(), name: name.clone(), password };
        let Some((person, shown)) = attempt.signed_in.as_ref() else {
            let made = self.store().add_person_with_account(new, token_hash(&token)).await?;
            let person = made.ok_or(AccountError::Taken)?;
            let device = self.remember_device(attempt, &person, &token).await;
            return Ok(SignedIn { person, token, device });
        };
        let evict = self.evict_after_token_change(person);
        let by = Credential { person: person.id, token: *shown };
        if !self.store().add_account(by, new, token_hash(&token)).await? {
            return Err(AccountError::Taken);
        }
        drop(evict);
        let person = Person { id: person.id, name, account: Some(typed) };
        let device = self.remember_device(attempt, &person, &token).await;
        Ok(SignedIn { person, token, device })
    }

    /// Signs in with a password: the person, and a token for their device.
    pub(crate) async fn sign_in(
        &self,
        attempt: &PasswordAttempt,
        account: &str,
        password: String,
    ) -> Result<SignedIn, AccountError> {
        // A name that no account can have is checked like any other, so that it takes as long.
        let account = account_name(account).unwrap_or_default();
        let Checked { person, password, known } = self.check(attempt, &account, password).await?;
        let token = random_letters(32);
        match self.store().sign_in(person.id, password, token_hash(&token)).await? {
            SigningIn::Done { ended: true } => drop(self.evict_after_token_change(&person)),
            SigningIn::Done { ended: false } => {}
            // Only somebody who knows the password is told about the ban.
            SigningIn::Banned => return Err(AccountError::Banned),
            SigningIn::Changed => return Err(AccountError::Wrong),
        }
        let device =
            if known.is_some() { None } else { self.remember_device(attempt, &person, &token).await };
        Ok(SignedIn { person, token, device })
    }

    /// Changes the password: all other devices are signed out, and the personal link is revoked. Returns a token for
    /// this device.
    pub(crate) async fn change_password(
        &self,
        attempt: &PasswordAttempt,
        person: &Person,
        old: String,
        new: String,
    ) -> Result<String, AccountError> {
        let account = person.account.as_deref().and_then(account_name).ok_or(AccountError::HasNone)?;
        if !is_password(&new, &account) {
            return Err(AccountError::BadPassword);
        }
        let by = attempt.credential().ok_or(AccountError::HasNone)?;
        let old = self.check(attempt, &account, old).await?.password;
        let new = self.passwords().hash(self.queue_key(attempt), new).await?;
        let token = random_letters(32);
        let _evict = self.evict_after_token_change(person);
        let is_changed = self.store().set_password(by, old, new, token_hash(&token)).await?;
        is_changed.then_some(token).ok_or(AccountError::Wrong)
    }

    /// Deletes the account and its person, after checking the password.
    pub(crate) async fn delete_account(
        &self,
        attempt: &PasswordAttempt,
        person: &Person,
        password: String,
    ) -> Result<(), AccountError> {
        let account = person.account.as_deref().and_then(account_name).ok_or(AccountError::HasNone)?;
        let by = attempt.credential().ok_or(AccountError::HasNone)?;
        let password = self.check(attempt, &account, password).await?.password;
        let _evict = self.evict_after_token_change(person);
        let done = self.store().delete_account(by, password).await;
        self.drop_changed(&done);
        done?.map(drop).ok_or(AccountError::Wrong)
    }

    /// Sets a password through a reset link of an admin: all earlier tokens are revoked, and so is the link. The token
    /// returned is for this device, which the account knows from now on.
    pub(crate) async fn reset_password(
        &self,
        attempt: &PasswordAttempt,
        link: &str,
        new: String,
    ) -> Result<SignedIn, AccountError> {
        let link = token_hash(link);
        let found =
            self.store().reset_of(link, self.config().clock.now()).await?.ok_or(AccountError::LinkGone)?;
        let account = found.account.as_deref().and_then(account_name).ok_or(AccountError::LinkGone)?;
        if !is_password(&new, &account) {
            return Err(AccountError::BadPassword);
        }
        let new = self.passwords().hash(self.queue_key(attempt), new).await?;
        let token = random_letters(32);
        let evict = self.evict_after_token_change_of(found.id);
        let reset =
            self.store().reset_password(link, self.config().clock.now(), new, token_hash(&token)).await?;
        reset.ok_or(AccountError::LinkGone)?;
        drop(evict);
        let person = Person { id: found.id, name: found.name, account: found.account };
        let is_known = self.known_device(attempt, &account).await?.is_some();
        let device = if is_known { None } else { self.remember_device(attempt, &person, &token).await };
        Ok(SignedIn { person, token, device })
    }

    /// The queue key for hashing a password: the signed-in person, or the address of a stranger.
    fn queue_key(&self, attempt: &PasswordAttempt) -> QueueKey {
        let person = attempt.signed_in.as_ref().map_or(0, |(person, _)| person.id);
        QueueKey { address_hash: self.address_hash(attempt.client), person }
    }

    /// Checks a password, within the limits on attempts.
    async fn check(
        &self,
        attempt: &PasswordAttempt,
        account: &str,
        password: String,
    ) -> Result<Checked, AccountError> {
        let known = self.known_device(attempt, account).await?;
        let attempts = &self.limits().attempts;
        let may = attempts.try_password(self.config(), account, attempt.client, known);
        may.map_err(AccountError::TooManyAttempts)?;
        let found = self.store().account(account.to_owned()).await?;
        let (person, hash) = found.unzip();
        if !self.passwords().verify(self.queue_key(attempt), password, hash.clone()).await? {
            return Err(AccountError::Wrong);
        }
        attempts.was_right(account, attempt.client, known);
        let (person, password) = person.zip(hash).ok_or(AccountError::Wrong)?;
        Ok(Checked { person, password, known })
    }

    /// How an account knows a device: it is signed in there now, or somebody signed in on it before.
    async fn known_device(
        &self,
        attempt: &PasswordAttempt,
        account: &str,
    ) -> Result<Option<KnownDevice>, StoreError> {
        if let Some((person, token)) = &attempt.signed_in
            && person.account.as_deref().and_then(account_name).as_deref() == Some(account)
        {
            return Ok(Some(*token));
        }
        let Some(device) = attempt.device else { return Ok(None) };
        let at = self.config().clock.now();
        let known = self.store().is_device_of(device, account.to_owned(), at).await?;
        Ok(known.then_some(device))
    }

    /// Makes the device cookie after a sign-in. If storing it fails, the sign-in still succeeds.
    async fn remember_device(
        &self,
        attempt: &PasswordAttempt,
        person: &Person,
        token: &str,
    ) -> Option<String> {
        if !attempt.is_browser {
            return None;
        }
        let device = random_letters(32);
        let by = Credential { person: person.id, token: token_hash(token) };
        let added = self.store().add_device(by, token_hash(&device), self.config().clock.now()).await;
        added.inspect_err(|error| tracing::error!(%error, "cannot store a device")).ok()?;
        Some(device)
    }
}
