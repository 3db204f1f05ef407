//! Section 10: what a components file must satisfy.

use merlin::Components;
use merlin::modules::morgana::Effect;

const PRINTED: &str = include_str!("../../../../../components/merlin/morgana.toml");

/// The clause that a file with one change breaks.
fn broken(from: &str, to: &str) -> &'static str {
    assert!(PRINTED.contains(from), "{from}");
    let fault = Components::read(&PRINTED.replacen(from, to, 1)).expect_err("the file is to be refused");
    fault.clause().map_or("", |clause| clause.0)
}

/// MOR-10.1: pieces in their numbers, cauldrons 1 to 5, movement numbers from 1 to 5.
#[test]
fn the_pieces() {
    for (from, to) in [
        ("count = 4", "count = 5"),
        ("faces = 6", "faces = 8"),
        ("pentagrams = 4", "pentagrams = 3"),
        ("poisoned_apples = 11", "poisoned_apples = 12"),
        ("witch_huts = 7", "witch_huts = 6"),
        ("morgana_influence = 6", "morgana_influence = 5"),
        ("drinking_horns = 1", "drinking_horns = 2"),
        ("{ die = 5, movement = 1 }", "{ die = 5, movement = 6 }"),
        ("{ die = 5, movement = 1 }", "{ die = 5, movement = 0 }"),
        ("{ die = 5, movement = 1 }", "{ die = 4, movement = 1 }"),
        ("  { die = 5, movement = 1 },\n", ""),
    ] {
        assert_eq!(broken(from, to), "MOR-10.1", "{to}");
    }
}

/// MOR-1.1, MOR-1.4, MOR-2.6, MOR-4.1, MOR-4.3, MOR-7.4, MOR-7.6: what the rules fix cannot be changed.
#[test]
fn what_the_rules_fix() {
    assert_eq!(broken("morgana_figures = 1", "morgana_figures = 2"), "MOR-1.1");
    assert_eq!(broken("max_equal = 2", "max_equal = 3"), "MOR-1.4");
    assert_eq!(broken("wild = 6", "wild = 1"), "MOR-2.6");
    assert_eq!(broken("sum = 7", "sum = 8"), "MOR-4.1");
    assert_eq!(broken("\npoints = 1", "\npoints = 2"), "MOR-4.3");
    assert_eq!(broken("coins_taken = 3", "coins_taken = 4"), "MOR-7.4");
    assert_eq!(broken("coins_paid = 2", "coins_paid = 1"), "MOR-7.6");
}

/// MOR-10.2: five tokens with two different sides, each effect at least once.
#[test]
fn the_tokens() {
    let first = "[\"bewitch\", \"swap_figures\"]";
    assert_eq!(broken(first, "[\"bewitch\", \"bewitch\"]"), "MOR-10.2");
    assert_eq!(broken(first, "[\"bewitch\"]"), "MOR-10.2");
    assert_eq!(broken(first, "[\"bewitch\", \"dragon\"]"), "MOR-10.2");
    assert_eq!(broken("  { id = \"c1\", sides = [\"bewitch\", \"swap_figures\"] },\n", ""), "MOR-10.2");
    let gold = "[\"coins_for_resources\", \"resources_for_coins\"]";
    assert_eq!(broken(gold, "[\"coins_for_resources\", \"bewitch\"]"), "MOR-10.2");
}

/// MOR-10.1, MOR-10.2: other movement numbers and other pairs may be.
#[test]
fn other_values() {
    let text = PRINTED.replacen("{ die = 1, movement = 3 }", "{ die = 1, movement = 5 }", 1);
    let text = text.replacen("[\"bewitch\", \"swap_figures\"]", "[\"swap_figures\", \"bewitch\"]", 1);
    let other = Components::read(&text).expect("good");
    assert_eq!(other.modules.morgana.movement, [5, 3, 2, 2, 1]);
    assert_eq!(other.modules.morgana.tokens[0], [Effect::SwapFigures, Effect::Bewitch]);
    assert_ne!(other.fingerprint(), Components::printed().fingerprint());
}
