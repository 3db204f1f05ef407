//! Knights of the Round Table: two allies at each player's side, with abilities for the whole game. The clauses cited
//! (`KRT-4.1`) are those of `docs/rules/en/merlin/knights.md`.

mod audit;
mod castles;
mod collections;
mod components;
mod dice;
mod draft;
mod influence;
mod items;
mod missions;
mod moves;
pub(crate) mod position;
mod refusal;
mod rules;
mod state;
mod vassals;

pub use super::contracts::{Nothing as ScoringStep, Nothing as SpaceKind, Nothing as Unit};
pub use components::Components;
pub(crate) use items::{refusal_of_any_wild, take_elsewhere, wild_items};
pub use moves::{Event, Frame, Help, Move, Points, SetupStep};
pub use refusal::Refusal;
pub use state::{Ally, CountedSet, Stack, State, Turn};

use crate::components::Components as AllComponents;
use crate::event::Event as AnyEvent;
use crate::frames::{self, Window};
use crate::free_actions::NearMissions;
use crate::layout::Layout;
use crate::modules::{self, Module, Modules};
use crate::moves::Move as AnyMove;
use crate::options::Options;
use crate::pieces::Deployed;
use crate::position::Reader;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::{Counted, Space};
use crate::seams::Seams;
use crate::sites::{Site, SiteSet};
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item, Power, Vassal};
use table::{Fault, Journal, Moves, Seat};

/// What one seat alone knows: nothing (KRT-1.9, KRT-2.6).
pub type Secret = ();

type Log = Journal<AnyEvent>;

/// The move of this module that a move is.
const fn own(choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Module(modules::Move::Knights(own)) => Some(own),
        _ => None,
    }
}

/// Why the player on turn cannot spend a tile of this ally (KRT-2.1, KRT-2.3).
fn refusal_of_tile(open: &Open, ally: Ally) -> Option<Refusal> {
    if !open.modules.knights.has(open.active, ally) {
        Some(Refusal::NotYours(ally))
    } else {
        (open.modules.knights.tiles(ally) == 0).then_some(Refusal::NoTile(ally))
    }
}

/// What the module does at the seams of the base game.
pub(crate) struct Rules;

impl Seams for Rules {
    /// Allies are chosen after the starting tiles, before traitors, hands and dice (KRT-1.4, INT-1.7).
    fn lay(layout: &mut Layout, _: Modules, _: &AllComponents) {
        layout.setup.insert_after(frames::SetupStep::StartingTiles, SetupStep::Allies.into());
    }

    fn check(game: &Merlin) -> Result<(), Fault> {
        audit::check(&game.open)
    }

    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result {
        position::write(&game.open, text)
    }

    /// The size of a hand follows from its owner's allies (KRT-13.2).
    fn read_before_filling(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault> {
        position::read(reader, reader.file.knights.as_ref(), &mut game.open)
    }

    /// The draft; every tile spent alone; in each turn, also of a labourer, two executions of two acts each
    /// that ask for a wild tile or one of Kay, or a castle with a second gift, and decrees that place
    /// influence.
    fn most_decisions(options: &Options, turns: u32) -> u32 {
        const IN_A_TURN: u32 = 2 * 2 + 2;
        let tiles: u32 = Ally::ALL.into_iter().map(|ally| u32::from(ally.tiles())).sum();
        let labourers = if options.modules().contains(Module::Market) { 6 * 6 } else { 0 };
        2 * options.players() as u32 + tiles + IN_A_TURN * (turns + labourers)
    }

    fn offer_free_actions(game: &Merlin, window: Window, near: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
        dice::offer_changes(&game.open, window, out);
        if window == Window::Die {
            dice::offer_portals(&game.open, out);
        }
        missions::offer(&game.open, near, out);
        missions::offer_swaps(game, out);
    }

    fn help_with_missions(open: &Open) -> u8 {
        open.modules.knights.can_spend(open.active, Ally::Percival).into()
    }

    fn changes_dice(_: &Open) -> bool {
        true
    }

    fn forbids_power(open: &Open, power: Power) -> Option<AnyRefusal> {
        dice::forbids_power(open, power)
    }

    fn may_deploy(open: &Open, space: Space, vassal: Vassal, to: Colour) -> bool {
        vassals::may_stay(open, space, vassal, to)
    }

    fn keeps_action(game: &Merlin, space: Space) -> bool {
        vassals::any_may_stay(&game.open, space) || items::keeps_action(&game.open, space)
    }

    fn act_of_vassal(open: &mut Open, deployed: Deployed, journal: &mut Log) -> bool {
        vassals::act_twice(open, deployed, journal)
    }

    fn traitor_repelled(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Log) {
        collections::traitor_repelled(open, seat, colour, journal);
    }

    fn vp_space_performed(open: &mut Open, space: Space, _: Counted, journal: &mut Log) {
        collections::vp_space_performed(open, space, journal);
    }

    fn count_end_points(open: &mut Open, seat: Seat, journal: &mut Log) {
        collections::count_end_points(open, seat, journal);
    }

    fn take_due_item(open: &mut Open, seat: Seat, item: Item, _: &mut Log) -> bool {
        items::take_due_item(open, seat, item)
    }

    fn can_substitute(open: &Open, item: Item) -> bool {
        items::can_substitute(open, item)
    }

    fn offer_in_action(game: &Merlin, space: Space, out: &mut Moves<AnyMove>) {
        items::offer_on_space(&game.open, space, out);
    }

    fn is_beginning(game: &Merlin, space: Space, choice: modules::Move) -> bool {
        own(AnyMove::Module(choice)).is_some_and(|choice| items::is_beginning(&game.open, space, choice))
    }

    fn refusal_in_action(game: &Merlin, space: Space, choice: modules::Move) -> Option<AnyRefusal> {
        items::refusal_on_space(&game.open, space, own(AnyMove::Module(choice))?)
    }

    fn begin_action(game: &mut Merlin, _: Space, choice: modules::Move, journal: &mut Log) {
        if let Some(Move::Wild(item)) = own(AnyMove::Module(choice)) {
            items::take_elsewhere(&mut game.open, item, journal);
        }
    }

    fn manor_built(open: &mut Open, seat: Seat, site: Site, _: &mut Log) {
        castles::manor_built(open, seat, site);
    }

    fn strength_in_territory(open: &Open, seat: Seat, sites: SiteSet) -> u8 {
        castles::strength(open, seat, sites)
    }

    fn protects_manor(open: &Open, site: Site) -> bool {
        castles::protects(open, site)
    }

    fn hand(open: &Open, seat: Seat) -> u8 {
        if open.modules.knights.has(seat, Ally::Bedivere) { components::EXTRA_CARDS } else { 0 }
    }

    fn influence_placed(open: &mut Open, seat: Seat, colour: Colour, _: &mut Log) {
        influence::influence_placed(open, seat, colour);
    }

    fn strength_in_principality(open: &Open, seat: Seat, colour: Colour) -> u8 {
        influence::strength(open, seat, colour)
    }

    fn principality_scored(open: &mut Open, colour: Colour, journal: &mut Log) {
        influence::principality_scored(open, colour, journal);
    }
}
