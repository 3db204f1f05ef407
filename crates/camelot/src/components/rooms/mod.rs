//! What holds for each board of a components file (CAM-23.11 to CAM-23.19); one file for each colour of room.

mod blue;
mod green;
mod red;
mod yellow;

use super::checks::{MOST, Reader};
use crate::board::Board;
use crate::fields::Places;
use crate::rooms::SecretRoom;
use std::fmt::Display;
use table::Fault;

impl Reader<'_> {
    /// Demands something of a board; `key` is the value of its table that tells it.
    pub(super) fn ask(
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
    pub(super) fn broken(
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
    pub(super) fn ask_field(
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
    pub(super) fn without_effects(&self, clause: &'static str, board: &Board) -> Result<(), Fault> {
        for (place, field) in board.fields.iter().enumerate() {
            let effects = (field.points, field.grail, field.tree, field.extra, field.hearts);
            let none = effects == (0, 0, false, None, 0);
            self.ask_field(none, clause, (board, place, "id"), field.id, "-")?;
        }
        Ok(())
    }

    pub(super) fn numbers(
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
    pub(super) fn numbered(
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

    /// Every field can be reached from a start field.
    pub(super) fn all_reached(&self, clause: &'static str, board: &Board) -> Result<(), Fault> {
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
    pub(in crate::components) fn check_secret_room(&self, board: &Board) -> Result<SecretRoom, Fault> {
        let clause = "CAM-23.19";
        self.ask(board.fields.len() == 5, clause, board, "field", board.fields.len(), 5)?;
        let numbers =
            board.all().iter().map(|place| (self.row(board, place).1.seq.unwrap_or(0), place)).collect();
        Ok(SecretRoom { order: self.numbered(clause, board, numbers)? })
    }
}
