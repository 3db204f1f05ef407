//! The expected value of tiles with an effect for a player who can build.

use merlin::modules::treasures::Effect;
use merlin::{Module, Open, Site};
use table::Seat;

/// The best effect that a manor can still be built on, roughly (TRE-1.2). What an effect has brought is
/// counted with the points and pieces of the base game.
pub(super) fn build_worth(open: &Open, seat: Seat) -> f64 {
    if !open.options.modules().contains(Module::Treasures) {
        return 0.0;
    }
    let is_free = |site: &Site| open.castles().iter().all(|castle| !castle.manors.contains(*site));
    let effects =
        Site::all(open.layout.rows).filter(is_free).filter_map(|site| open.modules.treasures.at(site));
    effects.map(|tile| effect_worth(open, seat, open.treasure(tile).effect)).fold(0.0, f64::max)
}

/// What an effect brings; whatever the others lose counts as a part of it, the same for all of them.
fn effect_worth(open: &Open, seat: Seat, effect: Effect) -> f64 {
    let castle = open.castle(seat);
    match effect {
        Effect::Excalibur => {
            if castle.traitors_attached() > 0 {
                3.0
            } else {
                1.0
            }
        }
        Effect::Grail => 2.2,
        Effect::MerlinStaff => {
            if open.modules.treasures.staffs_left() > 0 {
                2.5
            } else {
                0.0
            }
        }
        Effect::PointsAndApple(points) => f64::from(points) + 1.5,
        Effect::Influence(_) => {
            if castle.influenced().is_empty() {
                0.0
            } else {
                2.4
            }
        }
        Effect::Discard(_) => 1.2,
    }
}
