//! Witch's gold in Caerleon: pieces of the blocked store for coins (INT-8.4, INT-8.9, example INT-X12).

use super::{TO_TOKEN, coins, first_token, joined, own};
use crate::support::{RED, Scene, offers, offers_of, open, owned, play, plays, refused};
use merlin::modules::morgana::{Effect, Event as Morgana};
use merlin::{Event, Frame, Merlin, Window};

/// Red has placed a die with resources for coins, with Morgana there.
fn at(colour: &str) -> Scene {
    let facts = format!("{}\nfigure = {colour:?}", first_token("c2/2"));
    joined("gold,caerleon,morgana", [2; 4], &facts, &[]).turn(RED)
}

/// The coins are paid.
fn paid(scene: &Scene) -> (Merlin, Vec<Event>) {
    let mut game = scene.build();
    plays(&mut game, RED, &TO_TOKEN);
    let events = play(&mut game, RED, "morgana pay");
    assert!(events.contains(&own(Morgana::CoinsPaid { seat: RED, coins: 2 })));
    (game, events)
}

/// INT-8.4: three shields, materials or flags of any colours from the store that is blocked, and nothing else.
#[test]
fn three_of_the_kind_stored_there() {
    for (colour, kind, other) in
        [("grey", "shield", "flag"), ("purple", "material", "shield"), ("brown", "flag", "material")]
    {
        let (mut game, _) = paid(&at(colour));
        let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
        assert_eq!(offers(&game, RED), colours.map(|own| format!("take {kind} {own}")));
        refused(&game, RED, &format!("take {other} {colour}"), "INT-8.4");
        refused(&game, RED, "gold take apple", "INT-8.4");
        refused(&game, RED, "done", "MOR-7.6");
        let takes = ["black", "blue", "blue"].map(|own| format!("take {kind} {own}"));
        plays(&mut game, RED, &takes.each_ref().map(String::as_str));
        assert_eq!(owned(&game, RED, &format!("{kind} blue")), 2);
        assert_eq!((coins(&game, RED), open(&game).top()), (0, Frame::Window(Window::After)));
    }
}

/// INT-8.4: as many as are there.
#[test]
fn as_many_as_are_there() {
    let all = ["black", "grey", "blue", "purple", "orange", "brown"];
    let others = |colours: &[&str], count: usize| -> Vec<String> {
        colours.iter().flat_map(|own| vec![format!("shield {own}"); count]).collect()
    };
    let (most, five) = (others(&all[..5], 6), others(&all[5..], 4));
    let texts: Vec<&str> = most.iter().chain(&five).map(String::as_str).collect();
    let (mut game, _) = paid(&at("grey").items(crate::support::BLUE, &texts));
    assert_eq!(offers(&game, RED), ["take shield brown"]);
    plays(&mut game, RED, &["take shield brown", "take shield brown"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// INT-8.4, example INT-X12: at the mint two coins are paid and three taken; the two that were paid lie there.
#[test]
fn coins_for_coins() {
    let (game, events) = paid(&at("blue"));
    assert!(events.contains(&own(Morgana::MintCoinsTaken { seat: RED, coins: 3 })));
    assert_eq!((coins(&game, RED), open(&game).top()), (3, Frame::Window(Window::After)));
    let facts = format!("{}\nfigure = \"blue\"", first_token("c2/2"));
    let poor = |coins: [u8; 4]| joined("gold,caerleon,morgana", coins, &facts, &[]).turn(RED);
    let (game, _) = paid(&poor([2, 27, 0, 0]));
    assert_eq!((coins(&game, RED), open(&game).coin_supply()), (3, 0));
    let mut empty = poor([2, 28, 0, 0]).build();
    let events = plays(&mut empty, RED, &TO_TOKEN);
    assert!(events.contains(&own(Morgana::NoEffect { seat: RED, effect: Effect::ResourcesForCoins })));
}

/// INT-8.4: apples and mistletoe in any mix at the orchard; they are no items.
#[test]
fn fruits_of_the_orchard() {
    let (mut game, _) = paid(&at("orange"));
    assert_eq!(offers(&game, RED), ["gold take apple", "gold take mistletoe"]);
    refused(&game, RED, "take shield orange", "INT-8.4");
    let events = plays(&mut game, RED, &["gold take apple", "gold take mistletoe", "gold take apple"]);
    assert!(events.contains(&Event::AppleTaken { seat: RED }));
    assert_eq!((open(&game).castle(RED).apples, open(&game).modules.gold.mistletoe(RED)), (3, 1));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// INT-8.4: the trader stores nothing, so the token has no effect there.
#[test]
fn nothing_at_the_trader() {
    let mut game = at("black").build();
    let events = plays(&mut game, RED, &TO_TOKEN);
    assert!(events.contains(&own(Morgana::NoEffect { seat: RED, effect: Effect::ResourcesForCoins })));
    let mut moved = at("black").build();
    plays(&mut moved, RED, &["morgana die 1", "morgana place cauldron 1", "morgana stand grey"]);
    assert_eq!(offers_of(&moved, RED, "morgana pay"), [""], "after she has moved to the smith");
}

/// INT-8.9: in Caerleon Galahad does not redirect witch's gold.
#[test]
fn galahad_does_not_redirect() {
    let allies = "[knights]\nallies = [[\"gawain\", \"galahad\"], [], [], []]\n";
    let facts = format!("{}\nfigure = \"grey\"", first_token("c2/2"));
    let scene = joined("knights,gold,caerleon,morgana", [2; 4], &facts, &[]).turn(RED).tables(allies);
    let (game, _) = paid(&scene);
    assert!(offers_of(&game, RED, "knights wild").is_empty());
    refused(&game, RED, "knights wild flag blue", "KRT-9.1");
}
