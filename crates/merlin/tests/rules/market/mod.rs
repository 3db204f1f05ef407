//! The rules of the Market as tests: one file for each section of `docs/rules/en/merlin/market.md`.

mod interactions;
mod section_01;
mod section_02;
mod section_02_missions;
mod section_03;
mod section_03_board;
mod section_04;
mod section_05;
mod section_05_rounds;
mod section_06;
mod section_07;

use crate::support::{Scene, open};
use merlin::modules::market::{Event as Market, Marker};
use merlin::{Event, Merlin};
use table::Seat;

/// A scene for so many players with gold and market; everybody has these coins and no mistletoe.
fn scene_for(players: usize, coins: u8) -> Scene {
    let coins = vec![coins; players];
    let none = vec![0; players];
    Scene::new(players)
        .modules("gold,market")
        .tables(&format!("[gold]\ncoins = {coins:?}\nmistletoe = {none:?}\n"))
}

fn scene() -> Scene {
    scene_for(4, 2)
}

/// The table of the market, with these markers for each seat.
fn with(facts: &str, markers: &[&[&str]]) -> Scene {
    scene().tables(&table(facts, markers))
}

/// The text of the table.
fn table(facts: &str, markers: &[&[&str]]) -> String {
    let seats: String = markers.iter().map(|own| format!("[[market.seat]]\nmarkers = {own:?}\n")).collect();
    format!("[market]\n{facts}\n{seats}")
}

fn marker(text: &str) -> Marker {
    text.parse().expect("a marker")
}

/// A marker is bought.
fn visited(seat: Seat, text: &str) -> Event {
    own(Market::Visited { seat, marker: marker(text) })
}

/// A marker goes back to the market board.
fn returned(seat: Seat, text: &str) -> Event {
    own(Market::MarkerReturned { seat, marker: marker(text) })
}

fn own(event: Market) -> Event {
    event.into()
}

fn coins(game: &Merlin, seat: Seat) -> u8 {
    open(game).modules.gold.coins(seat)
}

/// What lies on the market board.
fn board(game: &Merlin) -> Vec<String> {
    open(game).market_board().map(|marker| marker.to_string()).collect()
}
