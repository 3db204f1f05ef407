//! Section 23: invariants of the rooms of a components file.

use crate::section_23::{changed, refused};
use camelot::{BoardName, Components};

/// CAM-23.9: each room colour with its two sides, and one secret room.
#[test]
fn rooms_and_sides() {
    refused("CAM-23.9", &[("[rooms.ballroom]", "[rooms.dance_hall]")]);
    refused("CAM-23.9", &[("color = \"violet\"\nside = \"none\"", "color = \"red\"\nside = \"none\"")]);
    refused("CAM-23.9", &[("color = \"blue\"\nside = \"A\"", "color = \"blue\"\nside = \"B\"")]);
    refused("CAM-23.9", &[("slot = { red = \"north_west\", blue", "slot = { red = \"north_west\", violet")]);
}

/// CAM-23.10: ids, coordinates, effects and arrows of the fields.
#[test]
fn fields() {
    refused("CAM-23.10", &[("{ id = \"rt_02\"", "{ id = \"rt_01\"")]);
    refused("CAM-23.10", &[("{ id = \"rt_02\"", "{ id = \"tr_11\"")]);
    refused("CAM-23.10", &[("{ id = \"rt_02\"", "{ id = \"a-long-name\"")]);
    refused("CAM-23.10", &[("{ id = \"rt_02\", x = 68", "{ id = \"rt_02\", x = 168")]);
    refused(
        "CAM-23.10",
        &[(
            "id = \"ba_04\", x = 89, y = 40, seq = 4, points = 2",
            "id = \"ba_04\", x = 89, y = 40, seq = 4, points = -2",
        )],
    );
    refused(
        "CAM-23.10",
        &[(
            "points = 2, extra_knight = \"red\", next = [\"li_t1\"]",
            "points = 2, extra_knight = \"violet\", next = [\"li_t1\"]",
        )],
    );
    refused(
        "CAM-23.10",
        &[("extra_knight = \"red\", next = [\"li_t1\"]", "extra_knight = \"red\", next = [\"ch_5a\"]")],
    );
}

/// CAM-23.11: the Round Table.
#[test]
fn the_round_table() {
    refused("CAM-23.11", &[("place_points = [13, 7, 4, 2, 1]", "place_points = [13, 7, 4, 2]")]);
    refused("CAM-23.11", &[("place_points = [13, 7, 4, 2, 1]", "place_points = [12, 7, 4, 2, 1]")]);
    refused("CAM-23.11", &[("place_points = [13, 7, 4, 2, 1]", "place_points = [13, 7, 8, 2, 1]")]);
    refused("CAM-23.11", &[("no_knight_penalty = 4", "no_knight_penalty = 5")]);
    refused(
        "CAM-23.11",
        &[("{ id = \"rt_01\", x = 50, y = 12 }", "{ id = \"rt_01\", x = 50, y = 12, points = 1 }")],
    );
    let few: Vec<String> = ["rt_01", "rt_02", "rt_03", "rt_05"].iter().map(|id| row(id)).collect();
    let changes: Vec<(&str, &str)> = few.iter().map(|row| (row.as_str(), "")).collect();
    refused("CAM-23.11", &changes);
    let one = Components::read(&changed(&row("rt_01"), "")).unwrap();
    assert_eq!(one.board(BoardName::RoundTable).fields.len(), 12, "another number of seats is allowed");
}

/// The whole line of a field.
fn row(id: &str) -> String {
    let start = format!("  {{ id = \"{id}\"");
    let line = Components::PRINTED.lines().find(|line| line.starts_with(&start)).expect("a field");
    format!("{line}\n")
}

/// CAM-23.12: the Rebellion.
#[test]
fn the_rebellion() {
    refused("CAM-23.12", &[("x = 50, y = 20, area = \"loyalist\"", "x = 50, y = 20, area = \"rebel\"")]);
    refused("CAM-23.12", &[("start = true, entry = 4", "start = true, entry = 3")]);
    refused("CAM-23.12", &[("start = true, entry = 4", "start = true")]);
    refused("CAM-23.12", &[("winner_points = [13, 7]", "winner_points = [12, 7]")]);
    refused("CAM-23.12", &[("loser_points = [6, 3]", "loser_points = [6, 3, 1]")]);
    refused("CAM-23.12", &[("table_start = \"green\"", "table_start = \"gold\"")]);
    refused("CAM-23.12", &[("next = [\"re_l3\", \"re_l5\"]", "next = [\"re_l3\"]")]);
    refused(
        "CAM-23.12",
        &[("seq = 2, next = [\"re_r1\", \"re_r3\"]", "seq = 2, points = 2, next = [\"re_r1\", \"re_r3\"]")],
    );
}

