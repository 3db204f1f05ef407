//! Section 5: cauldrons.

use super::{own, scene, state, with};
use crate::support::{RED, YELLOW, offers, offers_of, open, play, plays, refused};
use merlin::modules::morgana::{Cauldron, Effect, Event as Morgana};
use merlin::{Colour, Merlin};

fn cauldron(number: u8) -> Cauldron {
    Cauldron::new(number).expect("a cauldron")
}

/// Red with this die below the cauldron of its number, Morgana here.
fn at(number: u8, figure: &str, facts: &str) -> Merlin {
    let dice = format!("dice = [\"{number}\", \"6\", \"6\", \"5\"]");
    let figure = if figure.is_empty() { String::new() } else { format!("figure = \"{figure}\"\n") };
    let mut game = with(&format!("{figure}{dice}\n{facts}"), &[]).turn(RED).build();
    plays(&mut game, RED, &[&format!("morgana die {number}"), &format!("morgana place cauldron {number}")]);
    game
}

/// MOR-5.1: the cauldron of its number, if no die lies there; there is none for a 6.
#[test]
fn the_cauldron_of_its_number() {
    let mut game = scene().turn(RED).build();
    play(&mut game, RED, "morgana die 3");
    assert_eq!(offers_of(&game, RED, "morgana place"), ["apple", "cauldron 3"]);
    refused(&game, RED, "morgana place cauldron 4", "MOR-5.1");
    let facts = "dice = [\"3\", \"3 used\", \"1\", \"2\"]";
    let mut taken =
        with(facts, &["", "", "", "pentagram = true\nplaced = \"cauldron 3, 3\""]).turn(RED).build();
    play(&mut taken, RED, "morgana die 3");
    refused(&taken, RED, "morgana place cauldron 3", "MOR-5.1");
    assert!(state(&taken).placed(YELLOW).is_some());
    assert!("morgana place cauldron 6".parse::<merlin::Move>().is_err());
}

/// MOR-5.2: first Morgana, then the token, then it is turned over.
#[test]
fn three_steps() {
    let mut game = at(1, "", "");
    refused(&game, RED, "morgana bewitch 1 own 1", "MOR-7.1");
    play(&mut game, RED, "morgana stand blue");
    refused(&game, RED, "morgana stand grey", "MOR-5.2");
    play(&mut game, RED, "morgana bewitch 1 own 1");
    let events = play(&mut game, RED, "morgana turn 5");
    let turned = Morgana::TokenTurned { cauldron: cauldron(1), effect: Effect::SwapFigures };
    assert_eq!(events.last(), Some(&own(turned)));
    assert_eq!(open(&game).effect_at(cauldron(1)), Some(Effect::SwapFigures));
    assert_eq!(open(&game).top().to_string(), "window after");
}

/// MOR-5.3, MOR-6.2: from beside the board to any principality, also with figures on it; or she stays there.
#[test]
fn from_beside_the_board() {
    let mut game = at(5, "", "");
    assert_eq!(offers_of(&game, RED, "morgana stand").len(), 6);
    let mut stays = game;
    assert_eq!(play(&mut stays, RED, "done"), [own(Morgana::NotMoved { seat: RED })]);
    assert_eq!(state(&stays).blocked(), None);
    let events = play(&mut game, RED, "morgana stand grey");
    assert_eq!(events[0], own(Morgana::Moved { seat: RED, from: None, to: Colour::Grey }));
    assert_eq!(open(&game).castle(RED).knight, Some(open(&game).layout.space_of(Colour::Grey)));
}

/// MOR-5.4, example MOR-X8: at most as many principality spaces as the cauldron says, either way; 0 is allowed.
#[test]
fn as_far_as_the_cauldron_says() {
    let game = at(3, "black", "");
    assert_eq!(offers(&game, RED)[0], "done");
    assert_eq!(offers_of(&game, RED, "morgana stand"), ["grey", "blue", "orange", "brown"]);
    refused(&game, RED, "morgana stand purple", "MOR-5.4");
    refused(&game, RED, "morgana stand black", "MOR-5.4");
    let near = at(5, "black", "");
    assert_eq!(offers_of(&near, RED, "morgana stand"), ["grey", "brown"]);
    let far = at(1, "black", "");
    assert_eq!(offers_of(&far, RED, "morgana stand").len(), 5);
}

/// MOR-5.5, MOR-5.6: the effect may be forgone; the token is turned over all the same.
#[test]
fn the_effect_may_be_forgone() {
    let mut game = at(1, "", "");
    plays(&mut game, RED, &["done"]);
    let events = play(&mut game, RED, "done");
    assert_eq!(events[0], own(Morgana::Forgone { seat: RED, effect: Effect::Bewitch }));
    assert_eq!(open(&game).effect_at(cauldron(1)), Some(Effect::SwapFigures));
}

/// MOR-5.5, MOR-5.6: what is impossible has no effect; the token is turned over all the same.
#[test]
fn an_impossible_effect() {
    let mut game = at(3, "", "");
    let events = play(&mut game, RED, "done");
    assert_eq!(events[1], own(Morgana::NoEffect { seat: RED, effect: Effect::WitchHut }));
    let turned = Morgana::TokenTurned { cauldron: cauldron(3), effect: Effect::DarkInfluence };
    assert_eq!(events[2], own(turned));
    assert_eq!(open(&game).top().to_string(), "window after");
}
