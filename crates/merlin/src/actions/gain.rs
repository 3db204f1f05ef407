//! The influence spaces for flag, material and shield (MER-8.4, MER-8.5, MER-8.7, MER-8.8).

use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rondel::Gained;
use crate::state::Open;
use crate::vocab::Item;
use table::{Clause, Moves};

/// The items a player may take on such a space.
fn items(open: &Open, gained: Gained) -> impl Iterator<Item = Item> {
    let influenced = open.castle(open.active).influenced();
    let all = gained
        .kind()
        .into_iter()
        .flat_map(move |kind| influenced.iter().map(move |colour| Item { kind, colour }));
    all.filter(|&item| open.can_take(item))
}

/// Whether there is no influence, or nothing that can be taken where it is (MER-8.5, MER-8.8, MOR-6.5, INT-8.1).
pub(super) fn nothing_to_take(open: &Open, gained: Gained) -> Option<Clause> {
    let influenced = open.castle(open.active).influenced();
    if influenced.is_empty() {
        return Some(Clause("MER-8.8"));
    }
    let due =
        gained.kind().into_iter().flat_map(|kind| influenced.iter().map(move |colour| Item { kind, colour }));
    open.nothing_of(due, Clause("MER-8.5"))
}

pub(super) fn offer(open: &Open, gained: Gained, out: &mut Moves<Move>) {
    out.extend(items(open, gained).map(Move::Take));
}

pub(super) fn refusal(open: &Open, gained: Gained, item: Item) -> Option<Refusal> {
    let clause = Clause("MER-8.4");
    if gained.kind() != Some(item.kind) {
        Some(Refusal::OtherKind { kind: item.kind, clause })
    } else if open.castle(open.active).influence(item.colour) == 0 {
        Some(Refusal::NoInfluence { colour: item.colour, clause })
    } else {
        open.refusal_to_take(item, clause)
    }
}
