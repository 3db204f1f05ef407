//! Random games and nothing else, to be timed or counted:
//! `cargo run --release -p merlin --example speed -- 4 all 4000` plays four thousand games for four with
//! every module, and `valgrind --tool=callgrind target/release/examples/speed 4 all 40` counts what they
//! take. The last number is a sum over all points: the same games bring the same.

use merlin::{Components, Merlin, Options};
use std::time::Instant;
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, fingerprint, generator};

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let mut word = |usual: &str| words.next().unwrap_or_else(|| usual.to_owned());
    let (players, modules, games) = (word("4"), word("all"), word("1000"));
    let games: u64 = games.parse().map_err(|_| "the third word is a number of games")?;
    let set = if modules == "none" { String::new() } else { format!(" modules={modules}") };
    let text = format!("players={players}{set}");
    let options = Merlin::read_options(&text, Components::printed()).map_err(|fault| fault.to_string())?;
    let (mut decisions, mut points) = (0_u64, String::new());
    let begin = Instant::now();
    for seed in 0..games {
        let (game, made) = play(&options, seed);
        decisions += made;
        let open = game.view(Eye::Spectator).open;
        Seat::all(open.players()).for_each(|seat| points.push_str(&format!("{} ", open.score(seat))));
    }
    let seconds = begin.elapsed().as_secs_f64();
    let a_second = decisions as f64 / seconds;
    println!(
        "{options}: {games} games, {decisions} decisions, {a_second:.0} a second, {}",
        fingerprint(&points)
    );
    Ok(())
}

/// A random game, and how many decisions were made in it.
fn play(options: &Options, seed: u64) -> (Merlin, u64) {
    let (mut game, mut rng, mut offers) = (Merlin::setup(options), generator(seed), Moves::new());
    let mut decisions = 0;
    loop {
        let (who, choice) = match game.turn() {
            Turn::Over => return (game, decisions),
            Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return (game, decisions) };
                offers.clear();
                game.moves(Actor::Seat(seat), &mut offers);
                decisions += 1;
                (Actor::Seat(seat), choose(&offers, &mut rng))
            }
        };
        game.play(who, choice, &mut Journal::silent());
    }
}
