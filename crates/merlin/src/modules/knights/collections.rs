//! Gareth collects the colours of repelled traitors, Geraint the kinds of victory point spaces (sections 7, 8 and 15).

use super::moves::{Event, Points};
use super::state::Ally;
use crate::rondel::{Space, SpaceKind};
use crate::state::Open;
use crate::vocab::Colour;
use table::{Journal, Seat};

type Log = Journal<crate::event::Event>;

/// The first traitor of each colour brings its defence tile and a point (KRT-7.1 to KRT-7.4, INT-12.1).
pub(super) fn traitor_repelled(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Log) {
    let state = &mut open.modules.knights;
    if state.has(seat, Ally::Gareth) && !state.defence.contains(colour) {
        state.defence.insert(colour);
        journal.note(|| Event::Defended { seat, colour }.into());
        open.score_points(seat, 1, Points::Defence { colour }.into(), journal);
    }
}

/// Every victory point space brings a point more, and its ally tile for the first time; the kind is that of the space,
/// whatever was counted there (KRT-8.1 to KRT-8.5, INT-11.2).
pub(super) fn vp_space_performed(open: &mut Open, space: Space, journal: &mut Log) {
    let (seat, SpaceKind::Vp(counted)) = (open.active, open.layout.kind(space)) else { return };
    let state = &mut open.modules.knights;
    if !state.has(seat, Ally::Geraint) {
        return;
    }
    if !state.performed.contains(counted) {
        state.performed.insert(counted);
        journal.note(|| Event::Performed { seat, counted }.into());
    }
    open.score_points(seat, 1, Points::Space { counted }.into(), journal);
}

/// What the tiles on Gareth and Geraint are worth at the end (KRT-7.5, KRT-8.6, KRT-15.1).
pub(super) fn count_end_points(open: &mut Open, seat: Seat, journal: &mut Log) {
    let (state, components) = (&open.modules.knights, &open.options.components.modules.knights);
    let (defence, performed) = (state.tiles(Ally::Gareth), state.tiles(Ally::Geraint));
    let all = [
        (
            Ally::Gareth,
            components.defence_points[usize::from(defence)],
            Points::DefenceTiles { tiles: defence },
        ),
        (
            Ally::Geraint,
            components.ally_points[usize::from(performed)],
            Points::AllyTiles { tiles: performed },
        ),
    ];
    for (ally, points, reason) in all {
        if open.modules.knights.has(seat, ally) && points > 0 {
            open.score_points(seat, points.into(), reason.into(), journal);
        }
    }
}
