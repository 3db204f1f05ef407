//! What points are given for, with the clauses that give them.

use crate::missions::Mission;
use crate::modules;
use crate::rondel::{Counted, Space};
use crate::sites::Site;
use crate::vocab::{Category, Colour, Terrain};
use table::Clause;

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub enum Points {
        /// A VP space counted these pieces (MER-8.1, MER-8.2).
        Space { space: Space, counted: Counted },
        /// A mission was completed (MER-12.2).
        Mission { mission: Mission },
        /// It was the second mission of the turn, by the power of a flag (MER-13.8).
        SecondMission { mission: Mission },
        /// A number of traitors were not repelled (MER-15.7).
        Unrepelled { traitors: u8 },
        /// The owner of Excalibur left no traitor unrepelled (MER-15.9).
        Excalibur,
        /// A territory, told by its first tile: its tiles, divided among those who share the lead (MER-15.14,
        /// MER-15.15).
        Territory { terrain: Terrain, first: Site, tiles: u8, sharers: u8 },
        /// A principality: its worth, divided among those who share the lead (MER-15.19, MER-15.20).
        Principality { colour: Colour, worth: u8, sharers: u8 },
        /// A principality with the Grail: its full worth (MER-15.21).
        Grail { colour: Colour, worth: u8 },
        /// Vassals in principalities (MER-15.26).
        Vassals { vassals: u8 },
        /// Apples left at the end (MER-16.1).
        Apples { apples: u8 },
        /// Merlin staffs left at the end (MER-16.1).
        Staffs { staffs: u8 },
        /// Items left at the end, three for a point (MER-16.2).
        Items { items: u8 },
        /// Something that only a module gives points for.
        #[serde(untagged)]
        Module(modules::Points),
    }
}

impl Points {
    /// Where the points stand in the breakdown of the score.
    pub fn category(self) -> Category {
        match self {
            Self::Space { .. } => Category::Spaces,
            Self::Mission { .. } | Self::SecondMission { .. } => Category::Missions,
            Self::Unrepelled { .. } => Category::Traitors,
            Self::Excalibur => Category::Excalibur,
            Self::Territory { .. } => Category::Environs,
            Self::Principality { .. } | Self::Grail { .. } => Category::Influence,
            Self::Vassals { .. } => Category::Vassals,
            Self::Apples { .. } => Category::Apples,
            Self::Staffs { .. } => Category::Staffs,
            Self::Items { .. } => Category::Items,
            Self::Module(own) => own.category(),
        }
    }

    /// The clause by which the points are given.
    pub fn clause(self) -> Clause {
        Clause(match self {
            Self::Space { counted: Counted::Influence, .. } => "MER-8.2",
            Self::Space { counted: Counted::Manor, .. } => "ARU-6.6",
            Self::Space { counted: Counted::Shield | Counted::Flag | Counted::Material, .. } => "MER-8.1",
            Self::Mission { .. } => "MER-12.2",
            Self::SecondMission { .. } => "MER-13.8",
            Self::Unrepelled { .. } => "MER-15.7",
            Self::Excalibur => "MER-15.9",
            Self::Territory { sharers: 1, .. } => "MER-15.14",
            Self::Territory { .. } => "MER-15.15",
            Self::Principality { sharers: 1, .. } => "MER-15.19",
            Self::Principality { .. } => "MER-15.20",
            Self::Grail { .. } => "MER-15.21",
            Self::Vassals { .. } => "MER-15.26",
            Self::Apples { .. } | Self::Staffs { .. } => "MER-16.1",
            Self::Items { .. } => "MER-16.2",
            Self::Module(own) => return own.clause(),
        })
    }
}
