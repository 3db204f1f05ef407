//! `tafelrunde check`: reads the store of a house, or a copy of it, and plays every game again. Nothing is changed.

use crate::args::Check;
use crate::commands::findings::{finding_in_words, problem_in_words};
use crate::commands::folder::{no_interrupted_restore, store_file, why};
use crate::commands::print_json;
use crate::failure::{Failure, Outcome};
use crate::out;
use serde_json::{Value, json};
use server::{Report, STORE_FILE};
use words::Words;

pub(crate) fn run(words: Words, args: Check) -> Outcome {
    let file = match args.file {
        Some(file) => file,
        None => store_file(words, args.data)?,
    };
    let name = [("file", file.display().to_string().into())];
    if !file.exists() {
        if file.file_name().is_some_and(|name| name == STORE_FILE) {
            no_interrupted_restore(words, &file)?;
        }
        return Err(Failure::input(words.say_with("cli-check-none", &name)));
    }
    let report = server::check(&file).map_err(|error| {
        let values = [("file", file.display().to_string().into()), ("error", why(words, &error).into())];
        Failure::no(words.say_with("cli-check-failed", &values))
    })?;
    if args.json {
        print_json(&as_json(words, &report));
        return if report.is_sound() { Ok(()) } else { Err(Failure::no(String::new())) };
    }
    for finding in &report.findings {
        out::line(finding_in_words(words, finding));
    }
    let counts =
        [("tables", report.tables.into()), ("moves", report.moves.into()), ("people", report.people.into())];
    out::line(words.say_with("cli-check-counts", &counts));
    unopened(words, &report).into_iter().for_each(out::line);
    if report.is_sound() {
        out::line(words.say("cli-check-sound"));
        return Ok(());
    }
    Err(Failure::no(words.say_with("cli-check-unsound", &[("count", report.findings.len().into())])))
}

/// A sentence about the tables that are not counted, because they cannot be opened.
pub(crate) fn unopened(words: Words, report: &Report) -> Option<String> {
    let count = report.unreadable;
    (count > 0).then(|| words.say_with("cli-check-unopened", &[("count", count.into())]))
}

fn as_json(words: Words, report: &Report) -> Value {
    let findings = report.findings.iter().map(|finding| {
        json!({
            "table": finding.table,
            "problem": finding.problem.code(),
            "message": problem_in_words(words, &finding.problem),
        })
    });
    json!({
        "sound": report.is_sound(),
        "schema": report.schema,
        "tables": report.tables,
        "unreadable_tables": report.unreadable,
        "moves": report.moves,
        "people": report.people,
        "findings": findings.collect::<Vec<_>>(),
    })
}
