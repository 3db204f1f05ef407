//! What a table is begun with and goes on with: the version of its rules and the sum of its components. A later program
//! that plays by other rules, or ships other values, can then tell, and does not play a game on that it would play wrongly.

use crate::{GameId, Listed, Visitor};

/// The rules and the components of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pins {
    /// The version of the rules.
    pub rules: u32,
    /// The sum of the components, as records name them.
    pub components: String,
}

impl GameId {
    /// The version of the rules this program plays.
    ///
    /// It counts on with every change by which a game that was played before would be played otherwise: that changes golden
    /// games, and `tests/rules_versions.rs` fails until the number is raised. What only adds a way to play does not.
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

    /// What a table is begun with now.
    pub fn pins(self) -> Pins {
        Pins { rules: self.rules_version(), components: self.visit(PrintedSum).to_owned() }
    }
}

/// The sum of the components that come with the program.
struct PrintedSum;

impl Visitor for PrintedSum {
    type Out = &'static str;

    fn visit<G: Listed>(self) -> &'static str {
        G::fingerprint(G::printed())
    }
}
