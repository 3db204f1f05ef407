//! Artus at the terminal: the round table drawn, and a move chosen as card, figure and chair.

pub(crate) mod asking;
pub(crate) mod cards;
pub(crate) mod chronicle;
pub(crate) mod paint;
pub(crate) mod panels;
pub(crate) mod plain;
pub(crate) mod ring;
pub(crate) mod scene;
pub(crate) mod steps;
#[cfg(test)]
mod tests;

use super::board::Sight;
use super::choosing::Choosing;
use artus::{Event, View};
use paint::Picture;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::Scene;

/// The round table, with what is being considered, or what has just happened.
pub(crate) fn draw_board(
    buffer: &mut Buffer,
    area: Rect,
    sight: &Sight<'_>,
    view: &View<'_>,
    choosing: Option<&Choosing>,
    recent: &[Event],
) {
    let picture = match choosing {
        Some(choosing) => asking::picture(view, choosing),
        None => Picture::of(Scene::of(view.open)).traced(recent),
    };
    let room = ring::Ring::within(area.width, area.height).map_or(0, |ring| usize::from(ring.middle().2));
    let middle = panels::middle(sight, view, choosing, &picture.scene, room);
    picture.draw(buffer, area, sight.theme, sight.words, &middle);
}
