//! Morgana: one more turn a round, made with a shared die on the witch's kitchen board. The clauses cited
//! (`MOR-5.2`) are those of `docs/rules/en/merlin/morgana.md`.

mod apples;
mod audit;
mod blocking;
mod components;
mod dark_influence;
mod events;
mod frames;
mod huts;
mod kitchen;
mod moves;
pub(crate) mod position;
mod state;
mod tokens;
mod witch_gold;

pub use super::contracts::Nothing as SpaceKind;
pub use components::Components;
pub use events::{Event, Points, Refusal};
pub use moves::{Frame, Move, ScoringStep, SetupStep, Unit};
pub use state::{Cauldron, Effect, Place, State, Token, Turn};

use crate::components::Components as AllComponents;
use crate::dice::Dice;
use crate::event::Event as AnyEvent;
use crate::frames::{ScoringStep as AnyScoring, SetupStep as AnySetup, Window};
use crate::free_actions::NearMissions;
use crate::layout::Layout;
use crate::modules::{self, Modules};
use crate::moves::Move as AnyMove;
use crate::options::Options;
use crate::pieces::Deployed;
use crate::position::Reader;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::Space;
use crate::seams::Seams;
use crate::sites::{Site, SiteSet};
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item};
use table::{Clause, Fault, Journal, Moves, Seat, SeatSet};

/// What one seat alone knows: nothing (MOR-1.8).
pub type Secret = ();

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// Tokens and dice come last in the setup, and huts leave after the environs scoring (INT-1.7, INT-13.6).
    fn lay(layout: &mut Layout, _: Modules, _: &AllComponents) {
        layout.setup.insert_after(AnySetup::Hands, SetupStep::Dice.into());
        layout.setup.insert_after(AnySetup::Hands, SetupStep::Tokens.into());
        layout.scoring.insert_after(AnyScoring::Environs, ScoringStep::Huts.into());
    }

    /// Horn and apples lie on the kitchen board, huts, Morgana and her markers beside it; the dice wait (MOR-1.9).
    fn furnish(open: &mut Open) {
        open.modules.morgana.dice = Dice::to_be_rolled(State::DICE);
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(&game.open)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(&game.open, text)
    }

    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.morgana.as_ref(), &mut game.open)
    }

    /// A turn more for everybody in each round. In it: the die, its place, six pieces for the horn or
    /// Morgana's move and five decisions on a token, two for a poisoned apple gained, three coins gained, two
    /// missions with their replacements, a visit to the market with what it brings, decrees, the end.
    fn most_decisions(options: &Options, _: u32) -> u32 {
        const WHOLE_TURN: u32 = 48;
        u32::from(Open::ROUNDS) * options.players() as u32 * WHOLE_TURN
    }

    fn offer_free_actions(game: &Merlin, window: Window, _: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
        kitchen::offer(&game.open, window, out);
    }

    fn has_unit(open: &Open, seat: Seat) -> bool {
        kitchen::owes_turn(open, seat)
    }

    fn owes_turn(open: &Open, seat: Seat) -> bool {
        kitchen::owes_turn(open, seat)
    }

    fn adds_turns(_: &Open) -> bool {
        true
    }

    fn changes_dice(_: &Open) -> bool {
        true
    }

    fn forbids_entering(open: &Open, space: Space) -> Option<AnyRefusal> {
        blocking::forbids_entering(open, space).map(AnyRefusal::from)
    }

    fn forbids_action(open: &Open, space: Space) -> Option<Clause> {
        blocking::forbids_entering(open, space).map(|_| Clause("MOR-6.3"))
    }

    fn forbids_taking(open: &Open, item: Item) -> Option<AnyRefusal> {
        blocking::forbids_taking(open, item).map(AnyRefusal::from)
    }

    fn forbids_apple(open: &Open) -> Option<AnyRefusal> {
        blocking::forbids_fruit(open).map(AnyRefusal::from)
    }

    fn forbids_mistletoe(open: &Open) -> Option<AnyRefusal> {
        blocking::forbids_fruit(open).map(AnyRefusal::from)
    }

    fn forbids_coin(open: &Open) -> Option<AnyRefusal> {
        blocking::forbids_coin(open).map(AnyRefusal::from)
    }

    fn act_of_vassal(open: &mut Open, deployed: Deployed, journal: &mut Journal<AnyEvent>) -> bool {
        blocking::act_of_vassal(open, deployed, journal)
    }

    fn round_ended(open: &mut Open, journal: &mut Journal<AnyEvent>) {
        kitchen::score_horn(open, journal);
    }

    /// Own dice are rolled after the Morgana dice, as in the setup (MOR-2.9, INT-1.7).
    fn round_prepared(open: &mut Open, _: &mut Journal<AnyEvent>) {
        kitchen::end_round(&mut open.modules.morgana);
        open.due.push(Frame::Roll.into());
    }

    fn last_round_over(open: &mut Open, _: &mut Journal<AnyEvent>) {
        kitchen::end_round(&mut open.modules.morgana);
    }

    fn manor_left(open: &mut Open, site: Site, journal: &mut Journal<AnyEvent>) {
        huts::manor_left(open, site, journal);
    }

    fn strength_in_territory(open: &Open, seat: Seat, sites: SiteSet) -> u8 {
        huts::huts_of(open, seat, sites)
    }

    fn territory_scored(open: &mut Open, sites: SiteSet, leaders: SeatSet, journal: &mut Journal<AnyEvent>) {
        huts::territory_scored(open, sites, leaders, journal);
    }

    fn strength_in_principality(open: &Open, seat: Seat, colour: Colour) -> u8 {
        open.modules.morgana.carried(seat, colour)
    }

    fn worth_of_principality(open: &Open, colour: Colour) -> u8 {
        open.modules.morgana.markers(colour)
    }

    fn rival_in_principality(open: &Open, colour: Colour) -> u8 {
        open.modules.morgana.alone(colour)
    }

    fn principality_compared(open: &mut Open, colour: Colour, journal: &mut Journal<AnyEvent>) {
        dark_influence::principality_compared(open, colour, journal);
    }

    fn principality_scored(open: &mut Open, colour: Colour, journal: &mut Journal<AnyEvent>) {
        dark_influence::principality_scored(open, colour, journal);
    }

    fn influence_returned(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Journal<AnyEvent>) {
        dark_influence::influence_returned(open, seat, colour, journal);
    }

    fn offer_giving(open: &Open, seat: Seat, choice: AnyMove, out: &mut Moves<AnyMove>) {
        dark_influence::offer_giving(open, seat, choice, out);
    }

    fn given(open: &Open, seat: Seat, choice: modules::Move) -> Option<Result<AnyMove, AnyRefusal>> {
        dark_influence::given(open, seat, choice)
    }

    fn give_other(open: &mut Open, choice: modules::Move) {
        dark_influence::give_other(open, choice);
    }
}
