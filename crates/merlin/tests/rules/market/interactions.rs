//! How the market meets other modules: what is given up for treasure tiles (INT-6.5, INT-9.5).

use super::{returned, table};
use crate::support::{BLUE, GREEN, RED, Scene, castle, offers, offers_of, open, owned, play, refused};
use merlin::modules::market::Event as Market;
use merlin::{Colour, Event, Merlin};

/// Red builds on the tile at 2,0, on which everybody else gives up a material or an influence marker; blue is
/// the first.
fn discarding(market: &str, blue: impl FnOnce(Scene) -> Scene) -> Merlin {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items = colours.map(|colour| format!("material {colour}"));
    let scene = Scene::new(4).modules("gold,market,treasures").knight_on(RED, 2);
    let scene = scene.items(RED, &items.each_ref().map(String::as_str)).tables(market);
    let mut game = blue(scene).build();
    let offer = offers_of(&game, RED, "build").into_iter().find(|offer| offer.starts_with("2,0 "));
    play(&mut game, RED, &format!("build {}", offer.expect("the tile can be built on")));
    game
}

/// INT-9.5, MKT-3.5: the material or the marker; the marker goes to the market board.
#[test]
fn a_marker_is_given_up() {
    let market = table("", &[&[], &["material grey"]]);
    let game = discarding(&market, |scene| scene.items(BLUE, &["material grey", "material blue"]));
    assert_eq!(
        offers(&game, BLUE),
        ["return material grey", "return material blue", "market return material grey"]
    );
    refused(&game, BLUE, "market return material blue", "MKT-3.5");
    let mut marker = game;
    assert_eq!(play(&mut marker, BLUE, "market return material grey")[0], returned(BLUE, "material grey"));
    assert_eq!(owned(&marker, BLUE, "material grey"), 1);
    let mut piece = game;
    play(&mut piece, BLUE, "return material grey");
    assert_eq!(
        (owned(&piece, BLUE, "material grey"), open(&piece).modules.market.items(BLUE).count()),
        (0, 1)
    );
}

/// INT-9.5: with nothing but the marker, the marker is given.
#[test]
fn the_marker_alone() {
    let market = table("", &[&[], &["material grey"]]);
    let mut game = discarding(&market, |scene| scene);
    assert_eq!(offers(&game, BLUE), ["return material grey"]);
    assert_eq!(play(&mut game, BLUE, "return material grey")[0], returned(BLUE, "material grey"));
}

/// INT-6.5, example INT-X24: a marker on a plus marker is given up: the plus marker goes to the market board.
#[test]
fn a_plus_marker_returns() {
    let under = "[market]\n[[market.seat]]\n[[market.seat]]\n[[market.seat]]\nunder = { purple = 1 }\n";
    let mut game = discarding(under, |scene| scene.influence(GREEN, &["purple"]));
    refused(&game, GREEN, "market take_back purple", "INT-6.5");
    let events = play(&mut game, GREEN, "treasures take_back purple");
    let back = Event::from(Market::PlusReturned { seat: GREEN, colour: Colour::Purple, markers: 1 });
    assert!(events.contains(&back), "{events:?}");
    assert_eq!(castle(&game, GREEN).influence(Colour::Purple), 0);
    assert_eq!(open(&game).modules.market.plus_left(), 6);
}

/// INT-6.5: with and without a plus marker the owner chooses which one leaves.
#[test]
fn the_owner_chooses_which_marker_leaves() {
    let under = "[market]\n[[market.seat]]\n[[market.seat]]\n[[market.seat]]\nunder = { purple = 1 }\n";
    let game = discarding(under, |scene| scene.influence(GREEN, &["purple", "purple"]));
    assert_eq!(offers(&game, GREEN), ["market take_back purple", "treasures take_back purple"]);
    refused(&game, GREEN, "market take_back black", "INT-6.5");
    let mut plain = game;
    play(&mut plain, GREEN, "treasures take_back purple");
    assert_eq!(open(&plain).modules.market.under(GREEN, Colour::Purple), 1);
    let mut with_plus = game;
    play(&mut with_plus, GREEN, "market take_back purple");
    assert_eq!(open(&with_plus).modules.market.under(GREEN, Colour::Purple), 0);
}
