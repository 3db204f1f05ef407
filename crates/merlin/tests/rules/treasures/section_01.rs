//! Section 1: what the components of the module must satisfy.

use merlin::modules::treasures::{Effect, Given, Treasure};
use merlin::{Components, Kind, Terrain};

const PRINTED: &str = include_str!("../../../../../components/merlin/treasures.toml");

/// The clause that a file with one change breaks.
fn broken(from: &str, to: &str) -> &'static str {
    assert!(PRINTED.contains(from), "{from}");
    let fault = Components::read(&PRINTED.replacen(from, to, 1)).expect_err("the file is to be refused");
    fault.clause().map_or("", |clause| clause.0)
}

/// TRE-1.1, TRE-1.2: fifteen tiles, five of each terrain, each with one of six effects.
#[test]
fn the_printed_tiles() {
    let tiles = Components::printed().modules.treasures.tiles;
    assert_eq!(tiles.len(), Treasure::COUNT);
    for terrain in Terrain::ALL {
        assert_eq!(tiles.iter().filter(|tile| tile.terrain == terrain).count(), 5, "{terrain}");
    }
    assert_eq!(tiles[3].effect, Effect::Influence([Kind::Material, Kind::Shield]));
    assert_eq!(tiles[9].effect, Effect::Discard([Given::Material, Given::Influence]));
}

/// TRE-1.1: other numbers, other terrains, other names are refused.
#[test]
fn five_of_each_terrain() {
    assert_eq!(broken("id = \"t01\", terrain = \"mountain\"", "id = \"t01\", terrain = \"wood\""), "TRE-1.1");
    assert_eq!(broken("terrain = \"mountain\"", "terrain = \"swamp\""), "TRE-1.1");
    assert_eq!(broken("id = \"t02\"", "id = \"t01\""), "TRE-1.1");
    let line = PRINTED.lines().find(|line| line.contains("t15")).expect("the last tile");
    assert_eq!(broken(line, ""), "TRE-1.1");
}

/// TRE-1.2: every effect is there, and no other.
#[test]
fn six_effects() {
    assert_eq!(broken("effect = \"excalibur\"", "effect = \"dragon\""), "TRE-1.2");
    assert_eq!(broken("effect = \"excalibur\"", "effect = \"grail\", points = 1"), "TRE-1.2");
    let without = PRINTED.replace("effect = \"merlin_staff\"", "effect = \"grail\"");
    let fault = Components::read(&without).expect_err("no staff tile");
    assert_eq!(fault.clause().map(|clause| clause.0), Some("TRE-1.2"));
}

/// TRE-1.3, TRE-1.4: two different kinds, and of the kinds allowed.
#[test]
fn two_different_kinds() {
    assert_eq!(broken("[\"material\", \"shield\"]", "[\"shield\", \"shield\"]"), "TRE-1.3");
    assert_eq!(broken("[\"material\", \"shield\"]", "[\"material\", \"influence\"]"), "TRE-1.3");
    assert_eq!(broken("[\"material\", \"shield\"]", "[\"material\"]"), "TRE-1.3");
    assert_eq!(broken("[\"flag\", \"shield\"] },", "[\"flag\", \"flag\"] },"), "TRE-1.4");
    assert_eq!(broken("[\"material\", \"influence\"]", "[\"material\", \"apple\"]"), "TRE-1.4");
}

/// TRE-1.5, TRE-1.6: at least a point, one apple; two staffs.
#[test]
fn points_apple_and_staffs() {
    assert_eq!(broken("points = 1, apples = 1", "points = 0, apples = 1"), "TRE-1.5");
    assert_eq!(broken("points = 1, apples = 1", "points = 1, apples = 2"), "TRE-1.5");
    assert_eq!(broken("count = 2", "count = 3"), "TRE-1.6");
    assert_eq!(broken("keep_plain = false", "keep_plain = true"), "TRE-2.1");
}

/// TRE-1.5: another file with more points is as good, and has a sum of its own; the base game's stays the same.
#[test]
fn a_file_of_the_module_replaces_its_values() {
    let other = Components::read(&PRINTED.replacen("points = 1", "points = 3", 1)).expect("a good file");
    assert_eq!(other.modules.treasures.tiles[2].effect, Effect::PointsAndApple(3));
    assert_ne!(other.fingerprint(), Components::printed().fingerprint());
    let same = Components::read(PRINTED).expect("the printed file");
    assert_eq!(same.fingerprint(), Components::printed().fingerprint());
}
