//! The principalities inside the rondel: what is in supply, whose vassals stand there, and who has influence.

use super::super::board::DrawContext;
use super::super::draw::text::put;
use super::{Marks, signs};
use merlin::modules::knights::Ally;
use merlin::{Colour, Figure, Item, Kind, Relic, Vassal, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Seat;

/// The columns of the supplies, of the vassals and of the influence.
const SUPPLIES: u16 = 5;
const VASSALS: u16 = 13;
const INFLUENCE: u16 = 19;

/// Draws the six principalities in the order of the ring, and below them the relics and the apples.
pub(crate) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
) {
    let (words, theme, open) = (context.words, context.theme, view.open);
    for (place, kind) in (0..).zip(Kind::ALL) {
        put(buffer, area, SUPPLIES + 2 * place, 0, signs::kind(kind), theme.faded());
    }
    for (place, vassal) in (0..).zip(Vassal::ALL) {
        put(buffer, area, VASSALS + place, 0, &signs::vassal(words, vassal), theme.faded());
    }
    put(buffer, area, INFLUENCE, 0, signs::INFLUENCE, theme.faded());
    for (row, colour) in (1..).zip(open.layout.ring) {
        draw_land(buffer, area, context, view, marks, (row, colour));
    }
    let owner = |relic: Relic| open.owner(relic).map_or("·", |seat| theme.charge(seat));
    let values = [
        ("excalibur", owner(Relic::Excalibur).into()),
        ("grail", owner(Relic::Grail).into()),
        ("apples", open.apple_supply().into()),
    ];
    let end = put(buffer, area, 1, 7, &words.say_with("tui-merlin-relics", &values), Style::new());
    // There may be no room to draw the inner ring; where Arthur stands is told by its number, too.
    if let Some(space) = open.stands(Figure::Arthur) {
        put(buffer, area, end + 2, 7, &format!("{} {space}", signs::ARTHUR), theme.title());
    }
}

fn draw_land(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
    (row, colour): (u16, Colour),
) {
    let (theme, open) = (context.theme, view.open);
    let mark = if marks.lands.contains(&colour) { "►" } else { " " };
    put(buffer, area, 1, row, mark, theme.gold());
    put(buffer, area, 2, row, &signs::letters(context.words, colour), signs::tint(theme, colour));
    for (place, kind) in (0..).zip(Kind::ALL) {
        let left = open.supply(Item::new(kind, colour));
        let style = if left == 0 { theme.faded() } else { Style::new() };
        put(buffer, area, SUPPLIES + 2 * place, row, &left.to_string(), style);
    }
    for (place, vassal) in (0..).zip(Vassal::ALL) {
        let (sign, style) = match open.vassal_place(vassal, colour) {
            Some(seat) => (theme.charge(seat), theme.shield(seat)),
            None => ("·", theme.faded()),
        };
        put(buffer, area, VASSALS + place, row, sign, style);
    }
    let modules = &open.modules;
    let mut end = INFLUENCE;
    for seat in Seat::all(open.players()) {
        let markers = open.castle(seat).influence(colour);
        let kay = if modules.knights.has(seat, Ally::Kay) { modules.knights.influence(colour) } else { 0 };
        let with = [modules.market.under(seat, colour), kay, modules.morgana.carried(seat, colour)];
        // One of Kay's tiles may lie where no marker of its player is left (KRT-14.3).
        if markers + kay > 0 {
            end = put(buffer, area, end, row, theme.charge(seat), theme.shield(seat));
            end = put(buffer, area, end, row, &markers.to_string(), Style::new());
            for (sign, count) in signs::WITH_INFLUENCE.into_iter().zip(with) {
                end = put(buffer, area, end, row, &some(sign, count), Style::new());
            }
            end += 1;
        }
    }
    put(buffer, area, end, row, &some(signs::MORGANA, modules.morgana.alone(colour)), Style::new());
}

/// A sign with its number, which is left out for a single piece.
fn some(sign: &str, count: u8) -> String {
    match count {
        0 => String::new(),
        1 => sign.to_owned(),
        _ => format!("{sign}{count}"),
    }
}
