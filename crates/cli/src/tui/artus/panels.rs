//! What stands beside the round table: the status, the scores, the hand, the cards not yet played, the signs.

use super::super::board::Sight;
use super::super::choosing::Choosing;
use super::super::draw::text::{fit, put, put_right, width, wrap};
use super::asking::sign;
use super::paint::{badge_style, glyph};
use super::scene::Scene;
use artus::{Card, Figure, Kind, Move, Phase, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::{Eye, Seat};
use words::{Words, artus as say};

/// Where in the game we are: mode, round, card.
pub(crate) fn status(words: Words, view: &View<'_>) -> String {
    let (flow, options) = (view.open.flow, view.open.options);
    let mode = say::mode(words, options.mode);
    let round = |key, of: u8| words.say_with(key, &[("round", flow.round.into()), ("rounds", of.into())]);
    let card = |key| {
        let cards = options.mode.cards_per_turn();
        let args = [("card", (flow.done + 1).into()), ("cards", cards.into())];
        if cards > 1 { format!(" · {}", words.say_with(key, &args)) } else { String::new() }
    };
    let now = match flow.phase {
        Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over => say::phase(words, flow.phase),
        Phase::Place => round("tui-artus-placement", options.knights_each()),
        Phase::Play => {
            format!("{}{}", round("tui-artus-round", options.mode.rounds()), card("tui-artus-card"))
        }
        Phase::Draw | Phase::Reveal(_) => {
            format!("{}{}", round("tui-artus-round", options.mode.rounds()), card("tui-artus-draw"))
        }
    };
    format!("{mode} · {now}")
}

/// What stands in the middle of the table, in lines of `room` columns: who is to do what, what it brings, and the
/// rings nobody has.
pub(crate) fn middle(
    sight: &Sight<'_>,
    view: &View<'_>,
    choosing: Option<&Choosing>,
    scene: &Scene,
    room: usize,
) -> Vec<Line<'static>> {
    let (words, flow) = (sight.words, view.open.flow);
    let mut lines = Vec::new();
    if flow.phase != Phase::Over {
        let name = sight.names.get(flow.active.index()).map_or("", String::as_str);
        lines.push(Line::from(vec![
            Span::styled(format!(" {} ", sight.theme.charge(flow.active)), sight.theme.shield(flow.active)),
            Span::styled(format!(" {}", fit(name, 14)), sight.theme.title()),
        ]));
    }
    lines.extend(wrap(&say::phase(words, flow.phase), room).into_iter().map(Line::raw));
    lines.push(Line::default());
    if let Some(choosing) = choosing {
        let considered = choosing.considered();
        let any = games::AnyView::Artus(*view);
        if let [only] = considered.as_slice()
            && let Some(points) = words.brings(only, &any, choosing.seat)
        {
            let text = words.say_with(
                "tui-points",
                &[("points", words.signed(points).into()), ("count", points.abs().into())],
            );
            lines.push(Line::styled(text, Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)));
        }
    }
    let rings = "○".repeat(usize::from(scene.supply));
    lines.push(Line::raw(
        words.say_with("tui-artus-supply", &[("rings", rings.into()), ("count", scene.supply.into())]),
    ));
    lines
}

