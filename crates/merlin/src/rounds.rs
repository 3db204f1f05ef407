//! Turns and rounds: whose turn it is next, and what happens between two rounds (sections 3 and 14).

use crate::dice::Dice;
use crate::event::Event;
use crate::frames::{Frame, Window};
use crate::seams;
use crate::state::{Open, TurnSoFar};
use table::Journal;

impl Open {
    /// All dice are rolled: the round marker advances, and the start player marker passes on (MER-14.4, MER-14.5).
    pub(crate) fn begin_round(&mut self, journal: &mut Journal<Event>) {
        self.round += 1;
        if self.round > 1 {
            self.start = self.start.left(self.players());
        }
        self.active = self.start;
        let (round, start) = (self.round, self.start);
        journal.note(|| Event::Round { round, start });
        self.begin_turn(journal);
    }

    fn begin_turn(&mut self, journal: &mut Journal<Event>) {
        let seat = self.active;
        self.turn = TurnSoFar::default();
        self.due.restart(Frame::Window(Window::Start));
        journal.note(|| Event::Turn(seat));
    }

    /// The next player clockwise who has an unused die takes a turn; if nobody has, the round is over (MER-3.2,
    /// MER-3.5).
    pub(crate) fn end_turn(&mut self, journal: &mut Journal<Event>) {
        self.turn = TurnSoFar::default();
        for _ in 0..self.players() {
            self.active = self.active.left(self.players());
            if self.castle(self.active).dice.any_unused() || seams::has_unit(self, self.active) {
                return self.begin_turn(journal);
            }
        }
        self.active = self.start;
        seams::round_ended(self, journal);
        // MER-14.1: after every second round there is a scoring.
        if self.round.is_multiple_of(2) {
            self.begin_scoring(journal);
        } else {
            self.prepare_round(journal);
        }
    }

    /// All players take back their dice and roll them (MER-14.3); everything else stays as it is (MER-14.6).
    pub(crate) fn prepare_round(&mut self, journal: &mut Journal<Event>) {
        for castle in &mut self.castles[..self.options.players()] {
            castle.dice = Dice::to_be_rolled(self.layout.dice.len());
        }
        self.due.restart(Frame::Dice);
        seams::round_prepared(self, journal);
    }
}
