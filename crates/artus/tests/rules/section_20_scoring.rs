//! Section 20, second part: edge cases of scoring, turns and secrets (ART-20.13 to ART-20.20).

use crate::section_15::{knights_around, knights_score, penalty};
use crate::support::*;
use artus::{Artus, Event, Kind, Mode, Phase, Refusal};
use table::{Event as _, Eye, Game, Seat, Turn, generator};

/// The example position P, this player on turn with these cards.
fn p_with(seat: Seat, cards: &[&str]) -> Artus {
    Scene::p().turn(seat).hand(seat, cards).build()
}

/// ART-20.13
#[test]
fn the_score_marker_is_no_knight_for_scoring() {
    for (players, knights) in [(2, 5), (3, 5), (4, 4)] {
        let chairs =
            |seat: usize| -> Vec<u8> { (0..knights).map(|knight| (5 * seat + knight) as u8 + 5).collect() };
        let scene = Seat::all(players).fold(Scene::empty(players, Mode::Advanced).round(5), |scene, seat| {
            scene.knights(seat, &chairs(seat.index()))
        });
        let mut game = scene
            .figure(0, "king silver")
            .figure(1, "prince silver")
            .figure(2, "prince bronze")
            .figure(3, "prince bronze")
            .hand(BLACK, &["score_all"])
            .score(BLACK, 40)
            .build();
        let sum: i32 = chairs(0).iter().map(|&number| value(&game, number)).sum();
        let events = play(&mut game, BLACK, "play score_all");
        assert_eq!(events[1], knights_score(BLACK, sum, &chairs(0), "ART-15.5"), "{knights} values");
        assert_eq!(open(&game).track_field(BLACK), (40 + sum).rem_euclid(50) as u8, "the marker only counts");
    }
}

/// ART-20.14
#[test]
fn carpet_chairs_do_not_turn_with_the_king() {
    for king in [2, 9, 16, 20] {
        let game = knights_around(king, [27, 14, 5, 6, 7], "score_carpet");
        assert_eq!(uses(&game, BLACK, "score_carpet"), ["14 27"], "king on {king}");
        let off = knights_around(king, [3, 17, 5, 6, 7], "score_carpet");
        assert_eq!(uses(&off, BLACK, "score_carpet"), ["penalty"], "king on {king}");
    }
}

/// ART-20.15
#[test]
fn a_penalty_is_paid_alone_and_only_when_the_condition_fails() {
    // Black has two knights on red, −3 and −5: they do not count besides the 50.
    let mut game = p_with(BLACK, &["score_three_red"]);
    let events = play(&mut game, BLACK, "play score_three_red penalty");
    assert_eq!(events, [plays(BLACK, "score_three_red"), penalty(BLACK, -50, "ART-15.11")]);
    assert_eq!(points(&game, BLACK), -50);
    let game = p_with(BEIGE, &["score_three_red"]);
    let refusal = refused(&game, BEIGE, "play score_three_red penalty", "ART-15.3");
    assert_eq!(refusal, Refusal::MustScore(card("score_three_red")));
}

/// ART-20.16
#[test]
fn a_knight_on_0_counts_for_the_carpet_but_is_not_red() {
    let mut game = p_with(BEIGE, &["score_carpet"]);
    assert_eq!(value(&game, 1), 0);
    let events = play(&mut game, BEIGE, "play score_carpet 1 14");
    assert_eq!(events[1], knights_score(BEIGE, -4, &[1, 14], "ART-15.9"));
    // Black: 0, −3, −5 and 10. The 0 does not make three red ones.
    let game = p_with(BLACK, &["score_three_red"]);
    assert_eq!(uses(&game, BLACK, "score_three_red"), ["penalty"]);
    let refusal = refused(&game, BLACK, "play score_three_red 0 13 15", "ART-15.11");
    let condition = table::Clause("ART-15.11");
    assert_eq!(refusal, Refusal::MustPay { card: card("score_three_red"), condition });
}

/// ART-20.17
#[test]
fn nothing_is_drawn_between_two_plays_and_the_first_draw_is_seen_before_the_second() {
    let mut game = p_with(RED, &["knight_3_6", "ring_any"]);
    let mut phases = Vec::new();
    for text in ["play knight_3_6 22+3", "play ring_any 4", "draw king", "card", "draw scoring", "card"] {
        phases.push(open(&game).flow.phase);
        if text == "card" {
            let (lot, _) = lots(&game)[0].clone();
            chance(&mut game, &lot);
            assert!(hand(&game, RED).contains(&lot.replace("card ", "")), "it is in the hand at once");
        } else {
            play(&mut game, RED, text);
        }
    }
    let (king, scoring) = (Phase::Reveal(Kind::King), Phase::Reveal(Kind::Scoring));
    assert_eq!(phases, [Phase::Play, Phase::Play, Phase::Draw, king, Phase::Draw, scoring]);
    assert_ne!(on_turn(&game), RED);
}

/// ART-20.18
#[test]
fn the_marker_of_a_score_below_0_lies_on_the_field_counted_back_from_50() {
    for (score, field, tokens, lies) in
        [(-6, 44, 0, true), (-50, 0, 0, true), (-51, 49, 0, true), (0, 0, 0, false), (52, 2, 1, false)]
    {
        let game = Scene::p().score(BLUE, score).build();
        let open = open(&game);
        assert_eq!(
            (open.track_field(BLUE), open.tokens(BLUE), marker_lies(open, BLUE)),
            (field, tokens, lies),
            "{score}"
        );
    }
}

/// ART-20.19
#[test]
fn the_game_goes_on_though_the_start_player_has_no_card_left() {
    let mut game = Scene::p()
        .mode(Mode::Beginner)
        .round(16)
        .start(BLACK)
        .turn(RED)
        .hand(RED, &["knight_3_6"])
        .hand(BEIGE, &["knight_1_4"])
        .build();
    assert!(hand(&game, BLACK).is_empty() && hand(&game, BLUE).is_empty());
    let events = play(&mut game, RED, "play knight_3_6 22+3");
    assert!(!events.iter().any(|event| matches!(event, Event::Over { .. })));
    assert_eq!(on_turn(&game), BEIGE);
    let events = play(&mut game, BEIGE, "play knight_1_4 1+1");
    assert!(matches!(events.last(), Some(Event::Over { .. })));
    assert_eq!(game.turn(), Turn::Over);
}

/// ART-20.20
#[test]
fn an_opponent_sees_the_pile_and_the_drawer_does_not_see_the_next_card() {
    let mut game = p_with(RED, &["knight_3_6", "ring_any"]);
    play(&mut game, RED, "play knight_3_6 22+3");
    play(&mut game, RED, "play ring_any 4");
    play(&mut game, RED, "draw scoring");
    // Before the card comes, nothing tells it: a game resampled for red may bring every card that this one may.
    let other = game.resample(RED, &mut generator(1));
    assert_eq!(lots(&other), lots(&game));
    assert!(lots(&game).len() > 1);
    assert_eq!(game.view(Eye::Seat(RED)), other.view(Eye::Seat(RED)));
    let lot = lots(&game)[0].0.clone();
    let events = chance(&mut game, &lot);
    for eye in [Eye::Seat(BLACK), Eye::Seat(BLUE), Eye::Seat(BEIGE), Eye::Spectator] {
        let Event::Drew { seat: RED, kind: Kind::Scoring, card } = events[0].seen_by(eye) else {
            panic!("{events:?}")
        };
        assert_eq!(card.fact(), None);
        assert_eq!(game.view(eye).secret(RED), None);
    }
}
