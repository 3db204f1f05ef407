//! Accounts: a name and a password that bring a person back on every device. Nobody needs one.
//!
//! Whoever signs in is told only whether name and password fit together, after the same time in every case: nobody
//! finds out that way who has an account here.

use crate::client::Client;
use crate::house::House;
use crate::ids::{random_letters, sum};
use crate::live::now;
use crate::passwords::Busy;
use crate::shown::{clean_name, compared, is_guest};
use crate::store::{NewAccount, Person, StoreError};

/// How many letters the name of an account may have.
pub(crate) const NAME: std::ops::RangeInclusive<usize> = 3..=24;
/// How many letters a password may have.
pub(crate) const PASSWORD: std::ops::RangeInclusive<usize> = 8..=256;

/// Why somebody has no account now, or is not signed in.
#[derive(Clone, Debug)]
pub(crate) enum NotSignedIn {
    /// The name is too short, too long, or cannot be seen.
    BadName,
    /// The new password is too short, too long, or the name itself.
    BadPassword,
    /// Somebody else has an account of this name.
    Taken,
    /// This person has an account already.
    HasOne,
    /// This person has no account.
    HasNone,
    /// Name and password do not fit together.
    Wrong,
    /// Whoever runs the house has banned the account.
    Banned,
    /// A link for a new password that is not good any more.
    LinkGone,
    /// Too many attempts at this name, or from this address.
    TooManyAttempts,
    /// Too many passwords are being checked.
    Busy,
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for NotSignedIn {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Busy> for NotSignedIn {
    fn from(_: Busy) -> Self {
        Self::Busy
    }
}

/// The name of an account as it is kept, so that no two look the same.
pub fn account_name(text: &str) -> Option<String> {
    compared(text).filter(|name| NAME.contains(&name.chars().count()))
}

/// A password somebody may choose for an account.
fn is_password(password: &str, account: &str) -> bool {
    PASSWORD.contains(&password.chars().count()) && password.to_lowercase() != account
}

impl House {
    /// Gives a guest an account; they keep their seats. A stranger becomes a new person. The token is for this device:
    /// all others end, and so does the personal link, because somebody else may have known the guest by them.
    pub(crate) async fn create_account(
        &self,
        client: Client,
        person: Option<&Person>,
        account: &str,
        password: String,
    ) -> Result<(Person, String), NotSignedIn> {
        let typed = clean_name(account).ok_or(NotSignedIn::BadName)?;
        let account = account_name(account).ok_or(NotSignedIn::BadName)?;
        if !is_password(&password, &account) {
            return Err(NotSignedIn::BadPassword);
        }
        if person.is_some_and(|person| person.account.is_some()) {
            return Err(NotSignedIn::HasOne);
        }
        // Asking for names that may be taken is an attempt as well.
        self.may_try(&account, client)?;
        let password = self.passwords().sum(password).await?;
        let token = random_letters(32);
        // Whoever has a name of their own keeps it.
        let own = person.map(|person| person.name.clone()).filter(|name| !is_guest(name));
        let name = own.unwrap_or_else(|| typed.clone());
        let new = NewAccount { account, typed: typed.clone(), name: name.clone(), password };
        let Some(person) = person else {
            let made = self.store().add_person_with_account(new, sum(&token)).await?;
            return Ok((made.ok_or(NotSignedIn::Taken)?, token));
        };
        let forget = self.tokens_change(person);
        if !self.store().add_account(person.id, new, sum(&token)).await? {
            return Err(NotSignedIn::Taken);
        }
        drop(forget);
        Ok((Person { id: person.id, name, account: Some(typed) }, token))
    }

    /// The person whose account it is, and a token for the device they sign in on.
    pub(crate) async fn sign_in(
        &self,
        client: Client,
        account: &str,
        password: String,
    ) -> Result<(Person, String), NotSignedIn> {
        // A name that no account can have is tried like any other, so that it takes as long.
        let account = account_name(account).unwrap_or_default();
        let person = self.check(client, &account, password).await?;
        // Only whoever knows the password is told.
        if self.store().is_banned(person.id).await? {
            return Err(NotSignedIn::Banned);
        }
        let token = self.new_device(&person).await?;
        Ok((person, token))
    }

    /// Another password: every other device is signed out and the personal link is gone. The token is for this device.
    pub(crate) async fn change_password(
        &self,
        client: Client,
        person: &Person,
        old: String,
        new: String,
    ) -> Result<String, NotSignedIn> {
        let account = person.account.as_deref().and_then(account_name).ok_or(NotSignedIn::HasNone)?;
        if !is_password(&new, &account) {
            return Err(NotSignedIn::BadPassword);
        }
        self.check(client, &account, old).await?;
        let new = self.passwords().sum(new).await?;
        let token = random_letters(32);
        let _forget = self.tokens_change(person);
        self.store().set_password(person.id, new, sum(&token)).await?;
        Ok(token)
    }

    /// Deletes the account and its person, whose password it has to be.
    pub(crate) async fn delete_account(
        &self,
        client: Client,
        person: &Person,
        password: String,
    ) -> Result<(), NotSignedIn> {
        let account = person.account.as_deref().and_then(account_name).ok_or(NotSignedIn::HasNone)?;
        self.check(client, &account, password).await?;
        Ok(self.delete_person(person.id).await?)
    }

    /// Another password by a link of an admin: every token from before ends, and so does the link. The token is for this
    /// device.
    pub(crate) async fn reset_password(&self, link: &str, new: String) -> Result<String, NotSignedIn> {
        let link = sum(link);
        let found = self.store().reset_of(link, now()).await?.ok_or(NotSignedIn::LinkGone)?;
        let account = found.account.as_deref().and_then(account_name).ok_or(NotSignedIn::LinkGone)?;
        if !is_password(&new, &account) {
            return Err(NotSignedIn::BadPassword);
        }
        let new = self.passwords().sum(new).await?;
        let token = random_letters(32);
        let _forget = self.tokens_of_change(found.id);
        let person = self.store().reset_password(link, now(), new, sum(&token)).await?;
        person.map(|_| token).ok_or(NotSignedIn::LinkGone)
    }

    /// Whether name and password fit together.
    async fn check(&self, client: Client, account: &str, password: String) -> Result<Person, NotSignedIn> {
        self.may_try(account, client)?;
        let found = self.store().account(account.to_owned()).await?;
        let (person, sum) = found.unzip();
        if !self.passwords().fits(password, sum).await? {
            return Err(NotSignedIn::Wrong);
        }
        self.limits().was_right(account);
        person.ok_or(NotSignedIn::Wrong)
    }

    fn may_try(&self, account: &str, client: Client) -> Result<(), NotSignedIn> {
        let may = self.limits().may_try(self.config(), account, client);
        may.then_some(()).ok_or(NotSignedIn::TooManyAttempts)
    }
}
