//! The whole situation, split into what everybody sees and what one seat alone knows (section 17).

use crate::cards::CardSet;
use crate::components::Components;
use crate::deck::Deck;
use crate::round_table::RoundTable;
use crate::vocab::{Category, Kind, Mode};
use std::fmt;
use table::Seat;

/// What is agreed before the game (ART-1.3, ART-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 2, 3 or 4.
    players: u8,
    /// Beginner or advanced.
    pub mode: Mode,
    /// The printed values to play with.
    pub components: Printed,
}

impl Options {
    /// The numbers of players the game is for (ART-1.3).
    pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

    /// Options for this many players, if the game can be played by them (ART-1.3).
    pub fn new(players: usize, mode: Mode, components: &'static Components) -> Option<Self> {
        let printed = table::Printed(components);
        Self::PLAYERS.contains(&players).then_some(Self { players: players as u8, mode, components: printed })
    }

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// How many knights each player has at the table (ART-4.9).
    pub const fn knights_each(&self) -> u8 {
        if self.players == 4 { 4 } else { 5 }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} mode={}", self.players, self.mode)
    }
}

/// The components a game is played with.
pub type Printed = table::Printed<Components>;

/// A game of Artus at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Artus {
    pub(crate) open: Open,
    pub(crate) secret: [Secret; 4],
}

/// What everybody sees (ART-17.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// How the game was set up.
    pub options: Options,
    /// The figures on their chairs.
    pub table: RoundTable,
    /// Whose turn, and what is due.
    pub flow: Flow,
    /// The cards each player has played (ART-6.5).
    pub(crate) played: [CardSet; 4],
    /// How many cards each pile of each player has left.
    pub(crate) piles: [[u8; 3]; 4],
    /// The points of each player by category.
    pub(crate) points: [[i32; 5]; 4],
}

/// What one seat alone knows (ART-17.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Secret {
    pub(crate) hand: CardSet,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flow {
    /// What is due.
    pub phase: Phase,
    /// The start player, once drawn (ART-4.2); the first seat until then.
    pub start: Seat,
    /// Whose placement or turn it is.
    pub active: Seat,
    /// The placement round or the round of turns, counted from 1.
    pub round: u8,
    /// How many cards have been played, or drawn, in this turn so far.
    pub done: u8,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance draws the start player (ART-4.2).
    StartPlayer,
    /// Chance draws the metal of the first king (ART-4.5).
    FirstKing,
    /// Chance deals the starting hands (ART-4.12, ART-14.2).
    Deal,
    /// The active player places a knight (section 5).
    Place,
    /// The active player plays a card (sections 6 and 14).
    Play,
    /// The active player chooses a pile to draw from (ART-13.1).
    Draw,
    /// Chance tells which card was drawn from this pile (ART-17.12).
    Reveal(Kind),
    /// Nothing any more (section 16).
    Over,
}

impl Open {
    /// The number of players.
    pub const fn players(&self) -> usize {
        self.options.players()
    }

    /// The points of a player.
    pub fn score(&self, seat: Seat) -> i32 {
        self.points[seat.index()].iter().sum()
    }

    /// The points of a player in one category.
    pub const fn points(&self, seat: Seat, category: Category) -> i32 {
        self.points[seat.index()][category as usize]
    }

    /// How many 50-point tokens a player holds (ART-12.2).
    pub fn tokens(&self, seat: Seat) -> u32 {
        self.score(seat).div_euclid(50).max(0) as u32
    }

    /// The field of the track on which a player's marker stands (ART-12.3).
    pub fn track_field(&self, seat: Seat) -> u8 {
        self.score(seat).rem_euclid(50) as u8
    }

    /// The cards a player has played.
    pub const fn played(&self, seat: Seat) -> CardSet {
        self.played[seat.index()]
    }

    /// The cards of a kind a player has not played yet, wherever they are (ART-17.4).
    pub const fn unplayed(&self, seat: Seat, kind: Kind) -> CardSet {
        if self.options.mode.uses(kind) {
            Deck::of(kind).without(self.played[seat.index()])
        } else {
            CardSet::EMPTY
        }
    }

    /// How many cards a pile has left.
    pub const fn pile(&self, seat: Seat, kind: Kind) -> u8 {
        self.piles[seat.index()][kind.index()]
    }

    /// How many cards of a kind a player holds; the backs show it (ART-17.1).
    pub const fn held(&self, seat: Seat, kind: Kind) -> u8 {
        self.unplayed(seat, kind).len() as u8 - self.pile(seat, kind)
    }
}

impl Secret {
    /// The cards in the hand.
    pub const fn hand(&self) -> CardSet {
        self.hand
    }
}
