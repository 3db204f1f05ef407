//! Scenes with every module in play, one for each kind of decision, and one for each module alone: random games.

use super::{Situation, round, top};
use merlin::{Components, Merlin, Module, Modules, Options, Variants, Window};
use std::collections::BTreeSet;
use table::{Actor, Game, Journal, Moves, Seat, Turn, choose, draw, generator};

/// A situation of a random game with what it is called and who decides.
pub(super) struct Found {
    pub(super) name: String,
    pub(super) situation: Situation,
    pub(super) seat: usize,
}

fn options(modules: Modules) -> Options {
    let base = Options::new(4, Components::printed()).expect("four can play");
    base.with(modules.complete(), Variants::NONE).expect("a set with what it needs")
}

/// Plays a random game and shows every situation in which a seat decides, until that is enough.
fn play(modules: Modules, seed: u64, mut look: impl FnMut(&Merlin, &Journal<merlin::Event>, Seat) -> bool) {
    let (mut game, mut journal) = (Merlin::setup(&options(modules)), Journal::new());
    let (mut rng, mut offers) = (generator(seed), Moves::new());
    loop {
        offers.clear();
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let choice = draw(&game, &mut offers, &mut rng);
                game.play(Actor::Chance, choice, &mut journal);
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                if look(&game, &journal, seat) {
                    return;
                }
                game.moves(Actor::Seat(seat), &mut offers);
                game.play(Actor::Seat(seat), choose(&offers, &mut rng), &mut journal);
            }
        }
    }
}

fn found(name: String, game: &Merlin, journal: &Journal<merlin::Event>, seat: Seat) -> Found {
    let situation = Situation { game: *game, events: journal.events().to_vec() };
    Found { name, situation, seat: seat.index() }
}

/// Every kind of decision once, with every module in play.
pub(super) fn everything() -> Vec<Found> {
    let (mut seen, mut all) = (BTreeSet::new(), Vec::new());
    for seed in 0..3 {
        play(Module::ALL.into_iter().collect(), seed, |game, journal, seat| {
            let words = top(game).to_string();
            let kind: Vec<&str> = words.split(' ').take(2).collect();
            let late = words != "window start" || round(game) == 4;
            if late && seen.insert(kind.join("-")) {
                all.push(found(format!("all-{}", kind.join("-")), game, journal, seat));
            }
            false
        });
    }
    all
}

/// The beginning of a turn in the fourth round with one module alone, and what it needs.
pub(super) fn alone() -> Vec<Found> {
    let mut all = Vec::new();
    for module in Module::ALL {
        play(Modules::from_iter([module]), 2, |game, journal, seat| {
            let wanted = round(game) == 4 && top(game) == merlin::Frame::Window(Window::Start);
            if wanted {
                all.push(found(format!("one-{module}"), game, journal, seat));
            }
            wanted
        });
    }
    all
}
