//! The table as plain text, for `position show` and `replay`.

use super::super::board::Sight;
use super::super::theme::Theme;
use super::paint::Picture;
use super::panels;
use super::scene::Scene;
use artus::View;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Eye, Seat};
use words::Words;

/// How wide the text is.
const COLUMNS: u16 = 79;
/// How many rows the ring takes.
const ROWS: u16 = 27;

/// The round table, the scores, and the hands that may be seen.
pub(crate) fn picture(words: Words, view: &View<'_>, names: &[String]) -> String {
    let sight = Sight { words, theme: Theme::PLAIN, names, eye: Eye::Spectator };
    let mut text = format!("{}\n\n", panels::status(words, view));

    let mut ring = Buffer::empty(Rect::new(0, 0, COLUMNS, ROWS));
    let picture = Picture::of(Scene::of(view.open));
    let middle = panels::middle(&sight, view, None, &picture.scene, 24);
    picture.draw(&mut ring, Rect::new(0, 0, COLUMNS, ROWS), sight.theme, words, &middle);
    text += &lines(&ring);

    let mut scores = Buffer::empty(Rect::new(0, 0, 56, 2 + view.open.players() as u16));
    let area = scores.area;
    panels::draw_scores(&mut scores, area, &sight, view);
    text.push('\n');
    text += &lines(&scores);

    for seat in Seat::all(view.open.players()) {
        let hand = panels::hand(&Sight { eye: Eye::Seat(seat), ..sight }, view, None);
        if hand.is_empty() {
            continue;
        }
        let cards: Vec<String> = hand.iter().map(|line| line.to_string().trim().to_owned()).collect();
        let name = names.get(seat.index()).map_or("", String::as_str);
        let args = [("name", name.into()), ("cards", cards.join(", ").into())];
        text.push('\n');
        text += &words.say_with("tui-artus-hand-of", &args);
    }
    if !text.ends_with('\n') {
        text.push('\n');
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