/// CAM-23.13: the Training Ground.
#[test]
fn the_training_ground() {
    refused("CAM-23.13", &[("rows = 4\n", "rows = 5\n")]);
    refused("CAM-23.13", &[("cols = 4\n", "cols = 2\n")]);
    refused("CAM-23.13", &[("column_points = [4, 2, 3, 3]", "column_points = [4, 2, 3]")]);
    refused("CAM-23.13", &[("column_points = [4, 2, 3, 3]", "column_points = [5, 2, 3, 3]")]);
    refused("CAM-23.13", &[("line_length = 3", "line_length = 4")]);
    refused("CAM-23.13", &[("{ id = \"line_tree\", tree = true }", "{ id = \"line_tree\", points = 4 }")]);
    refused("CAM-23.13", &[("y = 80, row = 1, col = 2", "y = 80, row = 1, col = 1")]);
}

/// CAM-23.14: the Tournament.
#[test]
fn the_tournament() {
    refused(
        "CAM-23.14",
        &[(
            "id = \"to_h1a\", x = 10, y = 88, stage = \"heat\", heat = 1, points = 2",
            "id = \"to_h1a\", x = 10, y = 88, stage = \"heat\", heat = 1, points = 3",
        )],
    );
    refused("CAM-23.14", &[("stage = \"winner\", points = 6", "stage = \"winner\", points = 7")]);
    refused("CAM-23.14", &[("stage = \"winner\", points = 6", "stage = \"finish\", points = 6")]);
    refused("CAM-23.14", &[("tournament_tile_points = 3", "tournament_tile_points = 4")]);
    refused(
        "CAM-23.14",
        &[(
            "heat = 3, points = 2, next = [\"to_f3\"], neutral3",
            "heat = 3, points = 2, next = [\"to_f1\"], neutral3",
        )],
    );
    refused(
        "CAM-23.14",
        &[(
            "id = \"to_h3a\", x = 90, y = 88, stage = \"heat\", heat = 3, points = 2, next = [\"to_f3\"]",
            "id = \"to_h3a\", x = 90, y = 88, stage = \"heat\", heat = 2, points = 2, next = [\"to_f2\"]",
        )],
    );
    refused(
        "CAM-23.14",
        &[(
            "{ id = \"to_f1\", x = 20, y = 44, stage = \"final\", heat = 1, points = 4, tree = true",
            "{ id = \"to_f1\", x = 20, y = 44, stage = \"final\", heat = 1, points = 4",
        )],
    );
}

/// CAM-23.15: the Ballroom.
#[test]
fn the_ballroom() {
    refused("CAM-23.15", &[("seq = 12, points = 3, hearts = 2", "seq = 13, points = 3, hearts = 2")]);
    refused("CAM-23.15", &[("points = 8, queen = true", "points = 8")]);
    refused("CAM-23.15", &[("points = 8, queen = true", "points = 8, queen = true, hearts = 1")]);
    refused("CAM-23.15", &[("hearts_for_queen = 3", "hearts_for_queen = 2")]);
}

/// CAM-23.16: Intrigue.
#[test]
fn intrigue() {
    refused(
        "CAM-23.16",
        &[(
            "size = 3, points = 1, penalty = 2, removes_red_knight = true",
            "size = 3, points = 1, penalty = 3, removes_red_knight = true",
        )],
    );
    refused(
        "CAM-23.16",
        &[("penalty = 2, removes_red_knight = true", "penalty = 2, removes_red_knight = false")],
    );
    refused(
        "CAM-23.16",
        &[(
            "{ id = \"in_l1\", x = 12, y = 38, group = \"l\", points = 3 }",
            "{ id = \"in_l1\", x = 12, y = 38, group = \"l\", points = 2 }",
        )],
    );
    refused("CAM-23.16", &[("name_de = \"Linke Gruppe\", size = 2", "name_de = \"Linke Gruppe\", size = 3")]);
    refused("CAM-23.16", &[("{ id = \"r\", name_en", "{ id = \"x\", name_en")]);
    // CAM-12.16: no other group than the top one takes knights from the red room, and no second one.
    let right = "size = 2, points = 2, penalty = 2, removes_red_knight = false";
    let taking = "size = 2, points = 2, penalty = 2, removes_red_knight = true";
    refused("CAM-23.16", &[(right, taking)]);
    let top = "penalty = 2, removes_red_knight = true";
    refused("CAM-23.16", &[(top, "penalty = 2, removes_red_knight = false"), (right, taking)]);
}

