//! What waits within a turn until what lies above it is done.

use crate::fields::Spot;
use crate::vocab::Destination;

/// Something that waits within a turn until what lies above it is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    /// Shields are to be carried out.
    Shields,
    /// The end of the turn: the hero may be used.
    Hero,
    /// The magician may be placed.
    Magician,
    /// A tree is to be carried out.
    Tree,
    /// What happens in the room after a figure was placed here (CAM-8.3).
    Events(Spot),
    /// The number of line bonuses to be chosen.
    Bonus(u8),
    /// An extra knight may be placed.
    Extra(Destination),
    /// The number of grail tiles due; Percival may still be used for them.
    Percival(u8),
    /// The number of grail tiles to be drawn.
    Grail(u8),
    /// Percival is about to look at the grail tiles, to choose so many.
    Look(u8),
    /// The number of grail tiles to be chosen.
    Tile(u8),
}

/// The most frames there can be.
///
/// A placement leaves at most two frames beneath what it starts (line bonuses and its own extra knight), and a colour
/// places its 13 knights, the black one and its magician once, and one of them perhaps again; four frames are the most
/// that one placement puts on top, and shields and hero lie at the bottom.
const CAPACITY: usize = 2 * 16 + 4 + 2;

/// What waits within a turn, the next thing on top.
pub(crate) type Stack = table::Stack<Frame, CAPACITY>;
