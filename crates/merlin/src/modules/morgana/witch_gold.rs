//! Witch's gold: coins for resources, and resources of the blocked principality for coins (MOR-7.4 to MOR-7.9).

use super::events::{Event, Refusal};
use super::moves::{Frame, Move};
use super::state::Effect;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::Open;
use crate::vocab::{Colour, Item, Kind};
use table::{Clause, Journal, Moves};

type Log = Journal<crate::event::Event>;

/// The resources given for coins (MOR-7.4).
pub(super) const GIVEN: u8 = 2;
/// The coins taken for them (MOR-7.4).
pub(super) const COINS_TAKEN: u8 = 3;
/// The coins paid for resources (MOR-7.6).
pub(super) const COINS_PAID: u8 = 2;
/// The resources taken for them (MOR-7.6).
pub(super) const TAKEN: u8 = 3;

/// Why resources cannot be given for coins (MOR-7.4, MOR-7.5).
fn refusal_of_coins(open: &Open) -> Option<Refusal> {
    if open.holdings(open.active).items.total() < GIVEN {
        return Some(Refusal::TooFewResources);
    }
    (open.coin_supply() == 0).then_some(Refusal::NoCoinLeft)
}

/// The resources that can be given, with the markers that stand for them (MOR-7.4, INT-9.5).
pub(super) fn offer_giving(open: &Open, out: &mut Moves<AnyMove>) {
    let seat = open.active;
    for item in open.holdings(seat).items.iter() {
        out.push(AnyMove::Return(item));
        seams::offer_giving(open, seat, AnyMove::Return(item), out);
    }
}

pub(super) fn offer_coins(open: &Open, out: &mut Moves<AnyMove>) {
    if refusal_of_coins(open).is_none() {
        offer_giving(open, out);
    }
}

pub(super) fn refusal_to_give(open: &Open, item: Item) -> Option<AnyRefusal> {
    let none = open.holdings(open.active).items.count(item) == 0;
    none.then_some(AnyRefusal::NoItem { item, clause: Clause("MOR-7.4") })
}

pub(super) fn refusal_to_begin_giving(open: &Open, item: Item) -> Option<AnyRefusal> {
    refusal_of_coins(open).map(AnyRefusal::from).or_else(|| refusal_to_give(open, item))
}

/// A resource is given; for the last one the coins are taken, or as many as are left (MOR-7.4). `left` counts this one.
pub(super) fn give(open: &mut Open, item: Item, left: u8, journal: &mut Log) {
    let seat = open.active;
    open.return_item(seat, item, journal);
    if left > 1 {
        return open.due.push(Frame::Give(left - 1).into());
    }
    let coins = COINS_TAKEN.min(open.coin_supply());
    open.modules.gold.coins[seat.index()] += coins;
    journal.note(|| Event::CoinsTaken { seat, coins }.into());
}

/// The resources in the supply of a principality.
fn resources_in(open: &Open, colour: Colour) -> impl Iterator<Item = Item> {
    Kind::ALL.into_iter().map(move |kind| Item { kind, colour }).filter(|&item| open.supply(item) > 0)
}

/// How many resources a principality has in supply.
pub(super) fn there(open: &Open, colour: Colour) -> u8 {
    resources_in(open, colour).map(|item| open.supply(item)).sum()
}

/// Why coins cannot be paid for resources (MOR-7.6, MOR-7.7).
pub(super) fn refusal_to_pay(open: &Open) -> Option<Refusal> {
    let Some(colour) = open.modules.morgana.figure else {
        return Some(Refusal::BesideBoard(Effect::ResourcesForCoins));
    };
    if resources_in(open, colour).next().is_none() {
        return Some(Refusal::NothingThere);
    }
    (open.modules.gold.coins(open.active) < COINS_PAID).then_some(Refusal::TooFewCoins)
}

pub(super) fn offer_resources(open: &Open, out: &mut Moves<AnyMove>) {
    if refusal_to_pay(open).is_none() {
        out.push(Move::Pay.into());
    }
}

/// Two coins are paid; three resources follow, or as many as there are (MOR-7.6, MOR-7.8).
pub(super) fn pay(open: &mut Open, journal: &mut Log) {
    let (seat, Some(colour)) = (open.active, open.modules.morgana.figure) else { return };
    open.modules.gold.coins[seat.index()] -= COINS_PAID;
    journal.note(|| Event::CoinsPaid { seat, coins: COINS_PAID }.into());
    let resources = TAKEN.min(there(open, colour));
    open.due.push(Frame::Take(resources).into());
}

pub(super) fn offer_taking(open: &Open, out: &mut Moves<AnyMove>) {
    if let Some(colour) = open.modules.morgana.figure {
        out.extend(resources_in(open, colour).map(AnyMove::Take));
    }
}

pub(super) fn refusal_to_take(open: &Open, item: Item) -> Option<AnyRefusal> {
    if open.modules.morgana.figure != Some(item.colour) {
        return Some(Refusal::OtherPrincipality(item.colour).into());
    }
    let clause = Clause("MOR-7.6");
    (open.supply(item) == 0).then_some(AnyRefusal::SupplyEmpty { item, clause })
}

/// The only way to take anything from the blocked principality (MOR-7.9). `left` counts this one.
pub(super) fn take(open: &mut Open, item: Item, left: u8, journal: &mut Log) {
    let seat = open.active;
    open.due.pop();
    open.take_item(seat, item, journal);
    if left > 1 {
        open.due.push(Frame::Take(left - 1).into());
    }
}
