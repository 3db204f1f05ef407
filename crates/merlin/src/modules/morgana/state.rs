//! The kitchen board and what belongs to it: dice, cauldrons with their tokens, the horn, poisoned apples,
//! huts, Morgana and her influence markers (section 1).

use crate::components::Components;
use crate::dice::{Dice, Pips};
use crate::named::named;
use crate::sites::SiteSet;
use crate::state::Open;
use crate::vocab::Colour;
use std::fmt;
use std::str::FromStr;
use table::{Seat, SeatSet, Unreadable};

named! {
    /// What a side of a cauldron token does (MOR-1.7).
    Effect, "effect of a cauldron token" {
        /// A die is turned to any number (MOR-7.1).
        Bewitch = "bewitch",
        /// Two figures exchange their spaces (MOR-7.2).
        SwapFigures = "swap_figures",
        /// Witch's gold: coins for two resources (MOR-7.4).
        CoinsForResources = "coins_for_resources",
        /// Witch's gold: resources of the blocked principality for two coins (MOR-7.6).
        ResourcesForCoins = "resources_for_coins",
        /// A hut on one of the player's manors (MOR-7.10).
        WitchHut = "witch_hut",
        /// Two Morgana influence markers (MOR-7.11).
        DarkInfluence = "dark_influence",
    }
}

/// One of the five cauldrons, 1 to 5 (MOR-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cauldron(u8);

impl Cauldron {
    /// How many there are.
    pub const COUNT: usize = 5;

    /// The cauldron with this number; there is none with the number 6 (MOR-5.1).
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT as u8).map(Self)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in an array.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Cauldron {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Cauldron {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|cauldron| cauldron.to_string() == text);
        found.ok_or_else(|| Unreadable::new("cauldron", text))
    }
}

impl serde::Serialize for Cauldron {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl table::Described for Cauldron {
    fn shape() -> table::Shape {
        u8::shape()
    }
}

/// Where a Morgana die can be placed (MOR-2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The poisoned apples (MOR-3.1).
    Apple,
    /// The drinking horn (MOR-4.1).
    Horn,
    /// Below a cauldron (MOR-5.1).
    Cauldron(Cauldron),
}

impl Place {
    /// All seven.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Apple, Self::Horn].into_iter().chain(Cauldron::all().map(Self::Cauldron))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Apple => f.write_str("apple"),
            Self::Horn => f.write_str("horn"),
            Self::Cauldron(cauldron) => write!(f, "cauldron {cauldron}"),
        }
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|place| place.to_string() == text);
        found.ok_or_else(|| Unreadable::new("place of the kitchen board", text))
    }
}

table::text_in_json!(Place);

/// A cauldron token with one side up: `c3/2` is the second side of the third token of the file (MOR-1.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token {
    number: u8,
    side: u8,
}

impl Token {
    /// How many tokens there are (MOR-1.1).
    pub const COUNT: usize = 5;

    /// All tokens, each with either side up.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).flat_map(|number| [0, 1].map(|side| Self { number, side }))
    }

    /// Its place in the components file.
    pub const fn index(self) -> usize {
        self.number as usize
    }

    /// Which side is up, 0 or 1.
    pub const fn side(self) -> usize {
        self.side as usize
    }

    /// The same token, turned over (MOR-5.2).
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { side: 1 - self.side, ..self }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}/{}", self.number + 1, self.side + 1)
    }
}

impl FromStr for Token {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|token| token.to_string() == text);
        found.ok_or_else(|| Unreadable::new("cauldron token", text))
    }
}

table::text_in_json!(Token);

/// The pieces of the module. What is in a supply is what the board and the players leave there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// The principality that Morgana blocks; none while she is beside the board (MOR-1.9).
    pub(super) figure: Option<Colour>,
    /// Who owns the drinking horn (MOR-4.3).
    pub(super) horn: Option<Seat>,
    /// The Morgana dice; those unused lie on their pentagram markers (MOR-1.4).
    pub(super) dice: Dice,
    /// Who has a pentagram marker (MOR-2.2).
    pub(super) pentagrams: SeatSet,
    /// Where the die of each player lies, and what it shows (MOR-2.5).
    pub(super) placed: [Option<(Place, Pips)>; 4],
    /// The tokens on the cauldrons (MOR-1.6).
    pub(super) tokens: [Option<Token>; Cauldron::COUNT],
    /// Poisoned apples of the players (MOR-3.1).
    pub(super) apples: [u8; 4],
    /// The tiles whose manor has a hut (MOR-7.10).
    pub(super) huts: SiteSet,
    /// Morgana influence markers that stand alone, by principality (MOR-7.13).
    pub(super) alone: [u8; 6],
    /// Morgana influence markers on influence markers of a player that have no plus marker (MOR-7.13).
    pub(super) on_plain: [[u8; 6]; 4],
    /// Morgana influence markers on influence markers of a player that have a plus marker (INT-6.7, INT-6.10).
    pub(super) on_plus: [[u8; 6]; 4],
}

