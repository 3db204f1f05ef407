//! Health checks: `/health` tells whether the store can be written, `/ready` whether traffic should be sent here.
//!
//! A probe writes a row and commits it, at most once a second; the result is cached in between. A probe that hangs is
//! waited for until a deadline only, and no second one starts meanwhile.

use crate::house::House;
use crate::store::{Cause, StoreError};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

/// How long a result is cached.
const CACHED_FOR: Duration = Duration::from_secs(1);
/// How long a probe may take.
const DEADLINE: Duration = Duration::from_secs(2);

/// Why the house is unhealthy or not ready.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HealthProblem {
    /// The disk is full.
    DiskFull,
    /// The store may not be written.
    NoAccess,
    /// The store does not answer in time.
    Silent,
    /// The store fails for another reason, which is logged.
    Failing,
    /// Running games are still being reopened.
    Starting,
    /// The house is closing.
    Closing,
}

impl HealthProblem {
    /// The word in the response.
    const fn word(self) -> &'static str {
        match self {
            Self::DiskFull => "disk-full",
            Self::NoAccess => "no-access",
            Self::Silent => "store-silent",
            Self::Failing => "store-failing",
            Self::Starting => "starting",
            Self::Closing => "closing",
        }
    }
}

impl From<&StoreError> for HealthProblem {
    fn from(error: &StoreError) -> Self {
        match error.cause() {
            Cause::Full => Self::DiskFull,
            Cause::NoAccess => Self::NoAccess,
            Cause::Busy | Cause::Newer | Cause::Damaged | Cause::Other => Self::Failing,
        }
    }
}

/// For programs: the same words in every language.
impl IntoResponse for HealthProblem {
    fn into_response(self) -> Response {
        (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", self.word())).into_response()
    }
}

/// The state of the probes.
#[derive(Default)]
struct Probes {
    /// When the current probe began, if one is under way.
    under_way: Option<Instant>,
    /// The last result, and when it came.
    found: Option<(Instant, Result<(), HealthProblem>)>,
}

/// The health of the house.
pub(crate) struct Health {
    probes: watch::Sender<Probes>,
    starting: AtomicBool,
}

impl Health {
    /// Not probed yet.
    pub(crate) fn new() -> Self {
        Self { probes: watch::Sender::new(Probes::default()), starting: AtomicBool::new(false) }
    }

    /// Sets whether running games are still being reopened.
    pub(crate) fn set_starting(&self, starting: bool) {
        self.starting.store(starting, Ordering::Release);
    }

    /// Whether a probe has to be started now; then it is marked as under way.
    fn start_probe(&self) -> bool {
        let mut start_probe = false;
        self.probes.send_if_modified(|probes| {
            let is_cached = probes.found.is_some_and(|(at, _)| at.elapsed() < CACHED_FOR);
            if probes.under_way.is_none() && !is_cached {
                probes.under_way = Some(Instant::now());
                start_probe = true;
            }
            false
        });
        start_probe
    }

    fn end(&self, found: Result<(), HealthProblem>) {
        self.probes.send_modify(|probes| {
            probes.under_way = None;
            probes.found = Some((Instant::now(), found));
        });
    }
}

impl House {
    /// Whether the store can be written.
    pub(crate) async fn store_is_writable(&self) -> Result<(), HealthProblem> {
        let mut probes = self.health().probes.subscribe();
        if self.health().start_probe() {
            let house = self.clone();
            // In a task of its own: the request may be dropped before the store answers.
            tokio::spawn(async move {
                let written = house.store().probe().await;
                if let Err(error) = &written {
                    tracing::error!(%error, "the store cannot be written");
                }
                house.health().end(written.map_err(|error| HealthProblem::from(&error)));
            });
        }
        let until = probes.borrow().under_way.unwrap_or_else(Instant::now) + DEADLINE;
        let ended = timeout_at(until, probes.wait_for(|probes| probes.under_way.is_none())).await;
        match ended {
            Ok(Ok(probes)) => probes.found.map_or(Ok(()), |(_, found)| found),
            Ok(Err(_)) | Err(_) => Err(HealthProblem::Silent),
        }
    }

    /// Whether traffic should be sent here.
    async fn is_ready(&self) -> Result<(), HealthProblem> {
        if *self.closing().borrow() {
            return Err(HealthProblem::Closing);
        }
        if self.health().starting.load(Ordering::Acquire) {
            return Err(HealthProblem::Starting);
        }
        self.store_is_writable().await
    }
}

/// `ok` if the store can be written, otherwise one word that says why not.
pub(crate) async fn health(State(house): State<House>) -> Result<&'static str, HealthProblem> {
    house.store_is_writable().await?;
    Ok("ok\n")
}

/// `ready` once running games are reopened, until the house closes, and while the store can be written.
pub(crate) async fn ready(State(house): State<House>) -> Result<&'static str, HealthProblem> {
    house.is_ready().await?;
    Ok("ready\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::store::Sqlite;
    use std::sync::Arc;

    #[tokio::test]
    async fn a_house_that_starts_is_well_and_not_ready() {
        let house = House::new(Config::default(), Arc::new(Sqlite::in_memory().unwrap()));
        house.health().set_starting(true);
        assert_eq!(house.is_ready().await, Err(HealthProblem::Starting));
        assert_eq!(house.store_is_writable().await, Ok(()));
        house.health().set_starting(false);
        assert_eq!(house.is_ready().await, Ok(()));
    }
}
