//! How long an expert thinks: the time of its decisions over games of every kind, on one core.
//!
//! ```sh
//! cargo run --release -p bots --example thinking
//! ```
//!
//! It sits in the first seat, the others are quick. Only decisions with something to choose count.

use bots::{Judge, JudgedVisitor, Level, visit_judged};
use games::GameId;
use std::time::{Duration, Instant};
use table::{Actor, Journal, Knowledge, Moves, Seat, Turn, draw, generator};

/// So many sets of options are played of every game, evenly spread over all there are.
const SETS: usize = 8;

struct Thinking;

impl JudgedVisitor for Thinking {
    type Out = ();

    fn visit<G: Judge>(self) {
        let all = G::every_option(G::printed());
        let few = (0..SETS).map(|number| &all[number * (all.len() - 1) / (SETS - 1)]);
        for (number, options) in few.enumerate() {
            let mut times = game::<G>(options, number as u64);
            times.sort();
            let at = |share: usize| times[(times.len() - 1) * share / 100].as_millis();
            let (decisions, median, most, longest) = (times.len(), at(50), at(99), at(100));
            println!("| {} | {options} | {decisions} | {median} | {most} | {longest} |", G::ID);
        }
    }
}

/// The times an expert in the first seat needs in one game.
fn game<G: Judge>(options: &G::Options, seed: u64) -> Vec<Duration> {
    let (mut game, mut rng, mut times) = (G::setup(options), generator(seed), Vec::new());
    loop {
        let (who, choice) = match game.turn() {
            Turn::Over => return times,
            Turn::Chance => (Actor::Chance, draw(&game, &mut Moves::new(), &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody has to decide");
                let level = if seat == Seat::new(0) { Level::Expert } else { Level::QUICK };
                let known = Knowledge::of(seat, &game);
                let begin = Instant::now();
                let choice = level.bot::<G>().choose(&known, level.budget(), &mut rng);
                if level == Level::Expert && known.offers().len() > 1 {
                    times.push(begin.elapsed());
                }
                (Actor::Seat(seat), choice)
            }
        };
        game.play(who, choice, &mut Journal::silent());
    }
}

fn main() {
    println!(
        "| game | options | decisions | median ms | 99 % ms | longest ms |\n|---|---|---:|---:|---:|---:|"
    );
    for game in GameId::ALL {
        visit_judged(game, Thinking);
    }
}
