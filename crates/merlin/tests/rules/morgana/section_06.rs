//! Section 6: the blocked principality.

use super::{own, state, with};
use crate::support::{
    BLUE, RED, Scene, castle, influences, item, offers, offers_of, open, owned, place, play, plays, refused,
    space, took,
};
use merlin::modules::morgana::Event as Morgana;
use merlin::{Colour, Event};

fn blocked(colour: &str) -> Scene {
    with(&format!("figure = \"{colour}\""), &[])
}

/// MOR-6.1, example MOR-X1: figures skip the blocked space without counting it, in both directions.
#[test]
fn the_space_is_skipped() {
    let base = blocked("grey").turn(RED).knight(RED, 2).merlin(6);
    let mut knight = base.clone().build();
    plays(&mut knight, RED, &["die own 3", "walk clockwise"]);
    assert_eq!(castle(&knight, RED).knight, Some(space(6)));
    let mut merlin = base.dice(RED, ["own 1", "own 2", "own 3", "merlin 2"]).build();
    plays(&mut merlin, RED, &["die merlin 2", "walk counter-clockwise"]);
    assert_eq!(open(&merlin).merlin, space(3));
}

/// MOR-6.2, example MOR-X2: a figure on the space stays, and leaves it by a normal move.
#[test]
fn a_figure_on_the_space() {
    let mut game = blocked("grey").turn(RED).knight(RED, 4).build();
    plays(&mut game, RED, &["die own 1", "walk clockwise"]);
    assert_eq!(castle(&game, RED).knight, Some(space(5)));
}

/// MOR-6.3, INT-7.9: its action cannot be performed by anyone in any way.
#[test]
fn its_action_is_forbidden() {
    let scene = blocked("grey").knight_on(RED, 6).knight(BLUE, 4).items(RED, &["flag orange"]);
    let game = scene.build();
    assert_eq!(offers_of(&game, RED, "different_action").len(), 2, "two other knights");
    refused(&game, RED, "different_action 4", "INT-7.9");
    let view = table::Game::view(&game, table::Eye::Seat(RED));
    let prospect = view.prospect(RED, space(4));
    assert_eq!(prospect.lapses.map(|clause| clause.0), Some("MOR-6.3"));
}

/// MOR-6.4, INT-7.13, example MOR-X3: the opposite space is index + 12; a blocked one cannot be reached by the flag.
#[test]
fn mirroring() {
    let flag = |from: u8| blocked("grey").knight_on(RED, from).items(RED, &["flag brown"]).build();
    refused(&flag(16), RED, "mirror", "MOR-6.4");
    assert!(!offers(&flag(16), RED).contains(&"mirror".to_owned()));
    let mut game = flag(5);
    play(&mut game, RED, "mirror");
    assert_eq!(castle(&game, RED).knight, Some(space(17)));
}

/// MOR-6.5, example MOR-X4: influence only in the blocked principality brings nothing; with another one, that one.
#[test]
fn nothing_is_taken_from_it() {
    let scene = || blocked("blue").knight_on(RED, 15);
    let only = scene().influence(RED, &["blue"]).build();
    assert_eq!(offers_of(&only, RED, "take"), [""; 0]);
    refused(&only, RED, "take shield blue", "MOR-6.5");
    // Where there is no influence that is the reason, whoever blocks.
    refused(&scene().build(), RED, "take shield blue", "MER-8.8");
    let two = scene().influence(RED, &["blue", "brown"]).build();
    assert_eq!(offers_of(&two, RED, "take"), ["shield brown"]);
    refused(&two, RED, "take shield blue", "MOR-6.5");
}

