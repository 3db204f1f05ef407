//! `tafelrunde components`: the printed values, and where each comes from.

mod of_artus;
mod of_camelot;
mod of_merlin;

use crate::args::ComponentsArgs;
use crate::commands::{game, read};
use crate::failure::Outcome;
use crate::out;
use games::{GameId, Listed};
use serde_json::{Value, json};
use words::Words;

pub(crate) fn run(words: Words, args: &ComponentsArgs) -> Outcome {
    match game(words, &args.game)? {
        GameId::Artus => of_artus::run(words, args),
        GameId::Camelot => of_camelot::run(words, args),
        GameId::Merlin => of_merlin::run(words, args),
    }
}

/// Where a group of values comes from, whatever the game.
struct Origin<'a> {
    what: &'a str,
    source: &'a str,
    note: &'a str,
}

impl Origin<'_> {
    fn json(&self) -> Value {
        json!({ "what": self.what, "source": self.source, "note": self.note })
    }
}

/// The components to tell about; `None` where their text itself was asked for and has been printed.
fn told<G: Listed>(
    words: Words,
    args: &ComponentsArgs,
    printed: &str,
) -> Outcome<Option<&'static G::Components>> {
    let components = super::components::<G>(words, args.components.as_deref())?;
    if !args.toml {
        return Ok(Some(components));
    }
    let text = match &args.components {
        Some(path) => read(words, path)?,
        None => printed.to_owned(),
    };
    out::text(format_args!("{text}"));
    Ok(None)
}

/// Lists where the values come from.
fn tell_origins<'a>(words: Words, origins: impl Iterator<Item = Origin<'a>>) {
    out::line(format_args!("\n{}:", words.say("cli-components-sources")));
    for from in origins {
        let key = format!("cli-source-{}", from.source);
        let source = if words.has(&key) { words.say(&key) } else { from.source.to_owned() };
        out::line(format_args!(
            "  {:<24} {source}\n{:27}{}",
            from.what,
            "",
            from.note.trim().replace('\n', &format!("\n{:27}", ""))
        ));
    }
}
