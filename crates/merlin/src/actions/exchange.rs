//! The exchange spaces: an item is returned, then another one taken (MER-10.1 to MER-10.4).

use crate::event::Event;
use crate::frames::Frame;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Open;
use crate::vocab::Item;
use table::{Clause, Journal, Moves};

pub(super) fn nothing_to_return(open: &Open) -> Option<&'static str> {
    (open.holdings(open.active).items.total() == 0).then_some("MER-10.4")
}

pub(super) fn offer(open: &Open, out: &mut Moves<Move>) {
    out.extend(open.holdings(open.active).items.iter().map(Move::Return));
}

pub(super) fn refusal(open: &Open, item: Item) -> Option<Refusal> {
    let none = open.holdings(open.active).items.count(item) == 0;
    none.then_some(Refusal::NoItem { item, clause: Clause("MER-10.1") })
}

pub(crate) fn begin(open: &mut Open, item: Item, journal: &mut Journal<Event>) {
    open.return_item(open.active, item, journal);
    open.due.push(Frame::Exchange);
}

/// Any item in any supply, the returned one too (MER-10.2, MER-10.3).
pub(crate) fn offer_take(open: &Open, out: &mut Moves<Move>) {
    out.extend(Item::all().filter(|&item| open.can_take(item)).map(Move::Take));
}

pub(crate) fn refusal_to_take(open: &Open, item: Item) -> Option<Refusal> {
    open.refusal_to_take(item, Clause("MER-10.2"))
}
