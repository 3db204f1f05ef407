//! INT-5.14: a tile freed by clean-up, huts or replacing is built on again and gives its bonus or effect again.

use super::{MATERIALS, last_turn, with_used_arthur_dice};
use crate::support::{
    BLUE, GREEN, RED, Scene, castle, let_chance, offers, offers_of, on_turn, open, play, refused, scored,
};
use merlin::{Event, Frame, Merlin, Site};

/// The mountains: t03 (a point and an apple) on 0,2, t04 on 0,3, a tower on 0,5; all of one territory.
const TREASURE: &str = "0,2";
const OTHER: &str = "0,3";
const TOWER: &str = "0,5";

/// The last turn of round 2 with these modules; all Morgana turns are made. Green begins round 3 and can pay
/// for any tile.
fn last(modules: &str, huts: &[&str], tables: &str) -> Scene {
    let placed = "[[morgana.seat]]\npentagram = true\nplaced = \"apple, 1\"\n".repeat(4);
    let dice = "dice = [\"1 used\", \"2 used\", \"3 used\", \"4 used\"]";
    let kitchen = format!("[morgana]\n{dice}\nhuts = {huts:?}\n{placed}");
    let scene = Scene::new(4).modules(modules).tables(&kitchen).tables(tables).items(GREEN, &MATERIALS);
    last_turn(scene.knight(GREEN, 0), 4, 2)
}

/// Red ends the round; chance does the rest up to the next decision.
fn end_round(game: &mut Merlin) {
    play(game, RED, "end");
    let_chance(game);
}

/// Green, who begins round 3, comes to the build space 2 with an apple.
fn green_comes_to_build(game: &mut Merlin) {
    let_chance(game);
    assert_eq!((open(game).round, on_turn(game)), (3, GREEN));
    let die = offers_of(game, GREEN, "die own")[0].clone();
    play(game, GREEN, &format!("die own {die}"));
    if die != "2" {
        play(game, GREEN, "apple 2");
    }
    play(game, GREEN, "walk clockwise");
}

fn site(text: &str) -> Site {
    text.parse().expect("a tile position")
}

/// The ways to build there.
fn ways(game: &Merlin, site: &str) -> Vec<String> {
    offers_of(game, GREEN, "build").into_iter().filter(|text| text.starts_with(&format!("{site} "))).collect()
}

/// Green builds there; what happens.
fn build(game: &mut Merlin, site: &str) -> Vec<Event> {
    let way = ways(game, site).first().cloned().unwrap_or_else(|| panic!("{site} is free"));
    play(game, GREEN, &format!("build {way}"))
}

/// Both freed tiles are built on, and each gives what it gives.
fn gives_again(game: &Merlin) {
    let mut treasure = *game;
    let apples = castle(game, GREEN).apples;
    assert_eq!(scored(&build(&mut treasure, TREASURE)), [(GREEN, 1, "TRE-4.8")]);
    assert_eq!(castle(&treasure, GREEN).apples, apples + 1);
    let mut tower = *game;
    build(&mut tower, TOWER);
    assert_eq!(open(&tower).top(), Frame::Tower);
    play(&mut tower, GREEN, "take flag brown");
}

/// Nobody can build there.
fn is_taken(game: &Merlin, site: &str) {
    assert_eq!(ways(game, site), [""; 0], "{site}");
    for colour in ["black", "grey", "blue", "purple", "orange", "brown"] {
        refused(game, GREEN, &format!("build {site} {colour}"), "MER-11.16");
    }
}

/// INT-5.14, MOR-8.3: freed by huts; without Arthur only the manors with huts leave, so another one still
/// takes its tile.
#[test]
fn freed_by_huts() {
    let scene = last("gold,morgana,treasures", &[TREASURE, TOWER], "");
    let scene = scene.manors(RED, &[TREASURE, TOWER]).manors(BLUE, &[OTHER]);
    let mut game = scene.build();
    end_round(&mut game);
    green_comes_to_build(&mut game);
    gives_again(&game);
    is_taken(&game, OTHER);
}

