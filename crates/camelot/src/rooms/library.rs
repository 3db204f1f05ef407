//! The Library, side B of the yellow room: along the arrows from any own knight (CAM-13.6 to CAM-13.9).

use super::Closed;
use crate::colours::Colour;
use crate::fields::Places;
use crate::state::Open;
use crate::vocab::Room;

/// CAM-13.6, CAM-13.7, CAM-13.9.
pub(super) fn legal(open: &Open, colour: Colour) -> Places {
    let (board, own) = (open.board(Room::Yellow), open.own(colour, Room::Yellow));
    let ways = if own.is_empty() { board.starts } else { board.after(own) };
    ways.intersection(open.free(Room::Yellow))
}

pub(super) fn closed(open: &Open, colour: Colour, place: usize) -> Option<Closed> {
    let (board, own) = (open.board(Room::Yellow), open.own(colour, Room::Yellow));
    match (own.is_empty(), board.starts.contains(place)) {
        (true, true) => None,
        (true, false) => Some(Closed::LibraryStart),
        (false, true) => Some(Closed::LibraryOnce),
        (false, false) => {
            let reached = own.iter().any(|from| board.fields[from].next.contains(place));
            (!reached).then_some(Closed::LibraryArrow)
        }
    }
}
