//! Sections 2, 3, 5 and 6: Arthur, extra moves, the ring, the new flags.

use super::{arthur_on, chosen, scene};
use crate::support::{RED, castle, offers, offers_of, open, owned, place, play, plays, points, refused};
use merlin::{Frame, Window};

fn arthur(game: &merlin::Merlin) -> String {
    open(game).modules.arthur.figure().map_or("-".to_owned(), |space| space.to_string())
}

/// ARU-1.4, ARU-2.4, ARU-2.6, example ARU-X1: a die of 3 brings Arthur from 0 to 3 or to 10, and nowhere else.
#[test]
fn arthur_walks_either_way() {
    let game = chosen("arthur 3", "", "");
    assert_eq!(offers_of(&game, RED, "walk"), ["clockwise", "counter-clockwise"]);
    for (way, ends) in [("walk clockwise", "i3"), ("walk counter-clockwise", "i10")] {
        let mut game = game;
        play(&mut game, RED, way);
        assert_eq!(arthur(&game), ends);
    }
}

/// ARU-2.9: reverse and mirror never serve Arthur.
#[test]
fn flags_of_the_knight() {
    let flags = "flags = { blue = 1, brown = 1 }";
    refused(&chosen("arthur 3", flags, ""), RED, "reverse", "ARU-2.9");
    refused(&arthur_on(1, flags, ""), RED, "mirror", "ARU-2.9");
}

/// ARU-3.2: an item of the kind from any principality, without influence; no other kind.
#[test]
fn a_shield_of_choice() {
    let mut game = arthur_on(1, "", "");
    assert_eq!(offers_of(&game, RED, "take shield").len(), 6);
    refused(&game, RED, "take flag blue", "ARU-3.2");
    play(&mut game, RED, "take shield brown");
    assert_eq!(owned(&game, RED, "shield brown"), 1);
}

/// ARU-3.7, ARU-3.8, ARU-3.9, ARU-3.10, example ARU-X8: the ring, a mission without its requirements, then
/// the regular one.
#[test]
fn the_ring_and_a_regular_mission() {
    let items = "flags = { black = 1, purple = 1 }\nhand = [\"m20\", \"m44\", \"m54\", \"m55\"]";
    let mut game = arthur_on(10, items, "ring = 2");
    play(&mut game, RED, "arthur ring m44");
    assert_eq!((points(&game, RED), open(&game).modules.arthur.ring()), (3, Some(RED)));
    plays(&mut game, RED, &["complete m20", "end"]);
    assert_eq!(open(&game).top(), Frame::Replace(2));
    assert!(points(&game, RED) > 3);
}

/// ARU-3.14, ARU-3.15, ARU-3.16, example ARU-X2: from 21 the stairs lead to black, where a vassal is deployed.
#[test]
fn the_stairs() {
    let mut game = arthur_on(3, "knight = 21", "");
    play(&mut game, RED, "perform");
    assert_eq!(castle(&game, RED).knight.map(|space| space.to_string()).as_deref(), Some("0"));
    play(&mut game, RED, "deploy lady black");
    assert_eq!((place(&game, RED, "lady"), castle(&game, RED).influence_on_board()), ("black", 1));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    let mut game = arthur_on(3, "knight = 0", "");
    play(&mut game, RED, "perform");
    assert_eq!(castle(&game, RED).knight.map(|space| space.to_string()).as_deref(), Some("4"), "ARU-X3");
    play(&mut game, RED, "forfeit");
}

