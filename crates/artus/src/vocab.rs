//! The things of the box: figures, plates, and the kinds of cards (ART-2).

use table::{Seat, named};

named! {
    /// The metal colour of a prince or the king (ART-2.2).
    Metal, "metal" {
        /// Silver.
        Silver = "silver",
        /// Bronze.
        Bronze = "bronze",
    }

    /// The three kinds of cards, told apart by their backs (ART-2.6); each has its own pile.
    Kind, "pile" {
        /// Helmet.
        Knight = "knight",
        /// Crown.
        King = "king",
        /// Banner; advanced game only.
        Scoring = "scoring",
    }

    /// The two rule sets of the box (ART-1.4).
    Mode, "mode" {
        /// One card a turn, no scoring cards.
        Beginner = "beginner",
        /// Two cards a turn, with scoring cards (sections 14 and 15).
        Advanced = "advanced",
    }

    /// Where points come from: the categories of the score's breakdown.
    Category, "category" {
        /// Knights leaving their chairs (section 7).
        Knights = "knights",
        /// Princes leaving their chairs (section 8).
        Princes = "princes",
        /// Rings given to princes (section 11).
        Rings = "rings",
        /// Knights counted by scoring cards (section 15).
        Scorings = "scorings",
        /// Scoring cards whose condition was not met (ART-15.2).
        Penalties = "penalties",
    }
}

impl Metal {
    /// The other metal.
    pub const fn other(self) -> Self {
        match self {
            Self::Silver => Self::Bronze,
            Self::Bronze => Self::Silver,
        }
    }
}

/// Which silver and bronze figures a king card permits (ART-8.3, ART-11.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figures {
    /// Those of one metal.
    Only(Metal),
    /// All of them.
    Any,
}

impl Figures {
    /// Whether the card permits a figure of this metal.
    pub fn permit(self, metal: Metal) -> bool {
        match self {
            Self::Only(only) => only == metal,
            Self::Any => true,
        }
    }

    /// Its identifier.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Only(metal) => metal.id(),
            Self::Any => "any",
        }
    }
}

table::described! {
    /// What can sit on a chair.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    pub enum Figure {
        /// A knight of a player (ART-2.1).
        Knight(Seat),
        /// A neutral prince (ART-2.2).
        Prince(Metal),
        /// Artus, the one king (ART-2.2).
        King(Metal),
    }
}

/// The colour of a plate (ART-3.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plate {
    /// In front of the king; a colour of its own.
    Crown,
    /// Value 0.
    Yellow,
    /// A loss.
    Red,
    /// A gain.
    Green,
}

impl Mode {
    /// How many cards a turn plays, and draws at its end (ART-6.2, ART-14.3, ART-14.5).
    pub const fn cards_per_turn(self) -> u8 {
        match self {
            Self::Beginner => 1,
            Self::Advanced => 2,
        }
    }

    /// How many rounds a game has (ART-6.1, ART-14.9).
    pub const fn rounds(self) -> u8 {
        match self {
            Self::Beginner => 16,
            Self::Advanced => 11,
        }
    }

    /// How many cards of this kind are dealt to each player at the start (ART-4.12, ART-14.2).
    pub const fn dealt(self, kind: Kind) -> u8 {
        match (self, kind) {
            (_, Kind::Scoring) => 0,
            (Self::Beginner, Kind::Knight | Kind::King) => 2,
            (Self::Advanced, Kind::Knight | Kind::King) => 3,
        }
    }

    /// Whether cards of this kind are in the game (ART-4.11).
    pub const fn uses(self, kind: Kind) -> bool {
        match (self, kind) {
            (Self::Beginner, Kind::Scoring) => false,
            (Self::Advanced, Kind::Scoring) | (_, Kind::Knight | Kind::King) => true,
        }
    }
}
