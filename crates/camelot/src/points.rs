//! What points are given and lost for, each with its clause.

use crate::colours::Category;
use crate::fields::Field;
use crate::missions::Mission;
use crate::vocab::{Area, BoardName, Group};
use table::Clause;

table::described! {
    /// What points were given for, or lost for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    pub enum Points {
        /// The points printed on a field, or under its column, or at its group (CAM-8.5).
        Field {
            /// The field.
            field: Field,
            /// The board it belongs to.
            board: BoardName,
            /// The clause of the room.
            clause: Clause,
        },
        /// The points of a line bonus (CAM-11.7).
        LineBonus,
        /// A tournament tile (CAM-11.13).
        TournamentTile,
        /// Absent from a completed group of Intrigue (CAM-12.11).
        Absent(Group),
        /// A special mission (CAM-7.15).
        Special(Mission),
        /// Two knights in one room, with Tristan (CAM-16.18).
        Tristan,
        /// The price of the black knight (CAM-16.17).
        BlackKnight,
        /// A place at the Round Table (CAM-15.4).
        RoundTable {
            /// The place, counted from 1.
            place: u8,
        },
        /// A place in an area of the Rebellion (CAM-15.11).
        Rebellion {
            /// The area.
            area: Area,
            /// Whether it is the winning one.
            won: bool,
            /// The place, counted from 1.
            place: u8,
        },
        /// No knight at the Round Table (CAM-15.6).
        NotAtTable,
        /// Merlin tiles (CAM-15.22).
        Merlin {
            /// How many.
            tiles: u8,
        },
        /// Knights behind the screen (CAM-15.23).
        Screen {
            /// How many.
            knights: u8,
        },
        /// Grail sets (CAM-15.26).
        Grail {
            /// How many tiles of each part, in the order of [`Part::ALL`](crate::Part::ALL).
            parts: [u8; 4],
        },
        /// No knight in the secret room (CAM-15.28).
        NotInSecretRoom,
    }
}

impl Points {
    /// The clause by which the points are given.
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Self::Field { clause, .. } => return clause,
            Self::LineBonus => "CAM-11.7",
            Self::TournamentTile => "CAM-11.13",
            Self::Absent(Group::Top) => "CAM-12.16",
            Self::Absent(Group::Left | Group::Right | Group::LowerLeft | Group::LowerRight) => "CAM-12.11",
            Self::Special(_) => "CAM-7.15",
            Self::Tristan => "CAM-16.18",
            Self::BlackKnight => "CAM-16.17",
            Self::RoundTable { .. } => "CAM-15.4",
            Self::Rebellion { .. } => "CAM-15.11",
            Self::NotAtTable => "CAM-15.6",
            Self::Merlin { .. } => "CAM-15.22",
            Self::Screen { .. } => "CAM-15.23",
            Self::Grail { .. } => "CAM-15.26",
            Self::NotInSecretRoom => "CAM-15.28",
        })
    }

    /// The category of the breakdown they belong to.
    pub const fn category(self) -> Category {
        match self {
            Self::Field { board, .. } => Category::of(board.room()),
            Self::LineBonus | Self::TournamentTile => Category::GreenRoom,
            Self::Absent(_) => Category::Intrigue,
            Self::Special(_) => Category::Missions,
            Self::Tristan | Self::BlackKnight => Category::Heroes,
            Self::RoundTable { .. } | Self::Rebellion { .. } | Self::NotAtTable => Category::RedRoom,
            Self::Merlin { .. } => Category::Merlin,
            Self::Screen { .. } => Category::Knights,
            Self::Grail { .. } => Category::Grail,
            Self::NotInSecretRoom => Category::SecretRoom,
        }
    }
}
