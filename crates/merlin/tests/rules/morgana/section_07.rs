//! Section 7: what the cauldron tokens do.

use super::{coins, kitchen, own, pips, state, with_coins};
use crate::support::{
    BLUE, GREEN, RED, Scene, castle, offers, offers_of, open, owned, play, plays, refused, returned, space,
    took,
};
use merlin::modules::morgana::{Effect, Event as Morgana};
use merlin::{Die, Event, Merlin, Site};

const USED: [&str; 4] = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];

/// A scene with a 1 among the Morgana dice, and this token on cauldron 1; everybody has so many coins.
fn token(token: &str, facts: &str, coins: [u8; 4]) -> Scene {
    let other = ["c1/1", "c2/1", "c3/1", "c4/1", "c5/1"].iter().filter(|other| other[..2] != token[..2]);
    let tokens: Vec<&str> = std::iter::once(token).chain(other.copied()).collect();
    with_coins(coins).tables(&kitchen(&format!("tokens = {tokens:?}\n{facts}"), &[])).turn(RED)
}

/// Red puts the 1 below cauldron 1 and leaves Morgana where she is.
fn use_it(scene: &Scene) -> (Merlin, Vec<Event>) {
    let mut game = scene.build();
    let events = plays(&mut game, RED, &["morgana die 1", "morgana place cauldron 1", "done"]);
    (game, events)
}

fn has_no_effect(events: &[Event], effect: Effect) -> bool {
    events.contains(&own(Morgana::NoEffect { seat: RED, effect }))
}

/// MOR-7.1, INT-8.9: any own unused die, or an unused knight die of another player, to any number.
#[test]
fn bewitch() {
    let scene = token("c1/1", "", [2; 4]).dice(GREEN, USED);
    let (game, _) = use_it(&scene);
    let mut own_die = game;
    play(&mut own_die, RED, "morgana bewitch 1 merlin 4");
    assert_eq!(offers(&own_die, RED), [1, 2, 3, 5, 6].map(|pips| format!("morgana turn {pips}")));
    refused(&own_die, RED, "morgana turn 4", "MOR-7.1");
    refused(&own_die, RED, "done", "MOR-7.1");
    let events = play(&mut own_die, RED, "morgana turn 6");
    let told = Morgana::Bewitched { seat: RED, other: RED, die: Die::Merlin, from: pips(4), to: pips(6) };
    assert_eq!(events[0], own(told));
    assert_eq!(castle(&own_die, RED).dice.shown(3), Some(pips(6)));
    let mut other = game;
    plays(&mut other, RED, &["morgana bewitch 2 own 2", "morgana turn 5"]);
    assert_eq!(castle(&other, BLUE).dice.shown(1), Some(pips(5)));
    refused(&game, RED, "morgana bewitch 2 merlin 4", "MOR-7.1");
    refused(&game, RED, "morgana bewitch 3 own 1", "MOR-7.1");
    refused(&game, RED, "morgana bewitch 2 own 6", "MOR-7.1");
    assert_eq!(offers_of(&game, RED, "morgana bewitch 1").len(), 4);
    assert_eq!(offers_of(&game, RED, "morgana bewitch 2").len(), 3);
}

/// MOR-7.2, MOR-7.3, INT-8.9: the own knight and another one exchange their spaces, and no action follows;
/// without Arthur nothing else can be swapped.
#[test]
fn swap_figures() {
    let scene = token("c1/2", "", [2; 4]).knight(RED, 6).knight(BLUE, 9).knight(GREEN, 6);
    let (mut game, _) = use_it(&scene);
    assert_eq!(offers(&game, RED), ["done", "morgana swap 2", "morgana swap 4"]);
    refused(&game, RED, "morgana swap 3", "MOR-7.2");
    refused(&game, RED, "morgana swap 1", "MOR-7.2");
    let events = play(&mut game, RED, "morgana swap 2");
    assert_eq!(events[0], own(Morgana::Swapped { seat: RED, other: BLUE, from: space(6), to: space(9) }));
    assert_eq!((castle(&game, RED).knight, castle(&game, BLUE).knight), (Some(space(9)), Some(space(6))));
    assert_eq!((coins(&game, RED), open(&game).top().to_string().as_str()), (2, "window after"));
}

/// MOR-7.3, INT-7.10: never with a knight on the blocked space.
#[test]
fn no_swap_onto_the_blocked_space() {
    let scene = token("c1/2", "figure = \"blue\"", [2; 4]).knight(RED, 6).knight(BLUE, 8);
    let (game, _) = use_it(&scene);
    refused(&game, RED, "morgana swap 2", "MOR-7.3");
    assert_eq!(offers_of(&game, RED, "morgana swap"), ["3", "4"]);
    let own = token("c1/2", "figure = \"blue\"", [2; 4]).knight(RED, 8);
    assert!(has_no_effect(&use_it(&own).1, Effect::SwapFigures));
}

