//! Section 14: the secret room.

use crate::support::{BLUE, RED, Scene, field, offers, offers_of, play, points_in, refused};
use camelot::{Closed, Refusal};

/// CAM-14.1: only a violet shield leads there; no four-coloured one, no extra knight, no hero, no magician.
#[test]
fn only_a_violet_shield() {
    let game = Scene::of(5).mission("key_green_violet").build();
    assert_eq!(offers_of(&game, "place violet"), ["se_1"]);
    assert!(offers_of(&game, "place green").iter().all(|field| !field.starts_with("se_")));
    refused(&Scene::of(5).mission("key_any").build(), "place any se_1", "CAM-7.7");
    // An extra knight for any room.
    let mut game = Scene::of(5).mission("one_yellow").knights(RED, &["ch_1b", "ch_2b"]).build();
    play(&mut game, "place yellow ch_3b");
    refused(&game, "extra screen se_1", "CAM-8.15");
    // A hero.
    let game = Scene::of(5).heroes().mission("one_blue").build();
    refused(&game, "hero place blue se_1", "CAM-16.7");
    // The magician.
    let game = Scene::of(5)
        .phase("red_room")
        .round(7)
        .knights(RED, &["rt_01"])
        .colour(RED, "standing = \"table 1\"");
    let absent = |scene: Scene, colour| scene.colour(colour, "standing = \"absent\"");
    let others = [camelot::Colour::Yellow, camelot::Colour::Green, BLUE, camelot::Colour::Violet];
    let game = others.into_iter().fold(game, absent).build();
    assert!(offers(&game).iter().all(|text| !text.contains("se_")));
    refused(&game, "magician se_1", "CAM-15.15");
}

/// CAM-14.2, CAM-X30: the topmost free field: 5 points, then 4, whoever they belong to.
#[test]
fn filled_from_the_top() {
    let mut game = Scene::of(5).mission("key_violet").build();
    assert_eq!(points_in(&play(&mut game, "place violet se_1")), [(RED, 5)]);
    let mut game = Scene::of(5).mission("key_violet").knights(BLUE, &["se_1"]).build();
    let refusal = refused(&game, "place violet se_3", "CAM-14.2");
    assert_eq!(refusal, Refusal::Closed { field: field("se_3"), why: Closed::Topmost });
    assert_eq!(points_in(&play(&mut game, "place violet se_2")), [(RED, 4)]);
    assert_eq!(Scene::of(5).knights(BLUE, &["se_2"]).broken_clause(), "CAM-14.2");
}

/// CAM-14.3: several knights of one colour.
#[test]
fn several_knights_of_a_colour() {
    let mut game = Scene::of(5).mission("key_violet").knights(RED, &["se_1", "se_2"]).build();
    assert_eq!(points_in(&play(&mut game, "place violet se_3")), [(RED, 3)]);
}
