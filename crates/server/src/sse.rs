//! Server-sent events: how one is written, and the answer that carries them.

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt};
use std::convert::Infallible;

/// What is sent when there is nothing to tell, so that nobody on the way takes the connection for dead.
pub(crate) const STILL_HERE: Bytes = Bytes::from_static(b":\n\n");

/// An event while it is written.
pub(crate) struct Event(String);

impl Event {
    /// The beginning of an event about this version of a table; `room` is about how long it will be.
    pub(crate) fn new(kind: Option<&str>, version: u64, room: usize) -> Self {
        let mut text = String::with_capacity(room);
        if let Some(kind) = kind {
            text.extend(["event: ", kind, "\n"]);
        }
        text.extend(["id: ", itoa::Buffer::new().format(version)]);
        Self(text)
    }

    /// One more line of data. What is pushed to it must not hold a line break.
    pub(crate) fn line(&mut self) -> &mut String {
        self.0.push_str("\ndata: ");
        &mut self.0
    }

    /// The whole event.
    pub(crate) fn end(mut self) -> Bytes {
        self.0.push_str("\n\n");
        self.0.into()
    }
}

/// The answer that carries some events.
pub(crate) fn response(events: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache")];
    (headers, Body::from_stream(events.map(Ok::<_, Infallible>))).into_response()
}
