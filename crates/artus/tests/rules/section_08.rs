//! Section 8: king move cards.

use crate::support::{
    BEIGE, BLACK, BLUE, Outcome, RED, Scene, card, chair, displaced, figure, king, leaves, moves, open,
    outcomes, play, plays, points, realigned, refused, rings, uses, value,
};
use artus::{Card, Figure, Figures, Metal, Reach, Refusal};
use table::Seat;

const ARTUS: Figure = Figure::King(Metal::Silver);
const SILVER: Figure = Figure::Prince(Metal::Silver);
const BRONZE: Figure = Figure::Prince(Metal::Bronze);

/// What a card allows.
fn reach(id: &str) -> Reach {
    match card(id) {
        Card::King(_, reach) => reach,
        other => panic!("{other} is no king move card"),
    }
}

/// ART-8.1: every player may move the princes and the king.
#[test]
fn princes_and_king_are_neutral() {
    let mut all = Vec::new();
    for seat in Seat::all(4) {
        let mut game = Scene::p().turn(seat).hand(seat, &["king_move_any_4_8"]).build();
        all.push(uses(&game, seat, "king_move_any_4_8"));
        let events = play(&mut game, seat, "play king_move_any_4_8 20+5");
        assert_eq!(
            events,
            [plays(seat, "king_move_any_4_8"), moves(SILVER, 20, 25), leaves(seat, 3, SILVER, 20)]
        );
    }
    assert_eq!(all[0].len(), 20);
    assert!(all.iter().all(|offered| *offered == all[0]));
}

/// ART-8.2: one figure of choice that the card permits, by a distance within its range.
#[test]
fn a_king_move_card_moves_a_figure_it_permits() {
    let game = Scene::p().turn(RED).hand(RED, &["king_move_bronze_1_7"]).build();
    assert_eq!(
        uses(&game, RED, "king_move_bronze_1_7"),
        ["4+1", "4+2", "4+3", "4+4", "4+5", "4+6", "4+7", "6+1", "6+2", "6+3", "6+4", "6+5", "6+6", "6+7",]
    );
}

/// ART-8.2: no other distance, and no knight.
#[test]
fn the_range_of_a_king_move_card_is_binding() {
    for (id, from, wrong) in [
        ("king_move_silver_1_7", 20, ["+0", "+8"]),
        ("king_move_bronze_1_7", 4, ["+0", "+8"]),
        ("king_move_any_4_8", 27, ["+3", "+9"]),
        ("king_move_pm_1_5", 6, ["+6", "-6"]),
    ] {
        let game = Scene::p().turn(RED).hand(RED, &[id]).build();
        for steps in wrong {
            let refusal = refused(&game, RED, &format!("play {id} {from}{steps}"), "ART-8.2");
            assert_eq!(refusal, Refusal::WrongDistance { card: card(id), reach: reach(id) }, "{steps}");
        }
        for number in [22, 26, 25] {
            let refusal = refused(&game, RED, &format!("play {id} {number}+4"), "ART-8.2");
            assert_eq!(refusal, Refusal::NoRoyal(chair(number)));
        }
    }
}

/// ART-8.3, ART-X20: the colour of the card is binding for princes and king alike.
#[test]
fn the_colour_of_a_king_move_card_is_binding() {
    let cards = ["king_move_silver_1_7", "king_move_bronze_1_7", "king_move_any_4_8"];
    let game = Scene::p().turn(RED).hand(RED, &cards).build();
    let figures = cards.map(|id| {
        let mut chairs: Vec<u8> = uses(&game, RED, id)
            .iter()
            .map(|text| text.split('+').next().unwrap().parse().unwrap())
            .collect();
        chairs.dedup();
        chairs
    });
    assert_eq!(figures, [vec![20, 27], vec![4, 6], vec![4, 6, 20, 27]]);

    let wrong = |chair, metal| Refusal::WrongMetal { chair, permitted: Figures::Only(metal), ring: false };
    let refusal = refused(&game, RED, "play king_move_bronze_1_7 27+1", "ART-8.3");
    assert_eq!(refusal, wrong(chair(27), Metal::Bronze), "Artus is silver");
    let refusal = refused(&game, RED, "play king_move_silver_1_7 4+1", "ART-8.3");
    assert_eq!(refusal, wrong(chair(4), Metal::Silver));
}

/// ART-8.4: the plus-minus card moves any of the four figures 1 to 5 forward or backward.
#[test]
fn one_card_moves_a_prince_or_king_backward() {
    let game = Scene::p().turn(RED).hand(RED, &["king_move_pm_1_5"]).build();
    let offered = uses(&game, RED, "king_move_pm_1_5");
    assert_eq!(offered.len(), 4 * 10);
    for from in [4, 6, 20, 27] {
        for steps in ["-5", "-1", "+1", "+5"] {
            assert!(offered.contains(&format!("{from}{steps}")));
        }
    }
}

/// ART-8.4: no other king move card moves backward.
#[test]
fn no_other_card_moves_a_prince_or_king_backward() {
    for (id, from) in [("king_move_silver_1_7", 27), ("king_move_bronze_1_7", 4), ("king_move_any_4_8", 20)] {
        let game = Scene::p().turn(RED).hand(RED, &[id]).build();
        let refusal = refused(&game, RED, &format!("play {id} {from}-4"), "ART-8.4");
        assert_eq!(refusal, Refusal::NotBackward { card: card(id), reach: reach(id) });
    }
}

