//! No more coins and mistletoe than there are, and the starting ones until the first round (GLD-1.1, GLD-1.6, GLD-1.7).

use super::state::State;
use crate::audit::{Check, demand};
use crate::frames::Part;
use crate::state::Open;
use table::Seat;

pub(super) fn check(open: &Open) -> Check {
    let state = &open.modules.gold;
    for (name, owned, most, start) in [
        ("coins", &state.coins, State::COINS, State::STARTING_COINS),
        ("mistletoe", &state.mistletoe, State::MISTLETOE, State::STARTING_MISTLETOE),
    ] {
        let at = format!("gold.{name}");
        let all: u32 = owned.iter().map(|&count| u32::from(count)).sum();
        demand(all <= u32::from(most), "GLD-1.7", &at, format!("∑ {all}"), format!("∑ ≤ {most}"))?;
        let begun = !matches!(open.due.part(), Part::Setup(_)) && open.round > 0;
        for seat in Seat::all(open.players()) {
            let count = owned[seat.index()];
            demand(begun || count == start, "GLD-1.6", &format!("{at}.{seat}"), count, start)?;
        }
    }
    Ok(())
}
