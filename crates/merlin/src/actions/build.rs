//! The build spaces: a manor for a material, and the gift of a tower (MER-11.14 to MER-11.20).

use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::sites::{Site, SiteSet};
use crate::state::Open;
use crate::vocab::{Colour, ColourSet, Item, Kind};
use table::{Clause, Journal, Moves};

impl Open {
    /// The tiles with a manor, whoever owns it (MER-11.16).
    pub fn built(&self) -> SiteSet {
        self.castles().iter().fold(SiteSet::EMPTY, |all, castle| all.union(castle.manors))
    }

    /// The tiles without a manor.
    fn free_tiles(&self) -> impl Iterator<Item = Site> {
        let built = self.built();
        Site::all(self.layout.rows).filter(move |&site| !built.contains(site))
    }

    /// The colours that pay for a manor on a tile (MER-11.13).
    pub fn eligible(&self, site: Site) -> ColourSet {
        self.options.components.eligible(site, self.layout.rows)
    }
}

/// Whether no manor is left, or no free tile fits a material (MER-11.17, MER-11.18).
pub(crate) fn nowhere_to_build(open: &Open) -> Option<&'static str> {
    let castle = open.castle(open.active);
    if castle.manors_left() == 0 {
        return Some("MER-11.17");
    }
    let owned = open.holdings(open.active).items.colours(Kind::Material);
    let fits = |site: Site| !open.eligible(site).intersection(owned).is_empty();
    (owned.is_empty() || !open.free_tiles().any(fits)).then_some("MER-11.18")
}

/// The free tiles, each with the colours of materials that the player on turn can pay for a manor there.
pub(crate) fn choices(open: &Open) -> impl Iterator<Item = (Site, Colour)> {
    let owned = open.holdings(open.active).items.colours(Kind::Material);
    let left = open.castle(open.active).manors_left() > 0;
    open.free_tiles().filter(move |_| left).flat_map(move |site| {
        open.eligible(site).intersection(owned).iter().map(move |colour| (site, colour))
    })
}

pub(super) fn offer(open: &Open, out: &mut Moves<Move>) {
    out.extend(choices(open).map(|(site, colour)| Move::Build(site, colour)));
}

pub(crate) fn refusal(open: &Open, site: Site, colour: Colour) -> Option<Refusal> {
    let item = Item::new(Kind::Material, colour);
    if open.environs.tile(site).is_none() {
        Some(Refusal::NoSuchTile(site))
    } else if open.built().contains(site) {
        Some(Refusal::TileTaken(site))
    } else if !open.eligible(site).contains(colour) {
        Some(Refusal::NotEligible(site, colour))
    } else {
        let none = open.holdings(open.active).items.count(item) == 0;
        none.then_some(Refusal::NoItem { item, clause: Clause("MER-11.14") })
    }
}

/// The material is returned and the manor built (MER-11.14).
pub(crate) fn begin(open: &mut Open, site: Site, colour: Colour, journal: &mut Journal<Event>) {
    let seat = open.active;
    open.return_item(seat, Item::new(Kind::Material, colour), journal);
    open.build_manor(seat, site, journal);
}

/// Whether a tower has anything to give.
pub(crate) fn has_gift(open: &Open) -> bool {
    gifts(open).next().is_some()
}

/// What the tower can give: a flag or a shield from any supply, or an influence marker anywhere (MER-11.19).
pub(crate) fn gifts(open: &Open) -> impl Iterator<Item = Move> {
    let items = [Kind::Flag, Kind::Shield]
        .into_iter()
        .flat_map(|kind| Colour::ALL.map(|colour| Item { kind, colour }))
        .filter(|&item| open.can_take(item))
        .map(Move::Take);
    let marker = open.castle(open.active).influence_on_castle() > 0;
    let places = Colour::ALL.into_iter().filter(move |_| marker);
    items.chain(places.map(Move::Place))
}

pub(crate) fn offer_gifts(open: &Open, out: &mut Moves<Move>) {
    out.extend(gifts(open));
    out.push(Move::Done);
}

/// MER-11.20: no material, and nothing that is not there.
pub(crate) fn refusal_of_item(open: &Open, item: Item) -> Option<Refusal> {
    let clause = Clause("MER-11.20");
    match item.kind {
        Kind::Material => Some(Refusal::OtherKind { kind: item.kind, clause }),
        Kind::Flag | Kind::Shield => open.refusal_to_take(item, clause),
    }
}

/// MER-11.20: without a marker on the castle none can be placed.
pub(crate) fn refusal_of_marker(open: &Open) -> Option<Refusal> {
    (open.castle(open.active).influence_on_castle() == 0).then_some(Refusal::NoMarker)
}

/// The gift is taken, or declined.
pub(crate) fn give_gift(open: &mut Open, choice: Move, journal: &mut Journal<Event>) {
    let seat = open.active;
    open.due.pop();
    if let Move::Take(item) = choice {
        open.take_item(seat, item, journal);
    } else if let Move::Place(colour) = choice {
        open.place_influence(seat, colour, journal);
    }
}
