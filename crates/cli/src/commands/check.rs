//! `tafelrunde check`: reads the store of a house, or a copy of it, and plays every game again. Nothing is changed.

use crate::args::Check;
use crate::commands::serve::house_folder;
use crate::failure::{Failure, Outcome};
use crate::out;
use server::SetAside;
use words::Words;

pub(crate) fn run(words: Words, args: Check) -> Outcome {
    let file = match args.file {
        Some(file) => file,
        None => house_folder(words, args.data)?.join("tafelrunde.sqlite"),
    };
    let name = [("file", file.display().to_string().into())];
    if !file.exists() {
        return Err(Failure::input(words.say_with("cli-check-none", &name)));
    }
    let report = server::check(&file).map_err(|error| {
        let values = [("file", file.display().to_string().into()), ("error", error.to_string().into())];
        Failure::no(words.say_with("cli-check-failed", &values))
    })?;
    for fault in &report.faults {
        out::line(words.say_with("cli-check-fault", &[("fault", fault.as_str().into())]));
    }
    for (table, reason) in &report.set_aside {
        let values = [("table", table.as_str().into()), ("reason", reason_in_words(words, reason).into())];
        out::line(words.say_with("cli-check-set-aside", &values));
    }
    let counts =
        [("tables", report.tables.into()), ("moves", report.moves.into()), ("people", report.people.into())];
    out::line(words.say_with("cli-check-counts", &counts));
    if report.is_sound() {
        out::line(words.say("cli-check-sound"));
        return Ok(());
    }
    let problems = report.faults.len() + report.set_aside.len();
    Err(Failure::no(words.say_with("cli-check-unsound", &[("count", problems.into())])))
}

/// Why a table cannot be opened.
fn reason_in_words(words: Words, reason: &SetAside) -> String {
    let say = |key: &str| words.say(key);
    match reason {
        SetAside::Damaged => say("cli-check-damaged"),
        SetAside::Unreadable(part) => words.say_with("cli-check-unreadable", &[("part", (*part).into())]),
        SetAside::Gap(number) => words.say_with("cli-check-gap", &[("number", (*number).into())]),
        SetAside::NoGame(game) => words.say_with("cli-check-no-game", &[("game", game.as_str().into())]),
        SetAside::Options(fault) => words.say_with("cli-check-options", &[("fault", fault.as_str().into())]),
        SetAside::Seats { expected, found } => {
            let values = [("expected", (*expected).into()), ("found", (*found).into())];
            words.say_with("cli-check-seats", &values)
        }
        SetAside::Move(number) => words.say_with("cli-check-move", &[("number", (*number).into())]),
        SetAside::Panic => say("cli-check-panic"),
        SetAside::End => say("cli-check-end"),
        SetAside::Rules { begun, known } => {
            let values = [("begun", (*begun).into()), ("known", (*known).into())];
            words.say_with("cli-check-rules", &values)
        }
        SetAside::Components(sum) => words.say_with("cli-check-components", &[("sum", sum.as_str().into())]),
    }
}
