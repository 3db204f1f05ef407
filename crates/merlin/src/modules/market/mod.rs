//! The Market: a marker for a coin, once in a turn without a mission. The clauses cited (`MKT-2.3`) are those of
//! `docs/rules/en/merlin/market.md`.

mod audit;
mod components;
mod labourers;
mod moves;
mod payments;
pub(crate) mod position;
mod rules;
mod state;

pub use super::contracts::{
    Nothing as Points, Nothing as ScoringStep, Nothing as SetupStep, Nothing as SpaceKind,
};
pub use components::Components;
pub use moves::{Event, Frame, Move, Refusal, Unit};
pub use state::{Labourer, Marked, Marker, State, Turn};

use crate::castle::Castle;
use crate::components::Components as AllComponents;
use crate::event::Event as AnyEvent;
use crate::frames::Window;
use crate::free_actions::NearMissions;
use crate::layout::Layout;
use crate::modules::{self, Modules};
use crate::moves::Move as AnyMove;
use crate::options::Options;
use crate::position::Reader;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::Space;
use crate::seams::Seams;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item};
use table::{Fault, Journal, Moves, Seat};

/// What one seat alone knows: nothing (MKT-1.4).
pub type Secret = ();

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// Apple-mistletoe markers are told with the apples at the end (MKT-6.3).
    fn lay(layout: &mut Layout, _: Modules, _: &AllComponents) {
        layout.markers_as_apples = true;
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(&game.open)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(&game.open, text)
    }

    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.market.as_ref(), &mut game.open)
    }

    fn most_decisions(options: &Options, turns: u32) -> u32 {
        rules::most_decisions(options.players() as u32, turns)
    }

    fn influence_placed(open: &mut Open, seat: Seat, colour: Colour, _: &mut Journal<AnyEvent>) {
        rules::influence_placed(open, seat, colour);
    }

    fn influence_returned(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Journal<AnyEvent>) {
        payments::influence_returned(open, seat, colour, journal);
    }

    fn round_prepared(open: &mut Open, journal: &mut Journal<AnyEvent>) {
        labourers::end_round(open, journal);
    }

    fn principality_scored(open: &mut Open, colour: Colour, journal: &mut Journal<AnyEvent>) {
        rules::principality_scored(open, colour, journal);
    }

    fn last_round_over(open: &mut Open, journal: &mut Journal<AnyEvent>) {
        labourers::end_round(open, journal);
    }

    fn offer_free_actions(game: &Merlin, window: Window, near: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
        rules::offer(&game.open, window, near, out);
    }

    fn help_with_missions(open: &Open) -> u8 {
        open.modules.market.fruits(open.active)
    }

    fn has_unit(open: &Open, seat: Seat) -> bool {
        labourers::has_unit(open, seat)
    }

    fn adds_turns(_: &Open) -> bool {
        true
    }

    fn offer_in_action(game: &Merlin, space: Space, out: &mut Moves<AnyMove>) {
        payments::offer_in_action(game, space, out);
    }

    fn is_beginning(game: &Merlin, space: Space, choice: modules::Move) -> bool {
        payments::is_beginning(game, space, choice)
    }

    fn refusal_in_action(game: &Merlin, _: Space, choice: modules::Move) -> Option<AnyRefusal> {
        payments::refusal_in_action(game, choice)
    }

    fn begin_action(game: &mut Merlin, _: Space, choice: modules::Move, journal: &mut Journal<AnyEvent>) {
        payments::begin_action(game, choice, journal);
    }

    fn offer_against_traitors(open: &Open, seat: Seat, out: &mut Moves<AnyMove>) {
        out.extend(payments::repelling(open, seat).map(|colour| Move::Repel(colour).into()));
    }

    fn can_repel(open: &Open, seat: Seat) -> bool {
        payments::repelling(open, seat).next().is_some()
    }

    fn offer_giving(open: &Open, seat: Seat, choice: AnyMove, out: &mut Moves<AnyMove>) {
        out.extend(payments::other_giving(open, seat, choice).map(AnyMove::from).into_iter());
    }

    fn given(open: &Open, seat: Seat, choice: modules::Move) -> Option<Result<AnyMove, AnyRefusal>> {
        payments::given(open, seat, choice)
    }

    fn give_other(open: &mut Open, choice: modules::Move) {
        open.turn.modules.market.marker = matches!(choice, modules::Move::Market(_));
    }

    fn forbids_mission(open: &Open) -> Option<AnyRefusal> {
        open.turn.modules.market.visited.then(|| Refusal::AfterVisit.into())
    }

    fn add_holdings(open: &Open, seat: Seat, castle: &mut Castle) {
        payments::add_holdings(open, seat, castle);
    }

    fn strength_in_principality(open: &Open, seat: Seat, colour: Colour) -> u8 {
        open.modules.market.under(seat, colour)
    }

    fn worth_of_principality(open: &Open, colour: Colour) -> u8 {
        Seat::all(open.players()).map(|seat| open.modules.market.under(seat, colour)).sum()
    }

    fn return_item(open: &mut Open, seat: Seat, item: Item, journal: &mut Journal<AnyEvent>) -> bool {
        payments::return_item(open, seat, item, journal)
    }
}
