//! The Training Ground, side A of the green room: rows from below, and bonuses for lines (CAM-11.1 to CAM-11.9).

use super::Closed;
use crate::colours::Colour;
use crate::event::Event;
use crate::fields::Places;
use crate::frames::Frame;
use crate::state::Open;
use crate::vocab::Room;
use table::Journal;

/// How the Training Ground is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrainingGround {
    /// The rows, the lowest first (CAM-11.1).
    pub rows: Vec<Places>,
    /// The points printed under each column (CAM-11.2).
    pub column_points: Vec<u8>,
    /// Every line, as all of its threes of neighbouring fields (CAM-11.3, CAM-11.4).
    pub lines: Vec<Vec<Places>>,
}

impl TrainingGround {
    /// The points of the line bonus that gives points (CAM-11.7).
    pub const BONUS_POINTS: i32 = 4;

    /// The lines of a board with these fields, by row and column: rows, columns, and diagonals of at least three fields
    /// (CAM-11.3).
    pub(crate) fn lines(grid: &[Vec<usize>]) -> Vec<Vec<Places>> {
        let (rows, columns) = (grid.len() as i64, grid.first().map_or(0, Vec::len) as i64);
        let at = |row: i64, column: i64| {
            let inside = (0..rows).contains(&row) && (0..columns).contains(&column);
            inside.then(|| grid[row as usize][column as usize])
        };
        let mut lines = Vec::new();
        for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
                if at(row - down, column - right).is_some() {
                    continue; // Not the first field of its line.
                }
                let line: Vec<usize> =
                    (0..).map_while(|step| at(row + step * down, column + step * right)).collect();
                if line.len() >= 3 {
                    lines.push(line.windows(3).map(|three| three.iter().copied().collect()).collect());
                }
            }
        }
        lines
    }
}

fn lowest_open_row(open: &Open) -> Places {
    let free = open.free(Room::Green);
    let rows = open.options.components.training_ground.rows.iter();
    rows.map(|row| row.intersection(free)).find(|row| !row.is_empty()).unwrap_or_default()
}

/// CAM-11.1.
pub(super) fn legal(open: &Open) -> Places {
    lowest_open_row(open)
}

pub(super) fn closed(open: &Open, place: usize) -> Option<Closed> {
    let rows = &open.options.components.training_ground.rows;
    let below = rows.iter().take_while(|row| !row.contains(place));
    let full = |row: &Places| row.is_subset(open.occupied(Room::Green));
    (!below.into_iter().all(full)).then_some(Closed::LowestRow)
}

/// Every line in which this knight makes the first three neighbours gives a bonus (CAM-11.4 to CAM-11.6).
pub(super) fn events(open: &mut Open, colour: Colour, place: usize, journal: &mut Journal<Event>) {
    let own = open.own(colour, Room::Green);
    let mut before = own;
    before.remove(place);
    let components = open.options.components;
    let mut bonuses = 0;
    for line in &components.training_ground.lines {
        let three = line.iter().find(|three| three.contains(place) && three.is_subset(own));
        let (Some(three), false) = (three, line.iter().any(|three| three.is_subset(before))) else {
            continue;
        };
        bonuses += 1;
        journal.note(|| {
            let fields = &components.board(crate::BoardName::TrainingGround).fields;
            let mut places = three.iter().map(|place| fields[place].id);
            let first = fields[place].id;
            Event::LineCompleted { colour, fields: [(); 3].map(|()| places.next().unwrap_or(first)) }
        });
    }
    if bonuses > 0 {
        open.due.push(Frame::Bonus(bonuses));
    }
}
