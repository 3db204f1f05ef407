//! What is due: whose decision, and of what kind (section 21); and what waits beneath it within a turn.

use crate::fields::Spot;
use crate::vocab::{Deck, Destination, Room, ids};
use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// What has to be decided now, by a player or by chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Due {
    /// Chance: the A/B tile of this room (CAM-17.2).
    Side(Room),
    /// Chance: who chooses a colour first (CAM-17.5).
    Eldest,
    /// The next player chooses a colour (CAM-17.3).
    Colour,
    /// Chance: the next magician card (CAM-3.8).
    Card,
    /// Chance: the next mission card, from this deck (CAM-4.1).
    Mission(Deck),
    /// Every player who has not yet done so closes the fist (section 5).
    Send,
    /// The colour predicts (section 6).
    Predict,
    /// What was hidden is shown: the fists (CAM-6.7), the grail tiles to Percival (CAM-16.14), the Merlin tiles
    /// (CAM-15.22).
    Reveal,
    /// Chance: which Merlin tile the colour on top has taken (CAM-6.11).
    Merlin,
    /// The colour takes a mission (CAM-7.2).
    Take,
    /// The colour takes knights back from the Hinterland (CAM-7.18).
    Fetch,
    /// The colour carries out a shield (CAM-7.8).
    Shield,
    /// Chance: a grail tile is drawn; so many are still due (CAM-8.8).
    Grail(u8),
    /// The colour may choose its grail tiles with Percival, or draw; so many are due (CAM-16.14).
    Percival(u8),
    /// The colour chooses a grail tile with Percival; so many are still due (CAM-16.14).
    Tile(u8),
    /// The colour chooses a line bonus; so many are still due (CAM-11.7).
    Bonus(u8),
    /// The colour may place an extra knight (CAM-8.11).
    Extra(Destination),
    /// The turn is at its end, and the colour may use its hero (CAM-16.6, CAM-16.19).
    Hero,
    /// The first colour of the red room may place its magician (CAM-15.15).
    Magician,
    /// Nothing: the game is over.
    Over,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// The A/B tiles fall (CAM-17.2).
    Sides,
    /// The first player of the expert variant is drawn (CAM-17.5).
    Eldest,
    /// Colours are chosen (CAM-17.3).
    Colours,
    /// The magician cards are revealed (CAM-3.8).
    Cards,
    /// Phase 1 of a round (section 4).
    Preparation,
    /// Phase 2 (section 5).
    Sending,
    /// Phase 3 (section 6).
    Predictions,
    /// Phase 3: all have predicted, the fists are opened (CAM-6.7).
    Fists,
    /// Phase 3: the Merlin tile is taken (CAM-6.11).
    Merlin,
    /// Phase 4 (section 7).
    Missions,
    /// End scoring, step 1 (CAM-15.1).
    RedRoom,
    /// End scoring, step 2: the Merlin tiles are revealed (CAM-15.22).
    Screens,
    /// End scoring, step 4 (CAM-15.24).
    Hinterland,
    /// Nothing any more.
    Over,
}

ids!(
    Phase,
    "phase",
    [
        Sides = "sides",
        Eldest = "eldest",
        Colours = "colours",
        Cards = "cards",
        Preparation = "preparation",
        Sending = "sending",
        Predictions = "predictions",
        Fists = "fists",
        Merlin = "merlin",
        Missions = "missions",
        RedRoom = "red_room",
        Screens = "screens",
        Hinterland = "hinterland",
        Over = "over",
    ]
);

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
    /// So many line bonuses are to be chosen.
    Bonus(u8),
    /// An extra knight may be placed.
    Extra(Destination),
    /// So many grail tiles are due; Percival may still be used for them.
    Percival(u8),
    /// So many grail tiles are to be drawn.
    Grail(u8),
    /// Percival is about to look at the grail tiles, to choose so many.
    Look(u8),
    /// So many grail tiles are to be chosen.
    Tile(u8),
}

/// What waits within a turn, the next thing on top.
///
/// A placement leaves at most two frames beneath what it starts (line bonuses and its own extra knight), and a colour
/// places its 13 knights, the black one and its magician once, and one of them perhaps again; four frames are the most that one placement puts on
/// top, and shields and hero lie at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    /// Above `count` all frames are [`Frame::Shields`], so that equal stacks are equal values.
    frames: [Frame; Self::DEEPEST],
    count: u8,
}

impl Stack {
    /// The most frames there can be.
    pub(crate) const DEEPEST: usize = 2 * 16 + 4 + 2;
    pub(crate) const EMPTY: Self = Self { frames: [Frame::Shields; Self::DEEPEST], count: 0 };

    pub(crate) const fn len(&self) -> usize {
        self.count as usize
    }

    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames[..self.len()]
    }

    pub(crate) fn top(&self) -> Option<Frame> {
        self.frames().last().copied()
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        debug_assert!(self.len() < Self::DEEPEST, "{self:?}");
        if self.len() < Self::DEEPEST {
            self.frames[self.len()] = frame;
            self.count += 1;
        }
    }

    pub(crate) fn pop(&mut self) {
        if self.count > 0 {
            self.count -= 1;
            self.frames[self.len()] = Frame::Shields;
        }
    }

    /// Puts another frame in the place of the top one.
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.pop();
        self.push(frame);
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.frames()).finish()
    }
}
