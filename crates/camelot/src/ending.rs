//! End scoring, step by step (section 15).

use crate::colours::Colour;
use crate::components::Components;
use crate::due::Phase;
use crate::event::Event;
use crate::frames::Frame;
use crate::points::Points;
use crate::rooms::{RoundTable, SecretRoom};
use crate::state::{Camelot, Open, Standing};
use crate::vocab::{Area, BoardName, Room};
use table::Journal;

/// What a knight behind the screen is worth (CAM-15.23).
const POINTS_PER_KNIGHT: i32 = 2;
/// How many knights in the Hinterland give a grail tile (CAM-15.24).
const KNIGHTS_PER_TILE: u8 = 2;

/// A rival in the red room: a colour, or the neutral one.
#[derive(Clone, Copy)]
struct Rival {
    colour: Option<Colour>,
    knights: usize,
}

impl Open {
    /// The rivals with knights on these fields, the first one first: by knights, ties by the order track, which the
    /// neutral colour loses (CAM-15.2, CAM-15.3, CAM-15.10, CAM-19.6).
    fn ranking(&self, fields: crate::Places) -> impl Iterator<Item = Rival> {
        let colours = self.order.iter().map(|colour| (Some(colour), self.own(colour, Room::Red)));
        let neutral = std::iter::once((None, self.neutral(Room::Red)));
        let mut rivals = [Rival { colour: None, knights: 0 }; Colour::COUNT + 1];
        let mut count = 0;
        // In the order of the track, the neutral colour last: a stable sort by knights keeps it among equals.
        for (colour, places) in colours.chain(neutral) {
            let knights = places.intersection(fields).len();
            if knights > 0 {
                rivals[count] = Rival { colour, knights };
                count += 1;
            }
        }
        for end in 1..count {
            let mut place = end;
            while place > 0 && rivals[place - 1].knights < rivals[place].knights {
                rivals.swap(place - 1, place);
                place -= 1;
            }
        }
        rivals.into_iter().take(count)
    }

    /// Fixes who has which place in the red room, before anything of step 1 is scored (CAM-15.7).
    fn fix_standings(&mut self, journal: &mut Journal<Event>) {
        let mut standings = self.standings;
        let mut rank = |rivals: &mut dyn Iterator<Item = Rival>, area, standing: fn(u8) -> Standing| {
            for (place, Rival { colour, knights }) in (1..).zip(rivals) {
                if let Some(colour) = colour {
                    standings[colour.index()] = standing(place);
                }
                journal.note(|| Event::Ranked { colour, knights: knights as u8, place, area });
            }
        };
        if self.board_name(Room::Red) == Some(BoardName::Rebellion) {
            let won = self.winning_area();
            let areas = self.options.components.rebellion.areas;
            let lost = if won == Area::Loyalist { Area::Rebel } else { Area::Loyalist };
            rank(&mut self.ranking(areas[won.index()]), Some(won), Standing::Winners);
            rank(&mut self.ranking(areas[lost.index()]), Some(lost), Standing::Losers);
        } else {
            rank(&mut self.ranking(self.board(Room::Red).all()), None, Standing::AtTable);
            for colour in self.order.iter().filter(|&colour| self.own(colour, Room::Red).is_empty()) {
                standings[colour.index()] = Standing::Absent;
            }
        }
        self.standings = standings;
    }

    /// The area with more knights; with equal numbers the rebels win (CAM-15.9).
    fn winning_area(&self) -> Area {
        if self.knights_in(Area::Loyalist) > self.knights_in(Area::Rebel) {
            Area::Loyalist
        } else {
            Area::Rebel
        }
    }

    /// What a colour's place is worth, and why (CAM-15.4, CAM-15.6, CAM-15.11 to CAM-15.13).
    fn prize(&self, colour: Colour) -> Option<(i32, Points)> {
        let components = self.options.components;
        let rebellion = &components.rebellion;
        let listed = |points: &[u8], place: u8| {
            points.get(usize::from(place) - 1).map_or(0, |&points| i32::from(points))
        };
        let area = || {
            let entry = self.pieces(colour).entry.unwrap_or(1);
            rebellion.area(rebellion.entries[usize::from(entry) - 1])
        };
        match self.standings[colour.index()] {
            Standing::None => None,
            Standing::Absent => Some((-RoundTable::NO_KNIGHT_LOSS, Points::NotAtTable)),
            Standing::AtTable(place) => {
                let points = listed(&components.round_table.place_points, place);
                Some((points, Points::RoundTable { place }))
            }
            Standing::Winners(place) => {
                let points = listed(&rebellion.winner_points, place);
                Some((points, Points::Rebellion { area: area(), won: true, place }))
            }
            Standing::Losers(place) => {
                let points = listed(&rebellion.loser_points, place);
                Some((points, Points::Rebellion { area: area(), won: false, place }))
            }
        }
    }

    fn score_prize(&mut self, colour: Colour, journal: &mut Journal<Event>) {
        if let Some((points, reason)) = self.prize(colour).filter(|&(points, _)| points != 0) {
            self.score_points(colour, points, reason, journal);
        }
    }
}

