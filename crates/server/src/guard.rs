//! The middleware around every request: rate limits, the check that changes come from our own pages, and security
//! headers.

use crate::access::{REQUEST_ID, RequestId, logged};
use crate::affinity::has_other_cookies;
use crate::api::{self, Code, Problem};
use crate::bodies;
use crate::counter::retry_after;
use crate::error::Failure;
use crate::house::House;
use crate::origin::same_origin;
use crate::pages;
use crate::reader::{Reader, bearer};
use crate::store::{Access, Scope};
use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ORIGIN, REFERRER_POLICY, RETRY_AFTER,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing::Instrument;
use words::Words;

/// Only our own files and pictures; no inline script or style, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Gives a request its id, checks and handles it, and records metrics and the access log.
pub(crate) async fn guard(State(house): State<House>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map(MatchedPath::as_str);
    let method = request.method().clone();
    let id = RequestId::of(house.config(), request.headers());
    let span = id.span();
    let mut response = checked(&house, request, next, &id).instrument(span.clone()).await;
    response.headers_mut().insert(REQUEST_ID, id.header());
    house.metrics().answered(&method, route, response.status(), started.elapsed());
    if house.config().access_log { logged(response, span, &method, route, started) } else { response }
}

/// Checks and handles a request, and adds the headers every response has.
async fn checked(house: &House, request: Request, next: Next, id: &RequestId) -> Response {
    let (mut parts, body) = request.into_parts();
    let at_api = api::is_address(parts.uri.path());
    let mut reader = Reader::stranger(&mut parts, house).await;
    let response = match admit(house, &reader, &parts, body).await {
        Ok((known, body)) => {
            parts.extensions.insert(known.clone());
            reader = known;
            let changes = is_change(&parts.method);
            let answered = next.run(Request::from_parts(parts, body));
            if changes { to_the_end(house, &reader, answered, at_api).await } else { answered.await }
        }
        Err(refused) => refused.into_response(at_api),
    };
    let mut response = if at_api { response } else { in_words(&reader, response, id) };
    let headers = response.headers_mut();
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn is_change(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD)
}

/// Handles a request that may change something: it completes even if the client has gone. A panic becomes an error
/// response.
async fn to_the_end(
    house: &House,
    reader: &Reader,
    answer: impl Future<Output = Response> + Send + 'static,
    at_api: bool,
) -> Response {
    house.run_to_the_end(answer).await.unwrap_or_else(|panic| {
        tracing::error!(%panic, "a change failed");
        Refused::BeforeHandler(reader.words, Code::Broken, "server-broken").into_response(at_api)
    })
}

