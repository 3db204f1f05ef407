//! Section 11: ring cards and coronation.

use crate::support::{
    BEIGE, BLUE, Outcome, RED, Scene, chair, crowned, figure, king, open, outcomes, play, plays, points,
    realigned, refused, ring_scores, ringed, rings, uses, value,
};
use artus::{Event, Figure, Figures, Metal, Refusal};

const SILVER: Metal = Metal::Silver;
const BRONZE: Metal = Metal::Bronze;

/// P with two rings on every prince: the supply holds one ring.
fn last_ring() -> Scene {
    Scene::p().figure(4, "prince bronze 2").figure(6, "prince bronze 2")
}

/// ART-11.1: a ring goes from the supply to a prince.
#[test]
fn a_ring_card_gives_a_prince_a_ring() {
    let mut game = Scene::p().turn(RED).hand(RED, &["ring_any"]).build();
    assert_eq!((open(&game).table.supply(), rings(&game, 4)), (3, 1));
    let events = play(&mut game, RED, "play ring_any 4");
    assert_eq!(events, [plays(RED, "ring_any"), ringed(BRONZE, 4, 2), ring_scores(RED, -14, 4)]);
    assert_eq!((open(&game).table.supply(), rings(&game, 4)), (2, 2));
}

/// ART-11.1: never to the king, never to a knight or an empty chair.
#[test]
fn nobody_but_a_prince_gets_a_ring() {
    let cards = ["ring_silver", "ring_bronze", "ring_any", "score_choice"];
    let game = Scene::p().turn(RED).hand(RED, &cards).build();
    for start in ["play ring_silver", "play ring_bronze", "play ring_any", "play score_choice ring"] {
        assert_eq!(refused(&game, RED, &format!("{start} 27"), "ART-11.1"), Refusal::KingNoRing(chair(27)));
        for number in [22, 24, 25] {
            let refusal = refused(&game, RED, &format!("{start} {number}"), "ART-11.1");
            assert_eq!(refusal, Refusal::NoPrince(chair(number)));
        }
    }
}

/// ART-11.2, ART-X20: with a silver Artus the silver ring card has one option, the bronze one two, the other three.
#[test]
fn the_colour_of_a_ring_card_is_binding() {
    let cards = ["ring_silver", "ring_bronze", "ring_any"];
    let game = Scene::p().turn(RED).hand(RED, &cards).build();
    assert_eq!(uses(&game, RED, "ring_silver"), ["20"]);
    assert_eq!(uses(&game, RED, "ring_bronze"), ["4", "6"]);
    assert_eq!(uses(&game, RED, "ring_any"), ["4", "6", "20"]);

    let wrong = |chair, metal| Refusal::WrongMetal { chair, permitted: Figures::Only(metal), ring: true };
    assert_eq!(refused(&game, RED, "play ring_silver 4", "ART-11.2"), wrong(chair(4), SILVER));
    assert_eq!(refused(&game, RED, "play ring_bronze 20", "ART-11.2"), wrong(chair(20), BRONZE));
}

/// ART-11.3: each ring card has an option, whoever is king and however few rings are left.
#[test]
fn a_ring_card_can_always_be_carried_out() {
    let cards = ["ring_silver", "ring_bronze", "ring_any"];
    let options = |scene: Scene| {
        let game = scene.turn(RED).hand(RED, &cards).build();
        cards.map(|id| uses(&game, RED, id).len())
    };
    assert_eq!(options(Scene::p()), [1, 2, 3]);
    assert_eq!(options(last_ring()), [1, 2, 3]);
    let bronze_king = Scene::p().figure(27, "prince silver").figure(6, "king bronze");
    assert_eq!(options(bronze_king), [2, 1, 3]);
}

/// ART-11.4, ART-X21: the ring counts the chair of the prince; on red it costs points.
#[test]
fn example_a_ring_on_a_red_plate() {
    let mut game = Scene::p().turn(RED).hand(RED, &["ring_bronze"]).build();
    let events = play(&mut game, RED, "play ring_bronze 6");
    assert_eq!(events, [plays(RED, "ring_bronze"), ringed(BRONZE, 6, 2), ring_scores(RED, -12, 6)]);
    assert_eq!((points(&game, RED), rings(&game, 6)), (-12, 2));
    assert_eq!((open(&game).table.supply(), king(&game)), (2, 27));
}

/// ART-11.4: a third ring counts too, gained or lost.
#[test]
fn a_third_ring_counts_as_well() {
    for (number, expected) in [(20, 3), (6, -12), (4, -14)] {
        let mut game = last_ring().turn(BLUE).hand(BLUE, &["ring_any"]).build();
        play(&mut game, BLUE, &format!("play ring_any {number}"));
        assert_eq!((points(&game, BLUE), king(&game)), (expected, number));
    }
}

/// ART-11.5: nobody moves when a ring is placed, with or without a coronation.
#[test]
fn a_ring_moves_nobody() {
    let before = Scene::p().build();
    for number in [4, 6, 20] {
        let mut game = Scene::p().turn(RED).hand(RED, &["ring_any"]).build();
        let events = play(&mut game, RED, &format!("play ring_any {number}"));
        assert_eq!(open(&game).table.occupied(), open(&before).table.occupied());
        let moved = |event: &Event| matches!(event, Event::Moved { .. } | Event::Displaced { .. });
        assert!(!events.iter().any(moved));
    }
}

