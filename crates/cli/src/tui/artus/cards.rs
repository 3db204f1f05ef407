//! Every card of every player: played, or not yet; for the one who looks also whether it is in hand (ART-17.4).

use super::super::board::Sight;
use super::super::draw::text::{put, put_right, width, wrap};
use super::asking::sign;
use artus::{Card, CardSet, Deck, Kind, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::{Eye, Seat};
use words::artus as say;

/// How wide the column of a player is.
const COLUMN: u16 = 4;

/// How many rows the table takes.
pub(crate) const ROWS: u16 = 20;

/// Draws a table: a row for each card, a column for each player.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &View<'_>) {
    let mut top = 0;
    for line in wrap(&sight.words.say("tui-artus-cards-note"), usize::from(area.width)) {
        put(buffer, area, 0, top, &line, sight.theme.faded());
        top += 1;
    }
    let half = (area.width - 2) / 2;
    let left = Rect { y: area.y + top + 1, height: area.height - top - 1, width: half, ..area };
    let right = Rect { x: area.x + half + 2, ..left };
    let used = draw_kind(buffer, left, sight, view, Kind::Knight);
    draw_kind(buffer, right, sight, view, Kind::King);
    if view.open.options.mode.uses(Kind::Scoring) {
        let below = Rect { y: left.y + used + 1, height: left.height.saturating_sub(used + 1), ..left };
        draw_kind(buffer, below, sight, view, Kind::Scoring);
    }
}

fn draw_kind(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &View<'_>, kind: Kind) -> u16 {
    let (words, theme, open) = (sight.words, sight.theme, view.open);
    let deck = &open.options.components.deck;
    let players = open.players();
    let column = |seat: Seat| area.width - COLUMN * (players - seat.index()) as u16;
    put(buffer, area, 0, 0, &format!("{} {}", sign(kind), words.say(heading(kind))), theme.title());
    for seat in Seat::all(players) {
        put(buffer, area, column(seat) + 1, 0, &format!("{} ", theme.charge(seat)), theme.shield(seat));
    }
    let mut row = 1;
    for (card, _) in deck.different(Deck::of(kind)) {
        put(buffer, area, 0, row, &name(sight, card), Style::new());
        for seat in Seat::all(players) {
            let left = open.unplayed(seat, kind).intersection(deck.copies(card)).len();
            let hand = match sight.eye {
                Eye::Seat(eye) if eye == seat => {
                    view.secret(seat).map(|secret| secret.hand()).unwrap_or_default()
                }
                Eye::Seat(_) | Eye::Spectator | Eye::Everything => CardSet::EMPTY,
            };
            let held = hand.intersection(deck.copies(card)).len();
            let (text, style) = match (left, held) {
                (0, _) => ("–".to_owned(), theme.faded()),
                (left, 0) => (left.to_string(), Style::new()),
                (left, _) => (format!("[{left}]"), theme.gold()),
            };
            let end = column(seat) + if width(&text) > 1 { 3 } else { 2 };
            put_right(buffer, area, end, row, &text, style);
        }
        row += 1;
    }
    row
}

const fn heading(kind: Kind) -> &'static str {
    match kind {
        Kind::Knight => "tui-artus-knight-cards",
        Kind::King => "tui-artus-king-cards",
        Kind::Scoring => "tui-artus-scoring-cards",
    }
}

fn name(sight: &Sight<'_>, card: Card) -> String {
    say::card_short(sight.words, card)
}
