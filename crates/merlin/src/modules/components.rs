//! The printed values of all modules: each module reads and checks its own file.

use super::{arthur, caerleon, decree, gold, knights, market, morgana, treasures};
use crate::components::{Provenance, Reader};
use serde::Deserialize;
use std::sync::LazyLock;
use table::Fault;

/// The values of all modules that have any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Arthur.
    pub arthur: arthur::Components,
    /// Knights of the Round Table.
    pub knights: knights::Components,
    /// Gold coins and mistletoe.
    pub gold: gold::Components,
    /// The Market.
    pub market: market::Components,
    /// The City of Caerleon.
    pub caerleon: caerleon::Components,
    /// Morgana.
    pub morgana: morgana::Components,
    /// Treasures of the environs.
    pub treasures: treasures::Components,
    /// The King's decree.
    pub decree: decree::Components,
}

/// The values that come with the program, and where they come from.
static PRINTED: LazyLock<(Components, Vec<Provenance>)> = LazyLock::new(|| {
    let wrong = "a test checks the components of the program";
    let (gold, mut sources) = Reader::new(gold::Components::PRINTED)
        .and_then(|reader| gold::Components::read(&reader))
        .expect(wrong);
    let (market, of_market) = Reader::new(market::Components::PRINTED)
        .and_then(|reader| market::Components::read(&reader))
        .expect(wrong);
    let (treasures, of_treasures) = Reader::new(treasures::Components::PRINTED)
        .and_then(|reader| treasures::Components::read(&reader))
        .expect(wrong);
    sources.extend(of_market);
    sources.extend(of_treasures);
    let (decree, of_decree) = Reader::new(decree::Components::PRINTED)
        .and_then(|reader| decree::Components::read(&reader))
        .expect(wrong);
    sources.extend(of_decree);
    let (caerleon, of_caerleon) = Reader::new(caerleon::Components::PRINTED)
        .and_then(|reader| caerleon::Components::read(&reader))
        .expect(wrong);
    sources.extend(of_caerleon);
    let (knights, of_knights) = Reader::new(knights::Components::PRINTED)
        .and_then(|reader| knights::Components::read(&reader))
        .expect(wrong);
    sources.extend(of_knights);
    let (arthur, of_arthur) = Reader::new(arthur::Components::PRINTED)
        .and_then(|reader| arthur::Components::read(&reader))
        .expect(wrong);
    sources.extend(of_arthur);
    let (morgana, of_morgana) = Reader::new(morgana::Components::PRINTED)
        .and_then(|reader| morgana::Components::read(&reader))
        .expect(wrong);
    sources.extend(of_morgana);
    (Components { arthur, knights, gold, market, caerleon, morgana, treasures, decree }, sources)
});

/// The beginning of every components file.
#[derive(Deserialize)]
struct Heading {
    module: Option<String>,
}

impl Components {
    /// The values that come with the program.
    pub(crate) fn printed() -> &'static Self {
        &PRINTED.0
    }

    /// Where the values that come with the program come from.
    pub(crate) fn sources() -> Vec<Provenance> {
        PRINTED.1.clone()
    }

    /// Reads the file of a module, which replaces what is printed; `None` if it is the file of none.
    pub(crate) fn read(text: &str) -> Result<Option<(Self, Vec<Provenance>)>, Fault> {
        let heading = toml::from_str::<Heading>(text).ok().and_then(|heading| heading.module);
        let mut all = Self::printed().clone();
        match heading.as_deref() {
            Some("arthur") => {
                let (arthur, sources) = arthur::Components::read(&Reader::new(text)?)?;
                all.arthur = arthur;
                Ok(Some((all, sources)))
            }
            Some("knights") => {
                let (knights, sources) = knights::Components::read(&Reader::new(text)?)?;
                all.knights = knights;
                Ok(Some((all, sources)))
            }
            Some("gold") => {
                let (gold, sources) = gold::Components::read(&Reader::new(text)?)?;
                all.gold = gold;
                Ok(Some((all, sources)))
            }
            Some("market") => {
                let (market, sources) = market::Components::read(&Reader::new(text)?)?;
                all.market = market;
                Ok(Some((all, sources)))
            }
            Some("caerleon") => {
                let (caerleon, sources) = caerleon::Components::read(&Reader::new(text)?)?;
                all.caerleon = caerleon;
                Ok(Some((all, sources)))
            }
            Some("treasures") => {
                let (treasures, sources) = treasures::Components::read(&Reader::new(text)?)?;
                all.treasures = treasures;
                Ok(Some((all, sources)))
            }
            Some("morgana") => {
                let (morgana, sources) = morgana::Components::read(&Reader::new(text)?)?;
                all.morgana = morgana;
                Ok(Some((all, sources)))
            }
            Some("decree") => {
                let (decree, sources) = decree::Components::read(&Reader::new(text)?)?;
                all.decree = decree;
                Ok(Some((all, sources)))
            }
            _ => Ok(None),
        }
    }
}
