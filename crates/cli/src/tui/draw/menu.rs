//! The menu drawn: its beginning, the form for a new game, and the saved games.

use super::super::app::App;
use super::super::menu::{Item, Menu};
use super::super::new_game::{NewGame, Plan, Row};
use super::super::pick::Cursor;
use super::super::saved_games::Saved;
use super::text::{centred, fit, put, width};
use super::{framed, header, key_help, list};
use crate::args::Player;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws the menu.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App, menu: &Menu) {
    let words = app.words();
    header(buffer, area, app, &format!("{} · {}", words.say("tui-name"), words.say("tui-tagline")), "");
    match menu {
        Menu::Main(cursor) => draw_main(buffer, area, app, *cursor),
        Menu::New(form) => draw_form(buffer, area, app, form),
        Menu::Saved(saves, cursor) => draw_saved(buffer, area, app, saves, *cursor),
    }
}

const CREST: [&str; 5] =
    ["·  ·  ♛  ·  ·", "·  ●        ◆  ·", "♖       ○       ♜", "·  ★        ✚  ·", "·  ·  ♔  ·  ·"];

fn draw_main(buffer: &mut Buffer, area: Rect, app: &App, cursor: Cursor) {
    let words = app.words();
    let place = centred(area, 48, 18);
    let inside = framed(buffer, place, app, &words.say("tui-name"));
    for (row, line) in (1..).zip(CREST) {
        let indent = (inside.width - line.chars().count() as u16) / 2;
        put(buffer, inside, indent, row, line, app.theme().gold());
    }
    let rows: Vec<list::Item> = Item::ALL
        .into_iter()
        .map(|item| list::Item { key: Some(item.letter()), text: words.say(item.key()), worth: None })
        .collect();
    let below = Rect { y: inside.y + 8, height: inside.height - 8, ..inside };
    list::draw(buffer, below, app, &rows, cursor.place(rows.len()));
    let keys = [
        ("↑↓", "tui-key-choose"),
        ("Enter", "tui-key-take"),
        ("?", "tui-key-help"),
        ("q", "tui-key-leave"),
        ("F2", "tui-key-language"),
    ];
    key_help::draw(buffer, area, app, &keys);
}

fn draw_form(buffer: &mut Buffer, area: Rect, app: &App, form: &NewGame) {
    let (words, theme) = (app.words(), app.theme());
    let place = centred(area, 64, 12 + form.rows().len() as u16);
    let inside = framed(buffer, place, app, &words.say("tui-menu-new"));
    let mut line = 1;
    for row in form.rows() {
        let here = row == form.row();
        if matches!(row, Row::Start) || row == Row::Seat(table::Seat::new(0)) {
            line += 1;
        }
        put(buffer, inside, 0, line, if here { "►" } else { " " }, theme.gold());
        let (label, value) = match row {
            Row::Game => (words.say("tui-form-game"), words.game(form.game())),
            Row::Setting(setting) => {
                let value = words.setting_value(form.game(), setting, form.value(setting));
                (words.setting(form.game(), setting), value)
            }
            Row::Seat(seat) => {
                put(buffer, inside, 2, line, &format!("{} ", theme.charge(seat)), theme.shield(seat));
                let label = words.say_with("tui-form-seat", &[("number", (seat.index() + 1).into())]);
                (label, planned(app, form.plan(seat), here))
            }
            Row::Start => {
                let style = if here { theme.cursor() } else { theme.gold() };
                put(buffer, inside, 2, line, &format!(" {} ", words.say("tui-form-start")), style);
                break;
            }
        };
        let indent = if matches!(row, Row::Seat(_)) { 5 } else { 2 };
        put(buffer, inside, indent, line, &label, Style::new());
        put(buffer, inside, 20, line, "‹ ", theme.gold());
        let style = if here { theme.cursor() } else { Style::new() };
        let end = put(buffer, inside, 22, line, &value, style);
        put(buffer, inside, end, line, " ›", theme.gold());
        line += 1;
    }
    let help = match form.row() {
        Row::Seat(_) => "tui-form-help-seat",
        Row::Start => "tui-form-help-start",
        Row::Game | Row::Setting(_) => "tui-form-help",
    };
    put(buffer, inside, 0, inside.height - 2, &words.say(help), theme.faded());
    let keys = [
        ("↑↓", "tui-key-row"),
        ("←→", "tui-key-change"),
        ("Enter", "tui-key-next"),
        ("Esc", "tui-key-back"),
        ("F1", "tui-key-help"),
    ];
    key_help::draw(buffer, area, app, &keys);
}

/// Who is to sit in a seat; a name is followed by the cursor while it can be typed.
fn planned(app: &App, plan: &Plan, here: bool) -> String {
    match plan.bot {
        Some(level) => {
            let level = app.words().say(&format!("people-level-{level}"));
            app.words().say_with("tui-form-bot", &[("level", level.into())])
        }
        None if here => format!("{}▏", plan.name),
        None => plan.name.clone(),
    }
}

fn draw_saved(buffer: &mut Buffer, area: Rect, app: &App, saves: &[Saved], cursor: Cursor) {
    let words = app.words();
    let place = centred(area, area.width - 6, area.height - 5);
    let inside = framed(buffer, place, app, &words.say("tui-menu-saved"));
    if saves.is_empty() {
        put(buffer, inside, 0, 1, &words.say("tui-no-saves"), Style::new());
    }
    let longest = saves.iter().map(|saved| width(&saved.name)).max().unwrap_or_default().min(24);
    let row = |saved: &Saved| {
        let args = [
            ("game", saved.game.map(|game| words.game(game)).unwrap_or_default().into()),
            ("seats", seats(app, saved).into()),
            ("moves", saved.moves.into()),
        ];
        let name = fit(&saved.name, longest);
        let text = format!("{name:<longest$}  {}", words.say_with("tui-saved-game", &args));
        list::Item { key: None, text, worth: None }
    };
    let rows: Vec<list::Item> = saves.iter().map(row).collect();
    let below = Rect { y: inside.y + 1, height: inside.height - 1, ..inside };
    list::draw(buffer, below, app, &rows, cursor.place(saves.len()));
    key_help::draw(
        buffer,
        area,
        app,
        &[("↑↓", "tui-key-choose"), ("Enter", "tui-key-open"), ("Esc", "tui-key-back")],
    );
}

/// Who plays a saved game: persons by name, and how many bots.
fn seats(app: &App, saved: &Saved) -> String {
    let is_bot = |name: &&String| matches!(Player::read(name), Ok(Player::Bot(_)));
    let bots = saved.seats.iter().filter(is_bot).count();
    let mut seats: Vec<String> = saved.seats.iter().filter(|name| !is_bot(name)).cloned().collect();
    if bots > 0 {
        seats.push(app.words().say_with("tui-bots", &[("count", bots.into())]));
    }
    seats.join(", ")
}
