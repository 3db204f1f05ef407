//! The texts: complete in every language, fit to be read, and true to the glossary.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod artus;
mod camelot;
mod common;
mod districts;
mod glossary;
mod keys;
mod languages;
mod merlin;
mod rules;
