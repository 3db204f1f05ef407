//! What the judges see in choices that bring nothing at once.

use bots::Judge;
use merlin::modules::morgana;
use merlin::{Merlin, Move};
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, generator};

/// By how much a move betters what a seat can expect, against doing without it.
fn gain(game: &Merlin, seat: Seat, choice: Move) -> f64 {
    let after = |choice: Move| {
        let mut game = *game;
        game.play(Actor::Seat(seat), choice, &mut Journal::silent());
        game.worth(seat)
    };
    after(choice) - after(Move::Done)
}

/// MOR-7.2, INT-7.4: a swap of Merlin and Arthur brings no action, but the dice that are left reach other
/// spaces, better ones or worse ones.
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

/// MER-5.6: whoever has turned the die with an apple walks; no second apple is spent on it, in full view of the others.
#[test]
fn an_apple_for_a_die_that_was_turned_is_wasted() {
    let position = "game = \"merlin\"\nplayers = 2\n[turn]\ndue = [\"window die\"]\ndie = \"own 6\"\n\
        [[seat]]\nknight = 1\napples = 2\ndice = [\"own 6 used\", \"own 2\", \"own 3\", \"merlin 4\"]\n";
    let mut game = Merlin::from_position(position, Merlin::printed()).expect("a position");
    let (seat, apple) = (Seat::new(0), |pips: &str| format!("apple {pips}").parse::<Move>().expect("a move"));
    let is_waste = |game: &Merlin, choice| Merlin::is_waste(&game.view(Eye::Seat(seat)), seat, choice);
    assert!(!is_waste(&game, apple("1")));
    game.play(Actor::Seat(seat), apple("1"), &mut Journal::silent());
    assert!(is_waste(&game, apple("6")) && is_waste(&game, apple("5")));
    let walk = "walk clockwise".parse().expect("a move");
    assert!(!is_waste(&game, walk));
}
