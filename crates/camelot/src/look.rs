//! Looking at the table: everything the open situation can be asked.

use crate::board::{Board, PrintedField};
use crate::colours::{Category, Colour, Owners};
use crate::due::{Due, Phase};
use crate::fields::{Field, Places, Spot};
use crate::frames::Frame;
use crate::missions::Mission;
use crate::state::{BlackKnight, Fate, Open, Pieces, Slot};
use crate::vocab::{BoardName, Deck, Figure, Hero, Room, Side};
use table::{Seat, SeatSet, Turn};

/// Who stands on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// A figure of a colour.
    Of(Colour, Figure),
    /// A neutral knight (section 19).
    Neutral,
}

impl Open {
    /// The number of players.
    pub const fn players(&self) -> usize {
        self.options.players()
    }

    /// The colours in play.
    pub fn colours(&self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(|colour| self.owners[colour.index()].is_some())
    }

    /// Whose a colour is.
    pub const fn owner(&self, colour: Colour) -> Option<Seat> {
        self.owners[colour as usize]
    }

    /// Who plays which colour.
    pub const fn owners(&self) -> Owners {
        Owners { by_colour: self.owners, chosen_in_turn: self.options.colours_are_chosen() }
    }

    /// The colours of a player: one, or two with two players (CAM-18.1).
    pub fn colours_of(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        self.colours().filter(move |&colour| self.owner(colour) == Some(seat))
    }

    /// The neutral colour, with three players: the first free one of the components file (CAM-19.1).
    pub fn neutral_colour(&self) -> Option<Colour> {
        let all_chosen = self.colours().count() == self.options.colours_in_play();
        let free = || self.options.components.colours.iter().find(|&&colour| self.owner(colour).is_none());
        if self.players() == 3 && all_chosen { free().copied() } else { None }
    }

    /// The hero of a colour; he lies before its screen only in a game with heroes (CAM-16.1).
    pub fn hero(&self, colour: Colour) -> Hero {
        self.options.components.heroes[colour.index()]
    }

    /// The public pieces of a colour.
    pub const fn pieces(&self, colour: Colour) -> &Pieces {
        &self.pieces[colour as usize]
    }

    /// The side a castle room shows, once it is known.
    pub fn side(&self, room: Room) -> Option<Side> {
        self.sides.get(room.index()).copied().flatten()
    }

    /// The board in a room; the secret room is laid out with five players only (CAM-3.10).
    pub fn board_name(&self, room: Room) -> Option<BoardName> {
        match room {
            Room::Red | Room::Green | Room::Blue | Room::Yellow => Some(room.board(self.side(room)?)),
            Room::Secret => (self.players() == 5).then_some(BoardName::SecretRoom),
        }
    }

