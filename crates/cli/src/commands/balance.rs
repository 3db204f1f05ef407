//! `tafelrunde balance`: who wins games of equal players, by place in the order of play, by seat, hero and setting.

mod tell;

use crate::args::Balance;
use crate::commands::progress::progress;
use crate::commands::shards::{Effort, Joined, Place, Work, pins};
use crate::commands::{game, options};
use crate::failure::{Failure, Outcome};
use bots::balance::{Counted, Equal, Games, Setting, Shares, every_set, play_part};
use bots::{Judge, JudgedVisitor, Level, visit_judged};
use games::GameId;
use serde_json::{Value, json};
use std::thread::available_parallelism;
use std::time::Instant;
use tell::BalanceResults;
use words::Words;

pub(crate) fn run(words: Words, args: Balance) -> Outcome {
    visit_judged(game(words, &args.setup.game)?, Run { words, args })
}

struct Run {
    words: Words,
    args: Balance,
}

impl JudgedVisitor for Run {
    type Out = Outcome;

    fn visit<G: Judge>(self) -> Outcome {
        let Self { words, args } = self;
        let chosen = options::<G>(words, &args.setup)?;
        let players = G::setup(&chosen).players();
        if args.games == 0 || args.threads == Some(0) {
            return Err(Failure::input(words.say("balance-error-nothing-to-play")));
        }
        let all = if args.every { every_set::<G>(players) } else { vec![chosen] };
        let has_network = all.iter().all(|options| G::setup(options).network().is_some());
        let player = match &args.level {
            Some(text) => player(words, text)?,
            None => Equal::Level(Level::QUICK),
        };
        if player == Equal::Network && !has_network {
            let args = [("game", words.game(G::GAME).into()), ("levels", levels().into())];
            return Err(Failure::input(words.say_with("balance-error-no-network", &args)));
        }
        let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
        let task = json!({
            "game": G::ID,
            "options": if args.every { Value::Null } else { json!(all[0].to_string()) },
            "players": players,
            "pins": pins::<G>(&all[0]),
            "player": player.to_string(),
            "seed": args.seed,
            "games": args.games,
        });
        let work = Place::of(words, &args.sharding, BALANCE, task)?;
        let part = match &work {
            Work::All(_) => 0..args.games,
            Work::Part(place) => place.shard.part(args.games),
            Work::Done => return Ok(()),
        };
        let bar = progress(part.end - part.start, args.json);
        let begin = Instant::now();
        let games = Games { options: &all, player, seed: args.seed, threads };
        let shares = play_part::<G>(&games, part, |done| bar.set_position(done));
        bar.finish_and_clear();
        let shares = shares.expect("that there is a network was seen above");
        let effort = Effort { threads, seconds: begin.elapsed().as_secs_f64() };
        match work {
            Work::Part(place) => place.keep(words, effort, written(&shares)),
            Work::Done => Ok(()),
            Work::All(task) => {
                print(words, &task, &shares, &effort, args.json).expect("the task is our own");
                Ok(())
            }
        }
    }
}

/// What the results are called.
pub(super) const BALANCE: &str = "balance";

fn player(words: Words, text: &str) -> Outcome<Equal> {
    text.parse().map_err(|_| {
        let args = [("level", text.into()), ("levels", levels().into())];
        Failure::input(words.say_with("balance-error-level", &args))
    })
}

/// Everybody who can play.
fn levels() -> String {
    let all = Level::ALL.iter().map(|level| level.id().to_owned());
    all.chain([Equal::Network.to_string()]).collect::<Vec<_>>().join(", ")
}

fn print(words: Words, task: &Value, shares: &Shares, effort: &Effort, as_json: bool) -> Option<()> {
    let game: GameId = task["game"].as_str()?.parse().ok()?;
    let players = usize::try_from(task["players"].as_u64()?).ok()?;
    let results = BalanceResults { words, game, players, task, shares };
    if as_json {
        results.print_json(effort);
    } else {
        results.print();
    }
    Some(())
}

/// Joins the parts and prints them.
pub(super) fn merge(words: Words, all: &Joined, as_json: bool) -> Option<()> {
    let parts = all.found.iter().map(read).collect::<Option<Vec<_>>>()?;
    let shares = parts.into_iter().reduce(Shares::join)?;
    print(words, &all.task, &shares, &all.effort, as_json)
}

/// Everything in whole numbers, so that nothing is rounded on the way.
fn written(shares: &Shares) -> Value {
    let row = |((setting, who), counted): (&(Option<Setting>, _), &Counted)| {
        let setting = setting.as_ref().map(|setting| json!([setting.key, setting.value]));
        let Counted { games, wins, squares, points } = counted;
        let who: &bots::balance::Who = who;
        json!([setting, who.to_string(), games, wins, squares, points])
    };
    shares.0.iter().map(row).collect()
}

fn read(found: &Value) -> Option<Shares> {
    let row = |row: &Value| {
        let [setting, who, games, wins, squares, points] = row.as_array()?.as_slice() else { return None };
        let setting = match setting {
            Value::Null => None,
            pair => {
                let part = |place: usize| Some(pair[place].as_str()?.to_owned());
                Some(Setting { key: part(0)?, value: part(1)? })
            }
        };
        let counted = Counted {
            games: games.as_u64()?,
            wins: wins.as_u64()?,
            squares: squares.as_u64()?,
            points: points.as_i64()?,
        };
        Some(((setting, who.as_str()?.parse().ok()?), counted))
    };
    Some(Shares(found.as_array()?.iter().map(row).collect::<Option<_>>()?))
}
