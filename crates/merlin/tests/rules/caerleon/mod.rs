//! The rules of The City of Caerleon as tests: one file for each section of `docs/rules/en/merlin/caerleon.md`.

mod allies;
mod pairs;
mod section_01;
mod section_02;
mod section_02_reading;
mod section_03;
mod section_04;
mod section_04_trader;
mod section_05;
mod section_06;

use crate::support::{RED, Scene, open};
use merlin::modules::caerleon::{Event as Caerleon, Refusal as Reason};
use merlin::{Components, Event, Merlin, Options, Refusal, Variants, Vassal};
use table::{Game, Seat};

/// The spaces of the districts in the standard setup.
const TRADER: u8 = 0;
const SMITH: u8 = 4;
const MINT: u8 = 8;
const QUARRY: u8 = 12;
const ORCHARD: u8 = 16;
const TAILOR: u8 = 20;

/// The colours, each with its kind: six items.
const COLOURS: [&str; 6] = ["black", "grey", "blue", "purple", "orange", "brown"];

/// A scene for four with the module.
fn scene() -> Scene {
    Scene::new(4).modules("gold,caerleon")
}

/// The same, with so many coins and so much mistletoe for each seat.
fn with(coins: [u8; 4], mistletoe: [u8; 4]) -> Scene {
    scene().tables(&gold(coins, mistletoe))
}

fn gold(coins: [u8; 4], mistletoe: [u8; 4]) -> String {
    format!("[gold]\ncoins = {coins:?}\nmistletoe = {mistletoe:?}\n")
}

/// The options of the variant.
fn random(players: usize) -> Options {
    let base = Options::new(players, Components::printed()).expect("two to four players");
    let modules = "gold,caerleon".parse().expect("modules");
    let variants: Variants = "random_districts".parse().expect("a variant");
    base.with(modules, variants).expect("the variant of the module")
}

/// The game of a scene in the variant; its tables say which district lies where.
fn at_random(scene: &Scene) -> Merlin {
    let text = scene.position().replacen("modules =", "variants = \"random_districts\"\nmodules =", 1);
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn coins(game: &Merlin, seat: Seat) -> u8 {
    open(game).modules.gold.coins(seat)
}

fn mistletoe(game: &Merlin, seat: Seat) -> u8 {
    open(game).modules.gold.mistletoe(seat)
}

fn vassal(name: &str) -> Vassal {
    name.parse().expect("a vassal")
}

/// The items of one kind in all colours, as moves name them.
fn all_of(kind: &str) -> Vec<String> {
    COLOURS.iter().map(|colour| format!("{kind} {colour}")).collect()
}

/// Red's vassal gains nothing in a district.
fn nothing(name: &str, district: &str) -> Event {
    let district = district.parse().expect("a district");
    own(Caerleon::NothingGained { seat: RED, vassal: vassal(name), district })
}

/// An event of the module.
fn own(event: Caerleon) -> Event {
    event.into()
}

/// A refusal of the module.
fn because(reason: Reason) -> Refusal {
    reason.into()
}
