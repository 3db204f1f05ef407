//! Section 1: the districts, and how they are laid out.

use super::{COLOURS, MINT, at_random, own, random, scene, with};
use crate::support::{RED, Scene, castle, chance, colour, let_chance, lots, open, play, refused_to, space};
use merlin::modules::caerleon::{District, Event as Caerleon};
use merlin::{Colour, Components, Frame, Item, Kind, Merlin, Options, SetupStep, SpaceKind, Variants};
use std::collections::BTreeMap;
use table::{Actor, Game, Seat, laws};

fn district(game: &Merlin, name: &str) -> Option<District> {
    open(game).modules.caerleon.district(colour(name))
}

/// CRL-1.1, INT-1.1: the module needs the gold module.
#[test]
fn it_needs_gold() {
    let base = Options::new(3, Components::printed()).expect("three players");
    let fault =
        base.with("caerleon".parse().expect("a module"), Variants::NONE).expect_err("gold is missing");
    assert_eq!(fault.clause().map(|clause| clause.0), Some("INT-1.1"));
    assert!(base.with("gold,caerleon".parse().expect("modules"), Variants::NONE).is_ok());
}

/// CRL-1.1, CRL-1.2, CRL-1.3, CRL-2.9: in the standard setup each district lies on the principality of its roof colour,
/// one for each, and the spaces of the rondel stay where they are.
#[test]
fn by_the_colours_of_the_roofs() {
    let game = scene().build();
    let laid = COLOURS.map(|name| district(&game, name).expect("a district").id());
    assert_eq!(laid, ["trader", "smith", "mint", "quarry", "orchard", "tailor"]);
    for own in District::ALL {
        let colour = open(&game).modules.caerleon.colour(own).expect("it lies somewhere");
        assert_eq!(open(&game).modules.caerleon.district(colour), Some(own));
        let place = open(&game).layout.space_of(colour);
        assert_eq!(open(&game).layout.kind(place), SpaceKind::Principality(colour));
    }
    let other = "[caerleon]\ndistricts = { black = \"smith\", grey = \"trader\", blue = \"mint\", purple = \"quarry\", orange = \"orchard\", brown = \"tailor\" }\n";
    assert_eq!(scene().tables(other).broken_clause(), "CRL-1.3");
    let twice = other.replace("trader", "smith");
    assert_eq!(scene().tables(&twice).broken_clause(), "CRL-1.2");
    let few = "[caerleon]\ndistricts = { black = \"trader\" }\n";
    assert_eq!(scene().tables(few).broken_clause(), "CRL-1.4");
    assert_eq!(scene().tables(&other.replace("trader", "castle")).broken_clause(), "CRL-1.1");
    assert_eq!(scene().tables(&other.replace("grey", "green")).broken_clause(), "CRL-1.2");
    let without = Scene::new(4).modules("gold").tables(few);
    assert_eq!(without.broken_clause(), "INT-1.1");
}

/// CRL-1.3, INT-1.7: without the variant nothing has to be drawn for the districts, and the setup begins as
/// in the base game.
#[test]
fn nothing_is_drawn_without_the_variant() {
    let base = Options::new(2, Components::printed()).expect("two players");
    let options = base.with("gold,caerleon".parse().expect("modules"), Variants::NONE).expect("a set");
    let mut game = Merlin::setup(&options);
    assert_eq!(open(&game).top(), Frame::Setup(SetupStep::Display));
    let events = let_chance(&mut game);
    assert!(!format!("{events:?}").contains("Laid { colour"));
    assert_eq!(open(&game).round, 1);
}

/// CRL-1.4, INT-1.5, INT-1.6, INT-1.7: in the variant chance lays out the districts before everything else,
/// each of those left equally likely, so every distribution is.
#[test]
fn at_random_in_the_variant() {
    let mut game = Merlin::setup(&random(3));
    let mut left: Vec<&str> = District::ALL.map(District::id).to_vec();
    for (name, wanted) in COLOURS.into_iter().zip(["tailor", "mint", "smith", "trader", "quarry", "orchard"])
    {
        let expected: Vec<(String, u32)> = left.iter().map(|id| (format!("caerleon lay {id}"), 1)).collect();
        assert_eq!(lots(&game), expected);
        assert_eq!(Merlin::from_position(&game.position(), Components::printed()).as_ref(), Ok(&game));
        let events = chance(&mut game, &format!("caerleon lay {wanted}"));
        let laid = wanted.parse().expect("a district");
        assert_eq!(events, [own(Caerleon::Laid { colour: colour(name), district: laid })]);
        left.retain(|id| *id != wanted);
        if !left.is_empty() {
            refused_to(&game, Actor::Chance, &format!("caerleon lay {wanted}"), "MER-17.4");
            refused_to(&game, Actor::Chance, "mission m01", "MER-17.4");
        }
    }
    assert_eq!(open(&game).top(), Frame::Setup(SetupStep::Display));
    assert_eq!(district(&game, "black").map(District::id), Some("tailor"));
    let_chance(&mut game);
    assert_eq!(open(&game).round, 1);
}

