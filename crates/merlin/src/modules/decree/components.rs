//! The printed values of the module: what the tiles show, read from TOML and checked (DEC-1.1).

use super::state::{Decree, Shown, State};
use crate::components::{Note, Provenance, Reader};
use crate::vocab::{Colour, Item, Kind};
use serde::Deserialize;
use table::Fault;

/// The values that a components file can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// What the tiles show (DEC-1.1).
    pub tiles: [Shown; Decree::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stacks {
    tiles_per_principality: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DecreeActions {
    die_step: i64,
    die_min: i64,
    die_max: i64,
    points_for_three: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DecreeTiles {
    tiles: Vec<Entry>,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    item: Option<String>,
    colour: Option<String>,
    points: Option<i64>,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    schema: String,
    module: String,
    stacks: Stacks,
    decree_actions: DecreeActions,
    decree_tiles: DecreeTiles,
}

/// How many tiles show each kind of item, and how many show points (DEC-1.1).
const OF_EACH_SORT: usize = 6;

impl Components {
    /// The text of the components that come with the program.
    pub(crate) const PRINTED: &'static str = include_str!("../../../../../components/merlin/decree.toml");

    /// Reads and checks the file of the module; also where its values come from.
    pub(crate) fn read(reader: &Reader<'_, File>) -> Result<(Self, Vec<Provenance>), Fault> {
        let File { schema, module, stacks, decree_actions, decree_tiles } = &reader.file;
        reader.fixed("MER-1.18", &["schema"], schema.as_str(), "merlin-components/1")?;
        reader.fixed("MER-1.18", &["module"], module.as_str(), "decree")?;
        let path = ["stacks", "tiles_per_principality"];
        reader.fixed("DEC-2.1", &path, stacks.tiles_per_principality, i64::from(State::STACK))?;
        reader.fixed("DEC-4.3", &["decree_actions", "die_step"], decree_actions.die_step, 1)?;
        reader.fixed("DEC-4.4", &["decree_actions", "die_min"], decree_actions.die_min, 1)?;
        reader.fixed("DEC-4.4", &["decree_actions", "die_max"], decree_actions.die_max, 6)?;
        let path = ["decree_actions", "points_for_three"];
        reader.fixed("DEC-4.9", &path, decree_actions.points_for_three, State::POINTS_FOR_THREE.into())?;
        let path = ["decree_tiles", "tiles"];
        reader.fixed("DEC-1.1", &path, decree_tiles.tiles.len(), Decree::COUNT)?;
        let mut tiles = Vec::new();
        for (entry, decree) in decree_tiles.tiles.iter().zip(Decree::all()) {
            let number = (decree.index() + 1).to_string();
            let path = ["decree_tiles", "tiles", &number, "id"];
            reader.fixed("DEC-1.1", &path, entry.id.as_str(), &decree.to_string())?;
            tiles.push(shown(reader, entry, &number)?);
        }
        for kind in Kind::ALL {
            let shows = |tile: &&Shown| matches!(tile, Shown::Item(item) if item.kind == kind);
            let count = tiles.iter().filter(shows).count();
            let found = format!("{count} × {kind}");
            reader.demand(count == OF_EACH_SORT, "DEC-1.1", &path, found, OF_EACH_SORT)?;
        }
        let source = |what: &str, source: &str, note: &Note| Provenance {
            what: what.to_owned(),
            source: source.to_owned(),
            notes: note.by_language(),
        };
        let sources = vec![
            source("decree.stacks", &stacks.source, &stacks.note),
            source("decree.decree_actions", &decree_actions.source, &decree_actions.note),
            source("decree.decree_tiles", &decree_tiles.source, &decree_tiles.note),
        ];
        let tiles = tiles.try_into().expect("the number of tiles was checked above");
        Ok((Self { tiles }, sources))
    }
}

/// What a tile shows: an item, or points.
fn shown(reader: &Reader<'_, File>, entry: &Entry, number: &str) -> Result<Shown, Fault> {
    let path = |field: &'static str| ["decree_tiles", "tiles", number, field];
    match (&entry.item, &entry.colour, entry.points) {
        (Some(kind), Some(colour), None) => {
            let kind = reader.named("DEC-1.1", &path("item"), kind, &Kind::ALL)?;
            let colour = reader.named("DEC-1.1", &path("colour"), colour, &Colour::ALL)?;
            Ok(Shown::Item(Item { kind, colour }))
        }
        (None, None, Some(points)) => {
            let few = u8::try_from(points).ok().filter(|few| (1..=100).contains(few));
            few.map(Shown::Points).ok_or_else(|| reader.fault("DEC-1.1", &path("points"), points, "1–100"))
        }
        (..) => {
            let path = ["decree_tiles", "tiles", number];
            Err(reader.fault("DEC-1.1", &path, &entry.id, "item, colour / points"))
        }
    }
}
