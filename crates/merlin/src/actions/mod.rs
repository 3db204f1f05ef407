//! What the spaces of the rondel let a player do: offers, refusals and effects of each kind side by side.
//!
//! An action begins with its first choice. What it asks for beyond that is a frame on the stack, whose offers and
//! effects stand in the same file.

pub(crate) mod build;
mod deploy;
pub(crate) mod exchange;
mod gain;
pub(crate) mod missions;
mod relics;
mod vp;

use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rondel::{Gained, Space, SpaceKind};
use crate::state::Merlin;
use table::{Clause, Journal, Moves};

/// The clause by which the action of a space lapses now, because it cannot be performed in any way (MER-6.3).
pub(crate) fn lapses(game: &Merlin, space: Space) -> Option<Clause> {
    let open = &game.open;
    let clause = match open.layout.kind(space) {
        SpaceKind::Principality(colour) => deploy::all_there(open, colour),
        SpaceKind::Influence(Gained::Vassal) => deploy::none_by_influence(open),
        SpaceKind::Influence(gained) => gain::nothing_to_take(open, gained),
        SpaceKind::Exchange => exchange::nothing_to_return(open),
        SpaceKind::Mission => missions::nothing_to_discard(game),
        SpaceKind::Build => build::nowhere_to_build(open),
        // MER-8.3: a VP space that yields nothing is performed all the same. A vassal can always be relocated.
        SpaceKind::Vp(_) | SpaceKind::Excalibur | SpaceKind::Grail | SpaceKind::Relocate => None,
    };
    clause.map(Clause)
}

/// Whether a move is the first choice of some action.
pub(crate) const fn belongs(choice: Move) -> bool {
    match choice {
        Move::Perform
        | Move::Deploy(..)
        | Move::Dismiss(_)
        | Move::Take(_)
        | Move::Return(_)
        | Move::Discard(_)
        | Move::Build(..) => true,
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_)
        | Move::Complete(_)
        | Move::Second(_)
        | Move::Die(..)
        | Move::Apple(_)
        | Move::TurnDie
        | Move::Walk(_)
        | Move::Reverse
        | Move::Mirror
        | Move::DifferentAction(_)
        | Move::Forfeit
        | Move::Place(_)
        | Move::Draw(_)
        | Move::Staff
        | Move::Repel(_)
        | Move::UseGrail
        | Move::Done
        | Move::End => false,
    }
}

/// Offers the first choices of the action of a space; none if it lapses.
pub(crate) fn offer(game: &Merlin, space: Space, out: &mut Moves<Move>) {
    let open = &game.open;
    match open.layout.kind(space) {
        SpaceKind::Principality(colour) => deploy::offer_in(open, colour, out),
        SpaceKind::Influence(Gained::Vassal) => deploy::offer_by_influence(open, out),
        SpaceKind::Influence(gained) => gain::offer(open, gained, out),
        SpaceKind::Vp(_) | SpaceKind::Grail => out.push(Move::Perform),
        SpaceKind::Excalibur => relics::offer(open, out),
        SpaceKind::Relocate => deploy::offer_relocating(open, out),
        SpaceKind::Exchange => exchange::offer(open, out),
        SpaceKind::Mission => missions::offer(game, out),
        SpaceKind::Build => build::offer(open, out),
    }
}

/// Why the action of a space cannot begin so.
pub(crate) fn refusal(game: &Merlin, space: Space, choice: Move) -> Option<Refusal> {
    let open = &game.open;
    if let Some(clause) = lapses(game, space) {
        return Some(Refusal::Lapses { space, clause });
    }
    match (open.layout.kind(space), choice) {
        (SpaceKind::Principality(colour), Move::Deploy(vassal, to)) => {
            deploy::refusal_in(open, colour, vassal, to)
        }
        (SpaceKind::Influence(Gained::Vassal), Move::Deploy(vassal, to)) => {
            deploy::refusal_by_influence(open, vassal, to)
        }
        (SpaceKind::Influence(gained), Move::Take(item)) => gain::refusal(open, gained, item),
        (SpaceKind::Vp(_) | SpaceKind::Grail, Move::Perform) => None,
        (SpaceKind::Excalibur, Move::Perform | Move::Dismiss(_)) => relics::refusal(open, choice),
        (SpaceKind::Relocate, Move::Deploy(vassal, to)) => deploy::refusal_to_relocate(open, vassal, to),
        (SpaceKind::Exchange, Move::Return(item)) => exchange::refusal(open, item),
        (SpaceKind::Mission, Move::Discard(mission)) => missions::refusal(game, mission),
        (SpaceKind::Build, Move::Build(site, colour)) => build::refusal(open, site, colour),
        (
            SpaceKind::Principality(_)
            | SpaceKind::Vp(_)
            | SpaceKind::Influence(_)
            | SpaceKind::Excalibur
            | SpaceKind::Grail
            | SpaceKind::Relocate
            | SpaceKind::Exchange
            | SpaceKind::Mission
            | SpaceKind::Build,
            _,
        ) => Some(Refusal::OtherAction(space)),
    }
}

/// Carries out the first choice of the action of a space, which may leave more to be decided.
pub(crate) fn begin(game: &mut Merlin, space: Space, choice: Move, journal: &mut Journal<Event>) {
    let open = &mut game.open;
    let seat = open.active;
    match (open.layout.kind(space), choice) {
        (SpaceKind::Vp(counted), _) => vp::perform(open, space, counted, journal),
        (SpaceKind::Excalibur, choice) => relics::take_excalibur(open, choice, journal),
        (SpaceKind::Grail, _) => relics::take_grail(open, journal),
        (_, Move::Deploy(vassal, to)) => open.deploy(seat, vassal, to, journal),
        (_, Move::Take(item)) => open.take_item(seat, item, journal),
        (_, Move::Return(item)) => exchange::begin(open, item, journal),
        (_, Move::Discard(mission)) => missions::begin(game, mission, journal),
        (_, Move::Build(site, colour)) => build::begin(open, site, colour, journal),
        // Nothing else begins an action.
        (_, _) => {}
    }
}
