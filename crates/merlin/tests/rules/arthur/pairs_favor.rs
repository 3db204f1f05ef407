//! Arthur with King's Favor: abilities on the inner ring, on the stairs and by the inner Merlin space
//! (INT-4.2, INT-5.2, INT-10.2, INT-10.4, INT-10.17, INT-11.1).

use super::{inner, learned, outer};
use crate::support::{
    BLUE, RED, chance, offers, offers_of, open, owned, place, play, plays, points, refused, scored,
};
use merlin::{Frame, Merlin, Window};

const BOTH: &str = "favor,arthur";

/// What the tile asks for after building is declined, up to the next window.
fn decline(game: &mut Merlin) {
    while !matches!(open(game).top(), Frame::Window(_)) {
        play(game, RED, "done");
    }
}

/// Builds the first manor that is offered with this word.
fn build(game: &mut Merlin, word: &str) {
    let first = offers_of(game, RED, word)[0].clone();
    play(game, RED, &format!("{word} {first}"));
    decline(game);
}

/// Red has moved Arthur to the Merlin space; Merlin stands beside a build space and an influence space.
fn on_merlin_space(abilities: &[&str], merlin: u8) -> crate::support::Scene {
    inner(BOTH, 8, "").merlin(merlin).tables(&learned(abilities)).items(RED, &["material grey"; 3])
}

/// INT-4.2, example INT-X4: a card of two points teaches the first or second row of its column, not the
/// third, whatever it requires.
#[test]
fn a_ring_mission_teaches() {
    let mut game = inner(BOTH, 10, "").hand(RED, &["m20"]).build();
    refused(&game, RED, "complete m20", "MER-12.2");
    play(&mut game, RED, "arthur ring m20");
    assert_eq!(offers(&game, RED), ["favor points", "favor learn builder 1", "favor learn builder 2"]);
    refused(&game, RED, "favor learn builder 3", "FAV-2.4");
    play(&mut game, RED, "favor learn builder 2");
    assert_eq!((points(&game, RED), open(&game).top()), (0, Frame::Window(Window::After)));
    play(&mut game, RED, "end");
    assert_eq!(open(&game).top(), Frame::Replace(1), "the card is replaced");
}

/// INT-4.2: the +1 of the column is paid for a mission of the ring too; for another column it is not.
#[test]
fn a_ring_mission_pays_one_more() {
    for (ability, told) in [
        ("builder 1", vec![(RED, 1, "FAV-3.1"), (RED, 2, "MER-12.2")]),
        ("lady 1", vec![(RED, 2, "MER-12.2")]),
    ] {
        let scene = inner(BOTH, 10, "").hand(RED, &["m20"]).tables(&learned(&[ability]));
        let mut game = scene.build();
        let events = plays(&mut game, RED, &["arthur ring m20", "favor points"]);
        assert_eq!(scored(&events), told, "{ability}");
    }
}

/// INT-5.2: the builder's ability does not double the manor of a Pict.
#[test]
fn the_manor_of_a_pict_is_not_doubled() {
    let display = "display = [\"p29\", \"p02\", \"p03\", \"p04\"]";
    let scene = inner(BOTH, 5, display).tables(&learned(&["builder 3"])).items(RED, &["material grey"; 2]);
    let mut game = scene.build();
    play(&mut game, RED, "arthur take p29");
    chance(&mut game, "arthur pict p20");
    build(&mut game, "arthur manor");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert!(offers_of(&game, RED, "favor build").is_empty());
    refused(&game, RED, "favor build 0,2 grey", "FAV-6.1");
}

/// INT-5.2, INT-10.17: it does double a build space to which Merlin came by the inner Merlin space, and no
/// staff follows.
#[test]
fn a_second_manor_by_the_inner_merlin_space() {
    let mut game = on_merlin_space(&["builder 3"], 3).build();
    play(&mut game, RED, "arthur merlin counter-clockwise 1");
    build(&mut game, "build");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    let mut staff = game;
    build(&mut game, "favor build");
    assert_eq!(open(&game).castle(RED).manors.len(), 2);
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "no window for a staff");
    refused(&game, RED, "staff", "MER-6.15");
    play(&mut staff, RED, "staff");
    build(&mut staff, "build");
    assert!(offers_of(&staff, RED, "favor build").is_empty(), "FAV-6.4: a staff excludes the ability");
    assert_eq!(open(&staff).castle(RED).manors.len(), 2);
}

