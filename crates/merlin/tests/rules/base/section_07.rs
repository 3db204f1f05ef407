//! Section 7: principality spaces and vassals.

use crate::support::{
    BLUE, GREEN, RED, Scene, castle, colour, influences, offers, offers_of, owned, place, play, refused,
    supply, took,
};
use merlin::{Event, Refusal, Vassal};

/// MER-7.1: a vassal that is not there, from the castle or any other principality.
#[test]
fn a_vassal_is_deployed_in_the_principality_of_the_space() {
    let scene = Scene::new(2).knight_on(RED, 4).vassal(RED, "lady", "grey").vassal(RED, "builder", "brown");
    let mut game = scene.build();
    assert_eq!(offers_of(&game, RED, "deploy"), ["shield_bearer grey", "builder grey", "flag_bearer grey"]);
    let refusal = refused(&game, RED, "deploy lady grey", "MER-7.1");
    assert_eq!(refusal, Refusal::VassalThere(Vassal::Lady, colour("grey")));
    refused(&game, RED, "deploy builder black", "MER-7.1");
    let events = play(&mut game, RED, "deploy builder grey");
    let (from, to) = (Some(colour("brown")), colour("grey"));
    assert_eq!(events[1], Event::Deployed { seat: RED, vassal: Vassal::Builder, from, to });
}

/// MER-7.2: one place for each kind: a situation with two ladies in one principality cannot be.
#[test]
fn one_place_for_each_kind() {
    let scene = Scene::new(2).vassal(RED, "lady", "grey").vassal(BLUE, "builder", "grey");
    scene.build();
    assert_eq!(scene.vassal(BLUE, "lady", "grey").broken_clause(), "MER-7.2");
}

/// MER-7.3, MER-7.4, MER-X7: green's lady goes home, red's place in brown is empty, one marker goes to grey.
#[test]
fn a_deployed_vassal_displaces() {
    let scene = Scene::new(3).knight_on(RED, 4).vassal(GREEN, "lady", "grey").vassal(RED, "lady", "brown");
    let mut game = scene.influence(GREEN, &["grey"]).build();
    let events = play(&mut game, RED, "deploy lady grey");
    let expected = [
        Event::Deployed { seat: RED, vassal: Vassal::Lady, from: Some(colour("brown")), to: colour("grey") },
        Event::Displaced { seat: GREEN, vassal: Vassal::Lady, from: colour("grey") },
        influences(RED, "grey"),
    ];
    assert_eq!(events[1..], expected);
    assert_eq!((place(&game, GREEN, "lady"), place(&game, RED, "lady")), ("castle", "grey"));
    assert_eq!(
        castle(&game, GREEN).influence(colour("grey")),
        1,
        "the owner gets nothing and loses nothing else"
    );
    assert_eq!(castle(&game, RED).influence(colour("grey")), 1);
}

/// MER-X7, MER-7.10, MER-20.2: without a marker on the castle only the vassals move.
#[test]
fn a_lady_without_markers_brings_nothing() {
    let six = ["black", "black", "blue", "blue", "brown", "brown"];
    let scene = Scene::new(2).knight_on(RED, 4).vassal(BLUE, "lady", "grey").influence(RED, &six);
    let mut game = scene.build();
    let events = play(&mut game, RED, "deploy lady grey");
    assert_eq!(
        events.last(),
        Some(&Event::BroughtNothing { seat: RED, vassal: Vassal::Lady, colour: colour("grey") })
    );
    assert_eq!((place(&game, BLUE, "lady"), castle(&game, RED).influence(colour("grey"))), ("castle", 0));
}

/// MER-7.5, MER-7.6 (builder), MER-7.7 (shield-bearer), MER-7.8 (flag-bearer), MER-7.9 (lady): each vassal
/// acts in its own way, without being asked.
#[test]
fn each_vassal_acts() {
    for (vassal, item) in [("builder", "material"), ("shield_bearer", "shield"), ("flag_bearer", "flag")] {
        let mut game = Scene::new(2).knight_on(RED, 8).build();
        let item = format!("{item} blue");
        let events = play(&mut game, RED, &format!("deploy {vassal} blue"));
        assert_eq!(events.last(), Some(&took(RED, &item)));
        assert_eq!((owned(&game, RED, &item), supply(&game, &item)), (1, 5));
    }
    let mut game = Scene::new(2).knight_on(RED, 8).influence(RED, &["blue"]).build();
    let events = play(&mut game, RED, "deploy lady blue");
    assert_eq!(events.last(), Some(&influences(RED, "blue")));
    assert_eq!(castle(&game, RED).influence(colour("blue")), 2, "in addition to markers already there");
}

/// MER-7.10, MER-7.11, MER-20.1: with an empty supply the vassal is deployed all the same; the player may choose it.
#[test]
fn a_vassal_may_bring_nothing() {
    let six = ["material grey"; 6];
    let mut game = Scene::new(2).knight_on(RED, 4).items(BLUE, &six).build();
    assert!(offers(&game, RED).contains(&"deploy builder grey".to_owned()));
    let events = play(&mut game, RED, "deploy builder grey");
    let nothing = Event::BroughtNothing { seat: RED, vassal: Vassal::Builder, colour: colour("grey") };
    assert_eq!(events.last(), Some(&nothing));
    assert_eq!((place(&game, RED, "builder"), owned(&game, RED, "material grey")), ("grey", 0));
}

/// MER-7.12: several vassals of one player in one principality, each on its own place.
#[test]
fn several_vassals_in_one_principality() {
    let scene = Scene::new(2).knight_on(RED, 4).vassal(RED, "lady", "grey").vassal(RED, "builder", "grey");
    let mut game = scene.build();
    play(&mut game, RED, "deploy flag_bearer grey");
    assert_eq!(castle(&game, RED).vassals_in(colour("grey")), 3);

    let mut last = scene.vassal(RED, "flag_bearer", "grey").build();
    assert_eq!(offers_of(&last, RED, "deploy"), ["shield_bearer grey"], "three there leave the fourth");
    play(&mut last, RED, "deploy shield_bearer grey");
    assert_eq!(castle(&last, RED).vassals_in(colour("grey")), 4);
}

/// MER-7.13: with all four there the action lapses.
#[test]
fn with_all_four_there_the_action_lapses() {
    let scene = Vassal::ALL
        .iter()
        .fold(Scene::new(2).knight_on(RED, 4), |scene, vassal| scene.vassal(RED, vassal.id(), "grey"));
    let game = scene.build();
    assert_eq!(offers(&game, RED), ["forfeit"]);
    refused(&game, RED, "deploy lady grey", "MER-7.13");
}
