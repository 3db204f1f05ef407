//! Section 11: the green room.

use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, acting, field, let_chance, offers, offers_of, open, pieces, play,
    points_in, refused, score,
};
use camelot::{Bonus, Camelot, Closed, Colour, Due, Event, Refusal};

/// The Training Ground with these fields taken by blue and yellow in turn, and those of green; green has a shield.
fn training(green: &[&str], others: &[&str]) -> Scene {
    let scene = Scene::of(4).turn(GREEN).mission("one_green").knights(GREEN, green);
    others
        .iter()
        .enumerate()
        .fold(scene, |scene, (index, field)| scene.knights([BLUE, YELLOW, RED][index % 3], &[field]))
}

/// CAM-11.1, CAM-25.11: the free fields of the lowest row that is not full.
#[test]
fn rows_from_below() {
    let game = training(&["tr_11"], &["tr_12"]).build();
    assert_eq!(offers_of(&game, "place green"), ["tr_13", "tr_14"]);
    let refusal = refused(&game, "place green tr_21", "CAM-11.1");
    assert_eq!(refusal, Refusal::Closed { field: field("tr_21"), why: Closed::LowestRow });
    let game = training(&["tr_11"], &["tr_12", "tr_13", "tr_14"]).build();
    assert_eq!(offers_of(&game, "place green"), ["tr_21", "tr_22", "tr_23", "tr_24"]);
    assert_eq!(training(&["tr_21"], &[]).broken_clause(), "CAM-11.1");
    // The last field of a row opens the next one within the same turn.
    let mut game =
        Scene::of(4).mission("two_green_green").knights(BLUE, &["tr_11", "tr_12", "tr_13"]).build();
    play(&mut game, "place green tr_14");
    assert_eq!(offers_of(&game, "place green").len(), 4);
}

/// CAM-11.2: the points of the column, in every row.
#[test]
fn points_of_the_column() {
    for (fields, column) in [("tr_11", 4), ("tr_12", 2), ("tr_13", 3), ("tr_14", 3)] {
        let mut game = training(&[], &[]).build();
        assert_eq!(points_in(&play(&mut game, &format!("place green {fields}"))), [(GREEN, column)]);
    }
    let mut game = training(&[], &["tr_11", "tr_12", "tr_13", "tr_14"]).build();
    assert_eq!(points_in(&play(&mut game, "place green tr_21")), [(GREEN, 4)]);
}

