//! The blue room of a components file: Ballroom and Intrigue (CAM-23.15, CAM-23.16).

use super::{MOST, Reader};
use crate::board::Board;
use crate::fields::Places;
use crate::rooms::{Ballroom, Intrigue, IntrigueGroup};
use crate::vocab::Group;
use table::Fault;

impl Reader<'_> {
    /// CAM-23.15.
    pub(in crate::components) fn check_ballroom(&self, board: &Board) -> Result<Ballroom, Fault> {
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
    pub(in crate::components) fn check_intrigue(&self, board: &Board) -> Result<Intrigue, Fault> {
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
            // The top group, and no other, takes a knight from the red room (CAM-12.16).
            let top = group == Group::Top;
            self.fixed(clause, &path("removes_red_knight"), row.removes_red_knight, top)?;
            self.demand(!top || loss == 2, clause, &path("penalty"), loss, 2)?;
            groups.push(IntrigueGroup { fields, loss, removes_red_knight: row.removes_red_knight });
        }
        let all = groups.iter().map(|group| group.fields.len()).sum::<usize>();
        self.fixed(clause, &at("field"), all, board.fields.len())?;
        Ok(Intrigue { groups: groups.try_into().expect("there are five") })
    }
}
