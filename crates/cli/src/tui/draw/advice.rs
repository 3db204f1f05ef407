//! What a master would do, over the table: the moves in words, each with the points expected of it and the
//! chance to win.

use super::super::app::App;
use super::super::session::Session;
use super::framed;
use super::text::{centred, put, put_right, width, wrap};
use bots::Hint;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Eye;

/// How wide the box is, its frame included.
const COLUMNS: u16 = 74;

/// Draws what a master has found, if it has.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, session: &Session) {
    let Some((seat, hints)) = session.advice() else { return };
    let (words, theme) = (app.words(), app.theme());
    let view = session.table().game.view(Eye::Seat(seat));
    let expected = |hint: &Hint| match hint.outlook {
        Some(outlook) => format!("{}  {}", words.expected(hint.gain), words.chance(outlook.chance)),
        None => words.expected(hint.gain),
    };
    let points: Vec<String> = hints.iter().map(expected).collect();
    let longest = points.iter().map(|text| width(text)).max().unwrap_or_default();
    let inner = usize::from(COLUMNS) - 4;
    let told = |choice| wrap(&words.whole_choice(choice, &view, seat, session.names()), inner - 4 - longest);
    let texts: Vec<Vec<String>> = hints.iter().map(|hint| told(&hint.choice)).collect();
    let about = wrap(&words.say("hint-about"), inner);
    let rows = texts.iter().map(Vec::len).sum::<usize>() + about.len() + 6;
    let inside = framed(buffer, centred(area, COLUMNS, rows as u16), app, &words.say("hint-hints"));
    let mut row = 1;
    for ((place, (hint, lines)), points) in hints.iter().zip(&texts).enumerate().zip(&points) {
        put(buffer, inside, 0, row, &(place + 1).to_string(), theme.gold());
        put_right(buffer, inside, inside.width, row, points, theme.points(hint.gain.signum() as i32));
        for line in lines {
            put(buffer, inside, 2, row, line, Style::new());
            row += 1;
        }
    }
    for line in &about {
        row += 1;
        put(buffer, inside, 0, row, line, theme.faded());
    }
    put(buffer, inside, 0, row + 2, &words.say("tui-advice-keys"), theme.gold());
}
