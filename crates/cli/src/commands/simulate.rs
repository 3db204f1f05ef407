//! `tafelrunde simulate`: random games by the million.

use crate::args::Simulate;
use crate::commands::progress::progress;
use crate::commands::shards::{Effort, Joined, Place, Work, pins};
use crate::commands::{game, options, options_json, print_json};
use crate::failure::{Failure, Outcome};
use crate::out;
use bots::{Range, Report, Sum, Tally, simulate_part};
use games::{Listed, Visitor};
use serde_json::{Value, json};
use std::thread::available_parallelism;
use std::time::Instant;
use words::Words;

pub(crate) fn run(words: Words, args: Simulate) -> Outcome {
    game(words, &args.setup.game)?.visit(Run { words, args })
}

struct Run {
    words: Words,
    args: Simulate,
}

impl Visitor for Run {
    type Out = Outcome;

    fn visit<G: Listed>(self) -> Outcome {
        let Self { words, args } = self;
        let options = options::<G>(words, &args.setup)?;
        if args.games == 0 || args.threads == Some(0) {
            return Err(Failure::input(words.say("cli-error-nothing-to-simulate")));
        }
        let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
        let task = json!({ "game": G::ID, "options": options.to_string(), "pins": pins::<G>(&options), "seed": args.seed, "games": args.games });
        let work = Place::of(words, &args.sharding, SIMULATE, task)?;
        let part = match &work {
            Work::All(_) => 0..args.games,
            Work::Part(place) => place.shard.part(args.games),
            Work::Done => return Ok(()),
        };
        let bar = progress(args.games, args.json);
        let begin = Instant::now();
        let mut told = |done| {
            bar.set_position(done);
            true
        };
        let tally = simulate_part::<G>(&options, part, args.seed, threads, &mut told);
        bar.finish_and_clear();
        let effort = Effort { threads, seconds: begin.elapsed().as_secs_f64() };
        match work {
            Work::Part(place) => place.keep(words, effort, written(&tally)),
            Work::All(task) => {
                print(words, &task, tally, &effort, args.json);
                Ok(())
            }
            Work::Done => Ok(()),
        }
    }
}

/// What the results of a simulation are called.
pub(super) const SIMULATE: &str = "simulate";

/// Prints what a simulation found.
fn print(words: Words, task: &Value, tally: Tally, effort: &Effort, as_json: bool) {
    let report = tally.report(effort.seconds);
    if as_json {
        let seats = report.seats.iter().map(|seat| {
                let score = seat.score;
                json!({ "mean_score": score.mean, "min_score": score.min, "max_score": score.max, "win_share": seat.win_share })
            });
        print_json(&json!({
            "game": task["game"],
            "options": options_json(&task["options"].as_str().unwrap_or_default()),
            "seed": task["seed"],
            "threads": effort.threads,
            "games": report.games,
            "decisions": report.decisions,
            "seconds": report.seconds,
            "games_per_second": report.games_per_second(),
            "decisions_per_second": report.decisions_per_second(),
            "decisions_per_game": range(report.decisions_per_game),
            "seats": seats.collect::<Vec<_>>(),
        }));
    } else {
        tell(words, &report, effort.threads);
    }
}

/// Joins the parts of a simulation and prints it.
pub(super) fn merge(words: Words, all: &Joined, as_json: bool) -> Option<()> {
    let tallies = all.found.iter().map(read);
    let tally = tallies.collect::<Option<Vec<_>>>()?.into_iter().reduce(Tally::join)?;
    print(words, &all.task, tally, &all.effort, as_json);
    Some(())
}

fn written(tally: &Tally) -> Value {
    let sum = |sum: &Sum| json!([sum.min, sum.max, sum.sum]);
    json!({
        "games": tally.games,
        "decisions": sum(&tally.decisions),
        "scores": tally.scores.iter().map(sum).collect::<Vec<_>>(),
        "wins": tally.wins,
    })
}

fn read(found: &Value) -> Option<Tally> {
    let sum = |value: &Value| {
        let [min, max, sum] = value.as_array()?.as_slice() else { return None };
        Some(Sum { min: min.as_i64()?, max: max.as_i64()?, sum: sum.as_i64()? })
    };
    Some(Tally {
        games: found["games"].as_u64()?,
        decisions: sum(&found["decisions"])?,
        scores: found["scores"].as_array()?.iter().map(sum).collect::<Option<_>>()?,
        wins: found["wins"].as_array()?.iter().map(Value::as_u64).collect::<Option<_>>()?,
    })
}
fn range(range: Range) -> serde_json::Value {
    json!({ "min": range.min, "mean": range.mean, "max": range.max })
}

fn tell(words: Words, report: &Report, threads: usize) {
    let (gps, dps) = (report.games_per_second().round() as i64, report.decisions_per_second().round() as i64);
    let args = [
        ("games", (report.games as i64).into()),
        ("games-told", words.count(report.games as i64).into()),
        ("seconds", words.decimal(report.seconds, 2).into()),
        ("threads", threads.into()),
        ("gps", gps.into()),
        ("gps-told", words.count(gps).into()),
        ("dps", dps.into()),
        ("dps-told", words.count(dps).into()),
        ("min", report.decisions_per_game.min.into()),
        ("mean", words.decimal(report.decisions_per_game.mean, 1).into()),
        ("max", report.decisions_per_game.max.into()),
    ];
    out::line(words.say_with("cli-simulate-summary", &args));
    for (index, seat) in report.seats.iter().enumerate() {
        let args = [
            ("seat", (index + 1).into()),
            ("mean", words.decimal(seat.score.mean, 2).into()),
            ("min", words.signed(seat.score.min as i32).into()),
            ("max", words.signed(seat.score.max as i32).into()),
            ("share", words.decimal(100.0 * seat.win_share, 2).into()),
        ];
        out::line(words.say_with("cli-simulate-seat", &args));
    }
}
