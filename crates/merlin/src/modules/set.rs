//! Which modules there are, and what each of them needs (INT-1.1).

use crate::named::{named, set_of};

named! {
    /// A module of the big box. Their order is the same everywhere: in texts, moves, frames and scores.
    Module, "module" {
        /// King's Favor.
        Favor = "favor",
        /// Arthur.
        Arthur = "arthur",
        /// Knights of the Round Table.
        Knights = "knights",
        /// Gold coins and mistletoe.
        Gold = "gold",
        /// The Market.
        Market = "market",
        /// The City of Caerleon.
        Caerleon = "caerleon",
        /// Morgana.
        Morgana = "morgana",
        /// Treasures of the environs.
        Treasures = "treasures",
        /// The King's decree.
        Decree = "decree",
    }

    /// Something agreed before the game about how a module is set up.
    Variant, "variant" {
        /// Allies are dealt, not drafted (KRT-1.11).
        RandomAllies = "random_allies",
        /// The districts lie at random (CRL-1.4).
        RandomDistricts = "random_districts",
    }
}

set_of! {
    /// A set of modules.
    Modules(u16) of Module

    /// A set of variants.
    Variants(u8) of Variant
}

impl Module {
    /// All modules in the order in which they were added to the program: golden games are numbered by it.
    pub const BUILT: &'static [Self] = &[
        Self::Treasures,
        Self::Gold,
        Self::Market,
        Self::Decree,
        Self::Favor,
        Self::Knights,
        Self::Caerleon,
        Self::Arthur,
        Self::Morgana,
    ];

    /// What the ids of its clauses begin with.
    pub const fn rules(self) -> &'static str {
        match self {
            Self::Favor => "FAV",
            Self::Arthur => "ARU",
            Self::Knights => "KRT",
            Self::Gold => "GLD",
            Self::Market => "MKT",
            Self::Caerleon => "CRL",
            Self::Morgana => "MOR",
            Self::Treasures => "TRE",
            Self::Decree => "DEC",
        }
    }

    /// The module without which this one cannot be played (INT-1.1).
    pub const fn needs(self) -> Option<Self> {
        match self {
            Self::Market | Self::Caerleon | Self::Morgana => Some(Self::Gold),
            Self::Favor | Self::Arthur | Self::Knights | Self::Gold | Self::Treasures | Self::Decree => None,
        }
    }
}

impl Modules {
    /// The set with everything its modules need (INT-1.1).
    #[must_use]
    pub fn complete(self) -> Self {
        self.iter().flat_map(|module| [Some(module), module.needs()]).flatten().collect()
    }
}

impl Variant {
    /// The module it belongs to.
    pub const fn module(self) -> Module {
        match self {
            Self::RandomAllies => Module::Knights,
            Self::RandomDistricts => Module::Caerleon,
        }
    }

    /// The clause that offers it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::RandomAllies => "KRT-1.11",
            Self::RandomDistricts => "CRL-1.4",
        }
    }
}
