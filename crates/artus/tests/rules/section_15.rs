//! Section 15, first part: the scoring cards that count knights (ART-15.1 to ART-15.11).

use crate::support::*;
use artus::{Artus, Event, Mode, Points, Refusal};
use table::{Clause, Seat};

/// Knights are scored.
pub(crate) fn knights_score(seat: Seat, points: i32, chairs: &[u8], clause: &'static str) -> Event {
    let knights = chairs.iter().map(|&number| chair(number)).collect();
    Event::Scored { seat, points, reason: Points::Knights { knights, clause: Clause(clause) } }
}

/// A penalty is paid.
pub(crate) fn penalty(seat: Seat, points: i32, clause: &'static str) -> Event {
    Event::Scored { seat, points, reason: Points::Penalty { clause: Clause(clause) } }
}

/// The example position P, this player on turn with this card.
fn p_with(seat: Seat, card: &str) -> Artus {
    Scene::p().turn(seat).hand(seat, &[card]).build()
}

/// Two players, the king on a chair, and black's five knights where the test wants them.
pub(crate) fn knights_around(king: u8, knights: [u8; 5], card: &str) -> Artus {
    let mut scene = Scene::empty(2, Mode::Advanced).round(5).knights(BLACK, &knights).hand(BLACK, &[card]);
    scene = scene.figure(king, "king silver");
    let mut free = (0..28).filter(|chair| *chair != king && !knights.contains(chair));
    for prince in ["prince silver", "prince bronze", "prince bronze"] {
        scene = scene.figure(free.next().expect("a free chair"), prince);
    }
    let blue: Vec<u8> = free.take(5).collect();
    scene.knights(BLUE, &blue).build()
}

/// ART-15.1
#[test]
fn only_the_own_knights_at_the_table_count_and_nobody_moves() {
    let mut game = p_with(RED, "score_all");
    let table = open(&game).table;
    let events = play(&mut game, RED, "play score_all");
    assert_eq!(events, [plays(RED, "score_all"), knights_score(RED, 1, &[22, 21, 18, 9], "ART-15.5")]);
    assert_eq!(open(&game).table, table);
    // With two or three players five knights count.
    let mut game = knights_around(0, [27, 26, 25, 24, 23], "score_all");
    let events = play(&mut game, BLACK, "play score_all");
    assert_eq!(events[1], knights_score(BLACK, 36, &[27, 26, 25, 24, 23], "ART-15.5"));
    // Another player's knight cannot be chosen, though it sits on the carpet.
    let game = p_with(BEIGE, "score_carpet");
    let refusal = refused(&game, BEIGE, "play score_carpet 0 1", "ART-15.9");
    assert_eq!(refusal, Refusal::WrongKnights { card: card("score_carpet"), condition: Clause("ART-15.9") });
}

/// ART-15.1: the values are those of the moment the card is played.
#[test]
fn values_count_as_they_are_when_the_card_is_played() {
    let mut game = Scene::p().turn(BLACK).hand(BLACK, &["king_move_silver_1_7", "score_all"]).build();
    play(&mut game, BLACK, "play king_move_silver_1_7 27+1");
    // Artus is on 0 now; black's knight there was displaced to 27 and counts 10, the others 8, −4 and −6.
    let events = play(&mut game, BLACK, "play score_all");
    assert_eq!(events[1], knights_score(BLACK, 8, &[27, 26, 15, 13], "ART-15.5"));
}

/// ART-15.2
#[test]
fn a_card_may_be_played_although_its_condition_is_not_met() {
    for (card, points, clause) in [
        ("score_green_yellow_red", -15, "ART-15.7"),
        ("score_carpet", -25, "ART-15.9"),
        ("score_three_red", -50, "ART-15.11"),
    ] {
        let mut game = p_with(BLUE, card);
        assert!(offers(&game, BLUE).len() > 1, "by choice: other cards could be played");
        assert_eq!(uses(&game, BLUE, card), ["penalty"]);
        let events = play(&mut game, BLUE, &format!("play {card} penalty"));
        assert_eq!(events, [plays(BLUE, card), penalty(BLUE, points, clause)]);
    }
}

/// ART-15.2: no other card is left.
#[test]
fn the_last_card_may_be_one_that_costs_its_penalty() {
    let mut game =
        Scene::p().round(11).turn(BLUE).done(1).start(RED).whole_hand(BLUE, &["score_three_red"]).build();
    assert_eq!(offers(&game, BLUE), ["play score_three_red penalty"]);
    let events = play(&mut game, BLUE, "play score_three_red penalty");
    assert_eq!(events[1], penalty(BLUE, -50, "ART-15.11"));
}

