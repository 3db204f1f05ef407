//! How the fields of each board lie in rows of text.

use camelot::{Area, Board, BoardName, Components, Group, Places};

/// A part of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The field with this place on its board.
    Field(usize),
    /// Something between the fields.
    Text(&'static str),
}

/// How many columns a field takes: its marks, and what stands there. Where fields have effects, they get a column.
pub(crate) const fn columns(board: BoardName) -> u16 {
    match board {
        BoardName::RoundTable
        | BoardName::Rebellion
        | BoardName::TrainingGround
        | BoardName::Tournament
        | BoardName::Intrigue => 3,
        BoardName::Ballroom | BoardName::Chapel | BoardName::Library | BoardName::SecretRoom => 4,
    }
}

/// How many seats of the Round Table stand in a row.
const SEATS: usize = 7;
/// How many fields of the Ballroom stand in a row.
const DANCERS: usize = 5;

/// The rows of a board from top to bottom.
pub(crate) fn rows(components: &Components, name: BoardName) -> Vec<Vec<Part>> {
    let board = components.board(name);
    match name {
        BoardName::RoundTable => {
            let seats: Vec<usize> = (0..board.fields.len()).collect();
            seats.chunks(SEATS).map(|row| fields(row.to_vec())).collect()
        }
        BoardName::Rebellion => {
            let area = |area: Area| fields(from_the_left(board, components.rebellion.areas[area.index()]));
            Area::ALL.map(area).to_vec()
        }
        BoardName::TrainingGround => {
            let rows = components.training_ground.rows.iter().rev();
            rows.map(|&row| fields(from_the_left(board, row))).collect()
        }
        BoardName::Tournament => tournament(components, board),
        BoardName::Ballroom => ballroom(components),
        BoardName::Intrigue => intrigue(components, board),
        BoardName::Chapel => chapel(components, board),
        BoardName::Library => library(board),
        BoardName::SecretRoom => vec![fields(components.secret_room.order.clone())],
    }
}

/// The winner's field, then a row for each heat, with its final field first.
fn tournament(components: &Components, board: &Board) -> Vec<Vec<Part>> {
    let tournament = &components.tournament;
    let heats = tournament.heats.iter().zip(tournament.finals).zip(["1", "2", "3"]);
    let heat = |((&places, last), number): ((&Places, usize), &'static str)| {
        let mut row = vec![Part::Text(number), Part::Text(" "), Part::Field(last), Part::Text("←")];
        row.extend(fields(from_the_left(board, places)));
        row
    };
    let mut rows = vec![vec![Part::Text("♛ "), Part::Field(tournament.winner)]];
    rows.extend(heats.map(heat));
    rows
}

/// The row of dancers, and the queen at its end.
fn ballroom(components: &Components) -> Vec<Vec<Part>> {
    let ballroom = &components.ballroom;
    let mut rows: Vec<_> = ballroom.row.chunks(DANCERS).map(|row| fields(row.to_vec())).collect();
    let queen = [Part::Text("  ♛"), Part::Field(ballroom.queen)];
    match rows.last_mut().filter(|row| row.len() + 1 < DANCERS) {
        Some(row) => row.extend(queen),
        None => rows.push(queen.to_vec()),
    }
    rows
}

/// The groups where they lie on the board.
fn intrigue(components: &Components, board: &Board) -> Vec<Vec<Part>> {
    let group = |group: Group| fields(from_the_left(board, components.intrigue.groups[group.index()].fields));
    let beside = |left: Group, right: Group| [group(left), vec![Part::Text("  ")], group(right)].concat();
    vec![
        [vec![Part::Text("     ")], group(Group::Top)].concat(),
        beside(Group::Left, Group::Right),
        beside(Group::LowerLeft, Group::LowerRight),
    ]
}

/// The levels, the highest first.
fn chapel(components: &Components, board: &Board) -> Vec<Vec<Part>> {
    let levels = &components.chapel.levels;
    let broadest = levels.iter().map(|level| level.len()).max().unwrap_or_default();
    let level = |level: &Places| {
        let mut row = vec![Part::Text("  "); broadest - level.len()];
        row.extend(fields(from_the_left(board, *level)));
        row
    };
    levels.iter().rev().map(level).collect()
}

/// The columns of the board as rows.
fn library(board: &Board) -> Vec<Vec<Part>> {
    let mut columns: Vec<u8> = board.fields.iter().map(|field| field.x).collect();
    columns.sort_unstable();
    columns.dedup();
    let column = |x: u8| {
        let mut places: Vec<usize> =
            (0..board.fields.len()).filter(|&place| board.fields[place].x == x).collect();
        places.sort_by_key(|&place| board.fields[place].y);
        fields(places)
    };
    columns.into_iter().map(column).collect()
}

fn fields(places: Vec<usize>) -> Vec<Part> {
    places.into_iter().map(Part::Field).collect()
}

fn from_the_left(board: &Board, places: Places) -> Vec<usize> {
    let mut places: Vec<usize> = places.iter().collect();
    places.sort_by_key(|&place| board.fields[place].x);
    places
}
