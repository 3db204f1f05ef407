//! Every district lies somewhere, and only once; no more vassals stand in it than it has places (CRL-1.2, CRL-1.3, CRL-3.2).

use super::laying::{by_their_roofs, next_to_cover};
use super::moves::{Frame, SetupStep};
use super::state::District;
use crate::audit::{Check, demand};
use crate::frames::{self, Part};
use crate::modules::{self, Variant};
use crate::state::Open;
use crate::vocab::Colour;

pub(super) fn check(open: &Open) -> Check {
    let state = &open.modules.caerleon;
    let at = "caerleon.districts";
    for district in District::ALL {
        let places = state.districts.iter().filter(|&&laid| laid == Some(district)).count();
        demand(places <= 1, "CRL-1.2", at, format!("{places} × {district}"), "≤ 1")?;
    }
    let laid = state.districts.iter().flatten().count();
    let under_way = open.due.part() == Part::Setup(frames::SetupStep::from(SetupStep::Districts));
    let in_order = next_to_cover(open).is_none_or(|next| next.index() == laid);
    demand((laid < 6) == under_way && in_order, "CRL-1.4", at, laid, if under_way { "< 6" } else { "6" })?;
    let random = open.options.variants().contains(Variant::RandomDistricts);
    let standard = random || *state == by_their_roofs(open);
    demand(standard, "CRL-1.3", at, "…", "trader, smith, mint, quarry, orchard, tailor")?;
    for colour in Colour::ALL {
        // While it is decided who leaves, one more stands there (CRL-3.6).
        let asks = |frame: &frames::Frame| matches!(frame, frames::Frame::Module(modules::Frame::Caerleon(Frame::SendHome { to, .. })) if *to == colour);
        let most = District::SIMPLE_PLACES + open.due.all().iter().filter(|&frame| asks(frame)).count();
        let there = open.simple_vassals(colour).count();
        demand(there <= most, "CRL-3.2", "seat", format!("{there} × {colour}"), format!("≤ {most}"))?;
    }
    Ok(())
}
