//! Sessions on devices and API tokens: when they were last used, and how they end.

use crate::agents;
use crate::house::House;
use crate::ids::{random_letters, token_hash};
use crate::store::{Credential, Ending, NewApiToken, Scope, StoreError};
use axum::http::Method;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How often the last use of a token is stored, in milliseconds.
const STORE_EVERY: i64 = 10 * 60 * 1_000;
/// How many tokens are cached as used recently.
const REMEMBERED: usize = 100_000;
/// How many API tokens one person may have.
pub(crate) const MOST_TOKENS: usize = 20;
/// For how many days an API token may be valid.
pub(crate) const DAYS: [i64; 4] = [7, 30, 90, 365];
/// How many letters the name of an API token may have.
pub(crate) const LONGEST_NAME: usize = 40;
/// The prefix of every API token, so that leaked ones can be recognised.
const PREFIX: &str = "trt_";

/// When the use of each recent token was last stored.
#[derive(Default)]
pub(crate) struct RecentTokenUses(Mutex<HashMap<[u8; 32], i64>>);

impl RecentTokenUses {
    /// Whether the use of a token has to be stored now.
    fn is_due(&self, token: [u8; 32], now: i64) -> bool {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if recent.len() >= REMEMBERED {
            recent.clear();
        }
        match recent.insert(token, now) {
            Some(before) if before > now - STORE_EVERY => {
                recent.insert(token, before);
                false
            }
            _ => true,
        }
    }
}

impl Scope {
    /// Whether a program with this scope may send this request, below the address of the API.
    pub(crate) fn allows(self, method: &Method, path: &str) -> bool {
        let looks = matches!(*method, Method::GET | Method::HEAD);
        match self {
            Self::Read => looks,
            Self::Play => {
                looks
                    || path
                        .strip_prefix("/tables")
                        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            }
            Self::All => true,
        }
    }
}

impl House {
    /// Notes that a token was used. It is stored from time to time, in the background.
    pub(crate) fn note_token_use(&self, token: [u8; 32], user_agent: &str) {
        let now = self.config().clock.now();
        if !self.recent_token_uses().is_due(token, now) {
            return;
        }
        let written = self.store().note_token_use(token, now, agents::coarse(user_agent));
        tokio::spawn(async move {
            if let Err(error) = written.await {
                tracing::debug!(%error, "cannot record when a session was last used");
            }
        });
    }

    /// Ends sessions or tokens of a person; whether there were any.
    pub(crate) async fn end_sessions(&self, by: Credential, ending: Ending) -> Result<bool, StoreError> {
        let _evict = self.evict_after_token_change_of(by.person);
        self.store().end_sessions(by, ending).await
    }

    /// Makes an API token, shown once; `None` if the person has too many of them.
    pub(crate) async fn new_api_token(
        &self,
        by: Credential,
        name: String,
        scope: Scope,
        days: i64,
    ) -> Result<Option<String>, StoreError> {
        let token = format!("{PREFIX}{}", random_letters(32));
        let made = self.config().clock.now();
        let expires = made + days * 24 * 3_600 * 1_000;
        let new = NewApiToken { token: token_hash(&token), name, scope, made, expires };
        let added = self.store().add_api_token(by, new, MOST_TOKENS).await?;
        Ok(added.then_some(token))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scope_allows_what_it_says_and_nothing_else() {
        let cases = [
            (Method::GET, "/tables/abc/view", [true, true, true]),
            (Method::HEAD, "/games", [true, true, true]),
            (Method::POST, "/tables", [false, true, true]),
            (Method::POST, "/tables/abc/moves", [false, true, true]),
            (Method::POST, "/tablets", [false, false, true]),
            (Method::POST, "/guests", [false, false, true]),
            (Method::POST, "/accounts/password", [false, false, true]),
            (Method::POST, "/sessions/end", [false, false, true]),
            (Method::DELETE, "/games", [false, false, true]),
        ];
        for (method, path, allowed) in cases {
            assert_eq!(Scope::ALL.map(|scope| scope.allows(&method, path)), allowed, "{method} {path}");
        }
    }

    #[test]
    fn it_is_written_down_from_time_to_time() {
        let recent = RecentTokenUses::default();
        let due = |minutes: i64| recent.is_due([1; 32], minutes * 60 * 1_000);
        assert_eq!([0, 1, 9, 10, 11, 25].map(due), [true, false, false, true, false, true]);
        assert!(recent.is_due([2; 32], 0), "each token by itself");
    }
}
