//! Section 1: what the components of the module must satisfy.

use merlin::modules::decree::{Decree, Shown};
use merlin::{Colour, Components, Item, Kind};

const PRINTED: &str = include_str!("../../../../../components/merlin/decree.toml");

/// The clause that a file with one change breaks.
fn broken(from: &str, to: &str) -> &'static str {
    assert!(PRINTED.contains(from), "{from}");
    let fault = Components::read(&PRINTED.replacen(from, to, 1)).expect_err("the file is to be refused");
    fault.clause().map_or("", |clause| clause.0)
}

/// DEC-1.1: 24 tiles: each item once, and six with points.
#[test]
fn the_printed_tiles() {
    let tiles = Components::printed().modules.decree.tiles;
    assert_eq!(tiles.len(), Decree::COUNT);
    for item in Item::all() {
        assert_eq!(tiles.iter().filter(|&&tile| tile == Shown::Item(item)).count(), 1, "{item}");
    }
    let points = tiles.iter().filter_map(|tile| match tile {
        Shown::Points(points) => Some(*points),
        Shown::Item(_) => None,
    });
    assert_eq!(points.collect::<Vec<_>>(), [1, 1, 2, 2, 3, 3]);
    assert_eq!(tiles[12], Shown::Item(Item::new(Kind::Flag, Colour::Black)), "d13");
}

/// DEC-1.1: other numbers of each sort, other names, tiles that show nothing or both, and points below 1 are refused.
#[test]
fn six_of_each_sort() {
    for (from, to) in [
        ("id = \"d01\", item = \"shield\"", "id = \"d01\", item = \"flag\""),
        ("{ id = \"d19\", points = 1 }", "{ id = \"d19\", item = \"flag\", colour = \"blue\" }"),
        ("item = \"shield\"", "item = \"sword\""),
        ("colour = \"black\"", "colour = \"pink\""),
        ("id = \"d02\"", "id = \"d03\""),
        ("points = 1", "points = 0"),
        ("points = 1", "points = 101"),
        ("{ id = \"d19\", points = 1 }", "{ id = \"d19\" }"),
        ("{ id = \"d19\", points = 1 }", "{ id = \"d19\", points = 1, colour = \"blue\" }"),
        ("  { id = \"d24\", points = 3 },\n", ""),
    ] {
        assert_eq!(broken(from, to), "DEC-1.1", "{from} → {to}");
    }
    let two =
        PRINTED.replacen("item = \"shield\", colour = \"black\"", "item = \"shield\", colour = \"grey\"", 1);
    assert!(Components::read(&two).is_ok(), "a colour may come twice");
}

/// DEC-2.1, DEC-4.3, DEC-4.4, DEC-4.9: the other numbers are fixed.
#[test]
fn the_numbers() {
    for (from, to, clause) in [
        ("tiles_per_principality = 4", "tiles_per_principality = 5", "DEC-2.1"),
        ("die_step = 1", "die_step = 2", "DEC-4.3"),
        ("die_min = 1", "die_min = 0", "DEC-4.4"),
        ("die_max = 6", "die_max = 7", "DEC-4.4"),
        ("points_for_three = 5", "points_for_three = 6", "DEC-4.9"),
        ("schema = \"merlin-components/1\"", "schema = \"merlin-components/2\"", "MER-1.18"),
    ] {
        assert_eq!(broken(from, to), clause, "{from}");
    }
}

/// DEC-1.2: the two decree boards are player aids: no component file says anything of them.
#[test]
fn the_boards_are_player_aids() {
    let tables = PRINTED.lines().filter(|line| line.starts_with('['));
    assert_eq!(tables.collect::<Vec<_>>(), ["[stacks]", "[decree_actions]", "[decree_tiles]"]);
}

/// DEC-1.1: a file with other points replaces the printed tiles and has a sum of its own.
#[test]
fn a_file_of_the_module_replaces_its_values() {
    let other = Components::read(&PRINTED.replacen("points = 1", "points = 4", 1)).expect("a good file");
    assert_eq!(other.modules.decree.tiles[18], Shown::Points(4));
    assert_ne!(other.fingerprint(), Components::printed().fingerprint());
    let same = Components::read(PRINTED).expect("the printed file");
    assert_eq!(same.fingerprint(), Components::printed().fingerprint());
    let whats = Components::printed().sources.iter().map(|source| source.what.as_str());
    let own: Vec<&str> = whats.filter(|what| what.starts_with("decree.")).collect();
    assert_eq!(own, ["decree.stacks", "decree.decree_actions", "decree.decree_tiles"]);
}
