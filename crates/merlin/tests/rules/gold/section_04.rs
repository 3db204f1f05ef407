//! Section 4: the new spaces of the rondel.

use super::{coins, mistletoe, own, scene, with};
use crate::support::{RED, castle, offers, offers_of, open, play, refused};
use merlin::modules::gold::{Components as Gold, Event as GoldEvent, Reverse, SpaceKind};
use merlin::{Components, Event};

/// GLD-4.1: an apple or a mistletoe, as the player chooses.
#[test]
fn an_apple_or_a_mistletoe() {
    for at in [9, 18] {
        let game = scene().knight_on(RED, at).build();
        assert_eq!(offers_of(&game, RED, "gold take"), ["apple", "mistletoe"]);
        refused(&game, RED, "perform", "GLD-4.1");
        refused(&game, RED, "take flag black", "GLD-4.1");
        let mut apple = game;
        let events = play(&mut apple, RED, "gold take apple");
        assert_eq!(events[1..], [Event::AppleTaken { seat: RED }]);
        assert_eq!((castle(&apple, RED).apples, mistletoe(&apple, RED)), (2, 1));
        let mut other = game;
        let events = play(&mut other, RED, "gold take mistletoe");
        assert_eq!(events[1..], [own(GoldEvent::MistletoeTaken { seat: RED })]);
        assert_eq!((castle(&other, RED).apples, mistletoe(&other, RED)), (1, 2));
        refused(&other, RED, "gold take mistletoe", "GLD-4.1");
    }
}

/// GLD-1.7, GLD-4.1, example GLD-X7: no apple left: only a mistletoe; both supplies empty: no effect.
#[test]
fn an_empty_supply_gives_nothing() {
    let game = with([2; 4], [1; 4]).knight_on(RED, 9).apples(RED, 8).build();
    assert_eq!(open(&game).apple_supply(), 0);
    assert_eq!(offers_of(&game, RED, "gold take"), ["mistletoe"]);
    refused(&game, RED, "gold take apple", "GLD-1.7");
    let mut empty = with([2; 4], [0, 4, 4, 3]).knight_on(RED, 9).apples(RED, 8).build();
    assert_eq!(offers_of(&empty, RED, "gold take"), [""; 0]);
    refused(&empty, RED, "gold take mistletoe", "GLD-1.7");
    let events = play(&mut empty, RED, "forfeit");
    assert!(matches!(events[..], [Event::Lapsed { .. }]));
}

/// GLD-4.2: a coin.
#[test]
fn a_coin() {
    for at in [6, 21] {
        let mut game = scene().knight_on(RED, at).build();
        let events = play(&mut game, RED, "perform");
        assert_eq!(events[1..], [own(GoldEvent::CoinTaken { seat: RED })]);
        assert_eq!((coins(&game, RED), open(&game).coin_supply()), (3, 21));
    }
    let game = scene().knight_on(RED, 6).build();
    refused(&game, RED, "gold take apple", "GLD-4.2");
}

/// GLD-1.7, GLD-4.2: with no coin left the action lapses.
#[test]
fn no_coin_left() {
    let mut game = with([0, 10, 10, 10], [1; 4]).knight_on(RED, 6).build();
    assert!(!offers(&game, RED).contains(&"perform".to_owned()));
    refused(&game, RED, "perform", "GLD-1.7");
    assert!(matches!(play(&mut game, RED, "forfeit")[..], [Event::Lapsed { .. }]));
}

/// GLD-4.1, GLD-4.2, MER-6.8: with a staff the action is repeated, as any other.
#[test]
fn repeated_with_a_staff() {
    let mut game = scene().merlin_on(RED, 9).build();
    play(&mut game, RED, "gold take apple");
    play(&mut game, RED, "staff");
    assert_eq!(offers(&game, RED), ["gold take apple", "gold take mistletoe"]);
    play(&mut game, RED, "gold take mistletoe");
    assert_eq!((castle(&game, RED).apples, mistletoe(&game, RED)), (2, 2));
    // GLD-1.7: the last coin cannot be taken twice.
    let mut game = with([0, 9, 10, 10], [1; 4]).merlin_on(RED, 6).build();
    play(&mut game, RED, "perform");
    refused(&game, RED, "staff", "MER-6.12");
}

/// GLD-4.3: the reverse has two apple/mistletoe spaces and no apple space.
#[test]
fn the_apple_space_of_arthur_is_replaced() {
    let Gold { reverse, .. } = &Components::printed().modules.gold;
    let fruit = Reverse::Space(SpaceKind::AppleMistletoe.into());
    assert_eq!(reverse.iter().filter(|&&space| space == fruit).count(), 2);
    assert_eq!(reverse[1], fruit);
    assert!(!reverse.contains(&Reverse::Apple));
}
