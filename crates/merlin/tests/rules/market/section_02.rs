//! Section 2: visiting the market.

use super::{board, coins, own, scene, scene_for, table, visited, with};
use crate::support::{BLUE, RED, Scene, hand, offers_of, open, owned, play, plays, refused};
use merlin::modules::market::Event as Market;
use table::perft;

/// MKT-2.1, example MKT-X1: two coins, one is paid for the purple shield marker; five shield markers are left.
#[test]
fn a_marker_for_a_coin() {
    let mut game = scene().turn(RED).build();
    let before = open(&game).coin_supply();
    let events = play(&mut game, RED, "market visit shield purple");
    assert_eq!(events, [visited(RED, "shield purple")]);
    assert_eq!((coins(&game, RED), open(&game).coin_supply()), (1, before + 1));
    assert_eq!(board(&game).iter().filter(|marker| marker.starts_with("shield")).count(), 5);
    refused(&game, RED, "market visit shield blue", "MKT-2.1");
    assert_eq!(offers_of(&game, RED, "market visit"), [""; 0]);
    refused(&game, BLUE, "market visit plus", "MER-4.6");
}

/// MKT-2.1: only what lies on the board.
#[test]
fn only_what_lies_there() {
    let game = with("", &[&["plus"], &["shield black", "labourer 3"]]).turn(RED).build();
    refused(&game, RED, "market visit shield black", "MKT-2.1");
    refused(&game, RED, "market visit labourer 3", "MKT-2.1");
    assert!(offers_of(&game, RED, "market visit").contains(&"plus".to_owned()));
    assert_eq!(offers_of(&game, RED, "market visit").len(), 12 + 2 + 6 - 2);
}

/// MKT-2.2: in every window of the turn; not in the middle of an action.
#[test]
fn in_every_window() {
    let start = scene().turn(RED).knight(RED, 6).build();
    let visits = |game: &merlin::Merlin| offers_of(game, RED, "market visit").len();
    assert_eq!(visits(&start), 20);
    let mut game = start;
    play(&mut game, RED, "die own 1");
    assert_eq!(visits(&game), 20, "die");
    play(&mut game, RED, "walk clockwise");
    assert_eq!(visits(&game), 20, "moved");
    play(&mut game, RED, "perform");
    assert_eq!(visits(&game), 20, "after");
    let mut game = scene().merlin_on(RED, 3).build();
    play(&mut game, RED, "perform");
    assert_eq!(visits(&game), 20, "between");
    let mut game = scene().knight_on(RED, 22).build();
    let card = hand(&game, RED).remove(0);
    play(&mut game, RED, &format!("discard {card}"));
    refused(&game, RED, "market visit plus", "MKT-2.2");
}

/// MKT-2.3, example MKT-X2: not after a mission of this turn.
#[test]
fn not_after_a_mission() {
    let mut game =
        scene().turn(RED).hand(RED, &["m08"]).items(RED, &["material grey", "shield blue"]).build();
    play(&mut game, RED, "complete m08");
    refused(&game, RED, "market visit plus", "MKT-2.3");
    assert_eq!(offers_of(&game, RED, "market visit"), [""; 0]);
}

/// MKT-2.3, example MKT-X3: after a visit no mission for the rest of the turn; in the next one it can be completed.
#[test]
fn no_mission_after_a_visit() {
    let base = scene_for(2, 2).turn(RED).hand(RED, &["m08"]).items(RED, &["material grey", "shield blue"]);
    let mut game = base.knight(RED, 4).build();
    play(&mut game, RED, "market visit plus");
    refused(&game, RED, "complete m08", "MKT-2.3");
    assert_eq!(offers_of(&game, RED, "complete"), [""; 0]);
    plays(&mut game, RED, &["die own 1", "walk clockwise", "forfeit"]);
    refused(&game, RED, "complete m08", "MKT-2.3");
    play(&mut game, RED, "end");
    plays(&mut game, BLUE, &["die own 1", "walk clockwise", "forfeit", "end"]);
    play(&mut game, RED, "complete m08");
}