/// Why a request is refused, or failed.
enum Refused {
    /// The language, the API code, and the Fluent key for the page.
    BeforeHandler(Words, Code, &'static str),
    /// The rate limit is exceeded; how long to wait.
    TooFast(Words, Duration),
    /// The API token may not do that. API only: a token gives no access to pages.
    Scope(Words, Scope),
    /// The store could not be asked who it is.
    Store(Failure),
}

impl Refused {
    fn into_response(self, at_api: bool) -> Response {
        match self {
            Self::BeforeHandler(words, code, _) if at_api => Problem::new(words, code).into_response(),
            Self::BeforeHandler(words, code, key) => Failure::say(words, code.status(), key).into_response(),
            Self::TooFast(words, wait) if at_api => {
                Problem::new(words, Code::TooFast).after(Some(wait)).into_response()
            }
            Self::TooFast(words, wait) => {
                let failure = Failure::say(words, Code::TooFast.status(), "server-too-fast");
                failure.after(Some(wait)).into_response()
            }
            Self::Scope(words, scope) => {
                let why = words.say(pages::access::scope_key(scope));
                Problem::because(words, Code::ScopeTooNarrow, why).into_response()
            }
            Self::Store(failure) if at_api => Problem::with(Code::Store, failure.message).into_response(),
            Self::Store(failure) => failure.into_response(),
        }
    }
}

/// Admits a request: its reader and its body. The cheap checks come first: an address above its limit never reaches the
/// store. The reader is identified last: nothing may be awaited between that and the handler.
async fn admit(
    house: &House,
    stranger: &Reader,
    parts: &Parts,
    body: Body,
) -> Result<(Reader, Body), Refused> {
    let (words, client) = (stranger.words, stranger.client);
    let (limits, config) = (house.limits(), house.config());
    let too_fast = || Refused::TooFast(words, limits.minute_left());
    let may = |may: bool| may.then_some(()).ok_or_else(too_fast);
    let changes = is_change(&parts.method);
    if changes {
        let from_here = same_origin(&parts.headers, config.public_url.as_deref());
        let from_program = api::is_address(parts.uri.path()) && is_program(&parts.headers);
        if !from_here && !from_program {
            return Err(Refused::BeforeHandler(words, Code::OtherOrigin, "server-other-origin"));
        }
        may(limits.try_change_from(config, client))?;
    } else {
        may(limits.try_page_from(config, client))?;
    }
    // No name contains a NUL, and PostgreSQL refuses to be asked for one.
    if parts.uri.path().contains("%00") {
        return Err(Refused::BeforeHandler(words, Code::NoSuchAddress, "server-not-found"));
    }
    let route = parts.extensions.get::<MatchedPath>().filter(|_| changes);
    let body = match route {
        Some(route) => {
            let too_slow = || Refused::BeforeHandler(words, Code::TooSlow, "server-too-slow");
            bodies::read(house, body, route.as_str()).await.ok_or_else(too_slow)?
        }
        None => body,
    };
    let reader = stranger.clone().recognise(&parts.headers, house).await.map_err(Refused::Store)?;
    if let Access::Program(scope) = reader.access
        && !scope.allows(&parts.method, parts.uri.path().strip_prefix(api::ADDRESS).unwrap_or_default())
    {
        return Err(Refused::Scope(words, scope));
    }
    let person = reader.person.as_ref().map(|person| person.id);
    if let (Some(person), Some(token)) = (person, reader.token) {
        house.note_visit(person, token);
    }
    match (changes, person) {
        (true, person) => may(limits.try_change(config, person, client))?,
        (false, Some(person)) => may(limits.try_page_by(config, person))?,
        (false, None) => {}
    }
    Ok((reader, body))
}

/// Turns every failure into a page in the reader's language and theme, including those of the framework.
fn in_words(reader: &Reader, response: Response, id: &RequestId) -> Response {
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
    let mut page = (failure.status, pages::failure(reader, &failure, id.as_str())).into_response();
    if let Some(allowed) = response.headers().get(ALLOW) {
        page.headers_mut().insert(ALLOW, allowed.clone());
    }
    match failure.status {
        StatusCode::TOO_MANY_REQUESTS => {
            page.headers_mut().extend(failure.wait.map(|wait| (RETRY_AFTER, retry_after(wait))));
        }
        StatusCode::SERVICE_UNAVAILABLE => {
            page.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("10"));
        }
        _ => {}
    }
    page
}

fn is_html(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

/// Whether a request comes from a program rather than a browser: it has no cookie of a person, and either has
/// a bearer token, which a foreign page cannot send without our permission, or no `Origin`, which browsers
/// send with every change.
fn is_program(headers: &HeaderMap) -> bool {
    !has_other_cookies(headers) && (bearer(headers).is_some() || !headers.contains_key(ORIGIN))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_shows_its_token_and_no_cookie() {
        assert!(is_program(&headers(&[("authorization", "Bearer abc")])));
        assert!(is_program(&headers(&[("authorization", "bearer abc"), ("origin", "http://evil.example")])));
        assert!(is_program(&headers(&[("host", "localhost:7777")])), "a stranger who wants a token");
        assert!(is_program(&headers(&[("authorization", "Bearer abc"), ("cookie", "process=one")])));
        assert!(!is_program(&headers(&[("cookie", "process=one"), ("origin", "http://evil.example")])));
        assert!(!is_program(&headers(&[("origin", "http://evil.example")])));
        assert!(!is_program(&headers(&[("authorization", "Bearer abc"), ("cookie", "tafelrunde=abc")])));
        assert!(!is_program(&headers(&[("authorization", "Basic abc"), ("origin", "http://evil.example")])));
    }

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }
}
