//! Section 20, first part: edge cases of moves, displacement and rings (ART-20.1 to ART-20.12).

use crate::support::*;
use artus::{Artus, Event, Figure, Metal, Mode, Phase, Plate, Refusal};
use table::{Game, Seat};

const SILVER_KING: Figure = Figure::King(Metal::Silver);
const SILVER_PRINCE: Figure = Figure::Prince(Metal::Silver);

/// The example position P, this player on turn with these cards.
fn p_with(seat: Seat, cards: &[&str]) -> Artus {
    Scene::p().turn(seat).hand(seat, cards).build()
}

fn is_realigned(event: &Event) -> bool {
    matches!(event, Event::Realigned { .. })
}

/// ART-20.1
#[test]
fn points_come_from_the_chair_left_under_the_alignment_before_the_action() {
    // The move displaces the king; 22 was worth 5 before and would be worth 7 after.
    let mut game = p_with(RED, &["knight_3_6"]);
    let knight = Figure::Knight(RED);
    let events = play(&mut game, RED, "play knight_3_6 22+5");
    assert_eq!(
        events,
        [
            plays(RED, "knight_3_6"),
            moves(knight, 22, 27),
            displaced(SILVER_KING, 27, 25),
            leaves(RED, 5, knight, 22),
            realigned(25),
        ]
    );
    assert_eq!(value(&game, 22), 7);
    // A third ring: 3 points as it was, though the new king's own plate is worth 0.
    let mut game = p_with(RED, &["ring_any"]);
    let events = play(&mut game, RED, "play ring_any 20");
    assert_eq!(events[2], ring_scores(RED, 3, 20));
    assert_eq!((events.last(), value(&game, 20)), (Some(&realigned(20)), 0));
}

/// ART-20.2
#[test]
fn displacement_searches_counter_clockwise_however_far_and_across_the_seam() {
    // Backward onto 0: 27 and 26 are occupied, 25 is free; the chair just left, 1, lies the wrong way.
    let mut game = p_with(BEIGE, &["knight_pm_1_5"]);
    let (black, beige) = (Figure::Knight(BLACK), Figure::Knight(BEIGE));
    let events = play(&mut game, BEIGE, "play knight_pm_1_5 1-1");
    assert_eq!(events[1..3], [moves(beige, 1, 0), displaced(black, 0, 25)]);
    // Forward across the seam onto 1: 0, 27 and 26 are occupied.
    let mut game = p_with(RED, &["knight_4_7"]);
    let events = play(&mut game, RED, "play knight_4_7 22+7");
    assert_eq!(events[1..3], [moves(Figure::Knight(RED), 22, 1), displaced(beige, 1, 25)]);
    // Backward over six occupied chairs (X4).
    let mut game = p_with(RED, &["knight_pm_1_5"]);
    let events = play(&mut game, RED, "play knight_pm_1_5 22-3");
    assert_eq!(events[2], displaced(Figure::Knight(BLUE), 19, 12));
}

/// ART-20.3
#[test]
fn the_chair_just_left_is_free_for_the_displaced_figure_also_when_the_king_left_it() {
    let mut game = p_with(RED, &["king_move_silver_1_7", "knight_1_4"]);
    let mut other = game;
    let events = play(&mut game, RED, "play king_move_silver_1_7 27+1");
    assert_eq!(events[1..3], [moves(SILVER_KING, 27, 0), displaced(Figure::Knight(BLACK), 0, 27)]);
    let events = play(&mut other, RED, "play knight_1_4 18+4");
    let knight = Figure::Knight(RED);
    assert_eq!(events[1..3], [moves(knight, 18, 22), displaced(knight, 22, 18)]);
}

/// ART-20.4
#[test]
fn a_displaced_own_knight_brings_nothing() {
    let mut game = p_with(RED, &["knight_1_4"]);
    let knight = Figure::Knight(RED);
    let events = play(&mut game, RED, "play knight_1_4 21+1");
    let expected = [moves(knight, 21, 22), displaced(knight, 22, 21), leaves(RED, 4, knight, 21)];
    assert_eq!(events[1..], expected, "4 for the knight that moved, not 5 for the displaced one");
    assert_eq!(points(&game, RED), 4);
}

/// ART-20.5
#[test]
fn every_change_of_the_kings_chair_realigns_and_nothing_else_does() {
    let cards = ["knight_3_6", "king_move_silver_1_7", "ring_any", "king_move_any_4_8"];
    let game = p_with(RED, &cards);
    for (text, king) in [
        ("play knight_3_6 22+5", Some(25)),          // displaced
        ("play king_move_silver_1_7 27+3", Some(2)), // moved
        ("play ring_any 20", Some(20)),              // a new king
        ("play king_move_silver_1_7 20+5", None),    // a moved prince, with two rings
        ("play ring_any 6", None),                   // a second ring
    ] {
        let mut game = game;
        let events = play(&mut game, RED, text);
        let turned: Vec<&Event> = events.iter().filter(|event| is_realigned(event)).collect();
        assert_eq!(turned, king.map(realigned).iter().collect::<Vec<_>>(), "{text}");
        assert_eq!(value(&game, crate::support::king(&game)), 0);
    }
    // A displaced prince with two rings: blue moves onto him.
    let mut game = p_with(BLUE, &["knight_1_4"]);
    let events = play(&mut game, BLUE, "play knight_1_4 19+1");
    assert_eq!(events[2], displaced(SILVER_PRINCE, 20, 19));
    assert!(!events.iter().any(is_realigned));
    assert_eq!((rings(&game, 19), king(&game)), (2, 27));
}

