//! Section 7: knight cards.

use crate::support::{
    BEIGE, BLACK, BLUE, Outcome, RED, Scene, card, chair, displaced, figure, king, leaves, moves, outcomes,
    play, plays, points, refused, uses, value,
};
use artus::{Card, Event, Figure, Reach, Refusal};
use table::Seat;

const RED_KNIGHT: Figure = Figure::Knight(RED);
const BLACK_KNIGHT: Figure = Figure::Knight(BLACK);
const BLUE_KNIGHT: Figure = Figure::Knight(BLUE);

const FORWARD: [&str; 7] =
    ["knight_1_4", "knight_2_5", "knight_3_6", "knight_4_7", "knight_5_8", "knight_6_8", "knight_7_9"];

/// What a card allows.
fn reach(id: &str) -> Reach {
    match card(id) {
        Card::Knight(reach) => reach,
        other => panic!("{other} is no knight card"),
    }
}

/// ART-7.1: one own knight of choice, forward, from the minimum to the maximum of the card.
#[test]
fn a_knight_card_moves_an_own_knight() {
    let game = Scene::p().turn(RED).hand(RED, &["knight_3_6"]).build();
    assert_eq!(
        uses(&game, RED, "knight_3_6"),
        [
            "9+3", "9+4", "9+5", "9+6", "18+3", "18+4", "18+5", "18+6", "21+3", "21+4", "21+5", "21+6",
            "22+3", "22+4", "22+5", "22+6",
        ]
    );
}

/// ART-7.1: no shorter and no longer distance, with any of the seven forward cards.
#[test]
fn the_range_of_a_knight_card_is_binding() {
    for id in FORWARD {
        let game = Scene::p().turn(RED).hand(RED, &[id]).build();
        let reach = reach(id);
        for steps in [0, reach.min - 1, reach.max + 1, 28] {
            let refusal = refused(&game, RED, &format!("play {id} 22+{steps}"), "ART-7.1");
            assert_eq!(refusal, Refusal::WrongDistance { card: card(id), reach }, "{steps}");
        }
    }
}

/// ART-7.1: neither another player's knight nor a prince, the king or an empty chair.
#[test]
fn a_knight_card_moves_nobody_else() {
    let game = Scene::p().turn(RED).hand(RED, &["knight_3_6"]).build();
    for number in [26, 24, 16, 20, 6, 27, 25] {
        let refusal = refused(&game, RED, &format!("play knight_3_6 {number}+4"), "ART-7.1");
        assert_eq!(refusal, Refusal::NoOwnKnight(chair(number)));
    }
}

/// ART-7.2: the plus-minus card allows 1 to 5 forward or backward.
#[test]
fn one_card_moves_a_knight_backward() {
    let game = Scene::p().turn(RED).hand(RED, &["knight_pm_1_5"]).build();
    let offered = uses(&game, RED, "knight_pm_1_5");
    assert_eq!(
        offered[..10],
        ["9-5", "9-4", "9-3", "9-2", "9-1", "9+1", "9+2", "9+3", "9+4", "9+5"].map(str::to_owned)
    );
    assert_eq!(offered.len(), 4 * 10);
    let reach = reach("knight_pm_1_5");
    for steps in ["-6", "+0", "+6"] {
        let refusal = refused(&game, RED, &format!("play knight_pm_1_5 9{steps}"), "ART-7.1");
        assert_eq!(refusal, Refusal::WrongDistance { card: card("knight_pm_1_5"), reach }, "{steps}");
    }
}

/// ART-7.2: no other knight card moves backward.
#[test]
fn no_other_card_moves_a_knight_backward() {
    for id in FORWARD {
        let game = Scene::p().turn(RED).hand(RED, &[id]).build();
        let reach = reach(id);
        let refusal = refused(&game, RED, &format!("play {id} 22-{}", reach.min), "ART-7.2");
        assert_eq!(refusal, Refusal::NotBackward { card: card(id), reach });
        assert!(uses(&game, RED, id).iter().all(|text| !text.contains('-')));
    }
}

/// ART-X4, ART-7.2: red moves backward and displaces blue, counter-clockwise over six occupied chairs.
#[test]
fn example_b_moving_backward() {
    let mut game = Scene::p().turn(RED).hand(RED, &["knight_pm_1_5"]).build();
    let events = play(&mut game, RED, "play knight_pm_1_5 22-3");
    assert_eq!(
        events,
        [
            plays(RED, "knight_pm_1_5"),
            moves(RED_KNIGHT, 22, 19),
            displaced(BLUE_KNIGHT, 19, 12),
            leaves(RED, 5, RED_KNIGHT, 22),
        ]
    );
    assert_eq!((points(&game, RED), value(&game, 12)), (5, -6));
}

