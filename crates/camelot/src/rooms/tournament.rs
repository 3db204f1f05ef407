//! The Tournament, side B of the green room: heats, finals, winner (CAM-11.10 to CAM-11.19).

use super::Closed;
use crate::colours::Colour;
use crate::event::Event;
use crate::fields::Places;
use crate::points::Points;
use crate::state::Open;
use crate::vocab::Room;
use table::{Clause, Journal};

/// How the Tournament is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// The fields of each heat (CAM-11.10).
    pub heats: [Places; 3],
    /// The final field joined to each heat (CAM-11.10).
    pub finals: [usize; 3],
    /// The winner's field.
    pub winner: usize,
}

impl Tournament {
    /// How many tournament tiles there are (CAM-2.2).
    pub const TILES: usize = 2;
    /// What a tournament tile scores (CAM-11.13).
    pub const TILE_POINTS: i32 = 3;

    /// All heat fields.
    pub fn all_heats(&self) -> Places {
        self.heats[0].union(self.heats[1]).union(self.heats[2])
    }

    /// All final fields.
    pub fn all_finals(&self) -> Places {
        self.finals.into_iter().collect()
    }

    pub(crate) fn points_clause(&self, place: usize) -> Clause {
        Clause(if place == self.winner {
            "CAM-11.19"
        } else if self.finals.contains(&place) {
            "CAM-11.17"
        } else {
            "CAM-11.12"
        })
    }
}

impl Open {
    /// Whether the final is open: all heat fields are occupied (CAM-11.15).
    pub fn final_is_open(&self) -> bool {
        self.options.components.tournament.all_heats().is_subset(self.occupied(Room::Green))
    }

    /// Whether the winner's field is open: all final fields are occupied (CAM-11.18).
    pub fn winner_is_open(&self) -> bool {
        self.options.components.tournament.all_finals().is_subset(self.occupied(Room::Green))
    }
}

/// CAM-11.11, CAM-11.16, CAM-11.19.
pub(super) fn legal(open: &Open, colour: Colour) -> Places {
    let tournament = &open.options.components.tournament;
    let (own, free) = (open.own(colour, Room::Green), open.free(Room::Green));
    let heats = tournament.all_heats().intersection(free);
    if !heats.is_empty() {
        return heats;
    }
    let joined = tournament.finals.iter().zip(tournament.heats).filter(|(_, heat)| heat.meets(own));
    let mut legal: Places = joined.map(|(&field, _)| field).collect();
    if open.winner_is_open() && tournament.all_finals().meets(own) {
        legal.insert(tournament.winner);
    }
    legal.intersection(free)
}

pub(super) fn closed(open: &Open, colour: Colour, place: usize) -> Option<Closed> {
    let tournament = &open.options.components.tournament;
    let own = open.own(colour, Room::Green);
    if tournament.all_heats().contains(place) {
        return None;
    }
    if !open.final_is_open() {
        return Some(Closed::HeatsFirst);
    }
    if place == tournament.winner {
        return if !open.winner_is_open() {
            Some(Closed::FinalsFirst)
        } else {
            (!tournament.all_finals().meets(own)).then_some(Closed::NotInFinal)
        };
    }
    let heat = tournament.finals.iter().position(|&field| field == place);
    let qualified = heat.is_some_and(|heat| tournament.heats[heat].meets(own));
    (!qualified).then_some(Closed::NotInHeat)
}

/// Tournament tiles and fanfares (CAM-11.13 to CAM-11.15, CAM-11.18).
pub(super) fn events(open: &mut Open, colour: Colour, place: usize, journal: &mut Journal<Event>) {
    let components = open.options.components;
    let tournament = &components.tournament;
    let own = open.own(colour, Room::Green);
    if tournament.all_heats().contains(place) {
        let in_all = tournament.heats.iter().all(|heat| heat.meets(own));
        let left = open.tournament_tiles.len() < Tournament::TILES;
        if in_all && left && !open.tournament_tiles.contains(colour) {
            open.tournament_tiles.insert(colour);
            journal.note(|| Event::TournamentTile { colour });
            open.score_points(colour, Tournament::TILE_POINTS, Points::TournamentTile, journal);
        }
        if open.final_is_open() {
            journal.note(|| Event::FinalOpened);
        }
    } else if tournament.all_finals().contains(place) && open.winner_is_open() {
        journal.note(|| Event::WinnerOpened);
    }
}