/// ART-X18, ART-8.4: Artus goes one chair back; the knight he displaces is directly behind him again.
#[test]
fn example_the_king_moves_backward() {
    let mut game = Scene::p().turn(BLUE).hand(BLUE, &["king_move_pm_1_5"]).build();
    let events = play(&mut game, BLUE, "play king_move_pm_1_5 27-1");
    assert_eq!(
        events,
        [
            plays(BLUE, "king_move_pm_1_5"),
            moves(ARTUS, 27, 26),
            displaced(Figure::Knight(BLACK), 26, 25),
            leaves(BLUE, 0, ARTUS, 27),
            realigned(26),
        ]
    );
    assert_eq!((value(&game, 25), points(&game, BLUE)), (10, 0));
}

/// ART-8.5: two figures of each metal, also after a coronation, so that every king move card finds one.
#[test]
fn a_king_move_card_always_has_a_legal_action() {
    let moves = ["king_move_silver_1_7", "king_move_bronze_1_7", "king_move_any_4_8", "king_move_pm_1_5"];
    let hand = ["ring_any", moves[0], moves[1], moves[2], moves[3]];
    for prince in [4, 6, 20] {
        let scene = Scene::p().figure(4, "prince bronze 2").figure(6, "prince bronze 2");
        let mut game = scene.turn(RED).hand(RED, &hand).build();
        play(&mut game, RED, &format!("play ring_any {prince}"));
        assert_eq!(king(&game), prince);
        assert_eq!(Metal::ALL.map(|metal| open(&game).table.royals(metal).len()), [2, 2]);
        assert_eq!(moves.map(|id| uses(&game, RED, id).len()), [14, 14, 20, 40]);
    }
}

/// ART-8.6: a prince brings the value of the chair he leaves, gained or lost.
#[test]
fn a_prince_scores_the_chair_he_leaves() {
    for (from, prince, expected) in [(20, SILVER, 3), (6, BRONZE, -12), (4, BRONZE, -14)] {
        let mut game = Scene::p().turn(BEIGE).hand(BEIGE, &["king_move_any_4_8"]).build();
        let events = play(&mut game, BEIGE, &format!("play king_move_any_4_8 {from}+4"));
        assert!(events.contains(&leaves(BEIGE, expected, prince, from)));
        assert_eq!(points(&game, BEIGE), expected);
    }
}

/// ART-8.7: moving the king brings 0 points, however far and from wherever.
#[test]
fn moving_the_king_brings_nothing() {
    let mut scored = 0;
    for Outcome { text, game, .. } in outcomes(&Scene::p(), RED) {
        if text.starts_with("play king_move") && (text.contains(" 27+") || text.contains(" 27-")) {
            assert_eq!(points(&game, RED), 0, "{text}");
            scored += 1;
        }
    }
    assert_eq!(scored, 7 + 5 + 10);
}

/// ART-X17, ART-8.7: Artus moves onto the next chair, and its knight takes his.
#[test]
fn example_the_king_moves_forward() {
    let mut game = Scene::p().turn(RED).hand(RED, &["king_move_silver_1_7"]).build();
    assert_eq!(value(&game, 26), 10);
    let events = play(&mut game, RED, "play king_move_silver_1_7 27+1");
    assert_eq!(
        events,
        [
            plays(RED, "king_move_silver_1_7"),
            moves(ARTUS, 27, 0),
            displaced(Figure::Knight(BLACK), 0, 27),
            leaves(RED, 0, ARTUS, 27),
            realigned(0),
        ]
    );
    assert_eq!((value(&game, 27), value(&game, 26), points(&game, RED)), (10, 8, 0));
}

/// ART-8.8: princes pass occupied chairs and displace who sits on the target, as knights do.
#[test]
fn princes_pass_and_displace() {
    let mut game = Scene::p().turn(RED).hand(RED, &["king_move_any_4_8"]).build();
    let before = game;
    let events = play(&mut game, RED, "play king_move_any_4_8 20+4");
    let blue = Figure::Knight(BLUE);
    assert_eq!(
        events,
        [
            plays(RED, "king_move_any_4_8"),
            moves(SILVER, 20, 24),
            displaced(blue, 24, 20),
            leaves(RED, 3, SILVER, 20),
        ]
    );
    assert_eq!(
        [21, 22, 23].map(|number| figure(&game, number)),
        [21, 22, 23].map(|number| figure(&before, number))
    );
}

/// ART-X19, ART-8.6, ART-8.9: a prince displaces the king; both keep their rings.
#[test]
fn example_a_prince_displaces_the_king() {
    let mut game = Scene::p().turn(RED).hand(RED, &["king_move_silver_1_7"]).build();
    let events = play(&mut game, RED, "play king_move_silver_1_7 20+7");
    assert_eq!(
        events,
        [
            plays(RED, "king_move_silver_1_7"),
            moves(SILVER, 20, 27),
            displaced(ARTUS, 27, 25),
            leaves(RED, 3, SILVER, 20),
            realigned(25),
        ]
    );
    assert_eq!((king(&game), value(&game, 27), rings(&game, 27), rings(&game, 25)), (25, 0, 2, 3));
}

/// ART-8.9: rings travel with their figure, moved or displaced, and never change in number.
#[test]
fn moving_changes_no_rings() {
    for Outcome { text, game, events } in outcomes(&Scene::p(), RED) {
        let ringed = events.iter().any(|event| matches!(event, artus::Event::Ringed { .. }));
        let mut all: Vec<(Figure, u8)> = (0..28)
            .filter_map(|number| Some((figure(&game, number)?, rings(&game, number))))
            .filter(|(_, rings)| *rings > 0)
            .collect();
        all.sort_unstable_by_key(|(figure, rings)| (format!("{figure:?}"), *rings));
        if !ringed {
            assert_eq!(all, [(ARTUS, 3), (BRONZE, 1), (BRONZE, 1), (SILVER, 2)], "{text}");
        }
    }
}
