//! Rounds, seats and dice are in step with what is due (sections 2, 3 and 14).

use super::{Check, demand};
use crate::dice::Dice;
use crate::frames::{Frame, Part, SetupStep, Window};
use crate::seams;
use crate::state::Open;
use table::Seat;

impl Open {
    pub(super) fn check_flow(&self) -> Check {
        let players = self.players();
        for (at, seat) in [("turn.start_player", self.start), ("turn.player", self.active)] {
            demand(seat.index() < players, "MER-1.1", at, seat, format!("1–{players}"))?;
        }
        let (last, part) = (Self::ROUNDS, self.due.part());
        let (rounds, clause) = match part {
            Part::Setup(_) => (0..=0, "MER-2.20"),
            Part::Rolling => (0..=last - 1, "MER-14.2"),
            Part::Turn => (1..=last, "MER-3.1"),
            Part::Scoring => (2..=last, "MER-14.1"),
            Part::Over => (last..=last, "MER-3.1"),
        };
        let expected = format!("{}–{}", rounds.start(), rounds.end());
        demand(rounds.contains(&self.round), clause, "turn.round", self.round, expected)?;
        let even = part != Part::Scoring || self.round.is_multiple_of(2);
        demand(even, "MER-14.1", "turn.round", self.round, "2, 4, 6")?;
        let in_turn = part == Part::Turn || self.active == self.start;
        demand(in_turn, "MER-3.2", "turn.player", self.active, self.start)?;
        let drawn = self.is_over(SetupStep::StartPlayer);
        let (start, first) = (self.start, Seat::new(0));
        demand(drawn || start == first, "MER-2.12", "turn.start_player", start, first)?;
        self.check_setup()
    }

    /// Whether a step of the setup is over.
    fn is_over(&self, step: SetupStep) -> bool {
        match self.due.part() {
            Part::Setup(now) => self.layout.is_before(step, now),
            Part::Rolling | Part::Turn | Part::Scoring | Part::Over => true,
        }
    }

    /// What the setup brings is there if its step is over, and not before it.
    fn check_setup(&self) -> Check {
        let over = |step: SetupStep| self.is_over(step);
        let now = |step: SetupStep| self.due.part() == Part::Setup(step);
        let mut waits = false;
        for seat in self.in_turn_order() {
            let at = |part: &str| format!("seat.{seat}.{part}");
            let castle = self.castle(seat);
            let placed = castle.knight.is_some();
            let right = if now(SetupStep::StartingTiles) {
                !(placed && waits)
            } else {
                placed == over(SetupStep::StartingTiles)
            };
            waits |= !placed;
            let found = castle.knight.map_or("-".to_owned(), |space| space.to_string());
            demand(right, "MER-2.14", &at("knight"), found, if placed { "-" } else { "0–23" })?;
            if !over(SetupStep::Traitors) && !now(SetupStep::Traitors) {
                demand(
                    castle.traitors_attached() == 0,
                    "MER-2.16",
                    &at("traitors"),
                    castle.traitors_attached(),
                    0,
                )?;
            }
        }
        let waits = self.in_turn_order().filter(|&seat| self.castle(seat).knight.is_none()).count();
        let due = !now(SetupStep::StartingTiles) || waits > 0;
        demand(due, "MER-2.13", "turn.due", "setup starting_tiles", "setup traitors")?;
        let dealt = self.starting_tiles.len();
        let expected = if now(SetupStep::StartingTiles) { self.players() - waits } else { 0 };
        demand(dealt == expected, "MER-2.13", "turn.starting_tiles", dealt, expected)?;
        if now(SetupStep::Traitors) || self.top() == Frame::NewTraitors {
            self.check_receiving(
                "MER-15.11",
                "traitors",
                |_| Self::ATTACHED,
                |seat| self.castle(seat).traitors_attached(),
            )?;
        }
        if now(SetupStep::Hands) {
            self.check_receiving(
                "MER-2.17",
                "hand",
                |seat| self.hand_size(seat),
                |seat| self.castle(seat).hand,
            )?;
        }
        Ok(())
    }

