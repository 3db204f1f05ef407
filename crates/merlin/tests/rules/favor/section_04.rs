//! Section 4: deploy anywhere.

use super::with;
use crate::support::{BLUE, RED, Scene, influences, offers_of, open, place, play, plays, refused, took};
use merlin::{Colour, Event, Frame, Merlin, Vassal, Window};

/// The principalities in which a vassal can be deployed.
fn places(game: &Merlin, vassal: &str) -> Vec<String> {
    let own = |text: String| text.strip_prefix(vassal).map(|rest| rest.trim().to_owned());
    offers_of(game, RED, "deploy").into_iter().filter_map(own).collect()
}

/// Merlin stands on the blue principality space.
fn on_blue(abilities: &[&str]) -> Scene {
    with(abilities).merlin_on(RED, 8)
}

const ALL: [&str; 6] = ["black", "grey", "blue", "purple", "orange", "brown"];

/// FAV-4.1, FAV-4.2: from the castle to any of the six; vassals without the ability only where the space says.
#[test]
fn from_the_castle_anywhere() {
    let mut game = on_blue(&["shield_bearer 2"]).build();
    assert_eq!(places(&game, "shield_bearer"), ALL);
    assert_eq!(places(&game, "lady"), ["blue"]);
    refused(&game, RED, "deploy lady brown", "MER-7.1");
    let events = play(&mut game, RED, "deploy shield_bearer brown");
    assert_eq!(events.last(), Some(&took(RED, "shield brown")));
    assert_eq!(place(&game, RED, "shield_bearer"), "brown");
}

/// FAV-4.2, FAV-4.1, example FAV-X4: from a principality to any other one, also from that of the space; not
/// to where it stands.
#[test]
fn from_a_principality_to_any_other() {
    let game = on_blue(&["shield_bearer 2"]).vassal(RED, "shield_bearer", "blue").build();
    assert_eq!(places(&game, "shield_bearer"), ["black", "grey", "purple", "orange", "brown"]);
    refused(&game, RED, "deploy shield_bearer blue", "MER-7.1");
    let game = on_blue(&["shield_bearer 2"]).vassal(RED, "shield_bearer", "grey").build();
    assert_eq!(places(&game, "shield_bearer"), ["black", "blue", "purple", "orange", "brown"]);
    refused(&game, RED, "deploy shield_bearer grey", "MER-7.1");
}

/// FAV-4.3: it displaces and acts where it is deployed.
#[test]
fn it_acts_where_it_comes() {
    let mut game = on_blue(&["lady 2"]).vassal(BLUE, "lady", "orange").build();
    let events = play(&mut game, RED, "deploy lady orange");
    let displaced = Event::Displaced { seat: BLUE, vassal: Vassal::Lady, from: Colour::Orange };
    assert_eq!(events[events.len() - 2..], [displaced, influences(RED, "orange")]);
}

/// FAV-4.4: neither on the influence space for vassals nor on the space that relocates one.
#[test]
fn on_principality_spaces_only() {
    let game = with(&["lady 2"]).merlin_on(RED, 23).influence(RED, &["grey"]).build();
    assert_eq!(places(&game, "lady"), ["grey"]);
    refused(&game, RED, "deploy lady brown", "MER-8.6");
    let game = with(&["lady 2"]).merlin_on(RED, 14).vassal(RED, "lady", "grey").build();
    assert_eq!(places(&game, "lady"), ["black", "blue"]);
    refused(&game, RED, "deploy lady brown", "MER-9.9");
}

/// FAV-4.5: any number of times, also in both executions of a repeated action; its seal is never turned over.
#[test]
fn in_both_executions() {
    let mut game = on_blue(&["lady 2"]).build();
    plays(&mut game, RED, &["deploy lady brown", "staff", "deploy lady grey"]);
    assert_eq!(place(&game, RED, "lady"), "grey");
    assert_eq!(super::used(&game, RED), [""; 0]);
}

/// FAV-4.6: with all four vassals there the action does not lapse, if one of them has the ability.
#[test]
fn no_lapse_with_all_four_there() {
    let all = |abilities: &[&str]| {
        let vassals = ["lady", "builder", "shield_bearer", "flag_bearer"];
        vassals.into_iter().fold(on_blue(abilities), |scene, vassal| scene.vassal(RED, vassal, "blue"))
    };
    let game = all(&["lady 3"]).build();
    refused(&game, RED, "deploy builder grey", "MER-7.13");
    let mut game = all(&["builder 2"]).build();
    assert_eq!(offers_of(&game, RED, "deploy").len(), 5);
    refused(&game, RED, "deploy lady grey", "MER-7.1");
    play(&mut game, RED, "deploy builder grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between), "a staff may follow");
    assert_eq!(places(&game, "builder"), [""; 0], "no deployment without one");
}
