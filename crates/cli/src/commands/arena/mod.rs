//! `tafelrunde arena`: bots against each other, until it is known who is better.

mod entrants;
mod figures;
mod outside;
mod parts;
mod report;
mod tell;

use crate::args::Arena as Args;
use crate::commands::progress::progress;
use crate::commands::shards::{Effort, Joined, Place, Work, pins};
use crate::commands::{game, options, print_json, write_new};
use crate::failure::{Failure, Outcome};
use bots::arena::{Arena, BadBounds, Bounds, Entrant};
use games::{GameId, Listed, Visitor};
use serde_json::{Value, json};
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Instant;
use tell::ArenaResults;
use words::Words;

pub(crate) fn run(words: Words, args: Args) -> Outcome {
    game(words, &args.setup.game)?.visit(Run { words, args })
}

struct Run {
    words: Words,
    args: Args,
}

impl Visitor for Run {
    type Out = Outcome;

    fn visit<G: Listed>(self) -> Outcome {
        let Self { words, args } = self;
        let options = options::<G>(words, &args.setup)?;
        if args.sets == 0 || args.threads == Some(0) {
            return Err(Failure::input(words.say("arena-error-nothing-to-play")));
        }
        let sprt = args.sprt.as_deref().map(|text| bounds(words, text)).transpose()?;
        // Whatever would be wrong after an hour of play is better known before it.
        if let Some(path) = &args.report {
            place_for_report(words, path)?;
        }
        let entrants = entrants::read(words, &args)?;
        if sprt.is_some() && entrants.len() > 2 {
            return Err(Failure::input(words.say("arena-error-sprt-of-two")));
        }
        let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
        let arena = Arena::<G> {
            options: &options,
            entrants: &entrants,
            mirror: !args.no_mirror,
            sets: args.sets,
            seed: args.seed,
            threads,
            sprt,
        };
        let shard = match Place::of(words, &args.sharding, ARENA, task::<G>(&args, &options, &entrants))? {
            Work::All(_) => None,
            Work::Part(place) => Some(place),
            Work::Done => return Ok(()),
        };
        let part = shard.as_ref().map(|place| place.shard.part(args.sets));
        let sets = part.as_ref().map_or(args.sets, |part| part.end - part.start);
        let bar = progress(sets.saturating_mul(arena.games_in_a_set() as u64), args.json);
        let begin = Instant::now();
        let played = match part {
            Some(part) => arena.play_part(part, |done| bar.set_position(done)),
            None => arena.play(|done| bar.set_position(done)),
        };
        bar.finish_and_clear();
        if let Some(place) = shard {
            let effort = Effort { threads, seconds: begin.elapsed().as_secs_f64() };
            return place.keep(words, effort, parts::written(&played));
        }
        let results = ArenaResults {
            words,
            game: G::GAME,
            options: options.to_string(),
            seed: args.seed,
            threads,
            seconds: begin.elapsed().as_secs_f64(),
            played: &played,
        };
        print(words, &results, args.report.as_deref(), args.json)
    }
}

/// What the match is, for shards to know that they are parts of the same one.
fn task<G: Listed>(args: &Args, options: &G::Options, entrants: &[Entrant]) -> Value {
    json!({
        "game": G::ID,
        "options": options.to_string(),
        "pins": pins::<G>(options),
        "bots": entrants.iter().map(|entrant| entrant.name.as_str()).collect::<Vec<_>>(),
        "players": G::setup(options).players(),
        "sets": args.sets,
        "mirror": !args.no_mirror,
        "sprt": args.sprt,
        "seed": args.seed,
        "budget": args.budget,
        "time_limit": args.time_limit,
    })
}

/// What the results of a match are called.
pub(super) const ARENA: &str = "arena";

fn print(words: Words, results: &ArenaResults<'_>, report: Option<&Path>, as_json: bool) -> Outcome {
    if let Some(path) = report {
        write_new(words, path, &report::page(results), false)?;
    }
    if as_json {
        print_json(&figures::json(results));
    } else {
        tell::print(results);
    }
    Ok(())
}

/// Joins the parts of a match and prints it; nothing if they cannot be read.
pub(super) fn merge(words: Words, all: &Joined, report: Option<&Path>, as_json: bool) -> Option<Outcome> {
    let game: GameId = all.task["game"].as_str()?.parse().ok()?;
    let sprt = match &all.task["sprt"] {
        Value::Null => None,
        text => Some(bounds(words, text.as_str()?).ok()?),
    };
    let played = parts::joined(&all.task, &all.found, sprt)?;
    let results = ArenaResults {
        words,
        game,
        options: all.task["options"].as_str()?.to_owned(),
        seed: all.task["seed"].as_u64()?,
        threads: all.effort.threads,
        seconds: all.effort.seconds,
        played: &played,
    };
    if let Some(Err(failure)) = report.map(|path| place_for_report(words, path)) {
        return Some(Err(failure));
    }
    Some(print(words, &results, report, as_json))
}

/// Reads `0.50,0.55`.
fn bounds(words: Words, text: &str) -> Outcome<Bounds> {
    let said = |key: &str| Failure::input(words.say_with(key, &[("text", text.into())]));
    let numbers = text.split_once(',').map(|(low, high)| (low.trim().parse(), high.trim().parse()));
    let Some((Ok(low), Ok(high))) = numbers else { return Err(said("arena-error-sprt")) };
    Bounds::new(low, high).map_err(|why| match why {
        BadBounds::NoShare => said("arena-error-sprt"),
        BadBounds::NotAscending => said("arena-error-sprt-order"),
    })
}

/// Whether a report can be written there once the match is over: nothing is overwritten, and no folder is made.
fn place_for_report(words: Words, path: &Path) -> Outcome {
    if path.exists() {
        let args = [("file", path.display().to_string().into())];
        return Err(Failure::input(words.say_with("cli-error-exists", &args)));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tempfile::NamedTempFile::new_in(folder).map(drop).map_err(|error| Failure::file(words, path, &error))
}
