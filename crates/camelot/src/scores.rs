//! Scores and winners (CAM-1.9, CAM-15.29, section 18).

use crate::colours::{Category, Colour};
use crate::event::Event;
use crate::points::Points;
use crate::state::Open;
use std::cmp::Reverse;
use table::{Journal, Line, Scores, Seat, SeatSet};

impl Open {
    /// A colour wins or loses points at once; there is no floor (CAM-1.9, CAM-1.10).
    pub(crate) fn score_points(
        &mut self,
        colour: Colour,
        points: i32,
        reason: Points,
        journal: &mut Journal<Event>,
    ) {
        self.points[colour.index()][reason.category().index()] += points as i16;
        journal.note(|| Event::Scored { colour, points, reason });
    }

    /// How far up the order track a colour stands; the top is 0 (CAM-15.2).
    pub(crate) fn rank_on_track(&self, colour: Colour) -> usize {
        self.order.place(colour).unwrap_or(Colour::COUNT)
    }

    /// The colour whose score counts for a player: the only one, or the lower one of two, and of two equal ones the one
    /// further up the order track (CAM-18.9, CAM-18.10).
    pub fn counted(&self, seat: Seat) -> Option<Colour> {
        self.colours_of(seat).min_by_key(|&colour| (self.score(colour), self.rank_on_track(colour)))
    }

    /// The player with the most points; ties go to the colour further up the order track, so there is always one winner
    /// (CAM-15.2, CAM-15.29, CAM-18.10).
    pub(crate) fn leader(&self) -> Option<(Seat, Colour)> {
        let counted = Seat::all(self.players()).filter_map(|seat| Some((seat, self.counted(seat)?)));
        counted.max_by_key(|&(_, colour)| (self.score(colour), Reverse(self.rank_on_track(colour))))
    }

    /// All scores with where the points came from: with two players those of the colour that counts (CAM-18.9).
    pub fn scores(&self) -> Scores {
        let line = |seat: Seat| {
            let colour = self.counted(seat);
            let points = |part: Category| colour.map_or(0, |colour| self.points(colour, part));
            Line { seat, parts: Category::ALL.iter().map(|&part| (part.id(), points(part))).collect() }
        };
        let winners = self.leader().map_or(SeatSet::EMPTY, |(seat, _)| SeatSet::only(seat));
        Scores { lines: Seat::all(self.players()).map(line).collect(), winners }
    }
}
