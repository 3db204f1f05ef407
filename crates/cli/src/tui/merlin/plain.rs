//! The board as plain text, for `position show` and `replay`.

use super::super::board::Sight;
use super::super::theme::Theme;
use super::{Marks, SMALLEST, castles, draw_board, panels};
use merlin::View;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Eye, Seat};
use words::Words;

/// How wide the text is.
const COLUMNS: u16 = 60;

/// The board, the scores, the castles, and the hands that may be seen.
pub(crate) fn picture(words: Words, view: &View<'_>, names: &[String]) -> String {
    let sight = Sight { words, theme: Theme::PLAIN, names, eye: Eye::Spectator };
    let mut text = format!("{}\n\n", panels::status(words, view));

    let mut board = Buffer::empty(Rect::new(0, 0, SMALLEST.0, SMALLEST.1));
    let area = board.area;
    draw_board(&mut board, area, &sight, view, &Marks::default());
    text += &lines(&board);

    let mut scores = Buffer::empty(Rect::new(0, 0, COLUMNS, 1 + view.open.players() as u16));
    let area = scores.area;
    panels::draw_scores(&mut scores, area, &sight, view);
    text.push('\n');
    text += &lines(&scores);

    for seat in Seat::all(view.open.players()) {
        let name = names.get(seat.index()).map_or("", String::as_str);
        text += &format!("\n{} {name}\n", sight.theme.charge(seat));
        for line in castles::castle(&sight, view, seat) {
            text += &format!("  {line}\n");
        }
        if view.secret(seat).is_some() {
            let missions = panels::missions(words, view, seat).join(" · ");
            let line = words.say_with("tui-merlin-hand", &[("missions", missions.into())]);
            text += &format!("  {line}\n");
        }
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
