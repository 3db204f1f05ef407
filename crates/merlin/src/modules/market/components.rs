//! The printed values of the module: markers and the pips of the labourers, read from TOML and checked
//! (MKT-7.1, MKT-7.2).

use super::state::State;
use crate::components::{Note, Provenance, Reader};
use crate::dice::Pips;
use crate::vocab::Colour;
use serde::Deserialize;
use table::Fault;

/// The values that a components file can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// What the day labourers show (MKT-1.3).
    pub pips: [Pips; State::LABOURERS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Visit {
    price_coins: i64,
    visits_per_turn: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Coloured {
    colours: Vec<String>,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted {
    count: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Labourers {
    pips: Vec<i64>,
    source: String,
    note: Note,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    schema: String,
    module: String,
    visit: Visit,
    shield_markers: Coloured,
    material_markers: Coloured,
    plus_markers: Counted,
    apple_mistletoe_markers: Counted,
    day_labourers: Labourers,
}

impl Components {
    /// The text of the components that come with the program.
    pub(crate) const PRINTED: &'static str = include_str!("../../../../../components/merlin/market.toml");

    /// Reads and checks the file of the module; also where its values come from.
    pub(crate) fn read(reader: &Reader<'_, File>) -> Result<(Self, Vec<Provenance>), Fault> {
        let File { schema, module, visit, day_labourers, .. } = &reader.file;
        reader.fixed("MER-1.18", &["schema"], schema.as_str(), "merlin-components/1")?;
        reader.fixed("MER-1.18", &["module"], module.as_str(), "market")?;
        reader.fixed("MKT-7.2", &["visit", "price_coins"], visit.price_coins, 1)?;
        reader.fixed("MKT-7.2", &["visit", "visits_per_turn"], visit.visits_per_turn, 1)?;
        let File { shield_markers, material_markers, plus_markers, apple_mistletoe_markers, .. } =
            &reader.file;
        for (name, markers) in [("shield_markers", shield_markers), ("material_markers", material_markers)] {
            let path = [name, "colours"];
            reader.fixed("MKT-7.1", &path, markers.colours.len(), Colour::ALL.len())?;
            for (index, text) in markers.colours.iter().enumerate() {
                let at = [name, "colours", &(index + 1).to_string()];
                let colour: Colour = reader.named("MKT-7.1", &at, text, &Colour::ALL)?;
                let twice = markers.colours[..index].contains(text);
                reader.demand(!twice, "MKT-7.1", &at, format!("2 × {colour}"), 1)?;
            }
        }
        for (name, markers, fixed) in [
            ("plus_markers", plus_markers, State::PLUS),
            ("apple_mistletoe_markers", apple_mistletoe_markers, State::FRUITS),
        ] {
            reader.fixed("MKT-7.1", &[name, "count"], markers.count, i64::from(fixed))?;
        }
        let path = ["day_labourers", "pips"];
        reader.fixed("MKT-7.1", &path, day_labourers.pips.len(), State::LABOURERS)?;
        let mut pips = Vec::new();
        for (index, &found) in day_labourers.pips.iter().enumerate() {
            let at = ["day_labourers", "pips", &(index + 1).to_string()];
            let side = u8::try_from(found).ok().and_then(Pips::new);
            pips.push(side.ok_or_else(|| reader.fault("MKT-7.1", &at, found, "1–6"))?);
        }
        let pips = pips.try_into().expect("the number of labourers was checked above");
        let source = |what: &str, source: &str, note: &Note| Provenance {
            what: format!("market.{what}"),
            source: source.to_owned(),
            notes: note.by_language(),
        };
        let sources = vec![
            source("visit", &visit.source, &visit.note),
            source("shield_markers", &shield_markers.source, &shield_markers.note),
            source("material_markers", &material_markers.source, &material_markers.note),
            source("plus_markers", &plus_markers.source, &plus_markers.note),
            source("apple_mistletoe_markers", &apple_mistletoe_markers.source, &apple_mistletoe_markers.note),
            source("day_labourers", &day_labourers.source, &day_labourers.note),
        ];
        Ok((Self { pips }, sources))
    }
}
