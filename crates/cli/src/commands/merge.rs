//! `tafelrunde merge`: joins what many machines played into what one would have printed.

use crate::args::Merge;
use crate::commands::arena::{self, ARENA};
use crate::commands::balance::{self, BALANCE};
use crate::commands::shards::Joined;
use crate::commands::simulate::{self, SIMULATE};
use crate::failure::{Failure, Outcome};
use words::Words;

pub(crate) fn run(words: Words, args: &Merge) -> Outcome {
    let all = Joined::read(words, &args.files)?;
    let merged = match all.of.as_str() {
        SIMULATE | BALANCE if args.report.is_some() => {
            return Err(Failure::input(words.say("cli-error-no-report-of-simulation")));
        }
        SIMULATE => simulate::merge(words, &all, args.json).map(Ok),
        BALANCE => balance::merge(words, &all, args.json).map(Ok),
        ARENA => arena::merge(words, &all, args.report.as_deref(), args.json),
        _ => None,
    };
    merged.unwrap_or_else(|| Err(Failure::input(words.say("cli-error-results"))))
}
