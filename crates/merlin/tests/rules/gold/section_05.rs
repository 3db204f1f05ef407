//! Sections 5 and 6: what a components file must satisfy, and the supplied rondels.

use merlin::modules::gold::{Reverse, SpaceKind as Gold};
use merlin::{Components, Counted, Gained, SpaceKind};

const PRINTED: &str = include_str!("../../../../../components/merlin/gold.toml");

/// The clause that a file with one change breaks.
fn broken(from: &str, to: &str) -> &'static str {
    assert!(PRINTED.contains(from), "{from}");
    clause_of(&PRINTED.replacen(from, to, 1))
}

fn clause_of(text: &str) -> &'static str {
    let fault = Components::read(text).expect_err("the file is to be refused");
    fault.clause().map_or("", |clause| clause.0)
}

/// The file with a change on its reverse side.
fn reverse(from: &str, to: &str) -> String {
    let (front, back) = PRINTED.split_once("[outer_gold_arthur]").expect("two sides");
    assert!(back.contains(from), "{from}");
    format!("{front}[outer_gold_arthur]{}", back.replacen(from, to, 1))
}

/// GLD-5.1, GLD-2.1, GLD-2.3: every number is fixed.
#[test]
fn the_numbers() {
    for (from, to) in [
        ("coins = 30", "coins = 31"),
        ("mistletoe = 11", "mistletoe = 10"),
        ("starting_coins = 2", "starting_coins = 3"),
        ("starting_mistletoe = 1", "starting_mistletoe = 0"),
        ("end_group = 2", "end_group = 3"),
        ("end_points = 3", "end_points = 2"),
    ] {
        assert_eq!(broken(from, to), "GLD-5.1", "{from}");
    }
    assert_eq!(broken("die_step = 1", "die_step = 2"), "GLD-2.1");
    assert_eq!(broken("die_max = 6", "die_max = 7"), "GLD-2.3");
    assert_eq!(broken("die_min = 1", "die_min = 0"), "GLD-2.3");
    assert_eq!(broken("merlin_start = 0", "merlin_start = 4"), "GLD-1.3");
    assert_eq!(broken("module = \"gold\"", "module = \"silver\""), "");
}

/// GLD-5.2: the spaces of the front.
#[test]
fn the_front() {
    for (from, to) in [
        ("size = 24", "size = 23"),
        ("index = 1,", "index = 2,"),
        ("index = 23,", "index = 24,"),
        ("kind = \"grail\"", "kind = \"excalibur\""),
        ("kind = \"gold_coin\"", "kind = \"build\""),
        ("kind = \"apple_mistletoe\"", "kind = \"apple\""),
        ("kind = \"relocate\"", "kind = \"move_arthur\""),
        ("kind = \"relocate\"", "kind = \"dragon\""),
        ("kind = \"vp\", of = \"shield\"", "kind = \"vp\", of = \"flag\""),
        ("kind = \"vp\", of = \"shield\"", "kind = \"vp\", of = \"manor\""),
        ("kind = \"influence\", of = \"shield\"", "kind = \"influence\", of = \"flag\""),
        ("kind = \"gold_coin\"", "kind = \"gold_coin\", of = \"flag\""),
        ("principality = \"grey\"", "principality = \"blue\""),
    ] {
        assert_eq!(broken(from, to), "GLD-5.2", "{from} → {to}");
    }
    let none = PRINTED.replacen("kind = \"build\"", "kind = \"mission\"", 1);
    assert!(Components::read(&none).is_ok(), "two missions, one build, one relocation");
    let builds = none.replacen("kind = \"build\"", "kind = \"exchange\"", 1);
    assert_eq!(clause_of(&builds), "GLD-5.2", "at least one build space");
}

