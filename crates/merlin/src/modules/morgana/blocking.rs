//! The blocked principality: nobody enters its space, and nothing is taken from it; with Caerleon that is whatever the
//! district stores (section 6, INT-7.1, INT-8.1 to INT-8.8).

use super::events::{Event, Refusal};
use crate::modules::caerleon::District;
use crate::modules::gold::Fruit;
use crate::pieces::Deployed;
use crate::rondel::Space;
use crate::state::Open;
use crate::vocab::Item;
use table::Journal;

type Log = Journal<crate::event::Event>;

impl Open {
    /// The district that Morgana blocks; none without Caerleon, or while she is beside the board (INT-8.1).
    pub const fn blocked_district(&self) -> Option<District> {
        match self.modules.morgana.figure {
            Some(colour) => self.modules.caerleon.district(colour),
            None => None,
        }
    }
}

/// Nobody enters the blocked space; walking figures skip it (MOR-6.1, MOR-6.4).
pub(super) fn forbids_entering(open: &Open, space: Space) -> Option<Refusal> {
    let blocked = open.modules.morgana.figure?;
    (open.layout.space_of(blocked) == space).then_some(Refusal::Blocked(blocked))
}

/// Why an item cannot be taken: it comes from the blocked principality, or from the store of the blocked district
/// (MOR-6.5, INT-8.1, INT-8.2).
pub(super) fn forbids_taking(open: &Open, item: Item) -> Option<Refusal> {
    let blocked = open.modules.morgana.figure?;
    match open.blocked_district() {
        Some(district) => (district.kind() == Some(item.kind)).then_some(Refusal::StoreBlocked(district)),
        None => (item.colour == blocked).then_some(Refusal::NothingFrom(blocked)),
    }
}

/// Why coins cannot be taken: the mint stores them (INT-8.5).
pub(super) fn forbids_coin(open: &Open) -> Option<Refusal> {
    (open.blocked_district() == Some(District::Mint)).then_some(Refusal::StoreBlocked(District::Mint))
}

/// Why apples and mistletoe cannot be taken: the orchard stores them (INT-8.5).
pub(super) fn forbids_fruit(open: &Open) -> Option<Refusal> {
    (open.blocked_district() == Some(District::Orchard)).then_some(Refusal::StoreBlocked(District::Orchard))
}

/// The items that lie in the blocked principality, or in the store of the blocked district (MOR-7.6, INT-8.4).
pub(super) fn items_there(open: &Open) -> impl Iterator<Item = Item> {
    Item::all().filter(|&item| forbids_taking(open, item).is_some() && open.supply(item) > 0)
}

/// The apples and mistletoe in the blocked orchard (INT-8.4).
pub(super) fn fruits_there(open: &Open) -> impl Iterator<Item = Fruit> {
    let blocked = forbids_fruit(open).is_some();
    Fruit::ALL.into_iter().filter(move |fruit| {
        let supply = match fruit {
            Fruit::Apple => open.apple_supply(),
            Fruit::Mistletoe => open.mistletoe_supply(),
        };
        blocked && supply > 0
    })
}

/// A simple vassal gains nothing in the blocked district, the trader included; the lady acts, and without Caerleon the
/// base game finds out that nothing can be taken (MOR-6.6, INT-8.1, INT-8.3).
pub(super) fn act_of_vassal(open: &Open, deployed: Deployed, journal: &mut Log) -> bool {
    let Deployed { seat, vassal, to, .. } = deployed;
    let Some(district) = open.blocked_district().filter(|_| open.modules.morgana.figure == Some(to)) else {
        return false;
    };
    let simple = vassal.takes().is_some();
    if simple {
        journal.note(|| Event::NothingGained { seat, vassal, district }.into());
    }
    simple
}
