//! The secret room: five players only, filled from the top (section 14).

use super::Closed;
use crate::fields::Places;
use crate::state::Open;
use crate::vocab::Room;

/// How the secret room is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecretRoom {
    /// Its fields from the top (CAM-14.2).
    pub order: Vec<usize>,
}

impl SecretRoom {
    /// What a colour without a knight here loses in the end (CAM-15.28).
    pub const NO_KNIGHT_LOSS: i32 = 9;
}

/// CAM-14.2.
pub(super) fn legal(open: &Open) -> Places {
    let free = open.free(Room::Secret);
    let order = open.options.components.secret_room.order.iter();
    order.copied().find(|&place| free.contains(place)).into_iter().collect()
}

pub(super) fn closed(open: &Open, place: usize) -> Option<Closed> {
    let order = open.options.components.secret_room.order.iter();
    let above: Places = order.take_while(|&&other| other != place).copied().collect();
    (!above.is_subset(open.occupied(Room::Secret))).then_some(Closed::Topmost)
}
