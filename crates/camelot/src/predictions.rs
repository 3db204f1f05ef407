//! Phase 3 of a round: predictions, the open fists, the new order, Merlin's tile (section 6).

use crate::colours::Colour;
use crate::components::Components;
use crate::due::Phase;
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Camelot, Open};
use crate::tiles::MerlinTiles;
use table::{Journal, Moves, Private, SeatSet};

/// How many magicians find room on a number (CAM-6.4).
const PLACES: usize = 2;

/// CAM-6.3.
pub(crate) fn offer(open: &Open, out: &mut Moves<Move>) {
    let numbers = 0..=Components::HIGHEST_NUMBER;
    out.extend(numbers.filter(|&number| open.magicians_on(number) < PLACES).map(Move::Predict));
}

pub(crate) fn refusal(open: &Open, number: u8) -> Option<Refusal> {
    if number > Components::HIGHEST_NUMBER {
        return Some(Refusal::NoSuchNumber(number));
    }
    (open.magicians_on(number) == PLACES).then_some(Refusal::NumberFull(number))
}

impl Open {
    /// How many colours predicted a number in this round.
    pub(crate) fn magicians_on(&self, number: u8) -> usize {
        self.predictions.iter().filter(|&&predicted| predicted == Some(number)).count()
    }

    /// Whether a magician in the throne room stands on the inner place of its number (CAM-6.4): the other one predicted
    /// before it, from further down the order track.
    pub fn stands_inside(&self, colour: Colour) -> bool {
        let Some(number) = self.prediction_of(colour) else { return false };
        let below = self.order.iter().skip_while(|&other| other != colour).skip(1);
        below.into_iter().any(|other| self.prediction_of(other) == Some(number))
    }

    /// A magician moves to a number (CAM-6.2), from the bottom of the track to the top (CAM-6.1).
    pub(crate) fn predict(&mut self, number: u8, journal: &mut Journal<Event>) {
        let Some(colour) = self.acting() else { return };
        let inner = self.magicians_on(number) > 0;
        self.predictions[colour.index()] = Some(number);
        journal.note(|| Event::Predicted { colour, number, inner });
        if self.flow.place > 0 {
            self.flow.place -= 1;
        } else {
            self.flow.phase = Phase::Fists;
        }
    }
}

impl Camelot {
    /// All fists are opened at once, and the magicians return to the track (CAM-6.7 to CAM-6.10).
    pub(crate) fn open_fists(&mut self, journal: &mut Journal<Event>) {
        let open = &mut self.open;
        let (mut sent, mut total) = ([None; Colour::COUNT], 0);
        for colour in open.order.iter() {
            let knights = std::mem::take(&mut self.secret[colour.index()].fist);
            let pieces = &mut open.pieces[colour.index()];
            pieces.screen -= knights;
            pieces.sent = knights;
            sent[colour.index()] = Some(knights);
            total += knights;
        }
        open.total = Some(total);
        journal.note(|| Event::FistsOpened { sent, total });
        let predictions = open.predictions;
        open.order = open.order.after(|colour| predictions[colour.index()].unwrap_or_default(), total);
        let order = open.order;
        journal.note(|| Event::NewOrder(order));
        (open.flow.phase, open.flow.chosen) = (Phase::Merlin, SeatSet::EMPTY);
    }

    /// The Merlin tiles still in the row (CAM-6.13).
    pub(crate) fn merlin_row(&self) -> MerlinTiles {
        let mut row = self.open.options.components.merlin;
        self.secret.iter().flat_map(|secret| secret.merlin.iter()).for_each(|points| row.remove(points));
        row
    }

    /// The colour on top takes the leftmost Merlin tile, and its turn begins (CAM-6.11, CAM-7.1).
    pub(crate) fn take_merlin_tile(&mut self, points: u8, journal: &mut Journal<Event>) {
        let open = &mut self.open;
        let Some(colour) = open.acting() else { return };
        self.secret[colour.index()].merlin.insert(points);
        if let Some(tile) = open.merlin.iter_mut().find(|tile| tile.is_none()) {
            *tile = Some(colour);
        }
        if let Some(seat) = open.owner(colour) {
            journal.note(|| Event::MerlinTaken { colour, points: Private::to(seat, points) });
        }
        (open.flow.phase, open.flow.place) = (Phase::Missions, 0);
        self.begin_turn(journal);
    }
}
