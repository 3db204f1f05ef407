//! What stands beside the castle: the status, the scores, what lies behind the own screen, the signs.

use super::super::board::Sight;
use super::super::draw::text::{fit, put, put_right, width};
use super::castle;
use super::signs;
use camelot::{Colour, Components, HeroSide, Open, Phase, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use words::{Words, camelot as say};

/// Where in the game we are: round and phase.
pub(crate) fn status(words: Words, view: &View<'_>) -> String {
    let flow = view.open.flow;
    let phase = say::phase(words, flow.phase);
    match flow.phase {
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland
        | Phase::Over => phase,
        Phase::Preparation
        | Phase::Sending
        | Phase::Predictions
        | Phase::Fists
        | Phase::Merlin
        | Phase::Missions => {
            let args = [("round", flow.round.into()), ("rounds", Open::ROUNDS.into())];
            format!("{} · {phase}", words.say_with("tui-camelot-round", &args))
        }
    }
}

/// The columns of the scores from the right, each with its sign: Merlin tiles, grail tiles, Hinterland, sent, screen.
const COLUMNS: [&str; 5] = ["M", "◇", "♣", "→", "▒"];
/// How wide each of them is.
const COLUMN: u16 = 3;

/// The scores, and where everybody's knights and tiles are (CAM-22.1, CAM-22.4, CAM-22.5).
pub(crate) fn draw_scores(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &View<'_>) -> u16 {
    let (words, theme, open) = (sight.words, sight.theme, view.open);
    let end = |column: u16| area.width.saturating_sub(column * COLUMN);
    for (column, sign) in (0..).zip(COLUMNS) {
        put_right(buffer, area, end(column), 0, sign, theme.faded());
    }
    let points = end(COLUMNS.len() as u16);
    put_right(buffer, area, points, 0, &words.say("tui-camelot-points"), theme.faded());
    let mut row = 1;
    for colour in open.colours() {
        let pieces = open.pieces(colour);
        let turn = is_on_turn(open, colour);
        put(buffer, area, 0, row, if turn { "►" } else { " " }, theme.gold());
        put(buffer, area, 1, row, &format!("{} ", signs::charge(colour)), signs::badge(theme, colour));
        let style = if turn { theme.title() } else { Style::new() };
        let score = words.signed(open.score(colour));
        let room = points.saturating_sub(5 + width(&score) as u16);
        put(buffer, area, 4, row, &called(sight, open, colour, usize::from(room)), style);
        put_right(buffer, area, points, row, &score, theme.points(open.score(colour)));
        let numbers =
            [open.merlin_tiles(colour) as u8, pieces.grail, pieces.hinterland, pieces.sent, pieces.screen];
        for (column, number) in (0..).zip(numbers) {
            let text = if number == 0 { "–".to_owned() } else { number.to_string() };
            put_right(buffer, area, end(column), row, &text, Style::new());
        }
        row += 1;
    }
    row
}

/// Whether everybody waits for this colour.
fn is_on_turn(open: &Open, colour: Colour) -> bool {
    match open.flow.phase {
        Phase::Sending => open.owner(colour).is_some_and(|seat| !open.flow.chosen.contains(seat)),
        Phase::Over => false,
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::Preparation
        | Phase::Predictions
        | Phase::Fists
        | Phase::Merlin
        | Phase::Missions
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland => open.acting() == Some(colour),
    }
}

/// Who plays a colour, after the name of the colour where there is room for both.
fn called(sight: &Sight<'_>, open: &Open, colour: Colour, room: usize) -> String {
    let player = open.owner(colour).and_then(|seat| sight.names.get(seat.index())).map_or("", String::as_str);
    let both = format!("{} {player}", say::colour(sight.words, colour));
    if width(&both) <= room { both } else { fit(player, room) }
}

/// What lies behind the screens of the one who looks, and in the fists (CAM-22.2).
pub(crate) fn screen(sight: &Sight<'_>, view: &View<'_>) -> Vec<Line<'static>> {
    castle::own(sight, view.open).into_iter().flat_map(|colour| behind(sight, view, colour)).collect()
}

/// What lies behind the screen of a colour, where it may be known.
pub(crate) fn behind(sight: &Sight<'_>, view: &View<'_>, colour: Colour) -> Vec<Line<'static>> {
    let (words, theme, open) = (sight.words, sight.theme, view.open);
    let Some(secret) = view.secret(colour) else { return Vec::new() };
    let badge = Span::styled(format!(" {} ", signs::charge(colour)), signs::badge(theme, colour));
    let mut first = Vec::new();
    if open.flow.chosen.contains(open.owner(colour).unwrap_or(table::Seat::new(0)))
        && matches!(open.flow.phase, Phase::Sending | Phase::Predictions | Phase::Fists)
    {
        first.push(words.say_with("tui-camelot-fist", &[("count", secret.fist.into())]));
    }
    if !secret.merlin.is_empty() {
        let tiles = secret.merlin.iter().map(|points| points.to_string()).collect::<Vec<_>>().join("+");
        first.push(words.say_with("tui-camelot-merlin", &[("tiles", tiles.into())]));
    }
    if open.options.with_heroes() && open.pieces(colour).hero != HeroSide::Gone {
        let side = if open.pieces(colour).hero == HeroSide::One { "1" } else { "2" };
        first.push(format!("{} {side}", say::hero(words, open.hero(colour))));
    }
    let mut lines = vec![Line::from(vec![badge, Span::raw(format!(" {}", first.join(" · ")))])];
    if !secret.grail.is_empty() {
        let points = secret.grail.points(Components::GRAIL_SET_POINTS);
        let [foot, stem, left, right] = secret.grail.0;
        let args = [
            ("foot", foot.into()),
            ("stem", stem.into()),
            ("left", left.into()),
            ("right", right.into()),
            ("points", words.signed(points).into()),
        ];
        lines.push(Line::raw(format!("    {}", words.say_with("tui-camelot-grail", &args))));
    }
    lines
}

/// The charge and the colours by which a seat is shown where colours do not matter.
pub(crate) fn shield(sight: &Sight<'_>, view: &View<'_>, seat: table::Seat) -> (&'static str, Style) {
    match view.open.counted(seat) {
        Some(colour) => (signs::charge(colour), signs::badge(sight.theme, colour)),
        None => (sight.theme.charge(seat), sight.theme.shield(seat)),
    }
}

/// What the signs mean.
pub(crate) fn legend(words: Words) -> Vec<(&'static str, String)> {
    [
        ("● ◆ ✚", "tui-camelot-sign-colours"),
        ("★ ▲", "tui-camelot-sign-more-colours"),
        ("■ ♞ ♗", "tui-camelot-sign-figures"),
        ("3 +♣◇♥", "tui-camelot-sign-effects"),
        ("‹ › [ ]", "tui-camelot-sign-marks"),
        ("1♞ ⚷", "tui-camelot-sign-cards"),
        ("▒ → ♣", "tui-camelot-sign-knights"),
        ("◇ M", "tui-camelot-sign-tiles"),
        ("◎", "tui-camelot-sign-tournament"),
        ("▀ ▄", "tui-camelot-sign-table"),
        ("♛", "tui-camelot-sign-crown"),
    ]
    .map(|(sign, key)| (sign, words.say(key)))
    .to_vec()
}
