//! Section 3: a mistletoe ignores a requirement of a mission.

use super::{mistletoe, own, with};
use crate::support::{BLUE, RED, hand, let_chance, offers_of, open, play, plays, points, refused, scored};
use merlin::modules::gold::{Event as Gold, Refusal};
use merlin::{Event, Merlin};

/// Red is on turn with so much mistletoe, these items and this mission.
fn red(mistletoe: u8, items: &[&str], card: &str) -> Merlin {
    with([0; 4], [mistletoe, 0, 0, 0]).turn(RED).items(RED, items).hand(RED, &[card]).build()
}

/// GLD-3.1, GLD-3.5, example GLD-X5: two of three requirements are met, one mistletoe is spent: 3 points, the card is
/// discarded, and one card is drawn at the end of the turn.
#[test]
fn a_mistletoe_for_one_requirement() {
    let mut game = red(1, &["flag black", "material grey"], "m44");
    refused(&game, RED, "complete m44", "MER-12.2");
    let before = open(&game).mistletoe_supply();
    let events = play(&mut game, RED, "gold complete m44 1");
    let spent =
        own(Gold::MistletoeSpent { seat: RED, mission: crate::support::mission("m44"), mistletoe: 1 });
    assert_eq!(events[0], spent);
    assert!(matches!(events[1], Event::Completed { seat: RED, second: false, .. }));
    assert_eq!(scored(&events), [(RED, 3, "MER-12.2")]);
    assert_eq!((mistletoe(&game, RED), open(&game).mistletoe_supply()), (0, before + 1));
    assert!(open(&game).discard.contains(crate::support::mission("m44")));
    assert_eq!(hand(&game, RED).len(), 3);
    plays(&mut game, RED, &["die own 1", "walk clockwise", "forfeit", "end", "draw deck"]);
    let_chance(&mut game);
    assert_eq!(hand(&game, RED).len(), 4);
}

/// GLD-3.1: exactly one requirement each: one that is met needs none, and one mistletoe is not enough for two.
#[test]
fn exactly_one_requirement_each() {
    let game = red(2, &["flag black", "material grey", "shield blue"], "m44");
    assert_eq!(offers_of(&game, RED, "gold complete m44"), [""; 0]);
    refused(&game, RED, "gold complete m44 1", "GLD-3.1");
    let game = red(2, &["flag black"], "m44");
    assert_eq!(offers_of(&game, RED, "gold complete m44"), ["2"]);
    refused(&game, RED, "gold complete m44 1", "GLD-3.1");
    refused(&game, RED, "gold complete m44 3", "GLD-3.1");
    let game = red(1, &["flag black"], "m44");
    refused(&game, RED, "gold complete m44 2", "GLD-3.1");
    assert_eq!(offers_of(&game, RED, "gold complete m44"), [""; 0]);
}

/// GLD-3.2, example GLD-X6: three requirements, none met, three mistletoe.
#[test]
fn all_requirements_ignored() {
    let mut game = red(3, &[], "m44");
    play(&mut game, RED, "gold complete m44 3");
    assert_eq!((points(&game, RED), mistletoe(&game, RED)), (3, 0));
    // Whoever has no mistletoe is not told to spend more of it.
    let none = Refusal::NotEnoughMistletoe(crate::support::mission("m44")).into();
    for spent in 1..=3 {
        let text = format!("gold complete m44 {spent}");
        assert_eq!(refused(&red(0, &[], "m44"), RED, &text, "GLD-3.1"), none);
    }
    let too_little = Refusal::TooLittleMistletoe(crate::support::mission("m44")).into();
    assert_eq!(refused(&red(3, &[], "m44"), RED, "gold complete m44 2", "GLD-3.1"), too_little);
}

/// GLD-3.3: two vassals in one principality are one requirement.
#[test]
fn an_entry_of_several_pieces_is_one_requirement() {
    let mut game = red(1, &[], "m40");
    assert_eq!(offers_of(&game, RED, "gold complete m40"), ["1"]);
    play(&mut game, RED, "gold complete m40 1");
    assert_eq!(points(&game, RED), 2);
}

/// GLD-3.4: what is not ignored needs a piece of its own: of a certain and of any marker one is left to show.
#[test]
fn the_others_are_met_with_pieces_of_their_own() {
    let base = || with([0; 4], [1, 0, 0, 0]).turn(RED).hand(RED, &["m13"]);
    let mut game = base().influence(RED, &["black"]).build();
    refused(&game, RED, "complete m13", "MER-12.2");
    play(&mut game, RED, "gold complete m13 1");
    let game = base().build();
    refused(&game, RED, "gold complete m13 1", "GLD-3.1");
}

/// GLD-3.1, MER-12.1: in every window of the own turn, once in a turn, and only with a card of the hand.
#[test]
fn the_rules_of_missions_hold() {
    let mut game = with([0; 4], [2, 1, 0, 0]).turn(RED).hand(RED, &["m40", "m41"]).build();
    refused(&game, RED, "gold complete m44 1", "MER-12.1");
    refused(&game, BLUE, "gold complete m40 1", "MER-4.6");
    plays(&mut game, RED, &["die own 1", "gold complete m40 1"]);
    refused(&game, RED, "gold complete m41 1", "MER-12.1");
    refused(&game, RED, "gold second m41 1", "MER-13.1");
    plays(&mut game, RED, &["walk clockwise", "forfeit", "end"]);
    refused(&game, RED, "gold complete m41 1", "GLD-3.1");
}

/// GLD-3.1, MER-13.8: a second mission is completed by meeting its requirements, so mistletoe helps there too.
#[test]
fn mistletoe_on_a_second_mission() {
    let base = with([0; 4], [2, 0, 0, 0]).turn(RED).hand(RED, &["m40", "m41"]).items(RED, &["flag grey"]);
    let mut game = base.build();
    refused(&game, RED, "gold second m41 1", "MER-13.8");
    play(&mut game, RED, "gold complete m40 1");
    assert_eq!(offers_of(&game, RED, "gold second"), ["m41 1"]);
    let events = play(&mut game, RED, "gold second m41 1");
    assert_eq!(scored(&events), [(RED, 2, "MER-12.2"), (RED, 2, "MER-13.8")]);
    assert_eq!(crate::support::owned(&game, RED, "flag grey"), 0);
    assert_eq!(mistletoe(&game, RED), 0);
}

/// GLD-3.6: mistletoe is no apple: what is left counts nothing at the end (see also GLD-2.8).
#[test]
fn mistletoe_is_not_an_apple() {
    let game = with([0; 4], [5, 0, 0, 0]).turn(RED).apples(RED, 0).build();
    let mut later = game;
    play(&mut later, RED, "die own 1");
    refused(&later, RED, "apple 4", "MER-5.6");
    assert_eq!(open(&game).holdings(RED).apples, 0);
}
