//! The rules of the Treasures of the environs as tests: one file for each section of
//! `docs/rules/en/merlin/treasures.md`.

mod section_01;
mod section_02;
mod section_03;
mod section_04;
mod section_05;

use crate::support::{Scene, offers_of, play};
use merlin::modules::treasures::Event as Treasure;
use merlin::{Event, Merlin, Site};
use table::Seat;

/// A scene for four with the module. Tiles lie sorted by terrain, and the treasures in the order of the file:
/// t01 to t05 on 0,0 to 0,4, t06 to t09 on 1,2 to 1,5, t10 on 2,0, t11 and t12 on 2,4 and 2,5, t13 to t15 on
/// 3,0 to 3,2.
fn scene() -> Scene {
    Scene::new(4).modules("treasures")
}

/// The player on turn stands on a build space with the knight and can pay any tile.
fn builder(seat: Seat) -> Scene {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items = colours.map(|colour| format!("material {colour}"));
    scene().knight_on(seat, 2).items(seat, &items.each_ref().map(String::as_str))
}

/// Builds a manor there, with the first material that fits; what happens after it.
fn build(game: &mut Merlin, seat: Seat, site: &str) -> Vec<Event> {
    let fits = |text: &&String| text.split(' ').next() == Some(site);
    let offer = offers_of(game, seat, "build").iter().find(fits).cloned().expect("the tile can be built on");
    let events = play(game, seat, &format!("build {offer}"));
    let built = events.iter().position(|event| matches!(event, Event::Built { .. })).expect("it was built");
    events[built + 1..].to_vec()
}

fn site(text: &str) -> Site {
    text.parse().expect("a tile position")
}

/// The special action of a tile begins.
fn triggered(seat: Seat, at: &str, tile: &str) -> Event {
    let treasure = tile.parse().expect("a treasure tile");
    own(Treasure::Triggered { seat, site: site(at), treasure })
}

/// An event of the module.
fn own(event: Treasure) -> Event {
    event.into()
}
