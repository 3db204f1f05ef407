//! Who leaves when a vassal comes to a district whose places are taken (section 3). A vassal of the same type
//! leaves as in the base game (CRL-3.3, CRL-3.4).

use super::moves::{Event, Frame, Refusal};
use super::state::District;
use crate::pieces::Deployed;
use crate::state::Open;
use crate::vocab::{Colour, Vassal};
use table::{Journal, Seat};

/// The simple vassals of other types than this one that stand in a district (CRL-3.2).
pub(super) fn in_the_way(open: &Open, vassal: Vassal, to: Colour) -> impl Iterator<Item = (Vassal, Seat)> {
    open.simple_vassals(to).filter(move |&(other, _)| other != vassal)
}

/// A vassal was deployed: if both places are taken by other types, the player chooses who leaves (CRL-3.6). Whether the
/// question was put; what follows is then left to the answer.
pub(super) fn ask_who_leaves(open: &mut Open, deployed: Deployed) -> bool {
    let Deployed { vassal, from, to, way, .. } = deployed;
    let simple = vassal.takes().is_some();
    let asks = simple && in_the_way(open, vassal, to).count() == District::SIMPLE_PLACES;
    if asks {
        open.due.push(Frame::SendHome { vassal, from, to, way }.into());
    }
    asks
}

/// Why this vassal cannot be the one who leaves (CRL-3.6).
pub(super) fn refusal_to_send(open: &Open, deployed: Vassal, to: Colour, leaving: Vassal) -> Option<Refusal> {
    let there = in_the_way(open, deployed, to).any(|(other, _)| other == leaving);
    (!there).then_some(Refusal::NotInTheWay(leaving, to))
}

/// The chosen vassal returns to its castle; then the deployed one acts (CRL-3.6, CRL-3.9).
pub(super) fn send_home(
    open: &mut Open,
    deployed: Deployed,
    leaving: Vassal,
    journal: &mut Journal<crate::event::Event>,
) {
    let Deployed { seat, to, .. } = deployed;
    if let Some(owner) = open.vassal_place(leaving, to) {
        open.castle_mut(owner).vassals[leaving.index()] = None;
        journal.note(|| Event::SentHome { seat, owner, vassal: leaving, from: to }.into());
    }
    open.act(deployed, None, journal);
}
