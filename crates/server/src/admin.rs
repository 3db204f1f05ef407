//! Running the house from inside: what is done to people and tables takes effect at once, and is written down.

use crate::house::House;
use crate::ids::{random_letters, sum};
use crate::live_table::now;
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
        let _forget = act.person().map(|person| self.tokens_of_change(person));
        let done = self.store().administer(Some(by), act, now()).await;
        self.drop_changed(&done);
        Ok(done?.is_some())
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
