//! Clauses of `docs/rules/en/merlin/interactions.md` that are felt only with many modules at once.

mod ending;
mod examples;
mod freed_tiles;
mod influence;
mod principality_spaces;
mod window_limits;
mod windows;
mod windows_within;

use crate::support::{BLUE, RED, Scene};
use merlin::{Components, Merlin};
use table::{Game, Seat};

/// Every module.
const ALL: &str = "favor,arthur,knights,gold,market,caerleon,morgana,treasures,decree";

/// A material of each colour.
const MATERIALS: [&str; 6] = [
    "material black",
    "material grey",
    "material blue",
    "material purple",
    "material orange",
    "material brown",
];

/// The game of a scene in which all dice named are used: everybody has a used Arthur die as well.
fn with_used_arthur_dice(scene: &Scene) -> Merlin {
    let line = |line: &str| match line.strip_suffix(']').filter(|_| line.starts_with("dice = [\"own")) {
        Some(four) => format!("{four}, \"arthur 5 used\"]\n"),
        None => format!("{line}\n"),
    };
    let text: String = scene.position().lines().map(line).collect();
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// Window `moved`: this figure of red has come to this space, which is written `i3` on the inner ring.
fn moved(scene: Scene, figure: &str, die: &str, space: &str) -> Scene {
    let action = if space.starts_with('i') { format!("{space:?}") } else { space.to_owned() };
    let scene = scene.turn(RED).due(&["window moved"]).fact("figure", &format!("{figure:?}"));
    scene.fact("die", &format!("{die:?}")).fact("action", &action)
}

/// Window `moved`: red's knight has come to this space.
fn knight_on(scene: Scene, space: u8) -> Scene {
    moved(scene, "knight", "own 1", &space.to_string()).knight(RED, space)
}

/// Window `after` of the very last turn of a round, in which red has moved the knight: nobody has a die left.
fn last_turn(scene: Scene, players: usize, round: u8) -> Scene {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let scene = Seat::all(players).fold(scene, |scene, seat| scene.dice(seat, used));
    let scene = scene.round(round).start(BLUE).turn(RED).due(&["window after"]).knight(RED, 3);
    scene.fact("die", "\"own 1\"").fact("figure", "\"knight\"").fact("action", "3")
}

/// The allies of red, and more of their table.
fn allies(names: [&str; 2], more: &str) -> String {
    format!("[knights]\nallies = [{names:?}]\n{more}\n")
}

/// The abilities red has learned, for so many players.
fn learned(players: usize, abilities: &[&str]) -> String {
    let others = ", []".repeat(players - 1);
    format!("[favor]\nlearned = [{abilities:?}{others}]\n")
}

/// Three decrees in front of red, all from black, where one is left that red has seen.
const DECREES: &str = "[decree]\nstacks = { black = 1 }\nowned = [[\"d01\", \"d02\", \"d03\"]]\nlooked = { black = [1] }\nknown = { black = [\"d05\"] }\n";
