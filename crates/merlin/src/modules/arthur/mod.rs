//! Arthur: a second ring with a figure and a die of its own, new flags, the signet ring and the Picts. The
//! clauses cited (`ARU-2.4`) are those of `docs/rules/en/merlin/arthur.md`.

mod audit;
mod clean_up;
mod components;
mod due;
mod events;
mod extra_moves;
mod flags;
mod moves;
mod picts;
pub(crate) mod position;
mod spaces;
mod state;

pub use super::contracts::Nothing as Unit;
pub use components::Components;
pub use events::{Event, Points, Refusal};
pub use moves::{Frame, Move, ScoringStep, SetupStep};
pub use spaces::SpaceKind;
pub use state::{Bonus, Pict, Picts, State, Tile, Turn};

use crate::components::Components as AllComponents;
use crate::dice::Die;
use crate::frames::{self, Window};
use crate::free_actions::NearMissions;
use crate::layout::Layout;
use crate::modules::{self, Module, Modules};
use crate::moves::Move as AnyMove;
use crate::options::Options;
use crate::position::Reader;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::Space;
use crate::seams::Seams;
use crate::state::{Merlin, Open};
use crate::vocab::Figure;
use table::{Fault, Moves};

/// What one seat alone knows: nothing (ARU-1.11).
pub type Secret = ();

/// The move of this module that a move is.
const fn own(choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Module(modules::Move::Arthur(own)) => Some(own),
        _ => None,
    }
}

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// Two rings, a fifth die, two new powers, the Picts at the setup, the clean-up and the Picts in a
    /// scoring (INT-1.2, INT-1.7, INT-13.6, ARU-1.2, ARU-1.6, ARU-2.1, ARU-2.2, ARU-7.1, ARU-7.2).
    fn lay(layout: &mut Layout, modules: Modules, components: &AllComponents) {
        let own = &components.modules.arthur;
        layout.rondel = if modules.contains(Module::Gold) {
            components::around(layout.ring, components.modules.gold.reverse.map(components::of_reverse))
        } else {
            components::around(layout.ring, own.outer)
        };
        own.inner.into_iter().for_each(|kind| layout.inner.push(kind));
        layout.dice.push(Die::Arthur);
        layout.max_equal = Components::MAX_EQUAL;
        for (colour, power) in own.powers {
            layout.powers[colour.index()] = power;
        }
        layout.setup.insert_after(frames::SetupStep::Environs, SetupStep::Picts.into());
        layout.scoring.insert_after(frames::ScoringStep::Environs, ScoringStep::CleanUp.into());
        layout.scoring.insert_after(frames::ScoringStep::Vassals, ScoringStep::Picts.into());
    }

    /// Arthur stands on his start space (ARU-1.4).
    fn furnish(open: &mut Open) {
        open.modules.arthur.figure = Some(open.options.components.modules.arthur.start);
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(&game.open)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(&game.open, text)
    }

    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.arthur.as_ref(), &mut game.open)
    }

    /// In a turn six flags, a switch, and three further actions with what they ask for, also in the turns of
    /// labourers; in a scoring three territories of each player.
    fn most_decisions(options: &Options, turns: u32) -> u32 {
        const IN_A_TURN: u32 = 6 + 1 + 3 * 10;
        let labourers = if options.modules().contains(Module::Market) { 6 * 6 } else { 0 };
        (turns + labourers) * IN_A_TURN + u32::from(Open::ROUNDS) / 2 * 3 * options.players() as u32
    }

    fn offer_free_actions(game: &Merlin, window: Window, _: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
        flags::offer(&game.open, window, out);
    }

    fn forbids_staff(open: &Open) -> Option<AnyRefusal> {
        extra_moves::staff_spent(open).then(|| Refusal::StaffSpent.into())
    }

    fn other_figure(open: &Open) -> Option<Figure> {
        open.turn.modules.arthur.switched
    }

    fn further_steps(open: &Open) -> i8 {
        open.turn.modules.arthur.steps()
    }

    fn forbids_changing_die(open: &Open) -> Option<AnyRefusal> {
        open.turn.modules.arthur.steps.is_some().then(|| Refusal::StepsChanged.into())
    }

    fn further_missions(open: &Open) -> u8 {
        open.turn.modules.arthur.ring_missions
    }

    fn has_gone_on(open: &Open, space: Space) -> bool {
        due::has_gone_on(open, space)
    }
}
