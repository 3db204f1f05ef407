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
    let under = |seat: Seat| state.under[seat.index()].iter().sum::<u8>();
    let most = Seat::all(players).max_by_key(|&seat| under(seat)).filter(|&seat| under(seat) > 0);
    let holder = Seat::all(players).max_by_key(|&seat| state.plus(seat)).unwrap_or(open.start);
    let at = match most {
        Some(seat) => format!("market.seat.{seat}.under"),
        None => format!("market.seat.{holder}.markers"),
    };
    demand(plus <= u32::from(State::PLUS), "MKT-1.1", &at, format!("{plus} × plus"), "≤ 6 × plus")?;
    let fruits: u32 = state.fruits.iter().map(|&count| u32::from(count)).sum();
    let holder = Seat::all(players).max_by_key(|&seat| state.fruits(seat)).unwrap_or(open.start);
    let (at, found) = (format!("market.seat.{holder}.markers"), format!("{fruits} × apple_mistletoe"));
    demand(fruits <= u32::from(State::FRUITS), "MKT-1.1", &at, found, "≤ 4 × apple_mistletoe")?;
    for seat in Seat::all(players) {
        for colour in Colour::ALL {
            let (under, markers) = (state.under(seat, colour), open.castle(seat).influence(colour));
            let at = format!("market.seat.{seat}.under.{colour}");
            demand(under <= markers, "MKT-4.3", &at, under, format!("≤ {markers}"))?;
        }
    }
    check_labourers(open)?;
    let owned = Marked::ALL.into_iter().any(|kind| state.items[kind.index()].iter().any(Option::is_some));
    let begun = open.round > 0;
    demand(begun || !owned && plus + fruits == 0, "MKT-1.4", "turn.round", open.round, "≥ 1")?;
    let turn = &open.turn.modules.market;
    let closed = !turn.visited || open.turn.missions == 0;
    demand(closed, "MKT-2.3", "market.visited", turn.visited, false)
}

fn check_labourers(open: &Open) -> Check {
    let state = &open.modules.market;
    let away = state.labourers.iter().filter(|&&place| place != Labourer::Board).count();
    let during = matches!(open.due.part(), Part::Turn | Part::Scoring);
    let used = open.labourer_pips().iter().zip(&state.labourers);
    let used = used.filter(|(_, place)| **place == Labourer::Used).map(|(pips, _)| pips.to_string());
    let used = used.collect::<Vec<_>>().join(", ");
    let hired = state.labourers.iter().find_map(|place| match place {
        Labourer::Hired(seat) => Some(*seat),
        Labourer::Board | Labourer::Used => None,
    });
    let (at, found) = match hired {
        Some(seat) => (format!("market.seat.{seat}.markers"), format!("{away} × labourer")),
        None => ("market.used".to_owned(), used),
    };
    demand(during || away == 0, "MKT-5.9", &at, found, "-")?;
    let declined = state.declined.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ");
    demand(during || state.declined.is_empty(), "MKT-5.8", "market.declined", declined, "-")?;
    for seat in state.declined.iter() {
        let dice = open.castle(seat).dice.any_unused() || seams::owes_turn(open, seat);
        let own = open.due.part() == Part::Turn && seat == open.active;
        demand(!dice && !own, "MKT-5.8", "market.declined", seat, "-")?;
    }
    if let Some((AnyUnit::Module(modules::Unit::Market(_)), pips)) = open.turn.unit {
        let used = open.labourer(pips, Labourer::Used).is_some();
        demand(used, "MKT-5.9", "market.used", "-", pips)?;
    }
    Ok(())
}
