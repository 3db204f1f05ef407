//! What must be true within a turn: sent knights, shields, and what waits (section 7).

use super::{demand, listed};
use crate::colours::Colour;
use crate::due::Phase;
use crate::frames::{Frame, Stack};
use crate::heroes;
use crate::missions::{Shields, Task};
use crate::position::frame_text;
use crate::state::{Fate, Open, TurnSoFar};
use crate::vocab::{HeroSide, Room};
use table::Fault;

impl Open {
    pub(super) fn check_turn(&self) -> Result<(), Fault> {
        self.check_sent()?;
        if self.flow.phase == Phase::Missions {
            self.check_turn_so_far()?;
        } else {
            let (at, found) = self.left_behind();
            demand(self.turn == TurnSoFar::default(), "CAM-7.1", at, found, "-")?;
        }
        self.check_stack()
    }

    /// Something a turn has left behind: its key, and what it says.
    fn left_behind(&self) -> (&'static str, String) {
        let turn = &self.turn;
        match turn.mission {
            Some(mission) => ("turn.mission", mission.to_string()),
            None if turn.hero_used => ("turn.hero_used", true.to_string()),
            None if turn.earned => ("turn.earned", true.to_string()),
            None if !turn.shields.is_empty() => ("turn.shields", turn.shields.len().to_string()),
            None => ("turn.placed", turn.placed.iter().sum::<u8>().to_string()),
        }
    }

    /// Knights stand before the screens from the open fists to the colour's turn (CAM-6.7, CAM-7.6).
    fn check_sent(&self) -> Result<(), Fault> {
        for colour in self.colours() {
            let waits = match self.flow.phase {
                Phase::Merlin => true,
                Phase::Missions => self.order.place(colour) >= Some(usize::from(self.flow.place)),
                Phase::Sides
                | Phase::Eldest
                | Phase::Colours
                | Phase::Cards
                | Phase::Preparation
                | Phase::Sending
                | Phase::Predictions
                | Phase::Fists
                | Phase::RedRoom
                | Phase::Screens
                | Phase::Hinterland
                | Phase::Over => false,
            };
            let most = if waits { Self::MOST_SENT } else { 0 };
            let (at, sent) = (format!("colour.{colour}.sent"), self.pieces(colour).sent);
            demand(sent <= most, "CAM-5.2", &at, sent, if waits { "0–3" } else { "0" })?;
        }
        Ok(())
    }

    fn check_turn_so_far(&self) -> Result<(), Fault> {
        let Some(colour) = self.acting() else { return Ok(()) };
        let (turn, sent) = (&self.turn, self.pieces(colour).sent);
        if self.due.is_empty() {
            let fresh = *turn == TurnSoFar::default();
            let (at, found) = self.left_behind();
            demand(fresh, "CAM-7.1", at, found, "-")?;
            let affordable = sent == 0 || self.offered().any(|mission| mission.cost() <= sent);
            let at = format!("colour.{colour}.sent");
            let costs = self.offered().map(|mission| mission.cost()).min();
            let expected = costs.map_or("0".to_owned(), |least| format!("0, ≥ {least}"));
            return demand(affordable, "CAM-7.17", &at, sent, expected);
        }
        match turn.mission {
            None => {
                demand(turn.shields.is_empty(), "CAM-7.18", "turn.shields", turn.shields.len(), 0)?;
                demand(sent == 0, "CAM-7.18", &format!("colour.{colour}.sent"), sent, 0)?;
            }
            Some(mission) => {
                let mut slots = self.display();
                let taken = slots.any(|slot| slot.mission == mission && slot.fate == Fate::Taken(colour));
                let taken_by = self.display().find(|slot| slot.fate == Fate::Taken(colour));
                let expected = taken_by.map_or("-".to_owned(), |slot| slot.mission.to_string());
                demand(taken, "CAM-7.5", "turn.mission", mission, expected)?;
                demand(turn.earned, "CAM-7.5", "turn.earned", false, true)?;
                let printed = match mission.task {
                    Task::Shields(shields) => shields,
                    Task::Special { .. } => Default::default(),
                };
                let own =
                    turn.shields.kinds().all(|shield| turn.shields.count(shield) <= printed.count(shield));
                let named = |shields: &Shields| {
                    listed(shields.kinds().flat_map(|kind| vec![kind; shields.count(kind)]))
                };
                demand(own, "CAM-7.7", "turn.shields", named(&turn.shields), named(&printed))?;
                let waiting = turn.shields.len();
                demand(usize::from(sent) == waiting, "CAM-7.6", "turn.shields", waiting, sent)?;
            }
        }
        let used =
            !turn.hero_used || (self.options.with_heroes() && self.pieces(colour).hero != HeroSide::One);
        demand(used, "CAM-16.4", "turn.hero_used", turn.hero_used, false)?;
        for room in Room::ALL {
            let (placed, there) = (turn.placed[room.index()], self.own(colour, room).len());
            let at = format!("turn.placed.{room}");
            demand(usize::from(placed) <= there, "CAM-16.18", &at, placed, format!("0–{there}"))?;
        }
        Ok(())
    }

