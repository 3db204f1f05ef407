//! All moves in one list, in words alone: for any game, for screen readers, and for those who know what they want.

use super::super::app::App;
use super::super::choosing::Choosing;
use super::super::pick::first_shown;
use super::super::session::Session;
use super::text::{put, put_right, wrap};
use games::AnyView;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A row: a heading, or a part of the text of a move.
enum Row {
    Heading(String),
    Move { place: usize, key: Option<char>, text: String, brings: Option<i32> },
}

/// Draws the list, each move under its heading.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, session: &Session, choosing: &Choosing) {
    let (words, theme) = (app.words(), app.theme());
    put(buffer, area, 1, 0, &words.say("tui-all-moves"), theme.title());
    let area = Rect::new(area.x + 1, area.y + 2, area.width - 2, area.height - 2);
    let rows = rows(app, &session.view(), session.names(), choosing, usize::from(area.width) - 10);
    let cursor = choosing.cursor();
    let focus = rows.iter().position(|row| matches!(row, Row::Move { place, .. } if *place == cursor));
    let height = usize::from(area.height);
    let first = first_shown(focus.unwrap_or_default(), rows.len(), height);
    for (line, row) in (0..).zip(rows.iter().skip(first).take(height)) {
        match row {
            Row::Heading(text) => {
                put(buffer, area, 0, line, text, theme.title());
            }
            Row::Move { place, key, text, brings } => {
                let here = *place == cursor;
                let key = key.map(String::from).unwrap_or_default();
                put(buffer, area, 0, line, if here { "►" } else { " " }, theme.gold());
                put(buffer, area, 2, line, &key, theme.gold());
                put(buffer, area, 4, line, text, if here { theme.cursor() } else { Style::new() });
                if let Some(points) = brings {
                    put_right(buffer, area, area.width, line, &words.signed(*points), theme.points(*points));
                }
            }
        }
    }
}

fn rows(app: &App, view: &AnyView<'_>, names: &[String], choosing: &Choosing, columns: usize) -> Vec<Row> {
    let words = app.words();
    let mut rows = Vec::new();
    let mut last = None;
    for (place, (branch, key)) in choosing.branches().iter().zip(choosing.keys()).enumerate() {
        let Some(offer) = branch.first() else { continue };
        let heading = words.at(view).heading(offer);
        if let Some(heading) = heading.clone().filter(|_| heading != last) {
            rows.push(Row::Heading(heading));
        }
        last = heading;
        let brings = words.brings(offer, view, choosing.seat);
        let lines = wrap(&words.choice(offer, view, choosing.seat, names), columns);
        for (part, text) in lines.into_iter().enumerate() {
            let key = key.filter(|_| part == 0);
            rows.push(Row::Move { place, key, text, brings: brings.filter(|_| part == 0) });
        }
    }
    rows
}
