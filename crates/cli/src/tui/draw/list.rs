//! Lists to choose from, and paragraphs about what is chosen.

use super::super::app::App;
use super::super::pick::first_shown;
use super::super::theme::Theme;
use super::text::{put, put_right, width, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Words;

/// Something to choose.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// The key that chooses it, if it has one.
    pub(crate) key: Option<char>,
    /// What it is.
    pub(crate) text: String,
    /// What it brings.
    pub(crate) worth: Option<Worth>,
}

/// The points of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worth {
    /// All its moves bring as much.
    Exactly(i32),
    /// Its best move brings as much.
    AtBest(i32),
}

/// A paragraph about what is being considered.
#[derive(Clone, Debug)]
pub(crate) struct Detail {
    /// What it says.
    pub(crate) text: String,
    /// How it is set.
    pub(crate) style: Style,
}

/// Draws as many items as fit around the cursor, each in as many rows as it takes; the answer is the number
/// of rows used.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, items: &[Item], cursor: usize) -> u16 {
    let theme = app.theme();
    let column = if items.iter().any(|item| item.key.is_some()) { 4 } else { 2 };
    let worths: Vec<Option<String>> =
        items.iter().map(|item| item.worth.map(|worth| worth_text(app.words(), worth))).collect();
    let widest = worths.iter().flatten().map(|text| width(text) + 1).max().unwrap_or_default();
    let room = usize::from(area.width).saturating_sub(column + widest);
    // Each item may take several rows; the one under the cursor is kept in sight.
    let wrapped = items.iter().enumerate().flat_map(|(at, item)| {
        wrap(&item.text, room).into_iter().enumerate().map(move |(line, text)| (at, line == 0, text))
    });
    let rows: Vec<(usize, bool, String)> = wrapped.collect();
    let height = usize::from(area.height);
    let focus = rows.iter().position(|&(at, _, _)| at == cursor).unwrap_or_default();
    let last = rows.iter().rposition(|&(at, _, _)| at == cursor).unwrap_or_default();
    let first = first_shown(focus, rows.len(), height).max((last + 1).saturating_sub(height)).min(focus);
    let shown = rows.len().saturating_sub(first).min(height);
    for (row, (at, opens, text)) in (0..).zip(&rows[first..first + shown]) {
        let (item, here) = (&items[*at], *at == cursor);
        if *opens {
            put(buffer, area, 0, row, if here { "►" } else { " " }, theme.gold());
            let key = item.key.map(String::from).unwrap_or_default();
            put(buffer, area, 2, row, &key, theme.gold());
            if let (Some(text), Some(worth)) = (&worths[*at], item.worth) {
                put_right(buffer, area, area.width, row, text, worth_style(theme, worth));
            }
        }
        put(buffer, area, column as u16, row, text, Style::new());
        if here {
            buffer.set_style(Rect::new(area.x, area.y + row, area.width, 1), theme.cursor());
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

fn worth_text(words: Words, worth: Worth) -> String {
    match worth {
        Worth::Exactly(points) => words.signed(points),
        Worth::AtBest(points) => format!("≤{}", words.signed(points)),
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
