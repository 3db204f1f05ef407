//! One player's castle, and the player's pieces outside of it (MER-1.16, MER-2.10).

use crate::dice::Dice;
use crate::missions::MissionSet;
use crate::rondel::Space;
use crate::sites::SiteSet;
use crate::vocab::{Colour, ColourSet, Item, Kind, Vassal};
use std::fmt;

/// The pieces of one player that everybody sees (MER-17.1).
///
/// What is in a supply is not stored anywhere: it is what the castles leave there, so no piece can be lost
/// (MER-17.6, MER-17.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castle {
    /// Where the knight stands, once the starting tile has said it (MER-2.14).
    pub knight: Option<Space>,
    /// The dice.
    pub dice: Dice,
    /// Flags, shields and materials.
    pub items: Items,
    /// Apples.
    pub apples: u8,
    /// Merlin staffs not yet spent.
    pub staffs: u8,
    /// The attached traitors by colour (MER-2.16).
    pub traitors: [u8; 6],
    /// The manors in the environs.
    pub manors: SiteSet,
    /// How many mission cards are in the hand.
    pub hand: u8,
    /// The cards of the hand that everybody has seen being taken from the display (MER-12.16).
    pub seen: MissionSet,
    /// How many of the other cards of the hand were there before the mission cards were last shuffled.
    pub(crate) former: u8,
    pub(crate) vassals: [Option<Colour>; 4],
    pub(crate) influence: [u8; 6],
}

impl Castle {
    /// The influence markers of a player (MER-1.16).
    pub const INFLUENCE_MARKERS: u8 = 6;
    /// The manors of a player (MER-1.16).
    pub const MANORS: u8 = 7;
    /// The Merlin staffs of a player (MER-1.16).
    pub const STAFFS: u8 = 3;

    /// A castle before anything is dealt (MER-2.10, MER-2.11).
    pub(crate) const fn furnished(dice: usize) -> Self {
        Self {
            knight: None,
            dice: Dice::to_be_rolled(dice),
            items: Items::NONE,
            apples: 1,
            staffs: Self::STAFFS,
            traitors: [0; 6],
            manors: SiteSet::EMPTY,
            hand: 0,
            seen: MissionSet::EMPTY,
            former: 0,
            vassals: [None; 4],
            influence: [0; 6],
        }
    }

    /// The principality in which a vassal stands; `None` is the castle.
    pub const fn vassal(&self, vassal: Vassal) -> Option<Colour> {
        self.vassals[vassal.index()]
    }

    /// How many of the vassals stand in a principality.
    pub fn vassals_in(&self, colour: Colour) -> u8 {
        self.vassals.iter().filter(|&&place| place == Some(colour)).count() as u8
    }

    /// How many of the vassals stand in principalities.
    pub fn vassals_on_board(&self) -> u8 {
        self.vassals.iter().flatten().count() as u8
    }

    /// How many influence markers stand in a principality.
    pub const fn influence(&self, colour: Colour) -> u8 {
        self.influence[colour.index()]
    }

    /// How many influence markers stand in principalities.
    pub fn influence_on_board(&self) -> u8 {
        self.influence.iter().sum()
    }

    /// How many influence markers are on the castle.
    pub fn influence_on_castle(&self) -> u8 {
        Self::INFLUENCE_MARKERS - self.influence_on_board()
    }

    /// The principalities with an influence marker of the player.
    pub fn influenced(&self) -> ColourSet {
        Colour::ALL.into_iter().filter(|&colour| self.influence(colour) > 0).collect()
    }

    /// How many manors can still be built (MER-11.17).
    pub const fn manors_left(&self) -> u8 {
        Self::MANORS - self.manors.len()
    }

    /// How many traitors of a colour are attached.
    pub const fn traitors_of(&self, colour: Colour) -> u8 {
        self.traitors[colour.index()]
    }

    /// How many traitors are attached.
    pub fn traitors_attached(&self) -> u8 {
        self.traitors.iter().sum()
    }

    /// The colours of the attached traitors.
    pub fn traitor_colours(&self) -> impl Iterator<Item = Colour> {
        let traitors = self.traitors;
        Colour::ALL.into_iter().filter(move |colour| traitors[colour.index()] > 0)
    }
}

/// Items by kind and colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Items([[u8; 6]; 3]);

impl Items {
    /// Nothing.
    pub const NONE: Self = Self([[0; 6]; 3]);

    /// How many there are of one item.
    pub const fn count(&self, item: Item) -> u8 {
        self.0[item.kind.index()][item.colour.index()]
    }

    /// How many there are of one kind, whatever the colour.
    pub fn of_kind(&self, kind: Kind) -> u8 {
        self.0[kind.index()].iter().sum()
    }

    /// How many there are in all.
    pub fn total(&self) -> u8 {
        Kind::ALL.into_iter().map(|kind| self.of_kind(kind)).sum()
    }

    /// The colours in which there is an item of this kind.
    pub fn colours(&self, kind: Kind) -> ColourSet {
        Colour::ALL.into_iter().filter(|&colour| self.count(Item { kind, colour }) > 0).collect()
    }

    /// The items there are, each kind and colour once, in order.
    pub fn iter(&self) -> impl Iterator<Item = Item> {
        let items = *self;
        Item::all().filter(move |&item| items.count(item) > 0)
    }

    pub(crate) const fn add(&mut self, item: Item) {
        self.0[item.kind.index()][item.colour.index()] += 1;
    }

    pub(crate) const fn remove(&mut self, item: Item) {
        self.0[item.kind.index()][item.colour.index()] -= 1;
    }

    pub(crate) const fn set(&mut self, item: Item, count: u8) {
        self.0[item.kind.index()][item.colour.index()] = count;
    }
}

impl fmt::Debug for Items {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = self.iter().map(|item| (item.to_string(), self.count(item)));
        f.debug_map().entries(each).finish()
    }
}
