//! The table as plain text, for `position show` and `replay`: the board, then everything in lines.

use super::board::{self, DrawContext};
use super::draw::text::wrap;
use super::theme::Theme;
use games::AnyView;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use table::{Eye, Seat};
use words::{Sheet, Words};

/// How wide the text is.
const COLUMNS: usize = 79;

/// The board, the scores, and what this view shows of everybody.
pub(crate) fn picture(words: Words, view: &AnyView<'_>, names: &[String]) -> String {
    let context = DrawContext { words, theme: Theme::PLAIN, names, eye: Eye::Spectator };
    let sheet = words.sheet(view, names);
    let (columns, rows) = board::printed_board(view);
    let mut board = Buffer::empty(Rect::new(0, 0, columns, rows));
    let area = board.area;
    board::draw_board(&mut board, area, &context, view, None, &[]);
    let mut text = format!("{}\n\n{}\n", sheet.status, letters(&board));
    for (title, line) in lines(words, &sheet, names, COLUMNS) {
        text += &if title { format!("{line}\n") } else { format!("  {line}\n") };
    }
    text
}

/// A sheet in lines of at most so many columns, each with whether it is a title; lines below titles are set in by two.
pub(crate) fn lines(words: Words, sheet: &Sheet, names: &[String], columns: usize) -> Vec<(bool, String)> {
    let mut lines = Vec::new();
    let mut add = |title: String, below: &[String]| {
        lines.push((true, title));
        let wrapped = below.iter().flat_map(|line| wrap(line, columns.saturating_sub(2)));
        lines.extend(wrapped.map(|line| (false, line)));
    };
    add(words.say("tui-middle"), &sheet.middle);
    for (seat, own) in Seat::all(sheet.seats.len()).zip(&sheet.seats) {
        let mut all = own.open.clone();
        if !own.hidden.is_empty() {
            all.push(words.say("tui-hidden"));
            all.extend(own.hidden.iter().cloned());
        }
        let args = [("name", words.name(seat, names).into()), ("points", words.total(own.score).into())];
        add(words.say_with("tui-seat", &args), &all);
    }
    lines
}

/// What stands in a buffer, without spaces at the ends of lines.
fn letters(buffer: &Buffer) -> String {
    let row = |cells: &[Cell]| {
        let line: String = cells.iter().map(Cell::symbol).collect();
        format!("{}\n", line.trim_end())
    };
    buffer.content().chunks(usize::from(buffer.area.width)).map(row).collect()
}
