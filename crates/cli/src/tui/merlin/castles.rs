//! Everything that lies open, on one sheet: the display, and all castles with what is on them (MER-17.1).

use super::super::board::Sight;
use super::super::draw::text::{put, wrap};
use super::{panels, signs};
use merlin::{Castle, Vassal, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::{Eye, Seat};

/// How many rows the sheet takes.
pub(crate) const ROWS: u16 = 20;

/// Draws the display and the castles.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &View<'_>) {
    let (words, theme, open) = (sight.words, sight.theme, view.open);
    let values = [("deck", open.deck().into()), ("discard", open.discard.len().into())];
    put(buffer, area, 0, 0, &words.say_with("tui-merlin-display", &values), theme.title());
    let mut row = 1;
    for mission in open.display.iter().flatten() {
        let text = match sight.eye {
            Eye::Seat(seat) => signs::mission_of(words, view, seat, *mission),
            Eye::Spectator | Eye::Everything => signs::mission(words, open, *mission),
        };
        put(buffer, area, 2, row, &text, Style::new());
        row += 1;
    }
    for seat in Seat::all(open.players()) {
        let name = sight.names.get(seat.index()).map_or("", String::as_str);
        put(buffer, area, 0, row, &format!("{} ", theme.charge(seat)), theme.shield(seat));
        put(buffer, area, 3, row, name, theme.title());
        row += 1;
        for text in castle(sight, view, seat) {
            for line in wrap(&text, usize::from(area.width.saturating_sub(3))) {
                put(buffer, area, 3, row, &line, Style::new());
                row += 1;
            }
        }
    }
}

/// What is on a castle, and the cards of its owner's hand that everybody saw being taken.
pub(crate) fn castle(sight: &Sight<'_>, view: &View<'_>, seat: Seat) -> Vec<String> {
    let (words, open) = (sight.words, view.open);
    let castle = open.castle(seat);
    let seen: Vec<String> = castle.seen.iter().map(|mission| signs::mission(words, open, mission)).collect();
    let values = [
        ("apples", castle.apples.into()),
        ("staffs", castle.staffs.into()),
        ("markers", castle.influence_on_castle().into()),
        ("manors", castle.manors_left().into()),
        ("cards", castle.hand.into()),
    ];
    let mut lines = vec![
        format!("{} · {}", panels::items(words, castle), panels::rest(words, open, castle)),
        format!("{} · {}", vassals(sight, castle), words.say_with("tui-merlin-castle", &values)),
    ];
    lines.extend(words::merlin::pieces(words, open, seat));
    if !seen.is_empty() {
        lines.push(words.say_with("tui-merlin-seen", &[("missions", seen.join(" · ").into())]));
    }
    lines
}

/// Where the vassals of a castle stand: `♟ L Bk, S –, B Gy, F –`.
fn vassals(sight: &Sight<'_>, castle: &Castle) -> String {
    let words = sight.words;
    let each = Vassal::ALL.map(|own| {
        let place = castle.vassal(own).map_or_else(|| "–".to_owned(), |colour| signs::letters(words, colour));
        format!("{} {place}", signs::vassal(words, own))
    });
    format!("{} {}", signs::VASSAL, each.join(", "))
}
