//! King's Favor on the page: the favor board, what glows when, and the seals of the others.

use crate::support::{offers, parse, shown, taps};
use merlin::{Components, Merlin};
use table::{Actor, Game, Journal, Seat};

const ME: Seat = Seat::new(0);

/// A position of two players with the module.
fn position(turn: &str, seats: &str, favor: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"favor\"\n[turn]\n{turn}\n{seats}\n[favor]\n{favor}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// What can be tapped in the favor board, or on traitors and places of the drawing: taps that are links, not buttons.
fn glowing(text: &str, word: &str) -> Vec<String> {
    let document = parse(text);
    let drawn = taps(&document).into_iter().filter(|(node, _)| node.tag_name().name() == "a");
    drawn.map(|(_, tap)| tap.to_owned()).filter(|tap| tap.contains(word)).collect()
}

#[test]
fn without_the_module_there_is_no_favor_board() {
    let text = "game = \"merlin\"\nplayers = 2\n";
    let game = Merlin::from_position(text, Components::printed()).unwrap();
    assert!(!shown(&game, &[]).contains("merlin-favor"));
}

#[test]
fn what_a_card_teaches_glows_on_the_favor_board() {
    let seat = "[[seat]]\nhand = [\"m20\", \"m53\", \"m54\", \"m55\"]\nflags = { black = 1, purple = 1 }";
    let mut game = position("due = [\"window start\"]", seat, "learned = [[\"builder 1\"], []]");
    assert_eq!(glowing(&shown(&game, &[]), "learn"), [""; 0]);
    let completes = "complete m20".parse().unwrap();
    game.try_play(Actor::Seat(ME), completes, &mut Journal::new()).unwrap();
    let text = shown(&game, &[]);
    assert_eq!(glowing(&text, "learn"), ["choice favor learn builder 2"]);
    assert!(text.contains("data-pick=\"choice favor points\""), "the points stand in the bar");
    assert_eq!(
        text.matches("data-pick=\"choice favor learn builder 2\"").count(),
        3,
        "on the board, in the bar, in the list"
    );
    assert!(text.contains("in-favor asks"), "on a phone the favor board comes first");
    assert_eq!(offers(&game, Some(ME)).len(), 2);
}

#[test]
fn seals_lie_on_what_was_learned_and_are_turned_over_while_blocked() {
    let favor = "learned = [[\"builder 3\", \"lady 3\"], [\"lady 1\"]]\nblocked = [[\"lady 3\"], []]";
    let text = shown(&position("due = [\"window start\"]", "", favor), &[]);
    let board = &text[text.find("id=\"merlin-favor\"").unwrap()..];
    let board = &board[..board.find("</svg>").unwrap()];
    assert_eq!(board.matches("#m-waxback").count(), 1);
    // Two seals are left beside the title, and one lies on the ability that can be used.
    assert_eq!(board.matches("#m-wax\"").count(), 3);
    assert_eq!(board.matches("class=\"ability learned\"").count(), 2);
    assert!(text.contains("King’s favor board: Lady-in-waiting: +1 point"), "the other player's seals");
}

#[test]
fn traitors_glow_when_the_ability_is_wanted() {
    let seat = "[[seat]]\ntraitors = { black = 1, grey = 1 }";
    let game = position("due = [\"window start\"]", seat, "learned = [[\"shield_bearer 3\"], []]");
    assert_eq!(glowing(&shown(&game, &[]), "repel"), [""; 0]);
    let expected = ["choice favor repel black", "choice favor repel grey"];
    assert_eq!(glowing(&shown(&game, &["handle repel"]), "repel"), expected);
}

/// In a scoring a traitor is repelled with a flag, or after a tap on the ability with that.
#[test]
fn the_flag_and_the_ability_are_told_apart() {
    let turn = "due = [\"scoring traitors\", \"repel_traitors 1\"]\nround = 2";
    let seat = "[[seat]]\ntraitors = { grey = 1 }\nflags = { black = 1 }";
    let game = position(turn, seat, "learned = [[\"shield_bearer 3\"], []]");
    assert_eq!(glowing(&shown(&game, &[]), "repel"), ["choice repel grey"]);
    assert_eq!(glowing(&shown(&game, &["handle repel"]), "repel"), ["choice favor repel grey"]);
}

#[test]
fn the_second_of_two_vassals_glows_by_itself() {
    let turn = "due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = 15";
    let seat = "[[seat]]\nknight = 15\ninfluence = { grey = 1 }";
    let mut game = position(turn, seat, "learned = [[\"lady 3\"], []]");
    assert_eq!(glowing(&shown(&game, &[]), "favor deploy"), [""; 0]);
    assert_eq!(glowing(&shown(&game, &["handle double_action"]), "favor deploy").len(), 3 * 4);
    let deploys = "favor deploy builder grey".parse().unwrap();
    game.try_play(Actor::Seat(ME), deploys, &mut Journal::new()).unwrap();
    assert_eq!(
        glowing(&shown(&game, &[]), "favor deploy").len(),
        3 * 3,
        "on the board, on the shelf and in the castle"
    );
}
