//! Errors of the API: a stable code, and a message.

mod refused_change;

use crate::accounts::AccountError;
use crate::counter::retry_after;
use crate::error::set_aside;
use crate::quotas::NoTable;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::time::Duration;
use utoipa::ToSchema;
use words::Words;

/// The code of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ErrorCode)]
pub(crate) enum Code {
    /// 400: the body does not match its schema.
    BadBody,
    /// 400: a path or query parameter does not match its schema.
    BadQuery,
    /// 400: unknown game.
    NoSuchGame,
    /// 400: the game has no such options.
    BadOptions,
    /// 400: the number of seats does not match the options, or a seat has an unknown value.
    BadSeats,
    /// 400: the clock is out of range.
    BadClock,
    /// 400: the table has no such seat.
    NoSuchSeat,
    /// 400: the text is not a move of this game.
    UnreadableMove,
    /// 400: a commitment, salt or word is malformed.
    BadWord,
    /// 400: the name is not allowed for an account.
    BadAccount,
    /// 400: the password is not allowed for an account.
    BadPassword,
    /// 401: a token is required.
    TokenMissing,
    /// 401: the token is unknown or revoked.
    TokenUnknown,
    /// 403: a browser sent this from a page of another site.
    OtherOrigin,
    /// 403: the seat belongs to somebody else, or you have none.
    NotYourSeat,
    /// 403: wrong name or password.
    WrongPassword,
    /// 403: the scope of the token is too narrow.
    ScopeTooNarrow,
    /// 403: the account is banned.
    Banned,
    /// 403: hints are switched off at this table.
    HintsOff,
    /// 404: unknown path.
    NoSuchAddress,
    /// 404: unknown table.
    NoSuchTable,
    /// 405: the path exists, but not with this method.
    WrongMethod,
    /// 408: the body did not arrive in time.
    TooSlow,
    /// 409: the table has moved on since `seen`.
    Stale,
    /// 409: seats are still free, or words are missing.
    NotBegun,
    /// 409: the game has already begun.
    HasBegun,
    /// 409: the game is over.
    GameOver,
    /// 409: you opened the table: cancel it instead of leaving it.
    OpenedByYou,
    /// 409: word and salt do not match the commitment of your seat.
    WrongWord,
    /// 409: the seat is taken.
    SeatTaken,
    /// 409: there is nothing to undo.
    NoUndo,
    /// 409: the game waits for somebody else, or for nobody.
    NotYourTurn,
    /// 409: there is only one legal move, so no hint is needed.
    NothingToChoose,
    /// 409: available only after the end of the game.
    NotOver,
    /// 409: the account name is taken.
    AccountTaken,
    /// 409: you already have an account.
    HasAccount,
    /// 409: you have no account.
    NoAccount,
    /// 413: the body is too large.
    TooLarge,
    /// 415: the body is not sent as `application/json`.
    NotJson,
    /// 422: the rules forbid the move; `clause` says which one.
    Refused,
    /// 429: too many requests in one minute.
    TooFast,
    /// 429: you have too many streams open.
    TooManyStreams,
    /// 429: you opened too many tables, or have too many open.
    TooManyTables,
    /// 429: too many sign-in attempts.
    TooManyAttempts,
    /// 500: internal error.
    Broken,
    /// 500: the table cannot be loaded.
    SetAside,
    /// 503: too many streams are open, or too many passwords are being checked.
    Full,
    /// 503: the store does not answer; nothing was changed.
    Store,
}

