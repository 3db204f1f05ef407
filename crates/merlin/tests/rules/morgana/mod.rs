//! The rules of Morgana as tests: one file for each section of `docs/rules/en/merlin/morgana.md`, and one for
//! how she meets other modules.

mod arthur;
mod arthur_rings;
mod caerleon;
mod caerleon_gold;
mod interactions;
mod knights;
mod knights_scoring;
mod market;
mod section_01;
mod section_02;
mod section_03;
mod section_04;
mod section_05;
mod section_06;
mod section_07;
mod section_07_dark_influence;
mod section_08;
mod section_09;
mod section_10;

use crate::support::{RED, Scene, YELLOW, let_chance, open, plays};
use merlin::modules::morgana::{Event as Morgana, State};
use merlin::{Event, Merlin, Pips};
use table::Seat;

/// A scene for four with gold and Morgana; everybody has two coins and no mistletoe. Morgana is beside the
/// board, her dice show 1, 2, 3 and 4, and the tokens lie on the cauldrons as in the file, the first side up:
/// bewitch, coins for resources, witch's hut, bewitch, swap figures.
fn scene() -> Scene {
    with_coins([2; 4])
}

fn with_coins(coins: [u8; 4]) -> Scene {
    let gold = format!("[gold]\ncoins = {coins:?}\nmistletoe = [0, 0, 0, 0]\n");
    Scene::new(4).modules("gold,morgana").tables(&gold)
}

/// A scene for four with these modules, coins and kitchen board; nobody has mistletoe.
fn joined(modules: &str, coins: [u8; 4], facts: &str, seats: &[&str]) -> Scene {
    let gold = format!("[gold]\ncoins = {coins:?}\nmistletoe = [0, 0, 0, 0]\n");
    Scene::new(4).modules(modules).tables(&gold).tables(&kitchen(facts, seats))
}

/// The table of the module, with these lines for the seats.
fn kitchen(facts: &str, seats: &[&str]) -> String {
    let seats: String = seats.iter().map(|own| format!("[[morgana.seat]]\n{own}\n")).collect();
    format!("[morgana]\n{facts}\n{seats}")
}

/// The scene with this kitchen board.
fn with(facts: &str, seats: &[&str]) -> Scene {
    scene().tables(&kitchen(facts, seats))
}

/// The tokens of the file, this side of this token on cauldron 1: `c2/2` is resources for coins.
fn first_token(token: &str) -> String {
    let number = token.as_bytes()[1];
    let others =
        ["c1/1", "c2/1", "c3/1", "c4/1", "c5/1"].into_iter().filter(|own| own.as_bytes()[1] != number);
    let all: Vec<&str> = std::iter::once(token).chain(others).collect();
    format!("tokens = {all:?}")
}

/// The moves up to the token of cauldron 1, without moving Morgana.
const TO_TOKEN: [&str; 3] = ["morgana die 1", "morgana place cauldron 1", "done"];

fn state(game: &Merlin) -> &State {
    &open(game).modules.morgana
}

fn coins(game: &Merlin, seat: Seat) -> u8 {
    open(game).modules.gold.coins(seat)
}

fn pips(number: u8) -> Pips {
    Pips::new(number).expect("a side of a die")
}

/// An event of the module.
fn own(event: Morgana) -> Event {
    event.into()
}

/// The last turn of a round: only yellow has a die left, all have made their Morgana turns.
fn last_turn(facts: &str, seats: [&str; 4], round: u8) -> Scene {
    last_turn_of(scene(), facts, seats, round)
}

/// The same on another scene.
fn last_turn_of(scene: Scene, facts: &str, seats: [&str; 4], round: u8) -> Scene {
    let used = "dice = [\"1 used\", \"2 used\", \"3 used\", \"4 used\"]";
    let seats = seats.map(|own| format!("pentagram = true\nplaced = \"apple, 1\"\n{own}"));
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    scene
        .tables(&kitchen(&format!("{used}\n{facts}"), &seats.each_ref().map(String::as_str)))
        .round(round)
        .start(RED)
        .turn(YELLOW)
        .dice(YELLOW, dice)
}

/// Yellow makes the last turn of the round without an action; chance does the rest up to the next decision.
fn end_round(game: &mut Merlin) -> Vec<Event> {
    let mut events = plays(game, YELLOW, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    events.extend(let_chance(game));
    events
}
