//! What holds for the fields of every board of a components file (CAM-23.9, CAM-23.10, CAM-23.20, CAM-23.21).

use super::checks::{MOST, Reader};
use super::file::{FieldRow, RoomTable};
use crate::board::{Board, PrintedField};
use crate::fields::{Field, Places};
use crate::vocab::{Area, BoardName, Destination, Room};
use std::collections::BTreeMap;
use table::Fault;

impl Reader<'_> {
    pub(super) fn room(&self, board: &Board) -> &RoomTable {
        &self.file.rooms[board.name.id()]
    }

    /// The row of a field in the file, with its number counted from 1.
    pub(super) fn row(&self, board: &Board, place: usize) -> (String, &FieldRow) {
        let rows = &self.room(board).field;
        let id = board.fields[place].id.to_string();
        let index = rows.iter().position(|row| row.id == id).expect("every field comes from a row");
        ((index + 1).to_string(), &rows[index])
    }

    /// The boards with their fields, in the order of [`BoardName::ALL`].
    pub(super) fn check_boards(&self) -> Result<Vec<Board>, Fault> {
        let mut names = BoardName::ALL.map(BoardName::id);
        names.sort_unstable();
        let found: Vec<&str> = self.file.rooms.keys().map(String::as_str).collect();
        self.fixed("CAM-23.9", &["rooms"], found, names.to_vec())?;
        let mut homes: BTreeMap<Field, BoardName> = BTreeMap::new();
        let mut boards = Vec::new();
        for name in BoardName::ALL {
            let table = &self.file.rooms[name.id()];
            let at = |field: &'static str| ["rooms", name.id(), field];
            let colour = if name == BoardName::SecretRoom { "violet" } else { name.room().id() };
            self.fixed("CAM-23.9", &at("color"), table.color.as_str(), colour)?;
            self.fixed("CAM-23.9", &at("side"), table.side.as_str(), side_of(name))?;
            let number = table.field.len();
            let fits = (1..=Places::MOST).contains(&number);
            self.demand(fits, "CAM-23.10", &at("field"), number, format!("1–{}", Places::MOST))?;
            let board = self.check_board(name, table)?;
            for field in &board.fields {
                let other = homes.insert(field.id, name);
                self.once(other.is_none(), "CAM-23.10", &at("field"), field.id)?;
            }
            boards.push(board);
        }
        Ok(boards)
    }

    fn check_board(&self, name: BoardName, table: &RoomTable) -> Result<Board, Fault> {
        let at = |index: usize, field: &str| -> [String; 5] {
            ["rooms", name.id(), "field", &(index + 1).to_string(), field].map(str::to_owned)
        };
        let mut ids: Vec<Field> = Vec::new();
        for (index, row) in table.field.iter().enumerate() {
            let path = at(index, "id");
            let id: Option<Field> = row.id.parse().ok().filter(|id| !ids.contains(id));
            self.demand(id.is_some(), "CAM-23.10", &texts(&path), &row.id, "a–z 0–9 _ (1–8), ≠")?;
            ids.extend(id);
        }
        ids.sort_unstable();
        let place = |id: &str| id.parse().ok().and_then(|id: Field| ids.binary_search(&id).ok());
        let mut fields: Vec<Option<PrintedField>> = vec![None; ids.len()];
        let (mut starts, mut marked) = (Places::EMPTY, Places::EMPTY);
        for (index, row) in table.field.iter().enumerate() {
            let path = |field: &str| at(index, field);
            let number = |field: &str, number: i64, most: i64| {
                self.number("CAM-23.10", &texts(&path(field)), number, most)
            };
            let extra = match &row.extra_knight {
                None => None,
                Some(to) => {
                    let read: Option<Destination> = to.parse().ok();
                    let names = Destination::ALL.map(Destination::id).join(", ");
                    self.demand(read.is_some(), "CAM-23.10", &texts(&path("extra_knight")), to, names)?;
                    read
                }
            };
            let mut next = Places::EMPTY;
            for id in &row.next {
                let found = place(id);
                self.demand(found.is_some(), "CAM-23.10", &texts(&path("next")), id, name.id())?;
                found.into_iter().for_each(|place| next.insert(place));
            }
            let own = place(&row.id).expect("every id was read above");
            if row.start {
                starts.insert(own);
            }
            if row.neutral3 {
                marked.insert(own);
            }
            fields[own] = Some(PrintedField {
                id: ids[own],
                x: number("x", row.x, 100)?,
                y: number("y", row.y, 100)?,
                points: number("points", row.points, MOST)?,
                grail: number("grail", row.grail, 28)?,
                tree: row.tree,
                extra,
                hearts: number("hearts", row.hearts, MOST)?,
                next,
            });
        }
        let fields = fields.into_iter().map(|field| field.expect("ids are unique")).collect();
        Ok(Board { name, fields, starts, marked })
    }

    /// Three-player markers (CAM-23.20, CAM-23.21).
    pub(super) fn check_markers(&self, boards: &[Board]) -> Result<(), Fault> {
        let board = |name: BoardName| &boards[name.index()];
        let of = |room: Room| boards.iter().filter(move |board| board.name.room() == room);
        let most: usize =
            Room::CASTLE.iter().filter_map(|&room| of(room).map(|board| board.marked.len()).max()).sum();
        self.demand(most <= 14, "CAM-23.20", &["rooms"], format!("{most} × neutral3"), "≤ 14")?;
        let at = |name: BoardName| ["rooms", name.id(), "field"];
        for name in [BoardName::Chapel, BoardName::Library, BoardName::Rebellion] {
            let free = board(name).starts.without(board(name).marked).len();
            let found = format!("{free} × start");
            self.demand(free >= 3, "CAM-23.20", &at(name), found, "≥ 3 × start, neutral3 = false")?;
        }
        let secret = board(BoardName::SecretRoom).marked.len();
        self.fixed("CAM-23.20", &at(BoardName::SecretRoom), secret, 0)?;
        for name in [BoardName::Tournament, BoardName::Intrigue, BoardName::TrainingGround] {
            let board = board(name);
            let mut parts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
            for place in board.all().iter() {
                let (_, row) = self.row(board, place);
                let part = match name {
                    BoardName::Tournament => match row.stage.as_deref() {
                        Some("heat") => format!("heat = {}", row.heat.unwrap_or(0)),
                        Some(_) | None => continue,
                    },
                    BoardName::Intrigue => format!("group = {}", row.group.as_deref().unwrap_or("-")),
                    _ => format!("row = {}", row.row.unwrap_or(0)),
                };
                let (all, free) = parts.entry(part).or_default();
                *all += 1;
                *free += usize::from(!row.neutral3);
            }
            for (part, (all, free)) in parts {
                let crowded = name == BoardName::Intrigue && free > 3;
                let found = format!("{part}: {} × neutral3", all - free);
                let expected = if crowded { "≤ 3 free" } else { "≥ 1 free" };
                self.demand(free >= 1 && !crowded, "CAM-23.20", &at(name), found, expected)?;
            }
        }
        self.check_marked_rebellion(board(BoardName::Rebellion))
    }

    /// CAM-23.21.
    fn check_marked_rebellion(&self, board: &Board) -> Result<(), Fault> {
        let marked = |area: Area| {
            let here = |&place: &usize| self.row(board, place).1.area.as_deref() == Some(area.id());
            board.marked.iter().filter(here).count()
        };
        let (loyalists, rebels) = (marked(Area::Loyalist), marked(Area::Rebel));
        let found = format!("{loyalists} : {rebels}");
        let at = ["rooms", board.name.id(), "field"];
        self.demand(loyalists <= rebels, "CAM-23.21", &at, found, "loyalist ≤ rebel")
    }
}

/// How the file names the side of a board.
const fn side_of(name: BoardName) -> &'static str {
    match name {
        BoardName::RoundTable | BoardName::TrainingGround | BoardName::Ballroom | BoardName::Chapel => "A",
        BoardName::Rebellion | BoardName::Tournament | BoardName::Intrigue | BoardName::Library => "B",
        BoardName::SecretRoom => "none",
    }
}

fn texts(path: &[String; 5]) -> [&str; 5] {
    path.each_ref().map(String::as_str)
}
