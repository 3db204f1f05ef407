//! Simultaneous choices of several seats.

use games::RunningGame;
use table::{Seat, Turn};

/// Whether a seat chooses at the same time as others, and since move `seen` nothing has happened but choices of others.
pub(crate) fn still_chooses(running: &dyn RunningGame, seat: Seat, seen: usize) -> bool {
    seen <= running.moves_made() && only_others_chose(&*running.until(seen), running, seat)
}

/// Whether a seat chooses at the same time as others, and from `then` to `now` nothing has happened but choices of
/// others.
pub(crate) fn only_others_chose(then: &dyn RunningGame, now: &dyn RunningGame, seat: Seat) -> bool {
    let Some(since) = now.moves_made().checked_sub(then.moves_made()) else { return false };
    let (Turn::Seats(before), Turn::Seats(after)) = (then.turn(), now.turn()) else { return false };
    let still_chooses = before.contains(seat) && after.contains(seat);
    still_chooses && before.len() == after.len() + since && then.offers(seat) == now.offers(seat)
}