/// MKT-2.4: a mission with mistletoe counts as well; every other way is in `section_02_missions`.
#[test]
fn every_way_of_completing_counts() {
    let gold = "[gold]\ncoins = [2, 2, 2, 2]\nmistletoe = [1, 0, 0, 0]\n";
    let base = || Scene::new(4).modules("gold,market").tables(gold).turn(RED).hand(RED, &["m40"]);
    let mut game = base().build();
    play(&mut game, RED, "gold complete m40 1");
    refused(&game, RED, "market visit plus", "MKT-2.3");
    let mut game = base().build();
    play(&mut game, RED, "market visit plus");
    refused(&game, RED, "gold complete m40 1", "MKT-2.3");
    let mut game = base().tables(&table("", &[&["apple_mistletoe"]])).build();
    play(&mut game, RED, "market complete m40 0 1");
    refused(&game, RED, "market visit plus", "MKT-2.3");
}

/// MKT-2.5: no visit without a coin; a coin gained in the same turn may be used.
#[test]
fn without_a_coin() {
    let mut game = scene_for(4, 0).turn(RED).knight(RED, 5).build();
    assert_eq!(offers_of(&game, RED, "market visit"), [""; 0]);
    refused(&game, RED, "market visit plus", "MKT-2.5");
    plays(&mut game, RED, &["die own 1", "walk clockwise", "perform", "market visit plus"]);
    assert_eq!(coins(&game, RED), 0);
}

/// MKT-2.5: no visit when nothing is left on the board.
#[test]
fn with_an_empty_board() {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items =
        ["shield", "material"].into_iter().flat_map(|kind| colours.map(|own| format!("{kind} {own}")));
    let labourers = (1..=6).map(|pips| format!("labourer {pips}"));
    let others = [vec!["plus".to_owned(); 6], vec!["apple_mistletoe".to_owned(); 4]].concat();
    let all: Vec<String> = items.chain(labourers).chain(others).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(all.len(), 28);
    let game = with("", &[&[], &all]).turn(RED).build();
    assert_eq!(board(&game), [""; 0]);
    assert_eq!(offers_of(&game, RED, "market visit"), [""; 0]);
    refused(&game, RED, "market visit plus", "MKT-2.1");
}

/// MKT-2.5: the last coin spent on a die is gone.
#[test]
fn the_last_coin() {
    let mut game = scene_for(4, 1).turn(RED).dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]).build();
    play(&mut game, RED, "gold coin own 1 2");
    refused(&game, RED, "market visit plus", "MKT-2.5");
}

/// MKT-2.1, MKT-2.5: the ways to go on after an action with one coin: 20 different markers, six changes of
/// unused dice, or the end. With the coin gone only the end is left; after the end blue chooses one of four
/// dice.
#[test]
fn the_ways_of_visiting() {
    let coins = "[gold]\ncoins = [1, 0, 0, 0]\nmistletoe = [0, 0, 0, 0]\n";
    let game = Scene::new(4).modules("gold,market").tables(coins);
    let game = game.turn(RED).due(&["window after"]).fact("die", "\"own 1\"").fact("figure", "\"knight\"");
    let game = game.fact("action", "3").knight(RED, 3).build();
    assert_eq!([perft(&game, 1), perft(&game, 2)], [20 + 6 + 1, 20 + 6 + 4]);
}

/// MKT-2.6: a turn with the Merlin die or a labourer allows a visit too.
#[test]
fn in_every_turn() {
    let mut game = with("", &[&["labourer 2"]]).turn(RED).build();
    plays(&mut game, RED, &["market labourer 2", "walk clockwise", "market visit plus"]);
    let mut game = scene().turn(RED).build();
    plays(&mut game, RED, &["die merlin 4", "market visit plus"]);
    assert_eq!(open(&game).modules.market.plus(RED), 1);
}

/// MKT-2.7: buying takes nothing from a principality; what else it is not, and MKT-3.6, is in `section_03_board`.
#[test]
fn buying_takes_from_no_principality() {
    let mut game = scene().turn(RED).build();
    let events = play(&mut game, RED, "market visit shield purple");
    assert_eq!(events, [own(Market::Visited { seat: RED, marker: super::marker("shield purple") })]);
    assert_eq!(owned(&game, RED, "shield purple"), 0, "no shield left its principality");
    assert_eq!(crate::support::supply(&game, "shield purple"), 6);
}
