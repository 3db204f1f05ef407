//! Errors of the API: a stable code, and a message.

use crate::accounts::NotSignedIn;
use crate::counter::retry_after;
use crate::error::set_aside;
use crate::live_table::ChangeError;
use crate::quotas::NoTable;
use crate::sealing::WordProblem;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::time::Duration;
use utoipa::ToSchema;
use words::Words;

/// What went wrong, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ErrorCode)]
pub(crate) enum Code {
    /// 400: the body is not what the document asks for.
    BadBody,
    /// 400: a value in the address is not what the document asks for.
    BadQuery,
    /// 400: there is no such game.
    NoSuchGame,
    /// 400: the game cannot be played with these options.
    BadOptions,
    /// 400: the seats do not fit the options, or one of them says something unknown.
    BadSeats,
    /// 400: the clock gives too little or too much time.
    BadClock,
    /// 400: the table has no such seat.
    NoSuchSeat,
    /// 400: the text is not a move of this game.
    UnreadableMove,
    /// 400: a commitment, a salt or a word is not written as it has to be.
    BadWord,
    /// 400: an account cannot have this name.
    BadAccount,
    /// 400: an account cannot have this password.
    BadPassword,
    /// 401: whoever asks for this has to say who they are.
    TokenMissing,
    /// 401: nobody has this token.
    TokenUnknown,
    /// 403: a browser sent this from a foreign page.
    OtherOrigin,
    /// 403: the seat is of somebody else, or whoever asks has none.
    NotYourSeat,
    /// 403: name and password do not fit together.
    WrongPassword,
    /// 403: the token may not do this; a wider scope is needed.
    ScopeTooNarrow,
    /// 403: the account is banned.
    Banned,
    /// 403: no hints are given at this table.
    HintsOff,
    /// 404: there is nothing at this address.
    NoSuchAddress,
    /// 404: there is no such table.
    NoSuchTable,
    /// 405: the address is right, the method is not.
    WrongMethod,
    /// The body did not come in time.
    TooSlow,
    /// 409: the table has moved on since `seen`.
    Stale,
    /// 409: seats are still free, or words are missing.
    NotBegun,
    /// 409: the game has begun.
    HasBegun,
    /// 409: word and salt do not give the commitment of your seat.
    WrongWord,
    /// 409: somebody sits there.
    SeatTaken,
    /// 409: there is nothing that could be taken back.
    NoUndo,
    /// 409: the game waits for somebody else, or for nobody.
    NotYourTurn,
    /// 409: only one move is possible.
    NothingToChoose,
    /// 409: that can be had only once the game is over.
    NotOver,
    /// 409: somebody else has an account of this name.
    AccountTaken,
    /// 409: whoever asks has an account already.
    HasAccount,
    /// 409: whoever asks has no account.
    NoAccount,
    /// 413: the body is too large.
    TooLarge,
    /// 415: the body is not sent as `application/json`.
    NotJson,
    /// 422: the rules forbid the move; `clause` says which one.
    Refused,
    /// 429: too many requests in one minute.
    TooFast,
    /// 429: whoever asks has too many streams open.
    TooManyStreams,
    /// 429: whoever asks has opened too many tables, or has too many open.
    TooManyTables,
    /// 429: too many attempts to sign in.
    TooManyAttempts,
    /// 500: something in the house is broken.
    Broken,
    /// 500: the table cannot be opened.
    SetAside,
    /// 503: too many streams are open, or too many passwords are being checked.
    Full,
    /// 503: the store does not answer; nothing has changed.
    Store,
}

impl Code {
    pub(crate) const ALL: [Self; 46] = [
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

/// The body of every answer that is not 2xx.
#[derive(Serialize, ToSchema)]
#[schema(as = ErrorBody)]
pub(super) struct Body {
    error: Problem,
}

/// What went wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Error)]
pub(crate) struct Problem {
    /// For programs; it never changes.
    pub code: Code,
    /// For people, in the language of `Accept-Language`.
    pub message: String,
    /// The clause of the rules that forbids it, where it is the rules that do.
    #[schema(required, example = "ART-6.3")]
    pub clause: Option<&'static str>,
    /// Where a body or an address could not be read: what its parser says, in English, for whoever writes the program.
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
    pub(super) fn not_signed_in(words: Words, why: &NotSignedIn) -> Self {
        match why {
            NotSignedIn::BadName => Self::new(words, Code::BadAccount),
            NotSignedIn::BadPassword => Self::new(words, Code::BadPassword),
            NotSignedIn::Taken => Self::new(words, Code::AccountTaken),
            NotSignedIn::HasOne => Self::new(words, Code::HasAccount),
            NotSignedIn::HasNone => Self::new(words, Code::NoAccount),
            NotSignedIn::Wrong | NotSignedIn::LinkGone => Self::new(words, Code::WrongPassword),
            NotSignedIn::Banned => Self::new(words, Code::Banned),
            NotSignedIn::TooManyAttempts(wait) => Self::new(words, Code::TooManyAttempts).after(Some(*wait)),
            NotSignedIn::Busy => Self::with(Code::Full, words.say("people-busy")),
            NotSignedIn::Store(error) => Self::store(words, error),
        }
    }

    pub(crate) fn refused_change(words: Words, names: &[String], why: ChangeError) -> Self {
        match why {
            ChangeError::Stale | ChangeError::PromiseUsed | ChangeError::TalkFull => {
                Self::new(words, Code::Stale)
            }
            ChangeError::NotYours => Self::new(words, Code::NotBegun), // whose seat it is was found out before
            ChangeError::Closed => Self::with(Code::NotYourTurn, words.say("server-closed")),
            ChangeError::NotOver => Self::new(words, Code::NotOver),
            ChangeError::Taken => Self::new(words, Code::SeatTaken),
            ChangeError::Word(WordProblem::Copied) => {
                Self::with(Code::BadWord, words.say("server-word-copied"))
            }
            ChangeError::Word(WordProblem::SeatsFree) => {
                Self::with(Code::NotBegun, words.say("server-word-early"))
            }
            ChangeError::Word(WordProblem::Begun) => Self::new(words, Code::HasBegun),
            ChangeError::Word(WordProblem::Wrong) => Self::new(words, Code::WrongWord),
            ChangeError::Store(error) => Self::store(words, &error),
            ChangeError::Unreadable(problem) => Self::with(Code::UnreadableMove, words.unreadable(&problem)),
            ChangeError::NoUndo(why) => Self::with(Code::NoUndo, words.no_undo(why)),
            ChangeError::Refused(refusal) => Self {
                clause: Some(refusal.clause().0),
                ..Self::with(Code::Refused, words.refusal(&refusal, names))
            },
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