/// MOR-6.5, MOR-6.8, INT-9.4: nor by a tower, nor by a vassal.
#[test]
fn neither_tower_nor_vassal() {
    let all =
        ["black", "grey", "blue", "purple", "orange", "brown"].map(|colour| format!("material {colour}"));
    let scene = blocked("blue").knight_on(RED, 2).items(RED, &all.each_ref().map(String::as_str));
    let mut game = scene.build();
    let tower = offers_of(&game, RED, "build").into_iter().find(|offer| offer.starts_with("0,5 "));
    play(&mut game, RED, &format!("build {}", tower.expect("a tile with a tower")));
    assert_eq!(open(&game).top().to_string(), "tower");
    assert!(!offers_of(&game, RED, "take").contains(&"shield blue".to_owned()));
    refused(&game, RED, "take flag blue", "MOR-6.5");
    assert_eq!(play(&mut game, RED, "place blue")[0], influences(RED, "blue"));
}

/// MOR-6.6: vassals come there by other spaces: builder, shield-bearer and flag-bearer bring nothing, the lady acts.
#[test]
fn vassals_in_the_blocked_principality() {
    for (vassal, event) in
        [("builder", None), ("shield_bearer", None), ("flag_bearer", None), ("lady", Some(()))]
    {
        let mut game = blocked("blue").knight_on(RED, 23).influence(RED, &["blue"]).build();
        let events = play(&mut game, RED, &format!("deploy {vassal} blue"));
        assert_eq!(place(&game, RED, vassal), "blue");
        assert_eq!(events.contains(&influences(RED, "blue")), event.is_some(), "{vassal}");
        let nothing = events.iter().any(|told| matches!(told, Event::BroughtNothing { .. }));
        assert_eq!(nothing, event.is_none(), "{vassal}");
    }
    let mut relocated = blocked("blue").knight_on(RED, 14).vassal(RED, "builder", "grey").build();
    play(&mut relocated, RED, "deploy builder blue");
    assert_eq!(owned(&relocated, RED, "material blue"), 0);
}

/// MOR-6.7, INT-4.10: things are put and returned there, and all counts in scorings and for missions.
#[test]
fn what_is_there_counts() {
    let mut game = blocked("blue").knight_on(RED, 11).influence(RED, &["blue", "blue"]).build();
    play(&mut game, RED, "perform");
    assert_eq!(crate::support::points(&game, RED), 2);
    let mut horn = with("figure = \"blue\"\ndice = [\"6\", \"1\", \"2\", \"3\"]", &[]).turn(RED);
    horn = horn.items(RED, &["material blue"]);
    let mut game = horn.build();
    plays(&mut game, RED, &["morgana die 6", "morgana place horn", "return material blue"]);
    assert_eq!(open(&game).supply(item("material blue")), 6);
    let mut scored = super::last_turn("figure = \"blue\"", [""; 4], 2).influence(RED, &["blue"]).build();
    let events = super::end_round(&mut scored);
    assert!(crate::support::scored(&events).contains(&(RED, 1, "MER-15.19")));
    let mission = blocked("blue").turn(RED).vassal(RED, "flag_bearer", "blue").hand(RED, &["m03"]);
    assert_eq!(offers_of(&mission.build(), RED, "complete"), ["m03"]);
}

/// MOR-6.9: as soon as Morgana leaves, everything is free again.
#[test]
fn when_she_leaves() {
    let facts = "figure = \"blue\"\ndice = [\"3\", \"1\", \"2\", \"4\"]";
    let mut game = with(facts, &[]).turn(RED).influence(BLUE, &["blue"]).knight(BLUE, 14).build();
    plays(&mut game, RED, &["morgana die 3", "morgana place cauldron 3"]);
    let events = play(&mut game, RED, "morgana stand grey");
    let moved = Morgana::Moved { seat: RED, from: Some(Colour::Blue), to: Colour::Grey };
    assert_eq!(events[0], own(moved));
    play(&mut game, RED, "end");
    plays(&mut game, BLUE, &["die own 1", "walk clockwise"]);
    assert_eq!(play(&mut game, BLUE, "take shield blue").last(), Some(&took(BLUE, "shield blue")));
    assert_eq!(state(&game).blocked(), Some(Colour::Grey));
}
