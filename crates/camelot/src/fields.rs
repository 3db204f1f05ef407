//! Fields of the rooms: their ids, where they lie, and sets of them.

use crate::vocab::Room;
use std::fmt;
use std::str::FromStr;
use table::{Unreadable, bit_set};

/// The id of a field as the components file gives it, such as `rt_04`: one to eight small letters, digits or
/// underscores (CAM-23.10). It needs no components to be written and read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u64);

impl Field {
    /// The longest id.
    pub const LONGEST: usize = 8;

    fn letters(self) -> [u8; Self::LONGEST] {
        self.0.to_be_bytes()
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters();
        let written = letters.iter().take_while(|&&letter| letter != 0);
        written.map(|&letter| char::from(letter)).try_for_each(|letter| fmt::Write::write_char(f, letter))
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Field {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'_';
        if text.is_empty() || text.len() > Self::LONGEST || !text.bytes().all(plain) {
            return Err(Unreadable::new("field", text));
        }
        let mut letters = [0; Self::LONGEST];
        letters[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self(u64::from_be_bytes(letters)))
    }
}

table::text_in_json!(Field);

/// Where a field lies: its room, and its place among the fields of the board in use, counted from 0 in the order of
/// their ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// The spot with this number in a room.
    pub const fn new(room: Room, place: usize) -> Self {
        assert!(place < Places::MOST, "a board has at most 32 fields");
        Self((room as u8) << 5 | place as u8)
    }

    /// Its room.
    pub const fn room(self) -> Room {
        Room::ALL[(self.0 >> 5) as usize]
    }

    /// Its place among the fields of its board.
    pub const fn place(self) -> usize {
        (self.0 & 31) as usize
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.room(), self.place())
    }
}

bit_set! {
    /// A set of fields of one board, by their places.
    pub Places(pub(crate) u32) of usize, all Places::MOST, len usize, index |place| place, nth |place| place
}

impl Places {
    /// The most fields a board can have.
    pub const MOST: usize = 32;

    /// The first `count` fields.
    pub const fn first(count: usize) -> Self {
        Self(if count >= Self::MOST { u32::MAX } else { (1 << count) - 1 })
    }
}
