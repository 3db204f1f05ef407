//! The bottom row: which keys do what just now.

use super::super::app::App;
use super::text::{put, width};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A key, or the Fluent key of its name, and the Fluent key of what it does.
pub(crate) type KeyHelp = (&'static str, &'static str);

/// Draws the keys into the last row of an area, as many as fit; the first are the most important.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, keys: &[KeyHelp]) {
    let row = area.height.saturating_sub(1);
    let mut column = 1;
    for &(key, what) in keys {
        let text = app.words().say(what);
        let key = if key.starts_with("tui-") { app.words().say(key) } else { key.to_owned() };
        let needed = width(&key) + 1 + width(&text);
        if usize::from(column) + needed + 1 > usize::from(area.width) {
            continue;
        }
        column = put(buffer, area, column, row, &key, app.theme().gold());
        column = put(buffer, area, column + 1, row, &text, Style::new()) + 2;
    }
}