/// What has happened in a turn so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// How many poisoned apples were gained, which cannot be used in this turn (MOR-3.7).
    pub(super) gained: u8,
    /// The influence marker given up next carries a Morgana marker, and maybe a plus marker (INT-6.5).
    pub(super) leaving: Option<bool>,
}

impl Turn {
    /// How many poisoned apples were gained (MOR-3.7).
    pub(crate) const fn gained(&self) -> u8 {
        self.gained
    }
}

impl State {
    /// The Morgana dice, and the pentagram markers (MOR-1.1).
    pub const DICE: usize = 4;
    /// How many Morgana dice may show the same (MOR-1.4).
    pub const MAX_EQUAL: u8 = 2;
    /// The poisoned apples (MOR-1.1).
    pub const APPLES: u8 = 11;
    /// The huts (MOR-1.1).
    pub const HUTS: u8 = 7;
    /// The Morgana influence markers (MOR-1.1).
    pub const MARKERS: u8 = 6;

    /// The principality that Morgana blocks.
    pub const fn blocked(&self) -> Option<Colour> {
        self.figure
    }

    /// Who owns the drinking horn.
    pub const fn horn(&self) -> Option<Seat> {
        self.horn
    }

    /// The Morgana dice; the unused ones can be taken.
    pub const fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Who has made the Morgana turn of this round, or is making it.
    pub const fn pentagrams(&self) -> SeatSet {
        self.pentagrams
    }

    /// Where the die of a player lies in this round, and what it shows.
    pub const fn placed(&self, seat: Seat) -> Option<(Place, Pips)> {
        self.placed[seat.index()]
    }

    /// The token on a cauldron, once it is laid.
    pub const fn token(&self, cauldron: Cauldron) -> Option<Token> {
        self.tokens[cauldron.index()]
    }

    /// The poisoned apples of a player.
    pub const fn apples(&self, seat: Seat) -> u8 {
        self.apples[seat.index()]
    }

    /// The poisoned apples on the kitchen board (MOR-3.8).
    pub fn apples_left(&self) -> u8 {
        Self::APPLES.saturating_sub(self.apples.iter().sum())
    }

    /// The tiles whose manor has a hut.
    pub const fn huts(&self) -> SiteSet {
        self.huts
    }

    /// The huts in the supply.
    pub const fn huts_left(&self) -> u8 {
        Self::HUTS.saturating_sub(self.huts.len())
    }

    /// Morgana influence markers that stand alone in a principality.
    pub const fn alone(&self, colour: Colour) -> u8 {
        self.alone[colour.index()]
    }

    /// How many influence markers of a player in a principality carry a Morgana marker.
    pub const fn carried(&self, seat: Seat, colour: Colour) -> u8 {
        self.on_plain[seat.index()][colour.index()] + self.on_plus[seat.index()][colour.index()]
    }

    /// How many of those also have a plus marker under them (INT-6.7).
    pub const fn carried_on_plus(&self, seat: Seat, colour: Colour) -> u8 {
        self.on_plus[seat.index()][colour.index()]
    }

    /// All Morgana influence markers in a principality.
    pub fn markers(&self, colour: Colour) -> u8 {
        self.alone(colour) + Seat::all(4).map(|seat| self.carried(seat, colour)).sum::<u8>()
    }

    /// The Morgana influence markers beside the board.
    pub fn markers_left(&self) -> u8 {
        Self::MARKERS.saturating_sub(Colour::ALL.into_iter().map(|colour| self.markers(colour)).sum())
    }

    /// Whether a die lies below a cauldron in this round (MOR-5.1).
    pub fn is_taken(&self, cauldron: Cauldron) -> bool {
        self.placed.iter().flatten().any(|&(place, _)| place == Place::Cauldron(cauldron))
    }
}

impl Open {
    /// What a token does with the side that is up (MOR-1.7).
    pub const fn effect_of(&self, token: Token) -> Effect {
        let components: &Components = self.options.components.0;
        components.modules.morgana.tokens[token.index()][token.side()]
    }

    /// What the token of a cauldron does now.
    pub fn effect_at(&self, cauldron: Cauldron) -> Option<Effect> {
        self.modules.morgana.token(cauldron).map(|token| self.effect_of(token))
    }

    /// How far Morgana may move with a cauldron (MOR-1.3).
    pub const fn movement_of(&self, cauldron: Cauldron) -> u8 {
        let components: &Components = self.options.components.0;
        components.modules.morgana.movement[cauldron.index()]
    }

    /// What the Morgana die chosen for this turn shows, if the turn is made with one.
    pub const fn morgana_die(&self) -> Option<Pips> {
        match self.turn.unit {
            Some((crate::dice::Unit::Module(crate::modules::Unit::Morgana(_)), pips)) => Some(pips),
            Some(_) | None => None,
        }
    }
}
