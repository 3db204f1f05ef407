//! A game of The Future of Camelot in lines: the missions, where everybody's knights and tiles are, and what
//! lies behind the screens.

use super::cards::mission_short;
use super::heroes::hero as hero_name;
use super::things::{colour as colour_name, deck as deck_name, due, parts, phase, room as room_name};
use crate::sheet::{SeatSheet, Sheet};
use crate::{Words, begin_large};
use ::camelot::{Colour, Components, Deck, HeroSide, MerlinTiles, Open, Phase, Room, View};
use ::table::Seat;

/// The castle in lines.
pub(crate) fn sheet(words: Words, view: &View<'_>) -> Sheet {
    let open = view.open;
    let display = words.counted(open.offered().map(|mission| (1, mission_short(words, mission))));
    let mut middle: Vec<String> = words.line_of("sheet-camelot-display", display).into_iter().collect();
    for deck in Deck::ALL.into_iter().filter(|&deck| open.deck_left(deck) > 0) {
        let left = open.still_to_come(deck);
        let missions = words.counted(left.map(|(one, copies)| (copies as usize, mission_short(words, one))));
        let values = [
            ("deck", begin_large(&deck_name(words, deck)).into()),
            ("count", open.deck_left(deck).into()),
            ("list", missions.into()),
        ];
        middle.push(words.say_with("sheet-camelot-deck", &values));
    }
    let merlin = open.merlin.iter().filter(|owner| owner.is_none()).count();
    let values =
        [("grail", open.grail_left().into()), ("merlin", merlin.into()), ("all", MerlinTiles::COUNT.into())];
    middle.push(words.say_with("sheet-camelot-tiles-left", &values));
    Sheet {
        status: status(words, open),
        due: asked(words, open),
        middle,
        seats: Seat::all(open.players()).map(|seat| of_seat(words, view, seat)).collect(),
    }
}

/// Round and phase.
fn status(words: Words, open: &Open) -> String {
    let now = phase(words, open.flow.phase);
    match open.flow.phase {
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland
        | Phase::Over => now,
        Phase::Preparation
        | Phase::Sending
        | Phase::Predictions
        | Phase::Fists
        | Phase::Merlin
        | Phase::Missions => {
            let values = [("round", open.flow.round.into()), ("rounds", Open::ROUNDS.into())];
            format!("{} · {now}", words.say_with("sheet-round", &values))
        }
    }
}

/// What is due, and for which colour.
fn asked(words: Words, open: &Open) -> String {
    let due = due(words, open.due());
    match open.acting() {
        Some(colour) => format!("{}: {due}", begin_large(&colour_name(words, colour))),
        None => begin_large(&due),
    }
}

fn of_seat(words: Words, view: &View<'_>, seat: Seat) -> SeatSheet {
    let open = view.open;
    let score = open.counted(seat).map_or(0, |colour| open.score(colour));
    let mut sheet = SeatSheet { score, ..SeatSheet::default() };
    for colour in open.colours_of(seat) {
        sheet.open.extend(of_colour(words, open, colour));
        sheet.hidden.extend(behind_screen(words, view, colour));
    }
    sheet
}

fn of_colour(words: Words, open: &Open, colour: Colour) -> Vec<String> {
    let pieces = open.pieces(colour);
    let values = [
        ("colour", begin_large(&colour_name(words, colour)).into()),
        ("points", crate::number(open.score(colour)).into()),
        ("screen", pieces.screen.into()),
        ("sent", pieces.sent.into()),
        ("hinterland", pieces.hinterland.into()),
        ("grail", pieces.grail.into()),
        ("merlin", open.merlin_tiles(colour).into()),
    ];
    let mut lines = vec![words.say_with("sheet-camelot-colour", &values)];
    let rooms = Room::ALL.map(|room| (open.own(colour, room).len(), room_name(words, room)));
    lines.extend(words.line_of("sheet-camelot-rooms", words.counted(rooms)));
    if open.options.with_heroes() && pieces.hero != HeroSide::Gone {
        let side = if pieces.hero == HeroSide::One { 1 } else { 2 };
        let values = [("hero", hero_name(words, open.hero(colour)).into()), ("side", side.into())];
        lines.push(words.say_with("sheet-camelot-hero", &values));
    }
    lines
}

/// What lies behind the screen of a colour and in its fist, where it may be known (CAM-22.2).
fn behind_screen(words: Words, view: &View<'_>, colour: Colour) -> Vec<String> {
    let open = view.open;
    let Some(secret) = view.secret(colour) else { return Vec::new() };
    let closed = open.owner(colour).is_some_and(|seat| open.flow.chosen.contains(seat))
        && matches!(open.flow.phase, Phase::Sending | Phase::Predictions | Phase::Fists);
    let mut parts_known = Vec::new();
    if closed {
        parts_known.push(words.say_with("sheet-camelot-fist", &[("count", secret.fist.into())]));
    }
    if !secret.merlin.is_empty() {
        let tiles = secret.merlin.iter().map(|points| points.to_string()).collect::<Vec<_>>().join("+");
        parts_known.push(words.say_with("sheet-camelot-merlin", &[("tiles", tiles.into())]));
    }
    if !secret.grail.is_empty() {
        let points = secret.grail.points(Components::GRAIL_SET_POINTS);
        let values =
            [("parts", parts(words, secret.grail.0).into()), ("points", words.signed(points).into())];
        parts_known.push(words.say_with("sheet-camelot-grail", &values));
    }
    let name = begin_large(&colour_name(words, colour));
    parts_known.into_iter().map(|known| format!("{name}: {known}")).collect()
}
