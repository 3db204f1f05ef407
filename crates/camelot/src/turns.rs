//! Phase 4 of a round: one turn for each colour, in the order of the track; and the end of the round (sections 7, 9).

use crate::due::Phase;
use crate::event::Event;
use crate::frames::Frame;
use crate::missions::{Mission, Task};
use crate::moves::Move;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::state::{Camelot, Fate, Open, TurnSoFar};
use table::{Journal, Moves};

/// The most knights a colour takes back that sent none (CAM-7.18).
const MOST_FETCHED: u8 = 2;

/// The mission cards the acting colour can afford (CAM-7.2).
fn affordable(open: &Open) -> impl Iterator<Item = Mission> {
    let sent = open.acting().map_or(0, |colour| open.pieces(colour).sent);
    open.offered().filter(move |mission| mission.cost() <= sent)
}

/// CAM-7.2; equal cards are one offer.
pub(crate) fn offer_missions(open: &Open, out: &mut Moves<Move>) {
    let start = out.len();
    for mission in affordable(open).map(Move::Take) {
        if !out[start..].contains(&mission) {
            out.push(mission);
        }
    }
    out.sort_from(start);
}

pub(crate) fn refuse_mission(open: &Open, mission: Mission) -> Option<Refusal> {
    let sent = open.acting().map_or(0, |colour| open.pieces(colour).sent);
    if !open.offered().any(|offered| offered == mission) {
        return Some(Refusal::NotOnDisplay(mission));
    }
    (mission.cost() > sent).then_some(Refusal::TooCostly { mission, sent })
}

fn most_fetched(open: &Open) -> u8 {
    open.acting().map_or(0, |colour| open.pieces(colour).hinterland.min(MOST_FETCHED))
}

/// CAM-7.18.
pub(crate) fn offer_fetches(open: &Open, out: &mut Moves<Move>) {
    out.extend((0..=most_fetched(open)).map(Move::Fetch));
}

pub(crate) fn refuse_fetch(open: &Open, knights: u8) -> Option<Refusal> {
    let most = most_fetched(open);
    (knights > most).then_some(Refusal::TooManyFetched { most })
}

impl Open {
    /// A mission card leaves the display (CAM-7.5).
    pub(crate) fn leave_display(&mut self, mission: Mission, fate: Fate) {
        let mut slots = self.display.iter_mut().flatten();
        if let Some(slot) = slots.find(|slot| slot.mission == mission && slot.fate == Fate::Offered) {
            slot.fate = fate;
        }
    }

    /// The colour takes a card: surplus knights leave at once, then the shields are due, or the knights of a special
    /// mission come back (CAM-7.2, CAM-7.6, CAM-7.15, CAM-7.16).
    pub(crate) fn take_mission(&mut self, mission: Mission, journal: &mut Journal<Event>) {
        let Some(colour) = self.acting() else { return };
        self.leave_display(mission, Fate::Taken(colour));
        journal.note(|| Event::MissionTaken { colour, mission });
        let pieces = &mut self.pieces[colour.index()];
        let surplus = pieces.sent.saturating_sub(mission.cost());
        pieces.sent -= surplus;
        pieces.hinterland += surplus;
        if surplus > 0 {
            journal.note(|| Event::Surplus { colour, knights: surplus });
        }
        (self.turn.mission, self.turn.earned) = (Some(mission), true);
        self.due.push(Frame::Hero);
        match mission.task {
            Task::Shields(shields) => {
                self.turn.shields = shields;
                self.due.push(Frame::Shields);
            }
            Task::Special { points } => {
                let knights = std::mem::take(&mut pieces.sent);
                pieces.screen += knights;
                journal.note(|| Event::CameBack { colour, knights });
                self.score_points(colour, points.into(), Points::Special(mission), journal);
            }
        }
    }

    /// The colour sent nobody and takes knights back, with a grail tile for each (CAM-7.18, CAM-7.19).
    pub(crate) fn fetch(&mut self, knights: u8, journal: &mut Journal<Event>) {
        let Some(colour) = self.acting() else { return };
        let pieces = &mut self.pieces[colour.index()];
        pieces.hinterland -= knights;
        pieces.screen += knights;
        journal.note(|| Event::Fetched { colour, knights });
        self.turn.earned = knights > 0;
        self.due.push(Frame::Hero);
        if knights > 0 {
            self.due.push(Frame::Percival(knights));
        }
    }
}

impl Camelot {
    /// The next colour has its turn. One that cannot afford any card loses its knights to the Hinterland and is done
    /// (CAM-7.17).
    pub(crate) fn begin_turn(&mut self, journal: &mut Journal<Event>) {
        while let Some(colour) = self.open.acting() {
            self.open.turn = TurnSoFar::default();
            let knights = self.open.pieces(colour).sent;
            if knights == 0 || affordable(&self.open).next().is_some() {
                return;
            }
            let pieces = &mut self.open.pieces[colour.index()];
            pieces.sent = 0;
            pieces.hinterland += knights;
            journal.note(|| Event::NoMission { colour, knights });
            self.open.flow.place += 1;
        }
        self.end_round(journal);
    }

    /// The turn is over; the next colour down the track follows (CAM-7.1).
    pub(crate) fn end_turn(&mut self, journal: &mut Journal<Event>) {
        self.open.flow.place += 1;
        self.begin_turn(journal);
    }

    /// Cards left go to the box; after round 7 the end scoring takes place (CAM-9.1 to CAM-9.3).
    fn end_round(&mut self, journal: &mut Journal<Event>) {
        let round = self.open.flow.round;
        self.open.turn = TurnSoFar::default();
        self.open.display = [None; Open::DISPLAY];
        self.open.flow.place = 0;
        journal.note(|| Event::RoundOver(round));
        if round < Open::ROUNDS {
            self.open.begin_round(journal);
        } else {
            self.open.flow.phase = Phase::RedRoom;
            self.score_red_room(journal);
        }
    }
}
