//! King's Favor: whoever completes a mission may learn an ability in place of its points. The clauses cited (`FAV-2.3`)
//! are those of `docs/rules/en/merlin/kings_favor.md`.

mod abilities;
mod audit;
mod moves;
pub(crate) mod position;
mod rewards;
mod state;

pub use super::contracts::{Nothing as SetupStep, Nothing as SpaceKind, Nothing as Unit};
pub use moves::{Event, Frame, Move, Points, Refusal, ScoringStep};
pub use state::{Abilities, Ability, Doubled, Row, State, Turn};

use crate::components::Components as AllComponents;
use crate::event::Event as AnyEvent;
use crate::frames::Window;
use crate::free_actions::NearMissions;
use crate::layout::Layout;
use crate::missions::Mission;
use crate::modules::{self, Modules};
use crate::moves::Move as AnyMove;
use crate::options::Options;
use crate::position::Reader;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::Space;
use crate::seams::Seams;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Vassal};
use table::{Fault, Journal, Moves, Seat};

/// What one seat alone knows: nothing (FAV-1.4).
pub type Secret = ();

type Log = Journal<AnyEvent>;

/// The move of this module that a move is.
const fn own(choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Module(modules::Move::Favor(own)) => Some(own),
        _ => None,
    }
}

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// Seals are turned back after all other steps of a scoring (FAV-5.2, INT-13.6).
    fn lay(layout: &mut Layout, _: Modules, _: &AllComponents) {
        layout.scoring.push(ScoringStep::Seals.into());
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(&game.open)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(&game.open, text)
    }

    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.favor.as_ref(), &mut game.open)
    }

    /// In each turn up to two rewards; before each scoring a traitor, a second vassal, a second manor and
    /// what its tile asks of everybody.
    fn most_decisions(options: &Options, turns: u32) -> u32 {
        let players = options.players() as u32;
        2 * turns + u32::from(Open::ROUNDS) / 2 * players * (1 + 1 + 1 + players)
    }

    fn mission_completed(open: &mut Open, seat: Seat, mission: Mission, journal: &mut Log) {
        rewards::score_plus_one(open, seat, mission, journal);
    }

    fn reward_of_mission(game: &mut Merlin, mission: Mission, _: &mut Log) -> bool {
        rewards::ask(&mut game.open, mission)
    }

    fn offer_free_actions(game: &Merlin, window: Window, _: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
        let open = &game.open;
        let acted = matches!(window, Window::Between | Window::After);
        // In the order of the moves.
        if acted {
            abilities::offer_second_manor(open, out);
        }
        abilities::offer_repelling(open, open.active, out);
        if acted {
            abilities::offer_second_vassal(open, out);
        }
    }

    fn offer_in_action(game: &Merlin, space: Space, out: &mut Moves<AnyMove>) {
        abilities::offer_in_action(&game.open, space, out);
    }

    fn is_beginning(game: &Merlin, space: Space, choice: modules::Move) -> bool {
        own(AnyMove::Module(choice)).is_some_and(|choice| abilities::is_beginning(&game.open, space, choice))
    }

    fn refusal_in_action(game: &Merlin, _: Space, choice: modules::Move) -> Option<AnyRefusal> {
        abilities::refusal_in_action(&game.open, own(AnyMove::Module(choice))?)
    }

    fn begin_action(game: &mut Merlin, space: Space, choice: modules::Move, journal: &mut Log) {
        if let Some(choice) = own(AnyMove::Module(choice)) {
            abilities::begin_action(&mut game.open, space, choice, journal);
        }
    }

    fn offer_against_traitors(open: &Open, seat: Seat, out: &mut Moves<AnyMove>) {
        abilities::offer_repelling(open, seat, out);
    }

    fn can_repel(open: &Open, seat: Seat) -> bool {
        abilities::can_repel(open, seat)
    }

    fn keeps_action(game: &Merlin, space: Space) -> bool {
        abilities::keeps_action(&game.open, space)
    }

    fn may_deploy(open: &Open, space: Space, vassal: Vassal, to: Colour) -> bool {
        abilities::may_deploy(open, space, vassal, to)
    }

    fn forbids_staff(open: &Open) -> Option<AnyRefusal> {
        abilities::excludes_staff(open).map(|ability| Refusal::NoStaff(ability).into())
    }

    fn forbids_ending(open: &Open) -> Option<AnyRefusal> {
        abilities::second_is_due(open).then(|| Refusal::DeploymentDue.into())
    }

    fn keeps_between(open: &Open) -> bool {
        abilities::keeps_between(open)
    }

    fn execution_finished(open: &mut Open, journal: &mut Log) -> bool {
        abilities::execution_finished(open, journal)
    }
}
