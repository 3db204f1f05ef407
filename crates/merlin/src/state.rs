//! The whole situation, split into what everybody sees and what one seat alone knows (section 17).

use crate::castle::Castle;
use crate::components::Components;
use crate::dice::{Die, Pips};
use crate::environs::Environs;
use crate::frames::{Frame, Stack};
use crate::layout::Layout;
use crate::missions::{Mission, MissionSet};
use crate::rondel::Space;
use crate::vocab::{Category, Colour, Figure, Item, Kind, Power, Relic};
use std::fmt;
use std::hash::{Hash, Hasher};
use table::{Seat, SeatSet};

/// What is agreed before the game (MER-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 2, 3 or 4.
    players: u8,
    /// The printed values to play with.
    pub components: Printed,
}

impl Options {
    /// The numbers of players the game is for (MER-1.1).
    pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

    /// Options for this many players, if the game can be played by them (MER-1.1).
    pub fn new(players: usize, components: &'static Components) -> Option<Self> {
        let printed = Printed(components);
        Self::PLAYERS.contains(&players).then_some(Self { players: players as u8, components: printed })
    }

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.players as usize
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)
    }
}

/// The components a game is played with.
///
/// They live as long as the program and are kept once for each content, so that a game stays `Copy` and two
/// games with equal components are equal.
#[derive(Clone, Copy)]
pub struct Printed(pub &'static Components);

impl std::ops::Deref for Printed {
    type Target = Components;

    fn deref(&self) -> &Components {
        self.0
    }
}

impl PartialEq for Printed {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Printed {}

impl Hash for Printed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.fingerprint().hash(state);
    }
}

impl fmt::Debug for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.fingerprint())
    }
}

/// A game of Merlin at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Merlin {
    pub(crate) open: Open,
    pub(crate) secret: [Secret; 4],
}

/// What everybody sees (MER-17.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// How the game was set up.
    pub options: Options,
    /// How the table is laid.
    pub layout: Layout,
    /// What is due.
    pub due: Stack,
    /// The round, 1 to 6; 0 during the setup (MER-3.1).
    pub round: u8,
    /// Who has the start player marker, once drawn (MER-2.12); the first seat until then.
    pub start: Seat,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// What has happened in this turn so far.
    pub turn: TurnSoFar,
    /// Where Merlin stands (MER-2.1).
    pub merlin: Space,
    /// Who owns Excalibur; nobody while it lies on the board.
    pub excalibur: Option<Seat>,
    /// Who owns the Grail.
    pub grail: Option<Seat>,
    /// Tiles and manors.
    pub environs: Environs,
    /// The open missions (MER-2.5); a place is empty while its card is being drawn.
    pub display: [Option<Mission>; Self::DISPLAY],
    /// The mission discard pile (MER-10.8).
    pub discard: MissionSet,
    /// The traitor discard pile by colour (MER-15.8).
    pub traitor_discard: [u8; 6],
    /// The starting tiles already dealt; none any more once they are out of the game (MER-2.15).
    pub(crate) starting_tiles: u8,
    /// The missions that were in hands, unseen by the others, when the cards were last shuffled, and still are. That
    /// these and no others are in hands is known to everybody who counts cards (MER-17.3).
    pub(crate) former: MissionSet,
    pub(crate) castles: [Castle; 4],
    pub(crate) points: [[i32; Category::ALL.len()]; 4],
}

/// What has happened in a turn so far (MER-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TurnSoFar {
    /// The chosen die, and its value after all changes (MER-5.1, MER-5.9).
    pub die: Option<(Die, Pips)>,
    /// The figure that has moved.
    pub figure: Option<Figure>,
    /// The space whose action is due, or was performed: where the figure ended, or another knight's space with the
    /// power of a different action (MER-6.1, MER-13.17).
    pub action: Option<Space>,
    /// How many missions were completed (MER-12.1).
    pub missions: u8,
    /// The powers of flags used that can be used once in a turn (MER-13.10, MER-13.16).
    pub powers: Powers,
    /// How often the action was begun.
    pub executions: u8,
}

/// A set of powers of flags.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Powers(u8);

impl Powers {
    /// Adds a power.
    pub const fn insert(&mut self, power: Power) {
        self.0 |= 1 << power.index();
    }

    /// Whether the power belongs to the set.
    pub const fn contains(self, power: Power) -> bool {
        self.0 & (1 << power.index()) != 0
    }

