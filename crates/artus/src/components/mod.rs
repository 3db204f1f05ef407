//! The printed values of the box: read from TOML and checked against section 18 of the rules.

mod checks;
mod file;

use crate::chairs::{Chair, ChairSet};
use crate::deck::Deck;
use crate::vocab::Plate;
use checks::Reader;
use std::fmt::{Debug, Write};
use std::sync::LazyLock;
pub use table::Provenance;
use table::{Fault, Fingerprint, Interned, fingerprint};

/// The values that a components file can change, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The number of each plate, clockwise from the king's (ART-3.3).
    pub values: [i8; Chair::COUNT as usize],
    /// The colour of each plate (ART-3.5).
    pub plates: [Plate; Chair::COUNT as usize],
    /// The six chairs of the carpet (ART-3.8).
    pub carpet: ChairSet,
    /// Where the first king sits (ART-4.4).
    pub large_crown: Chair,
    /// Where the princes sit at the start (ART-4.3).
    pub small_crowns: ChairSet,
    /// The deck of every colour (ART-2.4).
    pub deck: Deck,
    /// Where the values come from.
    pub sources: Vec<Provenance>,
    fingerprint: String,
    warnings: Vec<Fault>,
}

impl Components {
    /// The text of the components that come with the program.
    pub const PRINTED: &'static str = include_str!("../../../../components/artus.toml");

    /// The components that come with the program.
    pub fn printed() -> &'static Self {
        static COMPONENTS: LazyLock<&'static Components> = LazyLock::new(|| {
            Components::read(Components::PRINTED).expect("a test checks the components of the program")
        });
        &COMPONENTS
    }

    /// Reads and checks a components file (ART-18.18). Equal content is kept once, for good.
    pub fn read(text: &str) -> Result<&'static Self, Fault> {
        static KEPT: Interned<Components> = Interned::new();
        Ok(KEPT.keep(Reader::new(text)?.check()?))
    }

    /// A short sum over all values that matter to the rules, by which records name the components.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// What is unusual though allowed (ART-18.18).
    pub fn warnings(&self) -> &[Fault] {
        &self.warnings
    }

    fn sum(&self) -> String {
        let mut text = String::new();
        let mut add = |part: &dyn Debug| writeln!(text, "{part:?}").expect("a string takes everything");
        add(&self.values);
        add(&self.carpet);
        add(&self.large_crown.number());
        add(&self.small_crowns);
        for card in self.deck.cards(Deck::whole()) {
            add(&card.to_string());
        }
        fingerprint(&text)
    }
}

impl Fingerprint for Components {
    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}
