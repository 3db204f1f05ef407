//! Server-sent events: encoding, compression, and the response.

use crate::deflate;
use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt};
use std::convert::Infallible;

/// The keep-alive comment, so that nobody on the way considers the connection dead.
pub(crate) const KEEP_ALIVE: Bytes = Bytes::from_static(b":\n\n");

/// The same as a stored block of deflate.
const GZIP_KEEP_ALIVE: Bytes = Bytes::from_static(b"\0\x03\0\xFC\xFF:\n\n");

/// The media type of a stream.
pub(crate) const EVENTS: &str = "text/event-stream";

/// How the events of a stream are encoded.
///
/// Every chunk of an event is compressed on its own, from an empty window to a flush: such chunks of deflate may follow
/// one another in any stream. So a chunk is compressed once for everybody, and a stream needs no compressor of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coding {
    /// Uncompressed.
    Plain,
    /// As one endless gzip file.
    Gzip,
}

/// A text up to this length goes into a stored block: compressing it gains too little.
const STORED: usize = 64;

/// The gzip header: deflate, no name, no time, unknown system.
const GZIP_HEAD: Bytes = Bytes::from_static(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

impl Coding {
    /// The encoding for a browser.
    pub(crate) fn accepted(headers: &HeaderMap) -> Self {
        let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let is_gzip = |coding: &str| coding.trim() == "gzip";
        if accepted.split(',').any(is_gzip) { Self::Gzip } else { Self::Plain }
    }

    /// Appends a chunk of text.
    pub(crate) fn append(self, text: &str, to: &mut Vec<u8>) {
        match self {
            Self::Plain => to.extend_from_slice(text.as_bytes()),
            Self::Gzip if text.len() <= STORED => {
                let length = (text.len() as u16).to_le_bytes();
                to.extend([0, length[0], length[1], !length[0], !length[1]]);
                to.extend_from_slice(text.as_bytes());
            }
            Self::Gzip => deflate::append(text.as_bytes(), to),
        }
    }

    /// The keep-alive comment, encoded.
    pub(crate) fn keep_alive(self) -> Bytes {
        match self {
            Self::Plain => KEEP_ALIVE,
            Self::Gzip => GZIP_KEEP_ALIVE,
        }
    }

    /// The response that carries the events.
    pub(crate) fn response(self, events: impl Stream<Item = Bytes> + Send + 'static) -> Response {
        let mut response = match self {
            Self::Plain => response(events),
            Self::Gzip => {
                let head = futures_util::stream::iter([GZIP_HEAD]);
                ([(CONTENT_ENCODING, "gzip")], response(head.chain(events))).into_response()
            }
        };
        response.headers_mut().insert(VARY, HeaderValue::from_static("Accept-Encoding"));
        response
    }
}

/// The response with uncompressed events.
pub(crate) fn response(events: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let headers = [(CONTENT_TYPE, EVENTS), (CACHE_CONTROL, "no-cache")];
    (headers, Body::from_stream(events.map(Ok::<_, Infallible>))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;

    #[test]
    fn compressed_events_follow_one_another_as_one_file() {
        // Long, short, and hardly compressible text.
        let noise: String = (0_u32..200_000)
            .map(|n| char::from(33 + (n.wrapping_mul(2_654_435_761) >> 25) as u8 % 90))
            .collect();
        let texts = [
            "<b>ä</b>".repeat(9_000),
            String::new(),
            "x".to_owned(),
            noise,
            "y".repeat(STORED),
            "z".repeat(STORED + 1),
        ];
        let (mut plain, mut packed) = (Vec::new(), GZIP_HEAD.to_vec());
        for text in &texts {
            Coding::Plain.append(text, &mut plain);
            Coding::Gzip.append(text, &mut packed);
            packed.extend(Coding::Gzip.keep_alive());
        }
        let mut read = vec![0; plain.len() + 3 * texts.len()];
        GzDecoder::new(packed.as_slice()).read_exact(&mut read).unwrap();
        let read = String::from_utf8(read).unwrap();
        assert!(read.starts_with("<b>ä</b>"));
        assert_eq!(read.replace(":\n\n", "").into_bytes(), plain);
        assert!(packed.len() < plain.len());
    }

    #[test]
    fn only_whoever_accepts_it_gets_gzip() {
        for (accepted, coding) in [
            ("gzip, deflate, br", Coding::Gzip),
            ("br,gzip", Coding::Gzip),
            ("br", Coding::Plain),
            ("", Coding::Plain),
        ] {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            assert_eq!(Coding::accepted(&headers), coding, "{accepted}");
        }
        assert_eq!(Coding::accepted(&HeaderMap::new()), Coding::Plain);
    }
}