/// CAM-23.17: the Chapel.
#[test]
fn the_chapel() {
    refused(
        "CAM-23.17",
        &[(
            "id = \"ch_1a\", x = 14, y = 90, level = 1, start = true",
            "id = \"ch_1a\", x = 14, y = 90, level = 1",
        )],
    );
    refused(
        "CAM-23.17",
        &[("points = 5, grail = 1, next = [\"ch_5a\"]", "points = 5, grail = 1, next = [\"ch_3a\"]")],
    );
    refused(
        "CAM-23.17",
        &[("id = \"ch_5a\", x = 50, y = 12, level = 5", "id = \"ch_5a\", x = 50, y = 12, level = 4")],
    );
    refused(
        "CAM-23.17",
        &[
            ("points = 3, next = [\"ch_3a\"]", "points = 3, next = []"),
            ("grail = 1, next = [\"ch_3a\", \"ch_3b\"]", "grail = 1, next = [\"ch_3b\"]"),
        ],
    );
}

/// CAM-23.18: the Library.
#[test]
fn the_library() {
    refused(
        "CAM-23.18",
        &[("points = 4, grail = 2, next = []", "points = 4, grail = 2, next = [\"li_m1\"]")],
    );
    refused(
        "CAM-23.18",
        &[("points = 4, grail = 2, next = []", "points = 4, grail = 2, next = [\"li_s1\"]")],
    );
    refused(
        "CAM-23.18",
        &[(
            "{ id = \"li_m1\", x = 36, y = 12, points = 1",
            "{ id = \"li_m1\", x = 36, y = 12, start = true, points = 1",
        )],
    );
    refused("CAM-23.18", &[("next = [\"li_m1\", \"li_m2\"]", "next = [\"li_m2\"]")]);
}

/// CAM-23.19: the secret room.
#[test]
fn the_secret_room() {
    refused("CAM-23.19", &[(&row("se_5"), "")]);
    refused("CAM-23.19", &[("y = 86, seq = 5", "y = 86, seq = 6")]);
}

/// CAM-23.20: three-player markers.
#[test]
fn markers() {
    refused("CAM-23.20", &[("points = 8, queen = true", "points = 8, queen = true, neutral3 = true")]);
    refused(
        "CAM-23.20",
        &[(
            "start = true, points = 2, next = [\"ch_2c\"]",
            "start = true, points = 2, next = [\"ch_2c\"], neutral3 = true",
        )],
    );
    refused(
        "CAM-23.20",
        &[(
            "{ id = \"se_1\", x = 50, y = 14, seq = 1, points = 5 }",
            "{ id = \"se_1\", x = 50, y = 14, seq = 1, points = 5, neutral3 = true }",
        )],
    );
    let seats = ["rt_01", "rt_02", "rt_03"].map(row);
    let marked = seats.clone().map(|row| row.replace(" },", ", neutral3 = true },"));
    let changes: Vec<(&str, &str)> =
        seats.iter().zip(&marked).map(|(old, new)| (old.as_str(), new.as_str())).collect();
    refused("CAM-23.20", &changes);
    let group = ["in_l1", "in_l2"].map(row);
    let full = group.clone().map(|row| row.replace(" },", ", neutral3 = true },"));
    let changes: Vec<(&str, &str)> =
        group.iter().zip(&full).map(|(old, new)| (old.as_str(), new.as_str())).collect();
    refused("CAM-23.20", &changes);
    // Three fields of a group may stay free, for three colours; a fourth may not.
    let top = "group = \"t\", points = 1, neutral3 = true";
    let three_free = changed(top, "group = \"t\", points = 1");
    assert_eq!(Components::read(&three_free).err(), None);
    let third = "{ id = \"in_t3\", x = 50, y = 24, group = \"t\", points = 1, neutral3 = true },";
    let two_rows = "{ id = \"in_t3\", x = 50, y = 24, group = \"t\", points = 1 },\n  { id = \"in_t4\", x = 30, y = 24, group = \"t\", points = 1 },";
    refused(
        "CAM-23.20",
        &[("size = 3, points = 1, penalty = 2", "size = 4, points = 1, penalty = 2"), (third, two_rows)],
    );
}

/// CAM-23.21: the marked fields of the Rebellion let the table start green.
#[test]
fn the_table_starts_green() {
    refused(
        "CAM-23.21",
        &[
            ("next = [\"re_r5\"], neutral3 = true", "next = [\"re_r5\"]"),
            ("next = [\"re_r4\", \"re_r6\"], neutral3 = true", "next = [\"re_r4\", \"re_r6\"]"),
        ],
    );
}
