//! The scorings after rounds 2, 4 and 6, step by step (section 15), and the end of the game.

mod ending;
mod environs;
mod influence;
mod traitors;
mod vassals;

use crate::event::Event;
use crate::frames::{Frame, ScoringStep};
use crate::state::Open;
use table::Journal;

impl Open {
    /// The scoring of the round just ended begins with its first step (MER-15.1).
    pub(crate) fn begin_scoring(&mut self, journal: &mut Journal<Event>) {
        let round = self.round;
        journal.note(|| Event::Scoring { round });
        self.begin_step(self.layout.scoring[0], journal);
    }

    /// A step begins; what it leaves to be decided lies on its frame.
    fn begin_step(&mut self, step: ScoringStep, journal: &mut Journal<Event>) {
        self.due.restart(Frame::Scoring(step));
        journal.note(|| Event::Step(step));
        match step {
            ScoringStep::Traitors => self.score_traitors(journal),
            ScoringStep::Environs => self.score_environs(journal),
            ScoringStep::Influence => self.score_influence(journal),
            ScoringStep::Vassals => self.score_vassals(journal),
            ScoringStep::Module(own) => own.begin(self, journal),
        }
    }

    /// A step is done; after the last one the next round is prepared, or the game ends (MER-14.2).
    pub(crate) fn finish_step(&mut self, step: ScoringStep, journal: &mut Journal<Event>) {
        match self.layout.step_after(step) {
            Some(next) => self.begin_step(next, journal),
            None if self.round == Self::ROUNDS => self.end_game(journal),
            None => self.prepare_round(journal),
        }
    }
}
