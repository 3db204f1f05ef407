//! The Rebellion, side B of the red room: two areas, four entries, growing chains (CAM-10.3 to CAM-10.13).

use super::Closed;
use crate::colours::Colour;
use crate::event::Event;
use crate::fields::Places;
use crate::state::Open;
use crate::vocab::{Area, BoardName, Room, TableFace};
use table::Journal;

/// What is printed in the Rebellion besides its fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rebellion {
    /// The fields of each area, in the order of [`Area::ALL`] (CAM-10.3).
    pub areas: [Places; 2],
    /// The fields of entries 1 to 4 (CAM-10.3).
    pub entries: [usize; 4],
    /// The points of the first two places of the winning area (CAM-15.11).
    pub winner_points: [u8; 2],
    /// The points of the first two places of the losing area (CAM-15.11).
    pub loser_points: [u8; 2],
}

impl Rebellion {
    /// The area of a field.
    pub fn area(&self, place: usize) -> Area {
        if self.areas[Area::Loyalist.index()].contains(place) { Area::Loyalist } else { Area::Rebel }
    }
}

/// The field where a colour's knight comes in, if there is one: its own entry, or the lowest one that belongs to no
/// colour and is free (CAM-10.4, CAM-10.10, CAM-10.13).
fn entry(open: &Open, colour: Colour) -> Option<(u8, usize)> {
    let entries = open.options.components.rebellion.entries;
    let free = open.free(Room::Red);
    if let Some(own) = open.pieces(colour).entry {
        let place = entries[usize::from(own) - 1];
        return free.contains(place).then_some((own, place));
    }
    let taken = |number: u8| Colour::ALL.iter().any(|&other| open.pieces(other).entry == Some(number));
    (1..=4)
        .map(|number| (number, entries[usize::from(number) - 1]))
        .find(|&(number, place)| !taken(number) && free.contains(place))
}

/// CAM-10.4 to CAM-10.6, CAM-10.10, CAM-10.13.
pub(super) fn legal(open: &Open, colour: Colour) -> Places {
    match open.latest_in_red(colour) {
        Some(latest) => open.board(Room::Red).fields[latest].next.intersection(open.free(Room::Red)),
        None => entry(open, colour).map_or(Places::EMPTY, |(_, place)| Places::only(place)),
    }
}

pub(super) fn closed(open: &Open, colour: Colour, place: usize) -> Option<Closed> {
    if let Some(latest) = open.latest_in_red(colour) {
        let next = open.board(Room::Red).fields[latest].next.contains(place);
        return (!next).then_some(Closed::NextInChain);
    }
    match (entry(open, colour), open.pieces(colour).entry) {
        (Some((_, own)), _) if own == place => None,
        (_, Some(_)) => Some(Closed::OwnEntry),
        (Some(_), None) => Some(Closed::EntryFirst),
        (None, None) => Some(Closed::NoEntryLeft),
    }
}

impl Open {
    /// The place of a colour's most recently placed knight in the red room (CAM-10.5, CAM-12.17).
    pub(crate) fn latest_in_red(&self, colour: Colour) -> Option<usize> {
        self.own(colour, Room::Red).iter().max_by_key(|&place| self.red_ranks[place])
    }

    /// The first knight of a colour here fixes its entry for good (CAM-10.7).
    pub(crate) fn claim_entry(&mut self, colour: Colour, place: usize) {
        let entries = self.options.components.rebellion.entries;
        if self.board_name(Room::Red) == Some(BoardName::Rebellion) && self.pieces(colour).entry.is_none() {
            let number = entries.iter().position(|&entry| entry == place);
            self.pieces[colour.index()].entry = number.map(|number| number as u8 + 1);
        }
    }

    /// How many knights stand in an area, the neutral ones included (CAM-10.11, CAM-19.5).
    pub fn knights_in(&self, area: Area) -> usize {
        let fields = self.options.components.rebellion.areas[area.index()];
        self.occupied(Room::Red).intersection(fields).len()
    }

    /// What the knight table shows, where it is used (CAM-3.12, CAM-10.11).
    pub fn knight_table(&self) -> Option<TableFace> {
        let gold = || self.knights_in(Area::Loyalist) > self.knights_in(Area::Rebel);
        let used = self.board_name(Room::Red) == Some(BoardName::Rebellion);
        used.then(|| if gold() { TableFace::Gold } else { TableFace::Green })
    }

    /// Tells that the table was turned, if it shows another face than before (CAM-10.11).
    pub(crate) fn note_table(&self, before: Option<TableFace>, journal: &mut Journal<Event>) {
        match self.knight_table() {
            Some(face) if before != Some(face) => journal.note(|| Event::TableTurned(face)),
            Some(_) | None => {}
        }
    }
}
