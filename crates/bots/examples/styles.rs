//! The tables of `docs/bots.md` about styles: what a style costs, and how it can be told.
//!
//! ```sh
//! # every game, every style, a thousand games each
//! cargo run --release -p bots --example styles -- casual 1000
//! cargo run --release -p bots --example styles -- casual 1000 merlin daring
//! cargo run --release -p bots --example styles -- casual 1000 artus mode=advanced
//! ```
//!
//! Two sit at a table, one of the style and a balanced one, in pairs of games with the same chance and the
//! seats changed. Rows are the same on every machine.

use bots::{Judge, JudgedVisitor, Level, Style, each_game, visit_judged};
use games::GameId;
use std::process::ExitCode;
use std::thread::available_parallelism;
use table::{Actor, Journal, Knowledge, Moves, Seat, Turn, draw, generator};

/// The seed of the first pair of games.
const SEED: u64 = 20_261_118;

/// One style against none.
struct Row<'a> {
    level: Level,
    style: Style,
    options: &'a str,
    games: u64,
}

/// A game that was played, from the point of view of the style; of what there are two the style's comes first.
struct Played {
    victory: f64,
    /// Points by where they come from.
    parts: Vec<(&'static str, [i32; 2])>,
    /// Points when half of the decisions were made.
    half: [i32; 2],
}

impl Row<'_> {
    fn play<G: Judge>(&self, options: &G::Options, number: u64) -> Played {
        let (liking, mut game) = (Seat::new(number as usize % 2), G::setup(options));
        let seed = SEED + number / 2;
        let (mut dice, mut words) = (generator(seed), generator(seed ^ (number % 2 + 1) << 40));
        let (mut offers, mut totals) = (Moves::new(), Vec::new());
        while game.turn() != Turn::Over {
            let (who, choice) = match game.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody has to decide");
                    let style = if seat == liking { self.style } else { Style::Balanced };
                    let (known, scores) = (Knowledge::of(seat, &game), game.scores());
                    totals.push([liking, liking.left(2)].map(|seat| scores.total(seat)));
                    let mut bot = self.level.bot_who_likes::<G>(style);
                    (Actor::Seat(seat), bot.choose(&known, self.level.budget(), &mut words))
                }
                Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut offers, &mut dice)),
            };
            game.play(who, choice, &mut Journal::silent());
        }
        let scores = game.scores();
        let [own, other] = [liking, liking.left(2)].map(|seat| &scores.lines[seat.index()].parts);
        Played {
            victory: if scores.winners.contains(liking) { 1.0 / scores.winners.len() as f64 } else { 0.0 },
            parts: own.iter().zip(other).map(|(own, other)| (own.0, [own.1, other.1])).collect(),
            half: totals[totals.len() / 2],
        }
    }
}

/// A mean and a standard deviation.
fn spread(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.clone().count() as f64;
    let mean = numbers.clone().sum::<f64>() / count;
    (mean, (numbers.map(|number| (number - mean) * (number - mean)).sum::<f64>() / (count - 1.0)).sqrt())
}

impl JudgedVisitor for Row<'_> {
    type Out = String;

    fn visit<G: Judge>(self) -> String {
        let Ok(options) = G::read_options(self.options, G::printed()) else { return String::new() };
        let threads = available_parallelism().map_or(1, usize::from);
        let games = each_game(0..self.games, threads, |number| self.play::<G>(&options, number));
        // Both games of a pair have the same chance, so pairs are what differs.
        let pairs =
            games.chunks(2).map(|pair| pair.iter().map(|game| game.victory).sum::<f64>() / pair.len() as f64);
        let (victories, deviation) = spread(pairs);
        let error = 1.96 * deviation / (games.len() as f64 / 2.0).sqrt();
        let total =
            |game: &Played, who: usize| game.parts.iter().map(|part| f64::from(part.1[who])).sum::<f64>();
        let of_both = |what: &dyn Fn(&Played, usize) -> f64| {
            [0, 1].map(|who| spread(games.iter().map(|game| what(game, who))))
        };
        let points = of_both(&total);
        let half = of_both(&|game, who| f64::from(game.half[who]));
        let mut told = Vec::new();
        for (place, (name, _)) in games[0].parts.iter().enumerate() {
            let [own, other] = of_both(&|game, who| f64::from(game.parts[place].1[who]));
            if own.0.abs() + other.0.abs() >= 1.0 {
                told.push(format!("{name} {:.1} ({:.1})", own.0, other.0));
            }
        }
        format!(
            "| {} {} | {} | {} | {} | {:.1} ± {:.1} % | {:.1} ± {:.1} ({:.1} ± {:.1}) | {:.1} ({:.1}) | {} |",
            G::ID,
            self.options,
            self.level,
            self.style,
            games.len(),
            100.0 * victories,
            100.0 * error,
            points[0].0,
            points[0].1,
            points[1].0,
            points[1].1,
            half[0].0,
            half[1].0,
            told.join(", "),
        )
    }
}

/// The usual options of each game for two.
const GAMES: [(GameId, &str); 4] = [
    (GameId::Artus, "players=2 mode=beginner"),
    (GameId::Artus, "players=2 mode=advanced"),
    (GameId::Camelot, "players=2"),
    (GameId::Merlin, "players=2"),
];

fn main() -> ExitCode {
    let (mut level, mut games, mut only, mut styles, mut way) =
        (Level::Casual, 1_000, None, Vec::new(), None);
    for argument in std::env::args().skip(1) {
        match (
            argument.parse::<Level>(),
            argument.parse::<u64>(),
            argument.parse::<GameId>(),
            argument.parse::<Style>(),
        ) {
            (Ok(named), ..) => level = named,
            (_, Ok(number), ..) if number >= 4 => games = number,
            (_, _, Ok(game), _) => only = Some(game),
            (.., Ok(style)) => styles.push(style),
            _ if argument.contains('=') => way = Some(argument),
            _ => {
                eprintln!(
                    "“{argument}” is no level, no number of games from 4, no game, no style and no option."
                );
                return ExitCode::from(2);
            }
        }
    }
    if styles.is_empty() {
        styles = Style::ALL.into_iter().filter(|&style| style != Style::Balanced).collect();
    }
    println!(
        "| game | level | style | games | victories (95 %) | points and spread (of the balanced one) | at half-time | from |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let is_asked = |game: GameId, options: &str| {
        only.is_none_or(|only| only == game) && way.as_ref().is_none_or(|way| options.ends_with(way.as_str()))
    };
    for (game, options) in GAMES.into_iter().filter(|&(game, options)| is_asked(game, options)) {
        for &style in &styles {
            println!("{}", visit_judged(game, Row { level, style, options, games }));
        }
    }
    ExitCode::SUCCESS
}
