//! Checks one table of a store: whether the house can open it, and whether its other data fits the game its moves lead
//! to.

use super::problem::Problem;
use crate::reopening;
use crate::store::rows::stored_game;
use crate::store::{StoreError, StoredTable};
use bots::Level;
use rusqlite::{Connection, OptionalExtension};
use table::Turn;

/// The result for a table.
pub(super) struct Checked {
    /// How many moves were replayed; `None` if it cannot be opened.
    pub(super) moves: Option<usize>,
    /// What is wrong with it.
    pub(super) problems: Vec<Problem>,
}

/// Checks a table. An error means that the file cannot be read.
pub(super) fn check_table(connection: &Connection, id: &str) -> Result<Checked, StoreError> {
    let cannot_be_opened = |reason| Checked { moves: None, problems: vec![Problem::SetAside(reason)] };
    let (stored, moves, _) = match stored_game(connection, id) {
        Ok(found) => found.ok_or_else(|| StoreError::Failed("a table is gone".to_owned()))?,
        Err(StoreError::SetAside(reason)) => return Ok(cannot_be_opened(reason)),
        Err(error) => return Err(error),
    };
    let mut query = connection.prepare_cached("SELECT text FROM components WHERE game = ? AND sum = ?")?;
    let components: Option<String> =
        query.query_row([&stored.game, &stored.pins.components], |row| row.get(0)).optional()?;
    let running = match reopening::reopen(&stored, &moves, components.as_deref()) {
        Ok((_, running)) => running,
        Err(reason) => return Ok(cannot_be_opened(reason)),
    };
    let mut problems = what_does_not_fit(&stored, moves.len());
    if running.turn() == Turn::Over && !stored.over {
        problems.push(Problem::Over);
    }
    Ok(Checked { moves: Some(moves.len()), problems })
}

/// Inconsistencies in the stored data of a table, whatever the game.
fn what_does_not_fit(stored: &StoredTable, moves: usize) -> Vec<Problem> {
    let levels = stored.seats.iter().filter_map(|seat| seat.bot.as_ref());
    let unknown = levels.filter(|level| level.parse::<Level>().is_err());
    let mut problems: Vec<Problem> = unknown.cloned().map(Problem::Bot).collect();
    let taken = stored.seats.iter().filter(|seat| seat.is_taken()).count();
    // Nobody sits at an imported record.
    if stored.begun && taken != 0 && taken != stored.seats.len() {
        problems.push(Problem::FreeSeats);
    }
    if moves < stored.given {
        problems.push(Problem::Given { given: stored.given, found: moves });
    } else if !stored.begun && moves > stored.given {
        problems.push(Problem::NotBegun);
    }
    problems
}
