//! `tafelrunde learn speed`: how long a network takes, over the situations of a random game.

use super::players::network;
use super::{fits, options, players};
use crate::args::LearnSpeed;
use crate::commands::print_json;
use crate::failure::Outcome;
use crate::out;
use bots::{Inputs, Judge, JudgedVisitor, inputs};
use serde_json::json;
use std::hint::black_box;
use std::time::Instant;
use table::{Actor, Journal, Moves, Seat, Turn, choose, draw, generator};
use words::Words;

pub(super) struct Run {
    pub(super) words: Words,
    pub(super) args: LearnSpeed,
}

impl JudgedVisitor for Run {
    type Out = Outcome;

    fn visit<G: Judge>(self) -> Outcome {
        let Self { words, args } = self;
        let options = options::<G>(players::<G>(words, args.players.as_deref())?);
        let network = network(words, &args.network)?;
        fits::<G>(words, &args.network.display().to_string(), network, &options)?;
        let seen = situations::<G>(&options[0]);
        let mut read: Vec<Inputs> = Vec::new();
        let reading = micros(100 * seen.len(), || {
            read.extend((0..100).flat_map(|_| seen.iter().map(|(game, seat)| inputs(game, *seat))));
        });
        let whole = micros(read.len(), || {
            for inputs in &read {
                black_box(network.evaluate(inputs));
            }
        });
        let bases: Vec<_> = read.iter().take(1000).map(|inputs| network.base(inputs)).collect();
        let by_difference = micros(bases.len(), || {
            for (inputs, base) in read[1..].iter().zip(&bases) {
                black_box(network.evaluate_from(base, inputs));
            }
        });
        if args.json {
            print_json(&json!({
                "game": G::ID,
                "inputs": network.inputs(),
                "reading_us": reading,
                "whole_us": whole,
                "by_differences_us": by_difference,
            }));
            return Ok(());
        }
        let told = [
            ("inputs", words.count(network.inputs() as i64).into()),
            ("reading", words.decimal(reading, 2).into()),
            ("whole", words.decimal(whole, 2).into()),
            ("differences", words.decimal(by_difference, 2).into()),
        ];
        out::line(words.say_with("learn-speed", &told));
        Ok(())
    }
}

/// The situations of a random game, each seen by who decides in it.
fn situations<G: Judge>(options: &G::Options) -> Vec<(G, Seat)> {
    let (mut game, mut offers, mut rng, mut seen) =
        (G::setup(options), Moves::new(), generator(1), Vec::new());
    loop {
        let (who, choice) = match game.turn() {
            Turn::Over => return seen,
            Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap_or(Seat::new(0));
                offers.clear();
                game.moves(Actor::Seat(seat), &mut offers);
                seen.push((game.clone(), seat));
                (Actor::Seat(seat), choose(&offers, &mut rng))
            }
        };
        game.play(who, choice, &mut Journal::silent());
    }
}

/// How many microseconds something takes for each of so many.
fn micros(count: usize, work: impl FnOnce()) -> f64 {
    let begin = Instant::now();
    work();
    begin.elapsed().as_secs_f64() * 1e6 / count.max(1) as f64
}
