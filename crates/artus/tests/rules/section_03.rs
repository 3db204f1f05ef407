//! Section 3: chairs, plates, colours, carpet.

use crate::support::{
    BLACK, BLUE, Outcome, RED, Scene, card, chair, figure, king, leaves, moves, open, outcomes, play, plays,
    realigned, refused, uses, value,
};
use artus::{Artus, Chair, ChairSet, Components, Event, Figure, Metal, Mode, Plate, Refusal};
use table::{Clause, Game};

/// Two players and the four neutral figures, seen from a king on this chair.
fn around_the_king(king: u8) -> Scene {
    let at = |steps: u8| (king + steps) % 28;
    Scene::empty(2, Mode::Advanced)
        .figure(king, "king bronze")
        .figure(at(14), "prince bronze")
        .figure(at(7), "prince silver")
        .figure(at(21), "prince silver")
        .knights(BLACK, &[1, 4, 10, 20, 27].map(at))
        .knights(BLUE, &[2, 5, 11, 22, 26].map(at))
}

/// ART-3.1: no chair holds two figures, in no position and after no move.
#[test]
fn a_chair_holds_one_figure() {
    let text = Scene::p().position().replace("[chairs]\n", "[chairs]\n22 = \"knight 1\"\n");
    let fault = Artus::from_position(&text, Components::printed()).unwrap_err();
    assert!(matches!(&fault, table::Fault::Syntax { problem: table::Syntax::Duplicate, .. }), "{fault}");
    for Outcome { text, game, .. } in outcomes(&Scene::p(), RED) {
        assert_eq!(open(&game).table.occupied().len(), 20, "{text}");
    }
}

/// ART-3.2: the plate of a chair is counted clockwise from the king, on every chair he can sit on.
#[test]
fn the_plate_is_counted_from_the_king() {
    let printed = Components::printed();
    for king in 0..28 {
        let game = around_the_king(king).build();
        for number in 0..28 {
            let index = usize::from((number + 28 - king) % 28);
            assert_eq!(value(&game, number), i32::from(printed.values[index]), "king {king}, {number}");
        }
    }
}

/// ART-3.2: the value belongs to the chair, whoever sits there, or nobody.
#[test]
fn the_value_does_not_depend_on_who_sits_there() {
    let game = Scene::p().build();
    assert_eq!([25, 12, 8].map(|number| figure(&game, number)), [None; 3]);
    assert_eq!([25, 12, 8].map(|number| value(&game, number)), [8, -6, -10]);
    assert_eq!((figure(&game, 20), value(&game, 20)), (Some(Figure::Prince(Metal::Silver)), 3));
    assert_eq!((figure(&game, 24), value(&game, 24)), (Some(Figure::Knight(BLUE)), 7));
}

/// ART-3.3: the turntable by index.
#[test]
fn the_turntable() {
    let expected = [
        0, 0, 0, 0, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8,
        10,
    ];
    assert_eq!(Components::printed().values, expected);
}

/// ART-3.4: what lies directly behind the king, counter-clockwise, once around.
#[test]
fn behind_the_king() {
    let game = around_the_king(5).build();
    let behind: Vec<i32> = (1..=28).map(|steps| value(&game, (5 + 28 - steps) % 28)).collect();
    let expected: Vec<i32> =
        [10, 8, 7, 6, 5, 4, 3, 2, 1].into_iter().chain((1..=15).map(|loss| -loss)).chain([0; 4]).collect();
    assert_eq!(behind, expected);
}

/// ART-3.5: green gains, red loses, three plates are yellow, and the crown is none of these.
#[test]
fn the_colours_of_the_plates() {
    let printed = Components::printed();
    assert_eq!(printed.plates[0], Plate::Crown);
    for (&plate, &value) in printed.plates.iter().zip(&printed.values).skip(1) {
        let colour = match value {
            1..=10 => Plate::Green,
            -15..=-1 => Plate::Red,
            _ => Plate::Yellow,
        };
        assert_eq!(plate, colour, "{value}");
    }
    let count = |colour| printed.plates.iter().filter(|&&plate| plate == colour).count();
    assert_eq!([Plate::Crown, Plate::Yellow, Plate::Red, Plate::Green].map(count), [1, 3, 15, 9]);

    let game = Scene::p().build();
    let colours = [27, 0, 9, 22].map(|number| open(&game).plate(chair(number)));
    assert_eq!(colours, [Plate::Crown, Plate::Yellow, Plate::Red, Plate::Green]);
}

