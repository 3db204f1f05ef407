//! Events, points and refusals of the module.

use super::state::{Bonus, Pict};
use crate::missions::Mission;
use crate::modules;
use crate::rondel::Space;
use crate::sites::{Site, SiteSet};
use crate::vocab::{Category, Direction, Figure, Power, Terrain, Vassal};
use table::{Clause, Eye, Seat, SeatSet};

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does or suffers it")]
    pub enum Event {
        /// A Pict was turned up in the display (ARU-1.10, ARU-4.3).
        PictShown { pict: Pict },
        /// The figure moves one space more than before (ARU-5.1).
        OneMore { seat: Seat, steps: u8 },
        /// The figure moves one space less than before (ARU-5.1).
        OneLess { seat: Seat, steps: u8 },
        /// The chosen die moves this figure (ARU-5.7).
        Switched { seat: Seat, figure: Figure },
        /// An action has moved a figure; the action of the space reached follows (ARU-2.7).
        ExtraMove { seat: Seat, figure: Figure, from: Space, to: Space, direction: Direction },
        /// The signet ring was taken, from the rondel or from another player (ARU-3.7).
        RingTaken { seat: Seat, from: Option<Seat> },
        /// A player who already had the ring keeps it (ARU-3.7).
        RingKept { seat: Seat },
        /// A mission is completed whatever it requires (ARU-3.8).
        RingMission { seat: Seat, mission: Mission },
        /// A manor was replaced by one of another player (ARU-3.19).
        Replaced { seat: Seat, site: Site, owner: Seat },
        /// A Pict was taken; its bonus follows (ARU-4.1).
        PictTaken { seat: Seat, pict: Pict },
        /// The bonus of a Pict is impossible and lost (ARU-4.2).
        BonusLost { seat: Seat, bonus: Bonus },
        /// A vassal acts once more where it stands (ARU-6.4).
        Activated { seat: Seat, vassal: Vassal },
        /// One manor stays in a territory, the others return to the supply (ARU-7.3).
        CleanedUp { seat: Seat, kept: Site, removed: SiteSet },
        /// The results of the Pict scoring: who has the highest, who the lowest (ARU-7.6 to ARU-7.8).
        PictResults { results: [u8; 4], highest: SeatSet, lowest: SeatSet },
        /// All Picts of the players left the game (ARU-7.12).
        PictsGone { picts: u8 },
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::PictShown { .. } => "ARU-4.3",
            Self::OneMore { .. } | Self::OneLess { .. } => "ARU-5.1",
            Self::Switched { .. } => "ARU-5.7",
            Self::ExtraMove { .. } => "ARU-2.7",
            Self::RingTaken { .. } | Self::RingKept { .. } => "ARU-3.7",
            Self::RingMission { .. } => "ARU-3.8",
            Self::Replaced { .. } => "ARU-3.19",
            Self::PictTaken { .. } => "ARU-4.1",
            Self::BonusLost { .. } => "ARU-4.2",
            Self::Activated { .. } => "ARU-6.4",
            Self::CleanedUp { .. } => "ARU-7.3",
            Self::PictResults { .. } => "ARU-7.8",
            Self::PictsGone { .. } => "ARU-7.12",
        })
    }

    /// All of it is public (ARU-1.11).
    fn seen_by(&self, _: Eye) -> Self {
        *self
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Arthur(own))
    }
}

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub enum Points {
        /// The highest result in the Pict scoring (ARU-7.8).
        Highest { result: u8 },
        /// The lowest result in the Pict scoring: a loss (ARU-7.8).
        Lowest { result: u8 },
    }
}

impl modules::contracts::ModulePoints for Points {
    fn category(self) -> Category {
        match self {
            Self::Highest { .. } | Self::Lowest { .. } => Category::Picts,
        }
    }

    fn clause(self) -> Clause {
        match self {
            Self::Highest { .. } | Self::Lowest { .. } => Clause("ARU-7.8"),
        }
    }
}

impl From<Points> for crate::points::Points {
    fn from(own: Points) -> Self {
        Self::Module(modules::Points::Arthur(own))
    }
}

/// A reason why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No flag has this power in a game with Arthur (ARU-1.9).
    NoSuchPower(Power),
    /// Who moves no space has no direction (ARU-5.2).
    NoDirection,
    /// The power serves the player's knight, but Arthur is moved in this turn (ARU-2.9).
    NotForArthur(Power),
    /// The figure would move more than seven spaces, or fewer than none (ARU-5.3).
    TooFar,
    /// After the number of spaces was changed, the die cannot be changed any more (ARU-5.4).
    StepsChanged,
    /// The die already moves this figure (ARU-5.7).
    SameFigure(Figure),
    /// A staff was already spent in this turn (ARU-2.14).
    StaffSpent,
    /// Merlin moves one to three spaces (ARU-3.17).
    OneToThree(u8),
    /// No manor of another player stands there (ARU-3.19).
    NoManorToReplace(Site),
    /// The manor there cannot be replaced (ARU-3.21).
    Protected(Site),
    /// The Pict does not lie in the display (ARU-4.1).
    NotDisplayed(Pict),
    /// The tile has another terrain than the Pict (ARU-4.8).
    OtherTerrain(Site, Terrain),
    /// The vassal stands in no principality (ARU-6.4).
    OnCastle(Vassal),
    /// None of the manors to choose from stands there (ARU-7.3).
    NotToKeep(Site),
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::NoSuchPower(_) => "ARU-1.9",
            Self::NoDirection => "ARU-5.2",
            Self::NotForArthur(_) => "ARU-2.9",
            Self::TooFar => "ARU-5.3",
            Self::StepsChanged => "ARU-5.4",
            Self::SameFigure(_) => "ARU-5.7",
            Self::StaffSpent => "ARU-2.14",
            Self::OneToThree(_) => "ARU-3.17",
            Self::NoManorToReplace(_) => "ARU-3.19",
            Self::Protected(_) => "ARU-3.21",
            Self::NotDisplayed(_) => "ARU-4.1",
            Self::OtherTerrain(..) => "ARU-4.8",
            Self::OnCastle(_) => "ARU-6.4",
            Self::NotToKeep(_) => "ARU-7.3",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Arthur(own))
    }
}
