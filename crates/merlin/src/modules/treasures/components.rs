//! The printed values of the module: the new tiles, read from TOML and checked (TRE-1.1 to TRE-1.6).

use super::state::{Effect, Given, State, Treasure, TreasureTile};
use crate::components::{Note, Provenance, Reader};
use crate::vocab::{Kind, Terrain};
use serde::Deserialize;
use table::Fault;

/// The values that a components file can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// What the tiles show (TRE-1.1).
    pub tiles: [TreasureTile; Treasure::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BaseTiles {
    keep_tower: bool,
    keep_plain: bool,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NeutralStaffs {
    count: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainTiles {
    removed_with_2_or_3_players_per_terrain: i64,
    tiles: Vec<Entry>,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    terrain: String,
    effect: String,
    points: Option<i64>,
    apples: Option<i64>,
    items: Option<Vec<String>>,
    choices: Option<Vec<String>>,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    schema: String,
    module: String,
    base_tiles: BaseTiles,
    neutral_staffs: NeutralStaffs,
    terrain_tiles: TerrainTiles,
}

impl Components {
    /// The text of the components that come with the program.
    pub(crate) const PRINTED: &'static str = include_str!("../../../../../components/merlin/treasures.toml");

    /// Reads and checks the file of the module; also where its values come from.
    pub(crate) fn read(reader: &Reader<'_, File>) -> Result<(Self, Vec<Provenance>), Fault> {
        let File { schema, module, base_tiles, neutral_staffs, terrain_tiles } = &reader.file;
        reader.fixed("MER-1.18", &["schema"], schema.as_str(), "merlin-components/1")?;
        reader.fixed("MER-1.18", &["module"], module.as_str(), "treasures")?;
        reader.fixed("TRE-2.1", &["base_tiles", "keep_tower"], base_tiles.keep_tower, true)?;
        reader.fixed("TRE-2.1", &["base_tiles", "keep_plain"], base_tiles.keep_plain, false)?;
        let staffs = i64::from(State::STAFFS);
        reader.fixed("TRE-1.6", &["neutral_staffs", "count"], neutral_staffs.count, staffs)?;
        let removed = terrain_tiles.removed_with_2_or_3_players_per_terrain;
        let path = ["terrain_tiles", "removed_with_2_or_3_players_per_terrain"];
        reader.fixed("TRE-2.2", &path, removed, 1)?;
        let path = ["terrain_tiles", "tiles"];
        reader.fixed("TRE-1.1", &path, terrain_tiles.tiles.len(), Treasure::COUNT)?;
        let mut tiles = Vec::new();
        for (entry, treasure) in terrain_tiles.tiles.iter().zip(Treasure::all()) {
            let number = (treasure.index() + 1).to_string();
            let path = |field: &'static str| ["terrain_tiles", "tiles", &number, field];
            reader.fixed("TRE-1.1", &path("id"), entry.id.as_str(), &treasure.to_string())?;
            let terrain = reader.named("TRE-1.1", &path("terrain"), &entry.terrain, &Terrain::ALL)?;
            tiles.push(TreasureTile { terrain, effect: effect(reader, entry, &number)? });
        }
        for terrain in Terrain::ALL {
            let count = tiles.iter().filter(|tile| tile.terrain == terrain).count();
            reader.demand(count == 5, "TRE-1.1", &path, format!("{count} × {terrain}"), 5)?;
        }
        for id in EFFECTS {
            let some = tiles.iter().any(|tile| tile.effect.id() == id);
            reader.demand(some, "TRE-1.2", &path, format!("0 × {id}"), "≥ 1")?;
        }
        let source = |what: &str, source: &str, note: &Note| Provenance {
            what: what.to_owned(),
            source: source.to_owned(),
            notes: note.by_language(),
        };
        let sources = vec![
            source("treasures.base_tiles", &base_tiles.source, &base_tiles.note),
            source("treasures.neutral_staffs", &neutral_staffs.source, &neutral_staffs.note),
            source("treasures.terrain_tiles", &terrain_tiles.source, &terrain_tiles.note),
        ];
        let tiles = tiles.try_into().expect("the number of tiles was checked above");
        Ok((Self { tiles }, sources))
    }
}

/// The effects, by their ids (TRE-1.2).
const EFFECTS: [&str; 6] = ["excalibur", "grail", "merlin_staff", "points_and_apple", "influence", "discard"];

/// What a tile does (TRE-1.2 to TRE-1.5).
fn effect(reader: &Reader<'_, File>, entry: &Entry, number: &str) -> Result<Effect, Fault> {
    let path = |field: &'static str| ["terrain_tiles", "tiles", number, field];
    let Entry { points, apples, items, choices, .. } = entry;
    Ok(match (entry.effect.as_str(), points, apples, items, choices) {
        ("excalibur", None, None, None, None) => Effect::Excalibur,
        ("grail", None, None, None, None) => Effect::Grail,
        ("merlin_staff", None, None, None, None) => Effect::MerlinStaff,
        ("points_and_apple", Some(points), Some(apples), None, None) => {
            reader.fixed("TRE-1.5", &path("apples"), *apples, 1)?;
            let few = u8::try_from(*points).ok().filter(|points| (1..=100).contains(points));
            let few = few.ok_or_else(|| reader.fault("TRE-1.5", &path("points"), points, "1–100"))?;
            Effect::PointsAndApple(few)
        }
        ("influence", None, None, Some(items), None) => {
            let [one, other] = two(reader, "TRE-1.3", &path("items"), items)?;
            let kind = |text| reader.named("TRE-1.3", &path("items"), text, &Kind::ALL);
            let kinds = [kind(one)?, kind(other)?];
            reader.once(kinds[0] != kinds[1], "TRE-1.3", &path("items"), kinds[0])?;
            Effect::Influence(kinds)
        }
        ("discard", None, None, None, Some(choices)) => {
            let [one, other] = two(reader, "TRE-1.4", &path("choices"), choices)?;
            let given = |text| reader.named("TRE-1.4", &path("choices"), text, &Given::ALL);
            let both = [given(one)?, given(other)?];
            reader.once(both[0] != both[1], "TRE-1.4", &path("choices"), both[0])?;
            Effect::Discard(both)
        }
        (id, ..) => {
            let expected = "excalibur, grail, merlin_staff, points_and_apple (points, apples), influence (items), \
                            discard (choices)";
            return Err(reader.fault("TRE-1.2", &path("effect"), id, expected));
        }
    })
}

/// Two names.
fn two<'a>(
    reader: &Reader<'_, File>,
    clause: &'static str,
    path: &[&str],
    names: &'a [String],
) -> Result<[&'a str; 2], Fault> {
    match names {
        [one, other] => Ok([one, other]),
        _ => Err(reader.fault(clause, path, names.len(), 2)),
    }
}
