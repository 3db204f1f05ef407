//! The rest of sections 2 to 6: inner spaces, replacing, Picts without bonus.

use super::{arthur_on, chosen, scene};
use crate::support::{BLUE, RED, castle, chance, offers, offers_of, open, owned, play, refused};
use merlin::{Components, Merlin};
use table::Game;

/// ARU-2.5, ARU-2.8, ARU-5.5: an apple changes the Arthur die, a flag its spaces; the action may be forgone.
#[test]
fn an_arthur_die_is_a_die() {
    let mut game = chosen("arthur 3", "apples = 1\nflags = { black = 1 }", "");
    play(&mut game, RED, "apple 5");
    play(&mut game, RED, "arthur less");
    play(&mut game, RED, "walk clockwise");
    assert_eq!(open(&game).modules.arthur.figure().map(|space| space.to_string()).as_deref(), Some("i4"));
    play(&mut game, RED, "forfeit");
}

/// ARU-2.10, ARU-2.7, ARU-2.11: after Arthur's main move the action of another knight's space; extra moves
/// know no flags.
#[test]
fn a_different_action() {
    let mut game = arthur_on(1, "flags = { orange = 1 }", "");
    let space = offers_of(&game, RED, "different_action")[0].clone();
    play(&mut game, RED, &format!("different_action {space}"));
    assert!(!offers(&game, RED).iter().any(|text| text.starts_with("take shield")));
    let mut game = arthur_on(3, "knight = 21\nflags = { orange = 1, brown = 1, blue = 1 }", "");
    play(&mut game, RED, "perform");
    refused(&game, RED, "mirror", "MER-13.14");
    assert!(offers(&game, RED).iter().all(|text| text == "forfeit" || text.starts_with("deploy")));
}

/// ARU-3.4: a marker to any principality; without one the action lapses.
#[test]
fn influence_of_choice() {
    let mut game = arthur_on(11, "", "");
    assert_eq!(offers_of(&game, RED, "place").len(), 6);
    play(&mut game, RED, "place brown");
    assert_eq!(castle(&game, RED).influence_on_board(), 1);
    refused(&arthur_on(11, "influence = { black = 6 }", ""), RED, "place brown", "ARU-3.4");
}

/// ARU-3.3: with no shield left anywhere the action lapses.
#[test]
fn no_shield_anywhere() {
    let all = "shields = { black = 6, grey = 6, blue = 6, purple = 6, orange = 6, brown = 6 }";
    refused(&arthur_on(1, all, ""), RED, "take shield black", "ARU-3.3");
}

/// ARU-3.5, ARU-3.6: Grail with an apple and Excalibur with a traitor, inside.
#[test]
fn relics_inside() {
    let mut game = arthur_on(2, "", "");
    play(&mut game, RED, "perform");
    assert_eq!((open(&game).grail, castle(&game, RED).apples), (Some(RED), 2));
    let mut game = arthur_on(6, "traitors = { black = 1 }", "");
    play(&mut game, RED, "dismiss black");
    assert_eq!((open(&game).excalibur, castle(&game, RED).traitors_attached()), (Some(RED), 0));
}

/// ARU-3.12, ARU-3.13, ARU-3.11: without a mission the ring is taken all the same; it brings no points.
#[test]
fn the_ring_alone() {
    let mut game = arthur_on(10, "", "ring = 2");
    play(&mut game, RED, "perform");
    assert_eq!((open(&game).modules.arthur.ring(), crate::support::points(&game, RED)), (Some(RED), 0));
}

fn with_manors(red: &str, blue: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"arthur\"\n[turn]\ndue = [\"window moved\"]\ndie = \"arthur 1\"\nfigure = \"arthur\"\n\
         action = \"i12\"\n[[seat]]\nmanors = {red}\n[[seat]]\nmanors = {blue}\n[arthur]\nfigure = \"i12\"\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// ARU-3.19, ARU-3.20, ARU-3.21, example ARU-X5: a manor on a tower tile is replaced, and nothing is gained.
#[test]
fn a_manor_is_replaced() {
    let mut game = with_manors("[]", "[\"0,4\", \"0,5\"]");
    refused(&game, RED, "arthur replace 0,0", "ARU-3.19");
    play(&mut game, RED, "arthur replace 0,5");
    assert_eq!((castle(&game, RED).manors_left(), castle(&game, BLUE).manors_left()), (6, 6));
    assert_eq!(castle(&game, RED).items.total(), 0);
    refused(&with_manors("[]", "[]"), RED, "arthur replace 0,5", "ARU-3.21");
}

/// ARU-3.22, ARU-4.2, ARU-4.6, ARU-4.7, ARU-4.10, example ARU-X7: bonuses, and those that are lost.
#[test]
fn bonuses() {
    let on = |red: &str, first: &str| {
        arthur_on(9, red, &format!("display = [\"{first}\", \"p02\", \"p04\", \"p06\"]"))
    };
    let take = |mut game: Merlin, pict: &str| {
        play(&mut game, RED, &format!("arthur take {pict}"));
        chance(&mut game, "arthur pict p08");
        game
    };
    assert_eq!(castle(&take(on("", "p25"), "p25"), RED).apples, 2);
    assert_eq!(castle(&take(on("", "p21"), "p21"), RED).influence_on_board(), 1);
    let none = take(on("shields = { blue = 6 }", "p03"), "p03");
    assert_eq!((owned(&none, RED, "shield blue"), open(&none).pict_result(RED)), (6, 3));
    let seven = "manors = [\"0,0\", \"0,1\", \"0,2\", \"0,3\", \"0,4\", \"0,5\", \"1,0\"]";
    assert_eq!(castle(&take(on(seven, "p30"), "p30"), RED).manors.len(), 7);
}

/// ARU-4.4: with neither display nor stacks the action lapses.
#[test]
fn no_pict_left() {
    let gone: Vec<String> = (1..=30).map(|number| format!("p{number:02}")).collect();
    let tables = format!("display = [\"-\", \"-\", \"-\", \"-\"]\ngone = {gone:?}");
    refused(&arthur_on(0, "", &tables), RED, "arthur take p01", "ARU-4.4");
}

/// ARU-5.6: Merlin staying by 0 spaces permits a staff.
#[test]
fn staying_is_moving() {
    let mut game = chosen("merlin 1", "flags = { black = 1 }", "");
    for text in ["arthur less", "walk clockwise", "deploy builder black", "staff"] {
        play(&mut game, RED, text);
    }
}

/// ARU-6.1, ARU-6.2: the apple space, and Arthur goes exactly one space.
#[test]
fn apple_and_move_arthur() {
    let on = |space: u8| {
        let turn =
            format!("due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = {space}");
        scene(&turn, &format!("knight = {space}"), "")
    };
    let mut game = on(13);
    play(&mut game, RED, "perform");
    assert_eq!(castle(&game, RED).apples, 2);
    assert_eq!(offers_of(&on(1), RED, "arthur step"), ["clockwise", "counter-clockwise"]);
}
