//! The Round Table, side A of the red room: any free seat, and nothing at once (CAM-10.1, CAM-10.2).

use crate::fields::Places;
use crate::state::Open;
use crate::vocab::Room;

/// What is printed on the Round Table besides its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundTable {
    /// The points of each place in end scoring, the first one first (CAM-15.4).
    pub place_points: Vec<u8>,
}

impl RoundTable {
    /// What a colour without a knight loses (CAM-15.6).
    pub const NO_KNIGHT_LOSS: i32 = 4;
}

/// CAM-10.1.
pub(super) fn legal(open: &Open) -> Places {
    open.free(Room::Red)
}
