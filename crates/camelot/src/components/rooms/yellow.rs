//! The yellow room of a components file: Chapel and Library (CAM-23.17, CAM-23.18).

use super::Reader;
use crate::board::Board;
use crate::fields::Places;
use crate::rooms::Chapel;
use table::Fault;

impl Reader<'_> {
    /// CAM-23.17.
    pub(in crate::components) fn check_chapel(&self, board: &Board) -> Result<Chapel, Fault> {
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
    pub(in crate::components) fn check_library(&self, board: &Board) -> Result<(), Fault> {
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
}
