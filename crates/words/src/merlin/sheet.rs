//! A game of Merlin in lines: figures, principalities and missions in the middle, and what is on each castle.

use super::dues::{due, phase};
use super::missions::{mission as mission_name, mission_asks, mission_missing};
use super::modules;
use super::spaces::{site as site_name, space_at, tile as tile_name};
use super::things::{
    colour as colour_name, die as die_name, figure as figure_name, in_principality, item as item_name,
    relic as relic_name, vassal as vassal_name,
};
use crate::sheet::{SeatSheet, Sheet};
use crate::{Words, begin_large};
use ::merlin::{Castle, Colour, Die, Figure, Frame, Item, Kind, Open, Relic, Vassal, View};
use ::table::Seat;

/// The board and the castles in lines.
pub(crate) fn sheet(words: Words, view: &View<'_>, names: &[String]) -> Sheet {
    let open = view.open;
    let words = super::at(words, &open.layout);
    Sheet {
        status: status(words, open),
        due: begin_large(&due(words, open.top())),
        middle: middle(words, open, names),
        seats: Seat::all(open.players()).map(|seat| of_seat(words, view, seat)).collect(),
    }
}

/// Round and phase.
fn status(words: Words, open: &Open) -> String {
    let now = phase(words, open.top());
    if open.round == 0 || open.top() == Frame::Over {
        return now;
    }
    let values = [("round", open.round.into()), ("rounds", Open::ROUNDS.into())];
    format!("{} · {now}", words.say_with("sheet-round", &values))
}

fn middle(words: Words, open: &Open, names: &[String]) -> Vec<String> {
    let standing = |figure: Figure| {
        let space = open.stands(figure)?;
        let values = [
            ("figure", figure_name(words, figure).into()),
            ("space", space_at(words, &open.layout, space).into()),
        ];
        Some(words.say_with("sheet-merlin-figure", &values))
    };
    let mut lines: Vec<String> = [Figure::Merlin, Figure::Arthur].into_iter().filter_map(standing).collect();
    for relic in Relic::ALL {
        let owner = open.owner(relic).map(|seat| words.name(seat, names));
        let owner = owner.unwrap_or_else(|| words.say("sheet-merlin-on-board"));
        let values = [("relic", relic_name(words, relic).into()), ("owner", owner.into())];
        lines.push(words.say_with("sheet-merlin-relic", &values));
    }
    for colour in open.layout.ring {
        let left = |kind: Kind| open.supply(Item::new(kind, colour));
        let values = [
            ("colour", begin_large(&colour_name(words, colour)).into()),
            ("flags", left(Kind::Flag).into()),
            ("shields", left(Kind::Shield).into()),
            ("materials", left(Kind::Material).into()),
        ];
        lines.push(words.say_with("sheet-merlin-principality", &values));
    }
    lines.push(words.say_with("sheet-merlin-apples", &[("count", open.apple_supply().into())]));
    let values = [("deck", open.deck().into()), ("discard", open.discard.len().into())];
    lines.push(words.say_with("sheet-merlin-display", &values));
    let components = &open.options.components;
    lines.extend(open.display.iter().flatten().map(|&card| mission_name(words, components, card)));
    lines.extend(modules::on_board(words, open, names));
    lines
}

fn of_seat(words: Words, view: &View<'_>, seat: Seat) -> SeatSheet {
    let open = view.open;
    let castle = open.castle(seat);
    let mut sheet = SeatSheet { score: open.score(seat), ..SeatSheet::default() };
    sheet.open.extend(on_castle(words, open, castle));
    sheet.open.extend(on_board(words, open, castle));
    sheet.open.extend(modules::pieces(words, open, seat));
    sheet.open.extend(modules::of_seat(words, open, seat));
    let card = |mission| mission_name(words, &open.options.components, mission);
    match view.secret(seat) {
        Some(secret) => {
            let hand = secret.hand();
            sheet.hidden.extend(hand.iter().map(|mission| {
                let values = [("mission", card(mission).into())];
                match mission_missing(words, view, seat, mission) {
                    // Where nothing is met, the mission says it all.
                    Some(missing) if missing == mission_asks(words, &open.options.components, mission) => {
                        card(mission)
                    }
                    Some(missing) => {
                        let [mission] = values;
                        words.say_with("sheet-merlin-missing", &[mission, ("missing", missing.into())])
                    }
                    None => words.say_with("sheet-merlin-met", &values),
                }
            }));
            sheet.hidden.extend(modules::hidden(words, open, secret));
        }
        None => {
            let seen = words.counted(castle.seen.iter().map(|mission| (1, card(mission))));
            sheet.open.extend(words.line_of("sheet-merlin-seen", seen));
        }
    }
    sheet
}

/// The pieces on a castle.
fn on_castle(words: Words, open: &Open, castle: &Castle) -> Vec<String> {
    let each = |item: Item| (usize::from(castle.items.count(item)), item_name(words, item));
    let mut lines: Vec<String> = words
        .line_of("sheet-merlin-items", words.counted(castle.items.iter().map(each)))
        .into_iter()
        .collect();
    let values = [
        ("apples", castle.apples.into()),
        ("staffs", castle.staffs.into()),
        ("markers", castle.influence_on_castle().into()),
        ("manors", castle.manors_left().into()),
        ("cards", castle.hand.into()),
    ];
    lines.push(words.say_with("sheet-merlin-castle", &values));
    let traitors = castle
        .traitor_colours()
        .map(|colour| (usize::from(castle.traitors_of(colour)), colour_name(words, colour)));
    lines.extend(words.line_of("sheet-merlin-traitors", words.counted(traitors)));
    let dice = castle.dice.unused().map(|(place, pips)| match open.layout.dice[place] {
        Die::Own => pips.to_string(),
        other @ (Die::Merlin | Die::Arthur) => format!("{} {pips}", die_name(words, other)),
    });
    lines.extend(words.line_of("sheet-merlin-dice", dice.collect::<Vec<_>>().join(", ")));
    lines
}

/// The pieces of a player on the board.
fn on_board(words: Words, open: &Open, castle: &Castle) -> Vec<String> {
    let knight = castle.knight.map(|space| space_at(words, &open.layout, space)).unwrap_or_default();
    let vassals = Vassal::ALL.into_iter().filter_map(|vassal| {
        let place = in_principality(words, castle.vassal(vassal)?);
        Some(format!("{} {place}", vassal_name(words, vassal)))
    });
    let influence =
        Colour::ALL.map(|colour| (usize::from(castle.influence(colour)), colour_name(words, colour)));
    let manors = castle.manors.iter().filter_map(|site| {
        let tile = tile_name(words, open.environs.tile(site)?);
        Some(format!("{} ({tile})", site_name(words, site)))
    });
    let lines = [
        words.line_of("sheet-merlin-knight", knight),
        words.line_of("sheet-merlin-vassals", vassals.collect::<Vec<_>>().join(", ")),
        words.line_of("sheet-merlin-influence", words.counted(influence)),
        words.line_of("sheet-merlin-manors", manors.collect::<Vec<_>>().join("; ")),
    ];
    lines.into_iter().flatten().collect()
}