/// INT-5.14: without huts the manors stay, and nothing is free.
#[test]
fn nothing_is_freed_without_huts() {
    let scene = last("gold,morgana,treasures", &[], "");
    let mut game = scene.manors(RED, &[TREASURE, TOWER]).manors(BLUE, &[OTHER]).build();
    end_round(&mut game);
    green_comes_to_build(&mut game);
    [TREASURE, TOWER, OTHER].iter().for_each(|site| is_taken(&game, site));
}

/// INT-5.14, INT-5.11, INT-5.10: with Arthur a hut frees its whole territory, other players' tiles too, but
/// not a castle.
#[test]
fn freed_by_huts_with_arthur() {
    let allies = "[knights]\nallies = [[\"gawain\", \"gaheris\"]]\ncastles = [\"0,3\"]\n";
    let scene = last("arthur,knights,gold,morgana,treasures", &[OTHER], allies);
    let scene = scene.manors(RED, &[OTHER]).manors(BLUE, &[TREASURE, TOWER]);
    let mut game = with_used_arthur_dice(&scene);
    end_round(&mut game);
    green_comes_to_build(&mut game);
    assert_eq!((castle(&game, BLUE).manors.len(), castle(&game, RED).manors.len()), (0, 1));
    gives_again(&game);
    is_taken(&game, OTHER);
}

/// INT-5.14, ARU-7.2: freed by the clean-up: a treasure tile, whose owner keeps the other manor, and a tower.
#[test]
fn freed_by_the_clean_up() {
    let scene = last("arthur,gold,morgana,treasures", &[], "").manors(RED, &[TREASURE, TOWER, OTHER]);
    let mut game = with_used_arthur_dice(&scene);
    end_round(&mut game);
    assert_eq!(offers(&game, RED), ["arthur keep 0,2", "arthur keep 0,3", "arthur keep 0,5"]);
    play(&mut game, RED, "arthur keep 0,3");
    green_comes_to_build(&mut game);
    gives_again(&game);
    is_taken(&game, OTHER);
}

/// Red has moved Arthur to *replace manor* in the last turn of round 2.
fn replacing() -> Merlin {
    let scene = last("arthur,gold,morgana,treasures", &[TREASURE], "[arthur]\nfigure = \"i12\"\n");
    let scene = scene.due(&["window moved"]).fact("die", "\"arthur 5\"").fact("figure", "\"arthur\"");
    let scene = scene.fact("action", "\"i12\"").manors(RED, &[OTHER]).manors(BLUE, &[TREASURE, TOWER]);
    with_used_arthur_dice(&scene)
}

/// INT-5.14, INT-5.3, INT-5.4: a manor that replaces another takes its tile and gains nothing, and the hut is
/// gone with the old one; freed again in the clean-up, the tile gives its effect to whoever builds there.
#[test]
fn freed_after_replacing() {
    let mut game = replacing();
    let apples = castle(&game, RED).apples;
    let events = play(&mut game, RED, "arthur replace 0,2");
    assert_eq!((scored(&events), castle(&game, RED).apples), (vec![], apples), "replacing is not building");
    assert!(castle(&game, RED).manors.contains(site(TREASURE)));
    assert_eq!((castle(&game, BLUE).manors_left(), open(&game).modules.morgana.huts_left()), (6, 7));
    end_round(&mut game);
    assert_eq!(offers(&game, RED), ["arthur keep 0,2", "arthur keep 0,3"], "no hut empties the territory");
    let mut kept = game;
    play(&mut kept, RED, "arthur keep 0,2");
    green_comes_to_build(&mut kept);
    is_taken(&kept, TREASURE);
    build(&mut kept, OTHER);
    play(&mut game, RED, "arthur keep 0,3");
    green_comes_to_build(&mut game);
    assert_eq!(scored(&build(&mut game, TREASURE)), [(GREEN, 1, "TRE-4.8")]);
}
