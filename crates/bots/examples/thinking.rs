//! How long a bot thinks, an expert unless another level is named: the time of its decisions over games of every kind, on
//! one core.
//!
//! ```sh
//! cargo run --release -p bots --example thinking
//! cargo run --release -p bots --example thinking casual
//! ```
//!
//! It sits in the first seat, the others are quick. Only decisions with something to choose count.

use bots::{Judge, JudgedVisitor, Level, visit_judged};
use games::GameId;
use std::time::{Duration, Instant};
use table::{Actor, Journal, Knowledge, Moves, Seat, Turn, draw, generator};

/// So many sets of options are played of every game, evenly spread over all there are.
const SETS: usize = 8;

struct Thinking(Level);

impl JudgedVisitor for Thinking {
    type Out = ();

    fn visit<G: Judge>(self) {
        let all = G::every_option(G::printed());
        let few = (0..SETS).map(|number| &all[number * (all.len() - 1) / (SETS - 1)]);
        for (number, options) in few.enumerate() {
            let mut times = game::<G>(self.0, options, number as u64);
            times.sort();
            let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1e3;
            let (decisions, median, most, longest) = (times.len(), at(50), at(99), at(100));
            println!("| {} | {options} | {decisions} | {median:.2} | {most:.2} | {longest:.2} |", G::ID);
        }
    }
}

/// The times a bot of this level in the first seat needs in one game.
fn game<G: Judge>(measured: Level, options: &G::Options, seed: u64) -> Vec<Duration> {
    let (mut game, mut rng, mut times) = (G::setup(options), generator(seed), Vec::new());
    loop {
        let (who, choice) = match game.turn() {
            Turn::Over => return times,
            Turn::Chance => (Actor::Chance, draw(&game, &mut Moves::new(), &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody has to decide");
                let level = if seat == Seat::new(0) { measured } else { Level::QUICK };
                let known = Knowledge::of(seat, &game);
                let begin = Instant::now();
                let choice = level.bot::<G>().choose(&known, level.budget(), &mut rng);
                if seat == Seat::new(0) && known.offers().len() > 1 {
                    times.push(begin.elapsed());
                }
                (Actor::Seat(seat), choice)
            }
        };
        game.play(who, choice, &mut Journal::silent());
    }
}

fn main() {
    let named = std::env::args().nth(1).map(|level| level.parse().expect("a level"));
    let level = named.unwrap_or(Level::Expert);
    println!(
        "| game | options | decisions | median ms | 99 % ms | longest ms |\n|---|---|---:|---:|---:|---:|"
    );
    for game in GameId::ALL {
        visit_judged(game, Thinking(level));
    }
}
