//! What every drawing has to keep: it can be read, it leaks nothing, and what glows can be done.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod asking;
mod camelot;
mod common;
mod comparing;
mod explaining;
mod keys;
mod markup;
mod picks;
mod pictures;
mod pieces;
mod scenes;
mod secrets;
mod support;
