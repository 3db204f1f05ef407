//! How the red room would be scored now, and who would lead for each total: what people would otherwise count.

use camelot::{Area, BoardName, Colour, Open, Room};
use std::cmp::Reverse;

/// A row of the standings in the red room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// Who; nobody is the neutral colour.
    pub(crate) colour: Option<Colour>,
    pub(crate) knights: usize,
    /// What the place would score.
    pub(crate) points: u8,
}

/// The ranking at the Round Table, with one knight more for a colour (CAM-15.3, CAM-15.4).
pub(crate) fn at_table(open: &Open, more: Option<Colour>) -> Vec<Row> {
    let points = &open.options.components.round_table.place_points;
    let count = |colour| open.own(colour, Room::Red).len() + usize::from(more == Some(colour));
    rank(open, count, open.neutral(Room::Red).len(), points)
}

/// The ranking in an area of the Rebellion (CAM-15.9 to CAM-15.12).
pub(crate) fn in_area(open: &Open, area: Area) -> Vec<Row> {
    let rebellion = &open.options.components.rebellion;
    let fields = rebellion.areas[area.index()];
    let wins = open.knights_in(Area::Loyalist) > open.knights_in(Area::Rebel);
    let points =
        if wins == (area == Area::Loyalist) { &rebellion.winner_points } else { &rebellion.loser_points };
    let count = |colour| open.own(colour, Room::Red).intersection(fields).len();
    rank(open, count, open.neutral(Room::Red).intersection(fields).len(), points)
}

/// Most knights first; ties go to the colour further up the order track, and the neutral colour loses them (CAM-15.2).
fn rank(open: &Open, count: impl Fn(Colour) -> usize, neutral: usize, points: &[u8]) -> Vec<Row> {
    let colours = open.colours().map(|colour| (Some(colour), count(colour)));
    let mut rows: Vec<(Option<Colour>, usize)> =
        colours.chain([(None, neutral)]).filter(|&(_, knights)| knights > 0).collect();
    let place =
        |colour: Option<Colour>| colour.and_then(|colour| open.order.place(colour)).unwrap_or(Colour::COUNT);
    rows.sort_by_key(|&(colour, knights)| (Reverse(knights), colour.is_none(), place(colour)));
    let points = points.iter().copied().chain(std::iter::repeat(0));
    rows.into_iter().zip(points).map(|((colour, knights), points)| Row { colour, knights, points }).collect()
}

/// Whether the red room shows the Round Table.
pub(crate) fn has_round_table(open: &Open) -> bool {
    open.board_name(Room::Red) == Some(BoardName::RoundTable)
}

/// The order after these predictions for a total, as the rules make it (CAM-6.8, CAM-6.9): exact ones, then below
/// descending, then above ascending; on one number whoever predicted earlier, from further down the track.
pub(crate) fn order_for(open: &Open, predicted: &[(Colour, u8)], total: u8) -> Vec<Colour> {
    let mut order = predicted.to_vec();
    let earlier = |colour: Colour| Reverse(open.order.place(colour));
    order.sort_by_key(|&(colour, number)| {
        let distance = if number <= total { (0, total - number) } else { (1, number - total) };
        (distance, earlier(colour))
    });
    order.into_iter().map(|(colour, _)| colour).collect()
}

/// The totals that are still possible for a reader who knows these fists: every other colour sends 0 to 3 knights, but
/// not more than it has (CAM-5.2, CAM-22.4).
pub(crate) fn possible_totals(open: &Open, fist: impl Fn(Colour) -> Option<u8>) -> (u8, u8) {
    let range =
        |colour: Colour| fist(colour).map_or((0, open.pieces(colour).screen.min(3)), |own| (own, own));
    open.colours().map(range).fold((0, 0), |(low, high), (least, most)| (low + least, high + most))
}
