//! Section 2: setting up the environs.

use super::{own, scene, site};
use crate::support::{chance, let_chance, lots, open, refused_to};
use merlin::modules::treasures::Event as Treasure;
use merlin::{Components, Event, Merlin, Module, Modules, Options, TerrainTile, Variants};
use table::{Actor, Game};

fn new_game(players: usize) -> Merlin {
    let options = Options::new(players, Components::printed()).expect("two to four players");
    let modules = Modules::from_iter([Module::Treasures]);
    Merlin::setup(&options.with(modules, Variants::NONE).expect("the module is built"))
}

fn after_the_display(players: usize) -> Merlin {
    let mut game = new_game(players);
    for mission in ["m01", "m02", "m03"] {
        chance(&mut game, &format!("mission {mission}"));
    }
    game
}

/// TRE-2.2, TRE-2.3: with two or three players one new tile of each terrain is removed, each of the five
/// equally likely.
#[test]
fn one_tile_of_each_terrain_is_removed() {
    for players in [2, 3] {
        let mut game = after_the_display(players);
        let names =
            |from: usize| (from..from + 5).map(|number| (format!("treasures remove t{number:02}"), 1));
        assert_eq!(lots(&game), names(1).collect::<Vec<_>>());
        let events = chance(&mut game, "treasures remove t03");
        assert_eq!(events, [own(Treasure::Removed { treasure: "t03".parse().unwrap() })]);
        assert_eq!(lots(&game), names(6).collect::<Vec<_>>());
        refused_to(&game, Actor::Chance, "treasures remove t04", "MER-17.4");
        chance(&mut game, "treasures remove t06");
        chance(&mut game, "treasures remove t15");
        assert!(lots(&game).iter().all(|(text, _)| text.starts_with("tile ")), "then the tiles are laid out");
        assert!(open(&game).modules.treasures.is_removed("t15".parse().unwrap()));
    }
}

/// TRE-2.1, example TRE-X1: with four nothing is removed, and 24 tiles are laid out; with three it is 6 + 12.
#[test]
fn the_tiles_in_use() {
    for (players, towers, new) in [(4, 9, 15), (3, 6, 12)] {
        let mut game = after_the_display(players);
        if players == 4 {
            assert!(lots(&game).iter().all(|(text, _)| text.starts_with("tile ")));
        }
        let events = let_chance(&mut game);
        let laid = |tower: bool| {
            let tiles = events.iter().filter(|event| {
                matches!(event, Event::TileLaid { tile: TerrainTile { tower: own, .. }, .. } if *own == tower)
            });
            tiles.count()
        };
        assert_eq!((laid(true), laid(false)), (towers, new), "{players} players");
    }
}

/// TRE-2.4: the tiles are laid out as in the base game; which new tile it is comes next, each of those left equally
/// likely. A tile with a tower is none of them.
#[test]
fn the_tiles_are_laid_out() {
    let mut game = after_the_display(4);
    chance(&mut game, "tile wood+tower");
    let events = chance(&mut game, "tile wood");
    assert!(matches!(events[..], [Event::TileLaid { .. }]));
    let names = (6..=10).map(|number| (format!("treasures lay t{number:02}"), 1)).collect::<Vec<_>>();
    assert_eq!(lots(&game), names);
    refused_to(&game, Actor::Chance, "treasures lay t01", "MER-17.4");
    refused_to(&game, Actor::Chance, "tile wood", "MER-17.4");
    let events = chance(&mut game, "treasures lay t08");
    let treasure = "t08".parse().unwrap();
    assert_eq!(events, [own(Treasure::Laid { site: site("0,1"), treasure })]);
    assert_eq!(open(&game).modules.treasures.at(site("0,1")), Some(treasure));
    chance(&mut game, "tile wood");
    assert_eq!(lots(&game).len(), 4, "t08 lies there already");
}

/// TRE-2.5: two neutral staffs beside the environs, which belong to nobody.
#[test]
fn two_neutral_staffs() {
    let game = scene().build();
    assert_eq!(open(&game).modules.treasures.staffs_left(), 2);
    assert!(open(&game).castles().iter().all(|castle| castle.staffs == 3));
}

/// TRE-1.1, TRE-2.2, TRE-2.4: a position with a tile twice, on another terrain, or with too many removed is refused.
#[test]
fn positions_have_each_tile_once() {
    let tables = |text: &str| scene().tables(&format!("[treasures]\n{text}\n"));
    let all: Vec<String> = (1..=15).map(|number| format!("t{number:02}")).collect();
    let with = |changes: &[(usize, &str)]| {
        let mut tiles = all.clone();
        changes.iter().for_each(|&(place, name)| tiles[place] = name.to_owned());
        tables(&format!("tiles = {tiles:?}"))
    };
    with(&[(0, "t05"), (4, "t01")]).build();
    assert_eq!(with(&[(0, "t02")]).broken_clause(), "TRE-1.1");
    assert_eq!(with(&[(0, "t06"), (5, "t01")]).broken_clause(), "TRE-2.4");
    assert_eq!(with(&[(0, "t16")]).broken_clause(), "TRE-1.1");
    assert_eq!(tables("tiles = [\"t01\"]").broken_clause(), "TRE-2.1");
    assert_eq!(tables("removed = [\"t01\"]").broken_clause(), "TRE-2.2");
    assert_eq!(tables("staffs_won = 3").broken_clause(), "TRE-1.6");
    assert_eq!(scene().staffs(crate::support::RED, 4).broken_clause(), "MER-1.16");
}

/// INT-1.1: without the module its table has no place.
#[test]
fn without_the_module_there_is_no_table() {
    let scene = crate::support::Scene::new(4).tables("[treasures]\nstaffs_won = 0\n");
    assert_eq!(scene.broken_clause(), "INT-1.1");
}
