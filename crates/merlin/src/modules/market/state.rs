//! The market board: which markers lie on it, who owns the others, and what lies under influence markers (section 1).

use crate::components::Components;
use crate::dice::Pips;
use crate::named::named;
use crate::state::Open;
use crate::vocab::{Colour, Item, Kind};
use std::fmt;
use std::str::FromStr;
use table::{Seat, SeatSet, Unreadable};

named! {
    /// The kinds of items that have a marker (MKT-1.1).
    Marked, "kind of marker" {
        /// A shield marker.
        Shield = "shield",
        /// A material marker.
        Material = "material",
    }
}

impl Marked {
    /// The kind of item the marker stands for (MKT-3.1).
    pub const fn kind(self) -> Kind {
        match self {
            Self::Shield => Kind::Shield,
            Self::Material => Kind::Material,
        }
    }

    /// The marker that stands for items of a kind, if there is one.
    pub const fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Flag => None,
            Kind::Shield => Some(Self::Shield),
            Kind::Material => Some(Self::Material),
        }
    }
}

/// A marker of the market (MKT-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Marker {
    /// It is a shield or a material of its colour (MKT-3.1).
    Item(Marked, Colour),
    /// It lies under an influence marker and doubles it (MKT-4.4).
    Plus,
    /// An apple, or a mistletoe (MKT-6.1).
    AppleMistletoe,
    /// A day labourer with so many pips (MKT-5.2).
    Labourer(Pips),
}

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Item(kind, colour) => write!(f, "{kind} {colour}"),
            Self::Plus => f.write_str("plus"),
            Self::AppleMistletoe => f.write_str("apple_mistletoe"),
            Self::Labourer(pips) => write!(f, "labourer {pips}"),
        }
    }
}

impl FromStr for Marker {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            None if text == "plus" => Ok(Self::Plus),
            None if text == "apple_mistletoe" => Ok(Self::AppleMistletoe),
            Some(("labourer", pips)) => pips.parse().map(Self::Labourer),
            Some((kind, colour)) => Ok(Self::Item(kind.parse()?, colour.parse()?)),
            None => Err(Unreadable::new("marker", text)),
        }
    }
}

table::text_in_json!(Marker);

/// Where a day labourer is (MKT-5.1, MKT-5.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Labourer {
    /// On the market board.
    #[default]
    Board,
    /// With this player, to be used in this round.
    Hired(Seat),
    /// Used, and set aside for the rest of the round.
    Used,
}

/// What is not on the market board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// Who owns the shield and material markers, by kind and colour.
    pub(super) items: [[Option<Seat>; 6]; 2],
    /// Plus markers beside the castles (MKT-4.1).
    pub(super) plus: [u8; 4],
    /// Plus markers under influence markers, by seat and principality (MKT-4.2).
    pub(super) under: [[u8; 6]; 4],
    pub(super) fruits: [u8; 4],
    pub(super) labourers: [Labourer; Self::LABOURERS],
    /// Who takes no further turn in this round (MKT-5.8).
    pub(super) declined: SeatSet,
}

/// What has happened in a turn so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// Whether the market was visited (MKT-2.1).
    pub visited: bool,
    /// The next item given back is to be the marker, not the piece (MKT-3.5).
    pub(crate) marker: bool,
}

impl State {
    /// The plus markers (MKT-1.1).
    pub const PLUS: u8 = 6;
    /// The apple-mistletoe markers (MKT-1.1).
    pub const FRUITS: u8 = 4;
    /// The day labourers (MKT-1.1).
    pub const LABOURERS: usize = 6;

    /// Who owns a shield or material marker; nobody while it lies on the board.
    pub const fn owner(&self, kind: Marked, colour: Colour) -> Option<Seat> {
        self.items[kind.index()][colour.index()]
    }

    /// Whether a player owns the marker that stands for an item.
    pub fn has(&self, seat: Seat, item: Item) -> bool {
        Marked::of(item.kind).is_some_and(|kind| self.owner(kind, item.colour) == Some(seat))
    }

    /// The shield and material markers of a player.
    pub fn items(&self, seat: Seat) -> impl Iterator<Item = (Marked, Colour)> {
        let state = *self;
        let all = Marked::ALL.into_iter().flat_map(|kind| Colour::ALL.map(|colour| (kind, colour)));
        all.filter(move |&(kind, colour)| state.owner(kind, colour) == Some(seat))
    }

