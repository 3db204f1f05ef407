//! Section 16: what a components file must satisfy.

use merlin::Components;
use merlin::modules::knights::{Ally, Stack};

const PRINTED: &str = include_str!("../../../../../components/merlin/knights.toml");

/// The clause that a file with one change breaks.
fn broken(from: &str, to: &str) -> &'static str {
    assert!(PRINTED.contains(from), "{from}");
    let fault = Components::read(&PRINTED.replacen(from, to, 1)).expect_err("the file is to be refused");
    fault.clause().map_or("", |clause| clause.0)
}

/// KRT-16.1: twelve allies, six in each stack.
#[test]
fn allies_and_stacks() {
    assert_eq!(broken("id = \"lamorak\"", "id = \"mordred\""), "KRT-16.1");
    assert_eq!(
        broken("  { id = \"kay\",      tile = \"influence_tile\",        tiles = 2 },\n", ""),
        "KRT-16.1"
    );
    assert_eq!(broken("\"gareth\", \"geraint\"]", "\"gareth\"]"), "KRT-16.1");
    assert_eq!(broken("\"gareth\", \"geraint\"]", "\"gareth\", \"gareth\"]"), "KRT-16.1");
    assert_eq!(broken("\"gareth\", \"geraint\"]", "\"gareth\", \"kay\"]"), "KRT-16.1");
    assert_eq!(broken("\"gareth\", \"geraint\"]", "\"gareth\", \"mordred\"]"), "KRT-16.1");
    let swapped = PRINTED.replacen("\"geraint\"]", "\"kay\"]", 1).replacen(
        "\"bedivere\", \"kay\"]",
        "\"bedivere\", \"geraint\"]",
        1,
    );
    let components = Components::read(&swapped).expect("other stacks are possible");
    assert_eq!(components.modules.knights.stacks[Ally::Kay.index()], Stack::A);
}

/// KRT-16.2: the tiles of each ally, and the marshal.
#[test]
fn the_tiles() {
    for (from, to) in [
        ("tile = \"movement_tile\",         tiles = 6", "tile = \"movement_tile\", tiles = 7"),
        ("tiles = 0, marshals = 1", "tiles = 0, marshals = 2"),
        ("tiles = 0, marshals = 1", "tiles = 0"),
        ("tile = \"portal_tile\"", "tile = \"wild_tile\""),
        ("tile = \"colour_change_tile\",    tiles = 8", "tile = \"colour_change_tile\", tiles = 6"),
    ] {
        assert_eq!(broken(from, to), "KRT-16.2", "{from}");
    }
}

/// KRT-16.3: tables begin with 0, never fall, and have an entry for each number of tiles.
#[test]
fn the_tables() {
    for (from, to) in [
        ("[0, 1, 3, 5, 7, 9, 12]", "[0, 1, 3, 5, 7, 9]"),
        ("[0, 1, 3, 5, 7, 9, 12]", "[1, 1, 3, 5, 7, 9, 12]"),
        ("[0, 1, 3, 5, 7, 9, 12]", "[0, 3, 1, 5, 7, 9, 12]"),
        ("[0, 1, 3, 5, 7, 9, 12]", "[0, 1, 3, 5, 7, 9, 101]"),
        ("[0, 1, 3, 5, 7, 10]", "[0, 1, 3, 5, 7, 10, 12]"),
        ("[0, 1, 3, 5, 7, 10]", "[]"),
    ] {
        assert_eq!(broken(from, to), "KRT-16.3", "{to}");
    }
    let other = PRINTED.replacen("[0, 1, 3, 5, 7, 10]", "[0, 2, 4, 6, 8, 10]", 1);
    let components = Components::read(&other).expect("other points are possible");
    assert_eq!(components.modules.knights.ally_points, [0, 2, 4, 6, 8, 10]);
    assert_ne!(components.fingerprint(), Components::printed().fingerprint());
}

/// KRT-16.4: each colour and each kind once.
#[test]
fn colours_and_kinds() {
    assert_eq!(broken("\"orange\", \"brown\"]", "\"orange\", \"orange\"]"), "KRT-16.4");
    assert_eq!(broken("\"orange\", \"brown\"]", "\"orange\"]"), "KRT-16.4");
    assert_eq!(broken("\"influence\", \"manor\"]", "\"influence\"]"), "KRT-16.4");
    assert_eq!(broken("\"influence\", \"manor\"]", "\"influence\", \"vassal\"]"), "KRT-16.4");
}

/// KRT-3.1, KRT-3.2, KRT-7.1, KRT-8.1, KRT-12.3, KRT-13.1, KRT-13.2: the numbers that clauses fix.
#[test]
fn fixed_numbers() {
    for (from, to, clause) in [
        ("min_change = 1", "min_change = 0", "KRT-3.1"),
        ("max_change = 2", "max_change = 3", "KRT-3.1"),
        ("die_min = 1", "die_min = 0", "KRT-3.2"),
        ("die_max = 6", "die_max = 7", "KRT-3.2"),
        ("points_per_new_colour = 1", "points_per_new_colour = 2", "KRT-7.1"),
        ("points_per_space = 1", "points_per_space = 0", "KRT-8.1"),
        ("tiles_per_mission = 1", "tiles_per_mission = 2", "KRT-12.3"),
        ("extra_cards = 2", "extra_cards = 1", "KRT-13.2"),
        ("hand = 6", "hand = 5", "KRT-13.1"),
        ("merlin-components/1", "merlin-components/2", "MER-1.18"),
    ] {
        assert_eq!(broken(from, to), clause, "{from}");
    }
}
