//! The table: the board on the left with the log below it, scores, hand and choices on the right.

use super::super::app::App;
use super::super::board::{self, DrawContext};
use super::super::log::{self, Entry};
use super::super::session::{Session, Stage};
use super::key_help::KeyHelp;
use super::list::{self, Detail};
use super::text::{fit, put, put_right, width, wrap};
use super::{choices, framed, header, key_help, plain, result, text};
use crate::args::Player;
use games::AnyView;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::{Actor, Eye, Seat, Turn};
use words::Sheet;

/// Draws the table, or the screen between two people before it.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, session: &Session) {
    let words = app.words();
    let game = words.game(session.table().game.game());
    let right = if session.unsaved.is_some() { words.say("tui-unsaved") } else { String::new() };
    if let Stage::HandOver(seat) = session.stage() {
        header(buffer, area, app, &game, &right);
        return hand_over(buffer, area, app, &session.names()[seat.index()]);
    }
    let view = session.view();
    let context = DrawContext { words, theme: app.theme(), names: session.names(), eye: session.eye() };
    let sheet = words.sheet(&view, session.names());
    header(buffer, area, app, &format!("{game} · {}", sheet.status), &right);
    key_help::draw(buffer, area, app, &keys(session));

    if let Stage::Choosing(choosing) = session.stage()
        && choosing.is_plain()
    {
        let body = Rect::new(area.x, area.y + 1, area.width, area.height - 2);
        return plain::draw(buffer, body, app, session, choosing);
    }
    let least = board::least_board(&view);
    let (columns, rows) = (area.width, area.height - 2);
    let board_columns = (least.0 + (columns - super::SMALLEST.0) * 11 / 20).min(columns - 33);
    let board_rows = least.1 + (rows - 22) * 3 / 5;
    let left = Rect::new(area.x, area.y + 1, board_columns, board_rows);
    let below = Rect::new(area.x, left.bottom(), board_columns, rows - board_rows);
    let side = Rect::new(left.right() + 1, area.y + 1, columns - board_columns - 1, rows);

    let choosing = match session.stage() {
        Stage::Choosing(choosing) => Some(choosing),
        Stage::HandOver(_) | Stage::Forced(..) | Stage::Done(_) | Stage::Watching | Stage::Over => None,
    };
    board::draw_board(buffer, left, &context, &view, choosing, session.recent());
    let entries = log::sentences(words, session.events(), session.notes(), session.names());
    draw_log(buffer, below, app, &entries);
    for row in side.top()..side.bottom() {
        put(buffer, area, side.x - 1 - area.x, row - area.y, "│", app.theme().faded());
    }
    let side = Rect::new(side.x + 1, side.y, side.width - 2, side.height);
    draw_side(buffer, side, app, session, (&context, &view, &sheet));
    if matches!(session.stage(), Stage::Over) && session.shows_result {
        result::draw(buffer, area, app, session);
    }
}

/// Scores, what the person at the keyboard has, and the choices.
fn draw_side(
    buffer: &mut Buffer,
    area: Rect,
    app: &App,
    session: &Session,
    (context, view, sheet): (&DrawContext<'_>, &AnyView<'_>, &Sheet),
) {
    let used = draw_scores(buffer, area, session, (context, view, sheet));
    let mut rest = below(area, used);
    rule(buffer, rest, app);
    rest = below(rest, 1);
    let own = own_lines(context, sheet, usize::from(area.width));
    match session.stage() {
        Stage::Choosing(choosing) => {
            // What one has stays in sight, as far as there is room for both.
            let room = usize::from(rest.height).saturating_sub(choices::LEAST);
            rest = draw_own(buffer, rest, app, &own, room);
            choices::draw(buffer, rest, app, context, view, choosing, &sheet.due);
        }
        Stage::Forced(..) | Stage::Done(_) | Stage::Watching | Stage::Over | Stage::HandOver(_) => {
            rest = draw_own(buffer, rest, app, &own, usize::from(rest.height).saturating_sub(6));
            let detail = Detail { text: situation(app, session), style: app.theme().title() };
            list::draw_details(buffer, rest, &[detail]);
        }
    }
}

