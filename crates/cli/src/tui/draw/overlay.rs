//! What lies over the screen: help, rules, log, cards, questions.

use super::super::app::{App, Overlay, Screen};
use super::super::board;
use super::super::log::Reading;
use super::super::pick::{Scroll, first_shown};
use super::super::picture;
use super::super::rules::RuleBook;
use super::super::session::Stage;
use super::text::{centred, fit, fit_words, put, put_right, wrap};
use super::{framed, key_help};
use games::GameId;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Rule;

/// Draws what lies over the screen.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, overlay: &Overlay) {
    // The keys below are not those of what lies above.
    let last = Rect::new(area.x, area.bottom() - 1, area.width, 1);
    put(buffer, last, 0, 0, &" ".repeat(usize::from(area.width)), Style::new());
    match overlay {
        Overlay::Help => draw_help(buffer, area, app),
        Overlay::Tell(text) => {
            draw_message(buffer, area, app, &app.words().say("tui-notice"), text, "tui-any-key")
        }
        Overlay::Rules(book) => draw_rules(buffer, area, app, book),
        Overlay::Log(reading) => draw_log(buffer, area, app, reading),
        Overlay::Sheet(scroll) => draw_sheet(buffer, area, app, scroll),
        Overlay::Leave => draw_leave(buffer, area, app),
    }
}

fn draw_message(buffer: &mut Buffer, area: Rect, app: &App, title: &str, text: &str, keys: &str) {
    let lines = wrap(text, 56);
    let place = centred(area, 62, lines.len() as u16 + 6);
    let inside = framed(buffer, place, app, title);
    for (row, line) in (1..).zip(&lines) {
        put(buffer, inside, 0, row, line, Style::new());
    }
    put(buffer, inside, 0, lines.len() as u16 + 2, &app.words().say(keys), app.theme().gold());
}

fn draw_leave(buffer: &mut Buffer, area: Rect, app: &App) {
    let words = app.words();
    let Screen::Table(session) = app.screen() else { return };
    let file = session.table().path.display().to_string();
    let key = match session.stage() {
        _ if session.unsaved.is_some() => "tui-leave-unsaved",
        Stage::Over => "tui-leave-over",
        Stage::HandOver(_) | Stage::Choosing(_) | Stage::Forced(..) | Stage::Done(_) | Stage::Watching => {
            "tui-leave"
        }
    };
    let text = words.say_with(key, &[("file", file.into())]);
    draw_message(buffer, area, app, &words.say("tui-leave-title"), &text, "tui-leave-keys");
}

/// The keys and the signs of the game.
fn draw_help(buffer: &mut Buffer, area: Rect, app: &App) {
    let (words, theme) = (app.words(), app.theme());
    let inside = framed(buffer, centred(area, 78, 22), app, &words.say("tui-help"));
    let keys = [
        ("↑ ↓ ← →", "tui-help-arrows"),
        ("0–9 A–Z", "tui-help-digits"),
        ("Enter", "tui-help-enter"),
        ("Esc", "tui-help-esc"),
        ("a", "tui-help-all"),
        ("h", "tui-help-hint"),
        ("u", "tui-help-undo"),
        ("p", "tui-help-pause"),
        ("l", "tui-help-log"),
        ("r", "tui-help-rules"),
        ("c", "tui-help-cards"),
        ("F2", "tui-help-language"),
        ("q", "tui-help-leave"),
    ];
    let half = inside.width / 2;
    let left = Rect { width: half - 1, ..inside };
    let right = Rect { x: inside.x + half, width: inside.width - half, ..inside };
    put(buffer, left, 0, 0, &words.say("tui-help-keys"), theme.title());
    let mut row = 1;
    for (key, what) in keys {
        put(buffer, left, 0, row, key, theme.gold());
        for line in wrap(&words.say(what), usize::from(left.width) - 9) {
            put(buffer, left, 9, row, &line, Style::new());
            row += 1;
        }
    }
    let game = match app.screen() {
        Screen::Menu(_) => GameId::ALL[0],
        Screen::Table(session) => session.table().game.game(),
    };
    put(buffer, right, 0, 0, &words.say("tui-help-signs"), theme.title());
    let mut row = 1;
    for (sign, what) in board::legend(words, game) {
        put(buffer, right, 0, row, sign, theme.gold());
        for line in wrap(&what, usize::from(right.width) - 9) {
            put(buffer, right, 9, row, &line, Style::new());
            row += 1;
        }
    }
    put(buffer, inside, 0, inside.height - 1, &words.say("tui-any-key"), theme.gold());
}

/// The clauses on the left, the one being read on the right.
fn draw_rules(buffer: &mut Buffer, area: Rect, app: &App, book: &RuleBook) {
    let (words, theme) = (app.words(), app.theme());
    let place = Rect { height: area.height - 1, ..area };
    let inside = framed(buffer, place, app, &words.say("tui-rules"));
    let found = book.found();
    let cursor = book.cursor();
    let end = put(buffer, inside, 0, 0, &words.say("tui-rules-look-for"), theme.faded());
    put(buffer, inside, end + 1, 0, &format!("{}▏", book.typed()), theme.title());
    let columns = (inside.width * 2 / 5).min(44);
    let left = Rect { y: inside.y + 2, height: inside.height - 2, width: columns, ..inside };
    let right = Rect { x: inside.x + columns + 2, width: inside.width - columns - 2, ..left };
    if found.is_empty() {
        put(buffer, left, 0, 0, &words.say("tui-rules-nothing"), Style::new());
    }
    draw_index(buffer, left, app, &found, cursor);
    if let Some(rule) = book.open() {
        put(buffer, right, 0, 0, &fit(&rule.section, usize::from(right.width)), theme.faded());
        put(buffer, right, 0, 1, &rule.id, theme.title());
        let lines: Vec<String> =
            rule.text.lines().flat_map(|line| wrap(&readable(line), usize::from(right.width))).collect();
        let room = usize::from(right.height.saturating_sub(3));
        book.longest.set(lines.len().saturating_sub(room));
        for (row, line) in (3..).zip(lines.iter().skip(book.scroll()).take(room)) {
            put(buffer, right, 0, row, line, Style::new());
        }
        if book.scroll() < book.longest.get() {
            put_right(buffer, right, right.width, right.height - 1, "▼", theme.gold());
        }
    }
    let keys = [
        ("↑↓", "tui-key-choose"),
        ("a–z 0–9", "tui-key-search"),
        ("←→", "tui-key-scroll"),
        ("Esc", "tui-key-back"),
        ("F2", "tui-key-language"),
    ];
    key_help::draw(buffer, area, app, &keys);
}

