//! The deck every colour has: 22 cards in a fixed order (ART-2.4).

use crate::cards::{Card, CardSet};
use crate::vocab::Kind;

/// The 22 cards of one colour, ascending, so that the cards of a kind lie together and equal cards side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    cards: [Card; Self::SIZE],
    keys: [u32; Self::SIZE],
}

impl Deck {
    /// How many cards a deck has (ART-18.14).
    pub const SIZE: usize = 22;

    /// How many cards of a kind a deck has (ART-2.4).
    pub const fn count(kind: Kind) -> u8 {
        match kind {
            Kind::Knight | Kind::King => 8,
            Kind::Scoring => 6,
        }
    }

    /// The cards of a kind.
    pub const fn of(kind: Kind) -> CardSet {
        match kind {
            Kind::Knight => CardSet(0x0000ff),
            Kind::King => CardSet(0x00ff00),
            Kind::Scoring => CardSet(0x3f0000),
        }
    }

    pub(crate) fn new(mut cards: [Card; Self::SIZE]) -> Self {
        cards.sort_unstable();
        Self { cards, keys: cards.map(Card::key) }
    }

    /// All copies of a card, or none if the deck does not have it.
    #[inline]
    pub fn copies(&self, card: Card) -> CardSet {
        let key = card.key();
        let same = self.keys.iter().enumerate().map(|(place, &other)| u32::from(other == key) << place);
        CardSet(same.fold(0, |copies, copy| copies | copy))
    }

    /// The different cards of a set, ascending, each with how many copies of it the set has.
    #[inline]
    pub fn different(&self, set: CardSet) -> impl Iterator<Item = (Card, u32)> {
        let mut places = set.iter().peekable();
        std::iter::from_fn(move || {
            let card = self.cards[places.next()?];
            let mut copies = 1;
            while places.next_if(|&place| self.cards[place] == card).is_some() {
                copies += 1;
            }
            Some((card, copies))
        })
    }

    /// All cards of the deck.
    pub const fn whole() -> CardSet {
        CardSet::ALL
    }

    /// The same cards as in `set`, each taken as the first of its copies in `stock`, as far as there are any.
    ///
    /// Copies leave a pile, and a hand, in the order of the deck. So equal situations are equal values.
    pub(crate) fn arrange(&self, set: CardSet, stock: CardSet) -> CardSet {
        let mut arranged = CardSet::EMPTY;
        for (card, copies) in self.different(set) {
            for _ in 0..copies {
                let left = self.copies(card).intersection(stock).without(arranged);
                arranged = arranged.union(left.lowest());
            }
        }
        arranged
    }

    /// The cards of a set, ascending.
    pub fn cards(&self, set: CardSet) -> impl Iterator<Item = Card> {
        set.iter().map(|place| self.cards[place])
    }
}