/// INT-10.17, ARU-2.14: the ability excludes a staff on its own action only: *move Arthur* may still be repeated.
#[test]
fn a_staff_on_the_other_action() {
    let scene = crate::support::Scene::new(2).modules(BOTH).turn(RED).due(&["window moved"]);
    let scene = scene.fact("die", "\"merlin 1\"").fact("figure", "\"merlin\"").fact("action", "1").merlin(1);
    let scene = scene.tables("[arthur]\nfigure = \"i7\"\n").tables(&learned(&["builder 3"]));
    let mut game = scene.items(RED, &["material grey"; 3]).build();
    plays(&mut game, RED, &["arthur step clockwise", "arthur merlin clockwise 1"]);
    build(&mut game, "build");
    build(&mut game, "favor build");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    plays(&mut game, RED, &["staff", "arthur step clockwise"]);
    assert_eq!(open(&game).castle(RED).staffs, 2);
}

/// INT-10.4: the lady's ability serves outer influence spaces, not the resource spaces of the inner ring.
#[test]
fn the_lady_inside_and_outside() {
    let inside = inner(BOTH, 1, "").tables(&learned(&["lady 3"])).influence(RED, &["blue"]).build();
    assert!(offers_of(&inside, RED, "favor deploy").is_empty());
    refused(&inside, RED, "favor deploy builder blue", "ARU-3.2");
    let influence = inner(BOTH, 11, "").tables(&learned(&["lady 3"])).influence(RED, &["blue"]).build();
    refused(&influence, RED, "favor deploy builder blue", "ARU-3.4");
    // INT-10.17: by the inner Merlin space onto the flag space; the ability excludes a staff.
    let mut game = on_merlin_space(&["lady 3"], 4).influence(RED, &["blue"]).build();
    plays(&mut game, RED, &["arthur merlin clockwise 1", "favor deploy builder blue"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    refused(&game, RED, "staff", "FAV-9.5");
    refused(&game, RED, "done", "FAV-9.2");
    play(&mut game, RED, "favor deploy flag_bearer blue");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert_eq!((owned(&game, RED, "material blue"), owned(&game, RED, "flag blue")), (1, 1));
}

/// INT-10.2: deploy anywhere by the inner Merlin space; not with a different action after Arthur's move (FAV-5.6).
#[test]
fn anywhere_by_the_inner_merlin_space() {
    let mut game = on_merlin_space(&["builder 2"], 3).build();
    plays(&mut game, RED, &["arthur merlin clockwise 1", "deploy builder brown"]);
    assert_eq!((place(&game, RED, "builder"), owned(&game, RED, "material brown")), ("brown", 1));
    let scene = inner(BOTH, 1, "").tables(&learned(&["builder 2"])).knight(BLUE, 4);
    let mut game = scene.items(RED, &["flag orange"]).build();
    play(&mut game, RED, "different_action 4");
    assert_eq!(offers_of(&game, RED, "deploy builder"), ["grey"]);
    refused(&game, RED, "deploy builder brown", "MER-7.1");
}

/// INT-11.1: any of the five kinds on the manor space; without Arthur manors are no choice (FAV-8.3).
#[test]
fn any_kind_on_the_manor_space() {
    let scene = outer(BOTH, 21).tables(&learned(&["flag_bearer 3"])).items(RED, &["shield grey"; 3]);
    let mut game = scene.build();
    assert_eq!(offers_of(&game, RED, "favor count"), ["shield", "flag", "material", "influence", "manor"]);
    play(&mut game, RED, "favor count shield");
    assert_eq!(points(&game, RED), 3 + 1);
    let without = crate::support::Scene::new(2).modules("favor").tables(&learned(&["flag_bearer 3"]));
    refused(&without.knight_on(RED, 3).build(), RED, "favor count manor", "FAV-8.3");
}
