//! The rules of Knights of the Round Table as tests: one file for each part of `docs/rules/en/merlin/knights.md`.

mod bors;
mod components;
mod draft;
mod gaheris;
mod galahad;
mod gareth;
mod gawain;
mod geraint;
mod kay;
mod lamorak;
mod lancelot;
mod missions;
mod pairs;
mod pairs_items;
mod positions;
mod tristram;

use crate::support::{BLUE, RED, Scene, let_chance, on_turn, open, plays};
use merlin::modules::knights::{Ally, Event as Knights, Refusal as Reason, State};
use merlin::{Event, Merlin, Refusal, Site};

/// A scene for two with the module; red has these allies.
fn with(allies: [&str; 2]) -> Scene {
    with_more(allies, "")
}

/// The same, with more of the table of the module.
fn with_more(allies: [&str; 2], more: &str) -> Scene {
    Scene::new(2).modules("knights").tables(&table(allies, more))
}

/// The table of the module: the allies of red, and more.
fn table(allies: [&str; 2], more: &str) -> String {
    format!("[knights]\nallies = [{allies:?}]\n{more}\n")
}

fn state(game: &Merlin) -> &State {
    &open(game).modules.knights
}

/// How many tiles lie on an ally.
fn tiles(game: &Merlin, name: &str) -> u8 {
    state(game).tiles(ally(name))
}

fn ally(name: &str) -> Ally {
    name.parse().expect("an ally")
}

fn site(text: &str) -> Site {
    text.parse().expect("a tile position")
}

/// An event of the module.
fn own(event: Knights) -> Event {
    event.into()
}

/// A refusal of the module.
fn because(reason: Reason) -> Refusal {
    reason.into()
}

/// The last turn of a round is played without an action; these are the events of the scoring, up to the first
/// decision of a player.
fn score(game: &mut Merlin) -> Vec<Event> {
    let last = on_turn(game);
    let mut events = plays(game, last, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    let begin = events.iter().position(|event| matches!(event, Event::Scoring { .. })).expect("a scoring");
    let mut scoring = events.split_off(begin);
    scoring.extend(let_chance(game));
    scoring
}

/// The scene as the last turn of a round: blue has one die left.
fn last_turn(scene: Scene, round: u8) -> Scene {
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    scene.round(round).start(RED).turn(BLUE).dice(BLUE, dice)
}
