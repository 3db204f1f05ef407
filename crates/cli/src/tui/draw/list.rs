//! Lists to choose from, and paragraphs about what is chosen.

use super::super::app::App;
use super::super::board::{Detail, Item, Worth};
use super::super::pick::first_shown;
use super::super::theme::Theme;
use super::text::{put, put_line, put_right, width, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use words::Words;

/// A row of a list: its key, if it has one, and what it is.
pub(crate) type Row = (Option<char>, Item);

/// Draws as many rows as fit around the cursor; the answer is the number of rows used.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, rows: &[Row], cursor: usize) -> u16 {
    let theme = app.theme();
    let height = usize::from(area.height);
    let first = first_shown(cursor, rows.len(), height);
    let shown = rows.len().min(height);
    let keyed = rows.iter().any(|(key, _)| key.is_some());
    let column = if keyed { 4 } else { 2 };
    // The words about the points give way before those about the choice.
    let tight = rows.iter().any(|(_, item)| {
        let worth = item.worth.map_or(0, |worth| width(&worth_text(app.words(), worth, false)) + 1);
        column + item.text.width() + worth > usize::from(area.width)
    });
    for (line, at) in (0..).zip(first..first + shown) {
        let (key, item) = &rows[at];
        let here = at == cursor;
        put(buffer, area, 0, line, if here { "►" } else { " " }, theme.gold());
        if let Some(key) = key {
            put(buffer, area, 2, line, &key.to_string(), theme.gold());
        }
        let worth = item.worth.map(|worth| worth_text(app.words(), worth, tight));
        let end = area.width.saturating_sub(worth.as_deref().map_or(0, |text| width(text) as u16 + 1));
        let room = usize::from(end).saturating_sub(column);
        put_line(buffer, area, column as u16, line, &cut(&item.text, room));
        if let (Some(text), Some(worth)) = (worth, item.worth) {
            put_right(buffer, area, area.width, line, &text, worth_style(theme, worth));
        }
        if here {
            mark(buffer, Rect::new(area.x, area.y + line, area.width, 1), theme);
        }
    }
    // More above or below, told where it hides nothing.
    if first > 0 {
        put(buffer, area, 1, 0, "▲", theme.faded());
    }
    if first + shown < rows.len() {
        put(buffer, area, 1, area.height - 1, "▼", theme.faded());
    }
    shown as u16
}

/// Marks the row of the cursor; parts with a ground of their own keep it.
fn mark(buffer: &mut Buffer, row: Rect, theme: Theme) {
    for column in row.left()..row.right() {
        if let Some(cell) = buffer.cell_mut((column, row.y))
            && cell.bg == ratatui::style::Color::Reset
        {
            cell.set_style(theme.cursor());
        }
    }
}

/// A line cut to a width, with an ellipsis for the rest.
fn cut(line: &Line<'static>, columns: usize) -> Line<'static> {
    if line.width() <= columns {
        return line.clone();
    }
    let mut left = columns;
    let mut short = Line::default();
    for span in &line.spans {
        let text = super::text::fit(&span.content, left);
        left = left.saturating_sub(width(&text));
        short.push_span(Span::styled(text, span.style));
    }
    short
}

fn worth_text(words: Words, worth: Worth, tight: bool) -> String {
    match worth {
        Worth::Exactly(points) => words.signed(points),
        Worth::AtBest(points) if tight => format!("≤{}", words.signed(points)),
        Worth::AtBest(points) => words.say_with("tui-at-best", &[("points", words.signed(points).into())]),
    }
}

const fn worth_style(theme: Theme, worth: Worth) -> Style {
    match worth {
        Worth::Exactly(points) | Worth::AtBest(points) => theme.points(points),
    }
}

/// Draws whole paragraphs, as many as there is room for; the answer is the number of rows used.
pub(crate) fn draw_details(buffer: &mut Buffer, area: Rect, details: &[Detail]) -> u16 {
    let mut row = 0;
    for detail in details {
        let lines = wrap(&detail.text, usize::from(area.width));
        // Half a sentence says less than none.
        if usize::from(row) + lines.len() > usize::from(area.height) {
            break;
        }
        for line in &lines {
            put(buffer, area, 0, row, line, detail.style);
            row += 1;
        }
    }
    row
}
