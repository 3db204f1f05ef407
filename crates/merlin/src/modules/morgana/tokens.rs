//! Cauldrons: Morgana moves, then the token does something, then it is turned over (section 5); bewitching,
//! swapping and huts (MOR-7.1 to MOR-7.3, MOR-7.10).

use super::blocking::forbids_entering;
use super::events::{Event, Refusal};
use super::moves::{Frame, Move};
use super::state::{Cauldron, Effect};
use super::{apples, dark_influence, witch_gold};
use crate::dice::{Die, Pips};
use crate::modules;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::sites::Site;
use crate::state::Open;
use crate::vocab::Colour;
use table::{Journal, Moves, Seat};

type Log = Journal<crate::event::Event>;

/// How many principality spaces lie between two of them, the shorter way (MOR-5.4).
fn distance(open: &Open, from: Colour, to: Colour) -> u8 {
    let place = |colour: Colour| open.layout.ring.iter().take_while(|&&other| other != colour).count();
    let apart = place(from).abs_diff(place(to)) as u8;
    apart.min(open.layout.ring.len() as u8 - apart)
}

/// Anywhere from beside the board; otherwise as far as the cauldron says (MOR-5.3, MOR-5.4).
pub(super) fn refusal_to_stand(open: &Open, cauldron: Cauldron, to: Colour) -> Option<Refusal> {
    let from = open.modules.morgana.figure?;
    if from == to {
        return Some(Refusal::StandsThere(to));
    }
    (distance(open, from, to) > open.movement_of(cauldron)).then_some(Refusal::TooFar(to))
}

pub(super) fn offer_standing(open: &Open, cauldron: Cauldron, out: &mut Moves<AnyMove>) {
    let reached =
        Colour::ALL.into_iter().filter(|&colour| refusal_to_stand(open, cauldron, colour).is_none());
    out.push(AnyMove::Done);
    out.extend(reached.map(|colour| Move::Stand(colour).into()));
}

/// Morgana moves, or stays; what she left is free again at once (MOR-6.9).
pub(super) fn stand(open: &mut Open, choice: AnyMove, journal: &mut Log) {
    let seat = open.active;
    open.due.pop();
    if let AnyMove::Module(modules::Move::Morgana(Move::Stand(to))) = choice {
        let from = open.modules.morgana.figure.replace(to);
        journal.note(|| Event::Moved { seat, from, to }.into());
    } else {
        journal.note(|| Event::NotMoved { seat }.into());
    }
}

/// What the token can do now (MOR-5.5).
pub(super) fn offer(open: &Open, effect: Effect, out: &mut Moves<AnyMove>) {
    match effect {
        Effect::Bewitch => offer_bewitching(open, out),
        Effect::SwapFigures => {
            let others = Seat::all(open.players()).filter(|&seat| refusal_to_swap(open, seat).is_none());
            out.extend(others.map(|seat| Move::Swap(seat).into()));
            if refusal_to_swap_merlin(open).is_none() {
                out.push(Move::SwapMerlin.into());
            }
        }
        Effect::CoinsForResources => witch_gold::offer_coins(open, out),
        Effect::ResourcesForCoins => witch_gold::offer_resources(open, out),
        Effect::WitchHut => {
            let manors = open.castle(open.active).manors.iter();
            let free = manors.filter(|&site| refusal_of_hut(open, site).is_none());
            out.extend(free.map(|site| Move::Hut(site).into()));
        }
        Effect::DarkInfluence => dark_influence::offer_first(open, out),
    }
}

pub(super) fn refusal(open: &Open, effect: Effect, choice: AnyMove) -> Option<AnyRefusal> {
    let own = match choice {
        AnyMove::Module(modules::Move::Morgana(own)) => Some(own),
        _ => None,
    };
    match (effect, choice, own) {
        (Effect::CoinsForResources, AnyMove::Return(item), _) => {
            witch_gold::refusal_to_begin_giving(open, item)
        }
        (Effect::Bewitch, _, Some(Move::Bewitch(seat, die, pips))) => {
            refusal_to_bewitch(open, seat, die, pips).map(AnyRefusal::from)
        }
        (Effect::SwapFigures, _, Some(Move::Swap(seat))) => refusal_to_swap(open, seat).map(AnyRefusal::from),
        (Effect::SwapFigures, _, Some(Move::SwapMerlin)) => {
            refusal_to_swap_merlin(open).map(AnyRefusal::from)
        }
        (Effect::ResourcesForCoins, _, Some(Move::Pay)) => {
            witch_gold::refusal_to_pay(open).map(AnyRefusal::from)
        }
        (Effect::WitchHut, _, Some(Move::Hut(site))) => refusal_of_hut(open, site).map(AnyRefusal::from),
        (Effect::DarkInfluence, _, Some(Move::Dark(colour, plus))) => {
            dark_influence::refusal_of_first(open, colour, plus).map(AnyRefusal::from)
        }
        _ => Some(AnyRefusal::other_decision(open.top(), choice)),
    }
}

/// Whether the token can do anything.
pub(super) fn is_possible(open: &Open, effect: Effect) -> bool {
    let mut offers = Moves::new();
    offer(open, effect, &mut offers);
    !offers.is_empty()
}

/// Nothing can be done with the token: it is turned over all the same (MOR-5.5, MOR-5.6).
pub(super) fn settle(open: &mut Open, cauldron: Cauldron, journal: &mut Log) -> bool {
    let (seat, Some(effect)) = (open.active, open.effect_at(cauldron)) else { return false };
    if is_possible(open, effect) {
        return false;
    }
    journal.note(|| Event::NoEffect { seat, effect }.into());
    open.due.replace(Frame::Flip(cauldron).into());
    true
}

