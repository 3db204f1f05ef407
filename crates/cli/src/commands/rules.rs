//! `tafelrunde rules`: what a clause says.

use crate::args::Rules;
use crate::failure::{Failure, Outcome};
use crate::out;
use words::Words;

pub(crate) fn run(words: Words, args: &Rules) -> Outcome {
    let id = args.clause.trim().to_uppercase();
    let found = match words.clause(&id) {
        Some(rule) => vec![rule],
        None => words.clauses_of(&id),
    };
    if found.is_empty() {
        return Err(Failure::input(
            words.say_with("cli-error-clause", &[("clause", args.clause.as_str().into())]),
        ));
    }
    let mut section = String::new();
    for rule in found {
        if rule.section != section {
            out::line(format_args!("{}{}\n", if section.is_empty() { "" } else { "\n" }, rule.section));
            section.clone_from(&rule.section);
        }
        out::line(format_args!("{}  {}", rule.id, rule.text));
    }
    Ok(())
}
