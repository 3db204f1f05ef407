//! Lamorak deploys vassals where they stand, Lancelot lets them act twice beside the marshal (sections 4 and 6).

use super::moves::{Event, Frame};
use super::state::Ally;
use crate::modules::Module;
use crate::pieces::{Deployed, Way};
use crate::rondel::{Gained, Space, SpaceKind};
use crate::state::Open;
use crate::vocab::{Colour, Vassal};
use table::Journal;

type Log = Journal<crate::event::Event>;

/// Whether a vassal that stands in a principality may be deployed there again (KRT-4.1, KRT-4.3, KRT-4.4, INT-10.18).
pub(super) fn may_stay(open: &Open, space: Space, vassal: Vassal, to: Colour) -> bool {
    let castle = open.castle(open.active);
    if castle.vassal(vassal) != Some(to) || !open.modules.knights.has(open.active, Ally::Lamorak) {
        return false;
    }
    match open.layout.kind(space) {
        SpaceKind::Principality(colour) => colour == to,
        SpaceKind::Influence(Gained::Vassal) => castle.influence(to) > 0,
        SpaceKind::Influence(Gained::Flag | Gained::Material | Gained::Shield)
        | SpaceKind::Vp(_)
        | SpaceKind::Excalibur
        | SpaceKind::Grail
        | SpaceKind::Relocate
        | SpaceKind::Exchange
        | SpaceKind::Mission
        | SpaceKind::Build
        | SpaceKind::Module(_) => false,
    }
}

/// Whether some vassal can be deployed again by the action of a space (KRT-4.1).
pub(super) fn any_may_stay(open: &Open, space: Space) -> bool {
    let places = |vassal: Vassal| open.castle(open.active).vassal(vassal).map(|to| (vassal, to));
    Vassal::ALL.into_iter().filter_map(places).any(|(vassal, to)| may_stay(open, space, vassal, to))
}

/// A vassal deployed beside the marshal acts twice in a row (KRT-6.2, KRT-6.4). Whether it does.
pub(super) fn act_twice(open: &mut Open, deployed: Deployed, journal: &mut Log) -> bool {
    let Deployed { seat, vassal, to: colour, way, .. } = deployed;
    let deploys = match way {
        Way::Principality | Way::Influence | Way::Relocated => true,
        // INT-10.7: activating is no deployment.
        Way::Activated => false,
    };
    let state = &open.modules.knights;
    if !deploys || !state.has(seat, Ally::Lancelot) || state.marshal != Some(colour) {
        return false;
    }
    journal.note(|| Event::ActsTwice { seat, vassal, colour }.into());
    // It waits until everything that the first execution asks for is decided.
    open.due.push(Frame::SecondAct(vassal, colour).into());
    open.act(deployed, Some(Module::Knights), journal);
    true
}

/// The second execution, as far as possible (KRT-6.3, KRT-6.6).
pub(super) fn act_again(open: &mut Open, vassal: Vassal, to: Colour, journal: &mut Log) {
    let way = open.turn.action.map_or(Way::Principality, |space| Way::by(open.layout.kind(space)));
    let deployed = Deployed { seat: open.active, vassal, from: None, to, way };
    open.act(deployed, Some(Module::Knights), journal);
}
