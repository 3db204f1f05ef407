//! The inner ring of Arthur, below the rondel: 13 spaces in two lines, clockwise from the top left.

use super::super::board::DrawContext;
use super::rondel::{CELL, draw_space};
use super::{Marks, rondel};
use merlin::{Open, Ring, Space, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// How many spaces the upper line has; the lower one has the others, from right to left.
const ACROSS: u16 = 7;

/// How many rows it takes, with one between it and the rondel.
pub(crate) fn rows(open: &Open) -> u16 {
    if open.layout.inner.is_empty() { 0 } else { 1 + 2 * CELL.1 }
}

/// The column and row of a cell.
pub(crate) const fn place(space: Space) -> (u16, u16) {
    let at = space.index() as u16;
    let (column, row) = if at < ACROSS { (at, 0) } else { (2 * ACROSS - 1 - at, 1) };
    (column * CELL.0, row * CELL.1)
}

/// Draws every space with its number, its sign and who stands there, in the middle below the rondel.
pub(crate) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
) {
    let left = (rondel::SIZE.0 - (ACROSS * CELL.0 - 1)) / 2;
    let area = Rect::new(area.x + left, area.y, area.width.saturating_sub(left), area.height);
    for space in view.open.layout.spaces(Ring::Inner) {
        draw_space(buffer, area, context, view, marks, space, place(space));
    }
}
