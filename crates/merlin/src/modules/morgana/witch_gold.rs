//! Witch's gold: coins for resources, and resources of the blocked principality for coins (MOR-7.4 to
//! MOR-7.9); with Caerleon pieces of the blocked store, without it also what Galahad takes from elsewhere
//! (INT-8.4, INT-8.5, INT-8.9).

use super::blocking::{fruits_there, items_there};
use super::events::{Event, Refusal};
use super::moves::{Frame, Move};
use super::state::Effect;
use crate::modules::caerleon::District;
use crate::modules::gold::{Fruit, Move as GoldMove};
use crate::modules::{self, knights};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::Open;
use crate::vocab::Item;
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

/// Why resources cannot be given for coins (MOR-7.4, MOR-7.5, INT-8.5).
fn refusal_of_coins(open: &Open) -> Option<AnyRefusal> {
    if open.holdings(open.active).items.total() < GIVEN {
        return Some(Refusal::TooFewResources.into());
    }
    if open.coin_supply() == 0 {
        return Some(Refusal::NoCoinLeft.into());
    }
    seams::forbids_coin(open)
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
    refusal_of_coins(open).or_else(|| refusal_to_give(open, item))
}

/// A resource is given; for the last one the coins are taken, or as many as are left (MOR-7.4). `left` counts this one.
pub(super) fn give(open: &mut Open, item: Item, left: u8, journal: &mut Log) {
    let seat = open.active;
    open.return_item(seat, item, journal);
    if left > 1 {
        return open.due.push(Frame::Give(left - 1).into());
    }
    let coins = COINS_TAKEN.min(open.coins_to_take());
    open.modules.gold.coins[seat.index()] += coins;
    journal.note(|| Event::CoinsTaken { seat, coins }.into());
}

/// Whether the blocked principality, or the store of the blocked district, has anything (MOR-7.7, INT-8.4).
fn has_piece(open: &Open) -> bool {
    let coin = open.blocked_district() == Some(District::Mint) && open.coin_supply() > 0;
    coin || items_there(open).next().is_some() || fruits_there(open).next().is_some()
}

/// Why coins cannot be paid for resources (MOR-7.6, MOR-7.7, INT-8.4).
pub(super) fn refusal_to_pay(open: &Open) -> Option<Refusal> {
    if open.modules.morgana.figure.is_none() {
        return Some(Refusal::BesideBoard(Effect::ResourcesForCoins));
    }
    if open.blocked_district() == Some(District::Trader) {
        return Some(Refusal::NothingAtTrader);
    }
    if !has_piece(open) {
        return Some(Refusal::NothingThere);
    }
    (open.modules.gold.coins(open.active) < COINS_PAID).then_some(Refusal::TooFewCoins)
}

pub(super) fn offer_resources(open: &Open, out: &mut Moves<AnyMove>) {
    if refusal_to_pay(open).is_none() {
        out.push(Move::Pay.into());
    }
}

/// Two coins are paid; three resources follow, or as many as there are (MOR-7.6, MOR-7.8). In the mint these
/// are coins, and there is nothing to choose (INT-8.4, example INT-X12).
pub(super) fn pay(open: &mut Open, journal: &mut Log) {
    let seat = open.active;
    open.modules.gold.coins[seat.index()] -= COINS_PAID;
    journal.note(|| Event::CoinsPaid { seat, coins: COINS_PAID }.into());
    if open.blocked_district() != Some(District::Mint) {
        return open.due.push(Frame::Take(TAKEN).into());
    }
    let coins = TAKEN.min(open.coin_supply());
    open.modules.gold.coins[seat.index()] += coins;
    journal.note(|| Event::MintCoinsTaken { seat, coins }.into());
}

/// What Galahad can bring from another principality in place of a piece of the blocked one; he serves no
/// store of a district (INT-8.9, INT-9.2).
fn elsewhere(open: &Open) -> impl Iterator<Item = Item> {
    let serves = open.blocked_district().is_none();
    knights::wild_items(open).filter(move |_| serves)
}

/// Whether there is anything left to take.
pub(super) fn has_choice(open: &Open) -> bool {
    has_piece(open) || elsewhere(open).next().is_some()
}

pub(super) fn offer_taking(open: &Open, out: &mut Moves<AnyMove>) {
    out.extend(items_there(open).map(AnyMove::Take));
    if !has_piece(open) {
        // KRT-2.2: nobody has to spend a tile.
        out.push(AnyMove::Done);
    }
    out.extend(fruits_there(open).map(|fruit| GoldMove::Take(fruit).into()));
    out.extend(elsewhere(open).map(|item| knights::Move::Wild(item).into()));
}

pub(super) fn refusal_to_take(open: &Open, choice: AnyMove) -> Option<AnyRefusal> {
    let district = open.blocked_district();
    let other_store = || district.map(|own| Refusal::OtherDistrict(own).into());
    match choice {
        AnyMove::Take(item) if super::blocking::forbids_taking(open, item).is_none() => {
            other_store().or_else(|| Some(Refusal::OtherPrincipality(item.colour).into()))
        }
        AnyMove::Take(item) => {
            let clause = Clause("MOR-7.6");
            (open.supply(item) == 0).then_some(AnyRefusal::SupplyEmpty { item, clause })
        }
        AnyMove::Done if !has_piece(open) => None,
        AnyMove::Module(modules::Move::Gold(GoldMove::Take(fruit))) if district.is_some() => {
            if district != Some(District::Orchard) {
                return other_store();
            }
            let there = fruits_there(open).any(|own| own == fruit);
            (!there).then(|| modules::gold::Refusal::SupplyEmpty(fruit).into())
        }
        AnyMove::Module(modules::Move::Knights(knights::Move::Wild(item))) if district.is_none() => {
            knights::refusal_of_any_wild(open, item)
        }
        other => Some(AnyRefusal::other_decision(open.top(), other)),
    }
}

/// The only way to take anything from the blocked principality (MOR-7.9). `left` counts this one.
pub(super) fn take(open: &mut Open, choice: AnyMove, left: u8, journal: &mut Log) {
    let seat = open.active;
    open.due.pop();
    match choice {
        AnyMove::Take(item) => open.take_item(seat, item, journal),
        AnyMove::Module(modules::Move::Gold(GoldMove::Take(Fruit::Mistletoe))) => {
            open.take_mistletoe(seat, journal);
        }
        AnyMove::Module(modules::Move::Gold(GoldMove::Take(Fruit::Apple))) => {
            // Not by the rules for apples, which the orchard does not give.
            open.castle_mut(seat).apples += 1;
            journal.note(|| crate::event::Event::AppleTaken { seat });
        }
        AnyMove::Module(modules::Move::Knights(knights::Move::Wild(item))) => {
            knights::take_elsewhere(open, item, journal);
        }
        // Without a piece there the rest may be forgone.
        _ => return,
    }
    if left > 1 {
        open.due.push(Frame::Take(left - 1).into());
    }
}

/// Nothing is left to take.
pub(super) fn settle(open: &mut Open) -> bool {
    let none = !has_choice(open);
    if none {
        open.due.pop();
    }
    none
}
