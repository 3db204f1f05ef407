//! Section 10: the red room.

use crate::support::{
    BLUE, GREEN, RED, Scene, VIOLET, YELLOW, field, offers, offers_of, open, pieces, play, points_in,
    refused, standing_on,
};
use camelot::{Area, Closed, Event, Refusal, TableFace};

/// The Rebellion, with a red shield to be carried out by this colour.
fn rebellion(colour: camelot::Colour) -> Scene {
    Scene::of(4).sides("BAAA").turn(colour).mission("one_red")
}

/// Whether the knight table was turned.
fn turned(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::TableTurned(_)))
}

/// CAM-10.1: every free seat of the Round Table is legal.
#[test]
fn any_free_seat() {
    let game = Scene::of(4).mission("one_red").knights(BLUE, &["rt_02"]).build();
    let seats: Vec<String> = (1..=13).filter(|&seat| seat != 2).map(|seat| format!("rt_{seat:02}")).collect();
    assert_eq!(offers_of(&game, "place red"), seats);
}

/// CAM-10.2: a seat brings nothing at once.
#[test]
fn a_seat_brings_nothing_at_once() {
    let mut game = Scene::of(4).mission("one_red").build();
    let events = play(&mut game, "place red rt_07");
    assert_eq!((events.len(), points_in(&events)), (1, vec![]));
}

/// CAM-10.3: 7 loyalist and 6 rebel fields; entries 1 and 3 loyalist, 2 and 4 rebel.
#[test]
fn areas_and_entries() {
    let game = rebellion(RED).build();
    let rebellion = &open(&game).options.components.rebellion;
    assert_eq!(rebellion.areas.map(|area| area.len()), [7, 6]);
    assert_eq!(
        rebellion.entries.map(|entry| rebellion.area(entry)),
        [Area::Loyalist, Area::Rebel, Area::Loyalist, Area::Rebel]
    );
    let entry = Scene::of(4).sides("BAAA").colour(RED, "entry = 5");
    assert_eq!(entry.broken_clause(), "CAM-10.3");
}

/// CAM-10.4, CAM-10.5, CAM-10.11, CAM-X15: entries in the order of the colours, chains, and the turning table.
#[test]
fn entries_chains_and_the_table() {
    let scene = rebellion(RED);
    let mut game = scene.build();
    assert_eq!(offers(&game), ["place red re_l1"]);
    refused(&game, "place red re_r1", "CAM-10.4");
    let events = play(&mut game, "place red re_l1");
    assert_eq!(events[1], Event::TableTurned(TableFace::Gold));
    assert_eq!(pieces(&game, RED).entry, Some(1));

    let scene = rebellion(BLUE).chain(RED, &["re_l1"]);
    let mut game = scene.build();
    let events = play(&mut game, "place red re_r1");
    assert_eq!(events[1], Event::TableTurned(TableFace::Green), "1 : 1");

    let mut game = rebellion(BLUE).chain(RED, &["re_l1"]).chain(BLUE, &["re_r1"]).build();
    assert_eq!(offers(&game), ["place red re_r2"]);
    let refusal = refused(&game, "place red re_r4", "CAM-10.5");
    assert_eq!(refusal, Refusal::Closed { field: field("re_r4"), why: Closed::NextInChain });
    assert!(!turned(&play(&mut game, "place red re_r2")), "1 : 2, still green");

    let mut game = rebellion(YELLOW).chain(RED, &["re_l1"]).chain(BLUE, &["re_r1", "re_r2"]).build();
    assert_eq!(offers(&game), ["place red re_l7"], "the third colour, the third entry");
    assert!(!turned(&play(&mut game, "place red re_l7")), "2 : 2, still green");

    let scene =
        rebellion(RED).chain(RED, &["re_l1"]).chain(BLUE, &["re_r1", "re_r2"]).chain(YELLOW, &["re_l7"]);
    let mut game = scene.colour(YELLOW, "entry = 3").build();
    assert_eq!(open(&game).knight_table(), Some(TableFace::Green));
    let events = play(&mut game, "place red re_l2");
    assert_eq!(events[1], Event::TableTurned(TableFace::Gold), "3 : 2");
}

