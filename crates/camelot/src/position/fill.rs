//! What a position leaves out, filled in as a table would have it.

use super::read::Reader;
use crate::colours::Colour;
use crate::due::Phase;
use crate::missions::Mission;
use crate::state::{Camelot, Fate, Open, Slot};
use crate::vocab::{BoardName, Deck, Room};

impl Reader<'_> {
    pub(super) fn fill(&self, state: &mut Camelot) {
        self.fill_display(&mut state.open);
        self.fill_gone(&mut state.open);
        self.fill_merlin(state);
        for colour in Colour::ALL {
            self.fill_red_room(&mut state.open, colour);
            self.fill_knights(&mut state.open, colour);
        }
    }

    /// What usually waits: the shields of the mission taken, then the hero; in end scoring the magician.
    pub(super) fn usual_stack(&self, open: &Open) -> Vec<String> {
        let frames: &[&str] = match (open.flow.phase, open.turn.mission) {
            (Phase::Missions, Some(_)) if !open.turn.shields.is_empty() => &["hero", "shields"],
            (Phase::Missions, Some(_)) => &["hero"],
            (Phase::RedRoom, _) => &["magician"],
            (_, _) => &[],
        };
        frames.iter().map(|&frame| frame.to_owned()).collect()
    }

    /// A display that is left out: the mission taken in this turn, and the first cards of each deck.
    fn fill_display(&self, open: &mut Open) {
        let shown = match open.flow.phase {
            Phase::Sending | Phase::Predictions | Phase::Fists | Phase::Merlin | Phase::Missions => true,
            Phase::Sides
            | Phase::Eldest
            | Phase::Colours
            | Phase::Cards
            | Phase::Preparation
            | Phase::RedRoom
            | Phase::Screens
            | Phase::Hinterland
            | Phase::Over => false,
        };
        if self.file.table.display.is_some() || !shown {
            return;
        }
        if let (Some(mission), Some(colour)) = (open.turn.mission, open.acting()) {
            lay_out(open, mission, Fate::Taken(colour));
        }
        while let Some(deck) = open.next_deck() {
            let Some((mission, _)) = open.still_to_come(deck).next() else { return };
            lay_out(open, mission, Fate::Offered);
        }
    }

    /// Cards of earlier rounds that are left out: the first ones of each deck.
    fn fill_gone(&self, open: &mut Open) {
        if self.file.table.gone.is_some() {
            return;
        }
        let ended = if open.flow.phase >= Phase::RedRoom {
            open.flow.round
        } else {
            open.flow.round.saturating_sub(1)
        };
        for deck in Deck::ALL {
            for _ in 0..usize::from(ended) * open.revealed_each_round(deck) {
                let missions = &open.options.components.0.missions;
                let first = missions.of(deck).intersection(open.decks).lowest();
                open.decks = open.decks.without(first);
            }
        }
    }

    /// Merlin tiles that are left out: the colour on top took them all, and the lowest are taken first.
    fn fill_merlin(&self, state: &mut Camelot) {
        let open = &mut state.open;
        if self.file.table.merlin.is_none() {
            let taken = match open.flow.phase {
                Phase::Missions | Phase::RedRoom | Phase::Screens | Phase::Hinterland | Phase::Over => {
                    open.flow.round
                }
                Phase::Sides
                | Phase::Eldest
                | Phase::Colours
                | Phase::Cards
                | Phase::Preparation
                | Phase::Sending
                | Phase::Predictions
                | Phase::Fists
                | Phase::Merlin => open.flow.round.saturating_sub(1),
            };
            let top = open.order.get(0);
            open.merlin.iter_mut().take(usize::from(taken)).for_each(|tile| *tile = top);
        }
        for colour in Colour::ALL {
            let named = self.file.colour.get(colour.id()).is_some_and(|table| table.merlin.is_some());
            let count = if named { 0 } else { state.open.merlin_tiles(colour) };
            for _ in 0..count {
                let lowest = state.merlin_row().iter().next();
                lowest.into_iter().for_each(|points| state.secret[colour.index()].merlin.insert(points));
            }
        }
    }

    /// Numbers and entries that are left out in the red room: seats in their order, and a chain from its entry on.
    fn fill_red_room(&self, open: &mut Open, colour: Colour) {
        let own = open.own(colour, Room::Red);
        if own.is_empty() {
            return;
        }
        if own.iter().any(|place| open.red_ranks[place] != 0) {
            let first = own.iter().find(|&place| open.red_ranks[place] == 1);
            first.into_iter().for_each(|place| open.claim_entry(colour, place));
            return;
        }
        if open.board_name(Room::Red) != Some(BoardName::Rebellion) {
            own.iter().zip(1..).for_each(|(place, rank)| open.red_ranks[place] = rank);
            return;
        }
        let entries = open.options.components.rebellion.entries;
        let named = open.pieces(colour).entry.map(|entry| entries[usize::from(entry) - 1]);
        let mut entered = named.into_iter().chain(entries).filter(|&place| own.contains(place));
        let first = entered.next();
        let Some(mut place) = first else { return };
        open.claim_entry(colour, place);
        let (mut left, mut rank) = (own, 1);
        loop {
            open.red_ranks[place] = rank;
            left.remove(place);
            rank += 1;
            let next = open.board(Room::Red).fields[place].next.intersection(left);
            let Some(further) = next.iter().next() else { return };
            place = further;
        }
    }

    /// Knights that are left out: those of the shields to carry out stand before the screen, the others behind it.
    fn fill_knights(&self, open: &mut Open, colour: Colour) {
        if open.owner(colour).is_none() {
            return;
        }
        let table = self.file.colour.get(colour.id());
        if table.is_none_or(|table| table.sent.is_none()) && open.acting() == Some(colour) {
            open.pieces[colour.index()].sent = open.turn.shields.len() as u8;
        }
        if table.is_some_and(|table| table.screen.is_some()) {
            return;
        }
        let magician = usize::from(open.magician.is_some_and(|(owner, _)| owner == colour));
        let black = match open.black {
            crate::BlackKnight::Boxed | crate::BlackKnight::Waiting => 0,
            crate::BlackKnight::Placed(_) | crate::BlackKnight::AmongKnights => {
                usize::from(open.hero(colour) == crate::Hero::Mordred)
            }
        };
        let all = usize::from(open.options.knights_behind_screen() + crate::Pieces::HINTERLAND_START) + black;
        let pieces = &mut open.pieces[colour.index()];
        let on_fields =
            pieces.rooms.iter().map(|places| places.len()).sum::<usize>().saturating_sub(magician);
        let elsewhere = on_fields + usize::from(pieces.sent) + usize::from(pieces.hinterland);
        pieces.screen = all.saturating_sub(elsewhere) as u8;
    }
}

/// A card leaves its deck for the display.
fn lay_out(open: &mut Open, mission: Mission, fate: Fate) {
    let copies = open.options.components.0.missions.copies(mission).intersection(open.decks);
    open.decks = open.decks.without(copies.lowest());
    if let Some(slot) = open.display.iter_mut().find(|slot| slot.is_none()) {
        *slot = Some(Slot { mission, fate });
    }
}
