//! Free actions, possible in every window of the player's turn: completing missions (MER-4.3, MER-12.1, MER-13.8).

use crate::castle::Castle;
use crate::event::Event;
use crate::missions::{Mission, MissionCard, MissionSet};
use crate::modules::arthur;
use crate::moves::Move;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::seams;
use crate::state::Merlin;
use crate::vocab::{Item, Kind, Power};
use table::{Clause, Journal, Moves};

/// What the power of a second mission adds (MER-13.8).
const SECOND_MISSION: i32 = 2;

/// The cards of the hand that lack so little that something may help to complete them now (GLD-3.1, MKT-6.1, KRT-12.1).
pub(crate) struct NearMissions<'a> {
    /// Whether it would be the second mission of the turn (MER-13.8).
    pub(crate) second: bool,
    /// What they are completed with, without the flag if it would be the second one; nothing if none can be completed.
    pub(crate) castle: Option<&'a Castle>,
    /// Those with one requirement that is not met, with two, and so on.
    by_unmet: [MissionSet; MissionCard::MOST],
}

impl NearMissions<'_> {
    /// No mission can be completed.
    pub(crate) const NONE: Self =
        Self { second: false, castle: None, by_unmet: [MissionSet::EMPTY; MissionCard::MOST] };

    /// The cards with at most so many requirements that are not met, each with their number.
    #[inline]
    pub(crate) fn lacking(&self, most: u8) -> impl Iterator<Item = (Mission, u8)> {
        let sets = &self.by_unmet[..usize::from(most).min(MissionCard::MOST)];
        let all = sets.iter().fold(MissionSet::EMPTY, |all, &set| all.union(set));
        all.iter().filter_map(move |card| {
            let place = sets.iter().position(|set| set.contains(card))?;
            Some((card, place as u8 + 1))
        })
    }
}

impl Merlin {
    /// Whether the next mission would be the second of the turn, and whether one can be completed at all
    /// (MER-12.1, MER-13.8, MKT-2.3).
    #[inline]
    pub(crate) fn next_mission(&self) -> (bool, bool) {
        let open = &self.open;
        let second = open.regular_missions() > 0;
        let possible = seams::forbids_mission(open).is_none()
            && (!second
                || !open.turn.powers.contains(Power::SecondMission)
                    && open.flags(open.active, Power::SecondMission) > 0);
        (second, possible)
    }

    /// Appends every mission of the hand that this castle meets; the answer is those that something could
    /// help with. So the hand is looked at once for a window.
    #[inline]
    pub(crate) fn offer_missions<'a>(
        &self,
        second: bool,
        castle: &'a Castle,
        out: &mut Moves<Move>,
    ) -> NearMissions<'a> {
        let open = &self.open;
        let (components, help) = (open.options.components, seams::help_with_missions(open));
        let mut near = NearMissions { second, castle: Some(castle), ..NearMissions::NONE };
        for mission in self.secret[open.active.index()].hand.iter() {
            match components.mission(mission).unmet_within(castle, help) {
                Some(0) => out.push(if second { Move::Second(mission) } else { Move::Complete(mission) }),
                Some(unmet) => near.by_unmet[usize::from(unmet) - 1].insert(mission),
                None => {}
            }
        }
        near
    }

    /// The castle on turn once the flag is used: it no longer counts (MER-13.2, MER-13.11).
    fn without_the_flag(&self) -> Castle {
        let mut castle = self.open.holdings(self.open.active);
        castle.items.remove(Item::new(Kind::Flag, self.open.layout.flag(Power::SecondMission)));
        castle
    }

    /// MER-12.1, MER-12.2: one mission of the hand in a turn, with all its requirements met.
    pub(crate) fn refusal_to_complete(&self, mission: Mission) -> Option<Refusal> {
        match self.requirements_unmet(mission, false) {
            Ok(unmet) => (unmet > 0).then_some(Refusal::NotMet(mission)),
            Err(refusal) => Some(refusal),
        }
    }

    /// MER-13.8 to MER-13.11: a second one after the first, with a flag that no longer counts.
    pub(crate) fn refusal_to_complete_second(&self, mission: Mission) -> Option<Refusal> {
        match self.requirements_unmet(mission, true) {
            Ok(unmet) => (unmet > 0).then_some(Refusal::NotMetWithoutFlag(mission)),
            Err(refusal) => Some(refusal),
        }
    }

    /// The castle with which a mission is completed now: the first one of the turn, or the second one with a flag.
    pub(crate) fn castle_for_mission(&self, second: bool) -> Castle {
        if second { self.without_the_flag() } else { self.open.holdings(self.open.active) }
    }

    /// How many requirements of a card of the hand are not met, if it could be completed otherwise: as the
    /// first mission of the turn, or as the second one with a flag.
    pub(crate) fn requirements_unmet(&self, mission: Mission, second: bool) -> Result<u8, Refusal> {
        let open = &self.open;
        if let Some(refusal) = seams::forbids_mission(open) {
            return Err(refusal);
        }
        let castle = if second {
            // ARU-1.9: with Arthur no flag gives a second mission.
            if open.layout.flag_of(Power::SecondMission).is_none() {
                return Err(arthur::Refusal::NoSuchPower(Power::SecondMission).into());
            } else if open.regular_missions() == 0 {
                return Err(Refusal::NoFirstMission);
            } else if open.turn.powers.contains(Power::SecondMission) {
                return Err(Refusal::PowerUsed(Power::SecondMission));
            } else if open.flags(open.active, Power::SecondMission) == 0 {
                return Err(Refusal::NoFlag(Power::SecondMission));
            }
            self.without_the_flag()
        } else if open.regular_missions() > 0 {
            return Err(Refusal::MissionCompleted);
        } else {
            open.holdings(open.active)
        };
        if !self.secret[open.active.index()].hand.contains(mission) {
            return Err(Refusal::NotInHand { mission, clause: Clause("MER-12.1") });
        }
        Ok(open.options.components.mission(mission).unmet(&castle))
    }

    /// A mission is shown, scored and discarded; nothing is given up for it (MER-12.2, MER-12.3).
    pub(crate) fn complete(&mut self, mission: Mission, second: bool, journal: &mut Journal<Event>) {
        let seat = self.open.active;
        journal.note(|| Event::Completed { seat, mission, second });
        self.discard_mission(seat, mission);
        self.open.turn.missions += 1;
        seams::mission_completed(&mut self.open, seat, mission, journal);
        if !seams::reward_of_mission(self, mission, journal) {
            self.score_mission(mission, journal);
        }
        if second {
            self.open.score_points(seat, SECOND_MISSION, Points::SecondMission { mission }, journal);
        }
    }

    /// The points of a completed mission (MER-12.2).
    pub(crate) fn score_mission(&mut self, mission: Mission, journal: &mut Journal<Event>) {
        let seat = self.open.active;
        let points = i32::from(self.open.options.components.mission(mission).points);
        self.open.score_points(seat, points, Points::Mission { mission }, journal);
    }
}
