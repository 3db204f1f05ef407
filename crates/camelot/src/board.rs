//! A printed room board: its fields with what is printed on them.

use crate::fields::{Field, Places};
use crate::vocab::{BoardName, Destination};

/// One printed side of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Which one.
    pub name: BoardName,
    /// Its fields, in the order of their ids; a field's place in this list is its place in every [`Places`].
    pub fields: Vec<PrintedField>,
    /// The fields for the first knight of a colour.
    pub starts: Places,
    /// The fields that carry a neutral knight with three players (CAM-19.2).
    pub marked: Places,
}

/// A field and what is printed on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintedField {
    /// Its id.
    pub id: Field,
    /// Where it lies on the board, 0 to 100 to the right; drawing only.
    pub x: u8,
    /// Where it lies on the board, 0 to 100 downwards; drawing only.
    pub y: u8,
    /// Points (CAM-8.5).
    pub points: u8,
    /// Grail tiles (CAM-8.6).
    pub grail: u8,
    /// A tree (CAM-8.7).
    pub tree: bool,
    /// An extra knight (CAM-8.11).
    pub extra: Option<Destination>,
    /// Hearts, in the Ballroom (CAM-12.3).
    pub hearts: u8,
    /// Where arrows lead, or which fields are neighbours in the Rebellion.
    pub next: Places,
}

impl Board {
    /// All fields.
    pub fn all(&self) -> Places {
        Places::first(self.fields.len())
    }

    /// The place of a field with this id, if the board has it.
    pub fn place(&self, id: Field) -> Option<usize> {
        self.fields.binary_search_by_key(&id, |field| field.id).ok()
    }

    /// The fields to which arrows lead from any of these.
    pub(crate) fn after(&self, places: Places) -> Places {
        places.iter().fold(Places::EMPTY, |next, place| next.union(self.fields[place].next))
    }
}
