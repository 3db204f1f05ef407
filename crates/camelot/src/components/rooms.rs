//! What holds for each board of a components file (CAM-23.11 to CAM-23.19).

use super::checks::{MOST, Reader};
use crate::board::Board;
use crate::fields::Places;
use crate::rooms::{
    Ballroom, Chapel, Intrigue, IntrigueGroup, Rebellion, RoundTable, SecretRoom, Tournament, TrainingGround,
};
use crate::vocab::{Area, Bonus, Destination, Group};
use std::fmt::Display;
use table::Fault;

impl Reader<'_> {
    /// Demands something of a board; `key` is the value of its table that tells it.
    fn ask(
        &self,
        holds: bool,
        clause: &'static str,
        board: &Board,
        key: &str,
        found: impl Display,
        expected: impl Display,
    ) -> Result<(), Fault> {
        self.demand(holds, clause, &["rooms", board.name.id(), key], found, expected)
    }

    /// What is wrong with a board.
    fn broken(
        &self,
        clause: &'static str,
        board: &Board,
        key: &str,
        found: impl Display,
        expected: impl Display,
    ) -> Fault {
        self.fault(clause, &["rooms", board.name.id(), key], found, expected)
    }

    /// Demands something of one field.
    fn ask_field(
        &self,
        holds: bool,
        clause: &'static str,
        (board, place, key): (&Board, usize, &str),
        found: impl Display,
        expected: impl Display,
    ) -> Result<(), Fault> {
        let (number, _) = self.row(board, place);
        self.demand(holds, clause, &["rooms", board.name.id(), "field", &number, key], found, expected)
    }

    /// Fields without points, grail tiles, trees, extra knights and hearts.
    fn without_effects(&self, clause: &'static str, board: &Board) -> Result<(), Fault> {
        for (place, field) in board.fields.iter().enumerate() {
            let effects = (field.points, field.grail, field.tree, field.extra, field.hearts);
            let none = effects == (0, 0, false, None, 0);
            self.ask_field(none, clause, (board, place, "id"), field.id, "-")?;
        }
        Ok(())
    }

    fn numbers(
        &self,
        clause: &'static str,
        board: &Board,
        key: &str,
        list: Option<&Vec<i64>>,
    ) -> Result<Vec<u8>, Fault> {
        let path = ["rooms", board.name.id(), key];
        let list = list.map(Vec::as_slice).unwrap_or_default();
        list.iter().map(|&number| self.number(clause, &path, number, MOST)).collect()
    }

    /// The places whose field has a number under `key`, by that number: each from 1 to `count` once.
    fn numbered(
        &self,
        clause: &'static str,
        board: &Board,
        numbers: Vec<(i64, usize)>,
    ) -> Result<Vec<usize>, Fault> {
        let mut numbers = numbers;
        numbers.sort_unstable();
        let found: Vec<i64> = numbers.iter().map(|&(number, _)| number).collect();
        let expected: Vec<i64> = (1..=numbers.len() as i64).collect();
        let holds = found == expected;
        self.ask(holds, clause, board, "field", format!("{found:?}"), format!("{expected:?}"))?;
        Ok(numbers.into_iter().map(|(_, place)| place).collect())
    }

    /// CAM-23.11.
    pub(super) fn check_round_table(&self, board: &Board) -> Result<RoundTable, Fault> {
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
    pub(super) fn check_rebellion(&self, board: &Board) -> Result<Rebellion, Fault> {
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

    /// CAM-23.13.
    pub(super) fn check_training_ground(&self, board: &Board) -> Result<TrainingGround, Fault> {
        let (clause, table) = ("CAM-23.13", self.room(board));
        let at = |key: &'static str| ["rooms", board.name.id(), key];
        self.fixed(clause, &at("rows"), table.rows, Some(4))?;
        let cols = table.cols.unwrap_or(0);
        self.ask((3..=8).contains(&cols), clause, board, "cols", cols, "3–8")?;
        let column_points = self.numbers(clause, board, "column_points", table.column_points.as_ref())?;
        self.fixed(clause, &at("column_points"), column_points.len() as i64, cols)?;
        self.fixed(clause, &at("line_length"), table.line_length, Some(3))?;
        self.fixed(clause, &at("field"), board.fields.len() as i64, 4 * cols)?;
        let mut grid = vec![vec![None; cols as usize]; 4];
        for (place, field) in board.fields.iter().enumerate() {
            let (_, row) = self.row(board, place);
            let inside = |number: Option<i64>, most: i64| {
                number.filter(|number| (1..=most).contains(number)).map(|number| number as usize - 1)
            };
            let spot = inside(row.row, 4).zip(inside(row.col, cols));
            let Some((r, c)) = spot.filter(|&(r, c)| grid[r][c].is_none()) else {
                let found = format!("{}: {:?}, {:?}", field.id, row.row, row.col);
                return Err(self.broken(clause, board, "field", found, format!("4 × {cols}, ≠")));
            };
            grid[r][c] = Some(place);
            let right = field.points == column_points[c];
            self.ask_field(right, clause, (board, place, "points"), field.points, column_points[c])?;
        }
        let grid: Vec<Vec<usize>> = grid.into_iter().map(|row| row.into_iter().flatten().collect()).collect();
        let mut bonuses: Vec<Option<Bonus>> = Vec::new();
        for row in table.bonus.iter().flatten() {
            bonuses.push(match (row.extra_knight.as_deref(), row.tree, row.points) {
                (Some("red"), None, None) => Some(Bonus::Red),
                (Some("yellow"), None, None) => Some(Bonus::Yellow),
                (None, Some(true), None) => Some(Bonus::Tree),
                (None, None, Some(points)) if points == i64::from(TrainingGround::BONUS_POINTS) => {
                    Some(Bonus::Points)
                }
                (..) => None,
            });
        }
        bonuses.sort_unstable();
        self.fixed(clause, &at("bonus"), bonuses, Bonus::ALL.map(Some).to_vec())?;
        let rows = grid.iter().map(|row| row.iter().copied().collect()).collect();
        Ok(TrainingGround { rows, column_points, lines: TrainingGround::lines(&grid) })
    }

    /// CAM-23.14.
    pub(super) fn check_tournament(&self, board: &Board) -> Result<Tournament, Fault> {
        let (clause, table) = ("CAM-23.14", self.room(board));
        let at = |key: &'static str| ["rooms", board.name.id(), key];
        self.fixed(clause, &at("heats"), table.heats.as_deref(), Some(&[1, 2, 3][..]))?;
        self.fixed(clause, &at("tournament_tiles"), table.tournament_tiles, Some(Tournament::TILES as i64))?;
        let points = Some(i64::from(Tournament::TILE_POINTS));
        self.fixed(clause, &at("tournament_tile_points"), table.tournament_tile_points, points)?;
        let (mut heats, mut finals, mut winners) = ([Places::EMPTY; 3], Vec::new(), Vec::new());
        for (place, field) in board.fields.iter().enumerate() {
            let (_, row) = self.row(board, place);
            let heat = row.heat.filter(|heat| (1..=3).contains(heat));
            let effects = (field.points, field.tree, field.extra, field.grail, field.hearts);
            let expected = match (row.stage.as_deref(), heat) {
                (Some("heat"), Some(heat)) => {
                    heats[heat as usize - 1].insert(place);
                    (2, false, None, 0, 0)
                }
                (Some("final"), Some(heat)) => {
                    finals.push((heat, place));
                    (4, true, None, 0, 0)
                }
                (Some("winner"), None) => {
                    winners.push(place);
                    (6, false, Some(Destination::Red), 0, 0)
                }
                (stage, _) => {
                    let found = format!("{}: {} {}", field.id, stage.unwrap_or("-"), row.heat.unwrap_or(0));
                    return Err(self.broken(clause, board, "field", found, "heat 1–3, final 1–3, winner"));
                }
            };
            let (found, text) = (format!("{effects:?}"), format!("{expected:?}"));
            self.ask_field(effects == expected, clause, (board, place, "points"), found, text)?;
        }
        let sizes = heats.map(Places::len);
        let enough = sizes.iter().sum::<usize>() == 8 && sizes.iter().all(|&size| size >= 2);
        self.ask(enough, clause, board, "field", format!("{sizes:?}"), "8 = 2 + 2 + …")?;
        let finals = self.numbered(clause, board, finals)?;
        let shape = (finals.len(), winners.len());
        self.ask(shape == (3, 1), clause, board, "field", format!("{shape:?}"), "3 × final, 1 × winner")?;
        let tournament = Tournament { heats, finals: [finals[0], finals[1], finals[2]], winner: winners[0] };
        self.check_arrows(board, &tournament)?;
        let marked = board.marked.contains(tournament.winner);
        self.ask_field(!marked, "CAM-23.20", (board, tournament.winner, "neutral3"), marked, false)?;
        Ok(tournament)
    }

    /// The arrows of the Tournament lead from each heat to its final, and from the finals to the winner's field.
    fn check_arrows(&self, board: &Board, tournament: &Tournament) -> Result<(), Fault> {
        for (place, field) in board.fields.iter().enumerate() {
            let heat = tournament.heats.iter().position(|heat| heat.contains(place));
            let to = match heat {
                Some(heat) => Places::only(tournament.finals[heat]),
                None if place == tournament.winner => Places::EMPTY,
                None => Places::only(tournament.winner),
            };
            let names = |places: Places| {
                places.iter().map(|place| board.fields[place].id.to_string()).collect::<Vec<_>>().join(", ")
            };
            let (found, expected) = (names(field.next), names(to));
            self.ask_field(field.next == to, "CAM-23.14", (board, place, "next"), found, expected)?;
        }
        Ok(())
    }

    /// CAM-23.15.
    pub(super) fn check_ballroom(&self, board: &Board) -> Result<Ballroom, Fault> {
        let (clause, table) = ("CAM-23.15", self.room(board));
        let path = ["rooms", board.name.id(), "hearts_for_queen"];
        self.fixed(clause, &path, table.hearts_for_queen, Some(i64::from(Ballroom::HEARTS_FOR_QUEEN)))?;
        let (mut row, mut queens, mut hearts) = (Vec::new(), Vec::new(), 0);
        for (place, field) in board.fields.iter().enumerate() {
            let (_, printed) = self.row(board, place);
            if printed.queen {
                queens.push(place);
                self.ask_field(field.hearts == 0, clause, (board, place, "hearts"), field.hearts, 0)?;
                let marked = printed.neutral3;
                self.ask_field(!marked, "CAM-23.20", (board, place, "neutral3"), marked, false)?;
            } else {
                row.push((printed.seq.unwrap_or(0), place));
                hearts += if printed.neutral3 { 0 } else { u32::from(field.hearts) };
            }
        }
        self.ask(
            queens.len() == 1,
            clause,
            board,
            "field",
            format!("{} × queen", queens.len()),
            "1 × queen",
        )?;
        self.ask(hearts >= Ballroom::HEARTS_FOR_QUEEN, clause, board, "field", hearts, "≥ 3")?;
        Ok(Ballroom { row: self.numbered(clause, board, row)?, queen: queens[0] })
    }

    /// CAM-23.16.
    pub(super) fn check_intrigue(&self, board: &Board) -> Result<Intrigue, Fault> {
        let (clause, table) = ("CAM-23.16", self.room(board));
        let at = |key: &'static str| ["rooms", board.name.id(), key];
        let rows = table.group.as_deref().unwrap_or_default();
        let mut ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
        ids.sort_unstable();
        let mut names = Group::ALL.map(Group::id);
        names.sort_unstable();
        self.fixed(clause, &at("group"), ids, names.to_vec())?;
        let mut groups = Vec::new();
        for group in Group::ALL {
            let (index, row) =
                rows.iter().enumerate().find(|(_, row)| row.id == group.id()).expect("all are there");
            let number = (index + 1).to_string();
            let here = |&place: &usize| self.row(board, place).1.group.as_deref() == Some(group.id());
            let fields: Places = board.all().iter().filter(here).collect();
            let path = |key: &'static str| ["rooms", board.name.id(), "group", &number, key];
            self.fixed(clause, &path("size"), row.size, fields.len() as i64)?;
            self.demand((2..=4).contains(&fields.len()), clause, &path("size"), fields.len(), "2–4")?;
            for place in fields.iter() {
                let points = board.fields[place].points;
                let right = i64::from(points) == row.points;
                self.ask_field(right, clause, (board, place, "points"), points, row.points)?;
            }
            let loss = self.number(clause, &path("penalty"), row.penalty, MOST)?;
            let costs_two = !row.removes_red_knight || loss == 2;
            self.demand(costs_two, clause, &path("penalty"), loss, 2)?;
            groups.push(IntrigueGroup { fields, loss, removes_red_knight: row.removes_red_knight });
        }
        let all = groups.iter().map(|group| group.fields.len()).sum::<usize>();
        self.fixed(clause, &at("field"), all, board.fields.len())?;
        let removing = groups.iter().filter(|group| group.removes_red_knight).count();
        self.ask(removing == 1, clause, board, "group", format!("{removing} × removes_red_knight"), 1)?;
        Ok(Intrigue { groups: groups.try_into().expect("there are five") })
    }

    /// CAM-23.17.
    pub(super) fn check_chapel(&self, board: &Board) -> Result<Chapel, Fault> {
        let clause = "CAM-23.17";
        let mut levels: Vec<Places> = Vec::new();
        let level = |place: usize| self.row(board, place).1.level.unwrap_or(0);
        for place in board.all().iter() {
            let fits = (1..=board.fields.len() as i64).contains(&level(place));
            self.ask_field(fits, clause, (board, place, "level"), level(place), "1 …")?;
            let index = level(place) as usize - 1;
            levels.resize(levels.len().max(index + 1), Places::EMPTY);
            levels[index].insert(place);
        }
        let starts = board.starts;
        let found = format!("{} × start", starts.len());
        self.ask(
            starts.len() == 4 && starts == levels[0],
            clause,
            board,
            "field",
            found,
            "4 × start = level 1",
        )?;
        let sizes: Vec<usize> = levels.iter().map(|level| level.len()).collect();
        let narrowing = sizes.is_sorted_by(|a, b| a >= b)
            && sizes.iter().skip(1).is_sorted_by(|a, b| a > b)
            && sizes.last() == Some(&1);
        self.ask(narrowing, clause, board, "field", format!("{sizes:?}"), "4 ≥ n > … > 1")?;
        for (place, field) in board.fields.iter().enumerate() {
            let above = levels.get(level(place) as usize).copied().unwrap_or_default();
            self.ask_field(
                field.next.is_subset(above),
                clause,
                (board, place, "next"),
                field.id,
                "level + 1",
            )?;
        }
        self.all_reached(clause, board)?;
        Ok(Chapel { levels })
    }

    /// CAM-23.18.
    pub(super) fn check_library(&self, board: &Board) -> Result<(), Fault> {
        let clause = "CAM-23.18";
        let starts = board.starts.len();
        self.ask(
            (1..=4).contains(&starts),
            clause,
            board,
            "field",
            format!("{starts} × start"),
            "1–4 × start",
        )?;
        for (place, field) in board.fields.iter().enumerate() {
            let back = field.next.meets(board.starts);
            self.ask_field(!back, clause, (board, place, "next"), field.id, "start = false")?;
            let mut edge = field.next;
            let mut reached = Places::EMPTY;
            while !edge.is_empty() {
                reached = reached.union(edge);
                edge = board.after(edge).without(reached);
            }
            self.ask_field(!reached.contains(place), clause, (board, place, "next"), field.id, "a → b → c")?;
        }
        self.all_reached(clause, board)
    }

    /// Every field can be reached from a start field.
    fn all_reached(&self, clause: &'static str, board: &Board) -> Result<(), Fault> {
        let (mut reached, mut edge) = (Places::EMPTY, board.starts);
        while !edge.is_empty() {
            reached = reached.union(edge);
            edge = board.after(edge).without(reached);
        }
        match board.all().without(reached).iter().next() {
            Some(place) => {
                self.ask_field(false, clause, (board, place, "id"), board.fields[place].id, "start → …")
            }
            None => Ok(()),
        }
    }

    /// CAM-23.19.
    pub(super) fn check_secret_room(&self, board: &Board) -> Result<SecretRoom, Fault> {
        let clause = "CAM-23.19";
        self.ask(board.fields.len() == 5, clause, board, "field", board.fields.len(), 5)?;
        let numbers =
            board.all().iter().map(|place| (self.row(board, place).1.seq.unwrap_or(0), place)).collect();
        Ok(SecretRoom { order: self.numbered(clause, board, numbers)? })
    }
}
