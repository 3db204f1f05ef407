//! Section 6: what a components file must satisfy.

use super::scene;
use crate::support::{RED, plays};
use merlin::modules::caerleon::District;
use merlin::{Colour, Components, Merlin, Module};
use table::Game;

const PRINTED: &str = include_str!("../../../../../components/merlin/caerleon.toml");

/// The clause that a file with one change breaks.
fn broken(from: &str, to: &str) -> &'static str {
    assert!(PRINTED.contains(from), "{from}");
    let fault = Components::read(&PRINTED.replacen(from, to, 1)).expect_err("the file is to be refused");
    fault.clause().map_or("", |clause| clause.0)
}

/// CRL-6.1: six districts once each, and the six colours once each.
#[test]
fn districts_and_colours() {
    for (from, to) in [
        ("id = \"trader\"", "id = \"smith\""),
        ("id = \"trader\"", "id = \"castle\""),
        ("colour = \"black\"", "colour = \"grey\""),
        ("colour = \"black\"", "colour = \"green\""),
    ] {
        assert_eq!(broken(from, to), "CRL-6.1", "{from} → {to}");
    }
    let lines: Vec<&str> = PRINTED.lines().filter(|line| !line.contains("id = \"mint\"")).collect();
    let fault = Components::read(&lines.join("\n")).expect_err("five districts");
    assert_eq!(fault.clause().map(|clause| clause.0), Some("CRL-6.1"));
}

/// CRL-6.2: every store is that of one district.
#[test]
fn stores() {
    for (from, to) in [
        ("stores = [\"shield\"]", "stores = [\"flag\"]"),
        ("stores = [\"shield\"]", "stores = []"),
        ("stores = []", "stores = [\"coin\"]"),
        ("\"apple\", \"mistletoe\"", "\"apple\""),
    ] {
        assert_eq!(broken(from, to), "CRL-6.2", "{from} → {to}");
    }
}

/// CRL-6.3: one place for a lady and two for the others.
#[test]
fn places() {
    assert_eq!(broken("lady = 1", "lady = 2"), "CRL-6.3");
    assert_eq!(broken("simple = 2", "simple = 3"), "CRL-6.3");
}

/// CRL-6.4: what vassals take, and how often they exchange.
#[test]
fn amounts() {
    for (from, to) in [
        ("trades = 4", "trades = 5"),
        ("trades = 4", "amount = { builder = 1 }"),
        ("shield_bearer = 2, builder = 1", "shield_bearer = 1, builder = 2"),
        (
            "{ builder = 2, shield_bearer = 2, flag_bearer = 2 }",
            "{ builder = 2, shield_bearer = 2, flag_bearer = 1 }",
        ),
        ("{ flag_bearer = 2, builder = 1, shield_bearer = 1 }", "{ flag_bearer = 2, builder = 1 }"),
    ] {
        assert_eq!(broken(from, to), "CRL-6.4", "{from} → {to}");
    }
    assert_eq!(broken("random_districts = true", "random_districts = false"), "CRL-1.4");
    assert_eq!(broken("module = \"caerleon\"", "module = \"camelot\""), "");
}

/// CRL-6.1, CRL-1.3: a file with other roofs is played as it says.
#[test]
fn other_roofs() {
    let swapped = PRINTED.replace("colour = \"black\"", "colour = \"x\"");
    let swapped = swapped.replace("colour = \"grey\"", "colour = \"black\"").replace("\"x\"", "\"grey\"");
    let components = Components::read(&swapped).expect("other colours");
    let text = scene().knight_on(RED, 0).position();
    let mut game = Merlin::from_position(&text, components).unwrap_or_else(|fault| panic!("{fault}"));
    let state = game.view(table::Eye::Spectator).open.modules.caerleon;
    assert_eq!(
        (state.district(Colour::Black), state.colour(District::Trader)),
        (Some(District::Smith), Some(Colour::Grey))
    );
    plays(&mut game, RED, &["deploy builder black", "take shield orange"]);
    assert_ne!(components.fingerprint(), Components::printed().fingerprint());
    assert!(Module::Caerleon.needs().is_some());
    // Where the values come from is told for the printed ones too.
    assert!(components.sources.iter().any(|own| own.what == "caerleon.districts"));
}
