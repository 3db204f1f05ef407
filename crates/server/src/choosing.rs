//! Choices that several seats make at the same time.

use games::RunningGame;
use table::{Seat, Turn};

/// Whether a seat chooses at the same time as others, and all that happened since it looked is that some of them did.
pub(crate) fn still_chooses(running: &dyn RunningGame, seat: Seat, seen: usize) -> bool {
    seen <= running.moves_made() && only_others_chose(&*running.until(seen), running, seat)
}

/// Whether a seat chooses at the same time as others, and all that happened from `then` to `now` is that some of them did.
pub(crate) fn only_others_chose(then: &dyn RunningGame, now: &dyn RunningGame, seat: Seat) -> bool {
    let Some(since) = now.moves_made().checked_sub(then.moves_made()) else { return false };
    let (Turn::Seats(before), Turn::Seats(after)) = (then.turn(), now.turn()) else { return false };
    let still_chooses = before.contains(seat) && after.contains(seat);
    still_chooses && before.len() == after.len() + since && then.offers(seat) == now.offers(seat)
}
