//! Section 3: poisoned apples.

use super::{end_round, last_turn, own, pips, scene, state, with};
use crate::support::{BLUE, GREEN, RED, castle, offers, offers_of, open, play, plays, points, refused};
use merlin::Die;
use merlin::modules::gold::Coined;
use merlin::modules::morgana::Event as Morgana;

const ONE: &str = "apples = 1";
const USED: [&str; 4] = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];

/// MOR-3.1: any number takes one, as long as there is one.
#[test]
fn a_poisoned_apple_is_taken() {
    let mut game = scene().turn(RED).build();
    play(&mut game, RED, "morgana die 2");
    let events = play(&mut game, RED, "morgana place apple");
    assert_eq!(events[1], own(Morgana::AppleTaken { seat: RED }));
    assert_eq!((state(&game).apples(RED), state(&game).apples_left()), (1, 10));
    let mut empty = with("", &["", "apples = 11"]).turn(RED).build();
    play(&mut empty, RED, "morgana die 2");
    let events = play(&mut empty, RED, "morgana place apple");
    assert_eq!(events[1], own(Morgana::NoAppleLeft { seat: RED }));
    assert_eq!(state(&empty).apples(RED), 0);
}

/// MOR-3.2, MOR-3.6, MOR-3.8, INT-3.9, example MOR-X9: two numbers are exchanged, and the apple returns; the
/// other player is not asked.
#[test]
fn numbers_are_exchanged() {
    let scene = with("", &[ONE]).turn(RED).dice(RED, ["own 2", "own 3", "own 4", "merlin 1"]);
    let mut game = scene.dice(BLUE, ["own 5", "own 2", "own 3", "merlin 4"]).build();
    plays(&mut game, RED, &["die merlin 1", "morgana poison chosen"]);
    let events = play(&mut game, RED, "morgana with 2 own 5");
    let exchanged = Morgana::Exchanged {
        seat: RED,
        die: Coined::Chosen,
        from: pips(1),
        other: BLUE,
        kind: Die::Own,
        to: pips(5),
    };
    assert_eq!(events, [own(exchanged)]);
    assert_eq!(open(&game).turn.die(), Some((Die::Merlin, pips(5))));
    assert_eq!(castle(&game, BLUE).dice.shown(0), Some(pips(1)));
    assert_eq!((state(&game).apples(RED), state(&game).apples_left()), (0, 11));
}

/// MOR-3.3: an unused own die in any window, the chosen one before its figure moves.
#[test]
fn which_own_die() {
    let mut game =
        with("", &["apples = 3"]).turn(RED).dice(BLUE, ["own 5", "own 5", "own 6", "merlin 6"]).build();
    assert_eq!(offers_of(&game, RED, "morgana poison"), ["own 1", "own 2", "own 3", "merlin 4"]);
    refused(&game, RED, "morgana poison chosen", "MOR-3.3");
    play(&mut game, RED, "die own 1");
    assert_eq!(offers_of(&game, RED, "morgana poison"), ["chosen", "own 2", "own 3", "merlin 4"]);
    refused(&game, RED, "morgana poison own 1", "MOR-3.3");
    play(&mut game, RED, "walk clockwise");
    assert_eq!(offers_of(&game, RED, "morgana poison"), ["own 2", "own 3", "merlin 4"]);
    plays(&mut game, RED, &["morgana poison own 2", "morgana with 2 merlin 6"]);
    assert_eq!(castle(&game, RED).dice.shown(1), Some(pips(6)));
    play(&mut game, RED, "forfeit");
    assert!(offers(&game, RED).contains(&"morgana poison own 6".to_owned()));
}

/// MOR-3.3, MOR-2.8, INT-3.3: a Morgana die can be exchanged until it is placed.
#[test]
fn a_morgana_die_is_exchanged() {
    let mut game =
        with("", &["apples = 2"]).turn(RED).dice(BLUE, ["own 5", "own 2", "own 3", "merlin 4"]).build();
    plays(&mut game, RED, &["morgana die 1", "morgana poison chosen", "morgana with 2 own 5"]);
    assert_eq!(open(&game).morgana_die(), Some(pips(5)));
    assert_eq!(castle(&game, BLUE).dice.shown(0), Some(pips(1)));
    plays(&mut game, RED, &["morgana place cauldron 5", "done", "done"]);
    refused(&game, RED, "morgana poison chosen", "MOR-3.3");
}

