//! Administration inside a running house: actions on people and tables take effect at once and are written to the audit
//! log.

use crate::house::House;
use crate::ids::{random_letters, token_hash};
use crate::store::{Act, Credential, StoreError};

/// How long a reset link is valid, in milliseconds.
const RESET_WITHIN: i64 = 24 * 3_600 * 1_000;

/// A link that sets a new password: its token, and the act that makes it valid once, for a day from now.
pub fn new_reset_link(person: i64, now: i64) -> (String, Act) {
    let token = random_letters(32);
    let act = Act::ResetLink(person, token_hash(&token), now + RESET_WITHIN);
    (token, act)
}

impl House {
    /// Performs an act of an admin; `false` if the person or table does not exist.
    pub(crate) async fn administer(&self, by: Credential, act: Act) -> Result<bool, StoreError> {
        let _evict = act.person().map(|person| self.evict_after_token_change_of(person));
        let done = self.store().administer(Some(by), act, self.config().clock.now()).await;
        self.drop_changed(&done);
        Ok(done?.is_some())
    }

    /// Checks whether another program, such as the command `admin`, has written to the store; then all cached people
    /// are dropped.
    pub(crate) async fn notice_other_writers(&self, known: &mut Option<i64>) {
        let Ok(version) = self.store().written_elsewhere().await else { return };
        // The first check counts, too: nobody has noticed what was written before it.
        if known.replace(version) != Some(version) {
            self.evict_everybody();
        }
    }
}