/// CAM-11.3: rows, columns and diagonals of at least three: 14 lines.
#[test]
fn fourteen_lines() {
    let lines = &camelot::Components::printed().training_ground.lines;
    let mut lengths: Vec<usize> = lines.iter().map(|line| line.len() + 2).collect();
    lengths.sort_unstable();
    assert_eq!(lengths, [3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
}

/// How many bonuses a placement brings.
fn bonuses(game: &mut Camelot, text: &str) -> usize {
    play(game, text).iter().filter(|event| matches!(event, Event::LineCompleted { .. })).count()
}

/// CAM-11.4, CAM-11.5, CAM-X18: the first three in a line give a bonus, a fourth gives none.
#[test]
fn three_in_a_line() {
    let below = ["tr_11", "tr_13", "tr_14", "tr_21", "tr_23", "tr_24"];
    let mut game = training(&["tr_12", "tr_22"], &below).build();
    assert_eq!(bonuses(&mut game, "place green tr_32"), 1);
    play(&mut game, "bonus points");
    assert_eq!(score(&game, GREEN), 2 + 4);
    let rest: Vec<&str> = below.into_iter().chain(["tr_31", "tr_33", "tr_34"]).collect();
    let mut game = training(&["tr_12", "tr_22", "tr_32"], &rest).build();
    assert_eq!(bonuses(&mut game, "place green tr_42"), 0);
    assert_eq!(score(&game, GREEN), 2);
}

/// CAM-11.4: another colour, a neutral knight or a gap breaks the line.
#[test]
fn broken_lines() {
    let mut game = training(&["tr_11", "tr_12"], &["tr_13"]).build();
    assert_eq!(bonuses(&mut game, "place green tr_14"), 0, "another colour between");
    let mut game = training(&["tr_11"], &["tr_12"]).build();
    assert_eq!(bonuses(&mut game, "place green tr_13"), 0);
    // With three players tr_14 is neutral, so a line of that diagonal cannot be finished there.
    let scene = Scene::of(3)
        .turn(GREEN)
        .mission("one_green")
        .knights(GREEN, &["tr_12", "tr_13"])
        .knights(RED, &["tr_11"]);
    assert_eq!(offers_of(&scene.build(), "place green"), ["tr_22", "tr_23", "tr_24"]);
}

/// CAM-11.5, CAM-X20, CAM-25.14: four in a row filled from both ends are one line, one bonus.
#[test]
fn four_in_a_row_at_once() {
    let mut game = training(&["tr_11", "tr_12", "tr_14"], &[]).build();
    assert_eq!(bonuses(&mut game, "place green tr_13"), 1);
    play(&mut game, "bonus points");
    assert_eq!((score(&game, GREEN), acting(&game)), (3 + 4, BLUE));
}

/// CAM-11.6, CAM-11.8, CAM-11.9, CAM-X19, CAM-25.14: two lines at once give two bonuses, one after the other,
/// the same one twice.
#[test]
fn two_lines_at_once() {
    let others = ["tr_12", "tr_13", "tr_14", "tr_21", "tr_23", "tr_24"];
    let mut game = training(&["tr_11", "tr_22", "tr_31", "tr_32"], &others).build();
    assert_eq!(bonuses(&mut game, "place green tr_33"), 2);
    assert_eq!(open(&game).due(), Due::Bonus(2));
    play(&mut game, "bonus points");
    assert_eq!(open(&game).due(), Due::Bonus(1));
    play(&mut game, "bonus points");
    assert_eq!(score(&game, GREEN), 3 + 4 + 4);
}

/// CAM-11.7: an extra knight red, an extra knight yellow, a tree, 4 points, or nothing.
#[test]
fn the_four_bonuses() {
    let game = {
        let mut game = training(&["tr_11", "tr_12"], &[]).build();
        play(&mut game, "place green tr_13");
        game
    };
    assert_eq!(offers(&game), ["bonus red", "bonus yellow", "bonus tree", "bonus points", "decline"]);
    let after = |choice: &str| {
        let mut game = game;
        let events = play(&mut game, choice);
        (game, events)
    };
    assert_eq!(open(&after("bonus red").0).due(), Due::Extra(camelot::Destination::Red));
    assert_eq!(open(&after("bonus yellow").0).due(), Due::Extra(camelot::Destination::Yellow));
    let (mut tree, events) = after("bonus tree");
    assert_eq!(events[1], Event::Tree { colour: GREEN, knight: true });
    let_chance(&mut tree);
    assert_eq!(pieces(&tree, GREEN).grail, 1);
    assert_eq!(points_in(&after("bonus points").1), [(GREEN, 4)]);
    let (declined, events) = after("decline");
    assert_eq!(events, [Event::BonusChosen { colour: GREEN, bonus: None }]);
    assert_eq!(acting(&declined), BLUE);
    assert_eq!(Bonus::ALL.len(), 4);
    refused(&game, "place green tr_14", "CAM-21.9");
}

/// The Tournament with these knights.
fn tournament(colour: Colour) -> Scene {
    Scene::of(4).sides("ABAA").turn(colour).mission("one_green")
}

const HEATS: [&str; 8] = ["to_h1a", "to_h1b", "to_h1c", "to_h2a", "to_h2b", "to_h2c", "to_h3a", "to_h3b"];

/// CAM-11.10: three heats with eight fields, three finals, one winner's field.
#[test]
fn heats_finals_winner() {
    let tournament = &camelot::Components::printed().tournament;
    assert_eq!(tournament.heats.map(|heat| heat.len()), [3, 3, 2]);
    assert_eq!((tournament.all_heats().len(), tournament.all_finals().len()), (8, 3));
}

/// CAM-11.11, CAM-11.12: while a heat field is free, exactly those are legal, several of one heat too; 2 points each.
#[test]
fn heats_come_first() {
    let game = tournament(RED).knights(RED, &["to_h1a"]).build();
    assert_eq!(offers_of(&game, "place green"), HEATS[1..]);
    let refusal = refused(&game, "place green to_f1", "CAM-11.11");
    assert_eq!(refusal, Refusal::Closed { field: field("to_f1"), why: Closed::HeatsFirst });
    refused(&game, "place green to_win", "CAM-11.11");
    let mut game = game;
    assert_eq!(points_in(&play(&mut game, "place green to_h1b")), [(RED, 2)]);
}

/// CAM-11.13, CAM-11.14, CAM-25.12: a knight in each heat brings a tournament tile, once a colour, and only
/// two of them.
#[test]
fn tournament_tiles() {
    let scene = tournament(RED).knights(RED, &["to_h1a", "to_h2a"]);
    let mut game = scene.build();
    let events = play(&mut game, "place green to_h3a");
    assert_eq!(points_in(&events), [(RED, 2), (RED, 3)]);
    assert!(events.contains(&Event::TournamentTile { colour: RED }));
    assert!(open(&game).tournament_tiles.contains(RED));
    // A second time brings none.
    let scene =
        tournament(RED).knights(RED, &["to_h1a", "to_h2a", "to_h3a"]).line("tournament_tiles = [\"red\"]");
    let mut game = scene.build();
    assert_eq!(points_in(&play(&mut game, "place green to_h3b")), [(RED, 2)]);
    // The third colour finds none left.
    let scene = tournament(GREEN).line("tournament_tiles = [\"red\", \"blue\"]");
    let scene =
        scene.knights(RED, &["to_h1a", "to_h2a", "to_h3a"]).knights(BLUE, &["to_h1b", "to_h2b", "to_h3b"]);
    assert_eq!(scene.clone().line("").knights(GREEN, &["to_f1"]).broken_clause(), "CAM-11.16");
    let mut game = scene.knights(GREEN, &["to_h1c"]).build();
    assert_eq!(points_in(&play(&mut game, "place green to_h2c")), [(GREEN, 2)]);
    let missing = tournament(RED).knights(RED, &["to_h1a", "to_h2a", "to_h3a"]);
    assert_eq!(missing.broken_clause(), "CAM-11.13");
}

/// CAM-11.13, CAM-11.15, CAM-11.17, CAM-X21, CAM-25.11: the last heat field, a tile, the final within the same turn.
#[test]
fn from_the_heats_into_the_final() {
    let scene = Scene::of(4)
        .sides("ABAA")
        .turn(GREEN)
        .mission("two_green_green")
        .line("tournament_tiles = [\"red\"]");
    let scene = scene.knights(GREEN, &["to_h1a", "to_h3a"]).knights(RED, &["to_h1b", "to_h2a", "to_h3b"]);
    let mut game = scene.knights(BLUE, &["to_h1c"]).knights(YELLOW, &["to_h2b"]).build();
    let events = play(&mut game, "place green to_h2c");
    assert!(events.contains(&Event::FinalOpened));
    assert_eq!(points_in(&events), [(GREEN, 2), (GREEN, 3)]);
    let events = play(&mut game, "place green to_f2");
    assert!(events.iter().any(|event| matches!(event, Event::Tree { .. })));
    assert_eq!(score(&game, GREEN), 2 + 3 + 4);
}

/// CAM-11.16, CAM-X22: a final field needs a knight in its heat.
#[test]
fn a_final_needs_its_heat() {
    let scene =
        tournament(YELLOW).line("tournament_tiles = [\"red\"]").knights(YELLOW, &["to_h1a", "to_h1b"]);
    let scene =
        scene.knights(RED, &["to_h1c", "to_h2a", "to_h3a"]).knights(BLUE, &["to_h2b", "to_h2c", "to_h3b"]);
    assert_eq!(offers(&scene.build()), ["place green to_f1"]);
    let mut game = scene.knights(RED, &["to_f1"]).build();
    assert_eq!(offers(&game), ["return green"]);
    let refusal = refused(&game, "place green to_f2", "CAM-11.16");
    assert_eq!(refusal, Refusal::Closed { field: field("to_f2"), why: Closed::NotInHeat });
    play(&mut game, "return green");
}

/// CAM-11.18, CAM-11.19: the winner's field opens when all finals are taken, for a colour in the final: 6 points and an
/// extra knight red.
#[test]
fn the_winner() {
    let scene = tournament(RED).line("tournament_tiles = [\"red\", \"blue\"]");
    let scene =
        scene.knights(RED, &["to_h1a", "to_h2a", "to_h3a"]).knights(BLUE, &["to_h1b", "to_h2b", "to_h3b"]);
    let scene = scene.knights(GREEN, &["to_h1c"]).knights(YELLOW, &["to_h2c"]);
    let two = scene.clone().knights(RED, &["to_f1"]).knights(BLUE, &["to_f2"]);
    assert_eq!(offers(&two.build()), ["place green to_f3"]);
    refused(&two.build(), "place green to_win", "CAM-11.18");
    let three = two.knights(BLUE, &["to_f3"]);
    let mut game = three.build();
    assert!(open(&game).winner_is_open());
    assert_eq!(offers(&game), ["place green to_win"]);
    assert_eq!(points_in(&play(&mut game, "place green to_win")), [(RED, 6)]);
    assert_eq!(open(&game).due(), Due::Extra(camelot::Destination::Red));
    play(&mut game, "extra screen rt_01");
    // Green is in no final.
    let game = three.turn(GREEN).build();
    assert_eq!(offers(&game), ["return green"]);
    refused(&game, "place green to_win", "CAM-11.19");
}
