//! The red room of a components file: Round Table and Rebellion (CAM-23.11, CAM-23.12).

use super::Reader;
use crate::board::Board;
use crate::fields::Places;
use crate::rooms::{Rebellion, RoundTable};
use crate::vocab::Area;
use table::Fault;

impl Reader<'_> {
    /// CAM-23.11.
    pub(in crate::components) fn check_round_table(&self, board: &Board) -> Result<RoundTable, Fault> {
        let (clause, table) = ("CAM-23.11", self.room(board));
        self.ask(board.fields.len() >= 10, clause, board, "field", board.fields.len(), "≥ 10")?;
        self.without_effects(clause, board)?;
        let place_points = self.numbers(clause, board, "place_points", table.place_points.as_ref())?;
        let falls =
            place_points.len() >= 5 && place_points[0] == 13 && place_points.is_sorted_by(|a, b| a >= b);
        let found = format!("{place_points:?}");
        self.ask(falls, clause, board, "place_points", found, "13 ≥ … (≥ 5)")?;
        let path = ["rooms", board.name.id(), "no_knight_penalty"];
        self.fixed(clause, &path, table.no_knight_penalty, Some(i64::from(RoundTable::NO_KNIGHT_LOSS)))?;
        let path = ["rooms", board.name.id(), "winner_places_magician"];
        self.fixed(clause, &path, table.winner_places_magician, Some(true))?;
        Ok(RoundTable { place_points })
    }

    /// CAM-23.12.
    pub(in crate::components) fn check_rebellion(&self, board: &Board) -> Result<Rebellion, Fault> {
        let (clause, table) = ("CAM-23.12", self.room(board));
        self.without_effects(clause, board)?;
        let mut areas = [Places::EMPTY; 2];
        let mut entries = Vec::new();
        for place in board.all().iter() {
            let (_, row) = self.row(board, place);
            let area: Option<Area> = row.area.as_deref().and_then(|area| area.parse().ok());
            let found = row.area.as_deref().unwrap_or("-");
            self.ask_field(area.is_some(), clause, (board, place, "area"), found, "loyalist, rebel")?;
            area.into_iter().for_each(|area| areas[area.index()].insert(place));
            entries.extend(row.entry.map(|entry| (entry, place)));
            let start = row.start == row.entry.is_some();
            self.ask_field(start, clause, (board, place, "start"), row.start, "start = entry")?;
        }
        self.fixed(clause, &["rooms", board.name.id(), "field"], areas.map(Places::len), [7, 6])?;
        let entries = self.numbered(clause, board, entries)?;
        let entries: [usize; 4] = match entries.try_into() {
            Ok(entries) => entries,
            Err(other) => return Err(self.broken(clause, board, "field", other.len(), 4)),
        };
        for (area, fields) in Area::ALL.into_iter().zip(areas) {
            let own = entries.iter().filter(|&&entry| fields.contains(entry)).count();
            self.ask(own == 2, clause, board, "field", format!("{area}: {own} × entry"), "2 × entry")?;
            let mut reached = Places::first(0);
            let mut edge: Places = fields.iter().take(1).collect();
            while !edge.is_empty() {
                reached = reached.union(edge);
                edge = board.after(edge).without(reached);
            }
            self.ask(
                reached == fields,
                clause,
                board,
                "field",
                format!("{area}: {reached:?}"),
                format!("{fields:?}"),
            )?;
        }
        for place in board.all().iter() {
            let mutual =
                board.fields[place].next.iter().all(|other| board.fields[other].next.contains(place));
            self.ask_field(mutual, clause, (board, place, "next"), board.fields[place].id, "a ↔ b")?;
        }
        let pair = |key: &'static str, list: Option<&Vec<i64>>| -> Result<[u8; 2], Fault> {
            let found = self.numbers(clause, board, key, list)?;
            self.ask(found.len() == 2, clause, board, key, found.len(), 2)?;
            Ok([found[0], found[1]])
        };
        let winner_points = pair("winner_points", table.winner_points.as_ref())?;
        let loser_points = pair("loser_points", table.loser_points.as_ref())?;
        self.ask(winner_points[0] == 13, clause, board, "winner_points", winner_points[0], 13)?;
        self.check_knight_table(board)?;
        Ok(Rebellion { areas, entries, winner_points, loser_points })
    }

    /// CAM-10.11: green, the side of the rebels, at the start.
    fn check_knight_table(&self, board: &Board) -> Result<(), Fault> {
        let table = self.room(board);
        let at = |key: &'static str| ["rooms", board.name.id(), key];
        self.fixed("CAM-23.12", &at("winner_places_magician"), table.winner_places_magician, Some(true))?;
        self.fixed("CAM-23.12", &at("table_start"), table.table_start.as_deref(), Some("green"))?;
        let faces: Vec<(&str, &str)> =
            table.table_face.iter().flatten().map(|(face, area)| (face.as_str(), area.as_str())).collect();
        self.fixed("CAM-23.12", &at("table_face"), faces, vec![("gold", "loyalist"), ("green", "rebel")])?;
        let order: Vec<&str> = table.area_order.iter().flatten().map(String::as_str).collect();
        self.fixed("CAM-23.12", &at("area_order"), order, Area::ALL.map(Area::id).to_vec())
    }
}
