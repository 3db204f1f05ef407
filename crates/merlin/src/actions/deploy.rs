//! Deploying vassals: on principality spaces, by influence, and by relocating one (section 7, MER-8.6, MER-9.9).

use crate::castle::Castle;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rondel::Space;
use crate::seams;
use crate::state::Open;
use crate::vocab::{Colour, Vassal};
use table::{Clause, Moves};

const fn own(open: &Open) -> &Castle {
    open.castle(open.active)
}

/// Whether all four vassals already stand in the principality (MER-7.13).
pub(super) fn all_there(open: &Open, colour: Colour) -> Option<&'static str> {
    (own(open).vassals_in(colour) == 4).then_some("MER-7.13")
}

pub(super) fn offer_in(open: &Open, space: Space, colour: Colour, out: &mut Moves<Move>) {
    for vassal in Vassal::ALL {
        let allowed = |to: Colour| {
            to == colour && own(open).vassal(vassal) != Some(colour)
                || seams::may_deploy(open, space, vassal, to)
        };
        out.extend(Colour::ALL.into_iter().filter(|&to| allowed(to)).map(|to| Move::Deploy(vassal, to)));
    }
}

pub(super) fn refusal_in(
    open: &Open,
    space: Space,
    colour: Colour,
    vassal: Vassal,
    to: Colour,
) -> Option<Refusal> {
    if seams::may_deploy(open, space, vassal, to) {
        return None;
    }
    if to != colour {
        return Some(Refusal::OtherPrincipality(to));
    }
    (own(open).vassal(vassal) == Some(to)).then_some(Refusal::VassalThere(vassal, to))
}

/// Whether no vassal can be deployed by influence (MER-8.6, MER-8.8).
pub(super) fn none_by_influence(open: &Open) -> Option<&'static str> {
    let influenced = own(open).influenced();
    if influenced.is_empty() {
        return Some("MER-8.8");
    }
    let full = influenced.iter().all(|colour| own(open).vassals_in(colour) == 4);
    full.then_some("MER-8.6")
}

pub(super) fn offer_by_influence(open: &Open, space: Space, out: &mut Moves<Move>) {
    let influenced = own(open).influenced();
    for vassal in Vassal::ALL {
        let elsewhere = influenced.iter().filter(|&colour| {
            own(open).vassal(vassal) != Some(colour) || seams::may_deploy(open, space, vassal, colour)
        });
        out.extend(elsewhere.map(|colour| Move::Deploy(vassal, colour)));
    }
}

pub(super) fn refusal_by_influence(open: &Open, space: Space, vassal: Vassal, to: Colour) -> Option<Refusal> {
    if own(open).influence(to) == 0 {
        return Some(Refusal::NoInfluence { colour: to, clause: Clause("MER-8.6") });
    }
    if seams::may_deploy(open, space, vassal, to) {
        return None;
    }
    (own(open).vassal(vassal) == Some(to)).then_some(Refusal::VassalThere(vassal, to))
}

/// A vassal on the board goes to a neighbouring principality; only if none is there, one from the castle goes
/// anywhere (MER-9.9, MER-9.11, MER-9.12).
pub(super) fn offer_relocating(open: &Open, out: &mut Moves<Move>) {
    let all_at_home = own(open).vassals_on_board() == 0;
    for vassal in Vassal::ALL {
        if all_at_home {
            out.extend(Colour::ALL.into_iter().map(|colour| Move::Deploy(vassal, colour)));
        } else if let Some(from) = own(open).vassal(vassal) {
            let mut sides = open.layout.neighbours(from);
            sides.sort_unstable();
            out.extend(sides.into_iter().map(|colour| Move::Deploy(vassal, colour)));
        }
    }
}

pub(super) fn refusal_to_relocate(open: &Open, vassal: Vassal, to: Colour) -> Option<Refusal> {
    match own(open).vassal(vassal) {
        Some(from) if open.layout.neighbours(from).contains(&to) => None,
        Some(_) => Some(Refusal::NotNeighbouring(vassal, to)),
        None => (own(open).vassals_on_board() > 0).then_some(Refusal::VassalOnCastle(vassal)),
    }
}