/// ART-11.6: the third ring makes a king, the second does not.
#[test]
fn the_third_ring_crowns() {
    let mut game = Scene::p().turn(RED).hand(RED, &["ring_bronze", "ring_any"]).build();
    play(&mut game, RED, "play ring_bronze 6");
    assert_eq!((figure(&game, 6), king(&game)), (Some(Figure::Prince(BRONZE)), 27));
    let events = play(&mut game, RED, "play ring_any 6");
    assert!(events.contains(&ringed(BRONZE, 6, 3)) && events.contains(&crowned(BRONZE, 6, 27)));
    assert_eq!((figure(&game, 6), rings(&game, 6)), (Some(Figure::King(BRONZE)), 3));
}

/// ART-11.7: the former king keeps one ring and his chair, and is a prince like any other.
#[test]
fn the_former_king_is_an_ordinary_prince() {
    let cards = ["ring_silver", "ring_any"];
    let mut game = Scene::p().turn(RED).hand(RED, &cards).build();
    play(&mut game, RED, "play ring_silver 20");
    assert_eq!((figure(&game, 27), rings(&game, 27)), (Some(Figure::Prince(SILVER)), 1));
    assert_eq!(uses(&game, RED, "ring_any"), ["4", "6", "27"]);
    let events = play(&mut game, RED, "play ring_any 27");
    assert!(events.contains(&ringed(SILVER, 27, 2)), "a second one, not a fourth");
    assert_eq!(king(&game), 20);
}

/// ART-X6, ART-11.8: points under the old alignment, then the coronation, then the realignment.
#[test]
fn example_c_coronation() {
    for id in ["ring_silver", "ring_any"] {
        let mut game = Scene::p().turn(BEIGE).hand(BEIGE, &[id]).build();
        let events = play(&mut game, BEIGE, &format!("play {id} 20"));
        assert_eq!(
            events,
            [
                plays(BEIGE, id),
                ringed(SILVER, 20, 3),
                ring_scores(BEIGE, 3, 20),
                crowned(SILVER, 20, 27),
                realigned(20),
            ]
        );
        assert_eq!(points(&game, BEIGE), 3);
        assert_eq!((rings(&game, 20), rings(&game, 27), open(&game).table.supply()), (3, 1, 4));
        assert_eq!((value(&game, 19), value(&game, 27)), (10, -12));
    }
}

/// ART-X5: red's plan: after moving to 19, the silver prince on 20 is crowned, and 19 is worth 10.
#[test]
fn example_b_the_plan_of_red() {
    let mut game = Scene::p().turn(RED).hand(RED, &["knight_pm_1_5", "ring_silver"]).build();
    play(&mut game, RED, "play knight_pm_1_5 22-3");
    assert_eq!((figure(&game, 19), value(&game, 19)), (Some(Figure::Knight(RED)), 2));
    play(&mut game, RED, "play ring_silver 20");
    assert_eq!((king(&game), value(&game, 19)), (20, 10));
}

/// ART-11.9: king 3, princes 1 or 2, supply 1 to 4, after every action.
#[test]
fn the_rings_between_actions() {
    for scene in [Scene::p(), last_ring()] {
        for Outcome { text, game, .. } in outcomes(&scene, RED) {
            assert!((1..=4).contains(&open(&game).table.supply()), "{text}");
            for number in 0..28 {
                let expected = match figure(&game, number) {
                    Some(Figure::King(_)) => 3..=3,
                    Some(Figure::Prince(_)) => 1..=2,
                    Some(Figure::Knight(_)) | None => 0..=0,
                };
                assert!(expected.contains(&rings(&game, number)), "{text}");
            }
        }
    }
}

/// ART-11.9: other numbers of rings are not accepted.
#[test]
fn no_other_number_of_rings() {
    for prince in ["prince silver 0", "prince silver 3", "prince silver two"] {
        assert_eq!(Scene::p().figure(20, prince).broken_clause(), "ART-11.9", "{prince}");
    }
    for king in ["king silver 2", "king silver 4"] {
        assert_eq!(Scene::p().figure(27, king).broken_clause(), "ART-11.9", "{king}");
    }
}

/// ART-X22, ART-11.9: the last ring of the supply completes a third one, and two come back.
#[test]
fn example_the_last_ring() {
    for (id, number, metal) in
        [("ring_silver", 20, SILVER), ("ring_bronze", 6, BRONZE), ("ring_any", 4, BRONZE)]
    {
        let mut game = last_ring().turn(RED).hand(RED, &[id]).build();
        assert_eq!(open(&game).table.supply(), 1);
        let events = play(&mut game, RED, &format!("play {id} {number}"));
        assert!(events.contains(&crowned(metal, number, 27)));
        let mut all: Vec<u8> = [4, 6, 20, 27].map(|number| rings(&game, number)).to_vec();
        all.sort_unstable();
        assert_eq!((all, rings(&game, number), open(&game).table.supply()), (vec![1, 2, 2, 3], 3, 2));
    }
}
