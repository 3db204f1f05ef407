//! Witch's huts in the environs scoring: they strengthen manors, bring points, and leave with them (section 8).

use super::events::{Event, Points};
use super::moves::ScoringStep;
use crate::modules::Module;
use crate::modules::contracts::ModuleScoring;
use crate::seams;
use crate::sites::{Site, SiteSet};
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

/// A hut leaves with the manor it sits on (INT-5.4).
pub(super) fn manor_left(open: &mut Open, site: Site, journal: &mut Log) {
    if open.modules.morgana.huts.contains(site) {
        open.modules.morgana.huts.remove(site);
        journal.note(|| Event::HutLost { site }.into());
    }
}

/// What leaves with these huts: their manors; with Arthur everything in their territories. Manors on castles
/// stay (MOR-8.3, INT-5.10, INT-5.11).
fn leaving(open: &Open, huts: SiteSet) -> SiteSet {
    let all = if clears_territories(open) {
        let with_hut = |&(_, sites): &(_, SiteSet)| !sites.intersection(huts).is_empty();
        let territories = open.environs.territories(open.layout.rows).filter(with_hut);
        territories.fold(SiteSet::EMPTY, |all, (_, sites)| all.union(sites))
    } else {
        huts
    };
    all.iter().filter(|&site| !seams::protects_manor(open, site)).collect()
}

/// Whether a hut empties its whole territory (INT-5.11).
fn clears_territories(open: &Open) -> bool {
    open.options.modules().contains(Module::Arthur)
}

impl ModuleScoring for ScoringStep {
    /// Manors leave with their huts, and all huts return to the supply (MOR-8.3, INT-5.10, INT-5.11).
    fn begin(self, open: &mut Open, journal: &mut Log) {
        let huts = std::mem::take(&mut open.modules.morgana.huts);
        if huts.is_empty() {
            return;
        }
        let (leaving, clears) = (leaving(open, huts), clears_territories(open));
        for seat in Seat::all(open.players()) {
            let own = open.castle(seat).manors.intersection(leaving);
            let manors = own.len();
            if manors > 0 {
                let castle = open.castle_mut(seat);
                castle.manors = castle.manors.without(own);
                let event = if clears {
                    Event::TerritoriesCleared { seat, manors }
                } else {
                    Event::ManorsReturned { seat, manors }
                };
                journal.note(|| event.into());
            }
        }
        journal.note(|| Event::HutsReturned { huts: huts.len() }.into());
    }
}