/// ART-15.3
#[test]
fn the_penalty_cannot_be_paid_while_the_condition_is_met() {
    for (seat, id) in [(BLACK, "score_green_yellow_red"), (BLACK, "score_carpet"), (BEIGE, "score_three_red")]
    {
        let game = p_with(seat, id);
        let refusal = refused(&game, seat, &format!("play {id} penalty"), "ART-15.3");
        assert_eq!(refusal, Refusal::MustScore(card(id)));
    }
    // And the other way round: nothing can be scored while it is not met.
    let game = p_with(BLUE, "score_carpet");
    let refusal = refused(&game, BLUE, "play score_carpet 17 19", "ART-15.9");
    assert_eq!(refusal, Refusal::MustPay { card: card("score_carpet"), condition: Clause("ART-15.9") });
}

/// ART-15.3, ART-15.10, ART-X28
#[test]
fn two_knights_on_the_carpet_must_be_scored_though_the_penalty_would_cost_less() {
    let mut game = knights_around(9, [13, 14, 20, 21, 22], "score_carpet");
    assert_eq!((value(&game, 13), value(&game, 14)), (-15, -14));
    assert_eq!(uses(&game, BLACK, "score_carpet"), ["13 14"]);
    let refusal = refused(&game, BLACK, "play score_carpet penalty", "ART-15.3");
    assert_eq!(refusal, Refusal::MustScore(card("score_carpet")));
    let events = play(&mut game, BLACK, "play score_carpet 13 14");
    assert_eq!(events[1], knights_score(BLACK, -29, &[13, 14], "ART-15.9"));
}

/// ART-15.4, ART-X10
#[test]
fn among_more_knights_than_the_card_scores_the_player_chooses_also_badly() {
    let game = p_with(BLACK, "score_carpet");
    assert_eq!([27, 0, 1].map(|number| value(&game, number)), [0, 0, 0], "crown, 0, 0");
    assert_eq!([13, 14, 15].map(|number| value(&game, number)), [-5, -4, -3]);
    assert_eq!(uses(&game, BLACK, "score_carpet"), ["0 13", "0 15", "13 15"]);
    for (chosen, points) in [([0, 15], -3), ([0, 13], -5), ([13, 15], -8)] {
        let mut game = game;
        let events = play(&mut game, BLACK, &format!("play score_carpet {} {}", chosen[0], chosen[1]));
        assert_eq!(events[1], knights_score(BLACK, points, &chosen, "ART-15.9"));
    }
    let wrong = Refusal::WrongKnights { card: card("score_carpet"), condition: Clause("ART-15.9") };
    for chosen in ["0", "0 13 15", "13 26", "14 15"] {
        assert_eq!(refused(&game, BLACK, &format!("play score_carpet {chosen}"), "ART-15.9"), wrong);
    }

    let mut game = p_with(BEIGE, "score_carpet");
    let events = play(&mut game, BEIGE, "play score_carpet 1 14");
    assert_eq!(events[1], knights_score(BEIGE, -4, &[1, 14], "ART-15.9"));
    for seat in [BLUE, RED] {
        let events = play(&mut p_with(seat, "score_carpet"), seat, "play score_carpet penalty");
        assert_eq!(events[1], penalty(seat, -25, "ART-15.9"));
    }
}

/// ART-15.5, ART-X7
#[test]
fn all_knights_bring_the_sum_of_their_values() {
    for (seat, points, chairs) in [
        (BLACK, 2, [26, 15, 13, 0]),
        (BLUE, 14, [24, 23, 19, 17]),
        (RED, 1, [22, 21, 18, 9]),
        (BEIGE, -13, [16, 14, 11, 1]),
    ] {
        let mut game = p_with(seat, "score_all");
        assert_eq!(uses(&game, seat, "score_all"), [""], "there is nothing to choose");
        let events = play(&mut game, seat, "play score_all");
        assert_eq!(events, [plays(seat, "score_all"), knights_score(seat, points, &chairs, "ART-15.5")]);
    }
    let game = p_with(BLACK, "score_all");
    for other in
        ["play score_all 15 26", "play score_all penalty", "play score_all best", "play score_all 26+1"]
    {
        assert_eq!(refused(&game, BLACK, other, "ART-6.4"), Refusal::OtherAction(card("score_all")));
    }
}

/// ART-15.6, ART-X8
#[test]
fn all_knights_reversed_bring_minus_the_sum() {
    for (seat, points) in [(BEIGE, 13), (BLACK, -2), (BLUE, -14)] {
        let mut game = p_with(seat, "score_all_inverted");
        let chairs: Vec<u8> = open(&game).table.knights(seat).iter().map(|chair| chair.number()).collect();
        let events = play(&mut game, seat, "play score_all_inverted");
        let expected = knights_score(seat, points, &chairs, "ART-15.6");
        assert_eq!(events, [plays(seat, "score_all_inverted"), expected]);
    }
}

