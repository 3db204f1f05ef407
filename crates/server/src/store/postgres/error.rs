//! Errors inside a PostgreSQL transaction. They keep their SQLSTATE, because some are worth a retry; outside there is
//! only a [`StoreError`].

use crate::store::{Conflict, SetAside, StoreError};
use tokio_postgres::error::{Severity, SqlState};

/// Why a transaction failed.
#[derive(Debug)]
pub(super) enum TxError {
    /// It was refused, for a reason that holds for any store.
    Refused(StoreError),
    /// PostgreSQL failed.
    Database(tokio_postgres::Error),
}

/// The result of a step of a transaction.
pub(super) type TxResult<T> = Result<T, TxError>;

impl TxError {
    /// Whether nothing was done and a retry may succeed: two transactions conflicted.
    pub(super) fn is_conflict(&self) -> bool {
        let Self::Database(error) = self else { return false };
        let codes = [&SqlState::T_R_SERIALIZATION_FAILURE, &SqlState::T_R_DEADLOCK_DETECTED];
        error.code().is_some_and(|code| codes.contains(&code))
    }

    /// Whether the database has undone the transaction, and says so. It does not if it ends the connection:
    /// that may happen just after a commit.
    pub(super) fn is_undone(&self) -> bool {
        let Self::Database(error) = self else { return false };
        error.as_db_error().is_some_and(|error| error.parsed_severity() == Some(Severity::Error))
    }

    /// Whether the database is not running, or not yet; known at once, because it refuses or closes
    /// connections. Whoever is cut off from it hears nothing, or that there is no way to it.
    pub(super) fn is_down(&self) -> bool {
        use std::io::ErrorKind::{
            BrokenPipe, ConnectionAborted, ConnectionRefused, ConnectionReset, NotFound, UnexpectedEof,
        };
        let Self::Database(error) = self else { return false };
        let codes = [&SqlState::ADMIN_SHUTDOWN, &SqlState::CRASH_SHUTDOWN, &SqlState::CANNOT_CONNECT_NOW];
        let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref::<std::io::Error>());
        match (error.code(), cause) {
            (Some(code), _) => codes.contains(&code),
            // The last is a socket that is not there.
            (None, Some(cause)) => {
                [BrokenPipe, ConnectionAborted, ConnectionRefused, ConnectionReset, UnexpectedEof, NotFound]
                    .contains(&cause.kind())
            }
            (None, None) => error.is_closed(),
        }
    }

    /// Whether the connection is lost, as when the database restarts. Uncommitted changes are lost with it; the outcome
    /// of a commit under way is unknown.
    pub(super) fn is_disconnected(&self) -> bool {
        let Self::Database(error) = self else { return false };
        let codes = [
            &SqlState::ADMIN_SHUTDOWN,
            &SqlState::CRASH_SHUTDOWN,
            &SqlState::CANNOT_CONNECT_NOW,
            &SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ];
        match error.code() {
            Some(code) => codes.contains(&code),
            None => {
                error.is_closed()
                    || std::error::Error::source(error).is_some_and(|cause| cause.is::<std::io::Error>())
            }
        }
    }
}

/// The text for the log, without PostgreSQL's detail: that quotes values, which may be secret.
pub(in crate::store) fn text(error: &tokio_postgres::Error) -> String {
    match error.as_db_error() {
        Some(error) => format!("PostgreSQL {}: {}", error.code().code(), error.message()),
        None => {
            let cause = std::error::Error::source(error).map(|cause| format!(": {cause}"));
            format!("PostgreSQL: {error}{}", cause.unwrap_or_default())
        }
    }
}

impl From<TxError> for StoreError {
    fn from(error: TxError) -> Self {
        match error {
            TxError::Refused(error) => error,
            TxError::Database(error) => Self::Failed(text(&error)),
        }
    }
}

impl From<tokio_postgres::Error> for TxError {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Database(error)
    }
}

impl From<StoreError> for TxError {
    fn from(error: StoreError) -> Self {
        Self::Refused(error)
    }
}

impl From<Conflict> for TxError {
    fn from(conflict: Conflict) -> Self {
        Self::Refused(conflict.into())
    }
}

impl From<SetAside> for TxError {
    fn from(reason: SetAside) -> Self {
        Self::Refused(reason.into())
    }
}
