//! Poisoned apples: the numbers of a die of the player and a die of another player are exchanged (section 3).

use super::events::{Event, Refusal};
use super::moves::Move;
use crate::dice::{Die, Pips, Unit};
use crate::die_steps::SteppedDie;
use crate::frames::{self, Window};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::Open;
use table::{Journal, Moves, Seat};

type Log = Journal<crate::event::Event>;

/// The unused die of a player that shows this, by its place (MOR-3.4, MOR-7.1).
pub(super) fn unused(open: &Open, seat: Seat, die: Die, pips: Pips) -> Option<usize> {
    let mut dice = open.castle(seat).dice.unused();
    dice.find(|&(place, shown)| open.layout.dice[place] == die && shown == pips).map(|(place, _)| place)
}

/// What the player's die shows: the chosen one, of whatever kind, until it is used, or an unused one (MOR-3.3).
fn shown(open: &Open, window: Window, die: SteppedDie) -> Option<Pips> {
    match die {
        SteppedDie::Chosen => {
            let chosen = open.turn.die().map(|(_, shown)| shown).or(open.morgana_die());
            chosen.filter(|_| window == Window::Die)
        }
        SteppedDie::Unused(die, pips) => unused(open, open.active, die, pips).map(|_| pips),
    }
}

/// The dice of other players with another number (MOR-3.4, MOR-3.5).
fn partners(open: &Open, number: Pips) -> impl Iterator<Item = Move> {
    let others = Seat::all(open.players()).filter(move |&seat| seat != open.active);
    let dice = others.flat_map(move |seat| open.unused_dice(seat).map(move |(die, pips)| (seat, die, pips)));
    dice.filter(move |&(.., pips)| pips != number).map(|(seat, die, pips)| Move::With(seat, die, pips))
}

/// Whether the player on turn has a poisoned apple from an earlier turn (MOR-3.7).
fn has_apple(open: &Open) -> bool {
    open.modules.morgana.apples(open.active) > open.turn.modules.morgana.gained
}

pub(super) fn offer(open: &Open, window: Window, out: &mut Moves<AnyMove>) {
    if !has_apple(open) {
        return;
    }
    if refusal(open, window, SteppedDie::Chosen).is_none() {
        out.push(Move::Poison(SteppedDie::Chosen).into());
    }
    let others = numbers_of_others(open);
    let own = open.unused_dice(open.active).filter(|&(_, pips)| has_another(others, pips));
    out.extend(own.map(|(die, pips)| Move::Poison(SteppedDie::Unused(die, pips)).into()));
}

/// What the unused dice of the other players show, a bit for each number.
fn numbers_of_others(open: &Open) -> u8 {
    let others = Seat::all(open.players()).filter(|&seat| seat != open.active);
    let dice = others.flat_map(|seat| open.castle(seat).dice.unused());
    dice.fold(0, |shown, (_, pips)| shown | 1 << pips.get())
}

/// Whether some die shows another number (MOR-3.5).
const fn has_another(shown: u8, number: Pips) -> bool {
    shown & !(1 << number.get()) != 0
}

pub(super) fn refusal(open: &Open, window: Window, die: SteppedDie) -> Option<AnyRefusal> {
    let Some(number) = shown(open, window, die) else {
        let no_die = match (die, open.turn.unit) {
            (SteppedDie::Chosen, Some((Unit::Module(own), _))) => own.refusal_of_poison(),
            (SteppedDie::Chosen | SteppedDie::Unused(..), _) => None,
        };
        return Some(no_die.unwrap_or_else(|| Refusal::NotOwnDie.into()));
    };
    // A changed number of spaces comes after all changes of the die (INT-3.3).
    if die == SteppedDie::Chosen
        && let Some(refusal) = seams::forbids_changing_die(open)
    {
        return Some(refusal);
    }
    if !has_apple(open) {
        return Some(Refusal::NoApple.into());
    }
    (!has_another(numbers_of_others(open), number)).then(|| Refusal::NobodyToExchange.into())
}

/// What the die shows on which the apple is spent, also in a window within another action (ARU-2.13).
fn number(open: &Open, die: SteppedDie) -> Option<Pips> {
    match open.due.innermost() {
        [frames::Frame::Window(window), ..] => shown(open, *window, die),
        _ => None,
    }
}

pub(super) fn offer_partners(open: &Open, die: SteppedDie, out: &mut Moves<AnyMove>) {
    if let Some(number) = number(open, die) {
        out.extend(partners(open, number).map(AnyMove::from));
    }
}

pub(super) fn refusal_of_partner(
    open: &Open,
    own: SteppedDie,
    seat: Seat,
    die: Die,
    pips: Pips,
) -> Option<Refusal> {
    let another = seat.index() < open.players() && seat != open.active;
    if !another || unused(open, seat, die, pips).is_none() {
        return Some(Refusal::NoSuchDie(die, pips));
    }
    (number(open, own) == Some(pips)).then_some(Refusal::SameNumber(pips))
}

/// The apple returns to the kitchen board, and each die shows the other's number; nobody can refuse (MOR-3.2, MOR-3.6,
/// MOR-3.8).
pub(super) fn exchange(
    open: &mut Open,
    own: SteppedDie,
    other: Seat,
    kind: Die,
    to: Pips,
    journal: &mut Log,
) {
    let seat = open.active;
    open.due.pop();
    open.modules.morgana.apples[seat.index()] -= 1;
    let place = unused(open, other, kind, to);
    let from = open.step_die(own, to);
    if let Some(place) = place {
        open.castle_mut(other).dice.show(place, from);
    }
    journal.note(|| Event::Exchanged { seat, die: own, from, other, kind, to }.into());
}

/// Whether a poisoned apple can be waiting for its second die (for positions).
pub(super) fn can_wait(open: &Open, die: SteppedDie, below: &[frames::Frame]) -> bool {
    match below {
        [frames::Frame::Window(window)] => refusal(open, *window, die).is_none(),
        _ => false,
    }
}
