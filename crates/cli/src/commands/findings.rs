//! What is wrong with a store, in words: for `check` and for `restore`.

use server::{Finding, Problem, SetAside};
use words::Words;

/// A sentence about something that is wrong.
pub(crate) fn finding_in_words(words: Words, finding: &Finding) -> String {
    let table = finding.table.clone().unwrap_or_default();
    match (&finding.problem, &finding.table) {
        (Problem::SetAside(reason), _) => {
            let values = [("table", table.into()), ("reason", reason_in_words(words, reason).into())];
            words.say_with("cli-check-set-aside", &values)
        }
        (problem, Some(_)) => {
            let values = [("table", table.into()), ("problem", problem_in_words(words, problem).into())];
            words.say_with("store-problem-at-table", &values)
        }
        (problem, None) => problem_in_words(words, problem),
    }
}

/// What is wrong, without where.
pub(crate) fn problem_in_words(words: Words, problem: &Problem) -> String {
    let say = |args: &[_]| words.say_with(&format!("store-problem-{}", problem.code()), args);
    match problem {
        Problem::Damaged(fault) => words.say_with("cli-check-fault", &[("fault", fault.as_str().into())]),
        Problem::SetAside(reason) => reason_in_words(words, reason),
        Problem::Newer { found, known } => say(&[("found", (*found).into()), ("known", (*known).into())]),
        Problem::References { from, to, count } => {
            let (from, to) = (from.as_str().into(), to.as_str().into());
            say(&[("from", from), ("to", to), ("count", (*count).into())])
        }
        Problem::Tokens { count } => say(&[("count", (*count).into())]),
        Problem::Bot(found) => say(&[("found", found.as_str().into())]),
        Problem::Given { given, found } => say(&[("given", (*given).into()), ("found", (*found).into())]),
        Problem::NoStore
        | Problem::RestoreInterrupted
        | Problem::FreeSeats
        | Problem::NotBegun
        | Problem::Over => say(&[]),
    }
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
        SetAside::Components(hash) => {
            words.say_with("cli-check-components", &[("sum", hash.as_str().into())])
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;

    #[test]
    fn every_problem_has_a_sentence_in_every_language() {
        let text = || "x".to_owned();
        let problems = [
            Problem::Damaged(text()),
            Problem::NoStore,
            Problem::Newer { found: 9, known: 1 },
            Problem::RestoreInterrupted,
            Problem::References { from: text(), to: text(), count: 2 },
            Problem::Tokens { count: 2 },
            Problem::SetAside(SetAside::Gap(7)),
            Problem::SetAside(SetAside::Move(7)),
            Problem::FreeSeats,
            Problem::Bot(text()),
            Problem::Given { given: 7, found: 3 },
            Problem::NotBegun,
            Problem::Over,
        ];
        for words in Words::languages().into_iter().map(|language| Words::new(language).unwrap()) {
            let say = |problem: &Problem| problem_in_words(words, problem);
            let mut sentences: Vec<String> = problems.iter().map(say).collect();
            for sentence in &sentences {
                assert!(!sentence.contains(['⟦', '{']), "{sentence}");
            }
            sentences.sort();
            sentences.dedup();
            assert_eq!(sentences.len(), problems.len(), "no two say the same");
            for problem in [Problem::Over, Problem::SetAside(SetAside::Move(7))] {
                let said = finding_in_words(words, &Finding { table: Some("abc".to_owned()), problem });
                assert!(said.contains("abc"), "{said}");
            }
        }
    }
}