/// The token does what was chosen, or nothing; what it asks for further lies on its being turned over.
pub(super) fn use_token(open: &mut Open, cauldron: Cauldron, choice: AnyMove, journal: &mut Log) {
    let (seat, effect) = (open.active, open.effect_at(cauldron));
    open.due.replace(Frame::Flip(cauldron).into());
    match choice {
        AnyMove::Return(item) => witch_gold::give(open, item, witch_gold::GIVEN, journal),
        AnyMove::Module(modules::Move::Morgana(own)) => match own {
            Move::Bewitch(other, die, pips) => open.due.push(Frame::Bewitch(other, die, pips).into()),
            Move::Swap(other) => swap(open, other, journal),
            Move::SwapMerlin => swap_merlin(open, journal),
            Move::Pay => witch_gold::pay(open, journal),
            Move::Hut(site) => {
                open.modules.morgana.huts.insert(site);
                journal.note(|| Event::HutPlaced { seat, site }.into());
            }
            Move::Dark(colour, plus) => dark_influence::place_first(open, colour, plus, journal),
            // Nothing else is offered.
            _ => {}
        },
        _ => {
            if let Some(effect) = effect {
                journal.note(|| Event::Forgone { seat, effect }.into());
            }
        }
    }
}

/// The token is turned over in any case (MOR-5.6).
pub(super) fn flip(open: &mut Open, cauldron: Cauldron, journal: &mut Log) {
    open.due.pop();
    let Some(token) = open.modules.morgana.token(cauldron) else { return };
    let turned = token.turned();
    open.modules.morgana.tokens[cauldron.index()] = Some(turned);
    let effect = open.effect_of(turned);
    journal.note(|| Event::TokenTurned { cauldron, effect }.into());
}

/// The dice a player may bewitch: all own unused ones, and unused knight dice of others (MOR-7.1).
fn offer_bewitching(open: &Open, out: &mut Moves<AnyMove>) {
    for seat in Seat::all(open.players()) {
        let dice = open.unused_dice(seat).filter(|&(die, _)| can_bewitch(open, seat, die));
        out.extend(dice.map(|(die, pips)| Move::Bewitch(seat, die, pips).into()));
    }
}

fn can_bewitch(open: &Open, seat: Seat, die: Die) -> bool {
    seat == open.active || die == Die::Own
}

pub(super) fn refusal_to_bewitch(open: &Open, seat: Seat, die: Die, pips: Pips) -> Option<Refusal> {
    let there = seat.index() < open.players()
        && can_bewitch(open, seat, die)
        && apples::unused(open, seat, die, pips).is_some();
    (!there).then_some(Refusal::CannotBewitch)
}

/// The die shows any number but the one it had (MOR-7.1).
pub(super) fn bewitch(open: &mut Open, other: Seat, die: Die, from: Pips, to: Pips, journal: &mut Log) {
    let seat = open.active;
    if let Some(place) = apples::unused(open, other, die, from) {
        open.castle_mut(other).dice.show(place, to);
    }
    journal.note(|| Event::Bewitched { seat, other, die, from, to }.into());
}

/// Why the knight of the player on turn cannot be swapped with that of this player (MOR-7.2, MOR-7.3, INT-7.10).
fn refusal_to_swap(open: &Open, other: Seat) -> Option<Refusal> {
    if other.index() >= open.players() || other == open.active {
        return Some(Refusal::CannotSwap);
    }
    let spaces = [open.active, other].map(|seat| open.castle(seat).knight);
    if spaces.into_iter().flatten().any(|space| forbids_entering(open, space).is_some()) {
        return Some(Refusal::SwapBlocked);
    }
    (spaces[0] == spaces[1]).then_some(Refusal::CannotSwap)
}

/// The knights exchange their spaces; no action follows (MOR-7.3).
fn swap(open: &mut Open, other: Seat, journal: &mut Log) {
    let seat = open.active;
    let (Some(from), Some(to)) = (open.castle(seat).knight, open.castle(other).knight) else { return };
    open.castle_mut(seat).knight = Some(to);
    open.castle_mut(other).knight = Some(from);
    journal.note(|| Event::Swapped { seat, other, from, to }.into());
}

/// Why Merlin and Arthur cannot be swapped (MOR-7.2, MOR-7.3, INT-7.10).
fn refusal_to_swap_merlin(open: &Open) -> Option<Refusal> {
    let Some(arthur) = open.modules.arthur.figure() else { return Some(Refusal::NoArthur) };
    let blocked = [open.merlin, arthur].into_iter().any(|space| forbids_entering(open, space).is_some());
    blocked.then_some(Refusal::SwapBlocked)
}

/// Merlin and Arthur exchange their spaces, and with them their rings; no action follows (INT-7.4, MOR-7.3).
fn swap_merlin(open: &mut Open, journal: &mut Log) {
    let (seat, Some(merlin)) = (open.active, open.modules.arthur.figure()) else { return };
    let arthur = std::mem::replace(&mut open.merlin, merlin);
    open.modules.arthur.figure = Some(arthur);
    journal.note(|| Event::MerlinSwapped { seat, merlin, arthur }.into());
}

/// Why no hut can be put there: it takes a manor of the player without one, and a hut in the supply (MOR-7.10).
fn refusal_of_hut(open: &Open, site: Site) -> Option<Refusal> {
    let state = &open.modules.morgana;
    if state.huts_left() == 0 {
        return Some(Refusal::NoHut);
    }
    let free = open.castle(open.active).manors.contains(site) && !state.huts.contains(site);
    (!free).then_some(Refusal::NoManor(site))
}
