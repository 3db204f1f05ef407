//! What coins and mistletoe are worth, and the spaces that give them.

use merlin::modules::gold::{SpaceKind, State};
use merlin::{Module, Open};
use table::Seat;

/// Coins bring points in pairs at the end (GLD-2.8), and every one of them can change a die before; mistletoe is worth
/// something only as long as missions can be completed with it (GLD-3.1, GLD-3.6). `time` goes from 1 to 0.
pub(super) fn worth(open: &Open, seat: Seat, time: f64) -> f64 {
    if !open.options.modules().contains(Module::Gold) {
        return 0.0;
    }
    let (coins, mistletoe) = (open.modules.gold.coins(seat), open.modules.gold.mistletoe(seat));
    let paired = f64::from(coins / State::GROUP * State::GROUP_POINTS);
    let single = f64::from(coins % State::GROUP) * if time > 0.0 { 0.9 } else { 0.0 };
    paired + single + f64::from(coins.min(3)) * 0.3 * time + f64::from(mistletoe.min(4)) * 1.2 * time
}

pub(super) fn space_worth(open: &Open, kind: SpaceKind) -> f64 {
    let given = match kind {
        SpaceKind::AppleMistletoe => open.fruits_to_take() > 0,
        SpaceKind::GoldCoin => open.coins_to_take() > 0,
    };
    if given { 1.6 } else { 0.0 }
}
