//! Every district lies somewhere, and only once; no more vassals stand in it than it has places (CRL-1.2,
//! CRL-1.3, CRL-3.2).

use super::laying::{by_their_roofs, next_to_cover};
use super::moves::{Frame, SetupStep};
use super::state::{District, State};
use crate::audit::{Check, demand};
use crate::frames::{self, Part};
use crate::modules::{self, Variant};
use crate::state::Open;
use crate::vocab::Colour;
use table::Seat;

pub(super) fn check(open: &Open) -> Check {
    let state = &open.modules.caerleon;
    let at = "caerleon.districts";
    for district in District::ALL {
        let places = state.districts.iter().filter(|&&laid| laid == Some(district)).count();
        demand(places <= 1, "CRL-1.2", at, format!("{places} × {district}"), format!("1 × {district}"))?;
    }
    let laid = state.districts.iter().flatten().count();
    let under_way = open.due.part() == Part::Setup(frames::SetupStep::from(SetupStep::Districts));
    let in_order = next_to_cover(open).is_none_or(|next| next.index() == laid);
    let count = if under_way { "< 6" } else { "6" };
    demand((laid < 6) == under_way, "CRL-1.4", at, laid, count)?;
    let named = |state: &State| {
        let each = Colour::ALL.into_iter().filter_map(|colour| Some((colour, state.district(colour)?)));
        each.map(|(colour, district)| format!("{colour} = {district}")).collect::<Vec<_>>().join(", ")
    };
    // They are laid one after the other, in the order of the colours.
    let first = Colour::ALL.into_iter().take(laid).map(Colour::id).collect::<Vec<_>>().join(", ");
    demand(in_order, "CRL-1.4", at, named(state), first)?;
    let random = open.options.variants().contains(Variant::RandomDistricts);
    let roofs = by_their_roofs(open);
    demand(random || *state == roofs, "CRL-1.3", at, named(state), named(&roofs))?;
    for colour in Colour::ALL {
        // While it is decided who leaves, one more stands there (CRL-3.6).
        let asks = |frame: &frames::Frame| matches!(frame, frames::Frame::Module(modules::Frame::Caerleon(Frame::SendHome { to, .. })) if *to == colour);
        let most = District::SIMPLE_PLACES + open.due.all().iter().filter(|&frame| asks(frame)).count();
        let there = open.simple_vassals(colour).count();
        if there > most {
            let vassals = |&seat: &Seat| open.castle(seat).vassals_in(colour);
            let holder = Seat::all(open.players()).max_by_key(vassals).unwrap_or(open.start);
            let at = format!("seat.{holder}.vassals");
            demand(false, "CRL-3.2", &at, format!("{there} × {colour}"), format!("≤ {most} × {colour}"))?;
        }
    }
    Ok(())
}
