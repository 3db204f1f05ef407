//! Request ids and the access log. Every log line about a request carries its id, and so does the response. The access
//! log, if enabled, has one line for each response. It never contains names, tokens, addresses or table ids, only the
//! route.

use crate::config::Config;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::Response;
use foldhash::quality::RandomState;
use std::hash::BuildHasher;
use std::pin::Pin;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tracing::Span;

/// The response header with the id of the request.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id accepted from a proxy.
const LONGEST: usize = 64;

/// The id of a request, in its log lines and for people who report an error.
#[derive(Clone, Debug)]
pub(crate) struct RequestId(HeaderValue);

impl RequestId {
    /// The id set by the proxy, if the config trusts one and the id is well formed; otherwise a new one.
    pub(crate) fn of(config: &Config, headers: &HeaderMap) -> Self {
        let given = config.request_id_header.as_deref().and_then(|name| headers.get(name));
        let given = given.filter(|id| is_id(id.as_bytes())).cloned();
        Self(given.unwrap_or_else(new_id))
    }

    /// As text, for people to quote.
    pub(crate) fn as_str(&self) -> &str {
        self.0.to_str().unwrap_or_default()
    }

    /// As a response header.
    pub(crate) fn header(&self) -> HeaderValue {
        self.0.clone()
    }

    /// The span around all log lines of the request. At error level, so that the id is there even if only errors are
    /// logged.
    pub(crate) fn span(&self) -> Span {
        tracing::error_span!("request", id = self.as_str())
    }
}

/// An id that no other request of this process has, without asking the system for chance each time. It tells
/// nothing about how many there were.
fn new_id() -> HeaderValue {
    static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    static REQUESTS: AtomicU64 = AtomicU64::new(0);
    let id = HASHES.hash_one(REQUESTS.fetch_add(1, Ordering::Relaxed));
    HeaderValue::from_str(&format!("{id:016x}")).expect("letters and digits only")
}

/// Whether an id is safe in a log line: no spaces, quotes or `=`.
fn is_id(id: &[u8]) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(byte);
    (1..=LONGEST).contains(&id.len()) && id.iter().all(plain)
}

/// The method of a request; unknown ones are not copied from the client.
pub(crate) const fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::HEAD => "HEAD",
        _ => "other",
    }
}

/// One line of the access log, written when it is dropped.
struct AccessLogLine {
    span: Span,
    method: &'static str,
    route: String,
    status: StatusCode,
    started: Instant,
    /// How long it took until the response began.
    began: Duration,
    bytes: u64,
}

impl Drop for AccessLogLine {
    fn drop(&mut self) {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1_000.0;
        self.span.in_scope(|| {
            tracing::info!(
                target: "access",
                method = self.method,
                route = self.route,
                status = self.status.as_u16(),
                began_ms = milliseconds(self.began),
                ms = milliseconds(self.started.elapsed()),
                bytes = self.bytes,
            );
        });
    }
}

/// Wraps the response so that a line is logged when its last byte has been sent or the client has gone.
pub(crate) fn logged(
    response: Response,
    span: Span,
    method: &Method,
    route: Option<&str>,
    started: Instant,
) -> Response {
    let line = AccessLogLine {
        span,
        method: known_method(method),
        route: route.unwrap_or("none").to_owned(),
        status: response.status(),
        started,
        began: started.elapsed(),
        bytes: 0,
    };
    response.map(|body| Body::new(Counted { body, line }))
}

/// A body that counts its bytes.
struct Counted {
    body: Body,
    line: AccessLogLine,
}

impl HttpBody for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<hyper::body::Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Ok(frame))) = &polled
            && let Some(data) = frame.data_ref()
        {
            self.line.bytes += data.len() as u64;
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(header: Option<&str>, given: &str) -> String {
        let config = Config { request_id_header: header.map(str::to_owned), ..Config::default() };
        let mut headers = HeaderMap::new();
        headers.insert("x-request-id", HeaderValue::from_bytes(given.as_bytes()).unwrap());
        RequestId::of(&config, &headers).as_str().to_owned()
    }

    #[test]
    fn every_request_has_an_id_of_its_own_that_tells_nothing() {
        let ids: Vec<HeaderValue> = (0..1_000).map(|_| new_id()).collect();
        assert!(ids.iter().all(|id| is_id(id.as_bytes()) && id.len() == 16));
        assert_eq!(ids.iter().collect::<std::collections::HashSet<_>>().len(), ids.len());
    }

    #[test]
    fn an_id_is_believed_only_where_that_is_said_and_only_if_it_is_plain() {
        assert_eq!(id(Some("x-request-id"), "proxy-1.2:3_4"), "proxy-1.2:3_4");
        assert_eq!(id(None, "proxy-1").len(), 16, "nobody has said that a proxy gives ids");
        assert_eq!(id(Some("x-amzn-trace-id"), "proxy-1").len(), 16, "another header");
        for odd in ["", "two words", "a=b", "\"", &"a".repeat(65), "ä"] {
            let made = id(Some("x-request-id"), odd);
            assert_eq!(made.len(), 16, "{odd:?} gives {made:?}");
        }
        assert_ne!(id(None, ""), id(None, ""));
    }
}
