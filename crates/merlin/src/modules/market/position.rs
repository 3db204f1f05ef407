//! The table `[market]` of a position: what each seat has of the market, in their order; the rest lies on the board.

use super::state::{Labourer, Marked, Marker, State};
use crate::position::Reader;
use crate::state::Open;
use crate::vocab::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Fault, Seat};

/// What a position says of the module.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    #[serde(default)]
    visited: bool,
    #[serde(default)]
    used: Vec<i64>,
    #[serde(default)]
    declined: Vec<i64>,
    #[serde(default)]
    seat: Vec<SeatTable>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct SeatTable {
    #[serde(default)]
    markers: Vec<String>,
    #[serde(default)]
    under: BTreeMap<String, i64>,
}

pub(crate) fn write(open: &Open, text: &mut String) -> std::fmt::Result {
    let state = &open.modules.market;
    let used =
        open.labourer_pips().iter().zip(&state.labourers).filter(|(_, place)| **place == Labourer::Used);
    let used: Vec<u8> = used.map(|(pips, _)| pips.get()).collect();
    let declined: Vec<usize> = state.declined.iter().map(|seat| seat.index() + 1).collect();
    writeln!(text, "\n[market]\nvisited = {}", open.turn.modules.market.visited)?;
    writeln!(text, "used = {used:?}\ndeclined = {declined:?}")?;
    for seat in Seat::all(open.players()) {
        let markers: Vec<String> = owned(open, seat).iter().map(|marker| format!("\"{marker}\"")).collect();
        let under = Colour::ALL.into_iter().filter(|&colour| state.under(seat, colour) > 0);
        let under: Vec<String> =
            under.map(|colour| format!("{colour} = {}", state.under(seat, colour))).collect();
        let under = if under.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", under.join(", ")) };
        writeln!(text, "[[market.seat]]\nmarkers = [{}]\nunder = {under}", markers.join(", "))?;
    }
    Ok(())
}

/// The markers of a player, one by one.
fn owned(open: &Open, seat: Seat) -> Vec<Marker> {
    let state = &open.modules.market;
    let items = state.items(seat).map(|(kind, colour)| Marker::Item(kind, colour));
    let plus = (0..state.plus(seat)).map(|_| Marker::Plus);
    let fruits = (0..state.fruits(seat)).map(|_| Marker::AppleMistletoe);
    let hired = open.labourer_pips().iter().zip(&state.labourers);
    let hired =
        hired.filter(|(_, place)| **place == Labourer::Hired(seat)).map(|(&pips, _)| Marker::Labourer(pips));
    items.chain(plus).chain(fruits).chain(hired).collect()
}

/// The pips of the labourers that nobody has and nobody has used.
fn labourers_left(open: &Open) -> String {
    let left = open.labourer_pips().iter().zip(&open.modules.market.labourers);
    let left = left.filter(|(_, place)| **place == Labourer::Board).map(|(pips, _)| pips.to_string());
    left.collect::<Vec<_>>().join(", ")
}

/// The markers that are left on the market board.
fn markers_left(open: &Open) -> String {
    let items = Marked::ALL.into_iter().flat_map(|kind| Colour::ALL.map(|colour| Marker::Item(kind, colour)));
    let labourers = open.labourer_pips().iter().map(|&pips| Marker::Labourer(pips));
    let all = items.chain([Marker::Plus, Marker::AppleMistletoe]).chain(labourers);
    all.filter(|&marker| open.on_market(marker))
        .map(|marker| marker.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Reads the table; what it does not name lies on the market board (MKT-1.4).
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, open: &mut Open) -> Result<(), Fault> {
    let Some(table) = table else { return Ok(()) };
    open.turn.modules.market.visited = table.visited;
    let players = open.players();
    for (index, &pips) in table.used.iter().enumerate() {
        let path = ["market", "used", &(index + 1).to_string()];
        let shown = u8::try_from(pips).ok().and_then(crate::dice::Pips::new);
        let place = shown.and_then(|shown| open.labourer(shown, Labourer::Board));
        let place = place.ok_or_else(|| reader.fault("MKT-1.3", &path, pips, labourers_left(open)))?;
        open.modules.market.labourers[place] = Labourer::Used;
    }
    for (index, &number) in table.declined.iter().enumerate() {
        let path = ["market", "declined", &(index + 1).to_string()];
        open.modules.market.declined.insert(reader.seat(&path, number)?);
    }
    if table.seat.len() > players {
        let path = ["market", "seat", &(players + 1).to_string()];
        return Err(reader.fault("MER-1.1", &path, table.seat.len(), players));
    }
    for (seat, own) in Seat::all(players).zip(&table.seat) {
        let number = seat.to_string();
        for (index, text) in own.markers.iter().enumerate() {
            let path = ["market", "seat", &number, "markers", &(index + 1).to_string()];
            let marker: Marker = reader.parsed("MKT-1.1", &path, text, markers_left(open))?;
            if !open.on_market(marker) {
                return Err(reader.fault("MKT-1.1", &path, marker, markers_left(open)));
            }
            open.hand_over(seat, marker);
        }
        for (name, &count) in &own.under {
            let path = ["market", "seat", &number, "under", name];
            let colour: Colour =
                reader.parsed("MKT-4.2", &path, name, Colour::ALL.map(Colour::id).join(", "))?;
            let count = reader.count("MKT-1.1", &path, count, State::PLUS)?;
            open.modules.market.under[seat.index()][colour.index()] = count;
        }
    }
    Ok(())
}
