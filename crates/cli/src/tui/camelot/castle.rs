//! The castle drawn: four rooms, with five players the secret room, the throne room, and the mission cards on display.

use super::super::board::DrawContext;
use super::super::draw::text::{put, put_right, width};
use super::rooms::{self, Part};
use super::signs;
use camelot::{
    Area, BoardName, Colour, Components, Mission, Open, Phase, Room, Spot, TableFace, Tournament, View,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::camelot as say;

/// The least columns and rows.
pub(crate) const SMALLEST: (u16, u16) = (46, 18);

/// What matters in the castle now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    /// Fields that can be chosen: in `‹ ›`.
    pub(crate) open: Vec<Spot>,
    /// Fields the cursor is on, or where something has just happened: in `[ ]`.
    pub(crate) chosen: Vec<Spot>,
    /// The number of the throne room the cursor is on.
    pub(crate) number: Option<u8>,
    /// The card of the display the cursor is on.
    pub(crate) card: Option<Mission>,
}

/// Draws the castle.
pub(crate) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
) {
    let open = view.open;
    let half = area.width / 2;
    let spare = area.height.saturating_sub(SMALLEST.1) / 4;
    let columns = |left: bool| Rect { x: area.x + if left { 1 } else { half + 1 }, width: half - 1, ..area };
    let mut top = 0;
    for pair in [[Room::Red, Room::Blue], [Room::Green, Room::Yellow]] {
        let mut used = 0;
        for (room, place) in pair.into_iter().zip([columns(true), columns(false)]) {
            let place = Rect { y: area.y + top, height: area.height.saturating_sub(top), ..place };
            used = used.max(draw_room(buffer, place, context, view, room, marks));
        }
        top += used + spare;
    }
    let below = |top: u16| Rect {
        x: area.x + 1,
        y: area.y + top,
        width: area.width - 1,
        height: area.height.saturating_sub(top),
    };
    if open.board_name(Room::Secret).is_some() {
        top += draw_secret_room(buffer, below(top), context, view, marks);
    }
    top += spare;
    top += draw_throne_room(buffer, below(top), context, open, marks.number);
    draw_display(buffer, below(top + spare), context, open, marks.card);
}

/// A room with its name; the answer is the number of rows used.
fn draw_room(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    room: Room,
    marks: &Marks,
) -> u16 {
    let (words, open) = (context.words, view.open);
    let name = open.board(room).name;
    let title = format!("{} {}", signs::letters_of_room(words, room), say::board(words, name));
    let end = put(buffer, area, 0, 0, &title, signs::room(context.theme, room));
    put(buffer, area, end + 1, 0, &remark(context, open, name), Style::new());
    let mut row = 1;
    for parts in rooms::rows(&open.options.components, name) {
        draw_row(buffer, area, row, context, open, name, &parts, marks);
        row += 1;
    }
    if name == BoardName::TrainingGround {
        let points = &open.options.components.training_ground.column_points;
        let text: String = points.iter().map(|points| format!(" {points} ")).collect();
        put(buffer, area, 0, row, &text, context.theme.faded());
        row += 1;
    }
    row
}

/// What else is to be seen in a room: who is ahead, how many tiles are left, how many hearts one has.
fn remark(context: &DrawContext<'_>, open: &Open, name: BoardName) -> String {
    match name {
        BoardName::Rebellion => {
            let face = match open.knight_table() {
                Some(TableFace::Gold) => "▀",
                Some(TableFace::Green) | None => "▄",
            };
            format!("{}:{} {face}", open.knights_in(Area::Loyalist), open.knights_in(Area::Rebel))
        }
        BoardName::Tournament => "◎".repeat(Tournament::TILES - open.tournament_tiles.len()),
        BoardName::Ballroom => {
            let hearts = |colour: Colour| format!("{}{}♥", signs::charge(colour), open.hearts(colour));
            own(context, open).into_iter().map(hearts).collect::<Vec<_>>().join(" ")
        }
        BoardName::RoundTable
        | BoardName::TrainingGround
        | BoardName::Intrigue
        | BoardName::Chapel
        | BoardName::Library
        | BoardName::SecretRoom => String::new(),
    }
}

/// The colours of the one who looks.
pub(crate) fn own(context: &DrawContext<'_>, open: &Open) -> Vec<Colour> {
    match context.eye {
        table::Eye::Seat(seat) => open.colours_of(seat).collect(),
        table::Eye::Spectator | table::Eye::Everything => Vec::new(),
    }
}

#[expect(clippy::too_many_arguments, reason = "a row is drawn from all of these, and from here alone")]
fn draw_row(
    buffer: &mut Buffer,
    area: Rect,
    row: u16,
    context: &DrawContext<'_>,
    open: &Open,
    name: BoardName,
    parts: &[Part],
    marks: &Marks,
) -> u16 {
    let mut column = 0;
    for part in parts {
        match *part {
            Part::Text(text) => column = put(buffer, area, column, row, text, context.theme.faded()),
            Part::Field(place) => {
                let spot = Spot::new(name.room(), place);
                draw_field(buffer, area, (column, row), context, open, spot, marks);
                column += rooms::columns(name);
            }
        }
    }
    column
}

