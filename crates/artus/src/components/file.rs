//! A components file as it is written.

use super::Provenance;
use crate::vocab::Mode;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::component_tables;

component_tables! {
    GameTable { id: String, format: i64, min_players: i64, max_players: i64, modes: Vec<String> }
    BoardTable { chairs: i64 }
    CarpetTable { chairs: Vec<i64> }
    CrownTable { large: i64, small: Vec<i64> }
    TurntableTable { values: Vec<i64>, colours: Vec<String> }
    ColourTable { ids: Vec<String> }
    FigureTable { knights_per_colour: i64, silver_princes: i64, bronze_princes: i64 }
    RingTable { total: i64, king: i64, prince_at_start: i64, returned_by_old_king: i64 }
    TrackTable { fields: i64, token_value: i64, tokens: i64 }
    SetupTable { knights_2_players: i64, knights_3_players: i64, knights_4_players: i64, score_markers_per_player: i64 }
    ModeTable {
        piles: Vec<String>, hand_from_knight: i64, hand_from_king: i64, hand_from_scoring: i64, cards_per_turn: i64, rounds: i64,
    }
    KnightCard { id: String, min: i64, max: i64, backward: bool, copies: i64 }
    KingCard {
        id: String, kind: String, figures: String, min: Option<i64>, max: Option<i64>, backward: Option<bool>, copies: i64,
    }
    ScoringCard {
        id: String, kind: String, knights: Option<i64>, penalty: Option<i64>, min: Option<i64>, max: Option<i64>,
        backward: Option<bool>, copies: i64,
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) game: GameTable,
    pub(super) board: BoardTable,
    pub(super) carpet: CarpetTable,
    pub(super) crown_chairs: CrownTable,
    pub(super) turntable: TurntableTable,
    pub(super) player_colours: ColourTable,
    pub(super) figures: FigureTable,
    pub(super) rings: RingTable,
    pub(super) prestige_track: TrackTable,
    pub(super) setup: SetupTable,
    pub(super) mode: BTreeMap<String, ModeTable>,
    pub(super) knight_card: Vec<KnightCard>,
    pub(super) king_card: Vec<KingCard>,
    pub(super) scoring_card: Vec<ScoringCard>,
}

impl File {
    /// Where all values come from, in the order of the file.
    pub(super) fn sources(&self) -> Vec<Provenance> {
        let file = self;
        let mut sources = vec![
            file.game.provenance("game"),
            file.board.provenance("board"),
            file.carpet.provenance("carpet"),
            file.crown_chairs.provenance("crown_chairs"),
            file.turntable.provenance("turntable"),
            file.player_colours.provenance("player_colours"),
            file.figures.provenance("figures"),
            file.rings.provenance("rings"),
            file.prestige_track.provenance("prestige_track"),
            file.setup.provenance("setup"),
        ];
        sources.extend(Mode::ALL.iter().map(|mode| file.mode[mode.id()].provenance(&format!("mode.{mode}"))));
        sources.extend(file.knight_card.iter().map(|card| card.provenance(&card.id)));
        sources.extend(file.king_card.iter().map(|card| card.provenance(&card.id)));
        sources.extend(file.scoring_card.iter().map(|card| card.provenance(&card.id)));
        sources
    }
}
