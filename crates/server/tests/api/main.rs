//! The API as a program uses it, in-process; every answer is held against the document.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod accounts;
mod document;
mod doors;
mod errors;
mod guide;
mod playing;
mod schema;
mod secrets;
mod streaming;
mod support;
