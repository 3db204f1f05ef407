//! Section 5: day labourers, in one turn.

use super::{board, own, scene, with};
use crate::support::{BLUE, RED, castle, offers, offers_of, open, play, plays, refused, space};
use merlin::Figure;
use merlin::modules::market::{Event as Market, Labourer};
use merlin::{Merlin, Pips};

const USED: [&str; 4] = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];

/// Red on turn with these labourers, all dice used.
fn without_dice(labourers: &[&str]) -> Merlin {
    with("", &[labourers]).turn(RED).dice(RED, USED).knight(RED, 1).build()
}

/// MKT-5.1, MKT-5.2: the own knight moves clockwise as many spaces as the labourer has pips, and the action follows.
#[test]
fn a_labourer_moves_the_knight() {
    let mut game = without_dice(&["labourer 5"]);
    let events = play(&mut game, RED, "market labourer 5");
    assert_eq!(events, [own(Market::LabourerUsed { seat: RED, pips: Pips::new(5).expect("five") })]);
    play(&mut game, RED, "walk clockwise");
    assert_eq!(castle(&game, RED).knight, Some(space(6)));
    assert_eq!(open(&game).turn.figure, Some(Figure::Knight));
    play(&mut game, RED, "perform");
    assert_eq!(super::coins(&game, RED), 3);
}

/// MKT-5.2: the action may be forgone; who has no such labourer cannot use one, and only at the start of the turn.
#[test]
fn the_action_may_be_forgone() {
    let mut game = without_dice(&["labourer 5"]);
    refused(&game, RED, "market labourer 4", "MKT-5.2");
    refused(&game, BLUE, "market labourer 5", "MER-4.6");
    plays(&mut game, RED, &["market labourer 5", "walk clockwise"]);
    refused(&game, RED, "market labourer 5", "MKT-5.2");
    play(&mut game, RED, "forfeit");
}

/// MKT-5.2: instead of choosing a die; the dice stay.
#[test]
fn in_place_of_a_die() {
    let mut game = with("", &[&["labourer 2"]]).turn(RED).build();
    assert!(offers(&game, RED).contains(&"die own 1".to_owned()));
    play(&mut game, RED, "market labourer 2");
    assert_eq!(castle(&game, RED).dice.used(), 0);
    refused(&game, RED, "die own 1", "MER-4.7");
}

/// MKT-5.2, MKT-5.6: where a labourer would bring the knight is told before he is chosen, also with a flag.
#[test]
fn where_a_labourer_leads() {
    let scene = with("", &[&["labourer 5"]]).turn(RED).knight(RED, 1).items(RED, &["flag blue"]);
    let game = scene.dice(RED, ["own 2", "own 2", "own 2", "merlin 1"]).build();
    let landings = table::Game::view(&game, table::Eye::Seat(RED)).landings();
    let ways = |place: u8| {
        let there = landings.iter().filter(move |landing| landing.space == space(place));
        there.map(|landing| landing.moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
    };
    assert!(ways(6).any(|way| way == "market labourer 5, walk clockwise"), "{landings:?}");
    assert!(ways(20).any(|way| way == "market labourer 5, reverse"), "{landings:?}");
    assert!(ways(3).any(|way| way == "die own 2, walk clockwise"), "{landings:?}");
}

/// MKT-5.4: one turn uses one of them.
#[test]
fn one_labourer_a_turn() {
    let mut game = without_dice(&["labourer 2", "labourer 6"]);
    assert_eq!(offers_of(&game, RED, "market labourer"), ["2", "6"]);
    play(&mut game, RED, "market labourer 2");
    refused(&game, RED, "market labourer 6", "MKT-5.2");
    assert_eq!(open(&game).hired(RED).count(), 1);
}

/// MKT-5.5, INT-3.6: neither coins nor apples, markers or flags change its pips.
#[test]
fn its_pips_cannot_be_changed() {
    let mut game = with("", &[&["labourer 2", "apple_mistletoe"]])
        .turn(RED)
        .dice(RED, USED)
        .items(RED, &["flag purple"])
        .build();
    play(&mut game, RED, "market labourer 2");
    refused(&game, RED, "gold coin chosen 3", "MKT-5.5");
    refused(&game, RED, "apple 4", "MKT-5.5");
    refused(&game, RED, "market apple 4", "MKT-5.5");
    refused(&game, RED, "turn_die", "MKT-5.5");
    let moving: Vec<String> =
        offers(&game, RED).into_iter().filter(|offer| !offer.starts_with("market visit")).collect();
    assert_eq!(moving, ["walk clockwise"]);
}

/// MKT-5.6, INT-7.12: reverse, mirror and different action serve a labourer's move.
#[test]
fn flags_of_the_knight_serve() {
    let base = with("", &[&["labourer 2"]]).turn(RED).dice(RED, USED).knight(RED, 5).knight(BLUE, 9);
    let base = base.items(RED, &["flag blue", "flag brown", "flag orange"]);
    let mut game = base.build();
    plays(&mut game, RED, &["market labourer 2", "reverse"]);
    assert_eq!(castle(&game, RED).knight, Some(space(3)));
    play(&mut game, RED, "mirror");
    assert_eq!(castle(&game, RED).knight, Some(space(15)));
    play(&mut game, RED, "different_action 9");
    play(&mut game, RED, "gold take mistletoe");
}

/// MKT-5.7: bought before a die is chosen, it may be used in the same turn; after that it waits.
#[test]
fn in_the_turn_it_was_hired() {
    let mut game = scene().turn(RED).knight(RED, 0).build();
    plays(&mut game, RED, &["market visit labourer 6", "market labourer 6", "walk clockwise"]);
    assert_eq!(castle(&game, RED).knight, Some(space(6)));
    let mut game = scene().turn(RED).build();
    plays(&mut game, RED, &["die own 1", "market visit labourer 6"]);
    refused(&game, RED, "market labourer 6", "MKT-5.2");
}

/// MKT-5.8, INT-2.5: only who has nothing but labourers left may decline, and nothing may be begun before.
#[test]
fn who_may_decline() {
    let game = without_dice(&["labourer 5"]);
    assert!(offers(&game, RED).contains(&"market decline".to_owned()));
    let with_dice = with("", &[&["labourer 5"]]).turn(RED).build();
    refused(&with_dice, RED, "market decline", "MKT-5.8");
    let mut visited = without_dice(&["labourer 5"]);
    play(&mut visited, RED, "market visit plus");
    refused(&visited, RED, "market decline", "INT-2.5");
    let mut visited_with_dice = with_dice;
    play(&mut visited_with_dice, RED, "market visit plus");
    refused(&visited_with_dice, RED, "market decline", "INT-2.5");
    let none = scene().turn(RED).build();
    refused(&none, RED, "market decline", "MKT-5.8");
}

/// MKT-5.9: a used labourer is set aside and cannot be bought again in this round.
#[test]
fn used_labourers_are_set_aside() {
    let mut game = without_dice(&["labourer 5"]);
    play(&mut game, RED, "market labourer 5");
    assert_eq!(open(&game).modules.market.labourers()[4], Labourer::Used);
    assert!(!board(&game).contains(&"labourer 5".to_owned()));
    refused(&game, RED, "market visit labourer 5", "MKT-2.1");
}