/// CAM-10.6: a chain that cannot grow has no legal field.
#[test]
fn a_blocked_chain() {
    let scene = rebellion(RED)
        .chain(RED, &["re_l1", "re_l2", "re_l3"])
        .chain(BLUE, &["re_r1"])
        .chain(YELLOW, &["re_l7", "re_l6", "re_l5", "re_l4"]);
    let game = scene.colour(YELLOW, "entry = 3").build();
    assert_eq!(offers(&game), ["return red"]);
    let alone = rebellion(RED).chain(RED, &["re_l1", "re_l2", "re_l3", "re_l4", "re_l5", "re_l6", "re_l7"]);
    assert_eq!(offers(&alone.build()), ["return red"], "the end of the line");
}

/// CAM-10.7: the entry decides the side for the whole game: a gap or a change of sides is refused.
#[test]
fn the_side_is_fixed() {
    let scene = rebellion(RED).on("re_l1", "red 1").on("re_r1", "red 2");
    assert_eq!(scene.broken_clause(), "CAM-10.5");
    let scene = rebellion(RED).on("re_l2", "red 1").colour(RED, "entry = 1");
    assert_eq!(scene.broken_clause(), "CAM-10.4");
    assert_eq!(Scene::of(4).colour(RED, "entry = 1").broken_clause(), "CAM-10.7");
}

/// CAM-10.4, CAM-10.13: entries are given out in their order, and only an occupied one is skipped.
#[test]
fn no_entry_is_skipped() {
    let scene = rebellion(RED).chain(RED, &["re_l1"]).chain(YELLOW, &["re_l7"]).colour(YELLOW, "entry = 3");
    assert_eq!(scene.broken_clause(), "CAM-10.4");
    let scene = rebellion(BLUE).chain(YELLOW, &["re_r1"]).colour(YELLOW, "entry = 2");
    assert_eq!(scene.broken_clause(), "CAM-10.4");
}

/// CAM-10.8, CAM-X16, CAM-20.2: a fifth colour finds no entry.
#[test]
fn a_fifth_colour_finds_no_entry() {
    let scene = Scene::of(5).sides("BAAA").turn(VIOLET).mission("one_red");
    let scene = scene
        .chain(RED, &["re_l1"])
        .chain(YELLOW, &["re_r1"])
        .chain(GREEN, &["re_l7"])
        .chain(BLUE, &["re_r6"]);
    let mut game = scene.build();
    assert_eq!(offers(&game), ["return red"]);
    let refusal = refused(&game, "place red re_l2", "CAM-10.13");
    assert_eq!(refusal, Refusal::Closed { field: field("re_l2"), why: Closed::NoEntryLeft });
    play(&mut game, "return red");
}

/// Red loses knights by the top group of Intrigue; blue completes it.
fn losing(scene: Scene) -> camelot::Camelot {
    let mut game = scene
        .sides("BABA")
        .turn(BLUE)
        .mission("one_blue")
        .knights(YELLOW, &["in_t1"])
        .knights(GREEN, &["in_t2"])
        .build();
    play(&mut game, "place blue in_t3");
    game
}

/// CAM-10.9, CAM-X17: the most recent knight is lost, and the one before becomes the most recent.
#[test]
fn losing_the_latest_knight() {
    let scene = Scene::of(4).chain(RED, &["re_l1", "re_l2", "re_l3"]).chain(YELLOW, &["re_r1", "re_r2"]);
    let scene = scene.colour(YELLOW, "entry = 2").score(RED, 10);
    let game = losing(scene);
    assert_eq!(standing_on(&game, "re_l3"), None);
    assert_eq!((pieces(&game, RED).hinterland, open(&game).score(RED)), (3, 8));
    assert_eq!(open(&game).knight_table(), Some(TableFace::Green), "2 : 2");
    let next = Scene::of(4).sides("BABA").mission("one_red").chain(RED, &["re_l1", "re_l2"]).build();
    assert_eq!(offers(&next), ["place red re_l3"]);
}

