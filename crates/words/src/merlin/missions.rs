//! Mission cards: what they ask for, and what is still missing (section 12).

use super::things::{any_item, in_principality, item, vassal};
use crate::Words;
use ::merlin::{Components, Mission, Requirement, View};
use ::table::Seat;

/// One thing that a mission asks for: `black flag`.
pub fn requirement(words: Words, requirement: Requirement) -> String {
    match requirement {
        Requirement::Item(own) => item(words, own),
        Requirement::AnyItem(kind) => any_item(words, kind),
        Requirement::InfluenceIn(colour) => {
            let place = in_principality(words, colour);
            words.say_with("merlin-requirement-influence-in", &[("in", place.into())])
        }
        Requirement::InfluenceAny => words.say("merlin-requirement-influence-any"),
        Requirement::VassalIn(own, colour) => {
            let values =
                [("vassal", vassal(words, own).into()), ("in", in_principality(words, colour).into())];
            words.say_with("merlin-requirement-vassal-in", &values)
        }
        Requirement::TwoVassalsIn(colour) => {
            let place = in_principality(words, colour);
            words.say_with("merlin-requirement-two-vassals-in", &[("in", place.into())])
        }
        Requirement::VassalPair(one, other) => {
            let values = [("one", vassal(words, one).into()), ("other", vassal(words, other).into())];
            words.say_with("merlin-requirement-vassal-pair", &values)
        }
    }
}

/// All that a mission asks for: `black flag, any material`.
pub fn mission_asks(words: Words, components: &Components, mission: Mission) -> String {
    let asks = components.mission(mission).requirements().map(|own| requirement(words, own));
    asks.collect::<Vec<_>>().join(", ")
}

/// A mission with its points: `black flag, any material (1 point)`.
pub fn mission(words: Words, components: &Components, mission: Mission) -> String {
    let values = [
        ("asks", mission_asks(words, components, mission).into()),
        ("points", components.mission(mission).points.into()),
    ];
    words.say_with("merlin-mission", &values)
}

/// What a player still lacks for a mission; nothing if it is met: `any material`.
pub fn mission_missing(words: Words, view: &View<'_>, seat: Seat, mission: Mission) -> Option<String> {
    let missing = view.missing(seat, mission).into_iter().filter(|&(_, lacking)| lacking > 0);
    let named: Vec<String> = missing.map(|(own, _)| requirement(words, own)).collect();
    (!named.is_empty()).then(|| named.join(", "))
}
