//! The King's decree: a stack of tiles in each principality, one of which may be taken in place of the act of a vassal;
//! tiles pay for special actions. The clauses cited (`DEC-3.4`) are those of `docs/rules/en/merlin/decree.md`.

mod actions;
mod audit;
mod components;
mod moves;
pub(crate) mod position;
mod state;
mod taking;

pub use super::contracts::{
    Nothing as ScoringStep, Nothing as SetupStep, Nothing as SpaceKind, Nothing as Unit,
};
pub use components::Components;
pub use moves::{Event, Frame, Move, Points, Refusal};
pub use state::{Decree, Decrees, Secret, Shown, State};

use crate::event::Event as AnyEvent;
use crate::frames::Window;
use crate::free_actions::NearMissions;
use crate::moves::Move as AnyMove;
use crate::options::Options;
use crate::pieces::Deployed;
use crate::position::Reader;
use crate::seams::Seams;
use crate::state::{Merlin, Open};
use table::{Fault, Journal, Moves, Rng, Seat};

/// What has happened in a turn so far: nothing that anybody asks for later.
pub type Turn = ();

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// A stack of four lies in each principality. What is in it is drawn when somebody looks (DEC-2.1, DEC-2.2).
    fn furnish(open: &mut Open) {
        open.modules.decree = State::at_the_start();
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(game)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(game, text)
    }

    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.decree.as_ref(), game)
    }

    /// Every tile can be spent alone; a turn has two executions at most, each with a choice and a tile to take.
    fn most_decisions(_: &Options, turns: u32) -> u32 {
        Decree::COUNT as u32 + 4 * turns
    }

    fn resample(game: &mut Merlin, eye: Seat, rng: &mut dyn Rng) {
        taking::resample(game, eye, rng);
    }

    fn offer_free_actions(game: &Merlin, window: Window, _: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
        actions::offer(&game.open, window, out);
    }

    fn changes_dice(_: &Open) -> bool {
        true
    }

    fn act_of_vassal(open: &mut Open, deployed: Deployed, _: &mut Journal<AnyEvent>) -> bool {
        taking::ask_instead_of_act(open, deployed)
    }
}
