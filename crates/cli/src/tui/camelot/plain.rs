//! The castle as plain text, for `position show` and `replay`.

use super::super::board::Sight;
use super::super::theme::Theme;
use super::castle::{self, Marks};
use super::panels;
use camelot::View;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::Eye;
use words::Words;

/// How wide the text is.
const COLUMNS: u16 = 60;

/// The castle, the scores, and what lies behind the screens that may be seen.
pub(crate) fn picture(words: Words, view: &View<'_>, names: &[String]) -> String {
    let sight = Sight { words, theme: Theme::PLAIN, names, eye: Eye::Spectator };
    let mut text = format!("{}\n\n", panels::status(words, view));

    let mut hall = Buffer::empty(Rect::new(0, 0, COLUMNS, castle::SMALLEST.1 + 4));
    let area = hall.area;
    castle::draw(&mut hall, area, &sight, view, &Marks::default());
    text += &lines(&hall);

    let mut scores = Buffer::empty(Rect::new(0, 0, COLUMNS, 1 + view.open.colours().count() as u16));
    let area = scores.area;
    panels::draw_scores(&mut scores, area, &sight, view);
    text.push('\n');
    text += &lines(&scores);

    let screens: Vec<String> = view
        .open
        .colours()
        .flat_map(|colour| panels::behind(&sight, view, colour))
        .map(|line| line.to_string().trim_end().to_owned())
        .collect();
    if !screens.is_empty() {
        text += &format!("\n{}\n{}\n", words.say("tui-camelot-screens"), screens.join("\n"));
    }
    text
}

/// What stands in a buffer, without spaces at the ends of lines.
fn lines(buffer: &Buffer) -> String {
    let columns = usize::from(buffer.area.width);
    let row = |cells: &[ratatui::buffer::Cell]| {
        let line: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        format!("{}\n", line.trim_end())
    };
    buffer.content().chunks(columns).map(row).collect()
}
