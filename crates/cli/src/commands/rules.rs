//! `tafelrunde rules`: what a clause says.

use crate::args::Rules;
use crate::failure::{Failure, Outcome};
use crate::out;
use games::GameId;
use words::Words;

pub(crate) fn run(words: Words, args: &Rules) -> Outcome {
    let id = args.clause.trim().to_uppercase();
    let game = GameId::ALL.into_iter().find(|game| game.rules() == id);
    let found = match (game, words.clause(&id)) {
        (Some(game), _) => words.rule_book(game, None),
        (None, Some(rule)) => vec![rule],
        (None, None) => words.clauses_of(&id),
    };
    if found.is_empty() {
        return Err(Failure::input(
            words.say_with("cli-error-clause", &[("clause", args.clause.as_str().into())]),
        ));
    }
    let (mut chapter, mut section) = (String::new(), String::new());
    for rule in found {
        if rule.chapter != chapter {
            if !chapter.is_empty() {
                out::line(format_args!("\n\n{}", rule.chapter));
            }
            chapter.clone_from(&rule.chapter);
        }
        if rule.section != section {
            out::line(format_args!("{}{}\n", if section.is_empty() { "" } else { "\n" }, rule.section));
            section.clone_from(&rule.section);
        }
        out::line(format_args!("{}  {}", rule.id, rule.text));
    }
    Ok(())
}
