//! The rules of Arthur as tests: one file for each part of `docs/rules/en/merlin/arthur.md`.
#![allow(dead_code, reason = "the table is shared with the tests of the base game")]

mod figures;
mod majorities;
mod pairs;
mod scoring;
mod setup;
mod spaces;
#[path = "../rules/support.rs"]
mod support;

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