    /// The plus markers beside a castle.
    pub const fn plus(&self, seat: Seat) -> u8 {
        self.plus[seat.index()]
    }

    /// The plus markers under a player's influence markers in a principality.
    pub const fn under(&self, seat: Seat, colour: Colour) -> u8 {
        self.under[seat.index()][colour.index()]
    }

    /// The plus markers on the board.
    pub fn plus_left(&self) -> u8 {
        let under: u8 = self.under.iter().flatten().sum();
        Self::PLUS.saturating_sub(under + self.plus.iter().sum::<u8>())
    }

    /// The apple-mistletoe markers of a player.
    pub const fn fruits(&self, seat: Seat) -> u8 {
        self.fruits[seat.index()]
    }

    /// The apple-mistletoe markers on the board.
    pub fn fruits_left(&self) -> u8 {
        Self::FRUITS.saturating_sub(self.fruits.iter().sum())
    }

    /// Where the day labourers are, in the order of the components file.
    pub const fn labourers(&self) -> &[Labourer; Self::LABOURERS] {
        &self.labourers
    }

    /// Who takes no further turn in this round (MKT-5.8).
    pub const fn declined(&self) -> SeatSet {
        self.declined
    }
}

impl Open {
    /// What the day labourers show (MKT-1.3).
    pub const fn labourer_pips(&self) -> &[Pips; State::LABOURERS] {
        let components: &Components = self.options.components.0;
        &components.modules.market.pips
    }

    /// The place of the first labourer with so many pips that is there.
    pub(super) fn labourer(&self, pips: Pips, place: Labourer) -> Option<usize> {
        let found = self.labourer_pips().iter().zip(&self.modules.market.labourers);
        found.into_iter().position(|(&shown, &at)| shown == pips && at == place)
    }

    /// The labourers of a player that can be used, by their pips, each number once.
    pub fn hired(&self, seat: Seat) -> impl Iterator<Item = Pips> + use<> {
        self.labourers_at(Labourer::Hired(seat))
    }

    /// What the labourers there show, each number once.
    fn labourers_at(&self, place: Labourer) -> impl Iterator<Item = Pips> + use<> {
        let all = self.labourer_pips().iter().zip(&self.modules.market.labourers);
        let there = all.filter(|&(_, &at)| at == place);
        let shown = there.fold(0_u8, |shown, (pips, _)| shown | 1 << pips.get());
        Pips::all().filter(move |pips| shown & (1 << pips.get()) != 0)
    }

    /// Whether a marker lies on the market board (MKT-1.4).
    pub fn on_market(&self, marker: Marker) -> bool {
        let state = &self.modules.market;
        match marker {
            Marker::Item(kind, colour) => state.owner(kind, colour).is_none(),
            Marker::Plus => state.plus_left() > 0,
            Marker::AppleMistletoe => state.fruits_left() > 0,
            Marker::Labourer(pips) => self.labourer(pips, Labourer::Board).is_some(),
        }
    }

    /// The markers on the market board, equal ones once.
    pub fn market_board(&self) -> impl Iterator<Item = Marker> {
        let items =
            Marked::ALL.into_iter().flat_map(|kind| Colour::ALL.map(|colour| Marker::Item(kind, colour)));
        let others = items.chain([Marker::Plus, Marker::AppleMistletoe]);
        let labourers = self.labourers_at(Labourer::Board).map(Marker::Labourer);
        others.filter(|&marker| self.on_market(marker)).chain(labourers)
    }

    /// A marker leaves the market board for a player.
    pub(super) fn hand_over(&mut self, seat: Seat, marker: Marker) {
        let hired = match marker {
            Marker::Labourer(pips) => self.labourer(pips, Labourer::Board),
            Marker::Item(..) | Marker::Plus | Marker::AppleMistletoe => None,
        };
        let state = &mut self.modules.market;
        match marker {
            Marker::Item(kind, colour) => state.items[kind.index()][colour.index()] = Some(seat),
            Marker::Plus => state.plus[seat.index()] += 1,
            Marker::AppleMistletoe => state.fruits[seat.index()] += 1,
            Marker::Labourer(_) => {
                if let Some(place) = hired {
                    state.labourers[place] = Labourer::Hired(seat);
                }
            }
        }
    }
}
