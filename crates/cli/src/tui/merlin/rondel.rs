//! Where each space of the rondel stands on the screen: 24 cells around a rectangle, clockwise from the top left, so
//! that opposite spaces lie opposite.

use super::super::board::DrawContext;
use super::super::draw::text::put;
use super::{Marks, signs};
use merlin::{Space, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use table::Seat;

/// How many columns and rows a cell takes: a mark, a number, a sign and a gap; below them the figures.
pub(crate) const CELL: (u16, u16) = (6, 2);
/// How many cells the upper side has, and how many the right side between the corners.
const SIDES: (u16, u16) = (8, 4);
/// The size of the ring; the last gap is not needed.
pub(crate) const SIZE: (u16, u16) = (SIDES.0 * CELL.0 - 1, (SIDES.1 + 2) * CELL.1);

/// The room inside the ring.
pub(crate) const fn inside(ring: Rect) -> Rect {
    let (columns, rows) = (SIZE.0 - 2 * CELL.0, SIDES.1 * CELL.1);
    Rect::new(ring.x + CELL.0, ring.y + CELL.1, columns, rows)
}

/// The column and row of a cell.
pub(crate) const fn place(space: Space) -> (u16, u16) {
    let at = space.index() as u16;
    let (across, down) = (SIDES.0, SIDES.1);
    let (column, row) = if at < across {
        (at, 0)
    } else if at < across + down {
        (across - 1, at - across + 1)
    } else if at < 2 * across + down {
        (2 * across + down - 1 - at, down + 1)
    } else {
        (0, 2 * (across + down) - at)
    };
    (column * CELL.0, row * CELL.1)
}

/// Draws every space with its number, its sign and who stands there.
pub(crate) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
) {
    for space in Space::all() {
        draw_space(buffer, area, context, view, marks, space, place(space));
    }
}

/// Draws a space of either ring.
pub(crate) fn draw_space(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
    space: Space,
    (column, row): (u16, u16),
) {
    let (theme, open) = (context.theme, view.open);
    let (mark, style) = if marks.chosen.0.contains(&space) {
        ("►", theme.cursor())
    } else if marks.open.0.contains(&space) {
        ("›", theme.gold())
    } else {
        (" ", theme.faded())
    };
    put(buffer, area, column, row, mark, theme.gold());
    let number = format!("{:>2}", space.to_string());
    put(buffer, area, column + 1, row, &number, style);
    let after = column + 1 + number.len() as u16;
    let kind = open.layout.kind(space);
    let sign = match kind {
        merlin::SpaceKind::Principality(colour) => signs::tint(theme, colour),
        merlin::SpaceKind::Vp(_)
        | merlin::SpaceKind::Influence(_)
        | merlin::SpaceKind::Excalibur
        | merlin::SpaceKind::Grail
        | merlin::SpaceKind::Relocate
        | merlin::SpaceKind::Exchange
        | merlin::SpaceKind::Mission
        | merlin::SpaceKind::Build
        | merlin::SpaceKind::Module(_) => Style::new().add_modifier(Modifier::BOLD),
    };
    put(buffer, area, after, row, &signs::space(context.words, kind), sign);
    let mut end = column;
    if open.merlin == space {
        end = put(buffer, area, end, row + 1, signs::MERLIN, theme.on(16, 231).add_modifier(Modifier::BOLD));
    }
    if open.modules.arthur.figure() == Some(space) {
        end = put(buffer, area, end, row + 1, signs::ARTHUR, theme.on(16, 220).add_modifier(Modifier::BOLD));
    }
    for seat in Seat::all(open.players()).filter(|&seat| open.castle(seat).knight == Some(space)) {
        end = put(buffer, area, end, row + 1, theme.charge(seat), theme.shield(seat));
    }
}
