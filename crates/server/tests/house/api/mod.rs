//! The API as a program uses it, in-process; every answer is held against the document.

mod accounts;
mod camelot;
mod document;
mod doors;
mod errors;
mod guide;
mod hints;
mod merlin;
mod playing;
mod schema;
mod secrets;
mod streaming;
pub(crate) mod support;
mod tokens;