impl Code {
    pub(crate) const ALL: [Self; 48] = [
        Self::BadBody,
        Self::BadQuery,
        Self::NoSuchGame,
        Self::BadOptions,
        Self::BadSeats,
        Self::BadClock,
        Self::NoSuchSeat,
        Self::UnreadableMove,
        Self::BadWord,
        Self::BadAccount,
        Self::BadPassword,
        Self::TokenMissing,
        Self::TokenUnknown,
        Self::OtherOrigin,
        Self::NotYourSeat,
        Self::WrongPassword,
        Self::ScopeTooNarrow,
        Self::Banned,
        Self::HintsOff,
        Self::NoSuchAddress,
        Self::NoSuchTable,
        Self::WrongMethod,
        Self::TooSlow,
        Self::Stale,
        Self::NotBegun,
        Self::HasBegun,
        Self::GameOver,
        Self::OpenedByYou,
        Self::WrongWord,
        Self::SeatTaken,
        Self::NoUndo,
        Self::NotYourTurn,
        Self::NothingToChoose,
        Self::NotOver,
        Self::AccountTaken,
        Self::HasAccount,
        Self::NoAccount,
        Self::TooLarge,
        Self::NotJson,
        Self::Refused,
        Self::TooFast,
        Self::TooManyStreams,
        Self::TooManyTables,
        Self::TooManyAttempts,
        Self::Broken,
        Self::SetAside,
        Self::Full,
        Self::Store,
    ];

    pub(crate) const fn status(self) -> StatusCode {
        match self {
            Self::BadBody
            | Self::BadQuery
            | Self::NoSuchGame
            | Self::BadOptions
            | Self::BadSeats
            | Self::BadClock
            | Self::NoSuchSeat
            | Self::UnreadableMove
            | Self::BadWord
            | Self::BadAccount
            | Self::BadPassword => StatusCode::BAD_REQUEST,
            Self::TokenMissing | Self::TokenUnknown => StatusCode::UNAUTHORIZED,
            Self::OtherOrigin
            | Self::NotYourSeat
            | Self::WrongPassword
            | Self::ScopeTooNarrow
            | Self::Banned
            | Self::HintsOff => StatusCode::FORBIDDEN,
            Self::NoSuchAddress | Self::NoSuchTable => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Stale
            | Self::NotBegun
            | Self::HasBegun
            | Self::GameOver
            | Self::OpenedByYou
            | Self::WrongWord
            | Self::SeatTaken
            | Self::NoUndo
            | Self::NotYourTurn
            | Self::NothingToChoose
            | Self::NotOver
            | Self::AccountTaken
            | Self::HasAccount
            | Self::NoAccount => StatusCode::CONFLICT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Broken | Self::SetAside => StatusCode::INTERNAL_SERVER_ERROR,
            Self::TooFast | Self::TooManyStreams | Self::TooManyTables | Self::TooManyAttempts => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::Full | Self::Store => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Its name in a response.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::BadBody => "bad_body",
            Self::BadQuery => "bad_query",
            Self::NoSuchGame => "no_such_game",
            Self::BadOptions => "bad_options",
            Self::BadSeats => "bad_seats",
            Self::BadClock => "bad_clock",
            Self::NoSuchSeat => "no_such_seat",
            Self::UnreadableMove => "unreadable_move",
            Self::BadWord => "bad_word",
            Self::BadAccount => "bad_account",
            Self::BadPassword => "bad_password",
            Self::TokenMissing => "token_missing",
            Self::TokenUnknown => "token_unknown",
            Self::OtherOrigin => "other_origin",
            Self::NotYourSeat => "not_your_seat",
            Self::WrongPassword => "wrong_password",
            Self::ScopeTooNarrow => "scope_too_narrow",
            Self::Banned => "banned",
            Self::HintsOff => "hints_off",
            Self::NoSuchAddress => "no_such_address",
            Self::NoSuchTable => "no_such_table",
            Self::WrongMethod => "wrong_method",
            Self::TooSlow => "too_slow",
            Self::Stale => "stale",
            Self::NotBegun => "not_begun",
            Self::HasBegun => "has_begun",
            Self::GameOver => "game_over",
            Self::OpenedByYou => "opened_by_you",
            Self::WrongWord => "wrong_word",
            Self::SeatTaken => "seat_taken",
            Self::NoUndo => "no_undo",
            Self::NotYourTurn => "not_your_turn",
            Self::NothingToChoose => "nothing_to_choose",
            Self::NotOver => "not_over",
            Self::AccountTaken => "account_taken",
            Self::HasAccount => "has_account",
            Self::NoAccount => "no_account",
            Self::TooLarge => "too_large",
            Self::NotJson => "not_json",
            Self::Refused => "refused",
            Self::TooFast => "too_fast",
            Self::TooManyStreams => "too_many_streams",
            Self::TooManyTables => "too_many_tables",
            Self::TooManyAttempts => "too_many_attempts",
            Self::Broken => "broken",
            Self::SetAside => "set_aside",
            Self::Full => "full",
            Self::Store => "store",
        }
    }

