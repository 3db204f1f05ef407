//! Section 3: shield markers and material markers.

use super::{board, returned, scene, table, with};
use crate::support::{
    BLUE, RED, Scene, castle, let_chance, offers, offers_of, open, owned, play, plays, points, refused,
    scored, supply,
};
use merlin::{Event, Means};

/// The end of the second round: red faces traitors in the scoring.
fn scoring(items: &[&str], traitors: &[&str], markers: &[&str]) -> Scene {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let mut scene = scene().round(2).start(BLUE).turn(RED).items(RED, items).traitors(RED, traitors);
    for seat in table::Seat::all(4) {
        scene = scene.dice(seat, used);
    }
    let last = scene.due(&["window after"]).fact("die", "\"own 1\"").fact("figure", "\"knight\"");
    last.fact("action", "3").knight(RED, 3).tables(&table("", &[markers]))
}

/// MKT-3.1, MKT-3.2: a marker is a shield for a mission and stays; INT-4.9.
#[test]
fn missions_count_markers() {
    let mut game =
        with("", &[&["shield brown"]]).turn(RED).items(RED, &["material black"]).hand(RED, &["m12"]).build();
    play(&mut game, RED, "complete m12");
    assert_eq!(points(&game, RED), 1);
    assert!(open(&game).modules.market.has(RED, crate::support::item("shield brown")));
}

/// MKT-3.1, INT-11.3: points spaces for shields and materials count markers.
#[test]
fn points_spaces_count_markers() {
    let mut game =
        with("", &[&["shield brown", "shield black"]]).knight_on(RED, 3).items(RED, &["shield grey"]).build();
    assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 3, "MER-8.1")]);
    let mut game = with("", &[&["material brown", "shield black"]]).knight_on(RED, 7).build();
    assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 1, "MER-8.1")]);
}

/// MKT-3.3, MKT-3.4: a material marker used to build returns to the board and not to a principality; it can
/// be bought at once.
#[test]
fn building_with_a_marker() {
    let mut game = with("", &[&["material grey"]]).knight_on(RED, 2).build();
    let offer = offers_of(&game, RED, "build").remove(0);
    let events = play(&mut game, RED, &format!("build {offer}"));
    assert_eq!(events[1], returned(RED, "material grey"));
    assert_eq!(supply(&game, "material grey"), 6);
    assert!(board(&game).contains(&"material grey".to_owned()));
    if offers(&game, RED).contains(&"done".to_owned()) {
        play(&mut game, RED, "done");
    }
    play(&mut game, RED, "market visit material grey");
}

/// MKT-3.5: with both, the player chooses; the base move gives the piece, the move of the market the marker.
#[test]
fn the_player_chooses_what_to_build_with() {
    let game = with("", &[&["material grey"]])
        .knight_on(RED, 2)
        .items(RED, &["material grey", "material blue"])
        .build();
    let offer = offers_of(&game, RED, "market build").remove(0);
    assert!(offer.ends_with(" grey"), "{offer}");
    assert!(!offers_of(&game, RED, "market build").iter().any(|offer| offer.ends_with(" blue")));
    let mut piece = game;
    play(&mut piece, RED, &format!("build {offer}"));
    assert_eq!(
        (owned(&piece, RED, "material grey"), board(&piece).contains(&"material grey".to_owned())),
        (0, false)
    );
    let mut marker = game;
    play(&mut marker, RED, &format!("market build {offer}"));
    assert_eq!(
        (owned(&marker, RED, "material grey"), board(&marker).contains(&"material grey".to_owned())),
        (1, true)
    );
    let site = offer.split(' ').next().expect("a tile");
    refused(&game, RED, &format!("market build {site} blue"), "MKT-3.5");
    let alone = with("", &[&["material grey"]]).knight_on(RED, 2).build();
    refused(&alone, RED, &format!("market build {offer}"), "MKT-3.5");
}

/// MKT-3.4, example MKT-X4: one purple traitor, one purple shield marker: repelled, the marker on the board, no shield
/// returned; INT-12.2.
#[test]
fn a_marker_repels_a_traitor() {
    let mut game = scoring(&[], &["purple"], &["shield purple"]).build();
    let events = play(&mut game, RED, "end");
    assert!(events.contains(&returned(RED, "shield purple")));
    let repelled = events
        .iter()
        .any(|event| matches!(event, Event::TraitorRepelled { seat: RED, means: Means::Shield, .. }));
    assert!(repelled);
    assert!(!events.iter().any(|event| matches!(event, Event::Returned { .. })));
    assert_eq!(points(&game, RED), 0, "no traitor was left");
}

