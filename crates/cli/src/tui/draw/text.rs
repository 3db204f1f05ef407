//! Text that has to fit: cut with an ellipsis, broken into lines, set flush right.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// The text, or as much of it as fits, with an ellipsis for the rest.
pub(crate) fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if width(&short) >= columns {
            short.pop();
            break;
        }
    }
    let mut short = short.trim_end().to_owned();
    if columns > 0 {
        short.push('…');
    }
    short
}

/// As many whole words of the text as fit, with an ellipsis for the rest.
pub(crate) fn fit_words(text: &str, columns: usize) -> String {
    let short = fit(text, columns);
    match short.rsplit_once(' ') {
        Some((words, _)) if short != text => format!("{}…", words.trim_end_matches([',', ';', ':', '.'])),
        Some(_) | None => short,
    }
}

/// The text in lines of at most so many columns, broken between words where possible.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let gap = usize::from(!line.is_empty());
            if !line.is_empty() && width(&line) + gap + width(word) > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            while width(&line) > columns {
                let head: String = line.chars().take(columns).collect();
                line = line.split_off(head.len());
                lines.push(head);
            }
        }
        lines.push(line);
    }
    lines
}

/// Writes a text into one row of an area, cut to its width; the answer is the column after it.
pub(crate) fn put(buffer: &mut Buffer, area: Rect, column: u16, row: u16, text: &str, style: Style) -> u16 {
    if row >= area.height || column >= area.width {
        return column;
    }
    let room = usize::from(area.width - column);
    let (end, _) = buffer.set_stringn(area.x + column, area.y + row, text, room, style);
    end - area.x
}

/// Writes a text so that it ends before a column.
pub(crate) fn put_right(buffer: &mut Buffer, area: Rect, end: u16, row: u16, text: &str, style: Style) {
    let columns = u16::try_from(width(text)).unwrap_or(u16::MAX);
    put(buffer, area, end.saturating_sub(columns), row, text, style);
}

/// A box of this size in the middle of an area.
pub(crate) fn centred(area: Rect, columns: u16, rows: u16) -> Rect {
    let (columns, rows) = (columns.min(area.width), rows.min(area.height));
    Rect::new(area.x + (area.width - columns) / 2, area.y + (area.height - rows) / 2, columns, rows)
}
