//! The house as browsers and programs use it, in-process. One program, so that the house is linked once.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod accounts;
mod api;
mod camelot;
mod cheating;
mod deciding;
mod failing;
mod flooding;
mod hanging;
mod hints;
mod keeping;
mod limits;
mod links;
mod logs;
mod memory;
mod metrics;
mod muting;
mod naming;
mod pages;
mod passing;
mod playing;
mod presence;
mod promising;
mod readers;
mod records;
mod regressions;
mod replaying;
mod secrets;
mod sharing;
mod sitting;
mod support;
mod telling;
mod thinking;
mod waiting;
mod watching;
