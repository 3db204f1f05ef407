//! Kay adds tiles to influence markers, which count for the lead until their principality is scored (section 14).

use super::moves::{Event, Frame, Move};
use super::state::Ally;
use crate::moves::Move as AnyMove;
use crate::state::Open;
use crate::vocab::Colour;
use table::{Journal, Seat};

type Log = Journal<crate::event::Event>;

/// Whoever has a tile of Kay may add it to the marker just placed (KRT-14.1, KRT-14.2, INT-6.6).
pub(super) fn influence_placed(open: &mut Open, seat: Seat, colour: Colour) {
    if seat == open.active && open.modules.knights.can_spend(seat, Ally::Kay) {
        open.due.push(Frame::Influence(colour).into());
    }
}

pub(super) fn decide(open: &mut Open, colour: Colour, choice: AnyMove, journal: &mut Log) {
    let seat = open.active;
    open.due.pop();
    if super::own(choice) == Some(Move::Influence) {
        open.modules.knights.influence[colour.index()] += 1;
        journal.note(|| Event::InfluenceAdded { seat, colour }.into());
    }
}

/// Each tile counts like a marker of its owner (KRT-14.3, INT-6.1).
pub(super) fn strength(open: &Open, seat: Seat, colour: Colour) -> u8 {
    let state = &open.modules.knights;
    if state.has(seat, Ally::Kay) { state.influence(colour) } else { 0 }
}

/// The tiles come back as soon as their principality is scored (KRT-14.5, INT-6.4).
pub(super) fn principality_scored(open: &mut Open, colour: Colour, journal: &mut Log) {
    let state = &mut open.modules.knights;
    let (tiles, owner) = (std::mem::take(&mut state.influence[colour.index()]), state.owner(Ally::Kay));
    if let Some(seat) = owner.filter(|_| tiles > 0) {
        journal.note(|| Event::InfluenceReturned { seat, colour, tiles }.into());
    }
}
