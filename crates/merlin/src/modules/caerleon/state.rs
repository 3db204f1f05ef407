//! The six districts: which one lies on which principality, and what each of them stores (CRL-1.1 to CRL-1.6).

use crate::named::named;
use crate::state::Open;
use crate::vocab::{Colour, Kind, Vassal};
use table::Seat;

named! {
    /// A district of the city (CRL-1.1).
    District, "district" {
        /// Coins (CRL-4.6).
        Mint = "mint",
        /// Exchanges (CRL-4.9).
        Trader = "trader",
        /// Apples and mistletoe (CRL-4.7).
        Orchard = "orchard",
        /// Shields (CRL-4.3).
        Smith = "smith",
        /// Materials (CRL-4.2).
        Quarry = "quarry",
        /// Flags (CRL-4.4).
        Tailor = "tailor",
    }
}

impl District {
    /// The places for simple vassals (CRL-3.2).
    pub const SIMPLE_PLACES: usize = 2;
    /// The exchanges of a vassal at the trader (CRL-4.9).
    pub const TRADES: u8 = 4;

    /// The kind of items it stores, if it stores any (CRL-1.5).
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Smith => Some(Kind::Shield),
            Self::Quarry => Some(Kind::Material),
            Self::Tailor => Some(Kind::Flag),
            Self::Mint | Self::Trader | Self::Orchard => None,
        }
    }

    /// The district that stores items of this kind (CRL-1.5).
    pub const fn storing(kind: Kind) -> Self {
        match kind {
            Kind::Shield => Self::Smith,
            Kind::Material => Self::Quarry,
            Kind::Flag => Self::Tailor,
        }
    }

    /// How many pieces a simple vassal takes there, or how many exchanges it carries out; nothing for the
    /// lady, who acts as in the base game (CRL-4.1 to CRL-4.9).
    pub fn amount(self, vassal: Vassal) -> Option<u8> {
        let takes = vassal.takes()?;
        Some(match self {
            Self::Mint | Self::Orchard => 2,
            Self::Trader => Self::TRADES,
            Self::Smith | Self::Quarry | Self::Tailor => {
                if self.kind() == Some(takes) {
                    2
                } else {
                    1
                }
            }
        })
    }
}

/// Which district lies on which principality, by colour; none while chance still has to lay them out
/// (CRL-1.2, CRL-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    pub(super) districts: [Option<District>; 6],
}

impl State {
    /// The district of a colour, once it lies there (CRL-2.2).
    pub const fn district(&self, colour: Colour) -> Option<District> {
        self.districts[colour.index()]
    }

    /// The colour of a district, once it lies somewhere (CRL-1.2).
    pub fn colour(&self, district: District) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.district(colour) == Some(district))
    }
}

impl Open {
    /// The simple vassals that stand in a district, and whose they are (CRL-3.2).
    pub fn simple_vassals(&self, colour: Colour) -> impl Iterator<Item = (Vassal, Seat)> {
        let simple = Vassal::ALL.into_iter().filter(|vassal| vassal.takes().is_some());
        simple.filter_map(move |vassal| Some((vassal, self.vassal_place(vassal, colour)?)))
    }
}
