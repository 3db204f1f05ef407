//! Section 12: prestige points.

use crate::support::{BLACK, BLUE, RED, Scene, marker_lies, open, play, points};
use artus::{Artus, Mode};
use table::Game;

/// Tokens, field of the marker, and whether it lies.
fn track(game: &Artus) -> (u32, u8, bool) {
    let open = open(game);
    (open.tokens(RED), open.track_field(RED), marker_lies(open, RED))
}

/// A game in which red has this many points.
fn with_score(score: i32) -> Artus {
    Scene::p().turn(RED).score(RED, score).hand(RED, &["knight_1_4", "ring_bronze"]).build()
}

/// ART-12.1: there is no lowest and no highest score.
#[test]
fn a_score_has_no_limits() {
    for score in [-100_000, -600, -1, 0, 1, 600, 100_000] {
        let mut game = with_score(score);
        assert_eq!(points(&game, RED), score);
        play(&mut game, RED, "play knight_1_4 9+1");
        assert_eq!(points(&game, RED), score - 9);
        play(&mut game, RED, "play ring_bronze 6");
        assert_eq!(points(&game, RED), score - 9 - 12);
    }
}

/// ART-12.1: a score falls below 0 as soon as more is lost than there was.
#[test]
fn a_score_may_be_negative() {
    let mut game = with_score(0);
    play(&mut game, RED, "play knight_1_4 9+1");
    assert_eq!((points(&game, RED), game.scores().total(RED)), (-9, -9));
    play(&mut game, RED, "play ring_bronze 4");
    assert_eq!(points(&game, RED), -23);
}

/// ART-12.2: one token for every full 50, given back when the score falls below, never fewer than none.
#[test]
fn tokens_are_worth_50() {
    for (score, tokens) in
        [(-60, 0), (-50, 0), (-1, 0), (0, 0), (49, 0), (50, 1), (99, 1), (100, 2), (149, 2), (600, 12)]
    {
        assert_eq!(track(&with_score(score)).0, tokens, "{score}");
    }
}

/// ART-12.3: the marker stands on the score modulo 50, from 0 to 49.
#[test]
fn the_marker_stands_on_the_score_modulo_50() {
    for (score, field) in
        [(0, 0), (1, 1), (49, 49), (50, 0), (51, 1), (123, 23), (-1, 49), (-6, 44), (-50, 0), (-60, 40)]
    {
        assert_eq!(track(&with_score(score)).1, field, "{score}");
    }
    for score in -200..200 {
        assert!(track(&with_score(score)).1 < 50, "{score}");
    }
}

/// ART-12.4: the marker lies below 0, and stands up at 0.
#[test]
fn the_marker_lies_below_0() {
    for (score, lies) in [(-60, true), (-50, true), (-1, true), (0, false), (1, false), (50, false)] {
        assert_eq!(track(&with_score(score)).2, lies, "{score}");
    }
}

/// ART-X23, ART-12.2, ART-12.3, ART-12.4: the marker through several moves.
#[test]
fn example_the_marker() {
    let mut game = with_score(47);
    assert_eq!(track(&game), (0, 47, false));
    play(&mut game, RED, "play knight_1_4 22+3");
    assert_eq!((points(&game, RED), track(&game)), (52, (1, 2, false)));

    let mut game = with_score(52);
    play(&mut game, RED, "play knight_1_4 9+1");
    assert_eq!((points(&game, RED), track(&game)), (43, (0, 43, false)), "the token is returned");

    let mut game = with_score(3);
    play(&mut game, RED, "play knight_1_4 9+1");
    assert_eq!((points(&game, RED), track(&game)), (-6, (0, 44, true)));

    // Chair 23 is worth 6.
    let scene = Scene::p().turn(BLUE).score(BLUE, -6).hand(BLUE, &["knight_1_4"]);
    let mut game = scene.build();
    assert!(marker_lies(open(&game), BLUE));
    play(&mut game, BLUE, "play knight_1_4 23+2");
    assert_eq!((points(&game, BLUE), open(&game).track_field(BLUE)), (0, 0));
    assert!(!marker_lies(open(&game), BLUE), "it stands up");

    assert_eq!(track(&with_score(50)), (1, 0, false));
    assert_eq!(track(&with_score(-60)), (0, 40, true));
}

/// ART-12.5: with more than twelve tokens' worth of points, points still count.
#[test]
fn tokens_do_not_limit_scores() {
    let scene = Scene::p().score(RED, 649).score(BLACK, 10_000).score(BLUE, 9_999);
    let mut game = scene.turn(RED).hand(RED, &["knight_1_4"]).build();
    play(&mut game, RED, "play knight_1_4 22+3");
    assert_eq!((points(&game, RED), track(&game)), (654, (13, 4, false)));
    assert_eq!(open(&game).tokens(BLACK) + open(&game).tokens(BLUE), 200 + 199);
}

/// ART-12.5: at the end the points decide, also where the tokens have run out and both hold the same number.
#[test]
fn the_most_points_win_beyond_the_tokens() {
    let over = Scene::empty(2, Mode::Beginner)
        .phase("over")
        .round(16)
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze")
        .knights(BLACK, &[1, 2, 3, 4, 5])
        .knights(BLUE, &[8, 9, 10, 11, 12])
        .score(BLACK, 649)
        .score(BLUE, 648);
    let winners: Vec<_> = over.build().scores().winners.iter().collect();
    assert_eq!(winners, [BLACK]);
}
