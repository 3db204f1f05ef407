//! Section 13: the yellow room.

use crate::support::{
    BLUE, GREEN, RED, Scene, VIOLET, YELLOW, field, let_chance, offers, offers_of, pieces, play, points_in,
    refused,
};
use camelot::{Closed, Refusal};

fn chapel() -> Scene {
    Scene::of(4).mission("one_yellow")
}

fn library() -> Scene {
    Scene::of(4).sides("AAAB").mission("one_yellow")
}

/// CAM-13.1: the first knight goes on a free start field.
#[test]
fn a_path_begins_at_a_start_field() {
    let game = chapel().knights(BLUE, &["ch_1b"]).build();
    assert_eq!(offers_of(&game, "place yellow"), ["ch_1a", "ch_1c", "ch_1d"]);
    let refusal = refused(&game, "place yellow ch_2a", "CAM-13.1");
    assert_eq!(refusal, Refusal::Closed { field: field("ch_2a"), why: Closed::ChapelStart });
    assert_eq!(chapel().knights(RED, &["ch_2a"]).broken_clause(), "CAM-13.1");
}

/// CAM-13.2: each later knight one level up, along an arrow from the latest.
#[test]
fn one_level_up() {
    let game = chapel().knights(RED, &["ch_1b", "ch_2b"]).build();
    assert_eq!(offers_of(&game, "place yellow"), ["ch_3a", "ch_3b"]);
    let refusal = refused(&game, "place yellow ch_3c", "CAM-13.2");
    assert_eq!(refusal, Refusal::Closed { field: field("ch_3c"), why: Closed::ChapelPath });
    refused(&game, "place yellow ch_2a", "CAM-13.2");
    assert_eq!(chapel().knights(RED, &["ch_1b", "ch_2c"]).broken_clause(), "CAM-13.2");
}

/// CAM-13.3: printed points and bonuses at once.
#[test]
fn fields_of_the_chapel() {
    let mut game = chapel().build();
    assert_eq!(points_in(&play(&mut game, "place yellow ch_1a")), [(RED, 1)]);
    let_chance(&mut game);
    assert_eq!(pieces(&game, RED).grail, 1);
    let scene = chapel().knights(RED, &["ch_1a", "ch_2a", "ch_3a", "ch_4a"]);
    assert_eq!(points_in(&play(&mut scene.build(), "place yellow ch_5a")), [(RED, 9)]);
}

/// CAM-13.4, CAM-X28, CAM-25.20: a path that is cut off, or at its top, is over; a second one is not allowed.
#[test]
fn no_second_path() {
    let game =
        chapel().knights(RED, &["ch_1a", "ch_2a"]).knights(GREEN, &["ch_1b", "ch_2b", "ch_3a"]).build();
    assert_eq!(offers(&game), ["return yellow"]);
    let refusal = refused(&game, "place yellow ch_1c", "CAM-13.4");
    assert_eq!(refusal, Refusal::Closed { field: field("ch_1c"), why: Closed::ChapelOnce });
    let top = chapel().knights(RED, &["ch_1a", "ch_2a", "ch_3a", "ch_4a", "ch_5a"]).build();
    assert_eq!(offers(&top), ["return yellow"]);
}

/// CAM-13.5, CAM-20.2: with all start fields taken a fifth colour stays outside.
#[test]
fn no_start_field_left() {
    let scene = Scene::of(5).turn(VIOLET).mission("one_yellow");
    let scene = scene.knights(RED, &["ch_1a"]).knights(YELLOW, &["ch_1b"]).knights(GREEN, &["ch_1c"]);
    assert_eq!(offers(&scene.knights(BLUE, &["ch_1d"]).build()), ["return yellow"]);
}

/// CAM-13.6: the Library begins at a start field, too.
#[test]
fn the_library_begins_at_a_start_field() {
    let game = library().knights(BLUE, &["li_s1"]).build();
    assert_eq!(offers_of(&game, "place yellow"), ["li_s2", "li_s3", "li_s4"]);
    let refusal = refused(&game, "place yellow li_m1", "CAM-13.6");
    assert_eq!(refusal, Refusal::Closed { field: field("li_m1"), why: Closed::LibraryStart });
    assert_eq!(library().knights(RED, &["li_m1"]).broken_clause(), "CAM-13.6");
}

/// CAM-13.7, CAM-X29: any free field to which an arrow leads from any own knight.
#[test]
fn arrows_from_any_own_knight() {
    let game = library().knights(RED, &["li_s2", "li_m3"]).build();
    assert_eq!(offers_of(&game, "place yellow"), ["li_m2", "li_n2"]);
    refused(&game, "place yellow li_n1", "CAM-13.7");
    assert_eq!(library().knights(RED, &["li_s2", "li_n1"]).broken_clause(), "CAM-13.7");
}

/// CAM-13.8: printed points and bonuses at once.
#[test]
fn fields_of_the_library() {
    let mut game = library().knights(RED, &["li_s1", "li_m1"]).build();
    assert_eq!(points_in(&play(&mut game, "place yellow li_n1")), [(RED, 2)]);
    play(&mut game, "extra hinterland rt_01");
}

/// CAM-13.9, CAM-25.20: no second start field, even if nothing else is free.
#[test]
fn no_second_start_field() {
    let scene = library().knights(RED, &["li_s1"]).knights(BLUE, &["li_s2", "li_m2"]);
    let scene = scene.knights(GREEN, &["li_s3", "li_m3"]);
    assert_eq!(offers(&scene.build()), ["place yellow li_m1"]);
    let refusal = refused(&scene.build(), "place yellow li_s4", "CAM-13.9");
    assert_eq!(refusal, Refusal::Closed { field: field("li_s4"), why: Closed::LibraryOnce });
    let done =
        library().knights(RED, &["li_s2", "li_m2", "li_m3", "li_n1", "li_n2", "li_t1", "li_t2"]).build();
    assert_eq!(offers(&done), ["return yellow"]);
}
