//! Cards and tiles of a components file (CAM-23.1 to CAM-23.5).

use super::checks::{MOST, Reader};
use super::file::MissionRow;
use crate::missions::{Mission, Missions, Shields, Task};
use crate::tiles::{GrailTiles, MerlinTiles};
use crate::vocab::{Deck, Part, Shield};
use table::Fault;

impl Reader<'_> {
    /// CAM-23.5.
    pub(super) fn check_merlin(&self) -> Result<MerlinTiles, Fault> {
        let tiles = &self.file.merlin_tiles.tile;
        self.fixed("CAM-23.5", &["merlin_tiles", "tile"], tiles.len(), MerlinTiles::COUNT)?;
        let mut found = MerlinTiles::default();
        for (index, tile) in tiles.iter().enumerate() {
            let at = ["merlin_tiles", "tile", &(index + 1).to_string(), "points"];
            found.insert(self.number("CAM-23.5", &at, tile.points, MOST)?);
        }
        let ids: Vec<&str> = tiles.iter().map(|tile| tile.id.as_str()).collect();
        self.all_different("CAM-23.5", &["merlin_tiles", "tile"], &ids)?;
        Ok(found)
    }

    /// CAM-23.5.
    pub(super) fn check_grail(&self) -> Result<GrailTiles, Fault> {
        let table = &self.file.grail_tiles;
        self.fixed("CAM-23.5", &["grail_tiles", "total"], table.total, 28)?;
        self.fixed("CAM-23.5", &["grail_tiles", "stacks"], table.stacks.len(), 3)?;
        let sum = table.stacks.iter().fold(0_i64, |sum, &stack| sum.saturating_add(stack));
        let stacks = table.stacks.iter().all(|&stack| stack >= 0) && sum == 28;
        self.demand(stacks, "CAM-23.5", &["grail_tiles", "stacks"], format!("{:?}", table.stacks), "28")?;
        let ids: Vec<&str> = table.part.iter().map(|part| part.id.as_str()).collect();
        let mut sorted = ids.clone();
        sorted.sort_unstable();
        let mut parts = Part::ALL.map(Part::id);
        parts.sort_unstable();
        self.demand(sorted == parts, "CAM-23.5", &["grail_tiles", "part"], ids.join(", "), parts.join(", "))?;
        let mut tiles = GrailTiles::default();
        for (index, row) in table.part.iter().enumerate() {
            let at = ["grail_tiles", "part", &(index + 1).to_string(), "count"];
            let count = self.number("CAM-23.5", &at, row.count, 28)?;
            if let Ok(part) = row.id.parse::<Part>() {
                tiles.0[part.index()] = count;
            }
        }
        let total: u32 = tiles.0.iter().copied().map(u32::from).sum();
        self.fixed("CAM-23.5", &["grail_tiles", "part"], total, 28)?;
        Ok(tiles)
    }

    /// CAM-23.1 to CAM-23.4.
    pub(super) fn check_missions(&self) -> Result<Missions, Fault> {
        let rows = &self.file.missions.card;
        let path = ["missions", "card"];
        let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
        self.all_different("CAM-23.1", &path, &ids)?;
        let mut cards = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            cards.push(self.mission(&(index + 1).to_string(), row)?);
        }
        let count = |test: &dyn Fn(&Mission) -> bool| cards.iter().filter(|card| test(card)).count();
        for (deck, size) in [(Deck::One, 21), (Deck::Two, 14), (Deck::Three, 7), (Deck::Key, 7)] {
            let found = format!("{} × {deck}", count(&|card| card.deck == deck));
            self.demand(found == format!("{size} × {deck}"), "CAM-23.1", &path, found, size)?;
        }
        let special = |deck: Deck| count(&|card| card.deck == deck && card.shields().is_empty());
        let found = Deck::ALL.map(special);
        self.fixed("CAM-23.2", &path, found, [0, 1, 1, 0])?;
        let violet: usize = cards.iter().map(|card| card.shields().count(Shield::Violet)).sum();
        self.fixed("CAM-23.3", &path, violet, 5)?;
        let small_key = count(&|card| card.deck == Deck::Key && card.cost() == 1);
        self.demand(small_key > 0, "CAM-23.3", &path, 0, "key, knights = 1")?;
        Ok(Missions::new(cards))
    }

    fn mission(&self, number: &str, row: &MissionRow) -> Result<Mission, Fault> {
        let at = |field: &'static str| ["missions", "card", number, field];
        let deck: Deck = row.deck.parse().map_err(|_| {
            let names = Deck::ALL.map(Deck::id).join(", ");
            self.fault("CAM-23.1", &at("deck"), &row.deck, names)
        })?;
        let shields: Vec<Shield> =
            row.shields.iter().map(|shield| shield.parse()).collect::<Result<_, _>>().map_err(|_| {
                let names = Shield::ALL.map(Shield::id).join(", ");
                self.fault("CAM-23.4", &at("shields"), row.shields.join(", "), names)
            })?;
        let cost = match deck {
            Deck::One => 1..=1,
            Deck::Two => 2..=2,
            Deck::Three => 3..=3,
            Deck::Key => 1..=3,
        };
        let expected = format!("{}–{}", cost.start(), cost.end());
        self.demand(cost.contains(&row.knights), "CAM-23.1", &at("knights"), row.knights, expected)?;
        if row.special {
            self.demand(shields.is_empty(), "CAM-23.2", &at("shields"), row.shields.join(", "), "[]")?;
            let points = self.number("CAM-23.2", &at("points"), row.points.unwrap_or(0), MOST)?;
            self.demand(points >= 1, "CAM-23.2", &at("points"), points, "≥ 1")?;
            return Ok(Mission { deck, task: Task::Special { points } });
        }
        self.fixed("CAM-23.2", &at("points"), row.points, None)?;
        self.fixed("CAM-23.2", &at("shields"), shields.len() as i64, row.knights)?;
        let violet = shields.contains(&Shield::Violet) && deck != Deck::Key;
        self.demand(!violet, "CAM-23.3", &at("shields"), row.shields.join(", "), "key: violet")?;
        Ok(Mission { deck, task: Task::Shields(shields.into_iter().collect::<Shields>()) })
    }
}