    /// What waits could have come about, and what is on top waits for a decision.
    fn check_stack(&self) -> Result<(), Fault> {
        let frames = self.due.all();
        let text = || frames.iter().map(|&frame| frame_text(self, frame)).collect::<Vec<_>>().join(", ");
        let wrong = |expected: &str| demand(false, "CAM-8.16", "turn.stack", text(), expected);
        let Some(colour) = self.acting() else {
            return if frames.is_empty() { Ok(()) } else { wrong("-") };
        };
        let (bottom, rest) = match (self.flow.phase, frames) {
            (Phase::Missions, [Frame::Hero, Frame::Shields, rest @ ..]) => (2, rest),
            (Phase::Missions, [Frame::Hero, rest @ ..]) => (1, rest),
            (Phase::Missions, []) => (0, frames),
            (Phase::RedRoom, [Frame::Magician]) => (1, &frames[1..]),
            (Phase::RedRoom, [_, ..]) if self.magician.is_some() => (0, frames),
            (Phase::Hinterland, [Frame::Grail(_)]) => (0, frames),
            (Phase::Predictions | Phase::Merlin, []) => (0, frames),
            (Phase::RedRoom, _) => return wrong("magician"),
            (Phase::Hinterland, _) => return wrong("grail 1"),
            (Phase::Missions, _) => return wrong("[], hero, hero + shields"),
            (_, _) => return wrong("-"),
        };
        let begun = self.flow.phase != Phase::Missions || self.turn.earned || rest.is_empty();
        demand(begun, "CAM-7.19", "turn.stack", text(), "hero")?;
        let waits_for_shields = bottom == 2 || self.turn.shields.is_empty();
        demand(waits_for_shields, "CAM-7.8", "turn.stack", text(), "shields")?;
        let figures: usize = Room::ALL.iter().map(|&room| self.own(colour, room).len()).sum();
        let shallow =
            rest.len() <= 2 * figures + 2 && frames.len() < Stack::CAPACITY - 2 * (16 - figures.min(16));
        demand(shallow, "CAM-8.16", "turn.stack", frames.len(), 2 * figures + 2)?;
        for (index, &frame) in rest.iter().enumerate() {
            let top = index + 1 == rest.len();
            let lowest = matches!(frame, Frame::Hero | Frame::Shields | Frame::Magician);
            if lowest || !self.may_wait(colour, frame, top) {
                let fit = "tree, events tr_11, bonus 1, extra any, percival 1, grail 1, look 1, tile 1";
                return demand(false, "CAM-8.16", "turn.stack", frame_text(self, frame), fit);
            }
        }
        if rest.is_empty() && !frames.is_empty() && !self.may_wait(colour, frames[bottom - 1], true) {
            return wrong("-");
        }
        Ok(())
    }

    /// Whether a frame can wait here, on top or beneath others.
    fn may_wait(&self, colour: Colour, frame: Frame, top: bool) -> bool {
        let lines = self.options.components.training_ground.lines.len();
        match frame {
            Frame::Shields => !self.turn.shields.is_empty(),
            Frame::Hero => heroes::offers_anything(self, colour),
            Frame::Magician => self.magician_is_possible(colour) && self.magician.is_none(),
            Frame::Tree => !top,
            Frame::Events(spot) => {
                let placed = self.own(colour, spot.room()).contains(spot.place());
                !top && placed && matches!(spot.room(), Room::Green | Room::Blue)
            }
            Frame::Bonus(left) => left >= 1 && usize::from(left) <= lines,
            Frame::Extra(to) => !top || self.extra_is_possible(colour, to),
            Frame::Percival(due) => {
                let left = due >= 1 && due <= self.grail_left();
                let few = due >= 1 && due <= self.most_tiles_due();
                if top { left && few && heroes::may_choose_tiles(self, colour) } else { few }
            }
            Frame::Grail(due) => top && due >= 1 && due <= self.grail_left() && due <= self.most_tiles_due(),
            Frame::Look(due) | Frame::Tile(due) => {
                let looks = self.options.with_heroes()
                    && self.flow.phase == Phase::Missions
                    && self.hero(colour) == crate::Hero::Percival
                    && self.pieces(colour).hero == HeroSide::Gone
                    && self.turn.hero_used;
                top && looks && due >= 1 && due <= self.grail_left()
            }
        }
    }

    /// How many grail tiles can be due at once: in a turn those of a field (CAM-8.6) or of the knights
    /// fetched (CAM-7.19), in end scoring those of the Hinterland (CAM-15.24).
    fn most_tiles_due(&self) -> u8 {
        const FETCHED: u8 = 2;
        if self.flow.phase == Phase::Hinterland {
            return u8::MAX;
        }
        let fields = Room::ALL.iter().flat_map(|&room| &self.board(room).fields);
        fields.map(|field| field.grail).fold(FETCHED, u8::max)
    }
}
