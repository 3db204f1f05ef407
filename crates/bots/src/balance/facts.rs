//! What a game tells about itself: who begins, which settings it was played with, and who had which hero.

use crate::Judge;
use crate::inputs::around;
use camelot::{Hero, Room, Sides};
use games::{AnyView, GameId};
use merlin::{Module, Modules};
use table::Seat;

/// A setting that games had or had not, such as `mode` `advanced`; for the sides of Camelot's rooms `board`
/// and the board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Setting {
    /// What was decided.
    pub key: String,
    /// How.
    pub value: String,
}

fn setting(key: &str, value: impl Into<String>) -> Setting {
    Setting { key: key.to_owned(), value: value.into() }
}

/// The seats in the order in which they have their first turns, as soon as it is known: in Artus and Merlin
/// clockwise from the start player, in Camelot from the top of the order track, where a seat with two colours
/// counts by the upper one.
pub(super) fn order_of_play(view: &AnyView<'_>) -> Option<Vec<Seat>> {
    match view {
        AnyView::Artus(view) => Some(around(view.open.players(), view.open.flow.start).collect()),
        AnyView::Merlin(view) => Some(around(view.open.players(), view.open.start).collect()),
        AnyView::Camelot(view) => {
            let open = view.open;
            if open.order.len() < open.options.colours_in_play() {
                return None;
            }
            let mut order = Vec::new();
            for seat in open.order.iter().filter_map(|colour| open.owner(colour)) {
                if !order.contains(&seat) {
                    order.push(seat);
                }
            }
            Some(order)
        }
    }
}

/// The settings that a game was played with, and who had which hero.
pub(super) fn settings_of(view: &AnyView<'_>) -> (Vec<Setting>, Vec<(Hero, Seat)>) {
    match view {
        AnyView::Artus(view) => (vec![setting("mode", view.open.options.mode.id())], Vec::new()),
        AnyView::Camelot(view) => {
            let open = view.open;
            let boards = Room::CASTLE.into_iter().filter_map(|room| open.board_name(room));
            let mut settings: Vec<_> = boards.map(|board| setting("board", board.id())).collect();
            let heroes = open.options.heroes().to_string();
            settings.push(setting("heroes", heroes.split(':').next().unwrap_or(&heroes)));
            let colours = open.colours().filter(|_| open.options.with_heroes());
            let heroes = colours.filter_map(|colour| Some((open.hero(colour), open.owner(colour)?)));
            (settings, heroes.collect())
        }
        AnyView::Merlin(view) => {
            let modules = view.open.options.modules();
            let value = |module: Module| setting("modules", module.id());
            let none = modules.is_empty().then(|| setting("modules", "none"));
            (modules.iter().map(value).chain(none).collect(), Vec::new())
        }
    }
}

/// Every set of options worth comparing for so many players: both modes of Artus, all sides and heroes of
/// Camelot, and of Merlin no module, each one with what it needs, and all of them.
pub fn every_set<G: Judge>(players: usize) -> Vec<G::Options> {
    let of = |options: &G::Options| G::setup(options).players() == players;
    let all = G::every_option(G::printed()).into_iter().filter(of);
    match G::GAME {
        GameId::Artus => all.collect(),
        GameId::Camelot => {
            // Sides drawn by lot are sides that are there already.
            let by_lot = format!("sides={}", Sides::Random);
            all.filter(|options| !options.to_string().contains(&by_lot)).collect()
        }
        GameId::Merlin => {
            let whole: Modules = Module::BUILT.iter().copied().collect();
            let single = Module::BUILT.iter().map(|&module| Modules::from_iter([module]).complete());
            let mut sets: Vec<Modules> = [Modules::EMPTY].into_iter().chain(single).chain([whole]).collect();
            sets.dedup();
            let read = |set: Modules| {
                let names: Vec<&str> = set.iter().map(Module::id).collect();
                let names = if names.is_empty() { "none".to_owned() } else { names.join(",") };
                G::read_options(&format!("players={players} modules={names}"), G::printed()).ok()
            };
            sets.into_iter().filter_map(read).collect()
        }
    }
}
