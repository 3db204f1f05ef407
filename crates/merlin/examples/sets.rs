//! Plays every set of modules that can be chosen, for two, three and four players, and checks every situation:
//! `cargo run --release -p merlin --example sets -- 10` plays ten games of each.

use merlin::{Components, Merlin, Module, Modules, Options, Variants};
use table::{Actor, Game, Journal, Moves, Turn, choose, draw, generator};

fn main() -> Result<(), String> {
    let games: u64 =
        std::env::args().nth(1).map_or(Ok(3), |text| text.parse()).map_err(|_| "a number of games")?;
    let (mut sets, mut decisions, mut shallowest) = (0_u32, 0_u64, usize::MAX);
    for bits in 0..1_u32 << Module::ALL.len() {
        let modules: Modules = Module::ALL.into_iter().filter(|own| bits & (1 << own.index()) != 0).collect();
        for players in Options::PLAYERS {
            let base = Options::new(players, Components::printed()).ok_or("two to four players")?;
            // A set that lacks what it needs, or what is not built, is no set.
            let Ok(options) = base.with(modules, Variants::NONE) else { continue };
            sets += 1;
            for seed in 0..games {
                let (made, room) =
                    play(&options, seed).map_err(|fault| format!("{options}, seed {seed}: {fault}"))?;
                decisions += made;
                shallowest = shallowest.min(room);
            }
        }
    }
    println!("{sets} sets, {games} games each, {decisions} moves, {shallowest} places left at least");
    Ok(())
}

/// A random game, every situation checked: how many moves, and the least room left for what is due.
fn play(options: &Options, seed: u64) -> Result<(u64, usize), String> {
    let (mut game, mut rng, mut offers) = (Merlin::setup(options), generator(seed), Moves::new());
    let (mut moves, mut room) = (0, usize::MAX);
    loop {
        game.audit().map_err(|fault| fault.to_string())?;
        room = room.min(game.view(table::Eye::Spectator).open.due.room());
        let (who, choice) = match game.turn() {
            Turn::Over => return Ok((moves, room)),
            Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().ok_or("somebody decides")?;
                offers.clear();
                game.moves(Actor::Seat(seat), &mut offers);
                (Actor::Seat(seat), choose(&offers, &mut rng))
            }
        };
        game.try_play(who, choice, &mut Journal::silent()).map_err(|refusal| format!("{refusal:?}"))?;
        moves += 1;
    }
}
