//! What every request passes: changes come from our own pages and not too fast, answers forbid everything foreign.

use crate::api::{self, Code, Problem};
use crate::error::Failure;
use crate::house::House;
use crate::pages;
use crate::reader::{Reader, bearer};
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Nothing but our own files and pictures; no inline script or style, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Checks a request, lets it through, and adds the headers every answer has.
pub(crate) async fn guard(
    State(house): State<House>,
    reader: Result<Reader, Failure>,
    request: Request,
    next: Next,
) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let at_api = api::is_address(request.uri().path());
    let looks = reader.as_ref().map_or_else(|failure| Reader::stranger(failure.words()), Reader::clone);
    let response = match reader {
        Err(failure) if at_api => Problem::with(Code::Store, failure.message).into_response(),
        Err(failure) => failure.into_response(),
        Ok(reader) => {
            let refuse = |code: Code, key: &str| match at_api {
                true => Problem::new(reader.words, code).into_response(),
                false => Failure::say(reader.words, code.status(), key).into_response(),
            };
            let from_here = same_origin(request.headers(), house.config().public_url.as_deref());
            if changes && !(from_here || at_api && is_program(request.headers())) {
                refuse(Code::OtherOrigin, "server-other-origin")
            } else if changes && !house.may_change(reader.person.as_ref().map(|person| person.id)) {
                refuse(Code::TooFast, "server-too-fast")
            } else {
                next.run(request).await
            }
        }
    };
    let mut response = if at_api { response } else { in_words(&looks, response) };
    let headers = response.headers_mut();
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Every failure as a page in the reader's language and theme, also those the framework finds by itself.
fn in_words(reader: &Reader, response: Response) -> Response {
    let status = response.status();
    let failure = match response.extensions().get::<Arc<Failure>>() {
        Some(failure) => Arc::clone(failure),
        None if status.is_client_error() && !is_html(&response) => {
            let key = match status {
                StatusCode::NOT_FOUND => "server-not-found",
                StatusCode::PAYLOAD_TOO_LARGE => "server-too-large",
                _ => "server-bad-request",
            };
            Arc::new(Failure::say(reader.words, status, key))
        }
        None => return response,
    };
    (failure.status, pages::failure(reader, &failure)).into_response()
}

fn is_html(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

/// Whether a change comes from a page of this house. Browsers send `Origin` with every change.
fn same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text(ORIGIN) else { return false };
    if public_url.is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(HOST)
}

/// Whether a request comes from a program and not from somebody's browser: it brings no cookie, and either shows a
/// token itself, which a foreign page cannot without our leave, or has no origin, which browsers send with every change.
fn is_program(headers: &HeaderMap) -> bool {
    !headers.contains_key(COOKIE) && (bearer(headers).is_some() || !headers.contains_key(ORIGIN))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_shows_its_token_and_no_cookie() {
        assert!(is_program(&headers(&[("authorization", "Bearer abc")])));
        assert!(is_program(&headers(&[("authorization", "bearer abc"), ("origin", "http://evil.example")])));
        assert!(is_program(&headers(&[("host", "localhost:7777")])), "a stranger who wants a token");
        assert!(!is_program(&headers(&[("origin", "http://evil.example")])));
        assert!(!is_program(&headers(&[("authorization", "Bearer abc"), ("cookie", "tafelrunde=abc")])));
        assert!(!is_program(&headers(&[("authorization", "Basic abc"), ("origin", "http://evil.example")])));
    }

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_our_own_pages_may_change_anything() {
        let own = headers(&[("origin", "http://localhost:7777"), ("host", "localhost:7777")]);
        let foreign = headers(&[("origin", "http://evil.example"), ("host", "localhost:7777")]);
        let behind_a_proxy = headers(&[("origin", "https://play.example"), ("host", "127.0.0.1:7777")]);
        assert!(same_origin(&own, None));
        assert!(!same_origin(&foreign, None));
        assert!(!same_origin(&headers(&[("host", "localhost:7777")]), None), "no origin, no change");
        assert!(!same_origin(&behind_a_proxy, None));
        assert!(same_origin(&behind_a_proxy, Some("https://play.example/")));
    }
}
