//! The printed values of the module: stacks, tiles and tables of points, read from TOML and checked (section 16).

use super::state::{Ally, Stack};
use crate::components::{Provenance, Reader};
use crate::state::Open;
use crate::vocab::Colour;
use serde::Deserialize;
use table::{Fault, component_rows, component_tables};

/// The values that a components file can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The stack of each ally (KRT-1.2).
    pub stacks: [Stack; Ally::ALL.len()],
    /// What so many defence tiles are worth at the end (KRT-7.5).
    pub defence_points: [u8; 7],
    /// What so many ally tiles are worth at the end (KRT-8.6).
    pub ally_points: [u8; 6],
}

component_tables! {
    AlliesTable { list: Vec<AllyEntry> }
    StacksTable { a: Vec<String>, b: Vec<String> }
    TristramTable { min_change: i64, max_change: i64, die_min: i64, die_max: i64 }
    GarethTable { colours: Vec<String>, points_per_new_colour: i64, end_points: Vec<i64> }
    GeraintTable { kinds: Vec<String>, points_per_space: i64, end_points: Vec<i64> }
    PercivalTable { tiles_per_mission: i64 }
    BedivereTable { extra_cards: i64, hand: i64 }
}

component_rows! {
    AllyEntry { id: String, tile: Option<String>, tiles: i64, marshals: Option<i64> }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    schema: String,
    module: String,
    allies: AlliesTable,
    stacks: StacksTable,
    tristram: TristramTable,
    gareth: GarethTable,
    geraint: GeraintTable,
    percival: PercivalTable,
    bedivere: BedivereTable,
}

/// The kinds of victory point spaces, one ally tile each; manors only with Arthur (KRT-8.7, KRT-16.4).
const KINDS: [&str; 5] = ["shield", "flag", "material", "influence", "manor"];

/// The name of an ally's tiles (KRT-1.3).
const fn tile_of(ally: Ally) -> Option<&'static str> {
    match ally {
        Ally::Lamorak | Ally::Lancelot => None,
        Ally::Tristram => Some("movement_tile"),
        Ally::Gawain => Some("special_movement_tile"),
        Ally::Gareth => Some("defence_tile"),
        Ally::Geraint => Some("ally_tile"),
        Ally::Galahad => Some("wild_tile"),
        Ally::Bors => Some("portal_tile"),
        Ally::Gaheris => Some("castle_tile"),
        Ally::Percival => Some("colour_change_tile"),
        Ally::Bedivere => Some("card_swap_tile"),
        Ally::Kay => Some("influence_tile"),
    }
}

impl Components {
    /// The text of the components that come with the program.
    pub(crate) const PRINTED: &'static str = include_str!("../../../../../components/merlin/knights.toml");

    /// Reads and checks the file of the module; also where its values come from.
    pub(crate) fn read(reader: &Reader<'_, File>) -> Result<(Self, Vec<Provenance>), Fault> {
        let file = &reader.file;
        reader.fixed("MER-1.18", &["schema"], file.schema.as_str(), "merlin-components/1")?;
        reader.fixed("MER-1.18", &["module"], file.module.as_str(), "knights")?;
        check_allies(reader)?;
        check_numbers(reader)?;
        let gareth = &file.gareth;
        let colours: Vec<&str> = gareth.colours.iter().map(String::as_str).collect();
        once_each(reader, &["gareth", "colours"], &colours, &Colour::ALL.map(Colour::id))?;
        let kinds: Vec<&str> = file.geraint.kinds.iter().map(String::as_str).collect();
        once_each(reader, &["geraint", "kinds"], &kinds, &KINDS)?;
        let components = Self {
            stacks: stacks(reader)?,
            defence_points: end_points(reader, &["gareth", "end_points"], &gareth.end_points)?,
            ally_points: end_points(reader, &["geraint", "end_points"], &file.geraint.end_points)?,
        };
        let sources = vec![
            file.allies.provenance("knights.allies"),
            file.stacks.provenance("knights.stacks"),
            file.tristram.provenance("knights.tristram"),
            file.gareth.provenance("knights.gareth"),
            file.geraint.provenance("knights.geraint"),
            file.percival.provenance("knights.percival"),
            file.bedivere.provenance("knights.bedivere"),
        ];
        Ok((components, sources))
    }
}

