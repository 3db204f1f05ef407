//! Shield and material markers are shields and materials; given away they return to the market board (section 3).

use super::moves::{Event, Move, Refusal};
use super::state::{Marked, Marker};
use crate::actions::{build, exchange};
use crate::castle::Castle;
use crate::modules::{self, contracts::ModuleMove, favor};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::{Space, SpaceKind};
use crate::sites::Site;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item, Kind, Means, Vassal};
use table::{Clause, Journal, Moves, Seat};

type Log = Journal<crate::event::Event>;

/// Markers count like the pieces they stand for, an apple-mistletoe marker like an apple (MKT-3.1, MKT-6.3).
pub(super) fn add_holdings(open: &Open, seat: Seat, castle: &mut Castle) {
    let state = &open.modules.market;
    state.items(seat).for_each(|(kind, colour)| castle.items.add(Item::new(kind.kind(), colour)));
    castle.apples += state.fruits(seat);
}

/// Why a player cannot choose between a piece and its marker (MKT-3.5).
fn refusal_to_choose(open: &Open, seat: Seat, item: Item) -> Option<Refusal> {
    if !open.modules.market.has(seat, item) {
        Some(Refusal::NoMarker(item))
    } else {
        (open.castle(seat).items.count(item) == 0).then_some(Refusal::OnlyMarker(item))
    }
}

/// An item is given back: the marker, if it was chosen or is the only one (MKT-3.3, MKT-3.5).
pub(super) fn return_item(open: &mut Open, seat: Seat, item: Item, journal: &mut Log) -> bool {
    let chosen = std::mem::take(&mut open.turn.modules.market.marker);
    let Some(kind) = Marked::of(item.kind).filter(|_| open.modules.market.has(seat, item)) else {
        return false;
    };
    if !chosen && open.castle(seat).items.count(item) > 0 {
        return false;
    }
    open.modules.market.items[kind.index()][item.colour.index()] = None;
    journal.note(|| Event::MarkerReturned { seat, marker: Marker::Item(kind, item.colour) }.into());
    true
}

/// Whether some of the shields of a colour stay, so that it matters which (MKT-3.5, MER-15.6).
fn refusal_to_keep(open: &Open, seat: Seat, colour: Colour) -> Option<Refusal> {
    let shield = Item::new(Kind::Shield, colour);
    refusal_to_choose(open, seat, shield).or_else(|| {
        let all = open.castle(seat).traitors_of(colour) > open.castle(seat).items.count(shield);
        all.then_some(Refusal::AllNeeded(colour))
    })
}

/// The colours in which a player chooses between shield and marker in a scoring.
pub(super) fn repelling(open: &Open, seat: Seat) -> impl Iterator<Item = Colour> {
    let traitors = open.castle(seat).traitor_colours();
    traitors.filter(move |&colour| refusal_to_keep(open, seat, colour).is_none())
}

pub(super) fn refusal_to_repel(open: &Open, seat: Seat, colour: Colour) -> Option<AnyRefusal> {
    if open.castle(seat).traitors_of(colour) == 0 {
        return Some(AnyRefusal::NoTraitor { colour, clause: Clause("MKT-3.4") });
    }
    refusal_to_keep(open, seat, colour).map(AnyRefusal::from)
}

/// The marker repels a traitor and returns to the market board (MKT-3.4).
pub(super) fn repel(open: &mut Open, colour: Colour, journal: &mut Log) {
    let crate::frames::Frame::RepelTraitors(seat) = open.top() else { return };
    open.turn.modules.market.marker = true;
    open.return_item(seat, Item::new(Kind::Shield, colour), journal);
    open.repel_traitor(seat, colour, Means::Shield, journal);
}

/// Actions that can be paid with a marker in place of a piece (MKT-3.5).
pub(super) fn offer_in_action(game: &Merlin, space: Space, out: &mut Moves<AnyMove>) {
    let open = &game.open;
    let chooses = |item: Item| refusal_to_choose(open, open.active, item).is_none();
    match open.layout.kind(space) {
        SpaceKind::Exchange => {
            out.extend(Item::all().filter(|&item| chooses(item)).map(|item| Move::Return(item).into()))
        }
        SpaceKind::Build => {
            let marked =
                build::choices(open).filter(|&(_, colour)| chooses(Item::new(Kind::Material, colour)));
            out.extend(marked.map(|(site, colour)| Move::Build(site, colour).into()));
        }
        _ => {}
    }
}

