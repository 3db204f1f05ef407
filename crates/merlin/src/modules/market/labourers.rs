//! Day labourers: a turn without a die (section 5, INT-2.1 to INT-2.6).

use super::moves::{Event, Move, Refusal, Unit};
use super::state::Labourer;
use crate::dice::{Pips, Unit as AnyUnit};
use crate::frames::{Frame, Window};
use crate::modules::{self, contracts::ModuleUnit};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::Open;
use crate::vocab::Figure;
use table::{Journal, Moves, Seat, SeatSet};

type Log = Journal<crate::event::Event>;

impl ModuleUnit for Unit {
    /// The own knight (MKT-5.2).
    fn figure(self) -> Option<Figure> {
        Some(Figure::Knight)
    }

    fn refusal(self) -> AnyRefusal {
        Refusal::NoDie.into()
    }

    fn refusal_of_other_way(self) -> AnyRefusal {
        Refusal::OwnWayOnly.into()
    }

    fn refusal_of_poison(self) -> Option<AnyRefusal> {
        Some(Refusal::NotPoisoned.into())
    }
}

/// Whether a player has a labourer to make a turn with (MKT-5.3, MKT-5.8).
pub(super) fn has_unit(open: &Open, seat: Seat) -> bool {
    let state = &open.modules.market;
    state.labourers.contains(&Labourer::Hired(seat)) && !state.declined.contains(seat)
}

pub(super) fn offer(open: &Open, out: &mut Moves<AnyMove>) {
    out.extend(open.hired(open.active).map(|pips| Move::Labourer(pips).into()));
    if refusal_to_decline(open).is_none() {
        out.push(Move::Decline.into());
    }
}

pub(super) fn refusal(open: &Open, pips: Pips) -> Option<AnyRefusal> {
    let none = open.labourer(pips, Labourer::Hired(open.active)).is_none();
    none.then(|| Refusal::NoLabourer(pips).into())
}

/// The labourer is set aside, and the turn is made with it (MKT-5.2, MKT-5.4, MKT-5.9).
pub(super) fn begin(open: &mut Open, pips: Pips, journal: &mut Log) {
    let seat = open.active;
    if let Some(place) = open.labourer(pips, Labourer::Hired(seat)) {
        open.modules.market.labourers[place] = Labourer::Used;
    }
    open.turn.unit = Some((AnyUnit::Module(modules::Unit::Market(Unit::Labourer)), pips));
    open.due.replace(Frame::Window(Window::Die));
    journal.note(|| Event::LabourerUsed { seat, pips }.into());
}

/// Who has a die or a Morgana turn left must use it; and who has begun the turn with a mission or a visit
/// goes on with it (MKT-5.8, INT-2.5).
pub(super) fn refusal_to_decline(open: &Open) -> Option<AnyRefusal> {
    let seat = open.active;
    if open.turn.missions > 0 || open.turn.modules.market.visited {
        return Some(Refusal::TurnBegun.into());
    }
    let owes = open.castle(seat).dice.any_unused() || seams::owes_turn(open, seat);
    (owes || !has_unit(open, seat)).then(|| Refusal::CannotDecline.into())
}

pub(super) fn decline(open: &mut Open, journal: &mut Log) {
    let seat = open.active;
    open.modules.market.declined.insert(seat);
    journal.note(|| Event::Declined { seat }.into());
    open.due.replace(Frame::TurnEnd);
}

/// All labourers, used and unused, return to the market board (MKT-5.9).
pub(super) fn end_round(open: &mut Open, journal: &mut Log) {
    let state = &mut open.modules.market;
    let labourers = state.labourers.iter().filter(|&&place| place != Labourer::Board).count() as u8;
    state.labourers.fill(Labourer::Board);
    state.declined = SeatSet::EMPTY;
    if labourers > 0 {
        journal.note(|| Event::LabourersReturned { labourers }.into());
    }
}