/// The clauses found, each section under its heading.
fn draw_index(buffer: &mut Buffer, area: Rect, app: &App, found: &[&Rule], cursor: usize) {
    let (theme, columns) = (app.theme(), usize::from(area.width));
    let mut rows: Vec<(Option<usize>, String)> = Vec::new();
    let (mut chapter, mut section) = (found.first().map_or("", |rule| rule.chapter.as_str()), "");
    for (at, rule) in found.iter().enumerate() {
        if rule.chapter != chapter {
            (chapter, section) = (&rule.chapter, "");
            rows.push((None, fit_words(chapter, columns)));
        }
        if rule.section != section {
            section = &rule.section;
            rows.push((None, fit_words(section, columns)));
        }
        let opening = rule.text.replace(['*', '`'], "");
        let text = format!("{:<10}{}", rule.id, fit_words(&opening, columns.saturating_sub(10)));
        rows.push((Some(at), format!("{text:<columns$}")));
    }
    let focus = rows.iter().position(|(at, _)| *at == Some(cursor)).unwrap_or_default();
    let height = usize::from(area.height);
    let first = first_shown(focus, rows.len(), height);
    for (row, (at, text)) in (0..).zip(rows.iter().skip(first).take(height)) {
        let style = match at {
            None => theme.title(),
            Some(at) if *at == cursor => theme.cursor(),
            Some(_) => Style::new(),
        };
        put(buffer, area, 0, row, text, style);
    }
}

/// A line of Markdown as it is read: no marks, table rows as a list.
fn readable(line: &str) -> String {
    let line = line.replace(['*', '`'], "");
    if !line.starts_with('|') {
        return line;
    }
    if line.chars().all(|mark| matches!(mark, '|' | '-' | ':' | ' ')) {
        return String::new();
    }
    line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>().join(" · ")
}

/// The whole log; the line under the cursor can be explained by its clause.
fn draw_log(buffer: &mut Buffer, area: Rect, app: &App, reading: &Reading) {
    let theme = app.theme();
    let place = Rect { height: area.height - 1, ..area };
    let inside = framed(buffer, place, app, &app.words().say("tui-log"));
    let entries = app.log();
    let cursor = reading.cursor.place(entries.len());
    let columns = usize::from(inside.width) - 12;
    // Each sentence may take several rows; the one under the cursor is kept in sight.
    let mut rows = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        for (line, text) in wrap(&entry.text, columns).into_iter().enumerate() {
            rows.push((at, line == 0, text));
        }
    }
    let focus = rows.iter().position(|&(at, _, _)| at == cursor).unwrap_or_default();
    let height = usize::from(inside.height);
    let first = first_shown(focus, rows.len(), height);
    for (row, (at, opens, text)) in (0..).zip(rows.iter().skip(first).take(height)) {
        let entry = &entries[*at];
        let style = match (*at == cursor, entry.heads, entry.points) {
            (true, _, _) => theme.cursor(),
            (false, true, _) => theme.title(),
            (false, false, Some(points)) => theme.points(points),
            (false, false, None) => Style::new(),
        };
        put(buffer, inside, 0, row, text, style);
        if let (true, Some(clause)) = (*opens, entry.clause) {
            put_right(buffer, inside, inside.width, row, &clause.to_string(), theme.faded());
        }
    }
    let keys = [("↑↓", "tui-key-choose"), ("Enter", "tui-key-clause"), ("Esc", "tui-key-back")];
    key_help::draw(buffer, area, app, &keys);
}

/// Everything on the table in lines, as far as the person at the keyboard may know it.
fn draw_sheet(buffer: &mut Buffer, area: Rect, app: &App, scroll: &Scroll) {
    let Screen::Table(session) = app.screen() else { return };
    let (words, theme) = (app.words(), app.theme());
    let place = Rect { height: area.height - 1, ..centred(area, area.width.min(100), area.height) };
    let inside = framed(buffer, place, app, &words.say("tui-sheet"));
    let sheet = words.sheet(&session.view(), session.names());
    let lines = picture::lines(words, &sheet, session.names(), usize::from(inside.width));
    let rows = usize::from(inside.height);
    let first = scroll.first(lines.len(), rows);
    for (row, (title, line)) in (0..).zip(lines.iter().skip(first).take(rows)) {
        let (column, style) = if *title { (0, theme.title()) } else { (2, Style::new()) };
        put(buffer, inside, column, row, line, style);
    }
    if first + rows < lines.len() {
        put_right(buffer, inside, inside.width, inside.height - 1, "▼", theme.gold());
    }
    key_help::draw(buffer, area, app, &[("↑↓", "tui-key-scroll"), ("Esc", "tui-key-back")]);
}
