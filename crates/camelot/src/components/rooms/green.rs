//! The green room of a components file: Training Ground and Tournament (CAM-23.13, CAM-23.14).

use super::Reader;
use crate::board::Board;
use crate::fields::Places;
use crate::rooms::{Tournament, TrainingGround};
use crate::vocab::{Bonus, Destination};
use table::Fault;

impl Reader<'_> {
    /// CAM-23.13.
    pub(in crate::components) fn check_training_ground(
        &self,
        board: &Board,
    ) -> Result<TrainingGround, Fault> {
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
    pub(in crate::components) fn check_tournament(&self, board: &Board) -> Result<Tournament, Fault> {
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
}
