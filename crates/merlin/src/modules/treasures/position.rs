//! The table `[treasures]` of a position: which tiles lie there, row by row, which were removed, how many
//! staffs were won.

use super::SetupStep;
use super::state::{State, Treasure};
use crate::frames::{self, Part};
use crate::position::Reader;
use crate::sites::Site;
use crate::state::Open;
use crate::vocab::Terrain;
use serde::Deserialize;
use std::fmt::Write;
use table::Fault;

/// What a position says of the module.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    tiles: Option<Vec<String>>,
    removed: Option<Vec<String>>,
    #[serde(default)]
    staffs_won: i64,
}

/// The positions of the new tiles, row by row.
fn sites(open: &Open) -> Vec<Site> {
    let last = open.due.all().last().copied();
    let plain = |site: &Site| open.environs.tile(*site).is_some_and(|tile| !tile.tower);
    let known = |site: &Site| last != Some(super::Frame::Which(*site).into());
    Site::all(4).filter(plain).filter(known).collect()
}

pub(crate) fn write(open: &Open, text: &mut String) -> std::fmt::Result {
    let state = &open.modules.treasures;
    let quoted = |tiles: &mut dyn Iterator<Item = Treasure>| {
        let names: Vec<String> = tiles.map(|tile| format!("\"{tile}\"")).collect();
        format!("[{}]", names.join(", "))
    };
    writeln!(text, "\n[treasures]")?;
    writeln!(text, "tiles = {}", quoted(&mut sites(open).into_iter().filter_map(|site| state.at(site))))?;
    writeln!(text, "removed = {}", quoted(&mut state.removed()))?;
    writeln!(text, "staffs_won = {}", state.staffs_won)
}

/// Reads the table; what it leaves out is filled in: the last tile of each terrain is removed, the others lie in order.
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, open: &mut Open) -> Result<(), Fault> {
    let usual = Table::default();
    let table = table.unwrap_or(&usual);
    let at = |field: &'static str, index: usize| {
        ["treasures".to_owned(), field.to_owned(), (index + 1).to_string()]
    };
    let tile = |field: &'static str, index: usize, name: &str| -> Result<Treasure, Fault> {
        let path = at(field, index);
        reader.parsed("TRE-1.1", &path.each_ref().map(String::as_str), name, "t01–t15")
    };
    if let Some(removed) = &table.removed {
        for (index, name) in removed.iter().enumerate() {
            open.modules.treasures.removed.insert(tile("removed", index, name)?);
        }
    } else if is_past(open, SetupStep::Removed.into()) && open.players() < 4 {
        for terrain in Terrain::ALL {
            if let Some(last) = open.treasures_left(terrain).last() {
                open.modules.treasures.removed.insert(last);
            }
        }
    }
    let sites = sites(open);
    if let Some(tiles) = &table.tiles {
        if tiles.len() != sites.len() {
            let path = ["treasures", "tiles"];
            return Err(reader.fault("TRE-2.1", &path, tiles.len(), sites.len()));
        }
        for (index, (name, site)) in tiles.iter().zip(sites).enumerate() {
            open.modules.treasures.laid[site.index()] = Some(tile("tiles", index, name)?);
        }
    } else {
        for site in sites {
            let terrain = open.environs.tile(site).map(|tile| tile.terrain);
            let next = terrain.and_then(|terrain| open.treasures_left(terrain).next());
            open.modules.treasures.laid[site.index()] = next;
        }
    }
    let path = ["treasures", "staffs_won"];
    open.modules.treasures.staffs_won = reader.count("TRE-1.6", &path, table.staffs_won, State::STAFFS)?;
    Ok(())
}

/// Whether a step of the setup is over.
fn is_past(open: &Open, step: frames::SetupStep) -> bool {
    match open.due.part() {
        Part::Setup(now) => open.layout.is_before(step, now),
        Part::Rolling | Part::Turn | Part::Scoring | Part::Over => true,
    }
}
