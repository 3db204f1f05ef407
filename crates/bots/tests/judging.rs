//! What the judges see in choices that bring nothing at once.

use bots::Judge;
use merlin::modules::morgana;
use merlin::{Merlin, Move};
use table::{Actor, Game, Journal, Moves, Seat, Turn, choose, draw, generator};

/// By how much a move betters what a seat can expect, against doing without it.
fn gain(game: &Merlin, seat: Seat, choice: Move) -> f64 {
    let after = |choice: Move| {
        let mut game = *game;
        game.play(Actor::Seat(seat), choice, &mut Journal::silent());
        game.worth(seat)
    };
    after(choice) - after(Move::Done)
}

/// MOR-7.2, INT-7.4: a swap of Merlin and Arthur brings no action, but the dice that are left reach other spaces, better ones
/// or worse ones.
#[test]
fn a_swap_of_merlin_and_arthur_is_worth_what_dice_reach_afterwards() {
    let swap = Move::from(morgana::Move::SwapMerlin);
    let options = Merlin::read_options("players=2 modules=arthur,gold,morgana", Merlin::printed());
    let (options, mut offers, mut gains) =
        (options.expect("these modules go together"), Moves::new(), Vec::new());
    for seed in 0..200 {
        let (mut game, mut rng) = (Merlin::setup(&options), generator(seed));
        loop {
            let (who, choice) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody has to decide");
                    offers.clear();
                    game.moves(Actor::Seat(seat), &mut offers);
                    if offers.contains(&swap) {
                        gains.push(gain(&game, seat, swap));
                    }
                    (Actor::Seat(seat), choose(&offers, &mut rng))
                }
            };
            game.play(who, choice, &mut Journal::silent());
        }
    }
    let better = gains.iter().filter(|&&gain| gain > 0.1).count();
    let worse = gains.iter().filter(|&&gain| gain < -0.1).count();
    assert!(better > 5 && worse > 5, "{better} better, {worse} worse of {}", gains.len());
}
