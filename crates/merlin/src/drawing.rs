//! Missions leave hands and come into them: replacements from the display or the deck (MER-12.14 to MER-12.20).

use crate::event::Event;
use crate::frames::{Destination, Frame};
use crate::missions::{Mission, MissionSet};
use crate::moves::{Move, Pile};
use crate::refusal::Refusal;
use crate::state::{Merlin, Open};
use table::{Journal, Moves, Seat};

impl Open {
    /// The open missions.
    pub fn displayed(&self) -> MissionSet {
        self.display.iter().copied().flatten().collect()
    }

    pub(crate) fn offer_missions(&self, out: &mut Moves<Move>) {
        out.extend(self.displayed().iter().map(|mission| Move::Draw(Pile::Display(mission))));
        // MER-12.18 cannot come up: 55 cards are more than four hands and the display.
        out.push(Move::Draw(Pile::Deck));
    }

    pub(crate) fn refusal_to_draw(&self, pile: Pile) -> Option<Refusal> {
        match pile {
            Pile::Display(mission) if self.displayed().contains(mission) => None,
            Pile::Display(mission) => Some(Refusal::NotDisplayed(mission)),
            Pile::Deck => None,
        }
    }

    /// The card of the deck lies in its place: a replacement has been taken.
    pub(crate) fn finish_card(&mut self) {
        self.due.pop();
        if let Frame::Replace(left) = self.due.top() {
            self.due.replace(Frame::Replace(left - 1));
        }
    }

    /// A card is needed from the deck: if it is empty, the discard pile is shuffled first (MER-12.17).
    fn need_a_card(&mut self, destination: Destination, journal: &mut Journal<Event>) {
        if self.deck() == 0 {
            let cards = self.discard.len();
            // Whoever counts cards knows now which ones are in hands, though not in whose.
            let seen = self.castles().iter().fold(self.discard, |all, castle| all.union(castle.seen));
            self.former = MissionSet::ALL.without(self.displayed()).without(seen);
            for castle in &mut self.castles[..self.options.players()] {
                castle.former = castle.hand - castle.seen.len();
            }
            self.discard = MissionSet::EMPTY;
            journal.note(|| Event::MissionsShuffled { cards });
        }
        self.due.push(Frame::Card(destination));
    }
}

impl Merlin {
    /// The player on turn takes a mission from the display or the deck (MER-10.6, MER-12.14).
    pub(crate) fn draw_mission(&mut self, pile: Pile, journal: &mut Journal<Event>) {
        let seat = self.open.active;
        match pile {
            Pile::Display(mission) => {
                let place = self.open.display.iter_mut().find(|place| **place == Some(mission));
                if let Some(place) = place {
                    *place = None;
                }
                self.secret[seat.index()].hand.insert(mission);
                let castle = self.open.castle_mut(seat);
                castle.hand += 1;
                castle.seen.insert(mission);
                journal.note(|| Event::TookMission { seat, mission });
                self.open.need_a_card(Destination::Display, journal);
            }
            Pile::Deck => self.open.need_a_card(Destination::Hand, journal),
        }
    }

    /// A mission goes from a hand to the discard pile, where everybody sees it (MER-10.8, MER-12.2).
    pub(crate) fn discard_mission(&mut self, seat: Seat, mission: Mission) {
        self.show_mission(seat, mission);
        self.open.discard.insert(mission);
    }

    /// A mission of a hand goes to the display, in the place of one that goes to the hand (KRT-13.3).
    pub(crate) fn swap_mission(&mut self, seat: Seat, given: Mission, taken: Mission) {
        self.show_mission(seat, given);
        if let Some(place) = self.open.display.iter_mut().find(|place| **place == Some(taken)) {
            *place = Some(given);
        }
        self.secret[seat.index()].hand.insert(taken);
        let castle = self.open.castle_mut(seat);
        castle.hand += 1;
        castle.seen.insert(taken);
    }

    /// A mission leaves a hand, and everybody sees it.
    fn show_mission(&mut self, seat: Seat, mission: Mission) {
        self.secret[seat.index()].hand.remove(mission);
        let former = self.open.former.contains(mission);
        let castle = self.open.castle_mut(seat);
        castle.hand -= 1;
        if castle.seen.contains(mission) {
            castle.seen.remove(mission);
        } else if former {
            castle.former -= 1;
            self.open.former.remove(mission);
        }
    }
}
