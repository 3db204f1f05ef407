//! How fast the engines are: random play on one core, copies, replays.

use crate::args::Bench;
use crate::commands::{options_json, print_json};
use crate::failure::Outcome;
use crate::out;
use bots::{play_random_game, simulate};
use games::{GameId, Listed, Setting, Visitor};
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Actor, Game, Header, Moves, Playthrough, Turn, choose, draw, generator};
use words::Words;

pub(super) fn run(words: Words, args: &Bench) -> Outcome {
    let time = super::seconds(words, args.seconds)?;
    let rows: Vec<Value> = GameId::ALL.into_iter().flat_map(|game| game.visit(Measure { time })).collect();
    if args.json {
        print_json(
            &json!({ "profile": if cfg!(debug_assertions) { "debug" } else { "release" }, "rows": rows }),
        );
        return Ok(());
    }
    out::line(format_args!(
        "{}\n",
        words.say(if cfg!(debug_assertions) { "cli-bench-debug" } else { "cli-bench-release" })
    ));
    out::line(format_args!(
        "| {} |",
        ["options", "decisions", "games", "copies", "replay", "bytes"]
            .map(|key| words.say(&format!("cli-bench-{key}")))
            .join(" | ")
    ));
    out::line(format_args!("|---|---:|---:|---:|---:|---:|"));
    for row in rows {
        let count = |key: &str| words.count(row[key].as_f64().unwrap_or_default().round() as i64);
        out::line(format_args!(
            "| {} {} | {} | {} | {} | {} µs | {} |",
            row["game"].as_str().unwrap_or_default(),
            row["option_text"].as_str().unwrap_or_default(),
            count("decisions_per_second"),
            count("games_per_second"),
            count("copies_per_second"),
            count("replay_microseconds"),
            count("state_bytes"),
        ));
    }
    Ok(())
}

struct Measure {
    time: Duration,
}

impl Visitor for Measure {
    type Out = Vec<Value>;

    fn visit<G: Listed>(self) -> Vec<Value> {
        let measure = |options: &G::Options| {
            let begin = Instant::now();
            let report = simulate::<G>(options, u64::MAX >> 1, 1, 1, |_| begin.elapsed() < self.time);
            json!({
                "game": G::ID,
                "options": options_json(options),
                "option_text": options.to_string(),
                "decisions_per_second": report.decisions_per_second(),
                "games_per_second": report.games_per_second(),
                "copies_per_second": copies_per_second::<G>(options, self.time / 4),
                "replay_microseconds": replay_microseconds::<G>(options),
                "state_bytes": std::mem::size_of::<G>(),
            })
        };
        selection::<G>().iter().map(measure).collect()
    }
}

/// The most options of a game that are all measured.
const ALL: usize = 12;

/// The options to measure: all of them, or where there are too many, each number of players with the usual settings
/// and with the last value of each, or all of them, which asks most of the engine.
fn selection<G: Listed>() -> Vec<G::Options> {
    let all = G::every_option(G::printed());
    if all.len() <= ALL {
        return all;
    }
    let (players, others) = G::GAME.settings().split_first().expect("every game asks for the players first");
    let most = |own: &Setting| if own.several { Some("all") } else { own.values.last().copied() };
    let last: Vec<(&str, &str)> = others.iter().filter_map(|own| Some((own.key, most(own)?))).collect();
    let texts = [Vec::new(), last].into_iter().flat_map(|chosen| {
        players
            .values
            .iter()
            .map(move |&number| G::GAME.options_text(chosen.iter().copied().chain([(players.key, number)])))
    });
    texts.filter_map(|text| G::read_options(&text, G::printed()).ok()).collect()
}

/// Copies of a game; every state of a game has the same size.
fn copies_per_second<G: Game>(options: &G::Options, time: Duration) -> f64 {
    let mut game = G::setup(options);
    let (mut rng, mut offers) = (generator(1), Moves::new());
    play_random_game(&mut game, &mut offers, &mut rng);
    let (begin, mut copies) = (Instant::now(), 0_u64);
    while begin.elapsed() < time {
        for _ in 0..1000 {
            black_box(black_box(&game).clone());
        }
        copies += 1000;
    }
    copies as f64 / begin.elapsed().as_secs_f64()
}

/// Replaying a whole game from its record, every move checked: opening the last moment of a finished game.
fn replay_microseconds<G: Game>(options: &G::Options) -> f64 {
    let mut playthrough = Playthrough::<G>::new(Header::new(options.clone(), Vec::new()));
    let (mut rng, mut offers) = (generator(1), Moves::new());
    loop {
        let (who, choice) = match playthrough.state().turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, draw(playthrough.state(), &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                offers.clear();
                playthrough.state().moves(Actor::Seat(seat), &mut offers);
                (Actor::Seat(seat), choose(&offers, &mut rng))
            }
        };
        if playthrough.play(who, choice).is_err() {
            break;
        }
    }
    let record = playthrough.record();
    let (begin, mut replays) = (Instant::now(), 0);
    while begin.elapsed() < Duration::from_millis(100) {
        black_box(record.replay(None).is_ok());
        replays += 1;
    }
    begin.elapsed().as_secs_f64() * 1e6 / f64::from(replays)
}
