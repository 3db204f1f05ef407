//! Plays every set of modules that can be chosen, for two, three and four players, and checks every situation and that no game has
//! more decisions than its set can have:
//! `cargo run --release -p merlin --example sets -- 10` plays ten games of each.

use merlin::{Components, Merlin, Module, Modules, Options, Variants};
use table::{Actor, Game, Journal, Moves, Turn, choose, draw, generator};

fn main() -> Result<(), String> {
    let games: u64 =
        std::env::args().nth(1).map_or(Ok(3), |text| text.parse()).map_err(|_| "a number of games")?;
    let mut sets = Vec::new();
    for bits in 0..1_u32 << Module::ALL.len() {
        let modules: Modules = Module::ALL.into_iter().filter(|own| bits & (1 << own.index()) != 0).collect();
        for players in Options::PLAYERS {
            let base = Options::new(players, Components::printed()).ok_or("two to four players")?;
            // A set that lacks what it needs, or what is not built, is no set.
            sets.extend(base.with(modules, Variants::NONE));
        }
    }
    let (mut moves, mut shallowest, mut longest) = (0_u64, usize::MAX, 0.0_f64);
    // One game of each set after the other, so that a run that is broken off has told something.
    for seed in 0..games {
        for options in &sets {
            let game = play(options, seed).map_err(|fault| format!("{options}, seed {seed}: {fault}"))?;
            moves += game.moves;
            shallowest = shallowest.min(game.room);
            longest = longest.max(f64::from(game.decisions) / f64::from(Merlin::most_decisions(options)));
        }
        if (seed + 1).is_multiple_of(10) || seed + 1 == games {
            println!(
                "{} sets, {} games each, {moves} moves, {shallowest} places left at least, {:.0} % of the decisions a game can \
                 have at most",
                sets.len(),
                seed + 1,
                longest * 100.0
            );
        }
    }
    Ok(())
}

/// What came of a game.
struct Played {
    moves: u64,
    decisions: u32,
    /// The least room left for what is due.
    room: usize,
}

/// A random game, every situation checked.
fn play(options: &Options, seed: u64) -> Result<Played, String> {
    let (mut game, mut rng, mut offers) = (Merlin::setup(options), generator(seed), Moves::new());
    let mut played = Played { moves: 0, decisions: 0, room: usize::MAX };
    let most = Merlin::most_decisions(options);
    loop {
        game.audit().map_err(|fault| fault.to_string())?;
        played.room = played.room.min(game.view(table::Eye::Spectator).open.due.room());
        let (who, choice) = match game.turn() {
            Turn::Over => return Ok(played),
            Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().ok_or("somebody decides")?;
                offers.clear();
                game.moves(Actor::Seat(seat), &mut offers);
                played.decisions += 1;
                (Actor::Seat(seat), choose(&offers, &mut rng))
            }
        };
        game.try_play(who, choice, &mut Journal::silent()).map_err(|refusal| format!("{refusal:?}"))?;
        played.moves += 1;
        if played.decisions > most {
            return Err(format!("more than {most} decisions"));
        }
    }
}
