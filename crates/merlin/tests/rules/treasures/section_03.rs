//! Section 3: when the special action of a tile takes place.

use super::{build, builder, scene, triggered};
use crate::support::{BLUE, RED, offers, offers_of, open, owned, play, plays, refused, supply};
use merlin::{Event, Frame, Window};

/// TRE-3.1: at once, after the material is back and the manor stands.
#[test]
fn building_triggers_the_tile_at_once() {
    let mut game = builder(RED).build();
    let before = supply(&game, "material grey");
    let events = build(&mut game, RED, "0,2");
    assert_eq!(events[0], triggered(RED, "0,2", "t03"));
    assert!(open(&game).built().contains(super::site("0,2")));
    let paid = ["black", "grey", "blue", "purple", "orange", "brown"];
    let left: u8 = paid.iter().map(|colour| owned(&game, RED, &format!("material {colour}"))).sum();
    assert_eq!((before, left), (5, 5), "one material was paid");
}

/// TRE-3.2: it is mandatory: neither the principality nor the piece can be declined.
#[test]
fn it_is_mandatory() {
    let mut game = builder(RED).influence(RED, &["black"]).items(BLUE, &["flag grey"]).build();
    build(&mut game, RED, "0,3");
    assert_eq!(offers(&game, RED), ["treasures from black"]);
    refused(&game, RED, "done", "TRE-4.9");
    let mut game = builder(RED).items(BLUE, &["flag grey"]).build();
    build(&mut game, RED, "0,4");
    assert_eq!(offers(&game, BLUE), ["return flag grey"]);
    refused(&game, BLUE, "done", "TRE-5.2");
}

/// TRE-3.3: it belongs to the build action: no mission can be completed in between.
#[test]
fn nothing_comes_in_between() {
    let mut game = builder(RED).hand(RED, &["m01"]).influence(RED, &["black"]).build();
    build(&mut game, RED, "0,3");
    refused(&game, RED, "complete m01", "MER-4.5");
    refused(&game, RED, "end", "TRE-4.9");
    play(&mut game, RED, "treasures from black");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// TRE-3.4: a second manor by a staff triggers its own tile.
#[test]
fn every_manor_triggers() {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items = colours.map(|colour| format!("material {colour}"));
    let mut game =
        scene().merlin_on(RED, 2).items(RED, &items.each_ref().map(String::as_str)).apples(RED, 0).build();
    assert_eq!(build(&mut game, RED, "0,2")[0], triggered(RED, "0,2", "t03"));
    play(&mut game, RED, "staff");
    assert_eq!(build(&mut game, RED, "1,4")[0], triggered(RED, "1,4", "t08"));
}

/// TRE-3.5: only building triggers a tile; a manor that stands there already does not. (No rule of the base
/// game replaces manors.)
#[test]
fn what_stands_there_triggers_nothing() {
    let mut game = scene().manors(RED, &["0,2"]).knight_on(RED, 3).build();
    let events = plays(&mut game, RED, &["perform", "end"]);
    assert!(events.iter().all(|event| !matches!(event, Event::Module(_))));
}

/// TRE-3.6: a tower keeps its gift, and has no special action.
#[test]
fn towers_keep_their_gift() {
    let mut game = builder(RED).build();
    let events = build(&mut game, RED, "0,5");
    assert_eq!(events, []);
    assert_eq!(open(&game).top(), Frame::Tower);
    assert!(!offers_of(&game, RED, "take").is_empty());
}

/// TRE-3.3: chance and other seats have no part in it.
#[test]
fn nobody_else_decides() {
    let mut game = builder(RED).influence(RED, &["black"]).build();
    build(&mut game, RED, "0,3");
    refused(&game, BLUE, "treasures from black", "TRE-4.9");
}
