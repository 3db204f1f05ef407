//! Phase 1 of a round: mission cards are revealed (section 4).

use crate::colours::Colour;
use crate::due::Phase;
use crate::event::Event;
use crate::missions::Mission;
use crate::state::{Fate, Open, Slot};
use crate::vocab::Deck;
use table::{Journal, SeatSet};

impl Open {
    /// How many rounds a game has (CAM-1.1).
    pub const ROUNDS: u8 = 7;

    /// How many cards of a deck are revealed in each round (CAM-4.1).
    pub fn revealed_each_round(&self, deck: Deck) -> usize {
        match (deck, self.players()) {
            (Deck::One, _) => 3,
            (Deck::Two, 3) => 1, // CAM-19.9
            (Deck::Two, _) => 2,
            (Deck::Three, _) => 1,
            (Deck::Key, 5) => 1,
            (Deck::Key, _) => 0,
        }
    }

    /// The deck from which the next card is revealed, while cards are missing on display.
    pub(crate) fn next_deck(&self) -> Option<Deck> {
        let mut shown = [0; Deck::ALL.len()];
        self.display().for_each(|slot| shown[slot.mission.deck.index()] += 1);
        Deck::ALL.into_iter().find(|&deck| shown[deck.index()] < self.revealed_each_round(deck))
    }

    /// A new round begins (CAM-9.2).
    pub(crate) fn begin_round(&mut self, journal: &mut Journal<Event>) {
        let flow = &mut self.flow;
        flow.round += 1;
        (flow.phase, flow.place, flow.chosen) = (Phase::Preparation, 0, SeatSet::EMPTY);
        self.predictions = [None; Colour::COUNT];
        self.total = None;
        let round = flow.round;
        journal.note(|| Event::Round(round));
    }

    /// How many copies of a card its deck may bring now.
    pub(crate) fn copies_to_come(&self, mission: Mission) -> u32 {
        if self.next_deck() != Some(mission.deck) {
            return 0;
        }
        self.options.components.missions.copies(mission).intersection(self.decks).len() as u32
    }

    /// A mission card is revealed (CAM-4.1); when all are, knights are sent.
    pub(crate) fn reveal(&mut self, mission: Mission, journal: &mut Journal<Event>) {
        let copies = self.options.components.missions.copies(mission);
        self.decks = self.decks.without(copies.intersection(self.decks).lowest());
        if let Some(slot) = self.display.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(Slot { mission, fate: Fate::Offered });
        }
        journal.note(|| Event::Revealed(mission));
        if self.next_deck().is_none() {
            self.flow.phase = Phase::Sending;
        }
    }
}