/// CAM-10.10, CAM-25.18: a colour that has lost all its knights returns by its own entry, or not at all.
#[test]
fn returning_by_the_own_entry() {
    let game = losing(Scene::of(4).chain(RED, &["re_l1"]));
    assert_eq!((standing_on(&game, "re_l1"), pieces(&game, RED).entry), (None, Some(1)));
    // Entries are given out in their order (CAM-10.4): yellow has the second.
    let lost = || rebellion(RED).colour(RED, "entry = 3").colour(YELLOW, "entry = 2");
    let scene = lost().chain(BLUE, &["re_l1"]);
    assert_eq!(offers(&scene.build()), ["place red re_l7"]);
    refused(&scene.build(), "place red re_r1", "CAM-10.10");
    // Another chain has run onto the entry meanwhile.
    let long = ["re_l1", "re_l2", "re_l3", "re_l4", "re_l5", "re_l6", "re_l7"];
    let scene = lost().chain(BLUE, &long).colour(BLUE, "entry = 1");
    assert_eq!(offers(&scene.build()), ["return red"]);
}

/// CAM-10.11: gold exactly when the loyalists are more, checked after every placement and removal.
#[test]
fn gold_when_the_loyalists_are_more() {
    for (loyalists, rebels, face) in [
        (0, 0, TableFace::Green),
        (1, 0, TableFace::Gold),
        (1, 1, TableFace::Green),
        (2, 1, TableFace::Gold),
        (2, 3, TableFace::Green),
    ] {
        let scene = Scene::of(4).sides("BAAA").chain(RED, &["re_l1", "re_l2"][..loyalists]);
        let scene = scene.chain(BLUE, &["re_r1", "re_r2", "re_r3"][..rebels]);
        assert_eq!(open(&scene.build()).knight_table(), Some(face), "{loyalists} : {rebels}");
    }
}

/// CAM-10.12: nothing else happens at once.
#[test]
fn the_rebellion_gives_nothing_at_once() {
    let mut game = rebellion(BLUE).chain(RED, &["re_l1", "re_l2"]).build();
    let events = play(&mut game, "place red re_r1");
    assert_eq!((turned(&events), points_in(&events)), (false, vec![]));
}

/// CAM-10.13, CAM-25.19: a chain may run onto an entry; a new colour then takes the next one that is free.
#[test]
fn an_occupied_entry_is_skipped() {
    let long = ["re_l1", "re_l2", "re_l3", "re_l4", "re_l5", "re_l6"];
    let game = rebellion(RED).chain(RED, &long).build();
    assert_eq!(offers(&game), ["place red re_l7"]);
    let all: Vec<&str> = long.into_iter().chain(["re_l7"]).collect();
    let scene = rebellion(YELLOW)
        .chain(RED, &all)
        .colour(RED, "entry = 1")
        .chain(BLUE, &["re_r1"])
        .colour(BLUE, "entry = 2");
    assert_eq!(offers(&scene.build()), ["place red re_r6"], "entry 3 is occupied");
    // All entries are claimed or occupied before the fourth of four colours comes: it is refused, though it
    // is no fifth.
    let scene = scene.chain(GREEN, &["re_r6"]).colour(GREEN, "entry = 4");
    assert_eq!(offers(&scene.build()), ["return red"]);
    let refusal = refused(&scene.build(), "place red re_r3", "CAM-10.13");
    assert_eq!(refusal, Refusal::Closed { field: field("re_r3"), why: Closed::NoEntryLeft });
}
