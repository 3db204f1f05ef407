//! Section 1: what there is, and how it is set up.

use super::{coins, mistletoe, scene, with};
use crate::support::{RED, castle, chance, let_chance, open, play, space};
use merlin::modules::gold::State;
use merlin::{Components, Merlin, Options, SpaceKind, Variants};
use table::{Eye, Game, Seat};

fn options(players: usize, modules: &str) -> Result<Options, table::Fault> {
    let base = Options::new(players, Components::printed()).expect("two to four players");
    base.with(modules.parse().expect("modules"), Variants::NONE)
}

/// GLD-1.1, GLD-1.6: thirty coins and eleven mistletoe; everybody begins with two and one, and an apple; with four
/// players 22 and 7 remain.
#[test]
fn what_everybody_begins_with() {
    for (players, supplies) in [(2, (26, 9)), (3, (24, 8)), (4, (22, 7))] {
        let game = Merlin::setup(&options(players, "gold").expect("a set"));
        for seat in Seat::all(players) {
            assert_eq!((coins(&game, seat), mistletoe(&game, seat)), (2, 1));
            assert_eq!(castle(&game, seat).apples, 1);
        }
        assert_eq!((open(&game).coin_supply(), open(&game).mistletoe_supply()), supplies);
    }
    assert_eq!((State::COINS, State::MISTLETOE), (30, 11));
    assert_eq!(
        with([2, 3, 2, 2], [1; 4]).due(&["setup display"]).fact("round", "0").broken_clause(),
        "GLD-1.6"
    );
}

/// GLD-1.2, INT-1.1: alone, and with other modules; the Market, Caerleon and Morgana need it.
#[test]
fn alone_or_with_others() {
    assert!(options(3, "gold").is_ok());
    assert!(options(3, "gold,treasures").is_ok());
    for module in ["market", "caerleon", "morgana"] {
        let needs = module.parse::<merlin::Module>().expect("a module").needs();
        assert_eq!(needs, Some(merlin::Module::Gold), "{module}");
    }
}

/// GLD-1.3, INT-1.2: the front of the new rondel covers the printed one; principalities, Merlin and the
/// knights are where they were.
#[test]
fn the_front_of_the_new_rondel() {
    let game = scene().build();
    let layout = open(&game).layout;
    let front = Components::printed().modules.gold.front;
    assert_eq!(layout.rondel.as_slice(), front);
    for colour in layout.ring {
        assert_eq!(layout.kind(layout.space_of(colour)), SpaceKind::Principality(colour));
    }
    assert_eq!(open(&game).merlin, space(0));
    let plain = crate::support::Scene::new(4).build();
    assert_eq!(open(&plain).layout.rondel.as_slice(), Components::printed().rondel);
    for seat in Seat::all(4) {
        assert_eq!(castle(&game, seat).knight, castle(&plain, seat).knight);
    }
}

/// GLD-1.4: the file of the module says nothing of an inner ring, and the module changes none.
#[test]
fn no_inner_ring_of_its_own() {
    assert!(open(&scene().build()).layout.inner.is_empty());
    let text = include_str!("../../../../../components/merlin/gold.toml");
    let tables = text.lines().filter(|line| line.starts_with('['));
    assert_eq!(tables.collect::<Vec<_>>(), ["[supplies]", "[coin]", "[outer_gold]", "[outer_gold_arthur]"]);
}

/// GLD-1.5: whoever watches sees what everybody owns.
#[test]
fn everything_is_public() {
    let game = with([5, 0, 2, 1], [3, 0, 1, 1]).build();
    let view = game.view(Eye::Spectator);
    assert_eq!(view.open.modules.gold.coins(RED), 5);
    assert_eq!(view.open.modules.gold.mistletoe(RED), 3);
    assert_eq!(view.open.coin_supply(), 22);
}

/// GLD-1.7: no more than there are; what is spent can be taken again.
#[test]
fn pieces_are_limited() {
    assert_eq!(with([20, 11, 0, 0], [1; 4]).broken_clause(), "GLD-1.7");
    assert_eq!(with([2; 4], [6, 6, 0, 0]).broken_clause(), "GLD-1.7");
    assert_eq!(with([31, 0, 0, 0], [1; 4]).broken_clause(), "GLD-1.1");
    let mut game =
        with([30, 0, 0, 0], [1; 4]).turn(RED).dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]).build();
    assert_eq!(open(&game).coin_supply(), 0);
    play(&mut game, RED, "gold coin own 1 2");
    assert_eq!((coins(&game, RED), open(&game).coin_supply()), (29, 1));
}

/// GLD-1.6: a position that leaves the module out has the starting pieces, and one with other seats is refused.
#[test]
fn positions_of_the_module() {
    let game = scene().build();
    assert_eq!((coins(&game, RED), mistletoe(&game, RED)), (2, 1));
    let text = game.position();
    assert!(text.contains("[gold]\ncoins = [2, 2, 2, 2]\nmistletoe = [1, 1, 1, 1]\n"), "{text}");
    assert_eq!(Merlin::from_position(&text, Components::printed()).expect("its own text"), game);
    assert_eq!(scene().tables("[gold]\ncoins = [1, 2]\n").broken_clause(), "GLD-1.6");
    let without = crate::support::Scene::new(4).tables("[gold]\ncoins = [2, 2, 2, 2]\n");
    assert_eq!(without.broken_clause(), "INT-1.1");
}

/// GLD-1.6: the setup goes on as without the module.
#[test]
fn the_setup_is_that_of_the_base_game() {
    let mut game = Merlin::setup(&options(2, "gold").expect("a set"));
    chance(&mut game, "mission m01");
    let_chance(&mut game);
    assert_eq!(open(&game).round, 1);
    assert_eq!((open(&game).coin_supply(), open(&game).mistletoe_supply()), (26, 9));
}
