//! Pins a table to the version of its rules and the hash of its components. A later program with other rules or values
//! notices that, and does not continue a game wrongly.

use crate::{GameId, Listed, Visitor};

/// The rules version and the components of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pins {
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the components, as in records.
    pub components: String,
}

impl GameId {
    /// The version of the rules this program plays.
    ///
    /// It is raised with every change by which an old game would be played differently: that changes golden games, and
    /// `tests/rules_versions.rs` fails until the number is raised. A change that only adds options does not raise it.
    pub const fn rules_version(self) -> u32 {
        match self {
            Self::Artus | Self::Camelot | Self::Merlin => 1,
        }
    }

    /// The text of the components that come with the program.
    pub const fn components_text(self) -> &'static str {
        match self {
            Self::Artus => artus::Components::PRINTED,
            Self::Camelot => camelot::Components::PRINTED,
            Self::Merlin => merlin::Components::PRINTED,
        }
    }

    /// The pins of a new table.
    pub fn pins(self) -> Pins {
        Pins { rules: self.rules_version(), components: self.visit(PrintedSum).to_owned() }
    }
}

/// The hash of the components that come with the program.
struct PrintedSum;

impl Visitor for PrintedSum {
    type Out = &'static str;

    fn visit<G: Listed>(self) -> &'static str {
        G::fingerprint(G::printed())
    }
}
