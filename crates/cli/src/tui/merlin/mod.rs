//! Merlin at the terminal: the rondel with the principalities inside it, the environs below, and a move chosen from
//! short lines.

pub(crate) mod asking;
pub(crate) mod castles;
pub(crate) mod chronicle;
pub(crate) mod details;
pub(crate) mod environs;
pub(crate) mod lands;
pub(crate) mod panels;
pub(crate) mod plain;
pub(crate) mod rondel;
pub(crate) mod signs;
pub(crate) mod steps;
#[cfg(test)]
mod tests;

use super::board::Sight;
use merlin::{Colour, Site, Space, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What is marked on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    /// Spaces and tiles that can be chosen.
    pub(crate) open: (Vec<Space>, Vec<Site>),
    /// Those the cursor is on, or where something has just happened.
    pub(crate) chosen: (Vec<Space>, Vec<Site>),
    /// The principalities the cursor is on, or where something has just happened.
    pub(crate) lands: Vec<Colour>,
}

/// The least room the board needs: the rondel, and four rows of tiles between their frames.
pub(crate) const SMALLEST: (u16, u16) = (rondel::SIZE.0, rondel::SIZE.1 + 6);

/// The rondel with the principalities inside, and the environs below.
pub(crate) fn draw_board(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &View<'_>, marks: &Marks) {
    let (columns, rows) = (rondel::SIZE.0, rondel::SIZE.1);
    let left = area.x + area.width.saturating_sub(columns) / 2;
    let spare = area.height.saturating_sub(SMALLEST.1);
    let ring = Rect::new(left, area.y + spare / 3, columns.min(area.width), rows.min(area.height));
    rondel::draw(buffer, ring, sight, view, marks);
    lands::draw(buffer, rondel::inside(ring), sight, view, marks);
    let top = ring.bottom() + spare / 3;
    let below = Rect::new(left, top, ring.width, area.bottom().saturating_sub(top));
    environs::draw(buffer, below, sight, view, marks);
}
