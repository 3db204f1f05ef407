//! The trader: up to four exchanges, each of a piece given for a piece taken (CRL-4.9 to CRL-4.12).

use super::moves::{Event, Frame, Move, Refusal};
use crate::modules;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::Open;
use crate::vocab::Item;
use table::{Clause, Journal, Moves};

type Log = Journal<crate::event::Event>;

/// What is given in an exchange.
#[derive(Clone, Copy)]
enum Given {
    /// An item, which lies in its store before another one is taken (CRL-4.12).
    Item(Item),
    /// A marker that stands for an item and goes elsewhere (INT-9.5).
    Marker,
    /// A coin.
    Coin,
}

/// Whether anything could be taken for it.
fn could_take_for(open: &Open, given: Given) -> bool {
    can_take(open, !matches!(given, Given::Coin))
        || match given {
            Given::Item(item) => seams::forbids_taking(open, item).is_none(),
            Given::Marker | Given::Coin => false,
        }
}

/// Whether there is anything to take: an item, or, for an item, a coin (CRL-4.10).
pub(super) fn can_take(open: &Open, for_item: bool) -> bool {
    Item::all().any(|item| open.can_take(item)) || for_item && open.coins_to_take() > 0
}

/// An item of the player on turn, or the marker in its place if there is no other.
fn given_for(open: &Open, item: Item) -> Given {
    if open.castle(open.active).items.count(item) > 0 { Given::Item(item) } else { Given::Marker }
}

/// Whether the player on turn has anything to give.
pub(super) fn can_give(open: &Open) -> bool {
    let items = open.holdings(open.active).items;
    items.iter().any(|item| could_take_for(open, given_for(open, item))) || refusal_of_coin(open).is_none()
}

pub(super) fn offer_giving(open: &Open, out: &mut Moves<AnyMove>) {
    let seat = open.active;
    for item in open.holdings(seat).items.iter() {
        if could_take_for(open, given_for(open, item)) {
            out.push(AnyMove::Return(item));
        }
        if could_take_for(open, Given::Marker) {
            seams::offer_giving(open, seat, AnyMove::Return(item), out);
        }
    }
    out.push(AnyMove::Done);
    if refusal_of_coin(open).is_none() {
        out.push(Move::GiveCoin.into());
    }
}

/// Why no coin can be given.
fn refusal_of_coin(open: &Open) -> Option<Refusal> {
    if open.modules.gold.coins(open.active) == 0 {
        return Some(Refusal::NoCoin);
    }
    (!could_take_for(open, Given::Coin)).then_some(Refusal::NothingToTake)
}

/// Why this cannot be given; nothing at all for a move that gives nothing.
pub(super) fn refusal_to_give(open: &Open, choice: AnyMove) -> Option<Option<AnyRefusal>> {
    let for_nothing = |given| (!could_take_for(open, given)).then(|| Refusal::NothingToTake.into());
    match choice {
        AnyMove::Return(item) => Some(if open.holdings(open.active).items.count(item) == 0 {
            Some(AnyRefusal::NoItem { item, clause: Clause("CRL-4.10") })
        } else {
            for_nothing(given_for(open, item))
        }),
        AnyMove::Module(modules::Move::Caerleon(Move::GiveCoin)) => {
            Some(refusal_of_coin(open).map(AnyRefusal::from))
        }
        AnyMove::Module(own) => match seams::given(open, open.active, own)? {
            Ok(AnyMove::Return(_)) => Some(for_nothing(Given::Marker)),
            Ok(_) => None,
            Err(refusal) => Some(Some(refusal)),
        },
        _ => None,
    }
}

/// The piece is put into its district before another one is taken (CRL-4.12); or that is all.
pub(super) fn give(open: &mut Open, left: u8, choice: AnyMove, journal: &mut Log) {
    let seat = open.active;
    match choice {
        AnyMove::Return(item) => {
            open.due.replace(Frame::ForItem(left - 1).into());
            open.return_item(seat, item, journal);
        }
        AnyMove::Module(modules::Move::Caerleon(Move::GiveCoin)) => {
            open.due.replace(Frame::ForCoin(left - 1).into());
            open.modules.gold.coins[seat.index()] -= 1;
            journal.note(|| Event::CoinGiven { seat }.into());
        }
        AnyMove::Module(own) => {
            if let Some(Ok(base)) = seams::given(open, seat, own) {
                seams::give_other(open, own);
                give(open, left, base, journal);
            }
        }
        _ => open.due.pop(),
    }
}

pub(super) fn offer_taking(open: &Open, for_item: bool, out: &mut Moves<AnyMove>) {
    out.extend(Item::all().filter(|&item| open.can_take(item)).map(AnyMove::Take));
    if for_item && open.coins_to_take() > 0 {
        out.push(Move::TakeCoin.into());
    }
}

/// Why this cannot be taken; nothing at all for a move that takes nothing (CRL-4.10, CRL-4.11).
pub(super) fn refusal_to_take(open: &Open, for_item: bool, choice: AnyMove) -> Option<Option<AnyRefusal>> {
    match choice {
        AnyMove::Take(item) => Some(open.refusal_to_take(item, Clause("CRL-4.10"))),
        AnyMove::Module(modules::Move::Caerleon(Move::TakeCoin)) => Some(if !for_item {
            Some(Refusal::CoinForCoin.into())
        } else {
            let empty = (open.coin_supply() == 0).then(|| Refusal::MintEmpty.into());
            empty.or_else(|| seams::forbids_coin(open))
        }),
        AnyMove::Module(modules::Move::Gold(modules::gold::Move::Take(_))) => {
            Some(Some(Refusal::NoFruit.into()))
        }
        _ => None,
    }
}

/// What is taken can be given in the next exchange (CRL-4.12).
pub(super) fn take(open: &mut Open, left: u8, choice: AnyMove, journal: &mut Log) {
    let seat = open.active;
    open.due.replace(Frame::Give(left).into());
    match choice {
        AnyMove::Take(item) => open.take_item(seat, item, journal),
        _ => open.take_coin(seat, journal),
    }
}
