//! Phase 1 of a round: mission cards are revealed (section 4).

use crate::state::Open;
use crate::vocab::Deck;

impl Open {
    /// How many cards of a deck are revealed in each round (CAM-4.1).
    pub fn revealed_each_round(&self, deck: Deck) -> usize {
        match (deck, self.players()) {
            (Deck::One, _) => 3,
            (Deck::Two, 3) => 1,
            (Deck::Two, _) => 2,
            (Deck::Three, _) => 1,
            (Deck::Key, 5) => 1,
            (Deck::Key, _) => 0,
        }
    }

    /// The deck from which the next card is revealed, while cards are missing on display.
    pub(crate) fn next_deck(&self) -> Option<Deck> {
        let shown = |deck: Deck| self.display().filter(|slot| slot.mission.deck == deck).count();
        Deck::ALL.into_iter().find(|&deck| shown(deck) < self.revealed_each_round(deck))
    }
}
