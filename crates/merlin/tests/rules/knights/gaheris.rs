//! Section 11: Sir Gaheris.

use super::{because, last_turn, own, score, site, state, tiles, with, with_more};
use crate::support::{
    BLUE, RED, Scene, castle, influences, item, offers, offers_of, open, owned, play, plays, refused, scored,
    took,
};
use merlin::modules::knights::{Event as Knights, Frame as Due, Refusal as Reason};
use merlin::{Colour, Frame, Refusal, Window};
use table::Clause;

/// Red stands on a build space with Gaheris and a grey material. The first tile has a tower, its neighbour has none.
fn gaheris() -> Scene {
    let rows = ["Mmwwww", "WWllll", "LLmmmM"];
    with(["gawain", "gaheris"]).knight_on(RED, 2).items(RED, &["material grey", "material grey"]).rows(&rows)
}

/// KRT-11.1: a castle under the manor just built, and not later.
#[test]
fn a_castle_under_a_manor() {
    let mut game = gaheris().build();
    play(&mut game, RED, "build 0,2 grey");
    assert_eq!(offers(&game, RED), ["done", "knights castle"]);
    let events = play(&mut game, RED, "knights castle");
    assert_eq!(events, [own(Knights::CastlePlaced { seat: RED, site: site("0,2") })]);
    assert_eq!((tiles(&game, "gaheris"), open(&game).top()), (1, Frame::Window(Window::After)));
    let mut game = gaheris().build();
    plays(&mut game, RED, &["build 0,2 grey", "done"]);
    assert!(state(&game).castles().is_empty());
    refused(&game, RED, "knights castle", "KRT-11.1");
    let none = with_more(["gawain", "gaheris"], "castles = [\"0,0\", \"0,3\"]").manors(RED, &["0,0", "0,3"]);
    let mut game = none.knight_on(RED, 2).items(RED, &["material grey"]).build();
    play(&mut game, RED, "build 0,2 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "both castles are built");
}

/// KRT-11.2, KRT-11.3, example KRT-X12: on a tower a black shield and a marker in orange; not two from one
/// principality.
#[test]
fn the_tower_gives_twice() {
    let mut game = gaheris().build();
    plays(&mut game, RED, &["build 0,0 grey", "knights castle"]);
    assert_eq!(open(&game).top(), Due::FirstGift.into());
    assert_eq!(play(&mut game, RED, "take shield black"), [took(RED, "shield black")]);
    let refusal = refused(&game, RED, "take flag black", "KRT-11.2");
    assert_eq!(refusal, because(Reason::SamePrincipality(Colour::Black)));
    refused(&game, RED, "place black", "KRT-11.2");
    assert!(!offers(&game, RED).iter().any(|text| text.contains("black")));
    let refusal = refused(&game, RED, "take material grey", "MER-11.20");
    assert!(matches!(refusal, Refusal::OtherKind { clause: Clause("MER-11.20"), .. }));
    assert_eq!(play(&mut game, RED, "place orange"), [influences(RED, "orange")]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// KRT-11.3: each may be declined; after a declined one any principality serves.
#[test]
fn each_may_be_declined() {
    let mut game = gaheris().build();
    plays(&mut game, RED, &["build 0,0 grey", "knights castle", "done", "take flag black"]);
    assert_eq!((owned(&game, RED, "flag black"), open(&game).top()), (1, Frame::Window(Window::After)));
    let mut game = gaheris().build();
    plays(&mut game, RED, &["build 0,0 grey", "knights castle", "take flag black", "done"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    let mut game = gaheris().build();
    plays(&mut game, RED, &["build 0,0 grey", "done", "take flag black"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "without a castle once");
}

/// KRT-11.2: without a marker on the castle, a shield or a flag.
#[test]
fn without_a_marker() {
    let all = ["black", "grey", "blue", "purple", "orange", "brown"];
    let mut game = gaheris().influence(RED, &all).build();
    plays(&mut game, RED, &["build 0,0 grey", "knights castle", "take shield black"]);
    assert_eq!(refused(&game, RED, "place orange", "MER-11.20"), Refusal::NoMarker);
    assert!(offers_of(&game, RED, "place").is_empty());
    play(&mut game, RED, "take shield grey");
}

/// KRT-11.4, example KRT-X13: in a territory of four tiles a manor with a castle beats a manor.
#[test]
fn a_castle_counts_in_the_scoring() {
    let rows = ["wwwwmm", "MmmllM", "LlLlWW"];
    let scene = |castles: &str| with_more(["gawain", "gaheris"], castles).rows(&rows);
    let scene = |castles: &str| scene(castles).manors(RED, &["0,0"]).manors(BLUE, &["0,1"]);
    let mut game = last_turn(scene("castles = [\"0,0\"]"), 2).build();
    let told = scored(&score(&mut game));
    assert!(told.contains(&(RED, 4, "MER-15.14")), "{told:?}");
    assert!(!told.iter().any(|&(seat, ..)| seat == BLUE));
    let mut game = last_turn(scene(""), 2).build();
    assert!(scored(&score(&mut game)).contains(&(RED, 2, "MER-15.15")));
}

/// KRT-11.5, KRT-11.6: a castle is no manor, and the manor on it stays.
#[test]
fn a_castle_is_no_manor() {
    let scene = with_more(["gawain", "gaheris"], "castles = [\"0,0\"]").manors(RED, &["0,0"]);
    let mut game = last_turn(scene.clone(), 2).build();
    score(&mut game);
    assert_eq!((castle(&game, RED).manors_left(), castle(&game, RED).manors.len()), (6, 1));
    assert!(state(&game).castles().contains(site("0,0")), "after the scoring it is still there");
    let other = scene.knight_on(BLUE, 2).items(BLUE, &["material grey"]).build();
    assert_eq!(refused(&other, BLUE, "build 0,0 grey", "MER-11.16"), Refusal::TileTaken(site("0,0")));
    let bare = with_more(["gawain", "gaheris"], "castles = [\"0,0\"]");
    assert_eq!(bare.broken_clause(), "KRT-11.6");
}

/// KRT-11.7: a tile without a tower has no bonus to double.
#[test]
fn only_towers() {
    let mut game = gaheris().build();
    plays(&mut game, RED, &["build 0,2 grey", "knights castle"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert_eq!(castle(&game, RED).items.count(item("flag black")), 0);
}
