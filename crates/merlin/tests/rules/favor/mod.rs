//! The rules of King's Favor as tests: one file for each section of `docs/rules/en/merlin/kings_favor.md`.

mod pairs;
mod section_01;
mod section_02;
mod section_03;
mod section_04;
mod section_05;
mod section_06;
mod section_07;
mod section_08;
mod section_09;

use crate::support::{BLUE, RED, Scene, on_turn, open, plays};
use merlin::modules::favor::{Ability, Event as Favor, Refusal as Reason, State};
use merlin::{Event, Merlin, Refusal};
use table::Seat;

/// A scene for two with the module; red has learned these abilities.
fn with(learned: &[&str]) -> Scene {
    with_used(learned, &[])
}

/// The same, with the seals of these abilities turned over.
fn with_used(learned: &[&str], used: &[&str]) -> Scene {
    let table = format!("[favor]\nlearned = [{learned:?}, []]\nblocked = [{used:?}, []]\n");
    Scene::new(2).modules("favor").tables(&table)
}

fn state(game: &Merlin) -> &State {
    &open(game).modules.favor
}

/// What a player has learned, as texts.
fn learned(game: &Merlin, seat: Seat) -> Vec<String> {
    state(game).learned(seat).iter().map(|ability| ability.to_string()).collect()
}

/// The abilities of a player whose seals are turned over.
fn used(game: &Merlin, seat: Seat) -> Vec<String> {
    state(game).blocked(seat).iter().map(|ability| ability.to_string()).collect()
}

fn ability(name: &str) -> Ability {
    name.parse().expect("an ability")
}

/// An event of the module.
fn own(event: Favor) -> Event {
    event.into()
}

/// A refusal of the module.
fn because(reason: Reason) -> Refusal {
    reason.into()
}

/// The seal of an ability is turned over.
fn turned(seat: Seat, name: &str) -> Event {
    own(Favor::Used { seat, ability: ability(name) })
}

/// The last turn of a round is played without an action; these are the events of the scoring, up to the first decision.
fn score(game: &mut Merlin) -> Vec<Event> {
    let last = on_turn(game);
    let mut events = plays(game, last, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    let begin = events.iter().position(|event| matches!(event, Event::Scoring { .. })).expect("a scoring");
    events.split_off(begin)
}

/// The scene as the last turn of a round: blue has one die left.
fn last_turn(scene: Scene, round: u8) -> Scene {
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    scene.round(round).start(RED).turn(BLUE).dice(BLUE, dice)
}
