//! `tafelrunde bench`: how fast the engines are on this machine, and how much a house can take.

mod engines;
mod server;

use crate::args::{Bench, BenchWhat};
use crate::failure::{Failure, Outcome};
use std::time::Duration;
use words::Words;

pub(crate) fn run(words: Words, args: &Bench) -> Outcome {
    match &args.what {
        None => engines::run(words, args),
        Some(BenchWhat::Server(args)) => server::run(words, args),
    }
}

/// How long to measure, if that is a time.
fn seconds(words: Words, seconds: f64) -> Outcome<Duration> {
    if seconds > 0.0 && seconds <= 600.0 {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(Failure::input(words.say("cli-error-bench-seconds")))
    }
}
