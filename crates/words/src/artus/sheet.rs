//! A game of Artus in lines: who sits where, what everybody holds, and the cards that are still to come.

use super::cards::card_short;
use super::things::{chairs_with_values, figure, mode, phase, value};
use crate::sheet::{SeatSheet, Sheet};
use crate::{Words, begin_large};
use ::artus::{Chair, Figure, Kind, Phase, View};
use ::table::Seat;

/// The table in lines.
pub(crate) fn sheet(words: Words, view: &View<'_>) -> Sheet {
    let open = view.open;
    let royal = |chair: Chair| {
        let who = open.table.figure(chair).filter(|who| !matches!(who, Figure::Knight(_)))?;
        let values = [
            ("figure", begin_large(&figure(words, who, &[])).into()),
            ("chair", chair.number().into()),
            ("value", value(words, open, chair).into()),
            ("rings", open.table.rings(chair).into()),
        ];
        Some(words.say_with("sheet-artus-royal", &values))
    };
    let mut middle: Vec<String> = Chair::all().filter_map(royal).collect();
    middle.push(words.say_with("sheet-artus-supply", &[("count", open.table.supply().into())]));
    Sheet {
        status: status(words, view),
        due: begin_large(&phase(words, open.flow.phase)),
        middle,
        seats: Seat::all(open.players()).map(|seat| of_seat(words, view, seat)).collect(),
    }
}

/// Mode, round and card.
fn status(words: Words, view: &View<'_>) -> String {
    let (flow, options) = (view.open.flow, view.open.options);
    let round = |key, of: u8| words.say_with(key, &[("round", flow.round.into()), ("rounds", of.into())]);
    let card = |key| {
        let cards = options.mode.cards_per_turn();
        let values = [("card", (flow.done + 1).into()), ("cards", cards.into())];
        if cards > 1 { format!(" · {}", words.say_with(key, &values)) } else { String::new() }
    };
    let now = match flow.phase {
        Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over => phase(words, flow.phase),
        Phase::Place => round("sheet-artus-placement", options.knights_each()),
        Phase::Play => {
            format!("{}{}", round("sheet-artus-round", options.mode.rounds()), card("sheet-artus-card"))
        }
        Phase::Draw | Phase::Reveal(_) => {
            format!("{}{}", round("sheet-artus-round", options.mode.rounds()), card("sheet-artus-draw"))
        }
    };
    format!("{} · {now}", mode(words, options.mode))
}

fn of_seat(words: Words, view: &View<'_>, seat: Seat) -> SeatSheet {
    let open = view.open;
    let deck = &open.options.components.deck;
    let list = |cards| {
        words.counted(deck.different(cards).map(|(card, copies)| (copies as usize, card_short(words, card))))
    };
    let kinds = Kind::ALL.into_iter().filter(|&kind| open.options.mode.uses(kind));
    let knights = chairs_with_values(words, open, open.table.knights(seat));
    let mut lines: Vec<String> = words.line_of("sheet-artus-knights", knights).into_iter().collect();
    for kind in kinds {
        let values = [
            ("kind", kind.id().into()),
            ("held", open.held(seat, kind).into()),
            ("pile", open.pile(seat, kind).into()),
        ];
        lines.push(words.say_with("sheet-artus-cards", &values));
        lines.extend(words.line_of("sheet-artus-unplayed", list(open.unplayed(seat, kind))));
    }
    if open.tokens(seat) > 0 {
        lines.push(words.say_with("sheet-artus-tokens", &[("count", open.tokens(seat).into())]));
    }
    let hand = view.secret(seat).map(|secret| list(secret.hand()));
    let hidden = hand.and_then(|hand| words.line_of("sheet-hand", hand)).into_iter().collect();
    SeatSheet { score: open.score(seat), open: lines, hidden }
}
