//! Section 7: what a components file must satisfy.

use merlin::Components;

const PRINTED: &str = include_str!("../../../../../components/merlin/market.toml");

/// The clause that a file with one change breaks.
fn broken(from: &str, to: &str) -> &'static str {
    assert!(PRINTED.contains(from), "{from}");
    let fault = Components::read(&PRINTED.replacen(from, to, 1)).expect_err("the file is to be refused");
    fault.clause().map_or("", |clause| clause.0)
}

/// MKT-7.1: six of each kind in six colours, six plus, four apple-mistletoe, six labourers.
#[test]
fn the_markers() {
    assert_eq!(broken("\"black\", \"grey\"", "\"black\", \"black\""), "MKT-7.1");
    assert_eq!(broken("\"black\", \"grey\"", "\"black\", \"green\""), "MKT-7.1");
    assert_eq!(broken(", \"brown\"]", "]"), "MKT-7.1");
    assert_eq!(broken("count = 6", "count = 5"), "MKT-7.1");
    assert_eq!(broken("count = 4", "count = 6"), "MKT-7.1");
    assert_eq!(broken("[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5]"), "MKT-7.1");
    assert_eq!(broken("[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 7]"), "MKT-7.1");
}

/// MKT-7.2: one coin, one visit.
#[test]
fn the_price() {
    assert_eq!(broken("price_coins = 1", "price_coins = 2"), "MKT-7.2");
    assert_eq!(broken("visits_per_turn = 1", "visits_per_turn = 2"), "MKT-7.2");
}

/// MKT-7.1: labourers may show other numbers, also the same twice.
#[test]
fn other_labourers() {
    let other =
        Components::read(&PRINTED.replacen("[1, 2, 3, 4, 5, 6]", "[3, 3, 3, 3, 1, 1]", 1)).expect("good");
    assert_eq!(other.modules.market.pips.map(|pips| pips.get()), [3, 3, 3, 3, 1, 1]);
    assert_ne!(other.fingerprint(), Components::printed().fingerprint());
}
