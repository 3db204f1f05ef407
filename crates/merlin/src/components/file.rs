//! A components file as it is written.

use super::Provenance;
use serde::Deserialize;
use table::{component_rows, component_tables};

component_tables! {
    PrincipalityTable { list: Vec<Principality> }
    ColourTable { list: Vec<String> }
    PlayerSet {
        castle_boards: i64, knights: i64, vassals: Vec<String>, influence_markers: i64, influence_markers_in_box: i64,
        manors: i64, merlin_staffs: i64, starting_apples: i64, own_dice: i64, merlin_dice: i64,
    }
    SupplyTable {
        flags_per_principality: i64, shields_per_principality: i64, materials_per_principality: i64, apples: i64,
        grails: i64, excaliburs: i64,
    }
    DiceTable { faces: i64, max_equal: i64 }
    FlagTable { powers: Vec<FlagPower> }
    RondelTable { size: i64, merlin_start: i64, spaces: Vec<SpaceEntry> }
    StartingTable { tiles: Vec<StartEntry> }
    TraitorTable { per_colour: i64, stacks: i64, drawn_per_player: i64 }
    TerrainTable { kinds: Vec<TerrainEntry> }
    EnvironsTable { columns: i64, sizes: Vec<SizeEntry> }
    FrameTable { top: Vec<String>, bottom: Vec<String> }
    MissionTable { display: i64, hand: i64, cards: Vec<MissionEntry> }
}

component_rows! {
    Principality { id: String, emblem: String, emblem_de: String, space: i64 }
    FlagPower { colour: String, power: String }
    StartEntry { id: String, knight: String, flag: String, shield: String, material: String, influence: String }
    TerrainEntry { terrain: String, tower: bool, count: i64, removed_with_2_or_3_players: i64 }
    SizeEntry { players: Vec<i64>, rows: i64 }
    MissionEntry { id: String, family: String, points: i64, symbol: String, requirements: Vec<RequirementEntry> }
    RequirementEntry {
        kind: String, item: Option<String>, colour: Option<String>, principality: Option<String>,
        vassal: Option<String>, vassals: Option<Vec<String>>,
    }
}

/// A space of a rondel, whichever file it stands in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpaceEntry {
    pub(crate) index: i64,
    pub(crate) kind: String,
    pub(crate) principality: Option<String>,
    pub(crate) of: Option<String>,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(super) schema: String,
    pub(super) module: String,
    pub(super) principalities: PrincipalityTable,
    pub(super) player_colours: ColourTable,
    pub(super) player_set: PlayerSet,
    pub(super) supplies: SupplyTable,
    pub(super) dice: DiceTable,
    pub(super) flags: FlagTable,
    pub(super) rondel: RondelTable,
    pub(super) starting_tiles: StartingTable,
    pub(super) traitors: TraitorTable,
    pub(super) terrain_tiles: TerrainTable,
    pub(super) environs: EnvironsTable,
    pub(super) terrain_frames: FrameTable,
    pub(super) missions: MissionTable,
}

impl File {
    /// Where all values come from, in the order of the file.
    pub(super) fn sources(&self) -> Vec<Provenance> {
        vec![
            self.principalities.provenance("principalities"),
            self.player_colours.provenance("player_colours"),
            self.player_set.provenance("player_set"),
            self.supplies.provenance("supplies"),
            self.dice.provenance("dice"),
            self.flags.provenance("flags"),
            self.rondel.provenance("rondel"),
            self.starting_tiles.provenance("starting_tiles"),
            self.traitors.provenance("traitors"),
            self.terrain_tiles.provenance("terrain_tiles"),
            self.environs.provenance("environs"),
            self.terrain_frames.provenance("terrain_frames"),
            self.missions.provenance("missions"),
        ]
    }
}
