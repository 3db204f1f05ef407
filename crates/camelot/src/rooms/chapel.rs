//! The Chapel, side A of the yellow room: one path upwards (CAM-13.1 to CAM-13.5).

use super::Closed;
use crate::colours::Colour;
use crate::fields::Places;
use crate::state::Open;
use crate::vocab::Room;

/// How the Chapel is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapel {
    /// The fields of each level, the lowest first.
    pub levels: Vec<Places>,
}

/// A colour climbs one level with each knight, so its most recent knight is the highest one (CAM-13.2).
fn latest(open: &Open, colour: Colour) -> Option<usize> {
    let own = open.own(colour, Room::Yellow);
    let levels = open.options.components.chapel.levels.iter().rev();
    levels.map(|level| level.intersection(own)).find_map(|level| level.iter().next())
}

/// CAM-13.1, CAM-13.2, CAM-13.4, CAM-13.5.
pub(super) fn legal(open: &Open, colour: Colour) -> Places {
    let board = open.board(Room::Yellow);
    let ways = latest(open, colour).map_or(board.starts, |latest| board.fields[latest].next);
    ways.intersection(open.free(Room::Yellow))
}

pub(super) fn closed(open: &Open, colour: Colour, place: usize) -> Option<Closed> {
    let board = open.board(Room::Yellow);
    let start = board.starts.contains(place);
    match latest(open, colour) {
        None => (!start).then_some(Closed::ChapelStart),
        Some(_) if start => Some(Closed::ChapelOnce),
        Some(latest) => (!board.fields[latest].next.contains(place)).then_some(Closed::ChapelPath),
    }
}
