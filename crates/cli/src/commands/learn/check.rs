//! `tafelrunde learn check`: the chances a network gives, and what came of them.

use super::players::network;
use super::{fits, options, plan, players, threads};
use crate::args::LearnCheck;
use crate::commands::print_json;
use crate::failure::{Failure, Outcome};
use crate::out;
use bots::learn::{Plan, Teacher, calibrate};
use bots::{Judge, JudgedVisitor};
use serde_json::{Value, json};
use words::Words;

pub(super) struct Run {
    pub(super) words: Words,
    pub(super) args: LearnCheck,
}

impl JudgedVisitor for Run {
    type Out = Outcome;

    fn visit<G: Judge>(self) -> Outcome {
        let Self { words, args } = self;
        let players = players::<G>(words, args.players.as_deref())?;
        let options = options::<G>(players);
        if args.games == 0 {
            return Err(Failure::input(words.say("learn-error-no-games")));
        }
        let network = network(words, &args.network)?;
        fits::<G>(words, &args.network.display().to_string(), network, &options)?;
        let threads = threads(words, args.threads)?;
        let teachers = vec![Teacher::Network(network, 0)];
        let plan = Plan { teachers, ..plan(options, args.games, args.seed, threads) };
        let bands = calibrate::<G>(&plan, network);
        let mean = |sum: f64, situations: u64| (situations > 0).then(|| sum / situations as f64);
        if args.json {
            let band = |(number, band): (usize, &bots::learn::Band)| {
                let (from, to) = (number as f64 / 10.0, (number + 1) as f64 / 10.0);
                let [said, won] = [band.said, band.won].map(|sum| mean(sum, band.situations));
                json!({ "from": from, "to": to, "said": said, "won": won, "situations": band.situations })
            };
            let bands: Value = bands.iter().enumerate().map(band).collect();
            print_json(
                &json!({ "game": G::ID, "players": players, "games": args.games, "seed": args.seed, "bands": bands }),
            );
            return Ok(());
        }
        let columns =
            ["called", "said", "won", "situations"].map(|key| words.say(&format!("learn-column-{key}")));
        out::line(format_args!("| {} |\n|---|---|---|---|", columns.join(" | ")));
        for (number, band) in bands.iter().enumerate() {
            let percent = |sum: f64| {
                let share = mean(sum, band.situations);
                share.map_or_else(
                    || "–".to_owned(),
                    |share| format!("{}\u{a0}%", words.decimal(100.0 * share, 1)),
                )
            };
            let (low, situations) = (10 * number, words.count(band.situations.cast_signed()));
            let (said, won) = (percent(band.said), percent(band.won));
            out::line(format_args!("| {low}–{}\u{a0}% | {said} | {won} | {situations} |", low + 10));
        }
        Ok(())
    }
}
