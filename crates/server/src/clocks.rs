//! How long each seat has thought.

use crate::store::StoredMove;
use std::ops::RangeInclusive;
use table::{Actor, Seat, Turn};

/// How long a clock may give each player for the whole game, in seconds: from a minute to a day.
pub(crate) const SECONDS: RangeInclusive<u32> = 60..=86_400;

/// A clock for each seat. It runs from the moment the seat has to decide, also where several decide at once. Durations
/// are in milliseconds, times in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks(Vec<Clock>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Clock {
    /// Total thinking time of the decisions made so far.
    thought: i64,
    /// Since when the seat has to decide, if it has to.
    since: i64,
}

impl Clocks {
    /// The clocks of a table read from the store; the seats on turn have been so since `since`.
    pub(crate) fn new(seats: usize, moves: &[StoredMove], since: i64) -> Self {
        let mut clocks = vec![Clock { thought: 0, since }; seats];
        for made in moves {
            let who = made.line.split(' ').next().and_then(|who| who.parse::<Seat>().ok());
            if let Some(clock) = who.and_then(|seat| clocks.get_mut(seat.index())) {
                // Tolerate bad values in the store: a wrong clock is no reason to lose a game.
                clock.thought = clock.thought.saturating_add(made.thought.max(0));
            }
        }
        Self(clocks)
    }

    /// Total thinking time of the decisions a seat has made.
    pub fn thought(&self, seat: Seat) -> i64 {
        self.0[seat.index()].thought
    }

    /// How long a seat on turn has thought about its current decision.
    pub fn thinking(&self, seat: Seat, now: i64) -> i64 {
        now.saturating_sub(self.0[seat.index()].since).max(0)
    }

    /// Skips time in which the house did not run.
    pub(crate) fn skip(&mut self, time: i64) {
        for clock in &mut self.0 {
            clock.since = clock.since.saturating_add(time);
        }
    }

    /// Updates the clocks after a move at `now`. A seat that has to decide before and after keeps its start time.
    pub(crate) fn turn_over(&mut self, mover: Option<Seat>, before: Turn, after: Turn, now: i64) {
        for (seat, clock) in self.0.iter_mut().enumerate().map(|(seat, clock)| (Seat::new(seat), clock)) {
            let is_on_turn = |turn: Turn| turn.includes(Actor::Seat(seat));
            if mover == Some(seat) {
                clock.thought = clock.thought.saturating_add(now.saturating_sub(clock.since).max(0));
            }
            if mover == Some(seat) || !is_on_turn(before) || !is_on_turn(after) {
                clock.since = now;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on_turn(seats: &[usize]) -> Turn {
        Turn::Seats(seats.iter().map(|&seat| Seat::new(seat)).collect())
    }

    #[test]
    fn a_clock_runs_while_its_seat_has_to_decide() {
        let [first, second] = [Seat::new(0), Seat::new(1)];
        let mut clocks = Clocks::new(2, &[], 100);
        clocks.turn_over(Some(first), on_turn(&[0]), on_turn(&[1]), 130);
        clocks.turn_over(Some(second), on_turn(&[1]), on_turn(&[0]), 135);
        assert_eq!([clocks.thought(first), clocks.thought(second)], [30, 5]);
        assert_eq!(clocks.thinking(first, 150), 15);
    }

    #[test]
    fn whoever_decides_at_the_same_time_as_others_is_not_given_their_time() {
        let [first, second] = [Seat::new(0), Seat::new(1)];
        let mut clocks = Clocks::new(2, &[], 100);
        clocks.turn_over(Some(first), on_turn(&[0, 1]), on_turn(&[1]), 130);
        assert_eq!(clocks.thinking(second, 150), 50, "it has to decide since the beginning");
        clocks.turn_over(Some(second), on_turn(&[1]), on_turn(&[0, 1]), 160);
        assert_eq!([clocks.thought(first), clocks.thought(second)], [30, 60]);
    }

    #[test]
    fn what_was_kept_is_what_was_thought_whenever_it_was() {
        let made = |line: &str, at, thought| StoredMove { line: line.to_owned(), at, thought };
        let moves = [
            made("- start 1", 0, 0),
            made("1 a", 1_000_000, 20),
            made("2 b", 9_000_000, 30),
            made("1 c", 9_000_001, 1),
        ];
        let clocks = Clocks::new(2, &moves, 9_000_001);
        assert_eq!([clocks.thought(Seat::new(0)), clocks.thought(Seat::new(1))], [21, 30]);
    }

    #[test]
    fn a_clock_never_runs_backwards_and_time_in_which_the_house_slept_is_skipped() {
        let first = Seat::new(0);
        let mut clocks = Clocks::new(1, &[], 100);
        assert_eq!(clocks.thinking(first, 50), 0, "the clock of the machine was set back");
        clocks.skip(1_000);
        assert_eq!(clocks.thinking(first, 1_130), 30);
        clocks.turn_over(Some(first), on_turn(&[0]), on_turn(&[0]), 1_130);
        assert_eq!(clocks.thought(first), 30);
    }
}
