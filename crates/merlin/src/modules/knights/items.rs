//! Galahad takes a piece from another principality than the one it is due from (section 9).

use super::moves::{Event, Frame, Move};
use super::refusal::Refusal;
use super::refusal_of_tile;
use super::state::Ally;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::{Space, SpaceKind};
use crate::state::Open;
use crate::vocab::{Colour, Item, Kind};
use table::{Clause, Journal, Moves, Seat};

type Log = Journal<crate::event::Event>;

/// The items of the same kind that other principalities have (KRT-9.1, KRT-9.2, KRT-9.5).
fn elsewhere(open: &Open, due: Item) -> impl Iterator<Item = Item> {
    let others = Colour::ALL.into_iter().filter(move |&colour| colour != due.colour);
    others.map(move |colour| Item::new(due.kind, colour)).filter(|&item| open.can_take(item))
}

/// Whether the player on turn can spend a wild tile in place of this item.
pub(super) fn can_substitute(open: &Open, due: Item) -> bool {
    open.modules.knights.can_spend(open.active, Ally::Galahad) && elsewhere(open, due).next().is_some()
}

/// An item is due from its principality, also if none is left there: the owner of Galahad is asked (KRT-9.1, KRT-9.4,
/// INT-9.1). Whether the question was put.
pub(super) fn take_due_item(open: &mut Open, seat: Seat, item: Item) -> bool {
    let asks = seat == open.active && can_substitute(open, item);
    if asks {
        open.due.push(Frame::Wild(item).into());
    }
    asks
}

pub(super) fn offer(open: &Open, due: Item, out: &mut Moves<AnyMove>) {
    out.push(if open.can_take(due) { AnyMove::Take(due) } else { AnyMove::Done });
    if open.modules.knights.can_spend(open.active, Ally::Galahad) {
        out.extend(elsewhere(open, due).map(|item| Move::Wild(item).into()));
    }
}

pub(super) fn refusal(open: &Open, due: Item, choice: AnyMove) -> Option<AnyRefusal> {
    let other = || Some(AnyRefusal::other_decision(Frame::Wild(due).into(), choice));
    match (choice, super::own(choice)) {
        (AnyMove::Take(item), _) if item == due => open.refusal_to_take(item, Clause("KRT-9.4")),
        (AnyMove::Done, _) if !open.can_take(due) => None,
        (_, Some(Move::Wild(item))) if item == due => Some(Refusal::NotElsewhere(item).into()),
        (_, Some(Move::Wild(item))) => refusal_of_wild(open, due.kind, item),
        _ => other(),
    }
}

/// Why a wild tile does not bring this item in place of one of this kind.
fn refusal_of_wild(open: &Open, kind: Kind, item: Item) -> Option<AnyRefusal> {
    if let Some(refusal) = refusal_of_tile(open, Ally::Galahad) {
        return Some(refusal.into());
    }
    if item.kind != kind {
        return Some(AnyRefusal::OtherKind { kind: item.kind, clause: Clause("KRT-9.2") });
    }
    open.refusal_to_take(item, Clause("KRT-9.5"))
}

/// The player has decided; without either item nothing is taken.
pub(super) fn decide(open: &mut Open, due: Item, choice: AnyMove, journal: &mut Log) {
    let seat = open.active;
    open.due.pop();
    if let Some(Move::Wild(item)) = super::own(choice) {
        take_elsewhere(open, item, journal);
    } else if choice == AnyMove::Take(due) {
        open.take_item(seat, due, journal);
    } else {
        journal.note(|| Event::NothingTaken { seat, item: due }.into());
    }
}

/// The tile leaves the game, and the item comes from the other principality (KRT-2.3, KRT-9.3).
pub(crate) fn take_elsewhere(open: &mut Open, item: Item, journal: &mut Log) {
    let seat = open.active;
    open.modules.knights.spent[Ally::Galahad.index()] += 1;
    journal.note(|| Event::WildSpent { seat, item }.into());
    open.take_item(seat, item, journal);
}

/// While the question waited, another one may have used up the last tile, or the last item.
pub(super) fn settle(open: &mut Open, due: Item, journal: &mut Log) -> bool {
    let settled = !can_substitute(open, due);
    if settled {
        let choice = if open.can_take(due) { AnyMove::Take(due) } else { AnyMove::Done };
        decide(open, due, choice, journal);
    }
    settled
}

/// What a wild tile of the player on turn could bring, of whatever kind (INT-8.9).
pub(crate) fn wild_items(open: &Open) -> impl Iterator<Item = Item> {
    let can = open.modules.knights.can_spend(open.active, Ally::Galahad);
    Item::all().filter(move |&item| can && open.can_take(item))
}

/// Why a wild tile does not bring this item, where every kind is due (INT-8.9).
pub(crate) fn refusal_of_any_wild(open: &Open, item: Item) -> Option<AnyRefusal> {
    refusal_of_wild(open, item.kind, item)
}

/// What an influence space gives, if it gives items (MER-8.4).
fn gained(open: &Open, space: Space) -> Option<Kind> {
    match open.layout.kind(space) {
        SpaceKind::Influence(gained) => gained.kind(),
        SpaceKind::Principality(_)
        | SpaceKind::Vp(_)
        | SpaceKind::Excalibur
        | SpaceKind::Grail
        | SpaceKind::Relocate
        | SpaceKind::Exchange
        | SpaceKind::Mission
        | SpaceKind::Build
        | SpaceKind::Module(_) => None,
    }
}

/// What a wild tile brings on an influence space: items from where the player has no influence (KRT-9.1,
/// KRT-9.4, KRT-9.5).
fn on_space(open: &Open, space: Space) -> impl Iterator<Item = Item> {
    let castle = open.castle(open.active);
    let can = !castle.influenced().is_empty() && open.modules.knights.can_spend(open.active, Ally::Galahad);
    let kind = gained(open, space).filter(|_| can);
    let items = kind.into_iter().flat_map(|kind| Colour::ALL.map(|colour| Item { kind, colour }));
    items.filter(|item| castle.influence(item.colour) == 0 && open.can_take(*item))
}

pub(super) fn keeps_action(open: &Open, space: Space) -> bool {
    on_space(open, space).next().is_some()
}

pub(super) fn offer_on_space(open: &Open, space: Space, out: &mut Moves<AnyMove>) {
    out.extend(on_space(open, space).map(|item| Move::Wild(item).into()));
}

pub(super) fn is_beginning(open: &Open, space: Space, choice: Move) -> bool {
    matches!(choice, Move::Wild(_)) && gained(open, space).is_some()
}

pub(super) fn refusal_on_space(open: &Open, space: Space, choice: Move) -> Option<AnyRefusal> {
    let (Move::Wild(item), Some(kind)) = (choice, gained(open, space)) else { return None };
    refusal_of_wild(open, kind, item).or_else(|| {
        let there = open.castle(open.active).influence(item.colour) > 0;
        there.then(|| Refusal::NotElsewhere(item).into())
    })
}