/// Twelve allies with their tiles (KRT-16.1, KRT-16.2).
fn check_allies(reader: &Reader<'_, File>) -> Result<(), Fault> {
    let list = &reader.file.allies.list;
    reader.fixed("KRT-16.1", &["allies", "list"], list.len(), Ally::ALL.len())?;
    for (entry, ally) in list.iter().zip(Ally::ALL) {
        let number = (ally.index() + 1).to_string();
        let path = |field: &'static str| ["allies", "list", &number, field];
        reader.fixed("KRT-16.1", &path("id"), entry.id.as_str(), ally.id())?;
        reader.fixed("KRT-16.2", &path("tile"), entry.tile.as_deref(), tile_of(ally))?;
        reader.fixed("KRT-16.2", &path("tiles"), entry.tiles, ally.tiles().into())?;
        let marshals = (ally == Ally::Lancelot).then_some(1);
        reader.fixed("KRT-16.2", &path("marshals"), entry.marshals, marshals)?;
    }
    Ok(())
}

/// The numbers that the clauses fix.
fn check_numbers(reader: &Reader<'_, File>) -> Result<(), Fault> {
    let File { tristram, gareth, geraint, percival, bedivere, .. } = &reader.file;
    reader.fixed("KRT-3.1", &["tristram", "min_change"], tristram.min_change, 1)?;
    reader.fixed("KRT-3.1", &["tristram", "max_change"], tristram.max_change, 2)?;
    reader.fixed("KRT-3.2", &["tristram", "die_min"], tristram.die_min, 1)?;
    reader.fixed("KRT-3.2", &["tristram", "die_max"], tristram.die_max, 6)?;
    reader.fixed("KRT-7.1", &["gareth", "points_per_new_colour"], gareth.points_per_new_colour, 1)?;
    reader.fixed("KRT-8.1", &["geraint", "points_per_space"], geraint.points_per_space, 1)?;
    reader.fixed("KRT-12.3", &["percival", "tiles_per_mission"], percival.tiles_per_mission, 1)?;
    reader.fixed("KRT-13.2", &["bedivere", "extra_cards"], bedivere.extra_cards, EXTRA_CARDS.into())?;
    let hand = i64::from(Open::HAND + EXTRA_CARDS);
    reader.fixed("KRT-13.1", &["bedivere", "hand"], bedivere.hand, hand)
}

/// How many cards more Bedivere's hand has (KRT-13.1).
pub(super) const EXTRA_CARDS: u8 = 2;

/// Six allies in each stack, each ally in one (KRT-16.1).
fn stacks(reader: &Reader<'_, File>) -> Result<[Stack; Ally::ALL.len()], Fault> {
    let mut found = [None; Ally::ALL.len()];
    for (stack, names) in Stack::ALL.into_iter().zip([&reader.file.stacks.a, &reader.file.stacks.b]) {
        let path = ["stacks", stack.id()];
        reader.fixed("KRT-16.1", &path, names.len(), Ally::ALL.len() / 2)?;
        for name in names {
            let ally = reader.named("KRT-16.1", &path, name, &Ally::ALL)?;
            let before = found[ally.index()].replace(stack);
            reader.demand(before.is_none(), "KRT-16.1", &path, format!("2 × {ally}"), 1)?;
        }
    }
    Ok(found.map(|stack| stack.expect("twelve places for twelve names, none of them twice")))
}

/// Each of these names once, in any order (KRT-16.4).
fn once_each(reader: &Reader<'_, File>, path: &[&str], found: &[&str], names: &[&str]) -> Result<(), Fault> {
    let (mut sorted, mut all) = (found.to_vec(), names.to_vec());
    sorted.sort_unstable();
    all.sort_unstable();
    reader.demand(sorted == all, "KRT-16.4", path, found.join(", "), names.join(", "))
}

/// A table of points by the number of tiles: it begins with 0 and never falls (KRT-16.3).
fn end_points<const COUNT: usize>(
    reader: &Reader<'_, File>,
    path: &[&str],
    points: &[i64],
) -> Result<[u8; COUNT], Fault> {
    reader.fixed("KRT-16.3", path, points.len(), COUNT)?;
    let rises = points[0] == 0 && points.is_sorted();
    let text = || points.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    reader.demand(rises, "KRT-16.3", path, text(), "0 ≤ … ≤ …")?;
    let mut all = [0; COUNT];
    for (own, &points) in all.iter_mut().zip(points) {
        let few = u8::try_from(points).ok().filter(|&points| points <= 100);
        *own = few.ok_or_else(|| reader.fault("KRT-16.3", path, points, "0–100"))?;
    }
    Ok(all)
}
