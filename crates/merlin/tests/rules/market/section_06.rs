//! Section 6: apple-mistletoe markers.

use super::{board, own, scene, scene_for, table, with};
use crate::support::{RED, Scene, offers_of, open, play, plays, points, refused, scored, space};
use merlin::Pips;
use merlin::modules::market::Event as Market;
use table::{Eye, Game};

/// MKT-6.1, MKT-6.2, example MKT-X9: as an apple: the chosen die 2 becomes 6, Merlin moves 6; the marker is
/// back on the board.
#[test]
fn as_an_apple() {
    let dice = ["own 1", "own 3", "own 5", "merlin 2"];
    let mut game =
        with("", &[&["apple_mistletoe"]]).turn(RED).apples(RED, 0).dice(RED, dice).merlin(0).build();
    play(&mut game, RED, "die merlin 2");
    assert_eq!(offers_of(&game, RED, "market apple"), ["1", "3", "4", "5", "6"]);
    refused(&game, RED, "market apple 2", "MER-5.6");
    let pips = |number| Pips::new(number).expect("a side");
    let events = play(&mut game, RED, "market apple 6");
    assert_eq!(events, [own(Market::AppleSpent { seat: RED, from: pips(2), to: pips(6) })]);
    play(&mut game, RED, "walk clockwise");
    assert_eq!(open(&game).merlin, space(6));
    assert_eq!(open(&game).modules.market.fruits_left(), 4);
    assert!(board(&game).contains(&"apple_mistletoe".to_owned()));
    refused(&game, RED, "market apple 3", "MKT-6.1");
}

/// MKT-6.1: where a marker can bring the figure is told before the die is chosen; it is not taken for a coin.
#[test]
fn it_widens_the_reach() {
    let dice = ["own 1", "own 3 used", "own 5 used", "merlin 2 used"];
    let base = scene_for(4, 0).tables(&table("", &[&["apple_mistletoe"]]));
    let game = base.turn(RED).apples(RED, 0).dice(RED, dice).knight(RED, 0).build();
    let view = game.view(Eye::Seat(RED));
    let six = view.landings().into_iter().find(|landing| landing.space == space(6)).expect("six spaces");
    assert_eq!((six.markers(), six.coins(), six.apples()), (1, 0, 0));
}

/// MKT-6.1: once only, and only with a marker; before the figure moves.
#[test]
fn once_and_before_the_move() {
    let mut game = with("", &[&["apple_mistletoe"]]).turn(RED).build();
    refused(&game, RED, "market apple 3", "MKT-6.1");
    plays(&mut game, RED, &["die own 1", "market apple 3"]);
    refused(&game, RED, "market apple 4", "MKT-6.1");
    assert_eq!(offers_of(&game, RED, "market apple"), [""; 0]);
}

/// MKT-6.1, example MKT-X9: as a mistletoe: a card with one unmet requirement is completed.
#[test]
fn as_a_mistletoe() {
    let base = with("", &[&["apple_mistletoe"]]).turn(RED).hand(RED, &["m44"]);
    let mut game = base.items(RED, &["flag black", "material grey"]).build();
    let events = play(&mut game, RED, "market complete m44 0 1");
    assert_eq!(scored(&events), [(RED, 3, "MER-12.2")]);
    assert_eq!(open(&game).modules.market.fruits_left(), 4);
}

/// MKT-6.1, GLD-3.2, INT-4.4: together with mistletoe, in every mix that is enough and not more.
#[test]
fn mixed_with_mistletoe() {
    let gold = "[gold]\ncoins = [0, 0, 0, 0]\nmistletoe = [2, 0, 0, 0]\n";
    let base = Scene::new(4).modules("gold,market").tables(gold).turn(RED).hand(RED, &["m44"]);
    let game = base.tables(&table("", &[&["apple_mistletoe", "apple_mistletoe"]])).build();
    assert_eq!(offers_of(&game, RED, "market complete m44"), ["1 2", "2 1"]);
    assert_eq!(offers_of(&game, RED, "gold complete m44"), [""; 0], "three requirements, two mistletoe");
    refused(&game, RED, "market complete m44 2 2", "MKT-6.1");
    refused(&game, RED, "market complete m44 0 3", "MKT-6.1");
    refused(&game, RED, "market complete m44 3 0", "MKT-6.1");
    let mut game = game;
    play(&mut game, RED, "market complete m44 1 2");
    assert_eq!((points(&game, RED), open(&game).modules.gold.mistletoe(RED)), (3, 1));
}

/// MKT-6.1: without markers there is nothing to offer.
#[test]
fn without_a_marker() {
    let mut game = scene().turn(RED).hand(RED, &["m40"]).build();
    refused(&game, RED, "market complete m40 0 1", "MKT-6.1");
    play(&mut game, RED, "die own 1");
    refused(&game, RED, "market apple 5", "MKT-6.1");
}

/// MKT-6.1, MER-13.8: on a second mission too.
#[test]
fn on_a_second_mission() {
    let base = with("", &[&["apple_mistletoe", "apple_mistletoe"]]).turn(RED).hand(RED, &["m40", "m41"]);
    let mut game = base.items(RED, &["flag grey"]).build();
    play(&mut game, RED, "market complete m40 0 1");
    let events = play(&mut game, RED, "market second m41 0 1");
    assert_eq!(scored(&events), [(RED, 2, "MER-12.2"), (RED, 2, "MER-13.8")]);
}

/// MKT-6.3: an unused marker counts as an apple at the end (see also section 3).
#[test]
fn it_counts_as_an_apple() {
    let game = with("", &[&["apple_mistletoe"; 2]]).apples(RED, 1).build();
    assert_eq!(open(&game).holdings(RED).apples, 3);
}
