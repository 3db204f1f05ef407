//! What must be true on the boards: each room as its rules let it come about (sections 10 to 14).

use super::{demand, said};
use crate::board::Board;
use crate::colours::Colour;
use crate::fields::Places;
use crate::rooms::{Ballroom, Tournament};
use crate::state::Open;
use crate::vocab::{BoardName, Room};
use table::Fault;

impl Open {
    pub(super) fn check_boards(&self) -> Result<(), Fault> {
        for room in Room::ALL {
            let mut taken = self.neutral(room);
            let board = self.board(room);
            let all = if self.board_name(room).is_some() { board.all() } else { Places::EMPTY };
            let marked = if self.has_begun() && self.players() == 3 && room != Room::Secret {
                board.marked
            } else {
                Places::EMPTY
            };
            let found = names(board, self.neutral(room));
            demand(self.neutral(room) == marked, "CAM-19.2", "fields", found, names(board, marked))?;
            for colour in Colour::ALL {
                let own = self.own(colour, room);
                demand(!own.meets(taken), "CAM-8.1", "fields", names(board, own.intersection(taken)), "-")?;
                demand(own.is_subset(all), "CAM-3.10", "fields", format!("{room}: {colour}"), "-")?;
                let early = !own.is_empty() && !self.has_begun();
                demand(!early, "CAM-7.7", "fields", format!("{room}: {colour}"), "-")?;
                taken = taken.union(own);
            }
        }
        self.check_red_room()?;
        match self.board_name(Room::Green) {
            Some(BoardName::Tournament) => self.check_tournament()?,
            Some(_) => self.check_training_ground()?,
            None => {}
        }
        match self.board_name(Room::Blue) {
            Some(BoardName::Intrigue) => self.check_intrigue()?,
            Some(_) => self.check_ballroom()?,
            None => {}
        }
        if self.board_name(Room::Yellow).is_some() {
            Colour::ALL.into_iter().try_for_each(|colour| self.check_path(colour))?;
        }
        let order = &self.options.components.secret_room.order;
        let filled = order.iter().take_while(|&&place| self.occupied(Room::Secret).contains(place)).count();
        let found = self.occupied(Room::Secret).len();
        let room = self.board(Room::Secret);
        let in_order: Places = order.iter().copied().take(found).collect();
        let occupied = names(room, self.occupied(Room::Secret));
        demand(filled == found, "CAM-14.2", "fields", occupied, names(room, in_order))
    }

    /// Knights of the red room are numbered in the order in which they came, and a chain of the Rebellion begins at its
    /// entry and has no gap (CAM-10.4, CAM-10.5, CAM-12.17).
    fn check_red_room(&self) -> Result<(), Fault> {
        let board = self.board(Room::Red);
        let rebellion = self.board_name(Room::Red) == Some(BoardName::Rebellion);
        let own = Colour::ALL.map(|colour| self.own(colour, Room::Red));
        let all = own.iter().fold(Places::EMPTY, |all, &places| all.union(places));
        let stray = (0..Places::MOST).find(|&place| !all.contains(place) && self.red_ranks[place] != 0);
        let unheld = stray.map(|place| names(board, Places::only(place))).unwrap_or_default();
        demand(stray.is_none(), "CAM-12.17", "fields", unheld, "-")?;
        for (colour, own) in Colour::ALL.into_iter().zip(own) {
            let mut previous: Option<usize> = None;
            for rank in 1..=own.len() as u8 {
                let here = own.iter().find(|&place| self.red_ranks[place] == rank);
                let found = names(board, own);
                let Some(place) = here else {
                    let expected = format!("{found}: {colour} {rank}");
                    return demand(false, "CAM-12.17", "fields", format!("{found}: {colour}"), expected);
                };
                if rebellion {
                    let entry = self.pieces(colour).entry;
                    let start =
                        entry.map(|entry| self.options.components.rebellion.entries[usize::from(entry) - 1]);
                    let joined = match previous {
                        None => start == Some(place),
                        Some(previous) => board.fields[previous].next.contains(place),
                    };
                    let clause = if previous.is_none() { "CAM-10.4" } else { "CAM-10.5" };
                    demand(joined, clause, "fields", format!("{colour}: {found}"), "1 → 2 → …")?;
                }
                previous = Some(place);
            }
            let entry = self.pieces(colour).entry;
            let at = format!("colour.{colour}.entry");
            let needed = rebellion || entry.is_none();
            demand(needed, "CAM-10.7", &at, said(entry), "-")?;
            let shared = entry.is_some()
                && Colour::ALL.iter().any(|&other| other > colour && self.pieces(other).entry == entry);
            let (found, expected) = (format!("2 × {}", said(entry)), format!("1 × {}", said(entry)));
            demand(!shared, "CAM-10.4", &at, found, expected)?;
            let skipped = entry.and_then(|entry| self.skipped_entry(entry));
            demand(skipped.is_none(), "CAM-10.4", &at, said(entry), said(skipped))?;
        }
        Ok(())
    }

    /// The lowest entry of the Rebellion that somebody with this one should have got: it belongs to no colour
    /// and its field was never occupied (CAM-10.4, CAM-10.13). Where knights are lost by Intrigue it may have
    /// been (CAM-10.9).
    fn skipped_entry(&self, entry: u8) -> Option<u8> {
        if self.board_name(Room::Blue) == Some(BoardName::Intrigue) {
            return None;
        }
        let entries = &self.options.components.rebellion.entries;
        let owned = |number: u8| Colour::ALL.iter().any(|&colour| self.pieces(colour).entry == Some(number));
        let occupied = self.occupied(Room::Red);
        (1..entry).find(|&lower| !owned(lower) && !occupied.contains(entries[usize::from(lower) - 1]))
    }