/// ART-20.6
#[test]
fn a_knight_on_the_kings_former_chair_sits_at_an_ordinary_plate() {
    let mut game = p_with(RED, &["knight_3_6"]);
    assert_eq!(open(&game).plate(chair(27)), Plate::Crown);
    play(&mut game, RED, "play knight_3_6 22+5");
    assert_eq!(figure(&game, 27), Some(Figure::Knight(RED)));
    assert_eq!((open(&game).plate(chair(27)), value(&game, 27)), (Plate::Yellow, 0));
    assert_eq!(open(&game).plate(chair(25)), Plate::Crown);
}

/// ART-20.7
#[test]
fn a_move_must_be_made_even_if_every_option_costs_points_or_displaces_an_own_figure() {
    // The last card; all own knights sit on red plates in a block, so each short move displaces one of them.
    let game = Scene::empty(2, Mode::Beginner)
        .round(16)
        .knights(BLACK, &[4, 5, 6, 7, 8])
        .knights(BLUE, &[15, 16, 17, 18, 19])
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(20, "prince bronze")
        .figure(21, "prince bronze")
        .whole_hand(BLACK, &["knight_1_4"])
        .build();
    let choices = offers(&game, BLACK);
    assert_eq!(choices.len(), 5 * 4);
    for choice in &choices {
        let mut game = game;
        play(&mut game, BLACK, choice);
        assert!(points(&game, BLACK) <= -11, "{choice}");
    }
    let mut displacing = game;
    let events = play(&mut displacing, BLACK, "play knight_1_4 4+1");
    assert!(events.contains(&displaced(Figure::Knight(BLACK), 5, 4)));
    let refusal = refused(&game, BLACK, "draw knight", "ART-17.7");
    assert_eq!(refusal, Refusal::OtherDecision { phase: Phase::Play }, "nothing else can be done");
}

/// ART-20.8
#[test]
fn a_ring_card_of_the_kings_colour_has_one_option_and_the_other_two() {
    let game = p_with(RED, &["ring_silver", "ring_bronze"]);
    assert_eq!(uses(&game, RED, "ring_silver"), ["20"]);
    assert_eq!(uses(&game, RED, "ring_bronze"), ["4", "6"]);
    let refusal = refused(&game, RED, "play ring_silver 4", "ART-11.2");
    let permitted = artus::Figures::Only(Metal::Silver);
    assert_eq!(refusal, Refusal::WrongMetal { chair: chair(4), permitted, ring: true });
    let mut game = game;
    let events = play(&mut game, RED, "play ring_silver 20");
    assert!(events.contains(&crowned(Metal::Silver, 20, 27)), "the only silver prince is crowned by it");
}

/// ART-20.9
#[test]
fn a_move_card_may_move_the_king_of_its_colour_and_a_ring_card_never_concerns_him() {
    let game = p_with(RED, &["king_move_silver_1_7", "king_move_bronze_1_7", "ring_silver", "ring_any"]);
    assert!(uses(&game, RED, "king_move_silver_1_7").contains(&"27+7".to_owned()));
    let refusal = refused(&game, RED, "play king_move_bronze_1_7 27+1", "ART-8.3");
    let permitted = artus::Figures::Only(Metal::Bronze);
    assert_eq!(refusal, Refusal::WrongMetal { chair: chair(27), permitted, ring: false });
    for ring in ["play ring_silver 27", "play ring_any 27"] {
        assert_eq!(refused(&game, RED, ring, "ART-11.1"), Refusal::KingNoRing(chair(27)));
    }
}

/// ART-20.10
#[test]
fn the_former_king_has_one_ring_and_can_be_crowned_again() {
    let mut game = p_with(RED, &["ring_any", "ring_silver"]);
    play(&mut game, RED, "play ring_any 20");
    assert_eq!((rings(&game, 27), figure(&game, 27)), (1, Some(SILVER_PRINCE)));
    assert_eq!((rings(&game, 20), open(&game).table.supply()), (3, 4));
    let events = play(&mut game, RED, "play ring_silver 27");
    assert_eq!(events[1], ringed(Metal::Silver, 27, 2));

    let mut game =
        Scene::p().figure(27, "prince silver 2").figure(20, "king silver").hand(BLACK, &["ring_any"]).build();
    let events = play(&mut game, BLACK, "play ring_any 27");
    assert!(events.contains(&crowned(Metal::Silver, 27, 20)));
    assert_eq!((rings(&game, 27), rings(&game, 20)), (3, 1));
}

/// ART-20.11
#[test]
fn the_last_ring_of_the_supply_always_crowns() {
    let scene =
        Scene::p().figure(6, "prince bronze 2").figure(4, "prince bronze 2").hand(BLACK, &["ring_any"]);
    let game = scene.build();
    assert_eq!(open(&game).table.supply(), 1);
    for prince in [20, 6, 4] {
        let mut game = game;
        let events = play(&mut game, BLACK, &format!("play ring_any {prince}"));
        assert!(events.iter().any(|event| matches!(event, Event::Crowned { .. })), "chair {prince}");
        assert_eq!((king(&game), open(&game).table.supply()), (prince, 2));
        game.audit().unwrap();
    }
}

/// ART-20.12
#[test]
fn a_third_ring_on_a_red_plate_costs_points() {
    let mut game = Scene::p().figure(6, "prince bronze 2").hand(BLACK, &["ring_bronze"]).build();
    let events = play(&mut game, BLACK, "play ring_bronze 6");
    assert_eq!(
        events[1..],
        [
            ringed(Metal::Bronze, 6, 3),
            ring_scores(BLACK, -12, 6),
            crowned(Metal::Bronze, 6, 27),
            realigned(6)
        ]
    );
}