/// The points of everybody, and whose turn it is; the answer is the number of rows used.
fn draw_scores(
    buffer: &mut Buffer,
    area: Rect,
    session: &Session,
    (context, view, sheet): (&DrawContext<'_>, &AnyView<'_>, &Sheet),
) -> u16 {
    let theme = context.theme;
    for (row, (seat, own)) in (0..).zip(Seat::all(sheet.seats.len()).zip(&sheet.seats)) {
        let turn = session.table().game.turn().includes(Actor::Seat(seat));
        put(buffer, area, 0, row, if turn { "►" } else { " " }, theme.gold());
        let (charge, style) = board::shield(context, view, seat);
        put(buffer, area, 1, row, &format!("{charge} "), style);
        let points = context.words.signed(own.score);
        let room = usize::from(area.width).saturating_sub(5 + width(&points));
        let name = context.names.get(seat.index()).map_or("", String::as_str);
        let style = if turn { theme.title() } else { Style::new() };
        put(buffer, area, 4, row, &fit(name, room), style);
        put_right(buffer, area, area.width, row, &points, theme.points(own.score));
    }
    sheet.seats.len() as u16
}

/// What the person at the keyboard has: what the others do not see first.
fn own_lines(context: &DrawContext<'_>, sheet: &Sheet, columns: usize) -> Vec<Vec<String>> {
    let Eye::Seat(seat) = context.eye else { return Vec::new() };
    let Some(own) = sheet.seats.get(seat.index()) else { return Vec::new() };
    own.hidden.iter().chain(&own.open).map(|line| wrap(line, columns)).collect()
}

/// Draws whole lines as far as there is room; the answer is what is left.
fn draw_own(buffer: &mut Buffer, area: Rect, app: &App, own: &[Vec<String>], room: usize) -> Rect {
    let mut row = 1;
    for lines in own {
        if usize::from(row) + lines.len() > room {
            break;
        }
        for line in lines {
            put(buffer, area, 0, row, line, Style::new());
            row += 1;
        }
    }
    if row == 1 {
        return area;
    }
    put(buffer, area, 0, 0, &app.words().say("tui-hand"), app.theme().title());
    let rest = below(area, row);
    rule(buffer, rest, app);
    below(rest, 1)
}

/// What is going on, when there is nothing to choose.
fn situation(app: &App, session: &Session) -> String {
    let words = app.words();
    let name = |seat: table::Seat| ("name", session.names()[seat.index()].as_str().into());
    match session.stage() {
        Stage::Done(seat) => {
            let key = if session.can_undo() { "tui-done-undo" } else { "tui-done" };
            words.say_with(key, &[name(*seat)])
        }
        Stage::Forced(..) => words.say("tui-forced"),
        Stage::Over => words.say("tui-over"),
        Stage::Watching if session.is_paused() => words.say("tui-paused"),
        Stage::Watching => match session.table().game.turn() {
            Turn::Seats(seats) => match seats.iter().next() {
                Some(seat) => {
                    let (level, likes) = match session.player(seat) {
                        Player::Bot(level) => {
                            let style = bots::Style::of(*level, seat);
                            let likes = words.bot_style(session.table().game.game(), style.id());
                            (words.say(&format!("people-level-{level}")), likes)
                        }
                        Player::Person(_) => (String::new(), None),
                    };
                    let thinks = words.say_with("tui-watching", &[name(seat), ("level", level.into())]);
                    [Some(thinks), likes].into_iter().flatten().collect::<Vec<_>>().join(" ")
                }
                None => String::new(),
            },
            Turn::Chance | Turn::Over => String::new(),
        },
        Stage::HandOver(_) | Stage::Choosing(_) => String::new(),
    }
}

/// The keys of each stage.
fn keys(session: &Session) -> Vec<KeyHelp> {
    let mut keys: Vec<KeyHelp> = match session.stage() {
        Stage::Choosing(choosing) => {
            let mut keys = vec![("↑↓", "tui-key-choose"), ("Enter", "tui-key-take")];
            if choosing.can_go_back() {
                keys.push(("Esc", "tui-key-back"));
            }
            if choosing.has_steps() && choosing.depth() == 0 && !choosing.is_plain() {
                keys.push(("a", "tui-key-all"));
            }
            keys.push(("h", if session.is_advised_soon() { "tui-key-thinking" } else { "tui-key-hint" }));
            keys
        }
        Stage::Done(_) => vec![("Enter", "tui-key-pass")],
        Stage::Forced(..) => vec![("tui-space", "tui-key-on")],
        Stage::Watching => vec![("tui-space", "tui-key-on"), ("p", "tui-key-pause")],
        Stage::Over => vec![("Tab", "tui-key-result"), ("m", "tui-key-menu")],
        Stage::HandOver(_) => vec![("Enter", "tui-key-ready")],
    };
    if session.can_undo() {
        keys.push(("u", "tui-key-undo"));
    }
    keys.extend([
        ("?", "tui-key-help"),
        ("q", "tui-key-leave"),
        ("l", "tui-key-log"),
        ("r", "tui-key-rules"),
        ("c", "tui-key-cards"),
        ("F2", "tui-key-language"),
    ]);
    keys
}