/// ART-7.3: occupied chairs are counted like free ones, and whoever is passed stays.
#[test]
fn figures_on_the_way_are_passed() {
    let mut game = Scene::p().turn(BEIGE).hand(BEIGE, &["knight_7_9"]).build();
    let before = game;
    let beige = Figure::Knight(BEIGE);
    let events = play(&mut game, BEIGE, "play knight_7_9 16+9");
    assert_eq!(events, [plays(BEIGE, "knight_7_9"), moves(beige, 16, 25), leaves(BEIGE, -2, beige, 16)]);
    for number in 17..25 {
        assert!(figure(&before, number).is_some(), "somebody sits on {number}");
        assert_eq!(figure(&game, number), figure(&before, number), "{number}");
    }
}

/// ART-7.3, ART-X3: a move that ends on a free chair displaces nobody, whoever was passed.
#[test]
fn example_a_third_case() {
    let mut game = Scene::p().turn(RED).hand(RED, &["knight_3_6"]).build();
    let events = play(&mut game, RED, "play knight_3_6 22+3");
    assert_eq!(events, [plays(RED, "knight_3_6"), moves(RED_KNIGHT, 22, 25), leaves(RED, 5, RED_KNIGHT, 22)]);
    assert_eq!([23, 24].map(|number| figure(&game, number)), [Some(BLUE_KNIGHT); 2]);
}

/// ART-7.4: the value of the chair left counts: green is gained, red lost, 0 changes nothing.
#[test]
fn the_chair_left_is_scored() {
    let cases = [(RED, 22, 5), (RED, 9, -9), (BLACK, 0, 0), (BLACK, 26, 10), (BEIGE, 11, -7)];
    for (seat, from, expected) in cases {
        let mut game = Scene::p().turn(seat).hand(seat, &["knight_1_4"]).score(seat, 20).build();
        let events = play(&mut game, seat, &format!("play knight_1_4 {from}+1"));
        assert!(events.contains(&leaves(seat, expected, Figure::Knight(seat), from)));
        assert_eq!(points(&game, seat), 20 + expected);
    }
}

/// ART-7.4: the chair reached gives no points: every distance brings the same.
#[test]
fn the_chair_reached_gives_nothing() {
    let scene = Scene::p().turn(RED).hand(RED, &["knight_pm_1_5"]);
    for steps in ["-5", "-4", "-3", "-2", "-1", "+1", "+2", "+3", "+4", "+5"] {
        let mut game = scene.build();
        play(&mut game, RED, &format!("play knight_pm_1_5 22{steps}"));
        assert_eq!(points(&game, RED), 5, "{steps}");
    }
}

/// ART-7.5: each own knight by each distance of each card, whatever stands on the target.
#[test]
fn a_knight_card_always_has_a_legal_action() {
    for seat in Seat::all(4) {
        for id in FORWARD {
            let mut game = Scene::p().turn(seat).hand(seat, &[id]).build();
            let reach = reach(id);
            let offered = uses(&game, seat, id);
            assert_eq!(offered.len(), 4 * usize::from(reach.max - reach.min + 1), "{seat} {id}");
            play(&mut game, seat, &format!("play {id} {}", offered[offered.len() - 1]));
        }
    }
}

/// ART-7.6, ART-X1: the figure on the target chair is displaced.
#[test]
fn example_a_first_case() {
    let mut game = Scene::p().turn(RED).hand(RED, &["knight_3_6"]).build();
    let events = play(&mut game, RED, "play knight_3_6 22+4");
    assert_eq!(
        events,
        [
            plays(RED, "knight_3_6"),
            moves(RED_KNIGHT, 22, 26),
            displaced(BLACK_KNIGHT, 26, 25),
            leaves(RED, 5, RED_KNIGHT, 22),
        ]
    );
    assert_eq!((points(&game, RED), value(&game, 25), king(&game)), (5, 8, 27));
}

/// ART-7.6: nobody is displaced unless the move ends on an occupied chair.
#[test]
fn displacement_needs_an_occupied_target() {
    let scene = Scene::p();
    let before = scene.build();
    for Outcome { text, events, .. } in outcomes(&scene, RED) {
        let target = events.iter().find_map(|event| match event {
            Event::Moved { to, .. } => Some(to.number()),
            _ => None,
        });
        let pushed = events.iter().any(|event| matches!(event, Event::Displaced { .. }));
        let occupied = target.is_some_and(|number| figure(&before, number).is_some());
        assert_eq!(pushed, occupied, "{text}");
    }
}
