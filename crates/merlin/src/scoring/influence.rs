//! Principalities go to whoever has most markers there, one after the other from the first on; the Grail wins a tie
//! (MER-15.17 to MER-15.25).

use crate::event::Event;
use crate::frames::Frame;
use crate::points::Points;
use crate::seams;
use crate::state::Open;
use crate::vocab::Colour;
use table::{Journal, Seat};

impl Open {
    pub(super) fn score_influence(&mut self, journal: &mut Journal<Event>) {
        self.score_principalities(0, None, journal);
    }

    /// Scores the principalities from this place of the ring on, until the owner of the Grail has to decide. `used` is
    /// whoever has used it in this scoring.
    fn score_principalities(&mut self, from: usize, used: Option<Seat>, journal: &mut Journal<Event>) {
        let ring = self.layout.ring;
        for &colour in &ring[from..] {
            let markers_of = |seat: Seat| self.strength_in_principality(seat, colour);
            if Seat::all(self.players()).all(|seat| markers_of(seat) == 0) {
                seams::principality_scored(self, colour, journal);
                continue;
            }
            let (leaders, sharers) = self.lead_in_principality(colour);
            let mut markers = [0; 4];
            Seat::all(self.players()).for_each(|seat| markers[seat.index()] = markers_of(seat));
            journal.note(|| Event::Principality { colour, markers, leaders });
            seams::principality_compared(self, colour, journal);
            // MER-15.21 to MER-15.23: only who shares the lead, and once in a scoring.
            let shares = |seat: Seat| sharers > 1 && leaders.contains(seat);
            if used.is_none() && self.grail.is_some_and(shares) {
                return self.due.push(Frame::Grail(colour));
            }
            self.give_points(colour, None, journal);
        }
        if let Some(seat) = used {
            journal.note(|| Event::GrailReturned { seat });
        }
    }

    /// The owner of the Grail has decided; the scoring goes on (MER-15.22).
    pub(crate) fn decide_on_grail(&mut self, colour: Colour, uses: bool, journal: &mut Journal<Event>) {
        let used = self.grail.filter(|_| uses);
        if let Some(seat) = used {
            journal.note(|| Event::GrailUsed { seat, colour });
        }
        self.due.pop();
        self.give_points(colour, used, journal);
        let next = self.layout.ring.iter().take_while(|&&other| other != colour).count() + 1;
        self.score_principalities(next, used, journal);
    }

    /// The worth of a principality goes to the leaders, or with the Grail to its owner alone (MER-15.18 to MER-15.21);
    /// then all markers but one of each player go home (MER-15.24).
    fn give_points(&mut self, colour: Colour, grail: Option<Seat>, journal: &mut Journal<Event>) {
        let worth = self.worth_of_principality(colour);
        if let Some(seat) = grail {
            self.score_points(seat, worth.into(), Points::Grail { colour, worth }, journal);
        } else {
            let (leaders, sharers) = self.lead_in_principality(colour);
            for seat in leaders.iter() {
                let reason = Points::Principality { colour, worth, sharers };
                self.score_points(seat, i32::from(worth / sharers), reason, journal);
            }
        }
        seams::principality_scored(self, colour, journal);
        for seat in Seat::all(self.players()) {
            let markers = self.castle(seat).influence(colour).saturating_sub(1);
            if markers > 0 {
                self.castle_mut(seat).influence[colour.index()] = 1;
                journal.note(|| Event::InfluenceReturned { seat, colour, markers });
            }
        }
    }
}