/// ART-15.7, ART-X9
#[test]
fn one_knight_of_each_colour_is_scored_or_15_are_lost() {
    let game = p_with(BLACK, "score_green_yellow_red");
    assert_eq!(uses(&game, BLACK, "score_green_yellow_red"), ["0 13 26", "0 15 26"]);
    for (chosen, points) in [([0, 15, 26], 7), ([0, 13, 26], 5)] {
        let mut game = game;
        let [a, b, c] = chosen;
        let events = play(&mut game, BLACK, &format!("play score_green_yellow_red {a} {b} {c}"));
        assert_eq!(events[1], knights_score(BLACK, points, &chosen, "ART-15.7"));
    }
    let wrong = Refusal::WrongKnights { card: card("score_green_yellow_red"), condition: Clause("ART-15.7") };
    for chosen in ["0 13 15", "0 26", "13 15 26", "0 13 15 26"] {
        assert_eq!(
            refused(&game, BLACK, &format!("play score_green_yellow_red {chosen}"), "ART-15.7"),
            wrong
        );
    }
    for seat in [BLUE, RED, BEIGE] {
        let mut game = p_with(seat, "score_green_yellow_red");
        let events = play(&mut game, seat, "play score_green_yellow_red penalty");
        assert_eq!(events[1], penalty(seat, -15, "ART-15.7"));
    }
}

/// ART-15.8, ART-X27
#[test]
fn yellow_is_any_of_the_three_plates_with_0() {
    for yellow in [1, 2, 3] {
        let game = knights_around(0, [27, 26, yellow, 5, 6], "score_green_yellow_red");
        assert_eq!(uses(&game, BLACK, "score_green_yellow_red").len(), 4, "two green, two red: {yellow}");
    }
    // After X2 red's knight sits where the crown was, beside an ordinary yellow plate.
    let mut game = Scene::p().turn(RED).hand(RED, &["knight_3_6", "score_green_yellow_red"]).build();
    play(&mut game, RED, "play knight_3_6 22+5");
    assert_eq!([27, 21, 18, 9].map(|number| value(&game, number)), [0, 6, 3, -7]);
    assert_eq!(uses(&game, RED, "score_green_yellow_red"), ["9 18 27", "9 21 27"]);
    let mut worse = game;
    let events = play(&mut game, RED, "play score_green_yellow_red 9 21 27");
    assert_eq!(events[1], knights_score(RED, -1, &[9, 21, 27], "ART-15.7"));
    let events = play(&mut worse, RED, "play score_green_yellow_red 9 18 27");
    assert_eq!(events[1], knights_score(RED, -4, &[9, 18, 27], "ART-15.7"));
}

/// ART-15.9, ART-X30
#[test]
fn two_knights_in_the_same_or_in_different_triples_of_the_carpet_are_scored() {
    let mut game = knights_around(16, [15, 14, 20, 21, 22], "score_carpet");
    let events = play(&mut game, BLACK, "play score_carpet 14 15");
    assert_eq!(events[1], knights_score(BLACK, 18, &[14, 15], "ART-15.9"));

    let mut game = knights_around(16, [15, 27, 20, 21, 22], "score_carpet");
    let events = play(&mut game, BLACK, "play score_carpet 15 27");
    assert_eq!(events[1], knights_score(BLACK, 10 + value(&game, 27), &[15, 27], "ART-15.9"));

    let game = knights_around(16, [15, 12, 20, 21, 22], "score_carpet");
    assert_eq!(uses(&game, BLACK, "score_carpet"), ["penalty"], "one knight is not enough");
}

/// ART-15.11, ART-X11
#[test]
fn three_knights_on_red_are_scored_or_50_are_lost() {
    let mut game = p_with(BEIGE, "score_three_red");
    let events = play(&mut game, BEIGE, "play score_three_red 11 14 16");
    assert_eq!(events[1], knights_score(BEIGE, -13, &[16, 14, 11], "ART-15.11"));
    for seat in [BLACK, BLUE, RED] {
        let mut game = p_with(seat, "score_three_red");
        assert_eq!(uses(&game, seat, "score_three_red"), ["penalty"]);
        let events = play(&mut game, seat, "play score_three_red penalty");
        assert_eq!(events[1], penalty(seat, -50, "ART-15.11"));
    }
    // Three of four red knights: any three, but no other.
    let game = knights_around(0, [4, 5, 6, 7, 27], "score_three_red");
    assert_eq!(uses(&game, BLACK, "score_three_red"), ["4 5 6", "4 5 7", "4 6 7", "5 6 7"]);
    let wrong = Refusal::WrongKnights { card: card("score_three_red"), condition: Clause("ART-15.11") };
    for chosen in ["4 5 27", "4 5", "4 5 6 7"] {
        assert_eq!(refused(&game, BLACK, &format!("play score_three_red {chosen}"), "ART-15.11"), wrong);
    }
}