    /// A row is begun when the one below is full (CAM-11.1).
    fn check_training_ground(&self) -> Result<(), Fault> {
        let occupied = self.occupied(Room::Green);
        let rows = &self.options.components.training_ground.rows;
        let first_open = rows.iter().position(|row| !row.is_subset(occupied)).unwrap_or(rows.len());
        let above = rows.iter().skip(first_open + 1).fold(Places::EMPTY, |all, &row| all.union(row));
        let early = occupied.without(self.neutral(Room::Green)).intersection(above);
        let found = names(self.board(Room::Green), early);
        demand(early.is_empty(), "CAM-11.1", "fields", found, "-")?;
        let tiles = self.tournament_tiles.len();
        demand(tiles == 0, "CAM-3.11", "table.tournament_tiles", tiles, "-")
    }

    /// Heats, then finals by qualified colours, then the winner; tiles for the first two in all heats (CAM-11.11 to
    /// CAM-11.19).
    fn check_tournament(&self) -> Result<(), Fault> {
        let tournament = &self.options.components.tournament;
        let board = self.board(Room::Green);
        let mut in_all_heats = 0;
        for colour in Colour::ALL {
            let own = self.own(colour, Room::Green);
            for (heat, &last) in tournament.heats.iter().zip(&tournament.finals) {
                let fits = !own.contains(last) || (self.final_is_open() && heat.meets(own));
                let at = format!("fields.{}", board.fields[last].id);
                demand(fits, "CAM-11.16", &at, colour, "-")?;
            }
            let won = own.contains(tournament.winner);
            let fits = !won || (self.winner_is_open() && tournament.all_finals().meets(own));
            let at = format!("fields.{}", board.fields[tournament.winner].id);
            demand(fits, "CAM-11.19", &at, colour, "-")?;
            let everywhere = tournament.heats.iter().all(|heat| heat.meets(own));
            in_all_heats += usize::from(everywhere);
            let earned = everywhere || !self.tournament_tiles.contains(colour);
            demand(earned, "CAM-11.13", "table.tournament_tiles", colour, "-")?;
        }
        // A tile is taken once all effects before it are carried out, so one may still be due.
        let (found, due) = (self.tournament_tiles.len(), in_all_heats.min(Tournament::TILES));
        let waiting = self.due.all().iter().any(|frame| matches!(frame, crate::frames::Frame::Events(_)));
        let fits = found == due || (waiting && found + 1 == due);
        demand(fits, "CAM-11.13", "table.tournament_tiles", found, due)
    }

    /// The row has no gap, and the queen was courted with three hearts (CAM-12.1, CAM-12.4).
    fn check_ballroom(&self) -> Result<(), Fault> {
        let ballroom = &self.options.components.ballroom;
        let occupied = self.occupied(Room::Blue);
        let row = ballroom.row.iter();
        let after_gap: Places = row.skip_while(|&&place| occupied.contains(place)).copied().collect();
        let early = occupied.without(self.neutral(Room::Blue)).intersection(after_gap);
        demand(early.is_empty(), "CAM-12.1", "fields", names(self.board(Room::Blue), early), "-")?;
        for colour in Colour::ALL {
            let courted = !self.own(colour, Room::Blue).contains(ballroom.queen)
                || self.hearts(colour) >= Ballroom::HEARTS_FOR_QUEEN;
            let at = format!("fields.{}", self.board(Room::Blue).fields[ballroom.queen].id);
            demand(courted, "CAM-12.4", &at, colour, "-")?;
        }
        Ok(())
    }

    /// CAM-12.9.
    fn check_intrigue(&self) -> Result<(), Fault> {
        for colour in Colour::ALL {
            for group in &self.options.components.intrigue.groups {
                let own = group.fields.intersection(self.own(colour, Room::Blue));
                let found = names(self.board(Room::Blue), own);
                let expected = format!("{colour}: ≤ 1");
                demand(own.len() <= 1, "CAM-12.9", "fields", format!("{colour}: {found}"), expected)?;
            }
        }
        Ok(())
    }

    /// One start field, and every other field reached by an arrow from another of this colour; in the Chapel one field
    /// on each level (CAM-13.1, CAM-13.2, CAM-13.6, CAM-13.7).
    fn check_path(&self, colour: Colour) -> Result<(), Fault> {
        let (board, own) = (self.board(Room::Yellow), self.own(colour, Room::Yellow));
        let chapel = board.name == BoardName::Chapel;
        let clauses = if chapel { ["CAM-13.1", "CAM-13.2"] } else { ["CAM-13.6", "CAM-13.7"] };
        let found = format!("{colour}: {}", names(board, own));
        let starts = own.intersection(board.starts).len();
        demand(starts == usize::from(!own.is_empty()), clauses[0], "fields", &found, "1 × start")?;
        let reached = board.after(own).union(board.starts);
        demand(own.is_subset(reached), clauses[1], "fields", &found, "a → b → c")?;
        let levels = &self.options.components.chapel.levels;
        let one_each = levels.iter().all(|level| level.intersection(own).len() <= 1);
        demand(!chapel || one_each, "CAM-13.2", "fields", found, "1 × level")
    }
}

/// Fields for a person.
fn names(board: &Board, places: Places) -> String {
    let ids = places.iter().filter_map(|place| board.fields.get(place)).map(|field| field.id.to_string());
    ids.collect::<Vec<_>>().join(", ")
}