/// MOR-3.4: an unused die of another player; neither a used one, nor an own one, nor a Morgana die.
#[test]
fn which_other_die() {
    let scene = with("", &[ONE]).turn(BLUE).start(RED).dice(BLUE, ["own 1", "own 2", "own 3", "merlin 4"]);
    let scene = scene.tables("").dice(RED, ["own 5 used", "own 6", "own 2", "merlin 3"]);
    let mut game = with_red_used(scene);
    play(&mut game, BLUE, "morgana poison own 1");
    refused(&game, BLUE, "morgana with 1 own 5", "MOR-3.4");
    refused(&game, BLUE, "morgana with 2 own 2", "MOR-3.4");
    refused(&game, BLUE, "morgana with 1 merlin 4", "MOR-3.4");
    assert!(offers(&game, BLUE).contains(&"morgana with 1 own 6".to_owned()));
    refused(&game, BLUE, "end", "MOR-3.2");
}

/// The same scene with an apple of blue.
fn with_red_used(scene: super::Scene) -> merlin::Merlin {
    let mut text = scene.position();
    text = text.replacen("[[morgana.seat]]\napples = 1", "[[morgana.seat]]\n[[morgana.seat]]\napples = 1", 1);
    table::Game::from_position(&text, merlin::Components::printed()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// MOR-3.5: the numbers differ.
#[test]
fn the_numbers_must_differ() {
    let mut game = with("", &[ONE]).turn(RED).build();
    play(&mut game, RED, "morgana poison own 2");
    refused(&game, RED, "morgana with 2 own 2", "MOR-3.5");
    assert!(!offers(&game, RED).contains(&"morgana with 3 own 2".to_owned()));
}

/// MOR-3.6: without an unused die of anybody else apples are useless.
#[test]
fn nobody_else_has_a_die() {
    let done = "pentagram = true\nplaced = \"apple, 1\"";
    let facts = "dice = [\"1\", \"2 used\", \"3 used\", \"4 used\"]";
    let scene =
        with(facts, &[ONE, done, done, done]).turn(RED).start(BLUE).dice(BLUE, USED).dice(GREEN, USED);
    let game = scene.dice(super::YELLOW, USED).build();
    assert_eq!(offers_of(&game, RED, "morgana poison"), [""; 0]);
    refused(&game, RED, "morgana poison own 1", "MOR-3.6");
}

/// MOR-3.7: not in the turn it was gained; several in one turn.
#[test]
fn not_in_the_turn_it_was_gained() {
    let mut game = scene().turn(RED).build();
    plays(&mut game, RED, &["morgana die 2", "morgana place apple"]);
    assert_eq!(offers_of(&game, RED, "morgana poison"), [""; 0]);
    refused(&game, RED, "morgana poison own 1", "MOR-3.7");
    let mut older = with("", &["apples = 2"]).turn(RED).build();
    plays(&mut older, RED, &["morgana die 2", "morgana place apple"]);
    plays(&mut older, RED, &["morgana poison own 1", "morgana with 2 own 2"]);
    plays(&mut older, RED, &["morgana poison own 3", "morgana with 2 merlin 4"]);
    assert_eq!(state(&older).apples(RED), 1);
    refused(&older, RED, "morgana poison merlin 4", "MOR-3.7");
}

/// MOR-3.9: no apple, and worth nothing at the end.
#[test]
fn it_is_no_apple() {
    let mut game = with("", &["apples = 3"]).turn(RED).apples(RED, 0).build();
    play(&mut game, RED, "die own 1");
    refused(&game, RED, "apple 4", "MER-5.6");
    let mut last = last_turn("", ["apples = 5", "", "", ""], 6).apples(RED, 0).staffs(RED, 0).build();
    end_round(&mut last);
    assert_eq!(points(&last, RED), 3, "two coins");
}
