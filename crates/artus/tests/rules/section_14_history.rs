//! Section 14: situations that no course of an advanced game leads to.

use crate::support::{BLACK, Scene, uses};

/// A whole dealt hand, still unplayed.
const DEALT: [&str; 6] =
    ["knight_1_4", "knight_2_5", "knight_3_6", "king_move_any_4_8", "ring_any", "ring_silver"];

/// ART-14.2, ART-14.7: the two cards of the first turn come from the hand that was dealt, so no scoring card can
/// be one of them.
#[test]
fn no_scoring_card_is_played_in_the_first_turn() {
    let scene = Scene::p().round(2).whole_hand(BLACK, &DEALT).played(BLACK, &["score_all", "score_choice"]);
    assert_eq!(scene.broken_clause(), "ART-14.7");
}

/// ART-14.7: after two turns at most the two cards drawn in the first can have been played.
#[test]
fn cards_just_drawn_cannot_have_been_played() {
    let four = ["score_all", "score_choice", "score_carpet", "score_three_red"];
    let scene = Scene::p().round(3).whole_hand(BLACK, &DEALT).played(BLACK, &four);
    assert_eq!(scene.broken_clause(), "ART-14.7");
}

/// ART-14.6, ART-14.7: a scoring card drawn in the first turn may be played in the second.
#[test]
fn a_scoring_card_is_played_in_the_second_turn() {
    let played = ["knight_1_4", "knight_2_5", "score_all", "score_choice"];
    let hand =
        ["knight_3_6", "king_move_any_4_8", "ring_any", "ring_silver", "score_carpet", "score_three_red"];
    let game = Scene::p().round(3).whole_hand(BLACK, &hand).played(BLACK, &played).build();
    assert_eq!(uses(&game, BLACK, "score_carpet"), ["0 13", "0 15", "13 15"]);
}