/// The scores, the tokens, and how many cards of each kind everybody holds and can still draw (ART-17.1).
pub(crate) fn draw_scores(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &View<'_>) -> u16 {
    let (words, theme, open) = (sight.words, sight.theme, view.open);
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|&kind| open.options.mode.uses(kind)).collect();
    let broad = area.width >= 44;
    let gap = if broad { 4 } else { 1 };
    let columns = u16::try_from(kinds.len()).unwrap_or(3) * 2 - 1;
    let headings = ["tui-artus-points", "tui-artus-in-hand", "tui-artus-in-piles"].map(|key| words.say(key));
    let broadness = |heading: &str| columns.max(width(heading) as u16);
    // From the right: piles, hand, tokens, points; the name has the rest.
    let hand_end = area.width.saturating_sub(broadness(&headings[2]) + gap);
    let points = hand_end.saturating_sub(broadness(&headings[1]) + gap + 2);
    let (hand, piles) = (hand_end.saturating_sub(columns), area.width.saturating_sub(columns));
    for (heading, end) in headings.iter().zip([points, hand_end, area.width]) {
        put_right(buffer, area, end, 0, heading, theme.faded());
    }
    for (at, &kind) in (0..).zip(&kinds) {
        put(buffer, area, hand + 2 * at, 1, sign(kind), theme.faded());
        put(buffer, area, piles + 2 * at, 1, sign(kind), theme.faded());
    }
    let mut row = 2;
    for seat in Seat::all(open.players()) {
        let turn = open.flow.active == seat && open.flow.phase != Phase::Over;
        put(buffer, area, 0, row, if turn { "►" } else { " " }, theme.gold());
        let figure = Figure::Knight(seat);
        put(buffer, area, 1, row, &format!("{} ", glyph(theme, figure)), badge_style(theme, figure));
        let style = if turn { theme.title() } else { Style::new() };
        let called = sight.names.get(seat.index()).map_or("", String::as_str);
        let score = open.score(seat);
        let room = points.saturating_sub(5 + width(&words.signed(score)) as u16);
        put(buffer, area, 4, row, &fit(called, usize::from(room)), style);
        put_right(buffer, area, points, row, &words.signed(score), theme.points(score));
        let held = open.tokens(seat);
        if held > 0 {
            put(buffer, area, points, row, &format!("{held}◎"), theme.gold());
        }
        for (at, &kind) in (0..).zip(&kinds) {
            put(buffer, area, hand + 2 * at, row, &open.held(seat, kind).to_string(), Style::new());
            put(buffer, area, piles + 2 * at, row, &open.pile(seat, kind).to_string(), theme.faded());
        }
        row += 1;
    }
    row
}

/// The hand of the one who looks; the card already chosen is marked.
pub(crate) fn hand(sight: &Sight<'_>, view: &View<'_>, taken: Option<Move>) -> Vec<Line<'static>> {
    let Eye::Seat(seat) = sight.eye else { return Vec::new() };
    let Some(secret) = view.secret(seat) else { return Vec::new() };
    let chosen = match taken {
        Some(Move::Play(card, _)) => Some(card),
        Some(Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Place(_) | Move::Draw(_)) | None => None,
    };
    let line = |(card, copies): (Card, u32)| {
        let times = if copies > 1 { format!(" ×{copies}") } else { String::new() };
        let text = format!("{} {}{times}", sign(card.kind()), say::card_short(sight.words, card));
        let mark = if chosen == Some(card) { "► " } else { "  " };
        let style = if chosen == Some(card) { sight.theme.title() } else { Style::new() };
        Line::from(vec![Span::styled(mark, sight.theme.gold()), Span::styled(text, style)])
    };
    view.open.options.components.deck.different(secret.hand()).map(line).collect()
}

/// What the signs mean.
pub(crate) fn legend(words: Words) -> Vec<(&'static str, String)> {
    [
        ("● ◆ ✚ ★", "tui-artus-sign-knights"),
        ("♖ ♜", "tui-artus-sign-princes"),
        ("♔ ♚", "tui-artus-sign-king"),
        ("¹ ² ³", "tui-artus-sign-rings"),
        ("▒", "tui-artus-sign-carpet"),
        ("♛ ♕", "tui-artus-sign-crowns"),
        ("♞ ♛ ⚑", "tui-artus-sign-cards"),
        ("◎", "tui-artus-sign-token"),
        ("‹ ›", "tui-artus-sign-open"),
        ("[ ] ( )", "tui-artus-sign-marks"),
        ("◌ ↻", "tui-artus-sign-left"),
    ]
    .map(|(sign, key)| (sign, words.say(key)))
    .to_vec()
}
