//! The interface drawn: a picture of the state, which knows nothing of keys or time.

mod advice;
mod choices;
mod key_help;
mod list;
mod menu;
mod overlay;
mod plain;
mod result;
mod table;
pub(crate) mod text;

use super::app::{App, Screen};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Clear, Widget};
use text::{put, put_right, wrap};

/// The smallest terminal a table fits on.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, app: &App) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return too_small(buffer, area, app);
    }
    match app.screen() {
        Screen::Menu(own) => menu::draw(buffer, area, app, own),
        Screen::Table(session) => {
            table::draw(buffer, area, app, session);
            advice::draw(buffer, area, app, session);
        }
    }
    for overlay in app.overlays() {
        overlay::draw(buffer, area, app, overlay);
    }
}

/// Asks for more room.
fn too_small(buffer: &mut Buffer, area: Rect, app: &App) {
    let args = [
        ("columns", SMALLEST.0.into()),
        ("rows", SMALLEST.1.into()),
        ("now-columns", area.width.into()),
        ("now-rows", area.height.into()),
    ];
    let lines = wrap(&app.words().say_with("tui-too-small", &args), usize::from(area.width));
    let first = usize::from(area.height).saturating_sub(lines.len()) / 2;
    for (row, line) in (first..).zip(&lines) {
        put(buffer, area, 0, u16::try_from(row).unwrap_or(u16::MAX), line, Style::new());
    }
}

/// The top row: what this is on the left, a warning on the right.
fn header(buffer: &mut Buffer, area: Rect, app: &App, left: &str, right: &str) {
    let theme = app.theme();
    let (title, rest) = left.split_once(" · ").unwrap_or((left, ""));
    let end = put(buffer, area, 1, 0, title, theme.title());
    if !rest.is_empty() {
        let room = usize::from(area.width.saturating_sub(end + 1)).saturating_sub(text::width(right));
        put(buffer, area, end, 0, &text::fit(&format!(" · {rest}"), room), Style::new());
    }
    put_right(buffer, area, area.width - 1, 0, right, theme.danger());
}

/// A framed box laid over what is below it; the answer is the room inside.
fn framed(buffer: &mut Buffer, area: Rect, app: &App, title: &str) -> Rect {
    Clear.render(area, buffer);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(app.theme().faded())
        .title(ratatui::text::Line::styled(format!(" {title} "), app.theme().title()));
    let inside = block.inner(area);
    block.render(area, buffer);
    Rect::new(inside.x + 1, inside.y, inside.width.saturating_sub(2), inside.height)
}
