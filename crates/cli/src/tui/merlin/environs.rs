//! The environs: rows of tiles, odd ones shifted by half a tile, between the two frames with their colours.

use super::super::board::DrawContext;
use super::super::draw::text::put;
use super::{Marks, signs};
use merlin::{Colour, Open, Site, TerrainFrames, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Seat;

/// How wide a tile is; a notch side is half as wide.
const TILE: u16 = 6;
/// Where the rows begin, right of their numbers.
const LEFT: u16 = 4;

/// Draws the frames and the tiles, with manors, towers and marks.
pub(crate) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
) {
    let open = view.open;
    let rows = u16::from(open.layout.rows);
    let frames = &open.options.components.frames;
    draw_frame(buffer, area, context, (0, 0), &frames.top);
    for row in 0..rows {
        put(buffer, area, 1, row + 1, &(row + 1).to_string(), context.theme.faded());
    }
    for site in Site::all(open.layout.rows) {
        draw_tile(buffer, area, context, open, marks, site);
    }
    // The lower frame follows the shift of the last row (MER-11.8).
    let shift = if rows % 2 == 0 { TILE / 2 } else { 0 };
    draw_frame(buffer, area, context, (shift, rows + 1), &frames.bottom);
}

fn draw_frame(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    (shift, row): (u16, u16),
    sides: &[Option<Colour>; TerrainFrames::SIDES],
) {
    for (place, side) in (0..).zip(sides) {
        let column = LEFT + shift + place * TILE / 2;
        match side {
            Some(colour) => {
                let letters = signs::letters(context.words, *colour);
                put(buffer, area, column, row, &letters, signs::tint(context.theme, *colour));
            }
            None => {
                put(buffer, area, column, row, "··", context.theme.faded());
            }
        }
    }
}

fn draw_tile(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    open: &Open,
    marks: &Marks,
    site: Site,
) {
    let theme = context.theme;
    let Some(tile) = open.environs.tile(site) else { return };
    let (row, half) = (site.row().unsigned_abs().into(), u16::from(site.half_column().unsigned_abs()));
    let column = LEFT + half * TILE / 2;
    let (before, after) = if marks.chosen.1.contains(&site) {
        ("[", "]")
    } else if marks.open.1.contains(&site) {
        ("‹", "›")
    } else {
        (" ", " ")
    };
    let row: u16 = row;
    put(buffer, area, column, row + 1, before, theme.gold());
    put(buffer, area, column + 1, row + 1, signs::terrain(tile.terrain), theme.title());
    if tile.tower {
        put(buffer, area, column + 2, row + 1, signs::TOWER, Style::new());
    }
    let owner = Seat::all(open.players()).find(|&seat| open.castle(seat).manors.contains(site));
    if let Some(seat) = owner {
        put(buffer, area, column + 3, row + 1, theme.charge(seat), theme.shield(seat));
    }
    put(buffer, area, column + 4, row + 1, after, theme.gold());
    let modules = &open.modules;
    let with =
        signs::with_manor(modules.knights.castles().contains(site), modules.morgana.huts().contains(site));
    put(buffer, area, column + 5, row + 1, with, Style::new());
}