/// ARU-3.17, ARU-3.18, ARU-2.12, ARU-2.13, example ARU-X4: Merlin to a build space, a manor, a staff, a second manor.
#[test]
fn merlin_builds_twice() {
    let base = |red: &str| {
        let text = "due = [\"window moved\"]\ndie = \"arthur 3\"\nfigure = \"arthur\"\naction = \"i8\"\n[board]\nmerlin = 3";
        scene(text, red, "figure = \"i8\"")
    };
    let mut game = base("materials = { grey = 2 }");
    refused(&game, RED, "arthur merlin clockwise 4", "ARU-3.17");
    play(&mut game, RED, "arthur merlin counter-clockwise 1");
    let first = offers_of(&game, RED, "build")[0].clone();
    play(&mut game, RED, &format!("build {first}"));
    while !matches!(open(&game).top(), Frame::Window(_)) {
        play(&mut game, RED, "done");
    }
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    refused(&game, RED, "end", "MER-4.1");
    play(&mut game, RED, "staff");
    let second = offers_of(&game, RED, "build")[0].clone();
    play(&mut game, RED, &format!("build {second}"));
    while !matches!(open(&game).top(), Frame::Window(_)) {
        play(&mut game, RED, "done");
    }
    assert_eq!((castle(&game, RED).staffs, castle(&game, RED).manors.len()), (2, 2));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// ARU-5.1, ARU-5.2, ARU-5.3, ARU-5.4, examples ARU-X9 and ARU-X10: between 0 and 7 spaces, and the die stays
/// as it is afterwards.
#[test]
fn a_space_more_or_less() {
    let mut game = chosen("own 6", "knight = 8\nflags = { black = 2 }\napples = 1", "");
    play(&mut game, RED, "arthur more");
    refused(&game, RED, "arthur more", "ARU-5.3");
    refused(&game, RED, "apple 2", "ARU-5.4");
    play(&mut game, RED, "walk clockwise");
    assert_eq!(castle(&game, RED).knight.map(|space| space.to_string()).as_deref(), Some("15"));
    let mut game = chosen("own 1", "knight = 8\nflags = { black = 1 }", "");
    play(&mut game, RED, "arthur less");
    assert_eq!(offers_of(&game, RED, "walk"), ["clockwise"]);
    play(&mut game, RED, "walk clockwise");
    assert!(offers(&game, RED).contains(&"deploy builder blue".to_owned()));
}

/// ARU-5.7, ARU-5.8, ARU-5.11, ARU-5.12, example ARU-X11: a knight die moves Merlin, who may be helped by a staff.
#[test]
fn another_figure() {
    let mut game = chosen("own 2", "flags = { grey = 2 }", "");
    refused(&game, RED, "arthur switch knight", "ARU-5.7");
    play(&mut game, RED, "arthur switch merlin");
    refused(&game, RED, "arthur switch arthur", "ARU-5.12");
    play(&mut game, RED, "walk counter-clockwise");
    assert_eq!(open(&game).merlin.to_string(), "22");
    assert_eq!(owned(&game, RED, "flag grey"), 1);
}

/// ARU-6.4, ARU-6.5, example ARU-X12: the builder in orange takes another material; without vassals the action lapses.
#[test]
fn a_vassal_acts_again() {
    let on = |red: &str| {
        let turn = "due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = 9";
        scene(turn, &format!("knight = 9\n{red}"), "")
    };
    let mut game = on("vassals = { builder = \"orange\" }");
    play(&mut game, RED, "arthur activate builder");
    assert_eq!((owned(&game, RED, "material orange"), place(&game, RED, "builder")), (1, "orange"));
    refused(&on(""), RED, "arthur activate builder", "ARU-6.5");
}

/// ARU-6.6, example ARU-X13: a point for each manor.
#[test]
fn points_for_manors() {
    let turn = "due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = 21";
    let mut game = scene(turn, "knight = 21\nmanors = [\"0,0\", \"0,1\", \"0,2\"]", "");
    play(&mut game, RED, "perform");
    assert_eq!(points(&game, RED), 3);
}

/// ARU-2.14, ARU-6.3, examples ARU-X20 and ARU-X21: one staff, after either of two actions.
#[test]
fn one_staff_in_a_turn() {
    let turn =
        "due = [\"window moved\"]\ndie = \"merlin 1\"\nfigure = \"merlin\"\naction = 1\n[board]\nmerlin = 1";
    let mut game = scene(turn, "materials = { grey = 3 }", "figure = \"i7\"");
    plays(&mut game, RED, &["arthur step clockwise", "arthur merlin clockwise 1"]);
    let first = offers_of(&game, RED, "build")[0].clone();
    play(&mut game, RED, &format!("build {first}"));
    while !matches!(open(&game).top(), Frame::Window(_)) {
        play(&mut game, RED, "done");
    }
    let mut later = game;
    play(&mut game, RED, "staff");
    let second = offers_of(&game, RED, "build")[0].clone();
    play(&mut game, RED, &format!("build {second}"));
    while !matches!(open(&game).top(), Frame::Window(_)) {
        play(&mut game, RED, "done");
    }
    refused(&game, RED, "staff", "ARU-2.14");
    play(&mut later, RED, "done");
    plays(&mut later, RED, &["staff", "arthur step clockwise"]);
    assert_eq!(arthur(&later), "i9");
}

/// ARU-5.9, ARU-5.10: a knight die that moves Merlin permits a staff and is used up; a Merlin die that moves the knight
/// permits none.
#[test]
fn staffs_look_at_the_figure() {
    let mut game = chosen("own 2", "flags = { grey = 1 }\nmaterials = { grey = 2 }", "");
    plays(&mut game, RED, &["arthur switch merlin", "walk clockwise"]);
    let first = offers_of(&game, RED, "build")[0].clone();
    play(&mut game, RED, &format!("build {first}"));
    while !matches!(open(&game).top(), Frame::Window(_)) {
        play(&mut game, RED, "done");
    }
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    assert_eq!(castle(&game, RED).dice.used(), 1);
    let mut game = chosen("merlin 2", "knight = 8\nflags = { grey = 1 }\nmaterials = { grey = 2 }", "");
    plays(&mut game, RED, &["arthur switch knight", "walk clockwise"]);
    let first = offers_of(&game, RED, "build")[0].clone();
    play(&mut game, RED, &format!("build {first}"));
    while !matches!(open(&game).top(), Frame::Window(_)) {
        play(&mut game, RED, "done");
    }
    refused(&game, RED, "staff", "MER-6.15");
}
