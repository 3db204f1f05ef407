//! The rooms: which fields are legal, why others are not, and what happens once a figure stands there.
//!
//! One file for each board, with its printed layout, its offers and its effects side by side (sections 10 to 14).

mod ballroom;
mod chapel;
mod intrigue;
mod library;
mod rebellion;
mod round_table;
mod secret_room;
mod tournament;
mod training_ground;

pub use ballroom::Ballroom;
pub use chapel::Chapel;
pub use intrigue::{Intrigue, IntrigueGroup};
pub use rebellion::Rebellion;
pub use round_table::RoundTable;
pub use secret_room::SecretRoom;
pub use tournament::Tournament;
pub use training_ground::TrainingGround;

use crate::colours::Colour;
use crate::event::Event;
use crate::fields::{Places, Spot};
use crate::state::Open;
use crate::vocab::{BoardName, Room};
use table::{Clause, Journal};

/// Why a free field is closed to a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// The first knight in the Rebellion goes on the lowest entry left.
    EntryFirst,
    /// All entries of the Rebellion belong to others or are occupied.
    NoEntryLeft,
    /// The colour returns to the Rebellion by its own entry alone.
    OwnEntry,
    /// In the Rebellion a knight goes next to the colour's most recent one.
    NextInChain,
    /// The lowest row of the Training Ground that is not full comes first.
    LowestRow,
    /// The heats of the Tournament are filled first.
    HeatsFirst,
    /// The colour has no knight in the heat of this final.
    NotInHeat,
    /// The winner's field opens when all finals are occupied.
    FinalsFirst,
    /// The colour has no knight in a final.
    NotInFinal,
    /// The Ballroom is filled in order.
    NextInRow,
    /// The queen asks for three hearts.
    TooFewHearts,
    /// The colour stands in this group of Intrigue already.
    InGroup,
    /// The first knight in the Chapel goes on a start field.
    ChapelStart,
    /// In the Chapel an arrow must lead there from the colour's most recent knight.
    ChapelPath,
    /// A colour has one path in the Chapel.
    ChapelOnce,
    /// The first knight in the Library goes on a start field.
    LibraryStart,
    /// In the Library an arrow must lead there from a knight of the colour.
    LibraryArrow,
    /// A colour has one start field in the Library.
    LibraryOnce,
    /// The secret room is filled from the top.
    Topmost,
}

impl Closed {
    /// The clause that closes the field.
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Self::EntryFirst => "CAM-10.4",
            Self::NoEntryLeft => "CAM-10.13",
            Self::OwnEntry => "CAM-10.10",
            Self::NextInChain => "CAM-10.5",
            Self::LowestRow => "CAM-11.1",
            Self::HeatsFirst => "CAM-11.11",
            Self::NotInHeat => "CAM-11.16",
            Self::FinalsFirst => "CAM-11.18",
            Self::NotInFinal => "CAM-11.19",
            Self::NextInRow => "CAM-12.1",
            Self::TooFewHearts => "CAM-12.4",
            Self::InGroup => "CAM-12.9",
            Self::ChapelStart => "CAM-13.1",
            Self::ChapelPath => "CAM-13.2",
            Self::ChapelOnce => "CAM-13.4",
            Self::LibraryStart => "CAM-13.6",
            Self::LibraryArrow => "CAM-13.7",
            Self::LibraryOnce => "CAM-13.9",
            Self::Topmost => "CAM-14.2",
        })
    }
}

impl Open {
    /// The fields of a room that are legal for the next knight of a colour (CAM-7.7).
    pub fn legal(&self, colour: Colour, room: Room) -> Places {
        let Some(name) = self.board_name(room) else { return Places::EMPTY };
        match name {
            BoardName::RoundTable => round_table::legal(self),
            BoardName::Rebellion => rebellion::legal(self, colour),
            BoardName::TrainingGround => training_ground::legal(self),
            BoardName::Tournament => tournament::legal(self, colour),
            BoardName::Ballroom => ballroom::legal(self, colour),
            BoardName::Intrigue => intrigue::legal(self, colour),
            BoardName::Chapel => chapel::legal(self, colour),
            BoardName::Library => library::legal(self, colour),
            BoardName::SecretRoom => secret_room::legal(self),
        }
    }

    /// Why a free field is closed to a colour, or `None` if it is legal.
    pub(crate) fn closed(&self, colour: Colour, spot: Spot) -> Option<Closed> {
        let place = spot.place();
        match self.board_name(spot.room())? {
            BoardName::RoundTable => None,
            BoardName::Rebellion => rebellion::closed(self, colour, place),
            BoardName::TrainingGround => training_ground::closed(self, place),
            BoardName::Tournament => tournament::closed(self, colour, place),
            BoardName::Ballroom => ballroom::closed(self, colour, place),
            BoardName::Intrigue => intrigue::closed(self, colour, place),
            BoardName::Chapel => chapel::closed(self, colour, place),
            BoardName::Library => library::closed(self, colour, place),
            BoardName::SecretRoom => secret_room::closed(self, place),
        }
    }

    /// The clause by which the points of a field are given.
    pub(crate) fn points_clause(&self, spot: Spot) -> Clause {
        let place = spot.place();
        let Some(name) = self.board_name(spot.room()) else { return Clause("CAM-8.5") };
        Clause(match name {
            BoardName::RoundTable | BoardName::Rebellion => "CAM-8.5",
            BoardName::TrainingGround => "CAM-11.2",
            BoardName::Tournament => return self.options.components.tournament.points_clause(place),
            BoardName::Ballroom if self.options.components.ballroom.queen == place => "CAM-12.7",
            BoardName::Ballroom => "CAM-12.2",
            BoardName::Intrigue => "CAM-12.10",
            BoardName::Chapel => "CAM-13.3",
            BoardName::Library => "CAM-13.8",
            BoardName::SecretRoom => "CAM-14.2",
        })
    }

    /// What happens in the room once a figure has been placed there (CAM-8.3).
    pub(crate) fn room_events(&mut self, colour: Colour, spot: Spot, journal: &mut Journal<Event>) {
        let Some(name) = self.board_name(spot.room()) else { return };
        match name {
            BoardName::TrainingGround => training_ground::events(self, colour, spot.place(), journal),
            BoardName::Tournament => tournament::events(self, colour, spot.place(), journal),
            BoardName::Intrigue => intrigue::events(self, colour, spot.place(), journal),
            // The knight table turns as a knight is placed or removed: CAM-10.11.
            BoardName::RoundTable
            | BoardName::Rebellion
            | BoardName::Ballroom
            | BoardName::Chapel
            | BoardName::Library
            | BoardName::SecretRoom => {}
        }
    }
}