/// Whether a move is an action of this space paid with a marker.
pub(super) fn is_beginning(game: &Merlin, space: Space, choice: modules::Move) -> bool {
    matches!(
        (game.open.layout.kind(space), choice),
        (SpaceKind::Exchange, modules::Move::Market(Move::Return(_)))
            | (SpaceKind::Build, modules::Move::Market(Move::Build(..)))
    )
}

pub(super) fn refusal_in_action(game: &Merlin, choice: modules::Move) -> Option<AnyRefusal> {
    let open = &game.open;
    let unmarked = |item: Item| refusal_to_choose(open, open.active, item).map(AnyRefusal::from);
    match choice {
        modules::Move::Market(Move::Return(item)) => unmarked(item),
        modules::Move::Market(Move::Build(site, colour)) => {
            build::refusal(open, site, colour).or_else(|| unmarked(Item::new(Kind::Material, colour)))
        }
        _ => None,
    }
}

pub(super) fn begin_action(game: &mut Merlin, choice: modules::Move, journal: &mut Log) {
    let modules::Move::Market(own) = choice else { return };
    game.open.turn.modules.market.marker = true;
    match own {
        Move::Return(item) => exchange::begin(&mut game.open, item, journal),
        Move::Build(site, colour) => build::begin(&mut game.open, site, colour, journal),
        _ => {}
    }
}

/// Why the second manor of the builder's ability cannot be paid with a marker (FAV-6.2, MKT-3.5); nothing is
/// said of the ability to whoever has not learned it.
pub(super) fn refusal_of_second_manor(game: &Merlin, site: Site, colour: Colour) -> Option<AnyRefusal> {
    let open = &game.open;
    if !open.modules.favor.has(open.active, favor::Ability::special(Vassal::Builder)) {
        return Some(AnyRefusal::other_decision(open.top(), Move::Build(site, colour).into()));
    }
    favor::Move::Build(site, colour).refusal(game).or_else(|| {
        refusal_to_choose(open, open.active, Item::new(Kind::Material, colour)).map(AnyRefusal::from)
    })
}

/// The second manor is built with the ability and paid with the marker.
pub(super) fn build_second_manor(game: &mut Merlin, site: Site, colour: Colour, journal: &mut Log) {
    game.open.turn.modules.market.marker = true;
    favor::Move::Build(site, colour).make(game, journal);
}

/// An influence marker left its principality before the scoring: the plus marker under it returns, if it was
/// chosen, or if no marker without one is left (INT-6.5).
pub(super) fn influence_returned(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Log) {
    let chosen = std::mem::take(&mut open.turn.modules.market.marker);
    let left = open.castle(seat).influence(colour);
    let under = &mut open.modules.market.under[seat.index()][colour.index()];
    if *under > left || chosen && *under > 0 {
        *under -= 1;
        journal.note(|| Event::PlusReturned { seat, colour, markers: 1 }.into());
    }
}

/// The same with the marker, where a player gives up an item or an influence marker, or pays for a second
/// manor, and has both (MKT-3.5, INT-6.5).
pub(super) fn other_giving(open: &Open, seat: Seat, choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Return(item) => refusal_to_choose(open, seat, item).is_none().then_some(Move::Return(item)),
        AnyMove::Module(modules::Move::Favor(favor::Move::Build(site, colour))) => {
            let material = Item::new(Kind::Material, colour);
            refusal_to_choose(open, seat, material).is_none().then_some(Move::Build(site, colour))
        }
        AnyMove::Module(modules::Move::Treasures(modules::treasures::Move::TakeBack(colour))) => {
            let under = open.modules.market.under(seat, colour);
            let both = under > 0 && open.castle(seat).influence(colour) > under;
            both.then_some(Move::TakeBack(colour))
        }
        _ => None,
    }
}

/// The move that one of these stands for, or why the player does not have both.
pub(super) fn given(open: &Open, seat: Seat, choice: modules::Move) -> Option<Result<AnyMove, AnyRefusal>> {
    let modules::Move::Market(own) = choice else { return None };
    let (base, refusal): (AnyMove, _) = match own {
        Move::Return(item) => (AnyMove::Return(item), refusal_to_choose(open, seat, item)),
        Move::TakeBack(colour) => {
            let base = modules::treasures::Move::TakeBack(colour).into();
            let both = other_giving(open, seat, base).is_some();
            (base, (!both).then_some(Refusal::NoOtherMarker(colour)))
        }
        Move::Visit(_)
        | Move::Labourer(_)
        | Move::Decline
        | Move::Apple(_)
        | Move::Complete(..)
        | Move::Second(..)
        | Move::Plus
        | Move::Repel(_)
        | Move::Build(..) => return None,
    };
    Some(refusal.map_or(Ok(base), |refusal| Err(refusal.into())))
}
