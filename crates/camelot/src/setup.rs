//! Set-up: sides, colours, order track, pieces, neutral knights (section 3, CAM-17.2 to CAM-17.6, section 19).

use crate::colours::{Category, Colour, ColourSet};
use crate::due::Phase;
use crate::event::Event;
use crate::fields::Places;
use crate::frames::{Frame, Stack};
use crate::options::{Heroes, Options, Sides};
use crate::state::{BlackKnight, Camelot, Flow, Open, Pieces, Secret, Standing, TurnSoFar};
use crate::tiles::MerlinTiles;
use crate::track::OrderTrack;
use crate::vocab::{Deck, Hero, HeroSide, Room, Side};
use table::{Journal, Seat, SeatSet};

impl Pieces {
    /// The pieces of a colour that is not in play.
    const NONE: Self = Self {
        rooms: [Places::EMPTY; Room::COUNT],
        screen: 0,
        sent: 0,
        hinterland: 0,
        grail: 0,
        entry: None,
        hero: HeroSide::Gone,
    };

    /// How many knights a colour has in the Hinterland at the start (CAM-3.7).
    pub(crate) const HINTERLAND_START: u8 = 2;
}

impl Camelot {
    pub(crate) fn before_the_first_move(options: Options) -> Self {
        let decks = Deck::ALL.into_iter().filter(|&deck| deck != Deck::Key || options.players() == 5); // CAM-3.5
        let missions = &options.components.0.missions;
        let mut open = Open {
            options,
            flow: Flow { phase: Phase::Sides, round: 0, place: 0, eldest: None, chosen: SeatSet::EMPTY },
            due: Stack::empty(Frame::Shields),
            turn: TurnSoFar::default(),
            sides: match options.sides {
                Sides::Chosen(sides) => sides.map(Some),
                Sides::Random => [None; 4],
            },
            owners: [None; Colour::COUNT],
            order: OrderTrack::EMPTY,
            predictions: [None; Colour::COUNT],
            total: None,
            pieces: [Pieces::NONE; Colour::COUNT],
            neutral: [Places::EMPTY; Room::COUNT],
            red_ranks: [0; Places::MOST],
            black: BlackKnight::Boxed,
            magician: None,
            tournament_tiles: ColourSet::EMPTY,
            display: [None; Open::DISPLAY],
            decks: decks.fold(Default::default(), |all, deck| missions.of(deck).union(all)),
            merlin: [None; MerlinTiles::COUNT],
            standings: [Standing::None; Colour::COUNT],
            points: [[0; Category::COUNT]; Colour::COUNT],
        };
        let owners = options.owners();
        for (colour, owner) in Colour::ALL.into_iter().zip(owners) {
            if let Some(owner) = owner {
                open.hand_out(colour, owner);
            }
        }
        open.next_step_of_set_up();
        Self { open, secret: [Secret::default(); Colour::COUNT] }
    }
}

impl Open {
    /// A player takes the pieces of a colour (CAM-3.7, CAM-16.2, CAM-16.21).
    pub(crate) fn hand_out(&mut self, colour: Colour, owner: Seat) {
        self.owners[colour.index()] = Some(owner);
        let pieces = &mut self.pieces[colour.index()];
        pieces.screen = self.options.knights_behind_screen();
        pieces.hinterland = Pieces::HINTERLAND_START;
        if self.options.with_heroes() {
            pieces.hero = HeroSide::One;
            if self.hero(colour) == Hero::Mordred {
                self.black = BlackKnight::Waiting;
            }
        }
    }

    /// Sides first, then colours, then the order track; what is agreed beforehand is skipped.
    fn next_step_of_set_up(&mut self) {
        let flow = &mut self.flow;
        flow.phase = if self.sides.contains(&None) {
            Phase::Sides
        } else {
            match self.options.heroes() {
                Heroes::Off | Heroes::On => Phase::Cards,
                Heroes::Expert { eldest } => {
                    flow.eldest = flow.eldest.or(eldest);
                    if flow.eldest.is_none() { Phase::Eldest } else { Phase::Colours }
                }
            }
        };
    }

    /// An A/B tile falls (CAM-17.2).
    pub(crate) fn draw_side(&mut self, room: Room, side: Side, journal: &mut Journal<Event>) {
        if let Some(drawn) = self.sides.get_mut(room.index()) {
            *drawn = Some(side);
        }
        journal.note(|| Event::SideDrawn { room, side });
        self.next_step_of_set_up();
    }

    /// It is drawn who chooses first (CAM-17.5).
    pub(crate) fn draw_eldest(&mut self, seat: Seat, journal: &mut Journal<Event>) {
        self.flow.eldest = Some(seat);
        journal.note(|| Event::ChoosesFirst(seat));
        self.next_step_of_set_up();
    }

    /// A player chooses a colour, and its magician takes the topmost free field of the track (CAM-17.3).
    pub(crate) fn choose_colour(&mut self, colour: Colour, journal: &mut Journal<Event>) {
        let Some(seat) = self.chooser() else { return };
        self.hand_out(colour, seat);
        journal.note(|| Event::ColourChosen { seat, colour });
        self.put_on_track(colour, journal);
    }

    /// A magician takes the topmost free field of the order track (CAM-3.8); when all stand there, the game begins.
    pub(crate) fn put_on_track(&mut self, colour: Colour, journal: &mut Journal<Event>) {
        self.order.push(colour);
        let place = self.order.len() as u8;
        journal.note(|| Event::OnTrack { colour, place });
        if self.order.len() == self.options.colours_in_play() {
            self.place_neutral_knights(journal);
            self.begin_round(journal);
        }
    }

    /// One neutral knight on every marked field of the sides in use (CAM-19.2, CAM-19.3).
    fn place_neutral_knights(&mut self, journal: &mut Journal<Event>) {
        let Some(colour) = self.neutral_colour() else { return };
        for room in Room::CASTLE {
            self.neutral[room.index()] = self.board(room).marked;
        }
        let knights = self.neutral.iter().map(|places| places.len() as u8).sum();
        journal.note(|| Event::NeutralKnights { colour, knights });
    }
}
