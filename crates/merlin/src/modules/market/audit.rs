//! Every marker is somewhere, and only once; labourers last a round (MKT-1.1, MKT-1.4, MKT-4.3, MKT-5.1, MKT-5.8).

use super::state::{Labourer, Marked, State};
use crate::audit::{Check, demand};
use crate::dice::Unit as AnyUnit;
use crate::frames::Part;
use crate::modules;
use crate::seams;
use crate::state::Open;
use crate::vocab::Colour;
use table::Seat;

pub(super) fn check(open: &Open) -> Check {
    let (state, players) = (&open.modules.market, open.players());
    let plus: u32 =
        state.plus.iter().chain(state.under.iter().flatten()).map(|&count| u32::from(count)).sum();
    demand(plus <= u32::from(State::PLUS), "MKT-1.1", "market.plus", plus, "≤ 6")?;
    let fruits: u32 = state.fruits.iter().map(|&count| u32::from(count)).sum();
    demand(fruits <= u32::from(State::FRUITS), "MKT-1.1", "market.apple_mistletoe", fruits, "≤ 4")?;
    for seat in Seat::all(players) {
        for colour in Colour::ALL {
            let (under, markers) = (state.under(seat, colour), open.castle(seat).influence(colour));
            let found = format!("{under} × {colour}");
            demand(under <= markers, "MKT-4.3", "market.under", found, format!("≤ {markers}"))?;
        }
    }
    check_labourers(open)?;
    let owned = Marked::ALL.into_iter().any(|kind| state.items[kind.index()].iter().any(Option::is_some));
    let begun = open.round > 0;
    demand(begun || !owned && plus + fruits == 0, "MKT-1.4", "market", open.round, "≥ 1")?;
    let turn = &open.turn.modules.market;
    let closed = !turn.visited || open.turn.missions == 0;
    demand(closed, "MKT-2.3", "market.visited", open.turn.missions, 0)
}

fn check_labourers(open: &Open) -> Check {
    let state = &open.modules.market;
    let away = state.labourers.iter().filter(|&&place| place != Labourer::Board).count();
    let during = matches!(open.due.part(), Part::Turn | Part::Scoring);
    demand(during || away == 0, "MKT-5.9", "market.labourers", away, 0)?;
    demand(during || state.declined.is_empty(), "MKT-5.8", "market.declined", "…", "-")?;
    for seat in state.declined.iter() {
        let dice = open.castle(seat).dice.any_unused() || seams::owes_turn(open, seat);
        let own = open.due.part() == Part::Turn && seat == open.active;
        demand(!dice && !own, "MKT-5.8", "market.declined", seat, "-")?;
    }
    if let Some((AnyUnit::Module(modules::Unit::Market(_)), pips)) = open.turn.unit {
        let used = open.labourer(pips, Labourer::Used).is_some();
        demand(used, "MKT-5.9", "turn.die", pips, "market labourer 1–6")?;
    }
    Ok(())
}
