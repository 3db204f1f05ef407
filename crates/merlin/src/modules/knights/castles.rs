//! Gaheris puts castles under manors, and a tower then gives twice (section 11).

use super::moves::{Event, Frame, Move};
use super::refusal::Refusal;
use super::state::Ally;
use crate::actions::build;
use crate::frames;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::sites::{Site, SiteSet};
use crate::state::Open;
use crate::vocab::Colour;
use table::{Journal, Moves, Seat};

type Log = Journal<crate::event::Event>;

/// Whoever has a castle tile left may put it under the manor just built (KRT-11.1, INT-5.1).
pub(super) fn manor_built(open: &mut Open, seat: Seat, site: Site) {
    if seat == open.active && open.modules.knights.can_spend(seat, Ally::Gaheris) {
        open.due.push(Frame::Castle(site).into());
    }
}

/// The castle lies under the manor; a tower there gives twice (KRT-11.2, KRT-11.7).
pub(super) fn decide(open: &mut Open, site: Site, choice: AnyMove, journal: &mut Log) {
    let seat = open.active;
    open.due.pop();
    if super::own(choice) != Some(Move::Castle) {
        return;
    }
    open.modules.knights.castles.insert(site);
    journal.note(|| Event::CastlePlaced { seat, site }.into());
    let tower = open.environs.tile(site).is_some_and(|tile| tile.tower);
    if tower && open.top() == frames::Frame::Tower {
        open.due.replace(Frame::FirstGift.into());
    }
}

/// The principality a gift comes from, or goes to.
const fn colour_of(gift: AnyMove) -> Option<Colour> {
    match gift {
        AnyMove::Take(item) => Some(item.colour),
        AnyMove::Place(colour) => Some(colour),
        _ => None,
    }
}

/// What the tower can give, but not from this principality (KRT-11.2, MER-11.19).
fn gifts(open: &Open, except: Option<Colour>) -> impl Iterator<Item = AnyMove> {
    build::gifts(open).filter(move |&gift| except.is_none() || colour_of(gift) != except)
}

/// Whether the tower has anything to give, but from this principality.
pub(super) fn has_gift(open: &Open, except: Option<Colour>) -> bool {
    gifts(open, except).next().is_some()
}

pub(super) fn offer_gifts(open: &Open, except: Option<Colour>, out: &mut Moves<AnyMove>) {
    out.extend(gifts(open, except));
    out.push(AnyMove::Done);
}

pub(super) fn refusal_of_gift(open: &Open, except: Option<Colour>, choice: AnyMove) -> Option<AnyRefusal> {
    if let Some(colour) = colour_of(choice)
        && except == Some(colour)
    {
        return Some(Refusal::SamePrincipality(colour).into());
    }
    match choice {
        AnyMove::Take(item) => build::refusal_of_item(open, item),
        AnyMove::Place(_) => build::refusal_of_marker(open),
        AnyMove::Done => None,
        _ => Some(AnyRefusal::other_decision(open.top(), choice)),
    }
}

/// A gift is taken or declined; a second one follows the first (KRT-11.3).
pub(super) fn give(open: &mut Open, first: bool, choice: AnyMove, journal: &mut Log) {
    if first {
        // The base game takes the frame of the tower away with the gift.
        open.due.replace(Frame::SecondGift(colour_of(choice)).into());
        open.due.push(frames::Frame::Tower);
    }
    build::give_gift(open, choice, journal);
}

/// A manor on a castle is neither replaced nor removed (KRT-11.6, INT-5.8, INT-5.9).
pub(super) const fn protects(open: &Open, site: Site) -> bool {
    open.modules.knights.castles.contains(site)
}

/// Castles count like manors for the lead in a territory (KRT-11.4).
pub(super) fn strength(open: &Open, seat: Seat, sites: SiteSet) -> u8 {
    let state = &open.modules.knights;
    if state.has(seat, Ally::Gaheris) { state.castles.intersection(sites).len() } else { 0 }
}
