//! What decrees are worth, and the choice between the act of a vassal and a decree.

use merlin::modules::Frame as ModuleFrame;
use merlin::modules::decree::{Frame, State};
use merlin::{Frame as AnyFrame, Item, Module, Open};
use table::Seat;

/// What an item or a marker brings, roughly.
const PIECE: f64 = 1.4;
/// What the best tile of an unknown stack brings beside the tile itself.
const BEST_TILE: f64 = 1.8;

/// Decrees bring points in threes (DEC-4.9), an item or influence in twos, a step of a die alone; left over
/// at the end they are worth nothing (DEC-4.11). `time` goes from 1 to 0.
pub(super) fn worth(open: &Open, seat: Seat, time: f64) -> f64 {
    if !open.options.modules().contains(Module::Decree) {
        return 0.0;
    }
    held(open.modules.decree.owned(seat).len(), time) + under_way(open, seat, time)
}

/// The value of `count` decrees in front of a player.
fn held(count: u8, time: f64) -> f64 {
    if time == 0.0 {
        return 0.0;
    }
    // A little less than the points themselves, so that nobody forgets to take them.
    let threes = f64::from(count / 3) * (f64::from(State::POINTS_FOR_THREE) - 0.05);
    threes + f64::from(count % 3) * (0.6 + 0.8 * time)
}

/// What will still come of a vassal that was just deployed (DEC-3.1).
fn under_way(open: &Open, seat: Seat, time: f64) -> f64 {
    if open.active != seat {
        return 0.0;
    }
    let AnyFrame::Module(ModuleFrame::Decree(own)) = open.top() else { return 0.0 };
    let owned = open.modules.decree.owned(seat).len();
    let another = held(owned + 1, time) - held(owned, time) + BEST_TILE;
    match own {
        Frame::Instead { vassal, to, .. } => {
            let brings = match vassal.takes() {
                Some(kind) => open.can_take(Item::new(kind, to)),
                None => open.castle(seat).influence_on_castle() > 0,
            };
            let plain = if brings { PIECE } else { 0.0 };
            another.max(super::caerleon::act_worth(open, seat, vassal, to).unwrap_or(plain))
        }
        Frame::Look(_) | Frame::Take(_) => another,
    }
}
