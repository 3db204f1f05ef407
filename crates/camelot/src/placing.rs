//! Placing knights: shields, extra knights, the magician, and what a field gives (CAM-7.7 to CAM-7.12, section 8).

use crate::colours::Colour;
use crate::due::Phase;
use crate::event::{Event, Way};
use crate::fields::{Field, Spot};
use crate::frames::Frame;
use crate::moves::Move;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::state::Open;
use crate::vocab::{Destination, Figure, Room, Shield, Source};
use table::{Journal, Moves};

/// The rooms a shield leads to by itself (CAM-7.7, CAM-7.9).
pub(crate) fn rooms_of(shield: Shield) -> impl Iterator<Item = Room> {
    Room::ALL.into_iter().filter(move |&room| match shield.room() {
        Some(own) => room == own,
        None => room != Room::Secret,
    })
}

/// The rooms of the castle an extra knight may enter (CAM-8.11, CAM-8.15).
fn rooms_to(to: Destination) -> impl Iterator<Item = Room> {
    Room::CASTLE.into_iter().filter(move |&room| to.includes(room))
}

/// The rooms for the magician (CAM-15.15).
const MAGICIANS_ROOMS: [Room; 3] = [Room::Green, Room::Blue, Room::Yellow];

impl Open {
    /// The legal fields of a room, by their ids.
    pub(crate) fn legal_fields(&self, colour: Colour, room: Room) -> impl Iterator<Item = Field> {
        let board = self.board(room);
        self.legal(colour, room).iter().map(|place| board.fields[place].id)
    }

    /// Whether any of these rooms has a legal field for a colour.
    pub(crate) fn any_legal(&self, colour: Colour, mut rooms: impl Iterator<Item = Room>) -> bool {
        rooms.any(|room| !self.legal(colour, room).is_empty())
    }

    /// Where a field lies that a colour may use, or why it may not.
    pub(crate) fn usable(&self, colour: Colour, field: Field) -> Result<Spot, Refusal> {
        let spot = self.spot(field).ok_or(Refusal::NoSuchField(field))?;
        if self.occupied(spot.room()).contains(spot.place()) {
            return Err(Refusal::FieldTaken(field));
        }
        match self.closed(colour, spot) {
            Some(why) => Err(Refusal::Closed { field, why }),
            None => Ok(spot),
        }
    }

    /// Where an extra knight can be taken from now (CAM-8.11, CAM-8.13).
    fn sources(&self, colour: Colour) -> impl Iterator<Item = Source> {
        let pieces = *self.pieces(colour);
        Source::ALL.into_iter().filter(move |source| match source {
            Source::Hinterland => pieces.hinterland > 0,
            Source::Screen => pieces.screen > 0,
        })
    }

    /// Whether an extra knight can be placed (CAM-8.14).
    pub(crate) fn extra_is_possible(&self, colour: Colour, to: Destination) -> bool {
        self.sources(colour).next().is_some() && self.any_legal(colour, rooms_to(to))
    }

    /// Whether the magician can be placed (CAM-15.18).
    pub(crate) fn magician_is_possible(&self, colour: Colour) -> bool {
        self.any_legal(colour, MAGICIANS_ROOMS.into_iter())
    }

    /// A figure is placed and gets what is printed on its field: points at once, then grail tiles, a tree, what happens
    /// in the room, and an extra knight, each when it is on top (CAM-8.3).
    pub(crate) fn place(
        &mut self,
        colour: Colour,
        figure: Figure,
        spot: Spot,
        way: Way,
        journal: &mut Journal<Event>,
    ) {
        let (room, printed, table) = (spot.room(), self.printed(spot), self.knight_table());
        self.pieces[colour.index()].rooms[room.index()].insert(spot.place());
        if room == Room::Red {
            self.red_ranks[spot.place()] = self.own(colour, room).len() as u8;
            self.claim_entry(colour, spot.place());
        }
        if self.flow.phase == Phase::Missions {
            self.turn.placed[room.index()] += 1;
        }
        let field = printed.id;
        journal.note(|| Event::Placed { colour, figure, field, room, way });
        self.note_table(table, journal);
        if let (true, Some(board)) = (printed.points > 0, self.board_name(room)) {
            let reason = Points::Field { field, board, clause: self.points_clause(spot) };
            self.score_points(colour, printed.points.into(), reason, journal);
        }
        if let Some(to) = printed.extra {
            self.due.push(Frame::Extra(to));
        }
        if matches!(room, Room::Green | Room::Blue) {
            self.due.push(Frame::Events(spot));
        }
        if printed.tree {
            self.due.push(Frame::Tree);
        }
        if printed.grail > 0 {
            self.due.push(Frame::Percival(printed.grail));
        }
    }

