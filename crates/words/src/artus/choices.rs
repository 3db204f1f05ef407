//! Moves as short lines to choose from, with what they lead to.

use super::cards::{card as card_name, card_does, scoring_word};
use super::things::{chairs_with_values, figure_values, value};
use crate::{Value, Words, begin_large};
use ::artus::{Action, Card, Chair, ChairSet, Event, Figure, Move, Points, Scoring, View};
use ::table::Seat;

/// A move as a short line to choose from.
pub(crate) fn choice(words: Words, choice: Move, view: &View<'_>, seat: Seat, names: &[String]) -> String {
    let open = view.open;
    match choice {
        Move::Start(seat) => {
            words.say_with("artus-choice-start", &[("name", words.name(seat, names).into())])
        }
        Move::King(metal) => words.say_with("artus-choice-first-king", &[("metal", metal.id().into())]),
        Move::Card(card) => words.say_with("artus-choice-card", &[("card", card_name(words, card).into())]),
        Move::Place(chair) => {
            let values = [("chair", chair.number().into()), ("value", value(words, open, chair).into())];
            words.say_with("artus-choice-place", &values)
        }
        Move::Draw(kind) => {
            let values = [("kind", kind.id().into()), ("left", open.pile(seat, kind).into())];
            words.say_with("artus-choice-draw", &values)
        }
        Move::Play(card, action) => {
            let preview = view.preview(seat, choice);
            let list = |knights| ("chairs", Value::from(chairs_with_values(words, open, knights)));
            match action {
                Action::Advance { from, steps } => {
                    advance(words, view, seat, Advance { from, steps }, &preview, names)
                }
                Action::Ring(chair) => ring(words, view, chair, &preview),
                Action::All if card == Card::Scoring(Scoring::AllInverted) => {
                    words.say_with("artus-choice-all-inverted", &[list(open.table.knights(seat))])
                }
                Action::All => words.say_with("artus-choice-all", &[list(open.table.knights(seat))]),
                Action::Score(knights) => words.say_with("artus-choice-score", &[list(knights)]),
                Action::Best => words.say_with("artus-choice-best", &[list(scored(&preview))]),
                Action::Penalty => {
                    words.say_with("artus-choice-penalty", &[("scoring", scoring_word(card).into())])
                }
            }
        }
    }
}

/// The card a move plays: what choices are listed under.
pub(crate) fn heading(words: Words, choice: Move) -> Option<String> {
    match choice {
        Move::Play(card, _) => Some(begin_large(&card_name(words, card))),
        Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Place(_) | Move::Draw(_) => None,
    }
}

/// What the card of a move does.
pub(crate) fn explains(words: Words, choice: Move) -> Option<String> {
    if let Move::Play(card, _) = choice { Some(card_does(words, card)) } else { None }
}

/// The points a move brings at once; nothing for moves that never bring any.
pub(crate) fn brings(choice: Move, view: &View<'_>, seat: Seat) -> Option<i32> {
    let points = |event: &Event| {
        let Event::Scored { points, .. } = event else { return None };
        Some(*points)
    };
    view.preview(seat, choice).iter().filter_map(points).reduce(|sum, more| sum + more)
}

/// The knights that would be scored.
fn scored(preview: &[Event]) -> ChairSet {
    let knights = |event: &Event| {
        let Event::Scored { reason: Points::Knights { knights, .. }, .. } = event else { return None };
        Some(*knights)
    };
    preview.iter().find_map(knights).unwrap_or_default()
}

/// A figure's move.
struct Advance {
    from: Chair,
    steps: i8,
}

fn advance(
    words: Words,
    view: &View<'_>,
    seat: Seat,
    Advance { from, steps }: Advance,
    preview: &[Event],
    names: &[String],
) -> String {
    // A move that is not on offer may name an empty chair; it reads like a knight's.
    let figure = view.open.table.figure(from).unwrap_or(Figure::Knight(seat));
    let displaced = preview.iter().find_map(|event| {
        let Event::Displaced { figure, .. } = event else { return None };
        Some(*figure)
    });
    let (whom, other, other_metal) = match displaced {
        None => ("nobody", String::new(), ""),
        Some(Figure::Knight(owner)) if owner == seat => ("own", String::new(), ""),
        Some(Figure::Knight(owner)) => ("knight", words.name(owner, names), ""),
        Some(Figure::Prince(metal)) => ("prince", String::new(), metal.id()),
        Some(Figure::King(metal)) => ("king", String::new(), metal.id()),
    };
    let mut values = figure_values(words, figure, names).to_vec();
    values.extend([
        ("from", from.number().into()),
        ("value", value(words, view.open, from).into()),
        ("steps", steps.unsigned_abs().into()),
        ("direction", if steps < 0 { "backward" } else { "forward" }.into()),
        ("to", from.step(steps).number().into()),
        ("displaced", whom.into()),
        ("other", other.into()),
        ("other-metal", other_metal.into()),
    ]);
    words.say_with("artus-choice-advance", &values)
}

fn ring(words: Words, view: &View<'_>, chair: Chair, preview: &[Event]) -> String {
    let crowned = preview.iter().any(|event| matches!(event, Event::Crowned { .. }));
    let metal = view.open.table.metal(chair).map_or("", |metal| metal.id());
    let values = [
        ("metal", metal.into()),
        ("chair", chair.number().into()),
        ("value", value(words, view.open, chair).into()),
        ("rings", if crowned { 3_u8 } else { 2 }.into()),
    ];
    words.say_with("artus-choice-ring", &values)
}