/// ART-3.6: after every action, whatever it was, the king alone is on the crown plate.
#[test]
fn nobody_but_the_king_is_on_the_crown() {
    for Outcome { text, game, .. } in outcomes(&Scene::p(), RED) {
        for number in 0..28 {
            let crown = open(&game).plate(chair(number)) == Plate::Crown;
            let is_king = matches!(figure(&game, number), Some(Figure::King(_)));
            assert_eq!(crown, is_king, "{text}");
        }
    }
}

/// ART-3.7: the turntable turns at the end of an action that moves, displaces or makes a king.
#[test]
fn the_turntable_follows_the_king() {
    let cases = [
        ("king_move_silver_1_7", "play king_move_silver_1_7 27+3", 2),
        ("knight_3_6", "play knight_3_6 22+5", 25),
        ("ring_silver", "play ring_silver 20", 20),
    ];
    for (card, text, new) in cases {
        let mut game = Scene::p().turn(RED).hand(RED, &[card]).build();
        let events = play(&mut game, RED, text);
        assert_eq!(events.last(), Some(&realigned(new)), "{text}");
        assert_eq!((king(&game), value(&game, new), value(&game, new - 1)), (new, 0, 10), "{text}");
    }
}

/// ART-3.7: whatever else happens, a king who stays where he is keeps the turntable still.
#[test]
fn the_turntable_rests_with_the_king() {
    let mut rested = 0;
    for Outcome { text, game, events } in outcomes(&Scene::p(), RED) {
        let turns = events.iter().filter(|event| matches!(event, Event::Realigned { .. })).count();
        assert_eq!(turns, usize::from(king(&game) != 27), "{text}");
        rested += 1 - turns;
    }
    assert!(rested > 100, "{rested}");
}

/// ART-3.8: the carpet is two triples of chairs opposite each other.
#[test]
fn the_carpet() {
    let carpet: ChairSet = [27, 0, 1, 13, 14, 15].map(chair).into_iter().collect();
    assert_eq!(Components::printed().carpet, carpet);
    assert!(carpet.iter().all(|chair: Chair| carpet.contains(chair.opposite())));
}

/// ART-3.8: the carpet does not turn with the turntable: black's three chairs count wherever the king sits.
#[test]
fn the_carpet_does_not_turn() {
    let scene = Scene::p().turn(BLACK).hand(BLACK, &["king_move_any_4_8", "score_carpet"]);
    let mut game = scene.build();
    assert_eq!(uses(&game, BLACK, "score_carpet"), ["0 13", "0 15", "13 15"]);
    play(&mut game, BLACK, "play king_move_any_4_8 27+6");
    assert_eq!(king(&game), 5);
    assert_eq!(uses(&game, BLACK, "score_carpet"), ["0 13", "0 15", "13 15"]);
    let refusal = refused(&game, BLACK, "play score_carpet 0 26", "ART-15.9");
    let condition = Clause("ART-15.9");
    assert_eq!(refusal, Refusal::WrongKnights { card: card("score_carpet"), condition });
}

/// ART-3.9: once the game runs, a chair marked with a crown is a chair like any other.
#[test]
fn crown_chairs_are_ordinary_after_setup() {
    let scene = around_the_king(0).round(5).hand(BLACK, &["king_move_silver_1_7", "knight_1_4", "ring_any"]);
    let mut game = scene.build();
    assert_eq!(figure(&game, 21), Some(Figure::Prince(Metal::Silver)));
    play(&mut game, BLACK, "play king_move_silver_1_7 21+4");
    assert_eq!(figure(&game, 21), None);
    let events = play(&mut game, BLACK, "play knight_1_4 20+1");
    let knight = Figure::Knight(BLACK);
    assert_eq!(events, [plays(BLACK, "knight_1_4"), moves(knight, 20, 21), leaves(BLACK, 2, knight, 20)]);
    assert_eq!((value(&game, 21), king(&game)), (3, 0));
    assert!(game.audit().is_ok());
}