    /// The powers of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Power> {
        Power::ALL.into_iter().filter(move |&power| self.contains(power))
    }
}

impl fmt::Debug for Powers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What one seat alone knows (MER-17.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Secret {
    pub(crate) hand: MissionSet,
}

impl Secret {
    /// The mission cards in the hand.
    pub const fn hand(&self) -> MissionSet {
        self.hand
    }
}

impl Open {
    /// How many missions lie open (MER-2.5).
    pub const DISPLAY: usize = 3;
    /// How many missions a hand has at the end of a turn (MER-2.17, MER-12.20).
    pub const HAND: u8 = 4;
    /// The items of one kind and colour (MER-1.7).
    pub const ITEMS: u8 = 6;
    /// The apples of the box (MER-1.17).
    pub const APPLES: u8 = 11;
    /// The traitors of one colour (MER-1.9).
    pub const TRAITORS: u8 = 4;
    /// The traitors a player draws (MER-2.16).
    pub const ATTACHED: u8 = 3;
    /// The rounds of a game (MER-3.1).
    pub const ROUNDS: u8 = 6;

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.options.players()
    }

    /// What is due.
    pub const fn top(&self) -> Frame {
        self.due.top()
    }

    /// The pieces of a player.
    pub const fn castle(&self, seat: Seat) -> &Castle {
        &self.castles[seat.index()]
    }

    pub(crate) const fn castle_mut(&mut self, seat: Seat) -> &mut Castle {
        &mut self.castles[seat.index()]
    }

    /// The castles of all players, in seat order.
    pub fn castles(&self) -> &[Castle] {
        &self.castles[..self.players()]
    }

    /// All seats in turn order, beginning with the start player (MER-3.2, MER-15.2).
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, start) = (self.players(), self.start.index());
        (0..players).map(move |distance| Seat::new((start + distance) % players))
    }

    /// How many such items a principality has in supply (MER-17.6).
    pub fn supply(&self, item: Item) -> u8 {
        Self::ITEMS - self.castles().iter().map(|castle| castle.items.count(item)).sum::<u8>()
    }

    /// The principalities with an item of this kind in supply.
    pub fn supplied(&self, kind: Kind) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.supply(Item { kind, colour }) > 0)
    }

    /// How many apples are in the supply (MER-17.6).
    pub fn apple_supply(&self) -> u8 {
        Self::APPLES - self.castles().iter().map(|castle| castle.apples).sum::<u8>()
    }

    /// How many traitors of a colour are in the supply (MER-17.7).
    pub fn traitor_supply(&self, colour: Colour) -> u8 {
        let attached: u8 = self.castles().iter().map(|castle| castle.traitors_of(colour)).sum();
        Self::TRAITORS - attached - self.traitor_discard[colour.index()]
    }

    /// How many cards the mission deck has (MER-17.1).
    pub fn deck(&self) -> u8 {
        let displayed = self.display.iter().flatten().count() as u8;
        let held: u8 = self.castles().iter().map(|castle| castle.hand).sum();
        Mission::COUNT as u8 - displayed - held - self.discard.len()
    }

    /// Whose vassal stands on a place of a principality (MER-7.2).
    pub fn vassal_place(&self, vassal: crate::vocab::Vassal, colour: Colour) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.castle(seat).vassal(vassal) == Some(colour))
    }

    /// Who owns a relic; nobody while it lies on the board (MER-2.2).
    pub const fn owner(&self, relic: Relic) -> Option<Seat> {
        match relic {
            Relic::Excalibur => self.excalibur,
            Relic::Grail => self.grail,
        }
    }

    /// The space on which the figure of this turn stands.
    pub const fn stands(&self, figure: Figure) -> Option<Space> {
        match figure {
            Figure::Knight => self.castle(self.active).knight,
            Figure::Merlin => Some(self.merlin),
        }
    }

    /// The points of a player (MER-15.3).
    pub fn score(&self, seat: Seat) -> i32 {
        self.points[seat.index()].iter().sum()
    }

    /// The points of a player in one category.
    pub const fn points(&self, seat: Seat, category: Category) -> i32 {
        self.points[seat.index()][category.index()]
    }

    /// The seats with the most of something, and how much that is.
    pub(crate) fn leaders(&self, strength: impl Fn(Seat) -> u8) -> (SeatSet, u8) {
        let most = Seat::all(self.players()).map(&strength).max().unwrap_or_default();
        (Seat::all(self.players()).filter(|&seat| strength(seat) == most).collect(), most)
    }
}
