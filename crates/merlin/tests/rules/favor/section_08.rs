//! Section 8: the flag-bearer's points of choice.

use super::{turned, used, with, with_used};
use crate::support::{RED, offers, offers_of, play, plays, points, refused, scored};
use merlin::Counted;

const FIVE_FLAGS: [&str; 5] = ["flag black", "flag grey", "flag blue", "flag blue", "flag purple"];

/// FAV-8.1, FAV-8.2, example FAV-X7: on the space for shields, five flags and one point more.
#[test]
fn other_pieces_are_counted() {
    let scene = with(&["flag_bearer 3"]).knight_on(RED, 3).items(RED, &FIVE_FLAGS);
    let mut game = scene.items(RED, &["shield grey"]).build();
    let choices: Vec<String> = Counted::BASE.map(|counted| counted.to_string()).to_vec();
    assert_eq!(offers_of(&game, RED, "favor count"), choices);
    let events = play(&mut game, RED, "favor count flag");
    assert_eq!(events[1], turned(RED, "flag_bearer 3"));
    assert_eq!(scored(&events), [(RED, 5, "MER-8.1"), (RED, 1, "FAV-8.2")]);
    assert_eq!((points(&game, RED), used(&game, RED)), (6, vec!["flag_bearer 3".to_owned()]));
}

/// FAV-8.1: influence markers in principalities too; not without the ability, and on VP spaces only.
#[test]
fn on_vp_spaces_only() {
    let mut game =
        with(&["flag_bearer 3"]).knight_on(RED, 17).influence(RED, &["grey", "grey", "blue"]).build();
    assert_eq!(scored(&play(&mut game, RED, "favor count influence"))[0], (RED, 3, "MER-8.2"));
    let game = with(&["flag_bearer 1", "flag_bearer 2"]).knight_on(RED, 3).build();
    refused(&game, RED, "favor count flag", "FAV-8.1");
    let game = with_used(&["flag_bearer 3"], &["flag_bearer 3"]).knight_on(RED, 3).build();
    refused(&game, RED, "favor count flag", "FAV-5.1");
    let game = with(&["flag_bearer 3"]).knight_on(RED, 13).build();
    refused(&game, RED, "favor count flag", "MER-9.4");
    let game = with(&["flag_bearer 3"]).turn(RED).build();
    refused(&game, RED, "favor count flag", "FAV-8.1");
}

/// FAV-8.2: the kind shown may be chosen, for one point more.
#[test]
fn the_kind_shown() {
    let mut game = with(&["flag_bearer 3"]).knight_on(RED, 3).items(RED, &["shield grey"]).build();
    play(&mut game, RED, "favor count shield");
    assert_eq!(points(&game, RED), 1 + 1);
}

/// FAV-8.3: manors are a choice with Arthur only, so here there are four.
#[test]
fn manors_only_with_arthur() {
    let scene = with(&["flag_bearer 3"]).knight_on(RED, 3).manors(RED, &["0,0", "0,1"]);
    assert_eq!(offers_of(&scene.build(), RED, "favor count").len(), 4);
    refused(&scene.build(), RED, "favor count manor", "FAV-8.3");
}

/// FAV-8.4, example FAV-X7: with a staff one of the two executions, the first or the second.
#[test]
fn one_of_two_executions() {
    let scene = with(&["flag_bearer 3"]).merlin_on(RED, 3).items(RED, &FIVE_FLAGS);
    let before = scene.items(RED, &["shield grey"]).build();
    let mut game = before;
    plays(&mut game, RED, &["favor count flag", "staff"]);
    assert_eq!(offers(&game, RED), ["perform"]);
    refused(&game, RED, "favor count flag", "FAV-5.1");
    play(&mut game, RED, "perform");
    assert_eq!(points(&game, RED), 6 + 1);
    let mut game = before;
    plays(&mut game, RED, &["perform", "staff", "favor count flag"]);
    assert_eq!(points(&game, RED), 1 + 6);
}
