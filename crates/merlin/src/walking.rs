//! Moving the figure of the turn: how far it goes, what changes that before, and in which direction (sections
//! 5 and 13).

use crate::dice::{Pips, Unit};
use crate::event::Event;
use crate::frames::{Frame, Window};
use crate::modules::arthur;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rondel::Space;
use crate::seams;
use crate::state::Open;
use crate::vocab::{Direction, Figure, Power};
use table::{Journal, Moves};

impl Open {
    /// The figure that moves in this turn, and how many spaces; nothing if no figure does (MER-5.2, MER-5.3, INT-2.9).
    pub fn moving(&self) -> Option<(Figure, u8)> {
        let (unit, pips) = self.turn.unit?;
        let figure = seams::other_figure(self).or(unit.figure())?;
        Some((figure, pips.get().saturating_add_signed(seams::further_steps(self))))
    }

    /// Where the figure that moves in this turn would end (MER-5.4).
    pub fn ends(&self, direction: Direction) -> Option<Space> {
        let (figure, steps) = self.moving()?;
        Some(self.step(self.stands(figure)?, steps, direction))
    }

    pub(crate) fn offer_moving(&self, out: &mut Moves<Move>) {
        let seat = self.active;
        if let Some((_, shown)) = self.turn.die().filter(|_| self.refusal_without_die().is_none()) {
            if self.castle(seat).apples > 0 {
                out.extend(Pips::all().filter(|&pips| pips != shown).map(Move::Apple));
            }
            if self.flags(seat, Power::TurnDie) > 0 {
                out.push(Move::TurnDie);
            }
        }
        let Some((figure, steps)) = self.moving() else { return };
        out.push(Move::Walk(Direction::Clockwise));
        match figure {
            // ARU-5.2: who stays has no direction.
            _ if steps == 0 => {}
            Figure::Merlin | Figure::Arthur => out.push(Move::Walk(Direction::CounterClockwise)),
            Figure::Knight if self.flags(seat, Power::Reverse) > 0 => out.push(Move::Reverse),
            Figure::Knight => {}
        }
    }

    pub(crate) fn refusal_of_apple(&self, pips: Pips) -> Option<Refusal> {
        if let Some(refusal) = self.refusal_without_die() {
            return Some(refusal);
        }
        if self.castle(self.active).apples == 0 {
            return Some(Refusal::NoApple);
        }
        let same = self.turn.unit.is_some_and(|(_, shown)| shown == pips);
        same.then_some(Refusal::SameValue(pips))
    }

    /// Why this is not possible before what the turn is made with is used, if it is used otherwise than a die
    /// (MOR-2.3, MOR-2.7).
    pub(crate) fn refusal_before_use(&self, choice: Move) -> Option<Refusal> {
        match self.turn.unit {
            Some((Unit::Module(own), _)) => own.refusal_before_use(choice),
            Some((Unit::Die(_), _)) | None => None,
        }
    }

    /// Why what changes the chosen die does not serve this turn, or not any more (INT-3.3, INT-3.6, MOR-2.8).
    pub(crate) fn refusal_without_die(&self) -> Option<Refusal> {
        match self.turn.unit {
            Some((Unit::Module(own), _)) => Some(own.refusal()),
            Some((Unit::Die(_), _)) => seams::forbids_changing_die(self),
            None => None,
        }
    }

    /// Why the turn is made with no die, so that its figure moves by its number alone (INT-7.12, MOR-2.8).
    pub(crate) fn refusal_of_other_way(&self) -> Option<Refusal> {
        match self.turn.unit {
            Some((Unit::Module(own), _)) => Some(own.refusal_of_other_way()),
            Some((Unit::Die(_), _)) | None => None,
        }
    }

    /// MER-5.2, MER-5.3, ARU-2.4: the knight clockwise only, Merlin and Arthur either way.
    pub(crate) fn refusal_to_walk(&self, direction: Direction) -> Option<Refusal> {
        let Some((figure, steps)) = self.moving() else {
            return self.refusal_before_use(Move::Walk(direction));
        };
        match (figure, direction) {
            (Figure::Knight, Direction::CounterClockwise) => Some(Refusal::KnightClockwise),
            (Figure::Merlin | Figure::Arthur, Direction::CounterClockwise) if steps == 0 => {
                Some(arthur::Refusal::NoDirection.into())
            }
            (_, Direction::Clockwise) | (Figure::Merlin | Figure::Arthur, Direction::CounterClockwise) => {
                None
            }
        }
    }

    pub(crate) fn refusal_to_reverse(&self) -> Option<Refusal> {
        let Some((figure, steps)) = self.moving() else { return self.refusal_before_use(Move::Reverse) };
        match figure {
            Figure::Merlin => Some(Refusal::KnightOnly(Power::Reverse)),
            Figure::Arthur => Some(arthur::Refusal::NotForArthur(Power::Reverse).into()),
            Figure::Knight if steps == 0 => Some(arthur::Refusal::NoDirection.into()),
            Figure::Knight => self.refusal_of_flag(Power::Reverse),
        }
    }

    /// The figure of the die moves by its value (MER-5.2 to MER-5.5).
    pub(crate) fn walk(&mut self, direction: Direction, journal: &mut Journal<Event>) {
        let (seat, Some((figure, steps))) = (self.active, self.moving()) else { return };
        let Some(from) = self.stands(figure) else { return };
        let to = self.step(from, steps, direction);
        match figure {
            Figure::Knight => self.castle_mut(seat).knight = Some(to),
            Figure::Merlin => self.merlin = to,
            Figure::Arthur => self.modules.arthur.figure = Some(to),
        }
        (self.turn.figure, self.turn.action) = (Some(figure), Some(to));
        self.due.replace(Frame::Window(Window::Moved));
        journal.note(|| Event::Moved { seat, figure, from, to, direction });
    }
}
