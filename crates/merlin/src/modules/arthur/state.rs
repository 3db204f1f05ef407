//! The things of the module: Arthur, the signet ring, 30 Picts and where they are, and what happened in a
//! turn (ARU-1.1, ARU-1.4, ARU-1.10).

use crate::rondel::Space;
use crate::state::Open;
use crate::vocab::{Colour, Figure, Item, Terrain};
use std::fmt;
use std::str::FromStr;
use table::{Seat, Unreadable, bit_set};

/// A Pict tile, named by its place in the components file: `p01` to `p30` (ARU-9.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pict(u8);

impl Pict {
    /// How many there are (ARU-1.1).
    pub const COUNT: usize = 30;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Picts::ALL.iter()
    }

    /// Its place in the components file, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Pict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{:02}", self.0 + 1)
    }
}

impl fmt::Debug for Pict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Pict {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|pict| pict.to_string() == text);
        found.ok_or_else(|| Unreadable::new("Pict tile", text))
    }
}

table::text_in_json!(Pict);

bit_set! {
    /// A set of Picts, in the order of the components file.
    pub Picts(u32) of Pict, all Pict::COUNT, len u8, index |pict| pict.0, nth |place| Pict(place as u8)
}

table::described! {
    /// What a Pict gives at once to whoever takes it (ARU-4.5 to ARU-4.8).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    pub enum Bonus {
        /// This item.
        Item(Item),
        /// An apple.
        Apple,
        /// An influence marker goes to this principality.
        Influence(Colour),
        /// A manor is built on this terrain.
        Manor(Terrain),
    }
}

/// What a Pict tile shows (ARU-9.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    /// What it counts in a scoring (ARU-7.6).
    pub value: u8,
    /// What it gives at once (ARU-4.1).
    pub bonus: Bonus,
}

/// What everybody sees of the module (ARU-1.11). What is nowhere else lies in the stacks, so no Pict can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// Where Arthur stands (ARU-1.4).
    pub(crate) figure: Option<Space>,
    pub(super) ring: Option<Seat>,
    pub(super) display: [Option<Pict>; Self::DISPLAY],
    pub(super) owned: [Picts; 4],
    pub(super) gone: Picts,
}

impl State {
    /// How many Picts lie open (ARU-1.10).
    pub const DISPLAY: usize = 4;
    /// What the signet ring adds to a result (ARU-7.7).
    pub const RING_BONUS: u8 = 3;
    /// What the highest result wins, and the lowest loses (ARU-7.8).
    pub const SCORING: i32 = 3;
    /// The most spaces a figure moves with the power to change its steps (ARU-5.3).
    pub const MOST_STEPS: u8 = 7;
    /// The most spaces Merlin moves by his space on the inner ring (ARU-3.17).
    pub const MERLIN_STEPS: u8 = 3;

    /// Where Arthur stands.
    pub const fn figure(&self) -> Option<Space> {
        self.figure
    }

    /// Who owns the signet ring; nobody while it lies on the rondel (ARU-1.5).
    pub const fn ring(&self) -> Option<Seat> {
        self.ring
    }

    /// The open Picts; a place is empty while its tile is being drawn, or if none is left (ARU-4.3, ARU-4.4).
    pub const fn display(&self) -> &[Option<Pict>; Self::DISPLAY] {
        &self.display
    }

    /// The Picts of a player.
    pub const fn owned(&self, seat: Seat) -> Picts {
        self.owned[seat.index()]
    }

    /// The Picts that left the game (ARU-7.12).
    pub const fn gone(&self) -> Picts {
        self.gone
    }

    /// The Picts in the stacks (ARU-1.10).
    pub fn stacks(&self) -> Picts {
        let shown: Picts = self.display.iter().copied().flatten().collect();
        let owned = self.owned.iter().fold(self.gone, |all, &owned| all.union(owned));
        Picts::ALL.without(shown).without(owned)
    }
}

/// What has happened in a turn so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// How many spaces more, or fewer, the figure moves, once a flag has changed that (ARU-5.1).
    pub(super) steps: Option<i8>,
    /// The figure that the chosen die moves in place of its own (ARU-5.7).
    pub(super) switched: Option<Figure>,
    /// How many missions were completed with the signet ring (ARU-3.9).
    pub(super) ring_missions: u8,
    /// Whether a staff was spent on an action that is over (ARU-2.14).
    pub(super) staff_spent: bool,
    /// Whether a figure has made an extra move (ARU-2.7).
    pub(super) gone_on: bool,
}

impl Turn {
    /// How many spaces more, or fewer, the figure moves than the die shows (ARU-5.1).
    pub const fn steps(&self) -> i8 {
        match self.steps {
            Some(steps) => steps,
            None => 0,
        }
    }

    /// Something a turn has left behind: its key in a position, and what it says.
    pub(crate) fn left_behind(&self) -> Option<(&'static str, String)> {
        let facts = [
            self.steps.map(|steps| ("arthur.steps", steps.to_string())),
            self.switched.map(|figure| ("arthur.switched", figure.to_string())),
            (self.ring_missions > 0).then(|| ("arthur.ring_missions", self.ring_missions.to_string())),
            self.staff_spent.then(|| ("arthur.staff_spent", true.to_string())),
            self.gone_on.then(|| ("arthur.gone_on", true.to_string())),
        ];
        facts.into_iter().flatten().next()
    }

    /// The figure that the chosen die moves in place of its own (ARU-5.7).
    pub const fn switched(&self) -> Option<Figure> {
        self.switched
    }
}

impl Open {
    /// What a Pict tile shows.
    pub fn pict(&self, pict: Pict) -> Tile {
        self.options.components.modules.arthur.picts[pict.index()]
    }

    /// What a player has in the Pict scoring by now: the numbers, and what the ring adds (ARU-7.6, ARU-7.7).
    pub fn pict_result(&self, seat: Seat) -> u8 {
        let state = &self.modules.arthur;
        let ring = if state.ring == Some(seat) { State::RING_BONUS } else { 0 };
        state.owned(seat).iter().map(|pict| self.pict(pict).value).sum::<u8>() + ring
    }
}
