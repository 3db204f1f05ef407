//! Traitors are repelled with flags and shields, or cost points; then new ones come (MER-15.4 to MER-15.13).

use crate::event::Event;
use crate::frames::Frame;
use crate::moves::Move;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::seams;
use crate::state::Open;
use crate::vocab::{Colour, Item, Kind, Means, Power};
use table::{Clause, Journal, Moves, Seat};

/// What a traitor that is not repelled costs (MER-15.7).
const LOSS: i32 = 3;
/// What Excalibur brings (MER-15.9).
const EXCALIBUR: i32 = 3;

impl Open {
    pub(super) fn score_traitors(&mut self, journal: &mut Journal<Event>) {
        self.face_traitors(Some(self.start), journal);
    }

    /// The players face their traitors in turn order, from this one on, until one of them has to decide (MER-15.2).
    fn face_traitors(&mut self, from: Option<Seat>, journal: &mut Journal<Event>) {
        let mut next = from;
        while let Some(seat) = next {
            if self.can_repel(seat) {
                return self.due.push(Frame::RepelTraitors(seat));
            }
            self.resolve_traitors(seat, journal);
            next = self.next_in_turn_order(seat);
        }
        // MER-15.12: after the last round they could have no effect any more.
        if self.round < Self::ROUNDS {
            self.due.push(Frame::NewTraitors);
        }
    }

    /// Whoever comes after this seat, until it is the start player's turn again.
    fn next_in_turn_order(&self, seat: Seat) -> Option<Seat> {
        Some(seat.left(self.players())).filter(|&next| next != self.start)
    }

    /// Whether a player may use a flag against traitors (MER-13.5, MER-13.6).
    pub(crate) fn can_repel(&self, seat: Seat) -> bool {
        self.castle(seat).traitors_attached() > 0
            && (self.flags(seat, Power::RepelTraitors) > 0 || seams::can_repel(self, seat))
    }

    pub(crate) fn offer_repelling(&self, seat: Seat, out: &mut Moves<Move>) {
        if self.flags(seat, Power::RepelTraitors) > 0 {
            out.extend(self.castle(seat).traitor_colours().map(Move::Repel));
        }
        out.push(Move::Done);
        seams::offer_against_traitors(self, seat, out);
    }

    pub(crate) fn refusal_to_repel(&self, seat: Seat, colour: Colour) -> Option<Refusal> {
        if self.flags(seat, Power::RepelTraitors) == 0 {
            return Some(Refusal::NoFlag(Power::RepelTraitors));
        }
        let none = self.castle(seat).traitors_of(colour) == 0;
        none.then_some(Refusal::NoTraitor { colour, clause: Clause("MER-13.6") })
    }

    /// A flag repels all traitors of one colour without shields (MER-13.5); several may be used (MER-13.7).
    pub(crate) fn repel(&mut self, seat: Seat, choice: Move, journal: &mut Journal<Event>) {
        if let Move::Repel(colour) = choice {
            self.use_flag(seat, Power::RepelTraitors, journal);
            while self.castle(seat).traitors_of(colour) > 0 {
                self.repel_traitor(seat, colour, Means::Flag, journal);
            }
            return self.go_on_repelling(seat, journal);
        }
        self.face_the_rest(seat, journal);
    }

    /// A traitor was repelled; the player may go on, if there is anything to go on with (MER-13.7).
    pub(crate) fn go_on_repelling(&mut self, seat: Seat, journal: &mut Journal<Event>) {
        if !self.can_repel(seat) {
            self.face_the_rest(seat, journal);
        }
    }

    /// The player uses nothing more against traitors.
    fn face_the_rest(&mut self, seat: Seat, journal: &mut Journal<Event>) {
        self.due.pop();
        self.resolve_traitors(seat, journal);
        self.face_traitors(self.next_in_turn_order(seat), journal);
    }

    /// Shields repel what they can, without choice (MER-15.5, MER-15.6); the rest costs points (MER-15.7), all
    /// traitors are discarded (MER-15.8), and Excalibur rewards (MER-15.9, MER-15.10).
    fn resolve_traitors(&mut self, seat: Seat, journal: &mut Journal<Event>) {
        let mut left = 0;
        for colour in Colour::ALL {
            let shield = Item::new(Kind::Shield, colour);
            while self.castle(seat).traitors_of(colour) > 0 && self.holdings(seat).items.count(shield) > 0 {
                self.return_item(seat, shield, journal);
                self.repel_traitor(seat, colour, Means::Shield, journal);
            }
            let traitors = self.castle(seat).traitors_of(colour);
            if traitors > 0 {
                (0..traitors).for_each(|_| self.discard_traitor(seat, colour));
                journal.note(|| Event::Unrepelled { seat, colour, traitors });
                left += traitors;
            }
        }
        if left > 0 {
            let loss = -LOSS * i32::from(left);
            self.score_points(seat, loss, Points::Unrepelled { traitors: left }, journal);
        } else if self.excalibur == Some(seat) {
            self.score_points(seat, EXCALIBUR, Points::Excalibur, journal);
        }
    }
}
