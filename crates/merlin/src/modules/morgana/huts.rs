//! Witch's huts in the environs scoring: they strengthen manors, bring points, and leave with them (section 8).

use super::events::{Event, Points};
use super::moves::ScoringStep;
use crate::modules::room::RoomScoring;
use crate::sites::SiteSet;
use crate::state::Open;
use table::{Journal, Seat, SeatSet};

type Log = Journal<crate::event::Event>;

/// The huts on manors of a player in a territory (MOR-8.1).
pub(super) fn huts_of(open: &Open, seat: Seat, sites: SiteSet) -> u8 {
    open.castle(seat).manors.intersection(sites).intersection(open.modules.morgana.huts).len()
}

/// Who leads a territory alone gains a point for each own hut in it (MOR-8.2).
pub(super) fn territory_scored(open: &mut Open, sites: SiteSet, leaders: SeatSet, journal: &mut Log) {
    let Some(seat) = leaders.iter().next().filter(|_| leaders.len() == 1) else { return };
    let huts = huts_of(open, seat, sites);
    if let Some(first) = sites.iter().next().filter(|_| huts > 0) {
        open.score_points(seat, huts.into(), Points::Huts { first, huts }.into(), journal);
    }
}

impl RoomScoring for ScoringStep {
    /// Manors with a hut return to their owners, all huts to the supply (MOR-8.3).
    fn begin(self, open: &mut Open, journal: &mut Log) {
        let huts = std::mem::take(&mut open.modules.morgana.huts);
        if huts.is_empty() {
            return;
        }
        for seat in Seat::all(open.players()) {
            let leaving = open.castle(seat).manors.intersection(huts);
            let manors = leaving.len();
            if manors > 0 {
                let castle = open.castle_mut(seat);
                castle.manors = castle.manors.without(leaving);
                journal.note(|| Event::ManorsReturned { seat, manors }.into());
            }
        }
        journal.note(|| Event::HutsReturned { huts: huts.len() }.into());
    }
}
