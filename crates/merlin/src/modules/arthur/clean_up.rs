//! The clean-up after the environs scoring: one manor of each player stays in each territory (ARU-7.2 to ARU-7.5).

use super::events::{Event, Refusal};
use super::moves::Frame;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::sites::{Site, SiteSet};
use crate::state::Open;
use table::{Journal, Seat};

type Log = Journal<crate::event::Event>;

/// The first player from the start player on who has more than one manor in a territory chooses (ARU-7.3, ARU-7.4).
pub(super) fn ask_next(open: &mut Open) {
    let next = open.in_turn_order().find_map(|seat| Some((seat, crowded(open, seat)?)));
    if let Some((seat, site)) = next {
        open.due.push(Frame::Keep(seat, site).into());
    }
}

/// The first manor of a territory in which a player has to choose.
fn crowded(open: &Open, seat: Seat) -> Option<Site> {
    let mut territories = open.environs.territories(open.layout.rows);
    territories.find_map(|(_, sites)| {
        let own = removable(open, seat, sites);
        if own.len() > 1 { own.iter().next() } else { None }
    })
}

/// The manors of a player among these that do not stay in any case (KRT-11.6).
fn removable(open: &Open, seat: Seat, sites: SiteSet) -> SiteSet {
    let own = open.castle(seat).manors.intersection(sites);
    own.iter().filter(|&site| !seams::protects_manor(open, site)).collect()
}

/// The manors from which a player chooses: those in the territory of this one.
pub(super) fn choices(open: &Open, seat: Seat, site: Site) -> SiteSet {
    let mut territories = open.environs.territories(open.layout.rows);
    let found = territories.find(|(_, sites)| sites.contains(site));
    found.map_or(SiteSet::EMPTY, |(_, sites)| removable(open, seat, sites))
}

/// Whether it is this player's turn to choose in this territory.
pub(super) fn is_next(open: &Open, seat: Seat, site: Site) -> bool {
    let mut before = open.in_turn_order().take_while(|&other| other != seat);
    seat.index() < open.players()
        && before.all(|other| crowded(open, other).is_none())
        && crowded(open, seat) == Some(site)
}

pub(super) fn refusal(open: &Open, seat: Seat, site: Site, kept: Site) -> Option<AnyRefusal> {
    (!choices(open, seat, site).contains(kept)).then(|| Refusal::NotToKeep(kept).into())
}

/// All manors of the player in the territory but this one return to the supply.
pub(super) fn keep(open: &mut Open, seat: Seat, site: Site, kept: Site, journal: &mut Log) {
    let mut removed = choices(open, seat, site);
    removed.remove(kept);
    let manors = &mut open.castle_mut(seat).manors;
    *manors = manors.without(removed);
    journal.note(|| Event::CleanedUp { seat, kept, removed }.into());
    removed.iter().for_each(|site| seams::manor_left(open, site, journal));
    open.due.pop();
    ask_next(open);
}