/// Whether this is the place that scores first and places the magician (CAM-15.8).
const fn is_first(standing: Standing) -> bool {
    matches!(standing, Standing::AtTable(1) | Standing::Winners(1))
}

impl Camelot {
    /// Step 1 begins: the ranking is fixed, first place scores, then its magician may be placed (CAM-15.8). A neutral
    /// first place is lost to all (CAM-15.5).
    pub(crate) fn score_red_room(&mut self, journal: &mut Journal<Event>) {
        self.open.fix_standings(journal);
        let standings = self.open.standings;
        let first = self.open.order.iter().position(|colour| is_first(standings[colour.index()]));
        if let Some((place, colour)) = first.and_then(|place| Some((place, self.open.order.get(place)?))) {
            self.open.flow.place = place as u8;
            self.open.score_prize(colour, journal);
            self.open.due.push(Frame::Magician);
        }
        self.go_on(journal);
    }

    /// The rest of step 1: the other places, then the losses (CAM-15.8).
    pub(crate) fn finish_red_room(&mut self, journal: &mut Journal<Event>) {
        let standings = self.open.standings;
        let mut order = [Colour::Red; Colour::COUNT];
        let count = self.open.order.len();
        order.iter_mut().zip(self.open.order.iter()).for_each(|(slot, colour)| *slot = colour);
        // Winners before losers, each by place; losses last.
        order[..count].sort_unstable_by_key(|colour| match standings[colour.index()] {
            Standing::AtTable(place) | Standing::Winners(place) => (0, place, *colour),
            Standing::Losers(place) => (1, place, *colour),
            Standing::Absent => (2, self.open.rank_on_track(*colour) as u8, *colour),
            Standing::None => (3, 0, *colour),
        });
        for &colour in order[..count].iter().filter(|colour| !is_first(standings[colour.index()])) {
            self.open.score_prize(colour, journal);
        }
        (self.open.flow.phase, self.open.flow.place) = (Phase::Screens, 0);
    }

    /// Steps 2 and 3, and the draws of step 4.
    pub(crate) fn score_screens(&mut self, journal: &mut Journal<Event>) {
        self.score_merlin_tiles(journal);
        self.score_knights(journal);
        self.open.flow.phase = Phase::Hinterland;
        self.draw_for_hinterland(journal);
    }

    /// Step 2 (CAM-15.22).
    fn score_merlin_tiles(&mut self, journal: &mut Journal<Event>) {
        for colour in self.open.order.iter() {
            let tiles = self.secret[colour.index()].merlin;
            if !tiles.is_empty() {
                journal.note(|| Event::MerlinRevealed { colour, tiles });
                let reason = Points::Merlin { tiles: tiles.len() as u8 };
                self.open.score_points(colour, tiles.sum(), reason, journal);
            }
        }
    }

    /// Step 3 (CAM-15.23).
    fn score_knights(&mut self, journal: &mut Journal<Event>) {
        for colour in self.open.order.iter() {
            let knights = self.open.pieces(colour).screen;
            if knights > 0 {
                let points = POINTS_PER_KNIGHT * i32::from(knights);
                self.open.score_points(colour, points, Points::Screen { knights }, journal);
            }
        }
    }

    /// Step 4: grail tiles for knights in the Hinterland, from the top of the track (CAM-15.24, CAM-15.25);
    /// then the last steps.
    fn draw_for_hinterland(&mut self, journal: &mut Journal<Event>) {
        while let Some(colour) = self.open.acting() {
            let tiles = self.open.pieces(colour).hinterland / KNIGHTS_PER_TILE;
            if tiles > 0 {
                self.open.due.push(Frame::Percival(tiles));
                self.open.settle(journal);
                if self.open.due.top().is_some() {
                    return;
                }
            }
            self.open.flow.place += 1;
        }
        self.score_grail(journal);
        self.score_secret_room(journal);
        (self.open.flow.phase, self.open.flow.place) = (Phase::Over, 0);
        if let Some((winner, colour)) = self.open.leader() {
            journal.note(|| Event::Over { winner, colour });
        }
    }

    /// The tiles of one colour are drawn; the next one down the track follows.
    pub(crate) fn go_on_drawing(&mut self, journal: &mut Journal<Event>) {
        self.open.flow.place += 1;
        self.draw_for_hinterland(journal);
    }

    /// Step 5 (CAM-15.26, CAM-15.27).
    fn score_grail(&mut self, journal: &mut Journal<Event>) {
        for colour in self.open.order.iter() {
            let tiles = self.secret[colour.index()].grail;
            if !tiles.is_empty() {
                let parts = tiles.0;
                journal.note(|| Event::GrailRevealed { colour, parts });
                let points = tiles.points(Components::GRAIL_SET_POINTS);
                self.open.score_points(colour, points, Points::Grail { parts }, journal);
            }
        }
    }

    /// Step 6, five players only (CAM-15.28).
    fn score_secret_room(&mut self, journal: &mut Journal<Event>) {
        if self.open.board_name(Room::Secret).is_none() {
            return;
        }
        for colour in self.open.order.iter() {
            if self.open.own(colour, Room::Secret).is_empty() {
                self.open.score_points(colour, -SecretRoom::NO_KNIGHT_LOSS, Points::NotInSecretRoom, journal);
            }
        }
    }
}