    /// The printed board in a room; of a room whose side is not yet drawn, side A.
    pub fn board(&self, room: Room) -> &'static Board {
        let name = self.board_name(room).unwrap_or(room.board(Side::A));
        self.options.components.0.board(name)
    }

    /// A field of the boards in use, and what is printed on it.
    pub fn printed(&self, spot: Spot) -> &'static PrintedField {
        &self.board(spot.room()).fields[spot.place()]
    }

    /// The id of a field.
    pub fn field(&self, spot: Spot) -> Field {
        self.printed(spot).id
    }

    /// Where a field lies, if one of the boards in use has it.
    pub fn spot(&self, field: Field) -> Option<Spot> {
        let on = |room: Room| {
            self.board_name(room)?;
            Some(Spot::new(room, self.board(room).place(field)?))
        };
        Room::ALL.into_iter().find_map(on)
    }

    /// The fields of a room a colour stands on, with its black knight and its magician.
    pub const fn own(&self, colour: Colour, room: Room) -> Places {
        self.pieces[colour as usize].rooms[room as usize]
    }

    /// The neutral knights of a room (CAM-19.2).
    pub const fn neutral(&self, room: Room) -> Places {
        self.neutral[room as usize]
    }

    /// All occupied fields of a room (CAM-8.1).
    pub fn occupied(&self, room: Room) -> Places {
        let own = self.pieces.iter().map(|pieces| pieces.rooms[room.index()]);
        own.fold(self.neutral(room), Places::union)
    }

    /// All free fields of a room.
    pub fn free(&self, room: Room) -> Places {
        self.board(room).all().without(self.occupied(room))
    }

    /// Who stands on a field.
    pub fn occupant(&self, spot: Spot) -> Option<Occupant> {
        if self.neutral(spot.room()).contains(spot.place()) {
            return Some(Occupant::Neutral);
        }
        let colour = self.colours().find(|&colour| self.own(colour, spot.room()).contains(spot.place()))?;
        let figure = if self.black == BlackKnight::Placed(spot) {
            Figure::BlackKnight
        } else if self.magician == Some((colour, spot)) {
            Figure::Magician
        } else {
            Figure::Knight
        };
        Some(Occupant::Of(colour, figure))
    }

    /// Where a magician was placed in end scoring, and whose.
    pub const fn placed_magician(&self) -> Option<(Colour, Spot)> {
        self.magician
    }

    /// The points of a colour (CAM-1.9).
    pub fn score(&self, colour: Colour) -> i32 {
        self.points[colour.index()].iter().copied().map(i32::from).sum()
    }

    /// The points of a colour in one category.
    pub const fn points(&self, colour: Colour, category: Category) -> i32 {
        self.points[colour as usize][category as usize] as i32
    }

    /// The field of the score track on which a colour's marker stands, 0 to 59; field 60 is field 0 (CAM-1.11).
    pub fn track_field(&self, colour: Colour) -> u8 {
        self.score(colour).rem_euclid(60) as u8
    }

    /// The mission cards of this round, in the order in which they were revealed.
    pub fn display(&self) -> impl Iterator<Item = Slot> {
        self.display.into_iter().flatten()
    }

    /// The mission cards on display.
    pub fn offered(&self) -> impl Iterator<Item = Mission> {
        self.display().filter(|slot| slot.fate == Fate::Offered).map(|slot| slot.mission)
    }

    /// How many cards a deck has left.
    pub fn deck_left(&self, deck: Deck) -> usize {
        self.options.components.missions.of(deck).intersection(self.decks).len()
    }

    /// The cards that are still to come from a deck, with their copies; their order nobody knows (CAM-22.3).
    pub fn still_to_come(&self, deck: Deck) -> impl Iterator<Item = (Mission, u32)> {
        let missions = &self.options.components.0.missions;
        missions.different(missions.of(deck).intersection(self.decks))
    }

    /// How many grail tiles lie face down (CAM-22.1).
    pub fn grail_left(&self) -> u8 {
        let drawn: u8 = self.pieces.iter().map(|pieces| pieces.grail).sum();
        self.options.components.grail.len().saturating_sub(drawn)
    }

    /// How many Merlin tiles a colour has (CAM-22.5).
    pub fn merlin_tiles(&self, colour: Colour) -> usize {
        self.merlin.iter().filter(|&&owner| owner == Some(colour)).count()
    }

    /// Whether a colour's magician stands in the throne room, and on which number (CAM-6.2).
    pub fn prediction_of(&self, colour: Colour) -> Option<u8> {
        if matches!(self.flow.phase, Phase::Predictions | Phase::Fists) {
            self.predictions[colour.index()]
        } else {
            None
        }
    }

    /// The colour whose prediction, turn, bonus or draw it is.
    pub fn acting(&self) -> Option<Colour> {
        match self.flow.phase {
            Phase::Predictions | Phase::Merlin | Phase::Missions | Phase::RedRoom | Phase::Hinterland => {
                self.order.get(usize::from(self.flow.place))
            }
            Phase::Sides
            | Phase::Eldest
            | Phase::Colours
            | Phase::Cards
            | Phase::Preparation
            | Phase::Sending
            | Phase::Fists
            | Phase::Screens
            | Phase::Over => None,
        }
    }

    /// Who chooses the next colour in the expert variant (CAM-17.3, CAM-17.6).
    pub fn chooser(&self) -> Option<Seat> {
        let eldest = self.flow.eldest.filter(|_| self.flow.phase == Phase::Colours)?;
        Some(Seat::new((eldest.index() + self.order.len()) % self.players()))
    }

    /// What is due.
    pub fn due(&self) -> Due {
        match (self.due.top(), self.flow.phase) {
            (Some(frame), _) => match frame {
                Frame::Shields => Due::Shield,
                // Trees and events are carried out at once and never wait on top.
                Frame::Hero | Frame::Tree | Frame::Events(_) => Due::Hero,
                Frame::Magician => Due::Magician,
                Frame::Bonus(left) => Due::Bonus(left),
                Frame::Extra(to) => Due::Extra(to),
                Frame::Percival(due) => Due::Percival(due),
                Frame::Grail(due) => Due::Grail(due),
                Frame::Look(_) => Due::Reveal,
                Frame::Tile(due) => Due::Tile(due),
            },
            (None, Phase::Sides) => Due::Side(
                Room::CASTLE.into_iter().find(|&room| self.side(room).is_none()).unwrap_or(Room::Red),
            ),
            (None, Phase::Eldest) => Due::Eldest,
            (None, Phase::Colours) => Due::Colour,
            (None, Phase::Cards) => Due::Card,
            (None, Phase::Preparation) => Due::Mission(self.next_deck().unwrap_or(Deck::One)),
            (None, Phase::Sending) => Due::Send,
            (None, Phase::Predictions) => Due::Predict,
            (None, Phase::Fists | Phase::Screens) => Due::Reveal,
            (None, Phase::Merlin) => Due::Merlin,
            (None, Phase::Missions) => {
                let sent = self.acting().map_or(0, |colour| self.pieces(colour).sent);
                if sent > 0 { Due::Take } else { Due::Fetch }
            }
            (None, Phase::RedRoom | Phase::Hinterland | Phase::Over) => Due::Over,
        }
    }

    /// Who has to decide what is due.
    pub(crate) fn turn_of(&self, due: Due) -> Turn {
        match due {
            Due::Side(_)
            | Due::Eldest
            | Due::Card
            | Due::Mission(_)
            | Due::Reveal
            | Due::Merlin
            | Due::Grail(_) => Turn::Chance,
            Due::Colour => self.chooser().map_or(Turn::Over, Turn::of),
            Due::Send => {
                let waiting = Seat::all(self.players()).filter(|&seat| !self.flow.chosen.contains(seat));
                Turn::Seats(waiting.collect::<SeatSet>())
            }
            Due::Predict
            | Due::Take
            | Due::Fetch
            | Due::Shield
            | Due::Percival(_)
            | Due::Tile(_)
            | Due::Bonus(_)
            | Due::Extra(_)
            | Due::Hero
            | Due::Magician => {
                self.acting().and_then(|colour| self.owner(colour)).map_or(Turn::Over, Turn::of)
            }
            Due::Over => Turn::Over,
        }
    }
}
