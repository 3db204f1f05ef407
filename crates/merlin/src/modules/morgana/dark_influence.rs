//! Morgana influence markers: placed by dark influence, scored, and what happens to markers that carry one (MOR-7.11 to
//! MOR-7.14, section 9, INT-6.5, INT-6.10).

use super::events::{Event, Refusal};
use super::moves::{Frame, Move};
use super::state::Effect;
use crate::modules;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::Open;
use crate::vocab::Colour;
use table::{Journal, Moves, Seat};

type Log = Journal<crate::event::Event>;

/// The influence markers of a player in a principality: without and with a plus marker, first those without a Morgana
/// marker, then those with one.
struct Markers {
    plain: u8,
    plus: u8,
    carrying: u8,
    carrying_plus: u8,
}

impl Markers {
    fn of(open: &Open, seat: Seat, colour: Colour) -> Self {
        let state = &open.modules.morgana;
        let under = open.modules.market.under(seat, colour);
        let carrying_plus = state.carried_on_plus(seat, colour);
        let carrying = state.carried(seat, colour) - carrying_plus;
        let plain = open.castle(seat).influence(colour).saturating_sub(under + carrying);
        Self { plain, plus: under.saturating_sub(carrying_plus), carrying, carrying_plus }
    }
}

/// The principality of the first marker.
fn first(open: &Open) -> Option<Colour> {
    open.modules.morgana.figure
}

/// The principalities for the second marker: those beside the blocked one, and the one opposite (MOR-7.11).
fn second(open: &Open) -> impl Iterator<Item = Colour> {
    let near = first(open).map(|colour| {
        let [left, right] = open.layout.neighbours(colour);
        let opposite = open.layout.neighbours(open.layout.neighbours(right)[1])[1];
        [left, right, opposite]
    });
    near.into_iter().flatten()
}

/// The ways to put a marker into a principality: only with and without a plus marker there is a choice (INT-6.10).
fn ways(open: &Open, colour: Colour) -> impl Iterator<Item = Move> {
    let own = Markers::of(open, open.active, colour);
    let choice = own.plain > 0 && own.plus > 0;
    [false, true].into_iter().filter(move |&plus| !plus || choice).map(move |plus| Move::Dark(colour, plus))
}

/// Why there is no dark influence at all (MOR-7.12).
fn refusal_of_effect(open: &Open) -> Option<Refusal> {
    if first(open).is_none() {
        return Some(Refusal::BesideBoard(Effect::DarkInfluence));
    }
    (open.modules.morgana.markers_left() == 0).then_some(Refusal::NoMarker)
}

pub(super) fn offer_first(open: &Open, out: &mut Moves<AnyMove>) {
    if refusal_of_effect(open).is_none() {
        out.extend(first(open).into_iter().flat_map(|colour| ways(open, colour)).map(AnyMove::from));
    }
}

pub(super) fn offer_second(open: &Open, out: &mut Moves<AnyMove>) {
    out.extend(second(open).flat_map(|colour| ways(open, colour)).map(AnyMove::from));
}

pub(super) fn refusal_of_first(open: &Open, colour: Colour, plus: bool) -> Option<Refusal> {
    refusal_of_effect(open).or_else(|| {
        if first(open) != Some(colour) {
            return Some(Refusal::NotThere(colour));
        }
        refusal_of_way(open, colour, plus)
    })
}

pub(super) fn refusal_of_second(open: &Open, colour: Colour, plus: bool) -> Option<Refusal> {
    if second(open).all(|other| other != colour) {
        return Some(Refusal::NotThere(colour));
    }
    refusal_of_way(open, colour, plus)
}

fn refusal_of_way(open: &Open, colour: Colour, plus: bool) -> Option<Refusal> {
    let known = ways(open, colour).any(|way| way == Move::Dark(colour, plus));
    (!known).then_some(Refusal::NoSuchMarker(colour))
}

/// The first marker is placed; if another one is left, it follows (MOR-7.11, MOR-7.12).
pub(super) fn place_first(open: &mut Open, colour: Colour, plus: bool, journal: &mut Log) {
    place(open, colour, plus, journal);
    if open.modules.morgana.markers_left() > 0 {
        open.due.push(Frame::Dark.into());
    }
}

