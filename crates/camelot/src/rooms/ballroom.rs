//! The Ballroom, side A of the blue room: one row, hearts, and the queen (CAM-12.1 to CAM-12.8).

use super::Closed;
use crate::colours::Colour;
use crate::fields::Places;
use crate::state::Open;
use crate::vocab::{BoardName, Room};

/// How the Ballroom is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ballroom {
    /// The outer fields in the order in which they are filled (CAM-12.1).
    pub row: Vec<usize>,
    /// The queen's field.
    pub queen: usize,
}

impl Ballroom {
    /// How many hearts the queen asks for (CAM-12.4).
    pub const HEARTS_FOR_QUEEN: u32 = 3;
}

impl Open {
    /// The hearts of a colour on the outer fields (CAM-12.3); none where there is no Ballroom.
    pub fn hearts(&self, colour: Colour) -> u32 {
        if self.board_name(Room::Blue) != Some(BoardName::Ballroom) {
            return 0;
        }
        let board = self.board(Room::Blue);
        self.own(colour, Room::Blue).iter().map(|place| u32::from(board.fields[place].hearts)).sum()
    }
}

/// CAM-12.1, CAM-12.4, CAM-12.8.
pub(super) fn legal(open: &Open, colour: Colour) -> Places {
    let ballroom = &open.options.components.ballroom;
    let free = open.free(Room::Blue);
    let next = ballroom.row.iter().find(|&&place| free.contains(place));
    let mut legal: Places = next.copied().into_iter().collect();
    if free.contains(ballroom.queen) && open.hearts(colour) >= Ballroom::HEARTS_FOR_QUEEN {
        legal.insert(ballroom.queen);
    }
    legal
}

pub(super) fn closed(open: &Open, colour: Colour, place: usize) -> Option<Closed> {
    let ballroom = &open.options.components.ballroom;
    if place == ballroom.queen {
        return (open.hearts(colour) < Ballroom::HEARTS_FOR_QUEEN).then_some(Closed::TooFewHearts);
    }
    let before = ballroom.row.iter().take_while(|&&other| other != place).copied().collect::<Places>();
    (!before.is_subset(open.occupied(Room::Blue))).then_some(Closed::NextInRow)
}
