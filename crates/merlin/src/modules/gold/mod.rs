//! Gold coins and mistletoe: coins change dice by one and are worth points at the end, a mistletoe ignores a
//! requirement of a mission. The clauses cited (`GLD-2.4`) are those of `docs/rules/en/merlin/gold.md`.

mod audit;
mod components;
mod moves;
pub(crate) mod position;
mod rules;
mod spaces;
mod state;

pub use super::contracts::{Nothing as Frame, Nothing as ScoringStep, Nothing as SetupStep, Nothing as Unit};
pub use components::{Components, Reverse};
pub use moves::{Coined, Event, Fruit, Move, Points, Refusal};
pub use spaces::SpaceKind;
pub use state::State;

use crate::components::Components as AllComponents;
use crate::event::Event as AnyEvent;
use crate::frames::Window;
use crate::free_actions::NearMissions;
use crate::layout::Layout;
use crate::modules::{Module, Modules};
use crate::moves::Move as AnyMove;
use crate::options::Options;
use crate::position::Reader;
use crate::seams::Seams;
use crate::state::{Merlin, Open};
use table::{Fault, Journal, Moves, Seat};

/// What one seat alone knows: nothing (GLD-1.5).
pub type Secret = ();
/// What has happened in a turn so far: nothing that anybody asks for later.
pub type Turn = ();

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// The front of the gold rondel covers the printed one (GLD-1.3, INT-1.2). Its reverse shows spaces that
    /// only the Arthur module knows, so that module lays it.
    fn lay(layout: &mut Layout, modules: Modules, components: &AllComponents) {
        if !modules.contains(Module::Arthur) {
            layout.rondel = components.modules.gold.front_around(layout.ring);
        }
    }

    /// Every player begins with coins and a mistletoe (GLD-1.6).
    fn furnish(open: &mut Open) {
        open.modules.gold = State::at_the_start(open.players());
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(&game.open)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(&game.open, text)
    }

    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.gold.as_ref(), &mut game.open)
    }

    /// Every coin can be spent: those of the start, and two for each turn (with a staff).
    fn most_decisions(options: &Options, turns: u32) -> u32 {
        u32::from(State::STARTING_COINS) * options.players() as u32 + 2 * turns
    }

    fn offer_free_actions(game: &Merlin, window: Window, near: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
        rules::offer_coins(&game.open, window, out);
        rules::offer_missions(&game.open, near, out);
    }

    fn help_with_missions(open: &Open) -> u8 {
        open.modules.gold.mistletoe(open.active)
    }

    fn changes_dice(_: &Open) -> bool {
        true
    }

    fn count_end_points(open: &mut Open, seat: Seat, journal: &mut Journal<AnyEvent>) {
        rules::score_coins(open, seat, journal);
    }
}
