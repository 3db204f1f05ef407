//! The table `[caerleon]` of a position: which district lies on which principality.

use super::laying::by_their_roofs;
use super::moves::SetupStep;
use super::state::{District, State};
use crate::frames::{self, Part};
use crate::position::Reader;
use crate::state::Open;
use crate::vocab::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use table::Fault;

/// What a position says of the module.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    districts: Option<BTreeMap<String, String>>,
}

pub(crate) fn write(open: &Open, text: &mut String) -> std::fmt::Result {
    let named = |colour: Colour| {
        open.modules.caerleon.district(colour).map(|district| format!("{colour} = \"{district}\""))
    };
    let all: Vec<String> = Colour::ALL.into_iter().filter_map(named).collect();
    writeln!(text, "\n[caerleon]\ndistricts = {{ {} }}", all.join(", "))
}

/// Reads the table; without it the districts lie as their roofs say it, once they lie at all (CRL-1.3).
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, open: &mut Open) -> Result<(), Fault> {
    let Some(districts) = table.and_then(|table| table.districts.as_ref()) else {
        let under_way = open.due.part() == Part::Setup(frames::SetupStep::from(SetupStep::Districts));
        if !under_way {
            open.modules.caerleon = by_their_roofs(open);
        }
        return Ok(());
    };
    let mut state = State::default();
    for (name, id) in districts {
        let path = ["caerleon", "districts", name.as_str()];
        let colour: Colour = reader.parsed("CRL-1.2", &path, name, Colour::ALL.map(Colour::id).join(", "))?;
        let all = District::ALL.map(District::id).join(", ");
        state.districts[colour.index()] = Some(reader.parsed("CRL-1.1", &path, id, all)?);
    }
    open.modules.caerleon = state;
    Ok(())
}
