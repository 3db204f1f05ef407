//! Section 4: the trader.

use super::{TRADER, all_of, because, coins, nothing, own, with};
use crate::support::{
    BLUE, RED, Scene, castle, item, offers, offers_of, open, owned, play, plays, refused, returned, supply,
    took,
};
use merlin::modules::caerleon::{Event as Caerleon, Refusal as Reason};
use merlin::modules::gold::Event as Gold;
use merlin::{Components, Event, Frame, Item, Merlin, Refusal, Window};
use table::{Clause, Game};

/// Red's knight has come to the trader, with so many coins and these items.
fn trader(owned: u8, items: &[&str]) -> Scene {
    with([owned, 2, 2, 2], [1; 4]).knight_on(RED, TRADER).items(RED, items)
}

/// Red deploys the builder at the trader.
fn at_trader(owned: u8, items: &[&str]) -> Merlin {
    let mut game = trader(owned, items).build();
    play(&mut game, RED, "deploy builder black");
    game
}

/// CRL-4.9, CRL-4.10, CRL-4.12, example CRL-X6: 2 blue shields, 1 coin and 1 orange material for 3 black
/// flags and 1 brown material: four exchanges, and no fifth.
#[test]
fn four_exchanges() {
    let mut game = at_trader(3, &["shield blue", "shield blue", "material orange"]);
    let gives = ["return shield blue", "return shield blue", "caerleon give_coin", "return material orange"];
    let takes = ["take flag black", "take flag black", "take flag black", "take material brown"];
    for (left, (give, take)) in (1..=4).rev().zip(gives.into_iter().zip(takes)) {
        assert_eq!(open(&game).top().to_string(), format!("caerleon give {left}"));
        assert_eq!(Merlin::from_position(&game.position(), Components::printed()).as_ref(), Ok(&game));
        play(&mut game, RED, give);
        assert_eq!(Merlin::from_position(&game.position(), Components::printed()).as_ref(), Ok(&game));
        play(&mut game, RED, take);
    }
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "four at most");
    assert_eq!((owned(&game, RED, "flag black"), owned(&game, RED, "material brown")), (3, 1));
    assert_eq!((castle(&game, RED).items.total(), coins(&game, RED)), (4, 2));
}

/// CRL-4.9, CRL-4.13: any number of exchanges up to four, none too; any simple vassal.
#[test]
fn as_many_as_the_player_likes() {
    for vassal in ["builder", "shield_bearer", "flag_bearer"] {
        let mut game = trader(2, &["shield blue"]).build();
        play(&mut game, RED, &format!("deploy {vassal} black"));
        assert_eq!(offers(&game, RED), ["return shield blue", "done", "caerleon give_coin"]);
        let events = play(&mut game, RED, "done");
        assert_eq!(events, []);
        assert_eq!(open(&game).top(), Frame::Window(Window::After));
    }
    let mut game = at_trader(2, &["shield blue"]);
    plays(&mut game, RED, &["return shield blue", "take flag grey", "done"]);
    assert_eq!((owned(&game, RED, "flag grey"), coins(&game, RED)), (1, 2));
}

