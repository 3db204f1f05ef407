//! `tafelrunde learn`: games to learn from, networks against each other, and what a network is worth.
//! `docs/learning.md` says how it is used.

mod check;
mod meet;
mod players;
mod rows;
mod speed;
mod train;

use crate::args::LearnAction;
use crate::commands::game;
use crate::failure::{Failure, Outcome};
use bots::learn::Plan;
use bots::{Judge, Network, visit_judged};
use games::GameId;
use std::thread::available_parallelism;
use words::Words;

pub(crate) fn run(words: Words, action: LearnAction) -> Outcome {
    match action {
        LearnAction::Rows(args) => visit_judged(game(words, &args.game)?, rows::Run { words, args }),
        LearnAction::Meet(args) => visit_judged(game(words, &args.setup.game)?, meet::Run { words, args }),
        LearnAction::Check(args) => visit_judged(game(words, &args.game)?, check::Run { words, args }),
        LearnAction::Speed(args) => visit_judged(game(words, &args.game)?, speed::Run { words, args }),
        LearnAction::Train(args) => visit_judged(game(words, &args.game)?, train::Run { words, args }),
    }
}

/// The number of players that was asked for; none for any number, where one network serves them all.
fn players<G: Judge>(words: Words, text: Option<&str>) -> Outcome<Option<usize>> {
    let numbers = numbers(G::GAME);
    let said = |key: &str, text: &str| {
        let args = [
            ("game", words.game(G::GAME).into()),
            ("text", text.into()),
            ("numbers", numbers.join(", ").into()),
        ];
        Failure::input(words.say_with(key, &args))
    };
    match text {
        None | Some("any") if G::SEATS.is_some() => Ok(None),
        None => Err(said("learn-error-players-needed", "")),
        Some("any") => Err(said("learn-error-any", "")),
        Some(text) => {
            let number = numbers.contains(&text).then(|| text.parse().ok()).flatten();
            number.map(Some).ok_or_else(|| said("learn-error-players", text))
        }
    }
}

/// How many can play a game.
fn numbers(game: GameId) -> &'static [&'static str] {
    game.settings().iter().find(|setting| setting.key == "players").map_or(&[], |setting| setting.values)
}

/// The options of games to learn from. For any number of players there are most games for two and for four.
fn options<G: Judge>(players: Option<usize>) -> Vec<G::Options> {
    match players {
        Some(players) => G::to_learn(players),
        None => {
            let most = G::SEATS.unwrap_or(table::Seat::MOST);
            (2..=most).chain([2, 2, 4]).flat_map(G::to_learn).collect()
        }
    }
}

/// Whether a network can be asked about all these games.
fn fits<G: Judge>(words: Words, file: &str, network: &Network, options: &[G::Options]) -> Outcome {
    options.first().map_or(Ok(()), |options| players::fits::<G>(words, file, network, options))
}

/// A plan of games without what only rows need.
fn plan<O>(options: Vec<O>, games: u64, seed: u32, threads: usize) -> Plan<O> {
    let seed = seed.into();
    let (ends, searches, teachers) = (None, None, Vec::new());
    Plan { options, games, seed, threads, percent: 10, ends, curious: false, lambda: 1.0, searches, teachers }
}

/// As many threads as were asked for, or one for each core.
fn threads(words: Words, asked: Option<usize>) -> Outcome<usize> {
    match asked {
        Some(0) => Err(Failure::input(words.say("learn-error-threads"))),
        Some(threads) => Ok(threads.min(1024)),
        None => Ok(available_parallelism().map_or(1, usize::from)),
    }
}
