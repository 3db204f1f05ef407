//! What stands beside the board: the status, the scores, the own missions and castle, the signs.

use super::super::board::Sight;
use super::super::draw::text::{fit, put, put_right, width, wrap};
use super::signs;
use merlin::{Castle, Colour, Die, Item, Kind, Open, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use table::{Actor, Eye, Seat};
use words::{Words, merlin as say};

/// How wide the lines of the own castle may be.
const COLUMNS: usize = 30;

/// Where in the game we are: round and phase.
pub(crate) fn status(words: Words, view: &View<'_>) -> String {
    let open = view.open;
    let phase = say::phase(words, open.top());
    if open.round == 0 || open.top() == merlin::Frame::Over {
        return phase;
    }
    let args = [("round", open.round.into()), ("rounds", Open::ROUNDS.into())];
    format!("{} · {phase}", words.say_with("tui-merlin-round", &args))
}

/// The columns of the scores from the right, each with its sign: staffs, apples, traitors, materials, shields, flags.
const SIGNS: [&str; 6] = ["/", "o", signs::TRAITOR, signs::kind(Kind::Material), "▼", "⚑"];
/// How wide each of them is.
const COLUMN: u16 = 2;

/// The scores, and how much everybody has on the castle (MER-17.1).
pub(crate) fn draw_scores(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &View<'_>) -> u16 {
    let (words, theme, open) = (sight.words, sight.theme, view.open);
    let end = |column: u16| area.width.saturating_sub(column * COLUMN);
    for (column, sign) in (0..).zip(SIGNS) {
        put_right(buffer, area, end(column), 0, sign, theme.faded());
    }
    let points = end(SIGNS.len() as u16);
    put_right(buffer, area, points, 0, &words.say("tui-merlin-points"), theme.faded());
    for (row, seat) in (1..).zip(Seat::all(open.players())) {
        let castle = open.castle(seat);
        let turn = is_on_turn(open, seat);
        put(buffer, area, 0, row, if turn { "►" } else { " " }, theme.gold());
        put(buffer, area, 1, row, &format!("{} ", theme.charge(seat)), theme.shield(seat));
        let score = words.signed(open.score(seat));
        let room = points.saturating_sub(5 + width(&score) as u16);
        let name = sight.names.get(seat.index()).map_or("", String::as_str);
        let style = if turn { theme.title() } else { Style::new() };
        put(buffer, area, 4, row, &fit(name, usize::from(room)), style);
        put_right(buffer, area, points, row, &score, theme.points(open.score(seat)));
        let of = |kind: Kind| castle.items.of_kind(kind);
        let numbers = [
            castle.staffs,
            castle.apples,
            castle.traitors.iter().sum(),
            of(Kind::Material),
            of(Kind::Shield),
            of(Kind::Flag),
        ];
        for (column, number) in (0..).zip(numbers) {
            let text = if number == 0 { "–".to_owned() } else { number.to_string() };
            put_right(buffer, area, end(column), row, &text, Style::new());
        }
    }
    1 + open.players() as u16
}

/// Whether everybody waits for this seat.
fn is_on_turn(open: &Open, seat: Seat) -> bool {
    match open.top() {
        merlin::Frame::RepelTraitors(own) => own == seat,
        merlin::Frame::Grail(_) => open.grail == Some(seat),
        merlin::Frame::Module(_) => open.deciding().includes(Actor::Seat(seat)),
        merlin::Frame::Over
        | merlin::Frame::Setup(_)
        | merlin::Frame::Dice
        | merlin::Frame::Scoring(_)
        | merlin::Frame::NewTraitors => false,
        merlin::Frame::Window(_)
        | merlin::Frame::Execution
        | merlin::Frame::Repeat
        | merlin::Frame::Exchange
        | merlin::Frame::SecondDiscard
        | merlin::Frame::Tower
        | merlin::Frame::TurnEnd
        | merlin::Frame::Replace(_)
        | merlin::Frame::Card(_) => open.active == seat,
    }
}

/// The own missions with what is met of them, then the own castle.
pub(crate) fn hand(sight: &Sight<'_>, view: &View<'_>) -> Vec<Line<'static>> {
    let Eye::Seat(seat) = sight.eye else { return Vec::new() };
    let mut lines: Vec<Line<'static>> =
        missions(sight.words, view, seat).into_iter().map(Line::raw).collect();
    let castle = view.open.castle(seat);
    let things = [items(sight.words, castle), rest(sight.words, view.open, castle)];
    lines.extend(things.iter().flat_map(|text| wrap(text, COLUMNS)).map(Line::raw));
    lines
}

/// The missions of a hand, as far as they may be seen.
pub(crate) fn missions(words: Words, view: &View<'_>, seat: Seat) -> Vec<String> {
    view.hand(seat).iter().map(|mission| signs::mission_of(words, view, seat, mission)).collect()
}

/// The items of a castle: `⚑Bk ⚑Gy×2 ■Or`.
pub(crate) fn items(words: Words, castle: &Castle) -> String {
    let each =
        castle.items.iter().map(|item: Item| counted(signs::item(words, item), castle.items.count(item)));
    let all: Vec<String> = each.collect();
    if all.is_empty() { "⚑▼■ –".to_owned() } else { all.join(" ") }
}

/// Traitors and unused dice: `✖Bk×2 ✖Br · 3 4 M5`.
pub(crate) fn rest(words: Words, open: &Open, castle: &Castle) -> String {
    let traitors = Colour::ALL.into_iter().filter(|&colour| castle.traitors_of(colour) > 0);
    let named = |colour| format!("{}{}", signs::TRAITOR, signs::letters(words, colour));
    let traitors: Vec<String> =
        traitors.map(|colour| counted(named(colour), castle.traitors_of(colour))).collect();
    let traitors = if traitors.is_empty() { format!("{} –", signs::TRAITOR) } else { traitors.join(" ") };
    let dice: Vec<String> = castle
        .dice
        .unused()
        .map(|(place, pips)| match open.layout.dice[place] {
            Die::Own => pips.to_string(),
            Die::Merlin => format!("{}{pips}", signs::MERLIN),
            Die::Arthur => format!("{}{pips}", signs::ARTHUR),
        })
        .collect();
    let dice = if dice.is_empty() { "–".to_owned() } else { dice.join(" ") };
    format!("{traitors} {}", words.say_with("tui-merlin-dice", &[("dice", dice.into())]))
}

fn counted(name: String, count: u8) -> String {
    if count > 1 { format!("{name}×{count}") } else { name }
}

/// What the signs mean.
pub(crate) fn legend(words: Words) -> Vec<(&'static str, String)> {
    [
        ("M ●◆✚★", "tui-merlin-sign-figures"),
        ("⚑ ▼ ■", "tui-merlin-sign-items"),
        ("◉ ♟ ✖", "tui-merlin-sign-pieces"),
        ("o /", "tui-merlin-sign-apples"),
        ("+⚑ ◉⚑", "tui-merlin-sign-spaces"),
        ("† ◇ ♟↔", "tui-merlin-sign-relics"),
        ("⇄ ▤ ⌂", "tui-merlin-sign-more-spaces"),
        ("▲ ♣ ≈ ♜", "tui-merlin-sign-terrain"),
        ("› ► ‹›[]", "tui-merlin-sign-marks"),
        ("↻ ↺ ↕", "tui-merlin-sign-ways"),
        ("✓ ✗ *", "tui-merlin-sign-missions"),
        ("♟L=B", "tui-merlin-sign-pair"),
    ]
    .map(|(sign, key)| (sign, words.say(key)))
    .to_vec()
}
