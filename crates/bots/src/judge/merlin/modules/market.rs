//! What markers of the market are worth beyond what counts like pieces of the castle.

use merlin::{Module, Open};
use table::Seat;

/// Shield and material markers are judged as the pieces they are, plus markers under influence markers with the
/// principality. A plus marker beside the castle may double an influence marker once, a labourer is a turn more in this
/// round, an apple-mistletoe marker can do more than an apple. `time` goes from 1 to 0.
pub(super) fn worth(open: &Open, seat: Seat, time: f64) -> f64 {
    if !open.options.modules().contains(Module::Market) {
        return 0.0;
    }
    let market = &open.modules.market;
    let labourers = if market.declined().contains(seat) { 0.0 } else { open.hired(seat).count() as f64 };
    f64::from(market.plus(seat).min(2)) * 0.9 * time
        + f64::from(market.fruits(seat)) * 0.3 * time
        + labourers * 2.6
}
