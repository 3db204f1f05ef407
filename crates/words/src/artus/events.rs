//! Events as the sentences of the log.

use super::cards::card as card_name;
use super::things::{chairs, figure_values};
use crate::Words;
use ::artus::{Event, Points};
use ::table::{Clause, Seat};

/// An event as one sentence.
pub(crate) fn event(words: Words, event: &Event, names: &[String]) -> String {
    let name = |seat: Seat| words.name(seat, names).into();
    match *event {
        Event::Starts(seat) => words.say_with("artus-event-starts", &[("name", name(seat))]),
        Event::FirstKing { metal, chair } => {
            let values = [("metal", metal.id().into()), ("chair", chair.number().into())];
            words.say_with("artus-event-first-king", &values)
        }
        Event::Dealt { seat, kind, card } => match card.fact() {
            Some(card) => {
                let values = [("name", name(seat)), ("card", card_name(words, card).into())];
                words.say_with("artus-event-dealt", &values)
            }
            None => {
                let values = [("name", name(seat)), ("kind", kind.id().into())];
                words.say_with("artus-event-dealt-hidden", &values)
            }
        },
        Event::Placed { seat, chair } => {
            let values = [("name", name(seat)), ("chair", chair.number().into())];
            words.say_with("artus-event-placed", &values)
        }
        Event::Round(round) => words.say_with("artus-event-round", &[("round", round.into())]),
        Event::Played { seat, card } => {
            let values = [("name", name(seat)), ("card", card_name(words, card).into())];
            words.say_with("artus-event-played", &values)
        }
        Event::Moved { figure, from, to } => {
            let mut values = figure_values(words, figure, names).to_vec();
            values.extend([("from", from.number().into()), ("to", to.number().into())]);
            words.say_with("artus-event-moved", &values)
        }
        Event::Displaced { figure, from, to } => {
            let mut values = figure_values(words, figure, names).to_vec();
            values.extend([("from", from.number().into()), ("to", to.number().into())]);
            words.say_with("artus-event-displaced", &values)
        }
        Event::Ringed { metal, chair, rings } => {
            let values =
                [("metal", metal.id().into()), ("chair", chair.number().into()), ("rings", rings.into())];
            words.say_with("artus-event-ringed", &values)
        }
        Event::Crowned { metal, chair, former } => {
            let values = [
                ("metal", metal.id().into()),
                ("chair", chair.number().into()),
                ("former", former.number().into()),
            ];
            words.say_with("artus-event-crowned", &values)
        }
        Event::Scored { seat, points, reason } => scored(words, seat, points, reason, names),
        Event::Realigned { king } => {
            words.say_with("artus-event-realigned", &[("king", king.number().into())])
        }
        Event::Drew { seat, kind, card } => match card.fact() {
            Some(card) => {
                let values = [("name", name(seat)), ("card", card_name(words, card).into())];
                words.say_with("artus-event-drew", &values)
            }
            None => {
                let values = [("name", name(seat)), ("kind", kind.id().into())];
                words.say_with("artus-event-drew-hidden", &values)
            }
        },
        Event::Over { winners } => {
            let list = words.list(winners.iter().map(|seat| words.name(seat, names)));
            let values = [("winners", list.into()), ("count", winners.len().into())];
            words.say_with("artus-event-over", &values)
        }
    }
}

/// Points, and what they are for.
fn scored(words: Words, seat: Seat, points: i32, reason: Points, names: &[String]) -> String {
    let mut values = vec![("name", words.name(seat, names).into()), ("points", words.signed(points).into())];
    match reason {
        Points::Left { figure, chair } => {
            values.extend(figure_values(words, figure, names));
            values.push(("chair", chair.number().into()));
            words.say_with("artus-event-scored-left", &values)
        }
        Points::Ring { chair } => {
            values.push(("chair", chair.number().into()));
            words.say_with("artus-event-scored-ring", &values)
        }
        Points::Knights { knights, clause } => {
            values.push(("scoring", scoring_by(clause).into()));
            values.push(("chairs", chairs(words, knights).into()));
            words.say_with("artus-event-scored-knights", &values)
        }
        Points::Penalty { clause } => {
            values.push(("scoring", scoring_by(clause).into()));
            words.say_with("artus-event-scored-penalty", &values)
        }
    }
}

/// The word by which a sentence chooses its variant, told from the clause of the scoring card (section 15).
fn scoring_by(clause: Clause) -> &'static str {
    match clause.0 {
        "ART-15.5" => "all",
        "ART-15.6" => "all-inverted",
        "ART-15.7" => "green-yellow-red",
        "ART-15.9" => "carpet",
        "ART-15.11" => "three-red",
        _ => "best",
    }
}
