//! A components file as it is written.

use super::Provenance;
use crate::vocab::Mode;
use serde::Deserialize;
use std::collections::BTreeMap;

macro_rules! tables {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $(pub(super) $field: $type,)* source: String, note: Note }
        impl $name {
            fn provenance(&self, what: &str) -> Provenance {
                Provenance { what: what.to_owned(), source: self.source.clone(), notes: self.note.by_language() }
            }
        }
    )*};
}

tables! {
    GameTable { id: String, format: u32, min_players: u8, max_players: u8, modes: Vec<String> }
    BoardTable { chairs: u8 }
    CarpetTable { chairs: Vec<u8> }
    CrownTable { large: u8, small: Vec<u8> }
    TurntableTable { values: Vec<i8>, colours: Vec<String> }
    ColourTable { ids: Vec<String> }
    FigureTable { knights_per_colour: u8, silver_princes: u8, bronze_princes: u8 }
    RingTable { total: u8, king: u8, prince_at_start: u8, returned_by_old_king: u8 }
    TrackTable { fields: u8, token_value: u8, tokens: u8 }
    SetupTable { knights_2_players: u8, knights_3_players: u8, knights_4_players: u8, score_markers_per_player: u8 }
    ModeTable {
        piles: Vec<String>, hand_from_knight: u8, hand_from_king: u8, hand_from_scoring: u8, cards_per_turn: u8, rounds: u8,
    }
    KnightCard { id: String, min: u8, max: u8, backward: bool, copies: u8 }
    KingCard {
        id: String, kind: String, figures: String, min: Option<u8>, max: Option<u8>, backward: Option<bool>, copies: u8,
    }
    ScoringCard {
        id: String, kind: String, knights: Option<u8>, penalty: Option<i8>, min: Option<u8>, max: Option<u8>,
        backward: Option<bool>, copies: u8,
    }
}

/// A note: one text, or one for each language.
#[derive(Deserialize)]
#[serde(untagged)]
enum Note {
    Any(String),
    ByLanguage(BTreeMap<String, String>),
}

impl Note {
    fn by_language(&self) -> BTreeMap<String, String> {
        match self {
            Self::Any(text) => BTreeMap::from([(String::new(), text.clone())]),
            Self::ByLanguage(texts) => texts.clone(),
        }
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
