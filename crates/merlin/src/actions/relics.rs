//! Excalibur with a traitor, the Grail with an apple (MER-9.1 to MER-9.8).

use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Open;
use crate::vocab::{Colour, Means, Relic};
use table::{Clause, Journal, Moves};

/// On Excalibur's space the choice is the traitor; without traitors there is none (MER-9.2).
pub(super) fn offer(open: &Open, out: &mut Moves<Move>) {
    let castle = open.castle(open.active);
    if castle.traitors_attached() == 0 {
        out.push(Move::Perform);
    }
    out.extend(castle.traitor_colours().map(Move::Dismiss));
}

/// With a traitor attached, one must be chosen (MER-9.2).
pub(super) fn refusal_without_traitor(open: &Open) -> Option<Refusal> {
    (open.castle(open.active).traitors_attached() > 0).then_some(Refusal::TraitorDue)
}

pub(super) fn refusal_to_dismiss(open: &Open, colour: Colour) -> Option<Refusal> {
    let none = open.castle(open.active).traitors_of(colour) == 0;
    none.then_some(Refusal::NoTraitor { colour, clause: Clause("MER-9.2") })
}

pub(crate) fn take_excalibur(open: &mut Open, traitor: Option<Colour>, journal: &mut Journal<Event>) {
    let seat = open.active;
    open.take_relic(seat, Relic::Excalibur, journal);
    if let Some(colour) = traitor {
        open.repel_traitor(seat, colour, Means::Excalibur, journal);
    }
}

/// With no apple in the supply, the Grail comes alone (MER-9.5).
pub(crate) fn take_grail(open: &mut Open, journal: &mut Journal<Event>) {
    let seat = open.active;
    open.take_relic(seat, Relic::Grail, journal);
    open.take_apple(seat, journal);
}
