//! The end of a game: who has won, with how many points, and where they came from.

use super::super::app::App;
use super::super::board::{self, DrawContext};
use super::super::session::Session;
use super::framed;
use super::text::{centred, fit, put, put_right, width, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws the final scores over the table.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, session: &Session) {
    let (words, theme) = (app.words(), app.theme());
    let game = &session.table().game;
    let view = session.view();
    let context = DrawContext { words, theme, names: session.names(), eye: session.eye() };
    let (scores, game) = (game.scores(), game.game());
    let categories: Vec<String> = scores
        .lines
        .first()
        .map(|line| line.parts.iter().map(|(id, _)| words.category(game, id)).collect())
        .unwrap_or_default();
    let saved =
        words.say_with("tui-saved-as", &[("file", session.table().path.display().to_string().into())]);
    let total = words.say("tui-total");
    let labels =
        categories.iter().chain([&total]).map(|label| width(label)).max().unwrap_or_default() as u16 + 2;
    let longest = session.names().iter().map(|name| width(name) + 3).max().unwrap_or_default() as u16;
    let players = scores.lines.len() as u16;
    let column = (longest.max(10) + 2).min((area.width - 8 - labels) / players.max(1));
    let columns = (labels + column * players).max(58) + 4;
    let saved = wrap(&saved, usize::from(columns) - 4);
    let rows = categories.len() + saved.len() + 12;
    let inside = framed(buffer, centred(area, columns, rows as u16), app, &words.say("tui-result"));

    let winners: Vec<&str> =
        scores.winners.iter().map(|seat| session.names()[seat.index()].as_str()).collect();
    let args = [("names", winners.join(", ").into()), ("count", winners.len().into())];
    put(buffer, inside, 0, 1, &format!("♛ {}", words.say_with("tui-winners", &args)), theme.title());

    for (row, category) in (4..).zip(&categories) {
        put(buffer, inside, 0, row, category, Style::new());
    }
    let last = 5 + categories.len() as u16;
    put(buffer, inside, 0, last - 1, &"─".repeat(usize::from(labels + column * players)), theme.faded());
    put(buffer, inside, 0, last, &total, theme.title());
    for line in &scores.lines {
        let end = labels + column * (line.seat.index() as u16 + 1);
        let name = fit(&session.names()[line.seat.index()], usize::from(column) - 4);
        let won = scores.winners.contains(line.seat);
        put_right(buffer, inside, end, 3, &name, if won { theme.title() } else { Style::new() });
        let shield = end.saturating_sub(width(&name) as u16 + 3);
        let (charge, style) = board::shield(&context, &view, line.seat);
        put(buffer, inside, shield, 3, &format!("{charge} "), style);
        for (row, &(_, points)) in (4..).zip(&line.parts) {
            put_right(buffer, inside, end, row, &words.signed(points), Style::new());
        }
        put_right(buffer, inside, end, last, &words.signed(line.total()), theme.points(line.total()));
    }
    let mut row = last + 2;
    for line in &saved {
        put(buffer, inside, 0, row, line, theme.faded());
        row += 1;
    }
    put(buffer, inside, 0, row + 1, &words.say("tui-result-keys"), theme.gold());
}
