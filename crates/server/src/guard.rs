//! What every request passes: changes come from our own pages and not too fast, answers forbid everything foreign.

use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Nothing but our own files and pictures; no inline script or style, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Checks a request, lets it through, and adds the headers every answer has.
pub(crate) async fn guard(
    State(house): State<House>,
    reader: Reader,
    request: Request,
    next: Next,
) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = if changes && !same_origin(request.headers(), house.config().public_url.as_deref()) {
        Failure::say(reader.words, StatusCode::FORBIDDEN, "server-other-origin").into_response()
    } else if changes && !house.may_change(reader.person.as_ref().map(|person| person.id)) {
        Failure::say(reader.words, StatusCode::TOO_MANY_REQUESTS, "server-too-fast").into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
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

#[cfg(test)]
mod tests {
    use super::*;

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
