//! `tafelrunde learn meet`: one player against as many of another as play with it, a network on either side.

use super::players::entrant;
use super::threads;
use crate::args::LearnMeet;
use crate::commands::{options, print_json};
use crate::failure::{Failure, Outcome};
use crate::out;
use bots::arena::{Arena, Match};
use bots::{Judge, JudgedVisitor};
use serde_json::json;
use std::time::Instant;
use words::Words;

pub(super) struct Run {
    pub(super) words: Words,
    pub(super) args: LearnMeet,
}

impl JudgedVisitor for Run {
    type Out = Outcome;

    fn visit<G: Judge>(self) -> Outcome {
        let Self { words, args } = self;
        let chosen = options::<G>(words, &args.setup)?;
        let players = G::setup(&chosen).players();
        let of_players = |options: &G::Options| G::setup(options).players() == players;
        let every = || G::every_option(G::printed()).into_iter().filter(of_players).collect();
        let all: Vec<G::Options> = if args.every { every() } else { vec![chosen] };
        if args.games == 0 {
            return Err(Failure::input(words.say("learn-error-no-games")));
        }
        let threads = threads(words, args.threads)?;
        let one = entrant::<G>(words, &args.one, &all[0])?;
        let other = entrant::<G>(words, &args.other, &all[0])?;
        let entrants = [one, other];
        // The games are shared out evenly among the options; of a set nobody sits twice in a seat.
        let sets = args.games.div_ceil((players * all.len()) as u64);
        let (begin, seed) = (Instant::now(), args.seed);
        let mut played = Vec::new();
        for options in &all {
            let arena =
                Arena::<G> { options, entrants: &entrants, mirror: false, sets, seed, threads, sprt: None };
            played.extend(arena.play(|_| {}).sets);
        }
        let names = entrants.iter().map(|entrant| entrant.name.clone()).collect();
        let played = Match::joined(names, players, played, None);
        let standing = played.standing(0).expect("there is at least one set, in which it sits in every seat");
        let (share, margin, fair) = (standing.win_share, standing.margin, 1.0 / players as f64);
        let seconds = begin.elapsed().as_secs_f64();
        if args.json {
            print_json(&json!({
                "game": G::ID,
                "players": players,
                "one": args.one,
                "other": args.other,
                "seed": args.seed,
                "games": standing.games,
                "win_share": share.mean,
                "ci95": share.ci95.map(|(low, high)| [low, high]),
                "fair_share": fair,
                "mean_margin": margin.map(|margin| margin.mean),
                "seconds": seconds,
            }));
        } else {
            let percent = |share: f64| words.decimal(100.0 * share, 1);
            let half = share.ci95.map(|(low, high)| format!(" ± {}", percent((high - low) / 2.0)));
            let margin = margin.map_or(0.0, |margin| margin.mean);
            let told = [
                ("game", words.game(G::GAME).into()),
                ("players", players.into()),
                ("one", args.one.as_str().into()),
                ("other", args.other.as_str().into()),
                ("games", words.count(standing.games as i64).into()),
                ("share", format!("{}{}", percent(share.mean), half.unwrap_or_default()).into()),
                ("fair", percent(fair).into()),
                ("margin", words.signed_decimal(margin, 1).into()),
                ("seconds", words.decimal(seconds, 0).into()),
            ];
            out::line(words.say_with("learn-meet", &told));
        }
        // Whoever asks by a script is told by the exit code.
        if share.mean < fair { Err(Failure::no(String::new())) } else { Ok(()) }
    }
}