/// CRL-4.9, CRL-4.10: with nothing to give there is no exchange.
#[test]
fn nothing_to_give() {
    let mut game = trader(0, &[]).build();
    let events = play(&mut game, RED, "deploy builder black");
    assert_eq!(events[2..], [nothing("builder", "trader")]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    // A coin given last leaves nothing only if what was taken is nothing: an item can be given again.
    let mut game = at_trader(1, &[]);
    plays(&mut game, RED, &["caerleon give_coin", "take flag grey"]);
    assert_eq!(offers(&game, RED), ["return flag grey", "done"]);
    refused(&game, RED, "caerleon give_coin", "CRL-4.10");
}

/// CRL-4.10: a shield, flag, material or coin is given; an item of any kind and colour that is left is taken,
/// or a coin for an item.
#[test]
fn what_is_given_and_taken() {
    let mut game = trader(1, &["flag black"]).items(BLUE, &["flag brown"; 6]).build();
    play(&mut game, RED, "deploy builder black");
    refused(&game, RED, "return flag grey", "CRL-4.10");
    let refusal = refused(&game, RED, "return flag brown", "CRL-4.10");
    assert_eq!(refusal, Refusal::NoItem { item: item("flag brown"), clause: Clause("CRL-4.10") });
    let mut for_item = game;
    assert_eq!(play(&mut for_item, RED, "return flag black"), [returned(RED, "flag black")]);
    let all: Vec<String> = ["flag", "shield", "material"].into_iter().flat_map(all_of).collect();
    let left: Vec<String> = all.into_iter().filter(|item| item != "flag brown").collect();
    assert_eq!(offers_of(&for_item, RED, "take"), left);
    assert_eq!(offers_of(&for_item, RED, "caerleon"), ["take_coin"]);
    refused(&for_item, RED, "take flag brown", "CRL-4.10");
    refused(&for_item, RED, "done", "CRL-4.10");
    let taken = Event::from(Gold::CoinTaken { seat: RED });
    assert_eq!(play(&mut for_item, RED, "caerleon take_coin"), [taken]);
    assert_eq!(coins(&for_item, RED), 2);
    let mut for_coin = game;
    assert_eq!(play(&mut for_coin, RED, "caerleon give_coin"), [own(Caerleon::CoinGiven { seat: RED })]);
    assert_eq!((coins(&for_coin, RED), open(&for_coin).coin_supply()), (0, 30 - 6));
    assert_eq!(offers_of(&for_coin, RED, "take"), left);
    assert_eq!(play(&mut for_coin, RED, "take shield grey"), [took(RED, "shield grey")]);
}

/// CRL-4.10: an empty mint gives no coin.
#[test]
fn an_empty_mint() {
    let base = with([0, 10, 10, 10], [1; 4]).knight_on(RED, TRADER).items(RED, &["flag black"]);
    let mut game = base.build();
    plays(&mut game, RED, &["deploy builder black", "return flag black"]);
    assert_eq!(offers_of(&game, RED, "caerleon"), [""; 0]);
    let refusal = refused(&game, RED, "caerleon take_coin", "CRL-4.10");
    assert_eq!(refusal, because(Reason::MintEmpty));
}

/// CRL-4.11: no coin for a coin; apples and mistletoe cannot be exchanged at all.
#[test]
fn no_coin_for_a_coin_and_no_fruit() {
    let mut game = at_trader(2, &["flag black"]);
    for fruit in ["apple", "mistletoe"] {
        let refusal = refused(&game, RED, &format!("gold take {fruit}"), "CRL-4.11");
        assert_eq!(refusal, because(Reason::NoFruit));
    }
    play(&mut game, RED, "caerleon give_coin");
    let refusal = refused(&game, RED, "caerleon take_coin", "CRL-4.11");
    assert_eq!(refusal, because(Reason::CoinForCoin));
    refused(&game, RED, "gold take apple", "CRL-4.11");
    refused(&game, RED, "return flag black", "CRL-4.10");
}

/// CRL-4.12: what is given lies in its store before the piece is taken: the last one may be taken back,
/// without effect; and what was gained may be given in the next exchange.
#[test]
fn given_before_taken() {
    let base = trader(0, &["flag black"]).items(BLUE, &["flag black"; 5]);
    let mut game = base.build();
    play(&mut game, RED, "deploy builder black");
    assert_eq!(supply(&game, "flag black"), 0);
    plays(&mut game, RED, &["return flag black", "take flag black"]);
    assert_eq!(owned(&game, RED, "flag black"), 1);
    plays(
        &mut game,
        RED,
        &["return flag black", "take shield grey", "return shield grey", "caerleon take_coin"],
    );
    assert_eq!(offers(&game, RED), ["done", "caerleon give_coin"]);
    plays(&mut game, RED, &["caerleon give_coin", "take material blue"]);
    assert_eq!((owned(&game, RED, "material blue"), castle(&game, RED).items.total()), (1, 1));
}

/// CRL-4.10: a coin is not given if nothing can be taken for it; an item can always be taken back.
#[test]
fn nothing_to_take_for_a_coin() {
    let mut base = trader(2, &["flag black"]);
    for item in Item::all() {
        let name = item.to_string();
        base = base.items(BLUE, &vec![name.as_str(); if name == "flag black" { 5 } else { 6 }]);
    }
    let mut game = base.build();
    play(&mut game, RED, "deploy builder black");
    assert_eq!(offers(&game, RED), ["return flag black", "done"]);
    let refusal = refused(&game, RED, "caerleon give_coin", "CRL-4.10");
    assert_eq!(refusal, because(Reason::NothingToTake));
    play(&mut game, RED, "return flag black");
    assert_eq!(offers(&game, RED), ["take flag black", "caerleon take_coin"]);
}

/// CRL-4.9, CRL-4.10: the moves of the trader belong to it alone.
#[test]
fn only_at_the_trader() {
    let game = trader(2, &["flag black"]).build();
    for text in ["caerleon give_coin", "caerleon take_coin"] {
        refused(&game, RED, text, "CRL-4.10");
    }
    refused(&game, RED, "caerleon send_home builder", "CRL-3.6");
    refused(&game, RED, "caerleon lay smith", "CRL-1.4");
    let game = at_trader(2, &["flag black"]);
    refused(&game, RED, "caerleon take_coin", "CRL-4.10");
    refused(&game, RED, "end", "CRL-4.9");
    refused(&game, BLUE, "done", "CRL-4.9");
}

/// CRL-4.9: more exchanges than four, or a trader without a vassal there, are refused in a position.
#[test]
fn exchanges_that_cannot_be_due() {
    let due = |scene: Scene, frame: &str| {
        let scene = scene.due(&["execution", frame]).fact("executions", "1");
        Merlin::from_position(&scene.position(), Components::printed()).err().and_then(|fault| fault.clause())
    };
    let here = || trader(2, &["flag black"]).vassal(RED, "builder", "black");
    let wrong = Some(Clause("CRL-4.9"));
    assert_eq!(due(here(), "caerleon give 4"), None);
    assert_eq!(due(here(), "caerleon give 5"), Some(Clause("MER-4.1")));
    assert_eq!(due(here(), "caerleon give 0"), wrong);
    assert_eq!(due(here(), "caerleon for_item 3"), None);
    assert_eq!(due(here(), "caerleon for_item 4"), Some(Clause("CRL-4.10")));
    assert_eq!(due(here(), "caerleon for_coin 0"), None);
    assert_eq!(due(here(), "caerleon for_coin 4"), Some(Clause("CRL-4.10")));
    assert_eq!(due(trader(2, &["flag black"]), "caerleon give 4"), wrong);
    assert_eq!(due(trader(0, &[]).vassal(RED, "builder", "black"), "caerleon give 4"), wrong);
}
