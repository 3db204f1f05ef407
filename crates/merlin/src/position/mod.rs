//! A situation as text, to set the table and to report a bug; `docs/positions.md` explains the format.

pub(crate) mod examples;
mod fill;
mod read;
mod seats;
mod write;

use crate::modules::{arthur, caerleon, decree, favor, gold, knights, market, morgana, treasures};
pub(crate) use read::Reader;
use serde::Deserialize;
use std::collections::BTreeMap;

/// No game comes near; a larger number in a file is a slip.
const MOST_POINTS: u32 = 1_000_000;

/// Numbers by name, such as `{ black = 2 }`.
type Counts = BTreeMap<String, i64>;

/// A space: its number on the outer ring, or such as `"i3"` on the inner one.
pub(crate) type SpaceText = table::NumberOrText;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    game: Option<String>,
    players: Option<i64>,
    modules: Option<String>,
    variants: Option<String>,
    #[serde(default)]
    turn: TurnTable,
    #[serde(default)]
    board: BoardTable,
    #[serde(default)]
    environs: EnvironsTable,
    #[serde(default)]
    seat: Vec<SeatTable>,
    pub(crate) favor: Option<favor::position::Table>,
    pub(crate) arthur: Option<arthur::position::Table>,
    pub(crate) knights: Option<knights::position::Table>,
    pub(crate) gold: Option<gold::position::Table>,
    pub(crate) market: Option<market::position::Table>,
    pub(crate) caerleon: Option<caerleon::position::Table>,
    pub(crate) morgana: Option<morgana::position::Table>,
    pub(crate) treasures: Option<treasures::position::Table>,
    pub(crate) decree: Option<decree::position::Table>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct TurnTable {
    due: Option<Vec<String>>,
    start_player: Option<i64>,
    player: Option<i64>,
    round: Option<i64>,
    die: Option<String>,
    figure: Option<String>,
    action: Option<SpaceText>,
    #[serde(default)]
    missions: i64,
    #[serde(default)]
    powers: Vec<String>,
    #[serde(default)]
    executions: i64,
    #[serde(default)]
    starting_tiles: Vec<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct BoardTable {
    merlin: Option<SpaceText>,
    excalibur: Option<i64>,
    grail: Option<i64>,
    display: Option<Vec<String>>,
    #[serde(default)]
    discard: Vec<String>,
    #[serde(default)]
    former: Vec<String>,
    #[serde(default)]
    traitor_discard: Counts,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct EnvironsTable {
    rows: Option<Vec<String>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct SeatTable {
    knight: Option<SpaceText>,
    dice: Option<Vec<String>>,
    #[serde(default)]
    flags: Counts,
    #[serde(default)]
    shields: Counts,
    #[serde(default)]
    materials: Counts,
    apples: Option<i64>,
    staffs: Option<i64>,
    #[serde(default)]
    traitors: Counts,
    #[serde(default)]
    vassals: BTreeMap<String, String>,
    #[serde(default)]
    influence: Counts,
    #[serde(default)]
    manors: Vec<String>,
    hand: Option<Vec<String>>,
    #[serde(default)]
    seen: Vec<String>,
    #[serde(default)]
    points: BTreeMap<String, i64>,
}
