//! Running the house from inside: what is done to people and tables takes effect at once, and is written down.

use crate::house::House;
use crate::ids::{random_letters, sum};
use crate::live::now;
use crate::store::{Act, Credential, StoreError};

/// How long a link that sets a new password is good, in milliseconds.
const RESET_WITHIN: i64 = 24 * 3_600 * 1_000;

/// A link that sets a new password: its token, and the act that makes it good, once, for a day.
pub fn new_reset_link(person: i64) -> (String, Act) {
    let token = random_letters(32);
    let act = Act::ResetLink(person, sum(&token), now() + RESET_WITHIN);
    (token, act)
}

impl House {
    /// Does something in the name of an admin; `false` if there is nobody and nothing of that kind.
    pub(crate) async fn administer(&self, by: Credential, act: Act) -> Result<bool, StoreError> {
        let deleted = if let Act::DeletePerson(person) = act { Some(person) } else { None };
        let mut tables: Vec<String> = table_of(&act).into_iter().collect();
        if let Some(person) = deleted {
            tables.extend(self.store().all_tables_of(person).await?.into_iter().map(|table| table.id));
        }
        let forget = act.person().map(|person| self.tokens_of_change(person));
        let done = self.store().administer(Some(by), act, now()).await;
        drop(forget);
        self.drop_tables(&tables);
        if let (Ok(true), Some(person)) = (&done, deleted) {
            // Somebody may have sat down or spoken at one of these tables meanwhile, with what was known before.
            self.delete_person(person).await?;
        }
        done
    }

    /// Looks whether another program has written to the store, the command `admin` most of all: then everybody is looked
    /// up again.
    pub(crate) async fn notice_other_writers(&self, known: &mut Option<i64>) {
        let Ok(version) = self.store().written_elsewhere().await else { return };
        // The first look counts too: what was written before it, nobody has noticed.
        if known.replace(version) != Some(version) {
            self.tokens_of_everybody_changed();
        }
    }
}

/// The table an act is about.
fn table_of(act: &Act) -> Option<String> {
    match act {
        Act::DeleteTable(table) | Act::CloseTable(table) | Act::EraseLine(table, _) => Some(table.clone()),
        Act::Grant(_)
        | Act::Revoke(_)
        | Act::Ban(_)
        | Act::Unban(_)
        | Act::Silence(_)
        | Act::Unsilence(_)
        | Act::SignOut(_)
        | Act::ResetLink(..)
        | Act::DeletePerson(_) => None,
    }
}
