//! The rules of Arthur as tests: one file for each part of `docs/rules/en/merlin/arthur.md`.

mod chains;
mod details;
mod dice;
mod ending;
mod figures;
mod majorities;
mod pairs;
mod pairs_city;
mod pairs_dice;
mod pairs_environs;
mod pairs_favor;
mod pairs_knights;
mod pairs_morgana;
mod scoring;
mod setup;
mod spaces;

use crate::support::{RED, Scene, let_chance, plays};
use merlin::{Components, Merlin};
use table::Game;

/// A situation of a game with the module, red on turn. What is not said is filled in.
fn scene(turn: &str, red: &str, arthur: &str) -> Merlin {
    with("arthur", turn, red, arthur)
}

/// The same with further modules.
fn with(modules: &str, turn: &str, red: &str, tables: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"{modules}\"\n[turn]\n{turn}\n[[seat]]\n{red}\n[[seat]]\n[arthur]\n{tables}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// Window `moved`: Arthur has come to this space of the inner ring.
fn arthur_on(space: u8, red: &str, tables: &str) -> Merlin {
    let turn =
        format!("due = [\"window moved\"]\ndie = \"arthur 3\"\nfigure = \"arthur\"\naction = \"i{space}\"");
    scene(&turn, red, &format!("figure = \"i{space}\"\n{tables}"))
}

/// Window `die`: this die is chosen.
fn chosen(die: &str, red: &str, tables: &str) -> Merlin {
    scene(&format!("due = [\"window die\"]\ndie = \"{die}\""), red, tables)
}

/// With further modules, window `moved`: Arthur has come to this space of the inner ring; more of the table
/// of the module.
fn inner(modules: &str, space: u8, more: &str) -> Scene {
    inner_for(2, modules, space, more)
}

/// The same for so many players.
fn inner_for(players: usize, modules: &str, space: u8, more: &str) -> Scene {
    let scene =
        Scene::new(players).modules(modules).turn(RED).due(&["window moved"]).fact("die", "\"arthur 3\"");
    let scene = scene.fact("figure", "\"arthur\"").fact("action", &format!("\"i{space}\""));
    scene.tables(&format!("[arthur]\nfigure = \"i{space}\"\n{more}\n"))
}

/// The last turn of a round: red has one knight die left, the others, of whom blue is the start player, have
/// used all dice.
fn last(modules: &str, round: u8, seats: &[&str], tables: &str) -> Merlin {
    let used = "\"own 2 used\", \"own 3 used\", \"merlin 4 used\", \"arthur 5 used\"]";
    let seat = |(place, text): (usize, &&str)| {
        let first = if place == 0 { "own 1" } else { "own 1 used" };
        format!("[[seat]]\ndice = [\"{first}\", {used}\n{text}\n")
    };
    let all: String = seats.iter().enumerate().map(seat).collect();
    let text = format!(
        "game = \"merlin\"\nplayers = {}\nmodules = \"{modules}\"\n[turn]\nstart_player = 2\nplayer = 1\nround = {round}\n{all}[arthur]\n{tables}\n",
        seats.len()
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// Red makes the last turn of the round without an action; chance does the rest up to the next decision.
fn end_round(game: &mut Merlin) -> Vec<merlin::Event> {
    let mut events = plays(game, RED, &["die own 1", "walk clockwise", "forfeit", "end"]);
    events.extend(let_chance(game));
    events
}

/// The same with the knight of red on a space of the outer ring.
fn outer(modules: &str, space: u8) -> Scene {
    let scene = Scene::new(2).modules(modules).turn(RED).due(&["window moved"]).fact("die", "\"own 1\"");
    scene.fact("figure", "\"knight\"").fact("action", &space.to_string()).knight(RED, space)
}

/// The same before the move: red has chosen this die.
fn with_die(modules: &str, die: &str) -> Scene {
    Scene::new(2).modules(modules).turn(RED).due(&["window die"]).fact("die", &format!("{die:?}"))
}

/// The allies of red, and more of their table.
fn allies(names: [&str; 2], more: &str) -> String {
    format!("[knights]\nallies = [{names:?}]\n{more}\n")
}

/// The abilities red has learned.
fn learned(abilities: &[&str]) -> String {
    format!("[favor]\nlearned = [{abilities:?}, []]\n")
}
