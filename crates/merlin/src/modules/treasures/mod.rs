//! Treasures of the environs: new terrain tiles that do something when a manor is built on them. The clauses cited
//! (`TRE-4.2`) are those of `docs/rules/en/merlin/treasures.md`.

mod audit;
mod components;
mod moves;
pub(crate) mod position;
mod rules;
mod state;

pub use super::contracts::{Nothing as ScoringStep, Nothing as SpaceKind, Nothing as Unit};
pub use components::Components;
pub use moves::{Event, Frame, Move, Points, Refusal, SetupStep};
pub use state::{Effect, Given, State, Treasure, TreasureTile};

use crate::components::Components as AllComponents;
use crate::frames;
use crate::layout::Layout;
use crate::modules::Modules;
use crate::position::Reader;
use crate::seams::Seams;
use crate::sites::Site;
use crate::state::{Merlin, Open};
use crate::vocab::TerrainTile;
use table::{Fault, Journal, Seat};

/// What one seat alone knows: nothing.
pub type Secret = ();
/// What has happened in a turn so far: nothing that anybody asks for later.
pub type Turn = ();

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// Tiles are removed before the environs are laid out (TRE-2.2, TRE-2.3).
    fn lay(layout: &mut Layout, _: Modules, _: &AllComponents) {
        layout.more_staffs = State::STAFFS;
        layout.setup.insert_after(frames::SetupStep::Display, SetupStep::Removed.into());
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(game)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(&game.open, text)
    }

    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.treasures.as_ref(), &mut game.open)
    }

    /// Every tile without a tower is one of the new ones (TRE-2.1).
    fn tile_laid(open: &mut Open, site: Site, tile: TerrainTile, _: &mut Journal<crate::event::Event>) {
        if !tile.tower {
            open.due.push(Frame::Which(site).into());
        }
    }

    fn manor_built(open: &mut Open, seat: Seat, site: Site, journal: &mut Journal<crate::event::Event>) {
        rules::trigger(open, seat, site, journal);
    }

    fn further_staffs(open: &Open) -> u8 {
        rules::staffs_won(open)
    }
}
