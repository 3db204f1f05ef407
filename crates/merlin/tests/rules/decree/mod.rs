//! The rules of The King's decree as tests: one file for each section of `docs/rules/en/merlin/decree.md`.

mod section_01;
mod section_02;
mod section_03;
mod section_04;
mod section_05;
mod together;

use crate::support::{Scene, chance, colour, open, play};
use merlin::modules::decree::{Decree, Decrees, Event as Own};
use merlin::{Event, Merlin};
use table::{Eye, Game, Private, Seat};

/// A scene for four with the module.
fn scene() -> Scene {
    Scene::new(4).modules("decree")
}

/// The same, with the first tiles of the file in front of red, none of them from blue.
fn rich(decrees: u8) -> Scene {
    let names: Vec<String> = (1..=decrees).map(|number| format!("d{number:02}")).collect();
    // At most four come from a stack, and somebody has looked at it.
    let stacks = ["black", "grey", "purple", "orange", "brown"];
    let taken = |place: usize| usize::from(decrees).saturating_sub(4 * place).min(4);
    let used = || stacks.into_iter().enumerate().filter(|&(place, _)| taken(place) > 0);
    let counts: Vec<String> = used().map(|(place, name)| format!("{name} = {}", 4 - taken(place))).collect();
    let looked: Vec<String> = used().map(|(_, name)| format!("{name} = [1]")).collect();
    let mut free = (usize::from(decrees) + 1..=24).map(|number| format!("d{number:02}"));
    let known = used().filter(|&(place, _)| taken(place) < 4).map(|(place, name)| {
        format!("{name} = {:?}", free.by_ref().take(4 - taken(place)).collect::<Vec<_>>())
    });
    let known: Vec<String> = known.collect();
    scene().tables(&format!(
        "[decree]\nstacks = {{ {} }}\nowned = [{names:?}]\nlooked = {{ {} }}\nknown = {{ {} }}\n",
        counts.join(", "),
        looked.join(", "),
        known.join(", ")
    ))
}

/// Blue has taken d01 from the blue stack, in which d05, d13 and d20 are left (example DEC-X1).
const BLUE_STACK: &str = "[decree]\nstacks = { blue = 3 }\nowned = [[], [\"d01\"]]\nlooked = { blue = [2] }\n\
                          known = { blue = [\"d05\", \"d13\", \"d20\"] }\n";

/// Looks at a stack that nobody has seen: chance shows these tiles.
fn look_at(game: &mut Merlin, seat: Seat, tiles: &[&str]) -> Vec<Event> {
    let mut events = play(game, seat, "decree look");
    events.extend(tiles.iter().flat_map(|tile| chance(game, &format!("decree show {tile}"))));
    events
}

/// The tiles with these names.
fn decrees(names: &[&str]) -> Decrees {
    let wanted = |decree: &Decree| names.contains(&decree.to_string().as_str());
    Decree::all().filter(wanted).collect()
}

/// The tiles in front of a player, by name.
fn owned(game: &Merlin, seat: Seat) -> Vec<String> {
    open(game).modules.decree.owned(seat).iter().map(|decree| decree.to_string()).collect()
}

/// What a seat knows of a stack, by name.
fn known(game: &Merlin, seat: Seat, name: &str) -> Vec<String> {
    let view = game.view(Eye::Seat(seat));
    let secret = view.secret(seat).expect("a seat knows its own secret");
    secret.modules.decree.known(colour(name)).iter().map(|decree| decree.to_string()).collect()
}

fn decree(name: &str) -> Decree {
    name.parse().expect("a decree tile")
}

/// Somebody has looked at a stack and seen these tiles.
fn looked(seat: Seat, name: &str, tiles: &[&str]) -> Event {
    Own::Looked { seat, colour: colour(name), decrees: Private::to(seat, decrees(tiles)) }.into()
}

/// A tile is taken.
fn taken(seat: Seat, name: &str, tile: &str) -> Event {
    Own::Taken { seat, colour: colour(name), decree: decree(tile) }.into()
}

/// Tiles are discarded.
fn discarded(seat: Seat, tiles: &[&str]) -> Event {
    Own::Discarded { seat, decrees: decrees(tiles) }.into()
}
