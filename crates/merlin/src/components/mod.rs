//! The printed values of the box: read from TOML and checked against section 1 of the rules.

mod checks;
mod file;
mod mission_checks;

use crate::missions::{Mission, MissionCard};
use crate::modules;
use crate::moves::StartingTile;
use crate::rondel::{Space, SpaceKind};
use crate::sites::{Site, TerrainFrames};
use crate::vocab::{Colour, ColourSet, Power};
pub(crate) use checks::Reader;
pub(crate) use file::SpaceEntry;
use std::fmt::{Debug, Write};
use std::sync::LazyLock;
pub(crate) use table::Note;
pub use table::Provenance;
use table::{Fault, Fingerprint, Interned, fingerprint};

/// The values that a components file can change, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The principalities, clockwise (MER-1.2).
    pub ring: [Colour; 6],
    /// The power of each colour of flag, by colour (MER-1.8).
    pub powers: [Power; 6],
    /// The spaces of the rondel, clockwise (MER-1.4).
    pub rondel: [SpaceKind; Space::COUNT as usize],
    /// What the starting tiles say (MER-1.13).
    pub starting_tiles: [Start; StartingTile::COUNT],
    /// The terrain frames (MER-1.11).
    pub frames: TerrainFrames,
    /// The mission cards (MER-1.14).
    pub missions: [MissionCard; Mission::COUNT],
    /// What the modules bring.
    pub modules: modules::Components,
    /// Where the values come from.
    pub sources: Vec<Provenance>,
    /// The colours that pay for a manor on each tile, with 3 and with 4 rows (MER-11.13).
    eligible: [[ColourSet; Site::COUNT as usize]; 2],
    fingerprint: String,
}

/// What a starting tile says: a principality for each piece (MER-1.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// On whose space the knight starts.
    pub knight: Colour,
    /// The colour of the flag.
    pub flag: Colour,
    /// The colour of the shield.
    pub shield: Colour,
    /// The colour of the material.
    pub material: Colour,
    /// Where the influence marker goes.
    pub influence: Colour,
}

impl Components {
    /// The text of the components that come with the program.
    pub const PRINTED: &'static str = include_str!("../../../../components/merlin/base.toml");

    /// The components that come with the program.
    pub fn printed() -> &'static Self {
        static COMPONENTS: LazyLock<&'static Components> = LazyLock::new(|| {
            Components::read(Components::PRINTED).expect("a test checks the components of the program")
        });
        &COMPONENTS
    }

    /// Reads and checks a components file (MER-1.18): one of the base game, or one of a module, which then replaces the
    /// printed values of that module. Equal content is kept once, for good.
    pub fn read(text: &str) -> Result<&'static Self, Fault> {
        static KEPT: Interned<Components> = Interned::new();
        let components = match modules::Components::read(text)? {
            Some((modules, sources)) => Self::printed().with(modules, sources),
            None => Reader::new(text)?.check()?,
        };
        Ok(KEPT.keep(components))
    }

    /// The same with other values of modules.
    fn with(&self, modules: modules::Components, sources: Vec<Provenance>) -> Self {
        let mut components = self.clone();
        components.sources.retain(|own| sources.iter().all(|other| other.what != own.what));
        components.sources.extend(sources);
        components.modules = modules;
        components.fingerprint = components.sum();
        components
    }

    /// A short sum over all values that matter to the rules, by which records name the components.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// What a mission card says.
    #[inline]
    pub const fn mission(&self, mission: Mission) -> &MissionCard {
        &self.missions[mission.index()]
    }

    /// The colours that pay for a manor on a tile (MER-11.13).
    #[inline]
    pub const fn eligible(&self, site: Site, rows: u8) -> ColourSet {
        self.eligible[if rows == 4 { 1 } else { 0 }][site.index()]
    }

    fn sum(&self) -> String {
        let mut text = String::new();
        let mut add = |part: &dyn Debug| writeln!(text, "{part:?}").expect("a string takes everything");
        add(&self.ring);
        add(&self.powers);
        add(&self.rondel);
        add(&self.starting_tiles);
        add(&self.frames);
        self.missions.iter().for_each(|card| add(card));
        // Records from before a module was built name a sum without it.
        if self.modules != *modules::Components::printed() {
            add(&self.modules);
        }
        fingerprint(&text)
    }
}

impl Fingerprint for Components {
    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}
