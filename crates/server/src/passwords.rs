//! Password hashing with Argon2id. A hash costs 19 MiB and some hundredths of a second on purpose. So hashes are
//! computed outside of the request threads, a few at a time, round robin over the waiting addresses: nobody who floods
//! the queue keeps others from signing in.

use crate::scheduler::{Class, QueueKey, Scheduler};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use prometheus_client::metrics::counter::Counter;
use std::sync::LazyLock;
use std::time::Duration;

/// How many hashes are computed at the same time.
const AT_ONCE: usize = 2;
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// The hash of a random password, checked where there is no account: it must take as long as where there is one.
static DUMMY_HASH: LazyLock<String> = LazyLock::new(|| {
    let secret = crate::ids::random_letters(32);
    Argon2::default().hash_password(secret.as_bytes()).map(|hash| hash.to_string()).unwrap_or_default()
});

/// The queue is full.
#[derive(Clone, Copy, Debug)]
pub(crate) struct QueueFull;

/// Computes and checks password hashes.
pub(crate) struct Passwords {
    turns: Scheduler,
    /// How many were computed, for the metrics.
    pub(crate) computed: Counter,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        Self { turns: Scheduler::new(AT_ONCE, AT_ONCE), computed: Counter::default() }
    }

    async fn run_queued<T: Send + 'static>(
        &self,
        key: QueueKey,
        work: impl FnOnce() -> Result<T, argon2::password_hash::Error> + Send + 'static,
    ) -> Result<T, QueueFull> {
        let turn = tokio::time::timeout(PATIENCE, self.turns.turn(key, Class::Password)).await;
        let Ok(Some(turn)) = turn else { return Err(QueueFull) };
        self.computed.inc();
        // The turn ends with the work, not with the request, which may have been dropped.
        let done = tokio::task::spawn_blocking(move || (work(), turn).0).await;
        match done {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(error)) => {
                tracing::error!(%error, "cannot hash a password");
                Err(QueueFull)
            }
            Err(_) => Err(QueueFull),
        }
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, key: QueueKey, password: String) -> Result<String, QueueFull> {
        self.run_queued(key, move || Ok(Argon2::default().hash_password(password.as_bytes())?.to_string()))
            .await
    }

    /// Whether a password matches this hash; without a hash it takes as long and does not.
    pub(crate) async fn verify(
        &self,
        key: QueueKey,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, QueueFull> {
        self.run_queued(key, move || {
            let there = hash.is_some();
            let hash = hash.as_deref().unwrap_or(&DUMMY_HASH);
            let verified = Argon2::default().verify_password(password.as_bytes(), &PasswordHash::new(hash)?);
            Ok(verified.is_ok() && there)
        })
        .await
    }
}
