//! The rules of Gold coins and mistletoe as tests: one file for each section of `docs/rules/en/merlin/gold.md`.

mod section_01;
mod section_02;
mod section_03;
mod section_04;
mod section_05;

use crate::support::{Scene, open};
use merlin::modules::gold::{Coined, Event as Gold};
use merlin::{Event, Merlin, Pips};
use table::Seat;

/// A scene for four with the module.
fn scene() -> Scene {
    Scene::new(4).modules("gold")
}

/// The same, with so many coins and so much mistletoe for each seat.
fn with(coins: [u8; 4], mistletoe: [u8; 4]) -> Scene {
    scene().tables(&format!("[gold]\ncoins = {coins:?}\nmistletoe = {mistletoe:?}\n"))
}

fn coins(game: &Merlin, seat: Seat) -> u8 {
    open(game).modules.gold.coins(seat)
}

fn mistletoe(game: &Merlin, seat: Seat) -> u8 {
    open(game).modules.gold.mistletoe(seat)
}

fn pips(number: u8) -> Pips {
    Pips::new(number).expect("a side of a die")
}

/// A coin is spent on a die.
fn coin_spent(seat: Seat, die: Coined, from: u8, to: u8) -> Event {
    own(Gold::CoinSpent { seat, die, from: pips(from), to: pips(to) })
}

/// An event of the module.
fn own(event: Gold) -> Event {
    event.into()
}