/// GLD-5.3: the spaces of the reverse.
#[test]
fn the_reverse() {
    for (from, to) in [
        ("size = 24", "size = 25"),
        ("kind = \"move_arthur\"", "kind = \"activate_vassal\""),
        ("kind = \"vp\", of = \"manor\"", "kind = \"vp\", of = \"shield\""),
        ("kind = \"vp\", of = \"shield\"", "kind = \"vp\", of = \"manor\""),
        ("kind = \"build\"", "kind = \"grail\""),
        ("kind = \"gold_coin\"", "kind = \"build\""),
        // No space of these kinds belongs to a principality.
        ("kind = \"activate_vassal\"", "kind = \"activate_vassal\", principality = \"grey\""),
        ("kind = \"move_arthur\"", "kind = \"move_arthur\", principality = \"grey\""),
        ("kind = \"gold_coin\"", "kind = \"gold_coin\", principality = \"grey\""),
        ("kind = \"apple_mistletoe\"", "kind = \"apple_mistletoe\", principality = \"grey\""),
        ("kind = \"vp\", of = \"manor\"", "kind = \"vp\", of = \"manor\", principality = \"grey\""),
    ] {
        assert_eq!(clause_of(&reverse(from, to)), "GLD-5.3", "{from} → {to}");
    }
    assert!(
        Components::read(&reverse("kind = \"build\"", "kind = \"apple\"")).is_ok(),
        "an apple space may stay"
    );
    let back = Components::printed().modules.gold.reverse;
    let has = |wanted: SpaceKind| back.iter().filter(|&&space| space == Reverse::Space(wanted)).count();
    assert_eq!((has(SpaceKind::Mission), has(SpaceKind::Build)), (1, 2));
    assert_eq!((has(SpaceKind::Grail), has(SpaceKind::Excalibur)), (0, 0));
    assert_eq!(back[14], Reverse::MoveArthur);
    assert_eq!(back[9], Reverse::ActivateVassal);
    assert_eq!(back[21], Reverse::VpManor);
}

/// GLD-5.2: the supplied front, as the table of section 6 has it.
#[test]
fn the_supplied_front() {
    let front = Components::printed().modules.gold.front;
    let coin = SpaceKind::from(Gold::GoldCoin);
    let fruit = SpaceKind::from(Gold::AppleMistletoe);
    let expected = [
        (1, SpaceKind::Excalibur),
        (2, SpaceKind::Build),
        (3, SpaceKind::Vp(Counted::Shield)),
        (5, SpaceKind::Influence(Gained::Flag)),
        (6, coin),
        (7, SpaceKind::Vp(Counted::Material)),
        (9, fruit),
        (10, SpaceKind::Build),
        (11, SpaceKind::Vp(Counted::Influence)),
        (13, SpaceKind::Grail),
        (14, SpaceKind::Relocate),
        (15, SpaceKind::Influence(Gained::Shield)),
        (17, SpaceKind::Vp(Counted::Flag)),
        (18, fruit),
        (19, SpaceKind::Influence(Gained::Material)),
        (21, coin),
        (22, SpaceKind::Mission),
        (23, SpaceKind::Influence(Gained::Vassal)),
    ];
    for (index, kind) in expected {
        assert_eq!(front[index], kind, "space {index}");
    }
}

/// GLD-5.4: no space lies opposite one of its kind; other files need not care.
#[test]
fn nothing_faces_its_like() {
    let gold = &Components::printed().modules.gold;
    for index in 0..12 {
        assert_ne!(gold.front[index], gold.front[index + 12], "space {index}");
        assert_ne!(gold.reverse[index], gold.reverse[index + 12], "space {index}");
    }
    let facing = PRINTED
        .replacen("index = 14, kind = \"relocate\"", "index = 14, kind = \"build\"", 1)
        .replacen("index = 10, kind = \"build\"", "index = 10, kind = \"relocate\"", 1);
    assert!(Components::read(&facing).is_ok(), "space 2 and space 14 both build");
}

/// GLD-5.2: a file of the module replaces its values, and has a sum of its own.
#[test]
fn a_file_of_the_module() {
    let other =
        Components::read(&PRINTED.replacen("kind = \"relocate\"", "kind = \"exchange\"", 1)).expect("good");
    assert_eq!(other.modules.gold.front[14], SpaceKind::Exchange);
    assert_ne!(other.fingerprint(), Components::printed().fingerprint());
    let same = Components::read(PRINTED).expect("the printed file");
    assert_eq!(same.fingerprint(), Components::printed().fingerprint());
}