/// A field: who stands there, or what it brings; and whether it can be chosen.
fn draw_field(
    buffer: &mut Buffer,
    area: Rect,
    (column, row): (u16, u16),
    context: &DrawContext<'_>,
    open: &Open,
    spot: Spot,
    marks: &Marks,
) {
    let theme = context.theme;
    let inside = rooms::columns(open.board(spot.room()).name) - 2;
    match open.occupant(spot) {
        Some(occupant) => {
            let (glyph, style) = signs::piece(theme, occupant);
            put(buffer, area, column + 1, row, glyph, style);
        }
        None => {
            let field = open.printed(spot);
            let points = match field.points {
                0 if inside == 1 => entry(open, spot).map_or("·".to_owned(), |number| number.to_string()),
                0 => String::new(),
                // A field has one column for its points.
                10.. => "*".to_owned(),
                points => points.to_string(),
            };
            let effect = if inside > 1 { signs::effect(field) } else { "" };
            let text = format!("{points}{effect}");
            let text = if text.is_empty() { "·".to_owned() } else { text };
            put(buffer, area, column + 1, row, &text, theme.faded());
        }
    }
    let (brackets, style) = if marks.chosen.contains(&spot) {
        (["[", "]"], theme.cursor())
    } else if marks.open.contains(&spot) {
        (["‹", "›"], theme.gold())
    } else {
        return;
    };
    put(buffer, area, column, row, brackets[0], style);
    put(buffer, area, column + 1 + inside, row, brackets[1], style);
}

/// The number of an entry of the Rebellion (CAM-10.3).
fn entry(open: &Open, spot: Spot) -> Option<usize> {
    let rebellion = open.board_name(spot.room()) == Some(BoardName::Rebellion);
    let entries = open.options.components.rebellion.entries;
    let at = entries.iter().position(|&place| place == spot.place()).filter(|_| rebellion)?;
    Some(at + 1)
}

/// The secret room in one row.
fn draw_secret_room(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
) -> u16 {
    let name = BoardName::SecretRoom;
    let title = format!(
        "{} {}",
        signs::letters_of_room(context.words, Room::Secret),
        say::board(context.words, name)
    );
    let end = put(buffer, area, 0, 0, &title, signs::room(context.theme, Room::Secret));
    let right = Rect { x: area.x + end + 1, width: area.width.saturating_sub(end + 1), ..area };
    for parts in rooms::rows(&view.open.options.components, name) {
        draw_row(buffer, right, 0, context, view.open, name, &parts, marks);
    }
    1
}

/// The order track, and in the throne room the numbers with the magicians on them; rows used.
fn draw_throne_room(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    open: &Open,
    number: Option<u8>,
) -> u16 {
    let (words, theme) = (context.words, context.theme);
    let mut column = put(buffer, area, 0, 0, &words.say("tui-camelot-order"), theme.title());
    for colour in open.order.iter() {
        put(buffer, area, column + 1, 0, &format!("{} ", signs::charge(colour)), signs::badge(theme, colour));
        column += 3;
    }
    if let Some(total) = open.total {
        let text = words.say_with("tui-camelot-total", &[("total", total.into())]);
        put_right(buffer, area, area.width.saturating_sub(1), 0, &text, Style::new());
    }
    // From the bottom of the track up: whoever predicted earlier stands outside (CAM-6.4).
    let earlier: Vec<Colour> = open.order.iter().rev().collect();
    for own in 0..=Components::HIGHEST_NUMBER {
        let column = column_of(own, area.width);
        let here = number == Some(own);
        let style = if here { theme.cursor() } else { theme.faded() };
        put(buffer, area, column, 2, &format!("{own:<2}"), style);
        let on = earlier.iter().filter(|&&colour| open.prediction_of(colour) == Some(own));
        for (row, &colour) in [1, 3].into_iter().zip(on) {
            put(buffer, area, column, row, signs::charge(colour), signs::badge(theme, colour));
        }
    }
    4
}

/// Where a number of the throne room stands; numbers of two digits get a column more where there is little room.
const fn column_of(number: u8, columns: u16) -> u16 {
    let number = number as u16;
    if columns >= 16 * 4 {
        number * 4
    } else if number < 10 {
        number * 2
    } else {
        20 + (number - 10) * 3
    }
}

/// The mission cards that can still be taken, by their costs (CAM-4.2).
fn draw_display(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    open: &Open,
    card: Option<Mission>,
) {
    let (words, theme) = (context.words, context.theme);
    let (mut column, mut row) = (0, 0);
    for cost in 1..=3 {
        let cards: Vec<Mission> = open.offered().filter(|mission| mission.cost() == cost).collect();
        let mut lead = format!("{cost}♞");
        for mission in cards {
            let key = if mission.deck == camelot::Deck::Key { "⚷" } else { "" };
            let text = format!("{key}{}", signs::card(words, mission));
            let needed = (width(&lead) + width(&text) + 2) as u16;
            if column + needed > area.width {
                (column, row) = (0, row + 1);
            }
            column = put(buffer, area, column, row, &lead, theme.faded());
            let style = if card == Some(mission) { theme.cursor() } else { Style::new() };
            column = put(buffer, area, column + 1, row, &text, style) + 1;
            lead = String::new();
        }
    }
    if column == 0 && open.flow.phase != Phase::Over {
        put(buffer, area, 0, row, &words.say("tui-camelot-no-cards"), theme.faded());
    }
}
