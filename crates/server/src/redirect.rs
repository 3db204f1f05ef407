//! Redirects to another page of the house.

use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};

/// Redirects the browser, with a cookie if there is a new one.
pub(crate) fn lead_to(path: &str, cookie: Option<HeaderValue>) -> (StatusCode, HeaderMap) {
    let mut headers = HeaderMap::new();
    headers.insert(LOCATION, HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/")));
    if let Some(cookie) = cookie {
        headers.insert(SET_COOKIE, cookie);
    }
    (StatusCode::SEE_OTHER, headers)
}