/// MOR-7.4, MOR-7.8: exactly two resources in any mix for three coins, once.
#[test]
fn coins_for_resources() {
    let items = ["flag black", "shield blue", "material grey"];
    let (mut game, _) = use_it(&token("c2/1", "", [2; 4]).items(RED, &items));
    assert_eq!(offers(&game, RED).len(), 4);
    refused(&game, RED, "return flag grey", "MOR-7.4");
    assert_eq!(play(&mut game, RED, "return flag black"), [returned(RED, "flag black")]);
    refused(&game, RED, "done", "MOR-7.4");
    let events = play(&mut game, RED, "return material grey");
    assert_eq!(events[1], own(Morgana::CoinsTaken { seat: RED, coins: 3 }));
    assert_eq!((coins(&game, RED), owned(&game, RED, "shield blue")), (5, 1));
    assert_eq!(open(&game).top().to_string(), "window after");
    let one = use_it(&token("c2/1", "", [2; 4]).items(RED, &["flag black"]));
    assert!(has_no_effect(&one.1, Effect::CoinsForResources));
}

/// MOR-7.4, MOR-7.5, example MOR-X11: as many coins as are left; with none it cannot be used.
#[test]
fn coins_run_short() {
    let items = ["flag black", "shield blue"];
    let (mut game, _) = use_it(&token("c2/1", "", [0, 10, 10, 8]).items(RED, &items));
    let events = plays(&mut game, RED, &["return flag black", "return shield blue"]);
    assert!(events.contains(&own(Morgana::CoinsTaken { seat: RED, coins: 2 })));
    let none = use_it(&token("c2/1", "", [0, 10, 10, 10]).items(RED, &items));
    assert!(has_no_effect(&none.1, Effect::CoinsForResources));
}

/// MOR-7.6, MOR-7.8, MOR-7.9, example MOR-X10: two coins for three resources of the blocked principality, in any mix.
#[test]
fn resources_for_coins() {
    let (mut game, _) = use_it(&token("c2/2", "figure = \"blue\"", [2; 4]));
    assert_eq!(offers(&game, RED), ["done", "morgana pay"]);
    assert_eq!(play(&mut game, RED, "morgana pay")[0], own(Morgana::CoinsPaid { seat: RED, coins: 2 }));
    assert_eq!(offers(&game, RED), ["take flag blue", "take shield blue", "take material blue"]);
    refused(&game, RED, "take flag grey", "MOR-7.6");
    refused(&game, RED, "done", "MOR-7.6");
    for item in ["flag blue", "flag blue", "material blue"] {
        assert_eq!(play(&mut game, RED, &format!("take {item}"))[0], took(RED, item));
    }
    assert_eq!((coins(&game, RED), owned(&game, RED, "flag blue")), (0, 2));
    assert_eq!(open(&game).top().to_string(), "window after");
}

/// MOR-7.6, MOR-7.7: as many as are there; Morgana on the board, a resource there, and both coins.
#[test]
fn what_resources_for_coins_needs() {
    let all = ["flag blue", "shield blue", "material blue"];
    let six: Vec<&str> = (0..6).flat_map(|_| all).collect();
    let one_left = token("c2/2", "figure = \"blue\"", [2; 4]).items(BLUE, &six[1..]);
    let (mut game, _) = use_it(&one_left);
    plays(&mut game, RED, &["morgana pay", "take flag blue"]);
    assert_eq!(open(&game).top().to_string(), "window after");
    let empty = token("c2/2", "figure = \"blue\"", [2; 4]).items(BLUE, &six);
    assert!(has_no_effect(&use_it(&empty).1, Effect::ResourcesForCoins));
    assert!(has_no_effect(&use_it(&token("c2/2", "", [2; 4])).1, Effect::ResourcesForCoins));
    assert!(has_no_effect(&use_it(&token("c2/2", "figure = \"blue\"", [1; 4])).1, Effect::ResourcesForCoins));
}

/// MOR-7.10: a hut on an own manor that has none, as long as there is one.
#[test]
fn witch_hut() {
    let scene = token("c3/1", "huts = [\"0,0\"]", [2; 4]).manors(RED, &["0,0", "0,1"]).manors(BLUE, &["0,2"]);
    let (mut game, _) = use_it(&scene);
    assert_eq!(offers(&game, RED), ["done", "morgana hut 0,1"]);
    refused(&game, RED, "morgana hut 0,0", "MOR-7.10");
    refused(&game, RED, "morgana hut 0,2", "MOR-7.10");
    let site: Site = "0,1".parse().expect("a site");
    assert_eq!(play(&mut game, RED, "morgana hut 0,1")[0], own(Morgana::HutPlaced { seat: RED, site }));
    assert_eq!((state(&game).huts().len(), state(&game).huts_left()), (2, 5));
    let seven = ["0,0", "0,1", "0,2", "0,3", "0,4", "0,5", "1,0"];
    let used_up =
        token("c3/1", &format!("huts = {seven:?}"), [2; 4]).manors(BLUE, &seven).manors(RED, &["1,1"]);
    assert!(has_no_effect(&use_it(&used_up).1, Effect::WitchHut));
    assert!(has_no_effect(&use_it(&token("c3/1", "", [2; 4])).1, Effect::WitchHut));
}
