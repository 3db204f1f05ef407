//! Failed requests, as a page or as JSON. Messages never contain secrets.

use crate::guests::NoGuest;
use crate::hints::NoHint;
use crate::live_table::ChangeError;
use crate::quotas::NoTable;
use crate::sealing::WordProblem;
use crate::store::{SetAside, StoreError};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;
use words::Words;

/// A request that failed.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The status.
    pub status: StatusCode,
    /// The message for the person, in their language.
    pub message: String,
    /// The rules clause that forbids it, if one does.
    pub clause: Option<&'static str>,
    /// How long to wait before a retry, if that is known.
    pub wait: Option<Duration>,
}

impl Failure {
    /// A failure with the message of a Fluent key.
    pub(crate) fn say(words: Words, status: StatusCode, key: &str) -> Self {
        Self::with(status, words.say(key))
    }

    /// A failure with a finished message.
    pub(crate) fn with(status: StatusCode, message: String) -> Self {
        Self { status, message, clause: None, wait: None }
    }

    /// Adds how long to wait.
    pub(crate) fn after(self, wait: Option<Duration>) -> Self {
        Self { wait, ..self }
    }

    pub(crate) fn not_found(words: Words) -> Self {
        Self::say(words, StatusCode::NOT_FOUND, "server-not-found")
    }

    pub(crate) fn forbidden(words: Words) -> Self {
        Self::say(words, StatusCode::FORBIDDEN, "server-forbidden")
    }

    /// The store failed, or a table cannot be opened; the details are only logged.
    pub(crate) fn store(words: Words, error: &StoreError) -> Self {
        if let StoreError::SetAside(reason) = error {
            // It was logged when the table was set aside.
            return Self::say(words, StatusCode::INTERNAL_SERVER_ERROR, set_aside(reason));
        }
        if *error == StoreError::NotAllowed {
            return Self::say(words, StatusCode::FORBIDDEN, "server-not-any-more");
        }
        tracing::error!(%error, "the store failed");
        Self::say(words, StatusCode::SERVICE_UNAVAILABLE, "server-store")
    }

    /// A refused hint.
    pub(crate) fn no_hint(words: Words, why: NoHint) -> Self {
        match why {
            NoHint::Off => Self::say(words, StatusCode::FORBIDDEN, "hint-off"),
            NoHint::NotOnTurn => Self::say(words, StatusCode::CONFLICT, "hint-not-your-turn"),
            NoHint::NothingToChoose => Self::say(words, StatusCode::CONFLICT, "hint-nothing-to-choose"),
            NoHint::TooMany(wait) => {
                Self::say(words, StatusCode::TOO_MANY_REQUESTS, "hint-too-many").after(Some(wait))
            }
            NoHint::Busy => Self::say(words, StatusCode::SERVICE_UNAVAILABLE, "hint-busy"),
        }
    }

    /// A refused new guest.
    pub(crate) fn no_guest(words: Words, why: &NoGuest) -> Self {
        match why.say(words) {
            Ok(message) => Self::with(StatusCode::TOO_MANY_REQUESTS, message).after(why.wait()),
            Err(error) => Self::store(words, error),
        }
    }

    /// A refused new table.
    pub(crate) fn no_table(words: Words, why: &NoTable) -> Self {
        match why.say(words) {
            Ok(message) => Self::with(StatusCode::TOO_MANY_REQUESTS, message).after(why.wait()),
            Err(error) => Self::store(words, error),
        }
    }

    /// A refused change.
    pub(crate) fn refused_change(words: Words, names: &[String], why: ChangeError) -> Self {
        match why {
            ChangeError::Stale => Self::say(words, StatusCode::CONFLICT, "server-stale"),
            ChangeError::NotYours => Self::forbidden(words),
            ChangeError::OwnerCannotLeave => Self::say(words, StatusCode::CONFLICT, "server-opened-by-you"),
            ChangeError::NotBegun => Self::say(words, StatusCode::CONFLICT, "server-not-begun"),
            ChangeError::Over => Self::say(words, StatusCode::CONFLICT, "server-game-over"),
            ChangeError::Closed => Self::say(words, StatusCode::CONFLICT, "server-closed"),
            ChangeError::NotOver => Self::say(words, StatusCode::CONFLICT, "around-not-over"),
            ChangeError::NotResigned => Self::say(words, StatusCode::CONFLICT, "around-not-resigned"),
            ChangeError::Taken => Self::say(words, StatusCode::CONFLICT, "server-taken"),
            ChangeError::PromiseUsed => Self::say(words, StatusCode::CONFLICT, "server-promise-broken"),
            ChangeError::ChatFull => Self::say(words, StatusCode::CONFLICT, "server-talk-full"),
            ChangeError::Word(problem) => Self::say(words, StatusCode::CONFLICT, word_problem(problem)),
            ChangeError::Store(error) => Self::store(words, &error),
            ChangeError::Unreadable(problem) => {
                let message = words.unreadable(&problem);
                Self::with(StatusCode::BAD_REQUEST, message)
            }
            ChangeError::Refused(refusal) => {
                let (message, clause) = (words.refusal(&refusal, names), Some(refusal.clause().0));
                Self { clause, ..Self::with(StatusCode::UNPROCESSABLE_ENTITY, message) }
            }
            ChangeError::NoUndo(why) => {
                let message = words.no_undo(why);
                Self::with(StatusCode::CONFLICT, message)
            }
        }
    }
}

/// The message for players of a table that is set aside.
pub(crate) const fn set_aside(reason: &SetAside) -> &'static str {
    if reason.is_of_another_program() { "server-set-aside-other" } else { "server-set-aside-damaged" }
}

/// The message for a refused word.
const fn word_problem(problem: WordProblem) -> &'static str {
    match problem {
        WordProblem::Copied => "server-word-copied",
        WordProblem::SeatsFree => "server-word-early",
        WordProblem::Begun => "server-word-late",
        WordProblem::Wrong => "server-word-wrong",
    }
}

/// The guard turns this into a page, because it knows the reader.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