    /// A shield is done: one sent knight has found its place, or goes back.
    pub(crate) fn spend_shield(&mut self, colour: Colour, shield: Shield) {
        self.turn.shields = self.turn.shields.without(shield);
        self.pieces[colour.index()].sent -= 1;
    }
}

/// A shield that no room has a field for returns its knight (CAM-7.10 to CAM-7.12).
pub(crate) fn offer_shields(open: &Open, colour: Colour, out: &mut Moves<Move>) {
    let start = out.len();
    for shield in open.turn.shields.kinds() {
        let before = out.len();
        for room in rooms_of(shield) {
            out.extend(open.legal_fields(colour, room).map(|field| Move::Place(shield, field)));
        }
        if out.len() == before {
            out.push(Move::Return(shield));
        }
    }
    out.sort_from(start);
}

pub(crate) fn refuse_place(open: &Open, colour: Colour, shield: Shield, field: Field) -> Option<Refusal> {
    if !open.turn.shields.contains(shield) {
        return Some(Refusal::NoSuchShield(shield));
    }
    if let Some(spot) = open.spot(field)
        && !rooms_of(shield).any(|room| room == spot.room())
    {
        return Some(Refusal::OtherRoom { shield, field });
    }
    open.usable(colour, field).err()
}

pub(crate) fn refuse_return(open: &Open, colour: Colour, shield: Shield) -> Option<Refusal> {
    if !open.turn.shields.contains(shield) {
        return Some(Refusal::NoSuchShield(shield));
    }
    open.any_legal(colour, rooms_of(shield)).then_some(Refusal::MustPlace(shield))
}

pub(crate) fn carry_out_shield(
    open: &mut Open,
    colour: Colour,
    (shield, field): (Shield, Field),
    way: Way,
    journal: &mut Journal<Event>,
) {
    let Some(spot) = open.spot(field) else { return };
    open.spend_shield(colour, shield);
    open.place(colour, Figure::Knight, spot, way, journal);
}

/// CAM-7.11.
pub(crate) fn carry_out_return(
    open: &mut Open,
    colour: Colour,
    shield: Shield,
    journal: &mut Journal<Event>,
) {
    open.spend_shield(colour, shield);
    open.pieces[colour.index()].screen += 1;
    journal.note(|| Event::Returned { colour, shield });
}

/// CAM-8.11, CAM-8.12.
pub(crate) fn offer_extra(open: &Open, colour: Colour, to: Destination, out: &mut Moves<Move>) {
    let start = out.len();
    for source in open.sources(colour) {
        for room in rooms_to(to) {
            out.extend(open.legal_fields(colour, room).map(|field| Move::Extra(source, field)));
        }
    }
    out.sort_from(start);
    out.push(Move::Decline);
}

pub(crate) fn refuse_extra(
    open: &Open,
    colour: Colour,
    to: Destination,
    (source, field): (Source, Field),
) -> Option<Refusal> {
    if open.spot(field).is_some_and(|spot| !to.includes(spot.room())) {
        return Some(Refusal::OtherDestination { to, field });
    }
    if !open.sources(colour).any(|own| own == source) {
        return Some(Refusal::NoKnight(source));
    }
    open.usable(colour, field).err()
}

pub(crate) fn carry_out_extra(
    open: &mut Open,
    colour: Colour,
    (source, field): (Source, Field),
    journal: &mut Journal<Event>,
) {
    let Some(spot) = open.spot(field) else { return };
    let pieces = &mut open.pieces[colour.index()];
    match source {
        Source::Hinterland => pieces.hinterland -= 1,
        Source::Screen => pieces.screen -= 1,
    }
    open.due.pop();
    open.place(colour, Figure::Knight, spot, Way::Extra(source), journal);
}

/// CAM-15.15, CAM-15.16.
pub(crate) fn offer_magician(open: &Open, colour: Colour, out: &mut Moves<Move>) {
    let start = out.len();
    for room in MAGICIANS_ROOMS {
        out.extend(open.legal_fields(colour, room).map(Move::Magician));
    }
    out.sort_from(start);
    out.push(Move::Decline);
}

pub(crate) fn refuse_magician(open: &Open, colour: Colour, field: Field) -> Option<Refusal> {
    match open.spot(field) {
        Some(spot) if !MAGICIANS_ROOMS.contains(&spot.room()) => Some(Refusal::NoMagicianThere(spot.room())),
        Some(_) | None => open.usable(colour, field).err(),
    }
}

/// CAM-15.16, CAM-15.17; its place on the track still counts for ties (CAM-15.20).
pub(crate) fn carry_out_magician(
    open: &mut Open,
    colour: Colour,
    field: Field,
    journal: &mut Journal<Event>,
) {
    let Some(spot) = open.spot(field) else { return };
    open.magician = Some((colour, spot));
    open.due.pop();
    open.place(colour, Figure::Magician, spot, Way::Magician, journal);
}
