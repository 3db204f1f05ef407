//! Arthur: what Picts and the signet ring promise, and what the new spaces bring.

use merlin::modules::Frame as ModuleFrame;
use merlin::modules::arthur::{Frame, SpaceKind, State};
use merlin::{Frame as AnyFrame, Module, Open, SiteSet};
use table::Seat;

/// The Picts and the ring in the coming scoring, and the ring in those after it (ARU-7.6 to ARU-7.8).
pub(super) fn worth(open: &Open, seat: Seat) -> f64 {
    if !open.options.modules().contains(Module::Arthur) {
        return 0.0;
    }
    let own = f64::from(open.pict_result(seat));
    let others = Seat::all(open.players()).filter(|&other| other != seat);
    let results = others.map(|other| f64::from(open.pict_result(other)));
    let (best, worst) =
        results.fold((0.0, f64::INFINITY), |(best, worst), own: f64| (own.max(best), own.min(worst)));
    let points = f64::from(State::SCORING);
    let highest = (0.5 + 0.12 * (own - best)).clamp(0.0, 1.0);
    let lowest = (0.5 - 0.12 * (own - worst)).clamp(0.0, 1.0);
    let later = f64::from((Open::ROUNDS - open.round.max(1)) / 2);
    let ring = if open.modules.arthur.ring() == Some(seat) { 0.7 * later } else { 0.0 };
    points * (highest - lowest) + ring
}

/// How strong a player is in a territory after the clean-up: one manor stays, and those on castles (ARU-7.2, INT-5.9).
pub(super) fn strength_after_clean_up(open: &Open, seat: Seat, sites: SiteSet) -> u8 {
    let own = open.castle(seat).manors.intersection(sites);
    let leaving = own.without(open.modules.knights.castles()).len().saturating_sub(1);
    open.strength_in_territory(seat, sites).saturating_sub(leaving)
}

/// What is still to come of an action that an extra move has reached, or of a Pict.
pub(super) fn under_way(open: &Open, seat: Seat, space_worth: impl Fn(merlin::Space) -> f64) -> f64 {
    match open.top() {
        AnyFrame::Module(ModuleFrame::Arthur(Frame::Reached)) if open.active == seat => {
            open.turn.action.map_or(0.0, space_worth)
        }
        AnyFrame::Module(ModuleFrame::Arthur(Frame::Manor(_))) if open.active == seat => 3.0,
        _ => 0.0,
    }
}

/// What the action of a space brings, roughly.
pub(super) fn space_worth(open: &Open, seat: Seat, kind: SpaceKind) -> f64 {
    let castle = open.castle(seat);
    let if_so = |possible: bool, worth: f64| if possible { worth } else { 0.0 };
    match kind {
        SpaceKind::Shield => 1.5,
        SpaceKind::Flag | SpaceKind::Material => 1.3,
        SpaceKind::Influence => if_so(castle.influence_on_castle() > 0, 2.2),
        SpaceKind::SignetRing if open.modules.arthur.ring() == Some(seat) => 2.4,
        SpaceKind::SignetRing => 4.0,
        SpaceKind::Stairs => 2.2,
        SpaceKind::Merlin => 3.0,
        SpaceKind::MoveArthur => 2.4,
        SpaceKind::ReplaceManor => {
            let others = open.built().len() > castle.manors.len();
            if_so(castle.manors_left() > 0 && others, 3.0)
        }
        SpaceKind::Picts => if_so(open.modules.arthur.display().iter().any(Option::is_some), 2.8),
        SpaceKind::Apple => if_so(open.can_take_apple(), 1.4),
        SpaceKind::ActivateVassal => if_so(castle.vassals_on_board() > 0, 1.5),
    }
}
