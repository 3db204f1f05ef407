//! Games to learn from, and meetings of networks while they are made. `docs/learning.md` says how it is used.
//!
//! ```text
//! learn rows GAME PLAYERS GAMES SEED PERCENT LAMBDA OUT TEACHER…      a teacher is a level or FILE[:WIDTH]
//! learn meet GAME PLAYERS GAMES SEED ONE OTHER [OPTIONS]       a player is a level[:BUDGET] or FILE[:WIDTH:TURNS:TRIES:AHEAD] or FILE:tree[:TURNS:WORLDS:BUDGET]
//! learn check GAME PLAYERS GAMES SEED FILE                     chances that were said, and what came of them
//! learn speed GAME PLAYERS FILE
//! ```
//!
//! PLAYERS is `any` where one network serves any number of players; there are then most games for two and for four.
//!
//! `meet` ends with 1 if ONE won less than its share.

use bots::arena::{Arena, Contestant, Entrant, InTrees, OfTheHouse, WithNetwork};
use bots::learn::{Plan, Teacher, calibrate, write_rows};
use bots::{Judge, JudgedVisitor, Level, Network, inputs, visit_judged};
use std::fs::File;
use std::io::BufWriter;
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Instant;
use table::{Actor, Journal, Moves, Seat, Turn, choose, draw, generator};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [command, game, players, ref rest @ ..] = words[..] else { panic!("learn COMMAND GAME PLAYERS …") };
    let players = if players == "any" { None } else { Some(players.parse().expect("a number of players")) };
    visit_judged(game.parse().expect("a game"), Command { command, players, rest })
}

/// What is to be done, in which game.
struct Command<'a> {
    command: &'a str,
    players: Option<usize>,
    rest: &'a [&'a str],
}

impl JudgedVisitor for Command<'_> {
    type Out = ExitCode;

    fn visit<G: Judge>(self) -> ExitCode {
        let options = options::<G>(self.players);
        assert!(!options.is_empty(), "{} is not for {:?} players", G::ID, self.players);
        match (self.command, self.rest) {
            ("rows", [games, seed, percent, lambda, out, teachers @ ..]) => {
                let teachers = teachers.iter().map(|name| teacher(name)).collect();
                let lambda = lambda.parse().expect("a number from 0 to 1");
                let plan = Plan {
                    percent: number(percent),
                    lambda,
                    curious: true,
                    ..plan(options, games, seed, teachers)
                };
                let begin = Instant::now();
                let mut out = BufWriter::with_capacity(1 << 20, File::create(out).expect("a file"));
                let rows = write_rows::<G>(&plan, &mut out).expect("written");
                eprintln!("{games} games, {rows} rows, {:.1} s", begin.elapsed().as_secs_f64());
            }
            ("meet", [games, seed, one, other, chosen @ ..]) => {
                let chosen = chosen.first().map(|text| G::read_options(text, G::printed()).expect("options"));
                let of_players = |options: &G::Options| self.players == Some(G::setup(options).players());
                let all = || G::every_option(G::printed()).into_iter().filter(of_players).collect();
                let options = chosen.map_or_else(all, |one| vec![one]);
                return meet::<G>(&options, number(games), number(seed), [one, other]);
            }
            ("check", [games, seed, file]) => {
                let network = network(file);
                let plan = plan(options, games, seed, vec![Teacher::Network(network, 0)]);
                let players = self.players.map_or("any number".to_owned(), |players| players.to_string());
                println!("| {} for {players}: called | said | won | situations |\n|---|---|---|---|", G::ID);
                for (number, band) in calibrate::<G>(&plan, network).iter().enumerate() {
                    let mean = |sum: f64| 100.0 * sum / (band.situations as f64).max(1.0);
                    let (low, situations) = (10 * number, band.situations);
                    let high = low + 10;
                    println!(
                        "| {low}–{high} % | {:.1} % | {:.1} % | {situations} |",
                        mean(band.said),
                        mean(band.won)
                    );
                }
            }
            ("speed", [file]) => speed::<G>(&options[0], network(file)),
            (other, _) => panic!("no such command, or not all it needs: {other}"),
        }
        ExitCode::SUCCESS
    }
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number")
}

fn threads() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// The options of games to learn from.
fn options<G: Judge>(players: Option<usize>) -> Vec<G::Options> {
    match players {
        Some(players) => G::to_learn(players),
        None => {
            let most = G::SEATS.expect("a game with one network for any number of players");
            let numbers = (2..=most).chain([2, 2, 4]);
            numbers.flat_map(|players| G::to_learn(players)).collect()
        }
    }
}

fn plan<O>(options: Vec<O>, games: &str, seed: &str, teachers: Vec<Teacher>) -> Plan<O> {
    let (games, seed, threads) = (number(games), number(seed), threads());
    Plan { options, games, seed, threads, percent: 10, curious: false, lambda: 1.0, teachers }
}