/// MKT-3.5: one traitor, a shield and a marker: the player says which one goes; as many are spent as the base
/// rules say.
#[test]
fn the_player_chooses_what_repels() {
    let scene = scoring(&["shield purple"], &["purple"], &["shield purple"]);
    let mut game = scene.build();
    play(&mut game, RED, "end");
    assert_eq!(offers(&game, RED), ["done", "market repel purple"]);
    refused(&game, RED, "market repel black", "MKT-3.4");
    let mut piece = game;
    play(&mut piece, RED, "done");
    assert_eq!((owned(&piece, RED, "shield purple"), open(&piece).modules.market.items(RED).count()), (0, 1));
    let mut marker = game;
    let events = play(&mut marker, RED, "market repel purple");
    assert_eq!(events[0], returned(RED, "shield purple"));
    assert_eq!(
        (owned(&marker, RED, "shield purple"), open(&marker).modules.market.items(RED).count()),
        (1, 0)
    );
    assert_eq!(castle(&marker, RED).traitors_attached(), 0);
    let_chance(&mut marker);
}

/// MKT-3.5: two traitors need both, so nothing is asked.
#[test]
fn no_choice_when_all_are_needed() {
    let mut game = scoring(&["shield purple"], &["purple", "purple"], &["shield purple"]).build();
    play(&mut game, RED, "end");
    assert_eq!(castle(&game, RED).traitors_attached(), 0);
    assert_eq!((owned(&game, RED, "shield purple"), open(&game).modules.market.items(RED).count()), (0, 0));
    let flags = scoring(&["shield purple", "flag black"], &["purple", "purple"], &["shield purple"]);
    let mut game = flags.build();
    play(&mut game, RED, "end");
    refused(&game, RED, "market repel purple", "MKT-3.5");
}

/// MKT-3.3, MKT-3.5, INT-9.5: an exchange space of another rondel takes markers too; they go to the market board.
#[test]
fn exchanging_a_marker() {
    let text = include_str!("../../../../../components/merlin/gold.toml").replacen(
        "kind = \"relocate\"",
        "kind = \"exchange\"",
        1,
    );
    let components = merlin::Components::read(&text).expect("a rondel with an exchange space");
    let position =
        with("", &[&["shield grey"]]).knight_on(RED, 14).items(RED, &["shield grey", "flag blue"]).position();
    let game = <merlin::Merlin as table::Game>::from_position(&position, components).expect("a position");
    assert_eq!(offers_of(&game, RED, "market return"), ["shield grey"]);
    refused(&game, RED, "market return flag blue", "MKT-3.5");
    let mut marker = game;
    let events = play(&mut marker, RED, "market return shield grey");
    assert_eq!(events[1], returned(RED, "shield grey"));
    play(&mut marker, RED, "take material black");
    assert_eq!(owned(&marker, RED, "shield grey"), 1);
    let mut piece = game;
    plays(&mut piece, RED, &["return shield grey", "take shield grey"]);
    assert_eq!(open(&piece).modules.market.items(RED).count(), 1);
}

/// MKT-3.1, INT-13.4, example MKT-X10: at the end 2 flags, 1 shield, 1 shield marker, 2 material markers are
/// 6 resources, 2 points; an apple-mistletoe marker is worth 1 point (MKT-6.3); plus markers nothing
/// (MKT-4.7).
#[test]
fn the_end_counts_markers() {
    let items = ["flag blue", "flag grey", "shield grey"];
    let markers = ["shield black", "material black", "material grey", "apple_mistletoe", "plus"];
    let base = scoring(&items, &[], &markers).round(6).apples(RED, 0).staffs(RED, 0);
    let mut game = base.build();
    let mut events = play(&mut game, RED, "end");
    events.extend(let_chance(&mut game));
    let end = events.iter().position(|event| *event == Event::FinalPoints).expect("the game is over");
    let own: Vec<_> = scored(&events[end..]).into_iter().filter(|(seat, ..)| *seat == RED).collect();
    assert_eq!(own, [(RED, 1, "MER-16.1"), (RED, 2, "MER-16.2"), (RED, 3, "GLD-2.8")]);
}
