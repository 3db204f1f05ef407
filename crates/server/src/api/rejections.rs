//! Explains why a body or a query cannot be parsed, in the sender's language. The parser's own message is always
//! English; it goes into `detail`, for the programmer.

use super::error::{Code, Problem};
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use std::error::Error;
use words::Words;

/// What is wrong, and with which field.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Rejection {
    /// It is not JSON.
    NotJson,
    /// It is not an object.
    NoFields,
    /// A field is missing.
    Missing(String),
    /// There is no such field.
    Unknown(String),
    /// The value of the field does not fit.
    Unfit(String),
}

impl Rejection {
    /// Reads a rejection; `E` is the error of the parser, which knows the path to the field.
    fn found<E: Error + 'static>(rejection: &(dyn Error + 'static)) -> Self {
        let chain = std::iter::successors(Some(rejection), |&error| error.source());
        let mut found = chain.filter_map(|error| error.downcast_ref::<serde_path_to_error::Error<E>>());
        let Some(found) = found.next() else { return Self::NoFields };
        let says = found.inner().to_string();
        let named = |start: &str| says.strip_prefix(start)?.split('`').next().map(str::to_owned);
        if let Some(field) = named("missing field `") {
            Self::Missing(field)
        } else if let Some(field) = named("unknown field `") {
            Self::Unknown(field)
        } else if found.path().iter().next().is_none() {
            Self::NoFields
        } else {
            Self::Unfit(found.path().to_string())
        }
    }

    fn problem(self, words: Words, code: Code, detail: String) -> Problem {
        let (what, field) = match self {
            Self::NotJson => ("not-json", String::new()),
            Self::NoFields => ("no-fields", String::new()),
            Self::Missing(field) => ("missing", field),
            Self::Unknown(field) => ("unknown", field),
            Self::Unfit(field) => ("unfit", field),
        };
        let message = words.say_with(&code.key(), &[("what", what.into()), ("field", field.into())]);
        Problem { detail: Some(detail), ..Problem::with(code, message) }
    }
}

/// The problem for a body.
pub(super) fn body(words: Words, why: &JsonRejection) -> Problem {
    let rejection = match (why, why.status()) {
        (JsonRejection::MissingJsonContentType(_), _) => return Problem::new(words, Code::NotJson),
        (_, StatusCode::PAYLOAD_TOO_LARGE) => return Problem::new(words, Code::TooLarge),
        (JsonRejection::JsonDataError(_), _) => Rejection::found::<serde_json::Error>(why),
        // Not JSON, or broken off on the way; the framework may add more kinds.
        _ => Rejection::NotJson,
    };
    rejection.problem(words, Code::BadBody, why.body_text())
}

/// The problem for a query.
pub(super) fn query(words: Words, why: &QueryRejection) -> Problem {
    Rejection::found::<serde::de::value::Error>(why).problem(words, Code::BadQuery, why.body_text())
}