/// The last lines of the log.
fn draw_log(buffer: &mut Buffer, area: Rect, app: &App, entries: &[Entry]) {
    rule(buffer, area, app);
    let end = put(buffer, area, 1, 0, &format!(" {} ", app.words().say("tui-log")), app.theme().title());
    debug_assert!(end <= area.width, "the heading of the log fits");
    let area = Rect { x: area.x + 1, width: area.width - 2, ..below(area, 1) };
    let rows = usize::from(area.height);
    let lines: Vec<Vec<String>> = entries
        .iter()
        .rev()
        .map(|entry| wrap(&entry.text, usize::from(area.width) - reserved(app, entry)))
        .scan(0, |used, lines| {
            *used += lines.len();
            (*used <= rows).then_some(lines)
        })
        .collect();
    let used: usize = lines.iter().map(Vec::len).sum();
    let mut row = (rows - used) as u16;
    for (entry, lines) in entries[entries.len() - lines.len()..].iter().zip(lines.iter().rev()) {
        draw_entry(buffer, area, app, row, entry, lines);
        row += lines.len() as u16;
    }
}

/// How many columns of a line of the log points and clause take.
fn reserved(app: &App, entry: &Entry) -> usize {
    if entry.heads {
        return 0;
    }
    let points = entry.points.map_or(0, |points| width(&app.words().signed(points)) + 1);
    points + entry.clause.map_or(0, |clause| width(clause.0) + 1)
}

/// One entry of the log: what happened, the points, the clause.
fn draw_entry(buffer: &mut Buffer, area: Rect, app: &App, row: u16, entry: &Entry, lines: &[String]) {
    let theme = app.theme();
    let style = if entry.heads { theme.title() } else { Style::new() };
    for (row, line) in (row..).zip(lines) {
        put(buffer, area, 0, row, line, style);
    }
    if entry.heads {
        return;
    }
    let clause = entry.clause.map(|clause| clause.to_string()).unwrap_or_default();
    put_right(buffer, area, area.width, row, &clause, theme.faded());
    if let Some(points) = entry.points {
        let end = area.width.saturating_sub(width(&clause) as u16 + 1);
        put_right(buffer, area, end, row, &app.words().signed(points), theme.points(points));
    }
}

/// The screen while the keyboard is handed over: it names who is next, and shows nothing else.
fn hand_over(buffer: &mut Buffer, area: Rect, app: &App, name: &str) {
    let words = app.words();
    let args = [("name", name.into())];
    let lines = wrap(&words.say_with("tui-curtain", &args), 50);
    let place = text::centred(area, 56, lines.len() as u16 + 6);
    let inside = framed(buffer, place, app, &words.say_with("tui-curtain-title", &args));
    for (row, line) in (1..).zip(&lines) {
        put(buffer, inside, 0, row, line, Style::new());
    }
    put(
        buffer,
        inside,
        0,
        lines.len() as u16 + 2,
        &words.say_with("tui-curtain-ready", &args),
        app.theme().gold(),
    );
    let keys =
        [("Enter", "tui-key-ready"), ("?", "tui-key-help"), ("r", "tui-key-rules"), ("q", "tui-key-leave")];
    key_help::draw(buffer, area, app, &keys);
}

/// A thin line across an area.
pub(super) fn rule(buffer: &mut Buffer, area: Rect, app: &App) {
    put(buffer, area, 0, 0, &"─".repeat(usize::from(area.width)), app.theme().faded());
}

/// An area without its first rows.
pub(super) const fn below(area: Rect, rows: u16) -> Rect {
    let rows = if rows < area.height { rows } else { area.height };
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}
