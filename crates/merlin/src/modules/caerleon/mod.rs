//! The City of Caerleon: six districts cover the principalities, and where a vassal stands decides the kind of what it
//! brings. The clauses cited (`CRL-3.6`) are those of `docs/rules/en/merlin/caerleon.md`.

mod acts;
mod audit;
mod components;
mod deploying;
mod laying;
mod moves;
pub(crate) mod position;
mod state;
mod trading;

pub use super::contracts::{
    Nothing as Points, Nothing as ScoringStep, Nothing as SpaceKind, Nothing as Unit,
};
pub use components::Components;
pub use moves::{Event, Frame, Move, Refusal, SetupStep};
pub use state::{District, State};

use crate::components::Components as AllComponents;
use crate::event::Event as AnyEvent;
use crate::layout::Layout;
use crate::modules::{Module, Modules};
use crate::options::Options;
use crate::pieces::Deployed;
use crate::position::Reader;
use crate::seams::Seams;
use crate::state::{Merlin, Open};
use table::{Fault, Journal};

/// What one seat alone knows: nothing.
pub type Secret = ();
/// What has happened in a turn so far: nothing that anybody asks for later.
pub type Turn = ();

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// The districts come before everything that chance brings (INT-1.7).
    fn lay(layout: &mut Layout, _: Modules, _: &AllComponents) {
        layout.setup.insert_first(SetupStep::Districts.into());
    }

    fn furnish(open: &mut Open) {
        laying::furnish(open);
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(&game.open)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(&game.open, text)
    }

    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.caerleon.as_ref(), &mut game.open)
    }

    /// In one turn two vassals can be deployed, each with one to send home and an act of nine choices at most: four
    /// exchanges and the last word. Lancelot doubles the act (INT-10.10).
    fn most_decisions(options: &Options, turns: u32) -> u32 {
        let acts = if options.modules().contains(Module::Knights) { 2 } else { 1 };
        2 * (1 + acts * 9) * turns
    }

    fn send_home(open: &mut Open, deployed: Deployed, _: &mut Journal<AnyEvent>) -> bool {
        deploying::ask_who_leaves(open, deployed)
    }

    fn act_of_vassal(open: &mut Open, deployed: Deployed, journal: &mut Journal<AnyEvent>) -> bool {
        acts::act(open, deployed, journal)
    }
}
