//! The law of inputs: they follow from what a seat sees, and from nothing else.

use super::*;
use crate::{JudgedVisitor, visit_judged};
use games::GameId;
use table::{Actor, Journal, Moves, Turn, choose, draw, generator};

/// Random games with every few options; each situation is compared with one its seat cannot tell apart.
struct Twins;

impl JudgedVisitor for Twins {
    type Out = (u32, u32);

    fn visit<G: Judge>(self) -> (u32, u32) {
        let (mut compared, mut different) = (0, 0);
        let all = G::every_option(G::printed());
        for (number, options) in all.iter().step_by((all.len() / 8).max(1)).enumerate() {
            let (mut game, mut offers) = (G::setup(options), Moves::new());
            let (mut rng, count) = (generator(number as u64 + 1), count::<G>(options));
            let mut last = None;
            while game.turn() != Turn::Over {
                let (who, choice) = match game.turn() {
                    Turn::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        offers.clear();
                        game.moves(Actor::Seat(seat), &mut offers);
                        for seat in Seat::all(game.players()) {
                            let (seen, twin) = (inputs(&game, seat), game.resample(seat, &mut rng));
                            assert_eq!(seen, inputs(&twin, seat), "{} of {seat} in {game:?}", G::ID);
                            assert_eq!(seen.count(), count, "{options}");
                            compared += 1;
                            different += u32::from(last.replace(seen) != Some(seen));
                        }
                        (Actor::Seat(seat), choose(&offers, &mut rng))
                    }
                    Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
                };
                game.play(who, choice, &mut Journal::silent());
            }
        }
        (compared, different)
    }
}

#[test]
fn equal_views_have_equal_inputs() {
    for game in GameId::ALL {
        let (compared, different) = visit_judged(game, Twins);
        assert!(compared > 500 && different * 10 > compared * 9, "{game}: {compared}, {different}");
    }
}

#[test]
fn inputs_say_which_numbers_are_on() {
    let mut inputs = Inputs::new();
    inputs.whether(true);
    inputs.one(100, 70);
    inputs.at_least(4, 2);
    inputs.some(3, [0, 2]);
    assert_eq!(inputs.count(), 108);
    assert_eq!(inputs.on().collect::<Vec<_>>(), [0, 71, 101, 102, 105, 107]);
    let mut other = Inputs::new();
    other.whether(true);
    other.one(107, 106);
    assert_eq!(inputs.without(&other).collect::<Vec<_>>(), [71, 101, 102, 105]);
    assert_eq!(other.without(&inputs).collect::<Vec<_>>(), []);
}