    /// The Fluent key of its general message.
    pub(super) fn key(self) -> String {
        format!("api-{}", self.id().replace('_', "-"))
    }
}

/// The body of every response that is not 2xx.
#[derive(Serialize, ToSchema)]
#[schema(as = ErrorBody)]
pub(super) struct Body {
    error: Problem,
}

/// What went wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Error)]
pub(crate) struct Problem {
    /// A stable code for programs.
    pub code: Code,
    /// For people, in the language of `Accept-Language`.
    pub message: String,
    /// The clause that forbids it, if the rules do.
    #[schema(required, example = "ART-6.3")]
    pub clause: Option<&'static str>,
    /// If a body or an address could not be parsed: the parser's message, in English, for developers.
    /// It may change.
    #[schema(required, example = "missing field `seat` at line 1 column 15")]
    pub detail: Option<String>,
    /// How long to wait before a retry, if that is known: sent as the header `Retry-After`.
    #[serde(skip)]
    #[schema(ignore)]
    pub wait: Option<Duration>,
}

impl Problem {
    /// A problem with the general message of its code.
    pub(crate) fn new(words: Words, code: Code) -> Self {
        Self::with(code, words.say(&code.key()))
    }

    /// A problem whose message lists what would be right.
    pub(crate) fn because(words: Words, code: Code, why: impl Into<String>) -> Self {
        Self::with(code, words.say_with(&code.key(), &[("why", why.into().into())]))
    }

    /// A problem with a finished message.
    pub(crate) const fn with(code: Code, message: String) -> Self {
        Self { code, message, clause: None, detail: None, wait: None }
    }

    /// Adds how long to wait, if that is known.
    pub(crate) fn after(self, wait: Option<Duration>) -> Self {
        Self { wait, ..self }
    }

    /// The store failed; the details are only logged.
    pub(crate) fn store(words: Words, error: &StoreError) -> Self {
        if let StoreError::SetAside(reason) = error {
            return Self::with(Code::SetAside, words.say(set_aside(reason)));
        }
        if *error == StoreError::NotAllowed {
            return Self::new(words, Code::TokenUnknown);
        }
        tracing::error!(%error, "the store failed");
        Self::new(words, Code::Store)
    }

    pub(super) fn no_table(words: Words, why: &NoTable) -> Self {
        match why.say(words) {
            Ok(message) => Self::with(Code::TooManyTables, message).after(why.wait()),
            Err(error) => Self::store(words, error),
        }
    }

    /// A failed sign-in, or a refused account.
    pub(super) fn account(words: Words, why: &AccountError) -> Self {
        match why {
            AccountError::BadName => Self::new(words, Code::BadAccount),
            AccountError::BadPassword => Self::new(words, Code::BadPassword),
            AccountError::Taken => Self::new(words, Code::AccountTaken),
            AccountError::HasOne => Self::new(words, Code::HasAccount),
            AccountError::HasNone => Self::new(words, Code::NoAccount),
            AccountError::Wrong | AccountError::LinkGone => Self::new(words, Code::WrongPassword),
            AccountError::Banned => Self::new(words, Code::Banned),
            AccountError::TooManyAttempts(wait) => Self::new(words, Code::TooManyAttempts).after(Some(*wait)),
            AccountError::Busy => Self::with(Code::Full, words.say("people-busy")),
            AccountError::Store(error) => Self::store(words, error),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (code, wait) = (self.code, self.wait);
        let mut response = (code.status(), Json(Body { error: self })).into_response();
        match code.status() {
            StatusCode::UNAUTHORIZED => {
                response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            StatusCode::TOO_MANY_REQUESTS => {
                response.headers_mut().extend(wait.map(|wait| (RETRY_AFTER, retry_after(wait))));
            }
            StatusCode::SERVICE_UNAVAILABLE => {
                response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("10"));
            }
            _ => {}
        }
        response
    }
}

#[cfg(test)]
mod tests;
