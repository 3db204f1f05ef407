//! The ring of chairs in every size, and the scene after a move.

use super::ring::{Inward, Ring, SMALLEST};
use super::scene::Scene;
use artus::{Artus, Chair, Event, Figure, Mode, Move, Options};
use std::collections::BTreeSet;
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, generator};

#[test]
fn in_every_size_no_chair_number_or_plate_lies_on_another() {
    for columns in SMALLEST.0..140 {
        for rows in SMALLEST.1..60 {
            let ring = Ring::within(columns, rows).expect("there is room");
            assert!(ring.size.0 <= columns && ring.size.1 <= rows, "{columns}×{rows}");
            let mut taken = BTreeSet::new();
            for (column, row, width) in Chair::all().flat_map(|chair| ring.place(chair).slots()) {
                assert!(column + width <= ring.size.0 && row < ring.size.1, "{columns}×{rows}");
                for column in column..column + width {
                    assert!(taken.insert((column, row)), "{column}, {row} at {columns}×{rows}");
                }
            }
        }
    }
}

#[test]
fn the_middle_of_the_table_is_free() {
    for (columns, rows) in [SMALLEST, (60, 20), (69, 27), (99, 45)] {
        let ring = Ring::within(columns, rows).expect("there is room");
        let (left, top, width, height) = ring.middle();
        assert!(width >= 19 && height >= 7, "{width}×{height} of {columns}×{rows}");
        for (column, row, length) in Chair::all().flat_map(|chair| ring.place(chair).slots()) {
            let apart = column >= left + width || column + length <= left || row < top || row >= top + height;
            assert!(apart, "{column}, {row} at {columns}×{rows}");
        }
    }
}

#[test]
fn there_is_no_ring_where_there_is_no_room() {
    assert!(Ring::within(SMALLEST.0 - 1, 40).is_none());
    assert!(Ring::within(200, SMALLEST.1 - 1).is_none());
}

#[test]
fn chair_0_is_at_the_top_and_the_numbers_run_clockwise() {
    let ring = Ring::within(69, 27).expect("there is room");
    let at = |number: u8| ring.place(Chair::new(number).expect("there are 28 chairs"));
    assert_eq!(at(0).plate, Inward::Down);
    assert_eq!(at(7).plate, Inward::Left);
    assert_eq!(at(14).plate, Inward::Up);
    assert_eq!(at(21).plate, Inward::Right);
    assert!(at(1).figure.0 > at(0).figure.0 && at(27).figure.0 < at(0).figure.0);
    assert!(at(8).figure.1 > at(7).figure.1 && at(20).figure.1 > at(21).figure.1);
}

/// A preview applied to a scene is the scene after the move, in thousands of random moves.
#[test]
fn what_is_foretold_is_what_happens() {
    let mut rng = generator(1);
    let (mut offers, mut journal) = (Moves::new(), Journal::silent());
    let mut coronations = 0;
    for round in 0..40 {
        let mode = Mode::ALL[round % 2];
        let options = Options::new(2 + round % 3, mode, Artus::printed()).expect("two to four play");
        let mut game = Artus::setup(&options);
        loop {
            let (who, choice) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    offers.clear();
                    game.moves(Actor::Seat(seat), &mut offers);
                    (Actor::Seat(seat), choose(&offers, &mut rng))
                }
            };
            let foretold = match (who, choice) {
                (Actor::Seat(seat), Move::Play(..)) => {
                    let view = game.view(Eye::Seat(seat));
                    let events = view.preview(seat, choice);
                    coronations +=
                        events.iter().filter(|event| matches!(event, Event::Crowned { .. })).count();
                    Some(Scene::of(view.open).after(&events))
                }
                _ => None,
            };
            game.play(who, choice, &mut journal);
            if let Some(foretold) = foretold {
                let view = game.view(Eye::Spectator);
                let now = Scene::of(view.open);
                assert_eq!(foretold.supply, now.supply, "after {choice}");
                for chair in Chair::all() {
                    assert_eq!(foretold.sitting(chair), now.sitting(chair), "{chair:?} after {choice}");
                    assert_eq!(foretold.plate(chair), now.plate(chair), "{chair:?} after {choice}");
                }
            }
        }
    }
    assert!(coronations > 10, "coronations were among them: {coronations}");
}

#[test]
fn the_knights_of_a_scene_are_those_of_the_table() {
    let options = Options::new(2, Mode::Beginner, Artus::printed()).expect("two can play");
    let mut game = Artus::setup(&options);
    let mut journal = Journal::silent();
    let king: Move = "king silver".parse().expect("it is a move");
    game.play(Actor::Chance, "start 1".parse().expect("it is a move"), &mut journal);
    game.play(Actor::Chance, king, &mut journal);
    let seat = Seat::new(1);
    let chair = Chair::new(5).expect("there are 28 chairs");
    let scene = Scene::of(game.view(Eye::Spectator).open).after(&[Event::Placed { seat, chair }]);
    assert_eq!(scene.sitting(chair).map(|sitting| sitting.figure), Some(Figure::Knight(seat)));
    assert_eq!(
        scene.plate(chair).map(|(value, _)| value),
        Some(-14),
        "ART-3.3: five chairs clockwise of the king"
    );
}
