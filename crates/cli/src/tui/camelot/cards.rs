//! The mission cards still to come, deck by deck, and the tiles that are left (CAM-22.1, CAM-22.3).

use super::super::board::Sight;
use super::super::draw::text::{put, wrap};
use super::signs;
use camelot::{Deck, MerlinTiles, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::camelot as say;

/// How many rows the table takes.
pub(crate) const ROWS: u16 = 19;

/// Draws the decks side by side.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &View<'_>) {
    let (words, theme, open) = (sight.words, sight.theme, view.open);
    let mut top = 0;
    for line in wrap(&words.say("tui-camelot-cards-note"), usize::from(area.width)) {
        put(buffer, area, 0, top, &line, theme.faded());
        top += 1;
    }
    let third = area.width / 3;
    let column = |number: u16| Rect {
        x: area.x + number * third,
        y: area.y + top + 1,
        width: third,
        height: area.height.saturating_sub(top + 1),
    };
    for (number, decks) in
        (0..).zip([[Deck::One, Deck::Key], [Deck::Two, Deck::Two], [Deck::Three, Deck::Three]])
    {
        let mut row = 0;
        for deck in decks.into_iter().take(if decks[0] == decks[1] { 1 } else { 2 }) {
            if open.deck_left(deck) > 0 {
                row = draw_deck(buffer, column(number), row, sight, view, deck) + 1;
            }
        }
        if number == 2 {
            let left = open.merlin.iter().filter(|owner| owner.is_none()).count();
            let args = [
                ("grail", open.grail_left().into()),
                ("merlin", left.into()),
                ("all", MerlinTiles::COUNT.into()),
            ];
            for line in wrap(&words.say_with("tui-camelot-tiles-left", &args), usize::from(third) - 1) {
                put(buffer, column(number), 0, row, &line, Style::new());
                row += 1;
            }
        }
    }
}

fn draw_deck(
    buffer: &mut Buffer,
    area: Rect,
    top: u16,
    sight: &Sight<'_>,
    view: &View<'_>,
    deck: Deck,
) -> u16 {
    let title = format!("{} ({})", say::deck(sight.words, deck), view.open.deck_left(deck));
    put(buffer, area, 0, top, &title, sight.theme.title());
    let mut row = top + 1;
    for (mission, copies) in view.open.still_to_come(deck) {
        let text = format!("{copies} × {}", signs::card(sight.words, mission));
        put(buffer, area, 1, row, &text, Style::new());
        row += 1;
    }
    row
}