/// On one of the player's markers without a Morgana marker, if there is one; otherwise alone, never on those of others
/// (MOR-7.13, MOR-7.14).
pub(super) fn place(open: &mut Open, colour: Colour, plus: bool, journal: &mut Log) {
    let seat = open.active;
    let own = Markers::of(open, seat, colour);
    let state = &mut open.modules.morgana;
    let (player, there) = (seat.index(), colour.index());
    if own.plain + own.plus == 0 {
        state.alone[there] += 1;
        return journal.note(|| Event::MarkerAlone { seat, colour }.into());
    }
    if own.plain == 0 || plus {
        state.on_plus[player][there] += 1;
    } else {
        state.on_plain[player][there] += 1;
    }
    journal.note(|| Event::MarkerOnTop { seat, colour }.into());
}

/// Markers that stand alone take part in the comparison as those of another player (MOR-9.2).
pub(super) fn principality_compared(open: &Open, colour: Colour, journal: &mut Log) {
    let markers = open.modules.morgana.alone(colour);
    if markers > 0 {
        journal.note(|| Event::Rival { colour, markers }.into());
    }
}

/// A principality is scored: Morgana markers return beside the board, and what carried one to its owner (MOR-9.6).
pub(super) fn principality_scored(open: &mut Open, colour: Colour, journal: &mut Log) {
    let markers = open.modules.morgana.markers(colour);
    if markers == 0 {
        return;
    }
    for seat in Seat::all(open.players()) {
        let markers = open.modules.morgana.carried(seat, colour);
        if markers > 0 {
            open.castle_mut(seat).influence[colour.index()] -= markers;
            journal.note(|| Event::CarriersReturned { seat, colour, markers }.into());
        }
        let state = &mut open.modules.morgana;
        state.on_plain[seat.index()][colour.index()] = 0;
        state.on_plus[seat.index()][colour.index()] = 0;
    }
    open.modules.morgana.alone[colour.index()] = 0;
    journal.note(|| Event::MarkersReturned { colour, markers }.into());
}

/// Whether a player who gives up an influence marker there also has such a one to give (INT-6.5): with a
/// Morgana marker, if there is one with nothing; with both, if there is one with a plus marker alone.
fn may_take_back(open: &Open, seat: Seat, colour: Colour, plus: bool) -> bool {
    let own = Markers::of(open, seat, colour);
    if plus { own.plus > 0 && own.carrying_plus > 0 } else { own.plain > 0 && own.carrying > 0 }
}

pub(super) fn offer_giving(open: &Open, seat: Seat, choice: AnyMove, out: &mut Moves<AnyMove>) {
    if let AnyMove::Module(modules::Move::Treasures(modules::treasures::Move::TakeBack(colour))) = choice {
        let ways = [false, true].into_iter().filter(|&plus| may_take_back(open, seat, colour, plus));
        out.extend(ways.map(|plus| Move::TakeBack(colour, plus).into()));
    }
}

pub(super) fn given(open: &Open, seat: Seat, choice: modules::Move) -> Option<Result<AnyMove, AnyRefusal>> {
    let modules::Move::Morgana(Move::TakeBack(colour, plus)) = choice else { return None };
    Some(if may_take_back(open, seat, colour, plus) {
        Ok(modules::treasures::Move::TakeBack(colour).into())
    } else {
        Err(Refusal::NoSuchMarker(colour).into())
    })
}

/// The marker that is given up next was chosen; one with a plus marker loses that too.
pub(super) fn give_other(open: &mut Open, choice: modules::Move) {
    if let modules::Move::Morgana(Move::TakeBack(_, plus)) = choice {
        open.turn.modules.morgana.leaving = Some(plus);
        open.turn.modules.market.marker = plus;
    }
}

/// An influence marker has left before the scoring: the Morgana marker on it returns, if it was chosen, or if no marker
/// without one is left (INT-6.5). The plus marker under it, if any, has left already.
pub(super) fn influence_returned(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Log) {
    let chosen = open.turn.modules.morgana.leaving.take();
    let under = open.modules.market.under(seat, colour);
    let plain = open.castle(seat).influence(colour) - under;
    let state = &mut open.modules.morgana;
    let on_plain = &mut state.on_plain[seat.index()][colour.index()];
    let on_plus = &mut state.on_plus[seat.index()][colour.index()];
    if chosen == Some(false) || *on_plain > plain {
        *on_plain -= 1;
    } else if chosen == Some(true) || *on_plus > under {
        *on_plus -= 1;
    } else {
        return;
    }
    journal.note(|| Event::MarkersReturned { colour, markers: 1 }.into());
}