/// CRL-1.4: over many games every district comes to every principality about equally often.
#[test]
fn every_distribution_is_equally_likely() {
    let mut found: BTreeMap<(Colour, District), u32> = BTreeMap::new();
    let (games, mut rng) = (6_000_u32, table::generator(1));
    for _ in 0..games {
        let (mut game, mut offers) = (Merlin::setup(&random(2)), table::Moves::new());
        for name in COLOURS {
            let lot = table::draw(&game, &mut offers, &mut rng);
            game.try_play(Actor::Chance, lot, &mut table::Journal::silent()).expect("it was offered");
            *found.entry((colour(name), district(&game, name).expect("it was laid"))).or_default() += 1;
        }
    }
    assert_eq!(found.len(), 36);
    // 1,000 are expected; five standard deviations are 144.
    assert!(found.values().all(|count| count.abs_diff(games / 6) < 145), "{found:?}");
}

/// CRL-1.4: the variant obeys the laws of the house, in whole games.
#[test]
fn the_variant_obeys_the_laws() {
    for players in 2..=4 {
        let options = random(players);
        let seen = laws::obey::<Merlin>(&options, 3, 1);
        assert!(seen.longest <= Merlin::most_decisions(&options), "{seen:?}");
    }
}

/// CRL-1.5: still six of each kind and colour, stored by kind.
#[test]
fn six_of_each_kind_and_colour() {
    let game = scene().build();
    assert!(Item::all().all(|item| open(&game).supply(item) == 6));
    let stores = Kind::ALL.map(|kind| District::storing(kind).id());
    assert_eq!(stores, ["tailor", "smith", "quarry"]);
    assert!(Kind::ALL.into_iter().all(|kind| District::storing(kind).kind() == Some(kind)));
    let seven = ["shield blue"; 7];
    assert_eq!(scene().items(RED, &seven).broken_clause(), "MER-1.7");
}

/// CRL-1.6: coins, apples and mistletoe are those of the gold module and the base game; the trader stores nothing.
#[test]
fn the_other_supplies() {
    let game = scene().build();
    assert_eq!((open(&game).coin_supply(), open(&game).mistletoe_supply()), (22, 7));
    assert_eq!(open(&game).apple_supply(), 11 - 4);
    assert_eq!(District::Trader.kind(), None);
}

/// CRL-1.7: starting tiles go by colour: s1 puts the knight on the space of grey and gives a black flag, a
/// blue shield, a purple material and influence in the orange district.
#[test]
fn starting_tiles_go_by_colour() {
    let due = scene().due(&["setup starting_tiles"]).fact("round", "0");
    let mut game = due.build();
    chance(&mut game, "starting_tile s1");
    let own = castle(&game, RED);
    assert_eq!(own.knight, Some(space(4)));
    let item = |kind, name: &str| own.items.count(Item::new(kind, colour(name)));
    assert_eq!(
        (item(Kind::Flag, "black"), item(Kind::Shield, "blue"), item(Kind::Material, "purple")),
        (1, 1, 1)
    );
    assert_eq!(own.influence(colour("orange")), 1);
}

/// CRL-1.2: a position of the module is written and read back, with the districts of the variant too.
#[test]
fn positions_of_the_module() {
    let game = with([2; 4], [1; 4]).build();
    let text = game.position();
    let table = "[caerleon]\ndistricts = { black = \"trader\", grey = \"smith\", blue = \"mint\", purple = \"quarry\", orange = \"orchard\", brown = \"tailor\" }\n";
    assert!(text.contains(table), "{text}");
    assert_eq!(Merlin::from_position(&text, Components::printed()).as_ref(), Ok(&game));
    let other = table.replace("trader", "x").replace("orchard", "trader").replace("\"x\"", "\"orchard\"");
    let game = at_random(&scene().tables(&other).turn(RED));
    assert_eq!(district(&game, "orange").map(District::id), Some("trader"));
    assert_eq!(Merlin::from_position(&game.position(), Components::printed()).as_ref(), Ok(&game));
    // Without a table the variant has the standard setup.
    assert_eq!(district(&at_random(&scene().turn(RED)), "black").map(District::id), Some("trader"));
}

/// Whoever watches sees where the districts lie; nothing of the module is secret.
#[test]
fn everything_is_public() {
    let mut game = scene().knight_on(RED, MINT).build();
    play(&mut game, RED, "deploy builder blue");
    for seat in Seat::all(4) {
        let view = game.view(table::Eye::Seat(seat));
        assert_eq!(view.open.modules.caerleon, open(&game).modules.caerleon);
    }
}
