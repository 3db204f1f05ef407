//! A components file as it is written.

use super::Provenance;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{component_rows, component_tables};

/// Names and colours for drawing: read so that a slip is noticed, and not used by the rules.
type Unused = Option<String>;

component_tables! {
    BoxTable {
        throne_room_boards: i64, room_boards: i64, secret_room_boards: i64, hinterland_boards: i64, grail_tiles: i64,
        merlin_tiles: i64, mission_cards: i64, magician_cards: i64, screens: i64, knights_per_color: i64, magicians: i64,
        heroes: i64, sixty_tiles: i64, ab_tiles: i64, fanfare_tiles: i64, tournament_tiles: i64, knight_tables: i64,
        black_knights: i64,
    }
    PlayersTable { color: Vec<ColourRow> }
    SetupTable { rounds: i64, scoring_knights: i64, hinterland_start: i64, by_players: Vec<SetupRow> }
    ScoreTrackTable { fields: i64, sixty_tile_value: i64 }
    OrderTrackTable { fields: i64, position: Vec<PositionRow> }
    ThroneRoomTable { min_number: i64, max_number: i64, places_per_number: i64, field: Vec<NumberRow> }
    CastleTable { slot: BTreeMap<String, String> }
    GrailTable { total: i64, stacks: Vec<i64>, part: Vec<PartRow> }
    GrailScoringTable { set_points: Vec<i64> }
    MerlinTable { tile: Vec<MerlinRow> }
    EndScoringTable { points_per_screen_knight: i64, hinterland_knights_per_grail: i64, secret_room_penalty: i64 }
    FetchTable { max_knights: i64, grail_per_knight: i64 }
    MissionTable { card: Vec<MissionRow> }
    HeroTable { hero: Vec<HeroRow> }
    RoomTable {
        color: String, side: String,
        #[serde(rename = "name_en")] _name_en: Unused,
        #[serde(rename = "name_de")] _name_de: Unused,
        place_points: Option<Vec<i64>>, no_knight_penalty: Option<i64>, winner_places_magician: Option<bool>,
        area_order: Option<Vec<String>>, winner_points: Option<Vec<i64>>, loser_points: Option<Vec<i64>>,
        table_start: Option<String>, table_face: Option<BTreeMap<String, String>>,
        rows: Option<i64>, cols: Option<i64>, column_points: Option<Vec<i64>>, line_length: Option<i64>,
        bonus: Option<Vec<BonusRow>>,
        heats: Option<Vec<i64>>, tournament_tiles: Option<i64>, tournament_tile_points: Option<i64>,
        hearts_for_queen: Option<i64>, group: Option<Vec<GroupRow>>,
        field: Vec<FieldRow>,
    }
}

component_rows! {
    ColourRow {
        id: String,
        #[serde(rename = "name_en")] _name_en: Unused,
        #[serde(rename = "name_de")] _name_de: Unused,
        #[serde(rename = "hex")] _hex: Unused,
        hero: String,
    }
    SetupRow {
        players: i64, colors_in_play: i64, colors_per_player: i64, behind_screen: i64, boxed_knights: i64, reveal_one: i64,
        reveal_two: i64, reveal_three: i64, reveal_key: i64, secret_room: bool, neutral_color: bool,
    }
    PositionRow { place: i64, x: i64, y: i64 }
    NumberRow { number: i64, outer: [i64; 2], inner: [i64; 2] }
    PartRow {
        id: String,
        #[serde(rename = "name_en")] _name_en: Unused,
        #[serde(rename = "name_de")] _name_de: Unused,
        count: i64,
    }
    MerlinRow { id: String, points: i64 }
    MissionRow {
        id: String, deck: String, knights: i64, shields: Vec<String>,
        #[serde(default)] special: bool,
        points: Option<i64>,
    }
    HeroRow {
        id: String,
        #[serde(rename = "name_en")] _name_en: Unused,
        #[serde(rename = "name_de")] _name_de: Unused,
        side1: AbilityRow, side2: AbilityRow,
    }
    AbilityRow {
        effect: String, room: Option<String>, any_card: Option<bool>, max_knights: Option<i64>, cost: Option<i64>,
        points: Option<i64>,
    }
    BonusRow {
        #[serde(rename = "id")] _id: Unused,
        extra_knight: Option<String>, tree: Option<bool>, points: Option<i64>,
    }
    GroupRow {
        id: String,
        #[serde(rename = "name_en")] _name_en: Unused,
        #[serde(rename = "name_de")] _name_de: Unused,
        size: i64, points: i64, penalty: i64, removes_red_knight: bool,
    }
    FieldRow {
        id: String, x: i64, y: i64,
        #[serde(default)] points: i64,
        #[serde(default)] grail: i64,
        #[serde(default)] tree: bool,
        extra_knight: Option<String>,
        #[serde(default)] hearts: i64,
        #[serde(default)] next: Vec<String>,
        #[serde(default)] start: bool,
        #[serde(default)] neutral3: bool,
        row: Option<i64>, col: Option<i64>, level: Option<i64>, group: Option<String>, stage: Option<String>,
        heat: Option<i64>, seq: Option<i64>, area: Option<String>, entry: Option<i64>,
        #[serde(default)] queen: bool,
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) schema_version: i64,
    pub(super) game: String,
    #[serde(rename = "title_de")]
    _title_de: Unused,
    #[serde(rename = "title_en")]
    _title_en: Unused,
    #[serde(rename = "box")]
    pub(super) pieces: BoxTable,
    pub(super) players: PlayersTable,
    pub(super) setup: SetupTable,
    pub(super) score_track: ScoreTrackTable,
    pub(super) order_track: OrderTrackTable,
    pub(super) throne_room: ThroneRoomTable,
    pub(super) castle: CastleTable,
    pub(super) grail_tiles: GrailTable,
    pub(super) grail_scoring: GrailScoringTable,
    pub(super) merlin_tiles: MerlinTable,
    pub(super) end_scoring: EndScoringTable,
    pub(super) fetch: FetchTable,
    pub(super) missions: MissionTable,
    pub(super) heroes: HeroTable,
    pub(super) rooms: BTreeMap<String, RoomTable>,
}

impl File {
    /// Where all values come from, in the order of the file.
    pub(super) fn sources(&self) -> Vec<Provenance> {
        let file = self;
        let mut sources = vec![
            file.pieces.provenance("box"),
            file.players.provenance("players"),
            file.setup.provenance("setup"),
            file.score_track.provenance("score_track"),
            file.order_track.provenance("order_track"),
            file.throne_room.provenance("throne_room"),
            file.castle.provenance("castle"),
            file.grail_tiles.provenance("grail_tiles"),
            file.grail_scoring.provenance("grail_scoring"),
            file.merlin_tiles.provenance("merlin_tiles"),
            file.end_scoring.provenance("end_scoring"),
            file.fetch.provenance("fetch"),
            file.missions.provenance("missions"),
            file.heroes.provenance("heroes"),
        ];
        sources.extend(file.rooms.iter().map(|(name, room)| room.provenance(&format!("rooms.{name}"))));
        sources
    }
}