fn network(path: &str) -> &'static Network {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    Box::leak(Box::new(Network::read(&bytes).unwrap_or_else(|error| panic!("{path}: {error}"))))
}

fn teacher(name: &str) -> Teacher {
    let (file, width) = name.split_once(':').unwrap_or((name, "0"));
    name.parse().map_or_else(|_| Teacher::Network(network(file), number(width) as usize), Teacher::Level)
}

fn entrant(name: &str) -> Entrant {
    let mut parts = name.split(':');
    let first = parts.next().unwrap_or_default();
    let in_trees = parts.clone().next() == Some("tree");
    if in_trees {
        parts.next();
    }
    let mut next = || parts.next().map(|part| number(part) as u32);
    let contestant: Box<dyn Contestant> = match first.parse::<Level>() {
        Ok(level) => Box::new(OfTheHouse { level, budget: next() }),
        Err(_) if in_trees => {
            let (turns, worlds) = (next().unwrap_or(1), next().unwrap_or(1));
            Box::new(InTrees { network: network(first), turns, worlds, budget: next() })
        }
        Err(_) => Box::new(WithNetwork {
            network: network(first),
            width: next().unwrap_or(0) as usize,
            turns: next().unwrap_or(0) as usize,
            tries: next().unwrap_or(0),
            ahead: next().unwrap_or(2),
        }),
    };
    Entrant { name: name.to_owned(), contestant }
}

/// One against as many of the other as play with it; the games are shared out evenly among the options.
fn meet<G: Judge>(options: &[G::Options], games: u64, seed: u64, names: [&str; 2]) -> ExitCode {
    let (entrants, begin) = (names.map(entrant), Instant::now());
    let players = G::setup(&options[0]).players();
    let sets = games.div_ceil((players * options.len()) as u64);
    let (mut shares, mut margins) = (Vec::new(), Vec::new());
    for options in options {
        let threads = threads();
        let arena =
            Arena::<G> { options, entrants: &entrants, mirror: false, sets, seed, threads, sprt: None };
        for set in arena.play(|_| {}).sets {
            let seats = set.iter().flat_map(|game| game.bots.iter().zip(&game.seats));
            let alone: Vec<_> = seats.filter(|(bot, _)| **bot == 0).map(|(_, seat)| seat).collect();
            shares.push(alone.iter().map(|seat| seat.win).sum::<f64>() / alone.len() as f64);
            margins.extend(alone.iter().filter_map(|seat| seat.margin));
        }
    }
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let (played, interval) = (shares.len() * players, 1.96 * (variance / count).sqrt());
    let margin = margins.iter().sum::<f64>() / margins.len().max(1) as f64;
    println!(
        "{} for {players}, {} – {}: {played} games, {:.1} ± {:.1} %, {margin:+.1} points, {:.0} s",
        G::ID,
        names[0],
        names[1],
        100.0 * mean,
        100.0 * interval,
        begin.elapsed().as_secs_f64()
    );
    ExitCode::from(u8::from(mean < 1.0 / players as f64))
}

/// How long a network takes, over the situations of a random game.
fn speed<G: Judge>(options: &G::Options, network: &'static Network) {
    let (mut game, mut offers, mut rng, mut seen) =
        (G::setup(options), Moves::new(), generator(1), Vec::new());
    while game.turn() != Turn::Over {
        let (who, choice) = match game.turn() {
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap_or(Seat::new(0));
                offers.clear();
                game.moves(Actor::Seat(seat), &mut offers);
                seen.push((game.clone(), seat));
                (Actor::Seat(seat), choose(&offers, &mut rng))
            }
            Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
        };
        game.play(who, choice, &mut Journal::silent());
    }
    let micros = |begin: Instant, count: usize| begin.elapsed().as_secs_f64() * 1e6 / count as f64;
    let begin = Instant::now();
    let read: Vec<_> = (0..100).flat_map(|_| seen.iter().map(|(game, seat)| inputs(game, *seat))).collect();
    let reading = micros(begin, read.len());
    let begin = Instant::now();
    let sum: f32 = read.iter().map(|inputs| network.expect(inputs).wins[0]).sum();
    let whole = micros(begin, read.len());
    let bases: Vec<_> = read.iter().take(1000).map(|inputs| network.base(inputs)).collect();
    let begin = Instant::now();
    let other: f32 =
        read[1..].iter().zip(&bases).map(|(inputs, base)| network.expect_from(base, inputs).wins[0]).sum();
    let by_difference = micros(begin, bases.len());
    println!(
        "{} inputs, reading {reading:.2} µs, network {whole:.2} µs, by differences {by_difference:.2} µs ({sum:.1} {other:.1})",
        network.inputs()
    );
}
