//! Tristram and Gawain change dice, Bors sends the knight through a portal in place of its move (sections 3, 5 and 10).

use super::moves::{Event, Move};
use super::refusal::Refusal;
use super::refusal_of_tile;
use super::state::Ally;
use crate::dice::{Die, Pips};
use crate::die_steps::SteppedDie;
use crate::frames::{Frame, Window};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::Open;
use crate::vocab::{Colour, Figure, Power};
use table::{Journal, Moves};

type Log = Journal<crate::event::Event>;

/// The most by which a movement tile changes a die (KRT-3.1).
const MOST: u8 = 2;

/// Whether an ally serves dice of this kind (KRT-3.4, KRT-5.1).
fn serves(ally: Ally, die: Die) -> bool {
    (die == Die::Own) == (ally == Ally::Tristram)
}

/// What a tile can make of a die (KRT-3.1, KRT-3.2, KRT-5.1).
fn changes(ally: Ally, shown: Pips) -> impl Iterator<Item = Pips> {
    let near = move |to: &Pips| ally != Ally::Tristram || to.get().abs_diff(shown.get()) <= MOST;
    Pips::all().filter(move |&to| to != shown).filter(near)
}

/// The dice that Tristram and Gawain can change in a window (KRT-3.3, KRT-5.2).
pub(super) fn offer_changes(open: &Open, window: Window, out: &mut Moves<AnyMove>) {
    offer_changes_by(open, Ally::Tristram, window, out);
    offer_changes_by(open, Ally::Gawain, window, out);
}

fn offer_changes_by(open: &Open, ally: Ally, window: Window, out: &mut Moves<AnyMove>) {
    if !open.modules.knights.can_spend(open.active, ally) {
        return;
    }
    for (die, _, shown) in open.dice_to_step(window).filter(|&(_, kind, _)| serves(ally, kind)) {
        let own = |to| if ally == Ally::Tristram { Move::Movement(die, to) } else { Move::Special(die, to) };
        out.extend(changes(ally, shown).map(|to| own(to).into()));
    }
}

/// Why an ally cannot make a die show this.
pub(super) fn refusal_to_change(open: &Open, ally: Ally, die: SteppedDie, to: Pips) -> Option<AnyRefusal> {
    if let Some(refusal) = refusal_of_tile(open, ally) {
        return Some(refusal.into());
    }
    let (kind, shown) = match die {
        SteppedDie::Chosen => {
            if let Some(refusal) = open.refusal_without_die() {
                return Some(refusal);
            }
            open.turn.die()?
        }
        SteppedDie::Unused(kind, pips) => (kind, pips),
    };
    if !serves(ally, kind) {
        return Some(Refusal::OtherDie(ally).into());
    }
    if let SteppedDie::Unused(kind, pips) = die
        && open.unused_die(kind, pips).is_none()
    {
        return Some(Refusal::NoUnusedDie(ally, kind, pips).into());
    }
    if to == shown {
        return Some(Refusal::ShowsAlready(ally, to).into());
    }
    let can = changes(ally, shown).any(|pips| pips == to);
    (!can).then(|| Refusal::TooFar(shown, to).into())
}

/// The tile leaves the game, and the die shows its new number (KRT-2.3, KRT-3.1, KRT-5.1).
pub(super) fn change(open: &mut Open, ally: Ally, die: SteppedDie, to: Pips, journal: &mut Log) {
    let seat = open.active;
    open.modules.knights.spent[ally.index()] += 1;
    let from = open.step_die(die, to);
    if ally == Ally::Tristram {
        journal.note(|| Event::Moved { seat, die, from, to }.into());
    } else {
        journal.note(|| Event::Turned { seat, die, from, to }.into());
    }
}

/// Every principality, if the chosen knight die moves the own knight (KRT-10.1, KRT-10.3).
pub(super) fn offer_portals(open: &Open, out: &mut Moves<AnyMove>) {
    if open.modules.knights.can_spend(open.active, Ally::Bors) {
        let open_to = |&colour: &Colour| refusal_of_portal(open, colour).is_none();
        out.extend(Colour::ALL.into_iter().filter(open_to).map(|colour| Move::Portal(colour).into()));
    }
}

pub(super) fn refusal_of_portal(open: &Open, colour: Colour) -> Option<AnyRefusal> {
    if let Some(refusal) = refusal_of_tile(open, Ally::Bors) {
        return Some(refusal.into());
    }
    // KRT-10.2: the number of the die does not matter, so a changed number of spaces is no hindrance.
    if let Some(refusal) = open.refusal_of_other_way() {
        return Some(refusal);
    }
    let own_die = open.turn.die().is_some_and(|(die, _)| die == Die::Own);
    let own_knight = open.moving().is_some_and(|(figure, _)| figure == Figure::Knight);
    if !own_die || !own_knight {
        return Some(Refusal::OtherDie(Ally::Bors).into());
    }
    seams::forbids_entering(open, open.layout.space_of(colour))
}

/// The knight goes to the space of the principality, which is performed; the die is used up (KRT-10.1, KRT-10.2).
pub(super) fn go_through_portal(open: &mut Open, colour: Colour, journal: &mut Log) {
    let (seat, to) = (open.active, open.layout.space_of(colour));
    open.modules.knights.spent[Ally::Bors.index()] += 1;
    let from = open.castle_mut(seat).knight.replace(to);
    (open.turn.figure, open.turn.action) = (Some(Figure::Knight), Some(to));
    open.turn.modules.knights.portal = true;
    open.due.replace(Frame::Window(Window::Moved));
    if let Some(from) = from {
        journal.note(|| Event::Portal { seat, from, to }.into());
    }
}

/// After a portal neither the knight nor the action changes any more (KRT-10.4).
pub(super) fn forbids_power(open: &Open, power: Power) -> Option<AnyRefusal> {
    let moves = match power {
        Power::Reverse | Power::Mirror | Power::DifferentAction => true,
        Power::RepelTraitors | Power::SecondMission | Power::TurnDie | Power::PlusMinus | Power::Switch => {
            false
        }
    };
    (moves && open.turn.modules.knights.portal).then(|| Refusal::AfterPortal(power).into())
}