    /// While something is dealt, the seats receive it one after the other, and somebody still has to.
    fn check_receiving(
        &self,
        clause: &'static str,
        part: &str,
        whole: impl Fn(Seat) -> u8,
        held: impl Fn(Seat) -> u8,
    ) -> Check {
        let mut waits = false;
        for seat in self.in_turn_order() {
            let (count, whole) = (held(seat), whole(seat));
            let right = if waits { count == 0 } else { count <= whole };
            demand(right, clause, &format!("seat.{seat}.{part}"), count, if waits { 0 } else { whole })?;
            waits |= count < whole;
        }
        // Nobody waits for anything any more.
        let (at, whole) = (format!("seat.{}.{part}", self.start), whole(self.start));
        demand(waits, clause, &at, whole, format!("< {whole}"))
    }

    /// The dice: rolled when they have to be, and used in turn (MER-2.18, MER-3.3).
    pub(super) fn check_dice(&self) -> Check {
        let mut rolling = false;
        for seat in self.in_turn_order() {
            let (dice, all) = (&self.castle(seat).dice, self.layout.dice.len());
            let at = format!("seat.{seat}.dice");
            let rolled = (0..all).filter(|&place| dice.shown(place).is_some()).count();
            let in_order = dice.next_to_roll().is_none_or(|next| next == rolled);
            let right = match self.due.part() {
                Part::Setup(_) => rolled == 0,
                Part::Rolling => in_order && !(rolling && rolled > 0),
                Part::Turn | Part::Scoring | Part::Over => rolled == all,
            };
            let waits = rolling;
            rolling |= rolled < all;
            let due = match self.due.part() {
                Part::Setup(_) => 0,
                // Whoever comes before is still rolling.
                Part::Rolling if waits => 0,
                Part::Rolling => rolled,
                Part::Turn | Part::Scoring | Part::Over => all,
            };
            demand(right, "MER-2.18", &at, dice.written(), Dice::rolled_in_order(due, all))?;
            let fresh = self.due.part() == Part::Rolling || !seams::changes_dice(self);
            for pips in crate::dice::Pips::all().filter(|_| fresh) {
                let equal = (0..all).filter(|&place| dice.shown(place) == Some(pips)).count();
                let most = self.layout.max_equal;
                let found = format!("{equal} × {pips}");
                demand(equal <= usize::from(most), "MER-2.18", &at, found, format!("≤ {most} × {pips}"))?;
            }
            let used = self.due_used(seat);
            let in_turn = dice.used() == used || seams::adds_turns(self);
            demand(in_turn, "MER-3.3", &at, format!("{} × used", dice.used()), format!("{used} × used"))?;
        }
        let due = rolling || self.top() != Frame::Dice;
        demand(due, "MER-14.3", "turn.due", "dice", "window start")
    }

    /// How many dice a seat has used by now, given how many the player on turn has (MER-3.2, MER-3.3).
    pub(crate) fn due_used(&self, seat: Seat) -> u8 {
        let all = self.layout.dice.len() as u8;
        match self.due.part() {
            Part::Setup(_) | Part::Rolling => 0,
            Part::Scoring | Part::Over => all,
            Part::Turn => {
                let chosen = u8::from(self.due.all()[0] != Frame::Window(Window::Start));
                let used = self.castle(self.active).dice.used();
                // The laps that everybody has finished.
                let laps = used.saturating_sub(chosen).min(all - 1);
                let had_a_turn = self.distance(seat) < self.distance(self.active);
                laps + if seat == self.active { chosen } else { u8::from(had_a_turn) }
            }
        }
    }

    /// How far a seat is from the start player, clockwise.
    const fn distance(&self, seat: Seat) -> usize {
        (seat.index() + self.players() - self.start.index()) % self.players()
    }
}
