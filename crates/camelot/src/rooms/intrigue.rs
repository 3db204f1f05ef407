//! Intrigue, side B of the blue room: groups, and losses for who is absent (CAM-12.9 to CAM-12.19).

use super::Closed;
use crate::colours::Colour;
use crate::event::Event;
use crate::fields::Places;
use crate::points::Points;
use crate::state::{BlackKnight, Open};
use crate::vocab::{Figure, Group, Room};
use table::Journal;

/// How Intrigue is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intrigue {
    /// Its groups, in the order of [`Group::ALL`].
    pub groups: [IntrigueGroup; 5],
}

/// A group of Intrigue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntrigueGroup {
    /// Its fields.
    pub fields: Places,
    /// What absent colours lose when it is full (CAM-12.11).
    pub loss: u8,
    /// Whether they lose a knight of the red room as well (CAM-12.16).
    pub removes_red_knight: bool,
}

impl Intrigue {
    /// The group of a field.
    pub fn group(&self, place: usize) -> Group {
        let found = Group::ALL.into_iter().find(|group| self.groups[group.index()].fields.contains(place));
        found.expect("every field of Intrigue belongs to a group")
    }
}

/// CAM-12.9.
pub(super) fn legal(open: &Open, colour: Colour) -> Places {
    let own = open.own(colour, Room::Blue);
    let groups = open.options.components.intrigue.groups.iter();
    let without = groups.filter(|group| !group.fields.meets(own));
    without.fold(Places::EMPTY, |all, group| all.union(group.fields)).intersection(open.free(Room::Blue))
}

pub(super) fn closed(open: &Open, colour: Colour, place: usize) -> Option<Closed> {
    let intrigue = &open.options.components.intrigue;
    let group = &intrigue.groups[intrigue.group(place).index()];
    group.fields.meets(open.own(colour, Room::Blue)).then_some(Closed::InGroup)
}

/// The last field of a group: every other colour without a knight in it loses (CAM-12.11 to CAM-12.18).
pub(super) fn events(open: &mut Open, colour: Colour, place: usize, journal: &mut Journal<Event>) {
    let components = open.options.components;
    let name = components.intrigue.group(place);
    let group = &components.intrigue.groups[name.index()];
    if !group.fields.is_subset(open.occupied(Room::Blue)) {
        return;
    }
    journal.note(|| Event::GroupCompleted { colour, group: name });
    for other in open.order.iter() {
        if group.fields.meets(open.own(other, Room::Blue)) {
            continue;
        }
        open.score_points(other, -i32::from(group.loss), Points::Absent(name), journal);
        if group.removes_red_knight {
            remove_from_red_room(open, other, journal);
        }
    }
}

/// A colour's most recently placed knight leaves the red room for the Hinterland (CAM-12.16 to CAM-12.19, CAM-10.9).
fn remove_from_red_room(open: &mut Open, colour: Colour, journal: &mut Journal<Event>) {
    let Some(place) = open.latest_in_red(colour) else { return };
    let table = open.knight_table();
    let field = open.board(Room::Red).fields[place].id;
    let mut figure = Figure::Knight;
    if let BlackKnight::Placed(spot) = open.black
        && spot.room() == Room::Red
        && spot.place() == place
    {
        // CAM-16.23
        open.black = BlackKnight::AmongKnights;
        figure = Figure::BlackKnight;
    }
    open.red_ranks[place] = 0;
    let pieces = &mut open.pieces[colour.index()];
    pieces.rooms[Room::Red.index()].remove(place);
    pieces.hinterland += 1;
    journal.note(|| Event::KnightRemoved { colour, figure, field });
    open.note_table(table, journal);
}
