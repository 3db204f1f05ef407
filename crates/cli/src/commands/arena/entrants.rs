//! Who competes, as `--bots` says it: levels of the house, and programs from outside.

use super::outside::Outside;
use crate::args::Arena as Args;
use crate::failure::{Failure, Outcome};
use bots::arena::{Cheater, Cheating, Contestant, Entrant, OfTheHouse};
use bots::{Level, Style};
use std::time::Duration;
use words::Words;

/// What a program from outside begins with.
const OUTSIDE: &str = "exec:";
/// Nobody waits longer for a decision.
const LONGEST_SECONDS: f64 = 86_400.0;

/// Everybody who competes.
pub(super) fn read(words: Words, args: &Args) -> Outcome<Vec<Entrant>> {
    let patience = patience(words, args.time_limit)?;
    let named = args.bots.split(',').map(str::trim);
    let mut entrants: Vec<Entrant> = Vec::new();
    for text in named {
        let contestant: Box<dyn Contestant> = match (text.strip_prefix(OUTSIDE), text.parse::<Cheating>()) {
            (Some(command), _) => Box::new(outside(words, command, patience)?),
            (None, Ok(level)) => Box::new(Cheater { level, budget: args.budget }),
            (None, Err(_)) => {
                let (level, style) = of_the_house(words, text)?;
                Box::new(OfTheHouse { level, style, budget: args.budget })
            }
        };
        let name = free_name(&entrants, text.strip_prefix(OUTSIDE).unwrap_or(text).trim());
        entrants.push(Entrant { name, contestant });
    }
    if entrants.len() < 2 {
        let args = [("bots", args.bots.as_str().into()), ("levels", levels().into())];
        return Err(Failure::input(words.say_with("arena-error-one-bot", &args)));
    }
    Ok(entrants)
}

/// Reads `LEVEL` or `LEVEL/STYLE`.
fn of_the_house(words: Words, text: &str) -> Outcome<(Level, Style)> {
    let (level, style) = text.split_once('/').unwrap_or((text, Style::Balanced.id()));
    match (level.parse(), style.parse()) {
        (Ok(level), Ok(style)) => Ok((level, style)),
        (Err(_), _) | (_, Err(_)) => {
            let styles = Style::ALL.map(Style::id).join(", ");
            let args = [("bot", text.into()), ("levels", levels().into()), ("styles", styles.into())];
            Err(Failure::input(words.say_with("arena-error-bot", &args)))
        }
    }
}

fn outside(words: Words, command: &str, patience: Duration) -> Outcome<Outside> {
    Outside::find(command, patience).map_err(|error| {
        let args = [("command", command.into()), ("error", error.to_string().into())];
        Failure::input(words.say_with("arena-error-program", &args))
    })
}

fn patience(words: Words, seconds: f64) -> Outcome<Duration> {
    if seconds > 0.0 && seconds <= LONGEST_SECONDS {
        return Ok(Duration::from_secs_f64(seconds));
    }
    let args = [("seconds", seconds.to_string().into())];
    Err(Failure::input(words.say_with("arena-error-time-limit", &args)))
}

/// A name nobody has: a bot may compete against itself.
fn free_name(entrants: &[Entrant], name: &str) -> String {
    let taken = |name: &str| entrants.iter().any(|entrant| entrant.name == name);
    let numbered = (2..).map(|number| format!("{name} #{number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !taken(name)).expect("there are more numbers than entrants")
}

/// Every bot of the house, and those that only the arena has.
fn levels() -> String {
    let all: Vec<&str> =
        Level::ALL.map(Level::id).into_iter().chain(Cheating::ALL.map(Cheating::id)).collect();
    all.join(", ")
}
