//! Section 3: a point more for missions of a column.

use super::with;
use crate::support::{RED, Scene, offers, play, plays, points, scored};

fn red(abilities: &[&str], cards: &[&str], items: &[&str]) -> Scene {
    with(abilities).turn(RED).hand(RED, cards).items(RED, items)
}

/// FAV-3.1, example FAV-X1: with the points of the card, and with an ability as well.
#[test]
fn a_point_more_whatever_is_chosen() {
    let scene = red(&["builder 1"], &["m20"], &["flag black", "flag purple"]);
    let mut game = scene.build();
    assert_eq!(scored(&play(&mut game, RED, "complete m20")), [(RED, 1, "FAV-3.1")]);
    play(&mut game, RED, "favor points");
    assert_eq!(points(&game, RED), 2 + 1);
    let mut game = scene.build();
    plays(&mut game, RED, &["complete m20", "favor learn builder 2"]);
    assert_eq!(points(&game, RED), 1);
}

/// FAV-3.1: only missions with this vassal in the corner, and only row 1 counts.
#[test]
fn only_its_own_column() {
    for abilities in [["lady 1"], ["builder 2"], ["builder 3"]] {
        let mut game = red(&abilities, &["m20"], &["flag black", "flag purple"]).build();
        assert_eq!(scored(&play(&mut game, RED, "complete m20")), []);
    }
}

/// FAV-3.2, FAV-3.3, example FAV-X2: not the card it is learned with, but the second one of the same turn.
#[test]
fn from_the_next_card_on() {
    let items = ["flag black", "material grey", "shield blue", "flag grey"];
    let scene = red(&[], &["m44", "m40"], &items).vassal(RED, "lady", "blue").vassal(RED, "builder", "blue");
    let mut game = scene.build();
    plays(&mut game, RED, &["complete m44", "favor learn builder 1"]);
    assert_eq!(points(&game, RED), 0);
    let events = plays(&mut game, RED, &["second m40", "favor points"]);
    assert_eq!(scored(&events), [(RED, 1, "FAV-3.1"), (RED, 2, "MER-13.8"), (RED, 2, "MER-12.2")]);
    assert_eq!(points(&game, RED), 5);
}

/// FAV-3.4: any number of times, and without asking.
#[test]
fn again_and_again() {
    let items = ["flag black", "flag purple", "flag grey", "material grey", "shield blue"];
    let mut game = red(&["builder 1", "builder 2"], &["m08", "m20"], &items).build();
    assert_eq!(scored(&play(&mut game, RED, "complete m08")), [(RED, 1, "FAV-3.1"), (RED, 1, "MER-12.2")]);
    let events = play(&mut game, RED, "second m20");
    assert_eq!(scored(&events), [(RED, 1, "FAV-3.1"), (RED, 2, "MER-12.2"), (RED, 2, "MER-13.8")]);
    assert!(!offers(&game, RED).iter().any(|text| text.starts_with("favor")));
}

/// FAV-3.1, example FAV-X3: row 1 learned, a card with 1 point: the point, and one more.
#[test]
fn a_card_that_teaches_nothing_more() {
    let mut game = red(&["lady 1"], &["m07"], &["flag black", "material blue"]).build();
    let events = play(&mut game, RED, "complete m07");
    assert_eq!(scored(&events), [(RED, 1, "FAV-3.1"), (RED, 1, "MER-12.2")]);
    assert_eq!(points(&game, RED), 2);
}
